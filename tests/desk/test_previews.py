"""What taking back and bringing back would bring about is known before anything is done."""

from datetime import timedelta

import pytest

from director.desk.desk import Desk, open_event
from director.desk.undo_preview import preview_redo, preview_take_back, preview_undo
from director.tournament.commands import (
    ChoosePayTable,
    DrawSeats,
    Eliminate,
    Refused,
    Register,
    SetMoney,
)
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from tests.notebooks import Notebook
from tests.tournament.evening import FRIDAY, STRUCTURE

ALL_TO_FIRST = PayTable("All", brackets=(Bracket(1, None, (PlaceRange(1, 1, 10000),)),))


@pytest.fixture
def book():
    return Notebook()


@pytest.fixture
def desk(book):
    made = open_event(book, "Friday", STRUCTURE, "Ina", "desk 1", lambda: FRIDAY)
    for name in ("Ann", "Bob", "Cho", "Dov"):
        made.do(Register(made.player(name), "seed"))
    made.do(DrawSeats("seats"))
    return made


def said(desk, preview):
    """The record, what goes with it, and the lines in words."""
    lines = [line.sentence for section in preview.sections for line in section.lines]
    numbers = [one.number for one in preview.others]
    return preview.record.number, numbers, [desk.said(line) for line in lines]


def test_undoing_is_shown_and_nothing_is_done(desk, book):
    desk.do(Eliminate(2))
    before = desk.tournament

    preview = preview_undo(desk)

    assert said(desk, preview) == (
        7,
        [],
        [
            "Bob is back in: table 1, seat 4 (was place 4)",
            "Players left: 3 of 4 → 4 of 4",
            "Average: 1,333 → 1,000",
        ],
    )
    assert (preview.back, preview.asks, preview.numbers) == (True, False, (7,))
    assert (desk.tournament, len(book.logs[desk.event])) == (before, 7)


def test_what_depends_on_a_record_goes_with_it_and_is_asked_about(desk):
    desk.do(Eliminate(2))

    preview = preview_take_back(desk, 3)
    desk.take_back(3, [one.number for one in preview.others])

    assert (preview.numbers, preview.asks) == ((3, 7), True)
    assert preview.effects.after.t == desk.tournament.at(FRIDAY)


def test_what_was_taken_back_together_is_shown_together_before_it_comes_back(desk):
    desk.do(Eliminate(2))
    desk.take_back(3, [7])

    preview = preview_redo(desk)
    redone = desk.redo()

    assert said(desk, preview) == (
        3,
        [7],
        [
            "Bob is registered (place 4)",
            "Players left: 3 of 3 → 3 of 4",
            "Chips in play: 3,000 → 4,000",
            "Average: 1,000 → 1,333",
        ],
    )
    assert (preview.back, preview.asks) == (False, True)
    assert desk.said(redone.label) == "Redone: Bob registered (1 with it)"
    assert preview.effects.after.t == desk.tournament.at(FRIDAY)


def test_prizes_that_move_are_asked_about(desk):
    desk.do(SetMoney(MoneyTerms("$", 0, Price(100))))
    desk.do(ChoosePayTable(ALL_TO_FIRST))
    desk.do(Register(desk.player("Eve"), "late", "cash"))

    assert preview_undo(desk).asks


def test_what_another_desk_has_done_is_asked_about(desk, book):
    other = Desk(book, desk.event, "Ole", "desk 2", lambda: FRIDAY + timedelta(seconds=1))
    other.do(Eliminate(2))
    desk.catch_up()

    assert preview_undo(desk).asks
    assert not preview_undo(other).asks


def test_a_preview_of_a_longer_log_is_another_one(desk):
    desk.do(Eliminate(2))
    preview = preview_undo(desk)

    desk.do(Eliminate(3))

    assert (preview.length, len(desk.log.records)) == (7, 8)


def test_there_is_nothing_to_show_of_what_cannot_be_done(desk):
    fresh = open_event(Notebook(), "Friday", STRUCTURE, "Ina", "desk 1", lambda: FRIDAY)

    with pytest.raises(Refused, match="there is nothing to undo"):
        preview_undo(fresh)
    with pytest.raises(Refused, match="there is nothing to redo"):
        preview_redo(desk)
    with pytest.raises(Refused, match="that record cannot be undone"):
        preview_take_back(desk, 1)
