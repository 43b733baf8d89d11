"""The evening's own certificate: nobody signed it, so that it is known by its fingerprint.

It lies with its key in the evening's folder, and stays the same while it is valid, also where the
evening comes to another address: whoever has joined need not join again.
"""

import ipaddress
import ssl
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from director.sharing.private_files import write_private

_VALID = timedelta(days=14)
"""Longer than a festival, and shorter than anybody forgets what they have joined."""
_EARLIER = timedelta(days=1)
"""A telephone whose clock is slow joins as well."""
_LEFT = timedelta(days=3)
"""What is valid for less is made anew: no evening ends in the middle."""
_CERTIFICATE, _KEY = "certificate.pem", "certificate-key.pem"
_CURVE = ec.SECP256R1


@dataclass(frozen=True)
class Certificate:
    """A certificate with its key, in files."""

    file: Path
    key_file: Path

    @property
    def text(self) -> str:
        """What a station keeps of it, in the form PEM. Raises OSError."""
        return self.file.read_text(encoding="ascii")

    @property
    def fingerprint(self) -> str:
        """SHA-256 of it, in 64 small hexadecimal digits. Raises OSError."""
        return fingerprint(self.text)


def fingerprint(text: str) -> str:
    """SHA-256 of a certificate in the form PEM, in small digits. Raises ValueError for no such."""
    return x509.load_pem_x509_certificate(text.encode()).fingerprint(hashes.SHA256()).hex()


def certificate(folder: Path, address: str, name: str, now: datetime) -> Certificate:
    """The certificate for an evening that is reached by this address and name. Raises OSError.

    That of the folder where it is valid for a while yet, and otherwise a new one.
    """
    kept = Certificate(folder / _CERTIFICATE, folder / _KEY)
    if not _serves(kept, now):
        _make(kept, _names(address, name), now)
    return kept


def _names(address: str, name: str) -> x509.SubjectAlternativeName:
    """By what an evening is reached; a name may be an address as well."""
    return x509.SubjectAlternativeName([_called(one) for one in dict.fromkeys((address, name))])


def _called(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        return x509.DNSName(name.encode("idna").decode("ascii"))


def _serves(kept: Certificate, now: datetime) -> bool:
    """Whether what lies there is good for a while yet, and has its own key."""
    try:
        made = x509.load_pem_x509_certificate(kept.file.read_bytes())
        key = load_pem_private_key(kept.key_file.read_bytes(), None)
    except (FileNotFoundError, ValueError, TypeError):
        return False
    within = made.not_valid_before_utc <= now <= made.not_valid_after_utc - _LEFT
    return within and key.public_key() == made.public_key()


def _make(at: Certificate, names: x509.SubjectAlternativeName, now: datetime) -> None:
    key = ec.generate_private_key(_CURVE())
    title = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Tournament Director")])
    made = (
        x509.CertificateBuilder()
        .subject_name(title)
        .issuer_name(title)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - _EARLIER)
        .not_valid_after(now + _VALID)
        .add_extension(names, critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    write_private(at.key_file, secret.decode("ascii"))
    write_private(at.file, made.public_bytes(Encoding.PEM).decode("ascii"))


def context(certificate: Certificate) -> ssl.SSLContext:
    """What speaks TLS 1.3 with this certificate, and nothing older. Raises OSError."""
    made = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    made.minimum_version = ssl.TLSVersion.TLSv1_3
    made.load_cert_chain(certificate.file, certificate.key_file)
    return made
