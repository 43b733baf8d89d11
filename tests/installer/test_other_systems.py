"""The scripts for Windows and macOS, as far as they can be tried here."""

import platform
import plistlib
import re
import shutil
import subprocess

import pytest
from building import bundles, setups
from building.contents import INSTALLER, contents
from building.frozen import NotBuilt
from PIL import Image

WHAT = contents()
NSIS = setups.SCRIPT.read_text(encoding="utf-8")


def icon(folder):
    path = folder / "director.ico"
    Image.new("RGBA", (32, 32), "white").save(path)
    return path


@pytest.mark.skipif(not shutil.which("makensis"), reason="there is no makensis here")
def test_the_windows_installer_compiles_without_a_warning(tmp_path):
    folder = tmp_path / "folder"
    (folder / "_internal").mkdir(parents=True)
    (folder / "director.exe").write_bytes(b"a stand-in")
    (folder / "_internal" / "library.dll").write_bytes(b"a stand-in")
    made = tmp_path / f"{WHAT.id}-setup.exe"

    setups.compiled(WHAT, folder, icon(tmp_path), made)

    assert made.read_bytes().startswith(b"MZ")


@pytest.mark.skipif(not shutil.which("makensis"), reason="there is no makensis here")
def test_what_the_compiler_refuses_is_said(tmp_path):
    with pytest.raises(NotBuilt, match="makensis says"):
        setups.compiled(WHAT, tmp_path / "nowhere", icon(tmp_path), tmp_path / "made.exe")


def test_the_windows_installer_is_told_everything_that_it_names():
    handed_in = {"FOLDER", "OUT", "ICON", "NAME", "ID", "COMMAND", "VERSION"}
    made_there = {"CLASSES", "GONE"}

    assert set(re.findall(r"\$\{([A-Z]+)\}", NSIS)) == handed_in | made_there


def test_the_windows_uninstaller_never_takes_a_folder_that_is_not_its_own():
    gone = NSIS.partition('Section "Uninstall"')[2]

    assert re.findall(r"RMDir /r (.+)", gone) == ['"$INSTDIR\\_internal"']
    assert "APPDATA" not in gone


def test_what_windows_is_told_at_first_is_taken_back_at_the_end():
    first, _, last = NSIS.partition('Section "Uninstall"')

    told = set(re.findall(r'WriteReg\w+ HKCU "([^"]+?)(?:\\shell[^"]*|\\DefaultIcon)?"', first))
    gone = set(re.findall(r'DeleteReg\w+ HKCU "([^"]+)"', last))
    assert told == gone


def test_windows_opens_each_kind_of_file_by_its_ending():
    endings = {kind.ending for kind in WHAT.files}

    assert set(re.findall(r"\$\{CLASSES\}\\\.(\w+)", NSIS)) == endings


def test_the_shell_can_read_the_script_of_the_disk_image():
    done = subprocess.run(["sh", "-n", bundles.SCRIPT], capture_output=True, check=False)

    assert (done.returncode, done.stderr) == (0, b"")


def test_what_the_bundle_may_do_is_a_property_list():
    with (INSTALLER / "macos" / "entitlements.plist").open("rb") as file:
        said = plistlib.load(file)

    assert set(said.values()) == {True}


@pytest.mark.skipif(platform.system() != "Linux", reason="elsewhere they are made")
@pytest.mark.parametrize("make", [setups.setup, bundles.bundle])
def test_what_cannot_be_made_here_says_why(tmp_path, make):
    (tmp_path / "icons").mkdir()
    icon(tmp_path / "icons")

    with pytest.raises(
        NotBuilt, match=r"(its script compiles|its script reads|could not be tried)"
    ):
        make(WHAT, tmp_path / "folder", tmp_path)
