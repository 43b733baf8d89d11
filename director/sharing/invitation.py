"""What a QR code says of an evening: where it is, its code, and what certificate it shows."""

import ipaddress
import re
from typing import NamedTuple
from urllib.parse import parse_qsl, urlencode, urlsplit

from director.desk.stations import where
from director.sharing.codes import NoCode, read_code
from director.translation import say

_SCHEME = "tdir"
_LONGEST = 300
_FINGERPRINT = re.compile("[0-9a-f]{64}")
_PORTS = range(1, 65_536)


class NoInvitation(ValueError):
    """What was typed or scanned leads to no evening; says why not."""


class Invitation(NamedTuple):
    """Where an evening is, and what of it is known."""

    address: str
    port: int
    code: str = ""
    """Empty where it is to be typed."""
    fingerprint: str = ""
    """Of the certificate that is to be seen there; empty where it is not known yet."""

    def link(self) -> str:
        """What the QR code says."""
        words = {"c": self.code, "f": self.fingerprint}
        return f"{_SCHEME}://{where(self.address, self.port)}/?{urlencode(words)}"


def read_invitation(text: str) -> Invitation:
    """A link, or 'address:port' alone. Raises NoInvitation."""
    text = text.strip()
    if len(text) > _LONGEST or not text.isascii() or not text.isprintable():
        raise NoInvitation(say("this is no invitation of an evening"))
    if "://" not in text:
        return Invitation(*_where(text))
    try:
        parts = urlsplit(text)
        words = parse_qsl(
            parts.query, keep_blank_values=True, strict_parsing=True, max_num_fields=2
        )
    except ValueError as error:
        raise NoInvitation(say("this is no invitation of an evening")) from error
    told = dict(words)
    others = parts.username or parts.password or parts.fragment or parts.path not in ("", "/")
    if parts.scheme != _SCHEME or others or [name for name, _ in words] != ["c", "f"]:
        raise NoInvitation(say("this is no invitation of an evening"))
    if not _FINGERPRINT.fullmatch(told["f"]):
        raise NoInvitation(say("this invitation is damaged; scan it again"))
    try:
        return Invitation(*_where(parts.netloc), read_code(told["c"]), told["f"])
    except NoCode as error:
        raise NoInvitation(say("this invitation is damaged; scan it again")) from error


def _where(text: str) -> tuple[str, int]:
    """Raises NoInvitation."""
    address, colon, port = text.rpartition(":")
    bare = address.removeprefix("[").removesuffix("]")
    try:
        six = ipaddress.ip_address(bare).version == 6
    except ValueError as error:
        sentence = "“{typed}” is no address with a port, as 192.168.1.5:4545"
        raise NoInvitation(say(sentence, typed=text)) from error
    in_brackets = address != bare
    # leading zeros and other digits are no way to write a port
    if not colon or six != in_brackets or not re.fullmatch("[1-9][0-9]{0,4}", port):
        sentence = "“{typed}” is no address with a port, as 192.168.1.5:4545"
        raise NoInvitation(say(sentence, typed=text))
    if int(port) not in _PORTS:
        raise NoInvitation(say("{port} is no port", port=port))
    return bare, int(port)
