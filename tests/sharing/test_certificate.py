"""The evening's own certificate."""

import hashlib
import ssl
import sys
from datetime import UTC, datetime, timedelta

import pytest
from cryptography import x509

from director.sharing.certificate import certificate, context, fingerprint

NOW = datetime(2026, 11, 22, 18, 0, tzinfo=UTC)
DAYS = timedelta(days=1)


def made(folder, address="192.168.1.5", name="club.local", now=NOW):
    return certificate(folder, address, name, now).text


def test_the_same_evening_keeps_its_certificate_also_at_another_address(tmp_path):
    assert made(tmp_path) == made(tmp_path, address="192.168.1.6", now=NOW + 10 * DAYS)


@pytest.mark.parametrize(
    "changed",
    [
        {"now": NOW + 12 * DAYS},  # no evening ends in the middle
        {"now": NOW - 2 * DAYS},  # the machine's clock was set back
    ],
)
def test_another_festival_gets_a_new_one(tmp_path, changed):
    first = made(tmp_path)

    assert made(tmp_path, **changed) != first


def test_it_is_for_the_address_and_the_name_by_which_the_evening_is_reached(tmp_path):
    read = x509.load_pem_x509_certificate(made(tmp_path, name="tisch-ä.local").encode())

    names = read.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert [str(one.value) for one in names] == ["192.168.1.5", "xn--tisch--gua.local"]


def test_an_address_of_the_sixth_version_is_one(tmp_path):
    read = x509.load_pem_x509_certificate(
        made(tmp_path, address="fd00::5", name="fd00::5").encode()
    )

    names = read.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert [str(one.value) for one in names] == ["fd00::5"]


def test_its_fingerprint_is_the_sha_256_of_what_crosses_the_wire(tmp_path):
    text = made(tmp_path)

    assert fingerprint(text) == hashlib.sha256(ssl.PEM_cert_to_DER_cert(text)).hexdigest()


def test_a_text_that_is_none_has_no_fingerprint():
    with pytest.raises(ValueError, match="PEM"):
        fingerprint("-----BEGIN NOTHING-----")


@pytest.mark.parametrize("broken", ["certificate.pem", "certificate-key.pem"])
@pytest.mark.parametrize("text", ["", "-----BEGIN CERTIFICATE-----\nAAAA\n"])
def test_a_file_that_was_damaged_is_made_anew(tmp_path, broken, text):
    first = made(tmp_path)
    (tmp_path / broken).write_text(text)

    again = certificate(tmp_path, "192.168.1.5", "club.local", NOW)

    assert again.text != first
    assert context(again).minimum_version == ssl.TLSVersion.TLSv1_3


def test_a_key_of_another_certificate_is_not_taken(tmp_path):
    first = made(tmp_path)
    (tmp_path / "other").mkdir()
    made(tmp_path / "other")
    (tmp_path / "other" / "certificate-key.pem").rename(tmp_path / "certificate-key.pem")

    assert made(tmp_path) != first


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps a user's files by other means")
def test_both_files_are_their_owners_alone(tmp_path):
    both = certificate(tmp_path, "192.168.1.5", "club.local", NOW)

    assert {path.stat().st_mode & 0o777 for path in (both.file, both.key_file)} == {0o600}
