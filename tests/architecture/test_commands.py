"""The two commands that set up everything, tried on a small checkout that needs no download."""

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import environment
import libraries
import pytest

SCRIPTS = Path(__file__).parents[2] / "scripts"
PROGRAM = """
import os, sys
print(os.getcwd(), sys.argv[1:])
sys.exit(7)
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout of a program that says where it was started and with what, and ends with 7."""
    top = tmp_path_factory.mktemp("checkout ♠")
    shutil.copytree(SCRIPTS, top / "scripts")
    (top / "scripts" / "locked.txt").write_text("\n".join(environment.TITLES.values()) + "\n")
    (top / "director").mkdir()
    (top / "director" / "__main__.py").write_text(PROGRAM)
    return top


def start(checkout: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Starts the program of a checkout from any folder."""
    command = [sys.executable, str(checkout / "scripts" / "run.py"), *arguments]
    return subprocess.run(
        command, cwd=folder, capture_output=True, encoding="utf-8", check=False, timeout=120
    )


def test_the_program_hears_what_follows_and_its_status_is_passed_on(
    checkout: Path, tmp_path: Path
) -> None:
    # what lies in the user's folder is not the program
    (tmp_path / "director.py").write_text("raise SystemExit('not me')")

    done = start(checkout, tmp_path, "showdown", "a file", "--games=x")

    assert done.stdout == f"{tmp_path} ['showdown', 'a file', '--games=x']\n"
    assert done.returncode == 7


def test_a_second_start_has_nothing_to_do_and_nothing_to_say(checkout: Path) -> None:
    start(checkout, checkout)

    assert start(checkout, checkout).stderr == ""


def test_an_environment_that_was_not_finished_is_made_anew(checkout: Path) -> None:
    start(checkout, checkout)
    (checkout / ".venv" / "whole.txt").unlink()
    left_over = checkout / ".venv" / "left over"
    left_over.touch()

    done = start(checkout, checkout)

    assert (done.returncode, left_over.exists()) == (7, False)


def test_an_older_python_can_read_that_it_is_too_old() -> None:
    for name in ["run.py", "test.py", "environment.py"]:
        ast.parse((SCRIPTS / name).read_text(encoding="utf-8"), feature_version=(3, 7))


def test_an_environment_belongs_to_its_place(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    here = environment.mark("program")

    monkeypatch.setattr(environment, "CHECKOUT", tmp_path)

    assert environment.mark("program") != here


def test_qts_own_absent_parts_are_no_lack_of_the_system() -> None:
    said = """
    libxcb-icccm.so.4 => not found
    libQt6Pdf.so.6 => not found
    libc.so.6 => /lib/libc.so.6 (0x00007f)
    """

    assert libraries.not_found(said) == ["libxcb-icccm.so.4"]


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libEGL.so.1", "libegl1"),
        ("libX11-xcb.so.1", "libx11-xcb1"),
        ("libfontconfig.so.1", "libfontconfig1"),
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libgssapi_krb5.so.2", "libgssapi-krb5-2"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    ],
)
def test_a_library_is_in_the_package_that_debian_names_after_it(library: str, package: str) -> None:
    assert libraries.package(library) == package


def test_a_failed_download_is_told_in_one_sentence() -> None:
    heard = [
        "WARNING: Retrying (Retry(total=0)) after connection broken by ...",
        "ERROR: Could not find a version that satisfies the requirement alembic==1.20.1",
        "ERROR: No matching distribution found for alembic==1.20.1",
    ]

    assert environment.reason(heard) == (
        "the package index cannot be reached; is this machine online?"
    )
    assert environment.reason(heard[1:]) == "No matching distribution found for alembic==1.20.1"
