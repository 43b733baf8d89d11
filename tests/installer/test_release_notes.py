"""The log of changes has this version on top, and the notes of a release are made from it."""

import json
import re
import subprocess
import sys

import pytest
import release_notes
from building.contents import CHECKOUT

from director import __version__
from director.house import shelf
from director.house.newer_version import NewestVersion, _read

LOG = """# What is new

## Version 1.1

**Walls.** They have `Enter`
and [a color](wall.md).

And more.

## Version 1.0

The first.
"""


def run(*options):
    command = [sys.executable, CHECKOUT / "scripts" / "release_notes.py", *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def test_the_newest_version_of_the_log_is_the_one_of_the_program():
    text = (shelf.manual() / "changes.md").read_text(encoding="utf-8")

    assert re.findall(r"^## Version (.+)$", text, re.MULTILINE)[0] == __version__


@pytest.mark.parametrize(
    ("version", "notes"),
    [
        ("1.1", "**Walls.** They have `Enter` and a color.\n\nAnd more.\n"),
        ("1.0", "The first.\n"),
    ],
)
def test_notes_are_those_of_their_version_and_link_to_no_chapter(version, notes):
    assert release_notes.notes(version, LOG) == notes


def test_a_version_that_the_log_does_not_have_is_not_released():
    with pytest.raises(release_notes.NoNotes, match="says nothing of version 1\\.2"):
        release_notes.notes("1.2", LOG)


def test_what_is_answered_has_the_notes_as_plain_text():
    told = json.loads(release_notes.answer("1.1", release_notes.notes("1.1", LOG), "the office"))

    assert told == {
        "version": "1.1",
        "notes": "Walls. They have Enter and a color.\n\nAnd more.",
        "where": "the office",
    }


def test_a_tag_has_to_name_the_version_of_the_program():
    assert run("--tag", f"v{__version__}")[0] == 0
    assert run("--tag", "v99.0") == (
        1,
        "",
        f"the tag v99.0 does not name version {__version__}\n",
    )


def test_what_the_script_answers_is_read_as_a_version():
    status, told, _ = run("--answer", "the office")

    assert status == 0
    assert _read(told.encode()) == NewestVersion(
        __version__, json.loads(told)["notes"], "the office"
    )
