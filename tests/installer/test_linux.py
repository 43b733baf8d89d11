"""What a Linux desktop and Debian are told of the program."""

import importlib.util
import shutil
import subprocess
import tarfile
from xml.etree import ElementTree

import pytest
from building import debs, desktops, tarballs
from building.contents import INSTALLER, contents

from director import __version__
from director.house import shelf

WHAT = contents()
NAMESPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture
def built(tmp_path):
    """A stand-in for the built folder, and icons."""
    folder = tmp_path / "frozen" / WHAT.id
    (folder / "_internal").mkdir(parents=True)
    program = folder / WHAT.command
    program.write_text("#!/bin/sh\necho started\n")
    program.chmod(0o755)
    (folder / "_internal" / "library.so").write_bytes(b"a library")
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons" / "48.png").write_bytes(b"a picture")
    return folder


def test_the_entry_of_the_menu_opens_the_file_it_is_given():
    lines = desktops.entry(WHAT).splitlines()

    assert f"Exec={WHAT.command} %f" in lines
    assert f"MimeType={''.join(f'{kind.type};' for kind in WHAT.files)}" in lines


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="there is no validator here")
def test_the_validator_has_nothing_to_say_of_the_entry(tmp_path):
    path = tmp_path / "tournament-director.desktop"
    path.write_text(desktops.entry(WHAT), encoding="utf-8")

    done = subprocess.run(
        ["desktop-file-validate", path], capture_output=True, text=True, check=False
    )

    assert (done.returncode, done.stdout) == (0, "")


def test_every_kind_of_file_has_an_ending_and_what_stands_in_it():
    root = ElementTree.fromstring(desktops.kinds_of_files(WHAT))
    kinds = {kind.get("type"): kind for kind in root.iter(f"{NAMESPACE}mime-type")}

    for kind in WHAT.files:
        found = kinds[kind.type]
        assert [one.get("pattern") for one in found.iter(f"{NAMESPACE}glob")] == [
            f"*.{kind.ending}"
        ]
        assert list(found.iter(f"{NAMESPACE}match")) != []


def test_other_files_of_that_ending_stay_what_they_were():
    root = ElementTree.fromstring(desktops.kinds_of_files(WHAT))
    least = {
        kind.get("type"): int(magic.get("priority", "50"))
        for kind in root.iter(f"{NAMESPACE}mime-type")
        for magic in kind.iter(f"{NAMESPACE}magic")
    }

    assert least.pop("application/toml") < min(least.values())


def test_the_control_file_names_what_debian_has_to_have():
    lines = debs.fields(WHAT, "amd64", 1234).splitlines()

    assert lines[:3] == [
        f"Package: {WHAT.id}",
        f"Version: {__version__}",
        "Architecture: amd64",
    ]
    assert f"Depends: {', '.join(WHAT.debian['depends'])}" in lines
    assert all(
        line.startswith(" ") for line in lines[lines.index(f"Description: {WHAT.summary}") + 1 :]
    )


def test_the_licence_of_everything_shipped_is_in_the_package():
    texts = debs.licences(WHAT)

    missing = [
        path.name
        for path in shelf.licences().glob("*.txt")
        if path.read_text(encoding="utf-8").strip() not in texts
    ]
    assert missing == []


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="there is no dpkg-deb here")
def test_the_package_lays_everything_where_debian_looks(built, tmp_path):
    made = debs.deb(WHAT, built, tmp_path)

    unpacked = tmp_path / "unpacked"
    subprocess.run(["dpkg-deb", "-x", made, unpacked], check=True)
    usr = unpacked / "usr"
    command = usr / "bin" / WHAT.command
    assert command.resolve() == usr / "lib" / WHAT.id / WHAT.command
    assert subprocess.run([command], capture_output=True, check=True).stdout == b"started\n"
    assert (usr / "share" / "applications" / f"{WHAT.id}.desktop").is_file()
    assert (usr / "share" / "mime" / "packages" / f"{WHAT.id}.xml").is_file()
    assert (usr / "share" / "icons/hicolor/48x48/apps" / f"{WHAT.id}.png").is_file()
    assert not (tmp_path / "deb").exists()


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="there is no dpkg-deb here")
def test_removing_the_package_runs_nothing_that_could_touch_a_book(built, tmp_path):
    made = debs.deb(WHAT, built, tmp_path)

    subprocess.run(["dpkg-deb", "-e", made, tmp_path / "control"], check=True)

    assert [path.name for path in (tmp_path / "control").iterdir()] == ["control"]


def test_the_tarball_unpacks_into_one_folder_that_nobody_owns(built, tmp_path):
    made = tarballs.tarball(WHAT, built, tmp_path)

    with tarfile.open(made) as packed:
        entries = packed.getmembers()
    assert {entry.name.split("/")[0] for entry in entries} == {f"{WHAT.id}-{__version__}"}
    assert {(entry.uname, entry.uid) for entry in entries} == {("root", 0)}
    assert {f"{WHAT.id}-{__version__}/{WHAT.command}"} <= {entry.name for entry in entries}


@pytest.fixture
def bare_debian():
    """The check on a bare Debian, which is a program of its own."""
    spec = importlib.util.spec_from_file_location(
        "bare_debian", INSTALLER / "linux" / "bare_debian.py"
    )
    assert spec
    assert spec.loader
    check = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(check)
    return check


def test_the_check_on_a_bare_debian_asks_for_what_the_list_says(bare_debian):
    ours = {kind.type for kind in WHAT.files}
    assert (f"usr/lib/{WHAT.id}", f"usr/bin/{WHAT.command}") == (
        bare_debian.LIB,
        bare_debian.COMMAND,
    )
    assert ours == {kind for kind in bare_debian.KINDS.values() if WHAT.id in kind}


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (
            """The following packages have unmet dependencies:
 tournament-director : Depends: libegl9 but it is not installable
E: Unable to correct problems, you have held broken packages.
""",
            "it depends on libegl9 but it is not installable",
        ),
        (
            "Reading package lists...\nE: Unsupported file ./package.deb given on commandline\n",
            "Unsupported file ./package.deb given on commandline",
        ),
        ("", "apt-get does not say why"),
    ],
)
def test_why_a_package_cannot_be_installed_is_one_line_of_what_apt_says(bare_debian, said, why):
    assert bare_debian.reason(said) == why
