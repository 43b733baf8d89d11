#!/usr/bin/env python3
"""Signs what was built for Windows: `python installer/windows/sign.py FILES`, stars allowed.

Without a certificate nothing is signed, and it says so. These are read from the environment:

    SIGNING_CERTIFICATE  a code signing certificate with its key, PKCS 12 in base64
    SIGNING_PASSWORD     of that file
    SIGNING_CLOCK        the address of a server that vouches for the time; without it what is
                         signed is believed only as long as the certificate is valid
"""

import argparse
import base64
import binascii
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

KITS = Path("Windows Kits", "10", "bin")
"""Where Microsoft's tools lie below the folder of programs."""


class NotSigned(Exception):
    """It could not be signed; says why."""


def named(patterns: list[str], folder: Path) -> list[Path]:
    """The files that are meant; Windows leaves the stars to us. Raises NotSigned."""
    found: list[Path] = []
    for one in patterns:
        files = sorted(folder.glob(one))
        if not files:
            raise NotSigned(f"there is no {one}")
        found += files
    return found


def signtool(environment: Mapping[str, str]) -> str:
    """Microsoft's tool: on the path, or the newest of the kits. Raises NotSigned."""
    if tool := shutil.which("signtool"):
        return tool
    kits = Path(environment.get("ProgramFiles(x86)", "")) / KITS
    found = sorted(kits.glob("10.*/x64/signtool.exe"))
    if not found:
        raise NotSigned("there is no signtool on this system")
    return str(found[-1])


def command(tool: str, certificate: Path, environment: Mapping[str, str]) -> list[str]:
    """What signs the files that are named after it."""
    clock = environment.get("SIGNING_CLOCK", "")
    return [
        *(tool, "sign", "/fd", "SHA256", "/f", str(certificate)),
        *(("/p", environment["SIGNING_PASSWORD"]) if environment.get("SIGNING_PASSWORD") else ()),
        *(("/tr", clock, "/td", "SHA256") if clock else ()),
    ]


def sign(files: list[Path], environment: Mapping[str, str]) -> None:
    """Signs them, and has the signature looked at. Raises NotSigned."""
    try:
        certificate = base64.b64decode(environment["SIGNING_CERTIFICATE"], validate=True)
    except binascii.Error:
        raise NotSigned("SIGNING_CERTIFICATE is not in base64") from None
    tool = signtool(environment)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "certificate.pfx"
        path.write_bytes(certificate)
        for doing in (command(tool, path, environment), [tool, "verify", "/pa"]):
            done = subprocess.run([*doing, *map(str, files)], check=False)
            if done.returncode:
                raise NotSigned(f"signtool {doing[1]}: status {done.returncode}")


def main() -> int:
    """Signs what is named; 1 where it could not be."""
    asked = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    asked.add_argument("files", nargs="+", help="such as build/*-setup.exe")
    said = asked.parse_args()
    try:
        files = named(said.files, Path())
        if not os.environ.get("SIGNING_CERTIFICATE"):
            print("not signed: SIGNING_CERTIFICATE is not set", file=sys.stderr)
            return 0
        sign(files, os.environ)
    except NotSigned as why:
        print(f"not signed: {why}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
