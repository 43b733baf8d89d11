"""The sheets of a day in one go: those that the event names, or the usual ones; no other."""

from dataclasses import replace

import pytest

from director.reports.sheet_kinds import Event, NoSheet
from director.reports.sheet_register import EVENT_SHEETS
from director.start.press import Press
from director.tournament.commands import DrawSeats
from tests.shipped import shipped_games
from tests.tournament.evening import STRUCTURE, Evening

DAY = EVENT_SHEETS["day"]
LIBRARY = shipped_games()


def event(*papers, drawn=True):
    evening = Evening(9, replace(STRUCTURE, papers=papers))
    if drawn:
        evening.do(DrawSeats("seats"))
    return Event(
        evening.t,
        evening.log,
        lambda one: f"Player {one}",
        lambda one: f"Player {one}",
        evening.now,
        LIBRARY,
    )


def single(of, *names):
    kinds = [EVENT_SHEETS[name] for name in names]
    return tuple(one for kind in kinds for one in kind.documents(of, kind.usual("letter")))


def test_an_event_s_own_sheets_are_set_in_their_order():
    of = event("seats-by-name", "structure")

    assert DAY.documents(of, "letter") == single(of, "seats-by-name", "structure")


def test_the_usual_ones_are_those_that_say_something():
    of = event(drawn=False)

    assert DAY.documents(of, "letter") == single(of, "structure", "registration")


def test_each_sheet_is_set_as_it_is_alone_and_all_are_one_file():
    of = event("structure", "seat-cards")
    kinds = [EVENT_SHEETS[name] for name in ("structure", "seat-cards")]

    made = DAY.documents(of, "a4")

    assert made == tuple(one for kind in kinds for one in kind.documents(of, kind.usual("a4")))
    assert DAY.pdf(of, Press()).startswith(b"%PDF")


def test_what_is_about_one_player_is_no_sheet_of_the_day():
    of = event("receipt")

    assert DAY.refusal(of) == "none of the sheets of the day can be printed yet"
    with pytest.raises(NoSheet):
        DAY.documents(of, "letter")


def test_a_sheet_that_there_is_not_is_told_with_the_nearest():
    assert DAY.refusal(event("seet-cards")) == (
        "no such sheet “seet-cards”; did you mean “seat-cards”?"
    )
