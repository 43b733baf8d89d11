"""Writes the licences of everything shipped: `.venv/bin/python scripts/licences.py`.

The texts come from the metadata of the installed packages; those of the fonts, of HarfBuzz and of
the libraries inside psycopg are kept by hand. For whoever changes scripts/locked.txt;
run on Debian, which has the texts of the GNU licences.
"""

import re
import sys
import sysconfig
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from environment import CHECKOUT, LOCKED

FOLDER = CHECKOUT / "resources" / "licences"
GNU = Path("/usr/share/common-licenses")
_IS_TEXT = re.compile(r"licen[cs]e|copying|notice|authors", re.IGNORECASE)


def shipped() -> list[str]:
    """The packages that the program needs, by the list of what is locked."""
    text = LOCKED.read_text(encoding="utf-8").partition("# the checks")[0]
    return re.findall(r"^([a-z0-9-]+)==", text, re.MULTILINE)


def _said(package: Distribution, field: str) -> list[str]:
    """Every answer of a package to a field of its metadata."""
    return list(package.metadata.get_all(field) or ())


def licence_of(package: Distribution) -> str:
    """What a package says of its licence, in a line."""
    told = next(iter(_said(package, "License-Expression") + _said(package, "License")), "")
    kinds = [
        one.rpartition(" :: ")[2]
        for one in _said(package, "Classifier")
        if one.startswith("License ::")
    ]
    return told.strip().partition("\n")[0] or ", ".join(kinds)


def texts_of(package: Distribution) -> list[str]:
    """The licence texts that a package brings, or those of the GNU licences that it names."""
    files = [
        Path(str(package.locate_file(file)))
        for file in sorted(package.files or (), key=str)
        if ".dist-info" in str(file) and _IS_TEXT.search(str(file))
    ]
    if not files and "LGPL-3.0" in licence_of(package):
        files = [GNU / "LGPL-3", GNU / "GPL-3"]
    return [file.read_text(encoding="utf-8", errors="replace").strip() for file in files]


def main() -> int:
    """Writes a file for each package, and one for Python; says what has no text."""
    python = Path(sysconfig.get_paths()["stdlib"]) / "LICENSE.txt"
    texts = {"python": ("PSF-2.0", [python.read_text(encoding="utf-8").strip()])}
    for name in shipped():
        try:
            package = distribution(name)
        except PackageNotFoundError:
            print(f"{name}: not installed here; its file is left as it is")
            continue
        texts[name] = (licence_of(package), texts_of(package))
    for name, (licence, parts) in texts.items():
        if not parts:
            print(f"{name}: has no text")
        body = "\n\n----\n\n".join([f"{name}\n{licence}", *parts])
        (FOLDER / f"{name}.txt").write_text(body + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
