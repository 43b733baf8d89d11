"""The notes of this version, from the log of changes in the manual.

`python3 scripts/release_notes.py` prints them. With `--answer WHERE` it prints what 'Look for newer
version' reads: version, notes, and where the version is to be had. With `--tag TAG` it refuses a
tag that names another version.
"""

import argparse
import json
import re
import sys

from building.contents import CHECKOUT, version

CHANGES = CHECKOUT / "resources" / "manual" / "changes.md"
_VERSION = re.compile(r"^## Version (.+)$", re.MULTILINE)
_TO_A_CHAPTER = re.compile(r"\[([^]]+)\]\([a-z-]+\.md\)")


class NoNotes(Exception):
    """The log of changes does not have the version."""


def notes(version: str, text: str) -> str:
    """What a log says of a version, in Markdown for outside the manual. Raises NoNotes.

    A paragraph is one line: where notes are shown, lines are as long as there is room.
    """
    _, *parts = _VERSION.split(text)
    found = dict(zip(parts[::2], parts[1::2], strict=True))
    if version not in found:
        raise NoNotes(f"{CHANGES.name} says nothing of version {version}")
    plain = _TO_A_CHAPTER.sub(r"\1", found[version].strip())
    return "\n\n".join(" ".join(part.split()) for part in plain.split("\n\n")) + "\n"


def answer(version: str, notes: str, where: str) -> str:
    """What an address for new versions is to answer: JSON, with the notes as plain text."""
    told = {"version": version, "notes": re.sub(r"[*`]", "", notes).strip(), "where": where}
    return json.dumps(told, ensure_ascii=False, indent=2) + "\n"


def main() -> int:
    """Prints them; 1 where the log does not have the version, or the tag is of another."""
    asked = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    asked.add_argument("--answer", metavar="WHERE", help="where the version is to be had")
    asked.add_argument("--tag", help="that the version is released by, such as v1.2.0")
    said = asked.parse_args()
    ours = version()
    if said.tag not in (None, f"v{ours}"):
        print(f"the tag {said.tag} does not name version {ours}", file=sys.stderr)
        return 1
    try:
        text = notes(ours, CHANGES.read_text(encoding="utf-8"))
    except NoNotes as why:
        print(why, file=sys.stderr)
        return 1
    sys.stdout.write(answer(ours, text, said.answer) if said.answer else text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
