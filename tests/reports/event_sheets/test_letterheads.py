"""An event's own color and logo on paper."""

from base64 import b64encode
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from director.reports.blocks.text import Ends, Heading
from director.reports.documents import Document, Slip
from director.reports.event_sheets.letterhead import with_letterhead
from director.reports.sheet_kinds import Event
from director.reports.sheet_register import EVENT_SHEETS
from director.reports.typesetting.typeset import set_in_type
from director.tournament.commands import ChangeStructure, DrawSeats, Eliminate, SetLogo
from director.views.contrast import contrast
from tests.shipped import shipped_games
from tests.tournament.evening import STRUCTURE, Evening


def logo():
    stream = BytesIO()
    Image.new("RGBA", (64, 32), (200, 0, 60, 255)).save(stream, "PNG")
    return b64encode(stream.getvalue()).decode()


def event(color="#ffe000", picture=None):
    evening = Evening(9, STRUCTURE)
    evening.do(ChangeStructure(replace(STRUCTURE, color=color)))
    evening.do(SetLogo(picture or logo()))
    evening.do(DrawSeats("seats"))
    evening.do(Eliminate(1))
    log = evening.desk.log if hasattr(evening, "desk") else evening.log
    return Event(
        evening.t,
        log,
        lambda player: f"Player {player}",
        lambda player: f"Player {player}",
        evening.now,
        shipped_games(),
        entry=2,
    )


def heads(document):
    found = [one for one in document.blocks if isinstance(one, Heading)][:1]
    return found + [one.blocks[0] for one in document.blocks if isinstance(one, Slip)]


@pytest.mark.parametrize("sheet", ["receipt", "seat-cards", "results", "structure"])
def test_what_players_read_has_the_color_and_the_logo_of_the_event(sheet):
    paper = "a5" if sheet == "receipt" else "a4"
    (document,) = EVENT_SHEETS[sheet].documents(event(), paper)

    assert heads(document)
    assert {one.picture for one in heads(document)} == {logo()}
    assert min(contrast(one.color, "#ffffff") for one in heads(document)) >= 4.5
    assert set_in_type(document).startswith(b"%PDF")


def test_the_drawer_is_closed_on_a_plain_sheet():
    (document,) = EVENT_SHEETS["floor-log"].documents(event(), "a4")

    assert {(one.picture, one.color) for one in heads(document)} == {("", "")}


def test_an_event_without_either_has_its_sheets_as_they_were():
    sheet = Document("Seats", "a4", (Slip((Ends("Friday"),)),))

    assert with_letterhead(sheet, Evening(2, STRUCTURE).t) is sheet
