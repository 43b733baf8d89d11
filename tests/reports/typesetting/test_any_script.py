"""Names as paper has them, held against Qt's own shaping; scripts/any_script.py has the sheets."""

import any_script
import pytest

from director.reports.typesetting.lettering import fonts
from director.window.look import fonts as on_screen

NAMES = [names[0] for names in any_script.NAMES.values()]


@pytest.fixture(autouse=True)
def _loaded(qapp):
    fonts.load()
    on_screen.load()
    on_screen.load_companions()


@pytest.mark.parametrize("name", [*NAMES, *any_script.MIXED])
def test_each_run_has_the_glyphs_of_the_screen_at_their_places(name, qtlog):
    with qtlog.disabled():  # Qt tells of each font that lacks a script that it looks on
        assert any_script.unlike_qt(name) == ""


def test_a_name_that_is_set_otherwise_is_told(qtlog, monkeypatch):
    monkeypatch.setattr(any_script, "line", lambda text, font: fonts.line(text[::-1], font))

    with qtlog.disabled():
        assert any_script.unlike_qt("محمد علي") == "محمد علي: other glyphs than Qt's"


def test_seats_receipts_and_standings_give_back_every_name():
    sheets = any_script.sheets(NAMES[:12])

    assert {kind: any_script.lost(pdf, NAMES[:12]) for kind, pdf in sheets.items()} == {
        "seat-cards": [],
        "seats-by-name": [],
        "receipts": [],
        "results": [],
    }


def test_a_name_that_is_not_on_a_sheet_is_told():
    sheets = any_script.sheets(["Ann Ost", "Bob"])

    assert any_script.lost(sheets["receipts"], ["Ann Ost", "דוד"]) == ["דוד"]
