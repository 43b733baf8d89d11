"""The one list of what goes into the installed program is true of the checkout."""

import re
import sysconfig
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest
from building import slim_server
from building.contents import CHECKOUT, contents, version

from director import __version__
from director.books.schema import APPLICATION
from director.files import file_kinds
from director.house import shelf

WHAT = contents()
FILES = {kind.what: kind for kind in WHAT.files}


def test_the_version_is_read_from_the_package():
    assert (WHAT.version, version()) == (__version__, __version__)


def test_a_package_without_a_version_is_not_built(tmp_path):
    (tmp_path / "director").mkdir()
    (tmp_path / "director" / "__init__.py").write_text('"""No version."""\n')

    with pytest.raises(ValueError, match="says no version"):
        version(tmp_path)


def test_every_folder_of_the_resources_is_shipped():
    folders = {path.name for path in shelf.resources().iterdir() if path.is_dir()}

    assert set(WHAT.resources) == folders


def test_whatever_is_read_as_files_is_there():
    assert [one for one in WHAT.read if not (CHECKOUT / one).is_dir()] == []


def test_nothing_of_ours_is_left_out():
    ours = [
        f"/_internal/{path.relative_to(CHECKOUT).as_posix()}"
        for top in ("director", "resources")
        for path in (CHECKOUT / top).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    ]

    assert [one for one in ours for left in WHAT.left_out if fnmatch(one, left)] == []


def test_every_library_that_the_program_needs_goes_in():
    said = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = {re.split(r"[\[>=]", one)[0] for one in said["project"]["dependencies"]}
    imported = {one.replace("-", "_") for one in needed} - {WHAT.server.package}

    assert imported & set(WHAT.never) == set()


def says(kind, path: Path) -> bool:
    """Whether a file is of a kind, as a desktop finds out."""
    data = path.read_bytes()
    if kind.at:
        return all(data[place:].startswith(value) for place, value in kind.at)
    return f"\n{kind.holds}".encode() in b"\n" + data[: kind.within]


@pytest.mark.parametrize(
    ("folder", "what"),
    [("structures", "Structure of a poker event"), ("games", "Rules of a poker game")],
)
def test_every_shipped_text_is_told_by_what_stands_in_it(folder, what):
    paths = sorted((shelf.resources() / folder).glob("*.toml"))
    others = [kind for kind in WHAT.files if kind.what != what]

    assert [path.name for path in paths if not says(FILES[what], path)] == []
    assert [path.name for path in paths for other in others if says(other, path)] == []


def test_a_desktop_and_the_program_tell_files_by_the_same_words():
    keys = {kind.holds for kind in WHAT.files if kind.holds}

    assert keys == set(file_kinds.TELLS.values())


def test_a_book_is_told_by_what_sqlite_notes_in_its_head():
    at = dict(FILES["Book of poker events"].at)

    assert (at[0], int.from_bytes(at[68])) == (file_kinds.SQLITE, APPLICATION)


def test_nothing_that_the_way_to_a_server_needs_is_left_out():
    packages = Path(sysconfig.get_path("purelib"))
    needed = [*slim_server.parts(WHAT.server, packages)]
    needed += [path.relative_to(packages) for path in packages.glob("psycopg_binary.libs/*")]

    places = [f"/{place.as_posix()}" for place in needed]
    assert [one for one in places for left in WHAT.left_out if fnmatch(one, left)] == []
