"""What signs says so where it cannot, and what is signed can be told by others."""

import base64
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from building.contents import INSTALLER

UNIX = pytest.mark.skipif(sys.platform == "win32", reason="a script of the shell stands in")
PASSWORD = "a password for the test"


def run(*command, cwd=None, **environment):
    path = {"PATH": os.environ["PATH"]}
    return subprocess.run(
        [str(one) for one in command],
        env=path | environment,
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def made(tmp_path):
    """What was built, by its endings only."""
    folder = tmp_path / "made"
    folder.mkdir()
    for name in ("one.deb", "one.tar.xz", "one-setup.exe"):
        (folder / name).write_bytes(b"what was built")
    return folder


@pytest.fixture
def key():
    """A key of nobody, as a secret has it, and how its owner's mark is looked at."""
    home = Path(tempfile.mkdtemp())  # a socket's path is short: a test's own folder may be too long
    gpg = ("gpg", "--batch", "--homedir", home, "--pinentry-mode=loopback", "--passphrase")
    run(*gpg, PASSWORD, "--quick-generate-key", "Nobody <nobody@floor.invalid>", "ed25519", "sign")
    written = run(*gpg, PASSWORD, "--armor", "--export-secret-keys").stdout
    yield written, lambda file: run("gpg", "--homedir", home, "--verify", f"{file}.asc", file)
    run("gpgconf", "--homedir", home, "--kill", "all")
    shutil.rmtree(home, ignore_errors=True)


@pytest.mark.skipif(not shutil.which("gpg"), reason="there is no gpg here")
def test_package_and_tarball_get_a_signature_that_others_can_look_at(made, key):
    written, looked_at = key

    done = run(
        *("sh", INSTALLER / "linux" / "sign.sh", made),
        SIGNING_KEY=written,
        SIGNING_PASSWORD=PASSWORD,
    )

    assert (done.returncode, written[:10]) == (0, "-----BEGIN"), done.stderr
    assert {one.name for one in made.glob("*.asc")} == {"one.deb.asc", "one.tar.xz.asc"}
    assert looked_at(made / "one.deb").returncode == 0
    (made / "one.deb").write_bytes(b"something else")
    assert looked_at(made / "one.deb").returncode == 1


@UNIX
@pytest.mark.parametrize(
    "command",
    [
        ("sh", INSTALLER / "linux" / "sign.sh", "made"),
        (sys.executable, INSTALLER / "windows" / "sign.py", "made/*.exe"),
    ],
)
def test_without_a_key_nothing_is_signed_and_it_is_said(made, command):
    done = run(*command, cwd=made.parent)

    assert (done.returncode, len(list(made.iterdir()))) == (0, 3)
    assert done.stderr.startswith("not signed: SIGNING_")


@UNIX
def test_without_a_certificate_the_image_is_built_unsigned_all_the_same():
    script = INSTALLER / "macos" / "with_keychain.sh"

    done = run("sh", script, "sh", "-c", "echo built ${SIGN_AS-unsigned}", SIGN_AS="Nobody")

    assert (done.returncode, done.stdout) == (0, "built unsigned\n")


@pytest.fixture
def signtool(tmp_path):
    """A stand-in that writes down what it is asked, and refuses files that are called so."""
    folder = tmp_path / "tools"
    folder.mkdir()
    tool = folder / "signtool"
    tool.write_text('#!/bin/sh\necho "$@" >> "$0.asked"\ncase "$*" in *bad*) exit 2 ;; esac\n')
    tool.chmod(0o755)
    return tool


def sign(signtool, made: Path, pattern: str, **environment):
    return run(
        *(sys.executable, INSTALLER / "windows" / "sign.py", pattern),
        cwd=made,
        PATH=f"{signtool.parent}{os.pathsep}{os.environ['PATH']}",
        **environment,
    )


CERTIFICATE = base64.b64encode(b"a certificate").decode()


@UNIX
def test_windows_is_signed_with_the_certificate_and_its_time_and_looked_at(made, signtool):
    done = sign(
        *(signtool, made, "*.exe"),
        SIGNING_CERTIFICATE=CERTIFICATE,
        SIGNING_PASSWORD="word",
        SIGNING_CLOCK="clock.invalid",
    )

    assert (done.returncode, done.stderr) == (0, "")
    signed, looked = Path(f"{signtool}.asked").read_text().splitlines()
    words = signed.split()
    certificate = Path(words.pop(words.index("/f") + 1))
    assert " ".join(words) == (
        "sign /fd SHA256 /f /p word /tr clock.invalid /td SHA256 one-setup.exe"
    )
    assert not certificate.exists()
    assert looked == "verify /pa one-setup.exe"


@UNIX
@pytest.mark.parametrize(
    ("pattern", "certificate", "said"),
    [
        ("*.msi", CERTIFICATE, "there is no *.msi"),
        ("*.exe", "no base64!", "SIGNING_CERTIFICATE is not in base64"),
        ("bad.exe", CERTIFICATE, "signtool sign: status 2"),
    ],
)
def test_what_could_not_be_signed_is_said_and_stops_the_release(
    made, signtool, pattern, certificate, said
):
    (made / "bad.exe").write_bytes(b"")

    done = sign(signtool, made, pattern, SIGNING_CERTIFICATE=certificate)

    assert (done.returncode, done.stderr) == (1, f"not signed: {said}\n")


@pytest.fixture
def apple(tmp_path):
    """Stand-ins for Apple's tools that write down what they are asked, and a bundle."""
    tools = tmp_path / "apple"
    tools.mkdir()
    asked = tmp_path / "asked"
    for name, more in {
        "codesign": "",
        "xcrun": 'case "$1 ${REFUSED-no}" in "notarytool yes") exit 1 ;; esac',
        "spctl": "",
        "hdiutil": 'for last; do :; done; touch "$last"',
        "file": 'case $(head -c 4 "$2") in Mach) echo Mach-O ;; *) echo text ;; esac',
    }.items():
        tool = tools / name
        tool.write_text(f'#!/bin/sh\necho "{name} $*" >> "{asked}"\n{more}\n')
        tool.chmod(0o755)
    inside = tmp_path / "The Director.app" / "Contents"
    for place, text in {
        "MacOS/director": "Mach",
        "Frameworks/QtCore.framework/Versions/A/QtCore": "Mach",
        "Frameworks/library.dylib": "Mach",
        "Resources/pginstall/bin/postgres": "Mach",
        "Resources/manual.md": "text",
    }.items():
        (inside / place).parent.mkdir(parents=True, exist_ok=True)
        (inside / place).write_text(text)

    def made(**environment):
        image = tmp_path / "the.dmg"
        done = run(
            *("sh", INSTALLER / "macos" / "make_dmg.sh", inside.parent, image, "The Director"),
            PATH=f"{tools}{os.pathsep}{os.environ['PATH']}",
            **environment,
        )
        return done, image.exists(), asked.read_text().splitlines()

    return made


@UNIX
def test_on_macos_whatever_runs_is_signed_and_the_bundle_last(apple):
    done, is_there, asked = apple(SIGN_AS="Nobody", NOTARY="profile")

    signed = [one for one in asked if one.startswith("codesign --force")]
    assert (done.returncode, is_there) == (0, True), done.stderr
    names = ("QtCore", "library.dylib", "postgres", "manual.md")
    assert [one for one in names if one in signed[0]] == ["QtCore", "library.dylib", "postgres"]
    assert [one.endswith("The Director.app") for one in signed] == [False, True]


@UNIX
def test_an_image_that_could_not_be_notarised_is_none(apple):
    done, is_there, _ = apple(SIGN_AS="Nobody", NOTARY="profile", REFUSED="yes")

    assert (done.returncode, is_there) == (1, False)


@UNIX
def test_without_a_certificate_the_image_is_made_and_it_is_said(apple):
    done, is_there, _ = apple()

    assert (done.returncode, is_there) == (0, True)
    assert done.stderr.startswith("not signed: SIGN_AS is not set")
