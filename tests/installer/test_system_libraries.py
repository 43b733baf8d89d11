"""What goes in of the system's libraries is decided by the list, not by the machine that builds."""

import _ssl
import re
import shutil
import sys
from pathlib import Path

import pytest
from building import system_libraries
from building.contents import SystemLibraries, contents
from building.system_libraries import Binary, binaries, faults, package, unneeded

WHAT = contents()
LINUX = SystemLibraries(
    {"libxcb-cursor.so.0": "libxcb-cursor0", "libxcb-image.so.0": "libxcb-image0",
     "libpython3.*.so.1.0": "libpython3.11 | libpython3.12"},
    {"libc.so.6": "libc6", "ld-linux-*.so.*": "libc6"},
)  # fmt: skip
INSIDE = Path("_internal")
QT = INSIDE / "PySide6" / "Qt"


def binary(place, *needs, looks=()):
    return Binary(Path(place), needs, looks)


XCB = binary(QT / "plugins/platforms/libqxcb.so", "libxcb-cursor.so.0", looks=(QT / "lib",))
CURSOR = binary(INSIDE / "libxcb-cursor.so.0", "libxcb-image.so.0", "libc.so.6")
IMAGE = binary(INSIDE / "libxcb-image.so.0", "ld-linux-x86-64.so.2")


def test_a_library_stands_in_one_table_only():
    both = [one for one in WHAT.linux.taken_in if package(WHAT.linux.of_the_system, one)]

    assert both == []


def test_what_stays_the_systems_is_brought_by_a_package_that_the_program_depends_on():
    depends = {re.split(r" \(| \|", one)[0] for one in WHAT.debian["depends"]}
    brought = set(WHAT.linux.of_the_system.values())

    assert brought - depends == set()
    assert depends - brought == {"xkb-data"}  # no library


def test_a_folder_whose_every_library_is_found_has_no_fault():
    assert faults(LINUX, [XCB, CURSOR, IMAGE]) == []


def test_a_listed_library_that_the_machine_lacks_is_asked_for_by_its_package():
    said = "which is not on this system; install libxcb-image0"

    assert faults(LINUX, [XCB, CURSOR]) == [f"{CURSOR.place} needs libxcb-image.so.0, {said}"]


def test_a_library_that_the_list_does_not_know_is_a_fault_even_where_the_machine_has_it():
    cursor = binary(INSIDE / "libXcursor.so.1", "libXrender.so.1", "libc.so.6")

    said = "which installer/contents.toml names nowhere"

    assert faults(LINUX, [cursor]) == [f"{cursor.place} needs libXrender.so.1, {said}"]


@pytest.mark.parametrize(
    ("place", "found"),
    [(QT / "lib/libQt6Core.so.6", True), (INSIDE / "other/libQt6Core.so.6", False)],
)
def test_a_library_is_found_only_where_it_is_looked_for(place, found):
    plugin = binary(QT / "plugins/platforms/libqxcb.so", "libQt6Core.so.6", looks=(QT / "lib",))

    assert (faults(LINUX, [plugin, binary(place)]) == []) == found


def test_what_nothing_needs_any_more_goes_with_what_only_it_has_needed():
    assert unneeded(LINUX, [XCB, CURSOR, IMAGE]) == []
    assert set(unneeded(LINUX, [CURSOR, IMAGE])) == {CURSOR.place, IMAGE.place}


def test_what_the_starter_loads_by_its_name_stays():
    python = binary(INSIDE / "libpython3.11.so.1.0", "libc.so.6")

    assert unneeded(LINUX, [python]) == []


@pytest.mark.skipif(
    sys.platform != "linux" or not shutil.which("objdump"), reason="there is no objdump here"
)
def test_what_a_library_needs_is_read_from_it(tmp_path):
    there = tmp_path / "_internal" / "_ssl.so"
    there.parent.mkdir()
    shutil.copy(_ssl.__file__, there)
    (there.parent / "words.txt").write_text("no library")
    (there.parent / "link.so").symlink_to(there)

    found, link = binaries(tmp_path)

    assert (link, found.place) == (Binary(INSIDE / "link.so"), INSIDE / "_ssl.so")
    assert any(one.startswith("libc.") for one in found.needs)


@pytest.mark.skipif(
    not (system_libraries.DOCS / "zlib1g" / "copyright").is_file(), reason="this is no Debian"
)
def test_a_library_of_the_system_brings_its_licence(tmp_path):
    (tmp_path / "_internal").mkdir()
    files = [binary(INSIDE / "libz.so.1"), binary(INSIDE / "own.so"), XCB]

    packages = system_libraries.write_licences(WHAT.linux, files, tmp_path)

    text = tmp_path / "_internal" / system_libraries.LICENCES / "zlib1g.txt"
    assert packages == ["zlib1g"]
    assert "Gailly" in text.read_text(encoding="utf-8")
