"""About, the licences, and the report for support that has no names in it."""

import re
from pathlib import Path

from director import __version__
from director.house import shelf
from director.house.settings import Settings
from director.window.settings_and_help.page_names import ABOUT, SUPPORT
from director.window.settings_and_help.support_report import report

CRASH = """2026-01-02 19:00:00 UTC
Traceback (most recent call last):
  File "/anns/tournament/director/desk/desk.py", line 12, in do
    raise KeyError(player)
director.desk.desk.BookFailed: Bob Marek sits nowhere
Bob Marek: Error of the table
"""


def page(stage, name):
    stage.window.beside.show_aside(name)
    return stage.window.beside.asides.page


def locked():
    text = (Path(__file__).parents[3] / "scripts" / "locked.txt").read_text(encoding="utf-8")
    return re.findall(r"^([a-z0-9-]+)==", text.partition("# the checks")[0], re.MULTILINE)


def test_everything_that_is_shipped_has_its_licence():
    fonts = {"ibm-plex-sans", "liberation-sans", "noto-sans", "wenquanyi-micro-hei"}
    starts_the_built_program, sets_names = "pyinstaller", "harfbuzz"
    speaks_to_servers = "psycopg-libraries"

    texts = {path.stem: path.read_text(encoding="utf-8") for path in shelf.licences().glob("*.txt")}

    others = {"python", starts_the_built_program, sets_names, speaks_to_servers}
    assert set(texts) == {*locked(), *fonts, *others}
    assert [name for name, text in texts.items() if len(text) < 500] == []


def test_about_names_the_version_and_every_licence(stage):
    shown = page(stage, ABOUT)

    assert f"Version {__version__}" in shown.text.toPlainText()
    licences = [path.stem for path in sorted(shelf.licences().glob("*.txt"))]
    assert shown.found == ["Tournament Director", *licences]


def test_a_licence_is_read_beside_its_name(stage):
    shown = page(stage, ABOUT)

    shown.open("sqlalchemy")

    assert "Permission is hereby granted" in shown.text.toPlainText()


def test_the_report_has_the_fault_and_its_place_and_no_names(tmp_path):
    settings = Settings(tmp_path / "settings.toml", {"operator": "Ina Berg", "most_raises": 4})
    (tmp_path / "crashes.txt").write_text(CRASH)

    lines = report(settings).splitlines()

    assert lines[0] == f"Tournament Director {__version__}"
    assert lines[4:] == [
        "Settings changed from their defaults:",
        "  operator: set",
        "  most_raises: a bet and four raises",
        "",
        "Errors:",
        "2026-01-02 19:00:00 UTC",
        "  desk/desk.py 12 do",
        "  director.desk.desk.BookFailed",
        "",
        "The log:",
    ]


def test_what_is_shown_is_what_is_saved(stage, tmp_path):
    shown = page(stage, SUPPORT)

    shown.save(tmp_path / "report.txt")

    assert (tmp_path / "report.txt").read_text() == shown.text.toPlainText()
    assert stage.said == f"Report saved as {tmp_path / 'report.txt'}"


def test_the_report_is_shown_before_anything_is_written(stage, tmp_path):
    before = sorted(tmp_path.iterdir())

    shown = page(stage, SUPPORT)

    assert shown.text.toPlainText() == report(stage.settings)
    assert sorted(tmp_path.iterdir()) == before


def test_a_report_that_cannot_be_saved_says_so(stage, tmp_path):
    shown = page(stage, SUPPORT)

    shown.save(tmp_path)

    assert stage.said == "The report cannot be saved: Is a directory"
