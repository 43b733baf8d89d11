"""Whether taking a record back moves others with it, so that somebody has to see it first."""

from dataclasses import replace

import pytest

from director.tournament.commands import (
    AddTime,
    ChoosePayTable,
    Disqualify,
    DrawSeats,
    Eliminate,
    LockTable,
    PauseClock,
    RedeemAllLammers,
    RedrawSeats,
    Register,
    RenameEvent,
    SetMoney,
    StartClock,
    TakePayment,
    Warn,
)
from director.tournament.effects.comparing import effects
from director.tournament.effects.reach import beyond
from director.tournament.entries.terms import LammerTerms
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from director.tournament.state import EntryNumber, PlayerNumber
from tests.tournament.evening import STRUCTURE, Evening

BOB, CHO, DOV = EntryNumber(2), EntryNumber(3), EntryNumber(4)
GUS = PlayerNumber(7)
TWO = (PlaceRange(1, 1, 6000), PlaceRange(2, 2, 4000))
HALVES = PayTable("Two", brackets=(Bracket(1, None, TWO),))


@pytest.fixture
def evening():
    made = Evening(players=6, structure=replace(STRUCTURE, lammers=LammerTerms(2, 500)))
    made.do(SetMoney(MoneyTerms("$", 0, Price(100, 15))))
    made.do(DrawSeats("seats"))
    return made


def moves(evening, record=None):
    """What moves beyond the record itself: whom or what it is about, and what of it."""
    record = record or evening.log.next_undo
    _, after = evening.log.without(record.number)
    found = beyond(effects(evening.t, after, evening.now), [record], evening.now)
    return sorted({(change.what, change.subject.key) for change in found}, key=str)


@pytest.mark.parametrize(
    "deed",
    [
        Eliminate(CHO, (BOB,), note="lammers lost"),
        Register(GUS, "late", "cash"),
        RedrawSeats("again"),
        Warn(CHO, "phone", 9),
        Disqualify(DOV, "collusion", 1000),
        LockTable(2, "television"),
        TakePayment(EntryNumber(7), "cash", 50),
        StartClock(),
        AddTime(4),
        RenameEvent("Saturday"),
    ],
    ids=lambda deed: type(deed).__name__,
)
def test_an_act_that_moves_only_what_it_names_moves_nothing_beyond_it(evening, deed):
    evening.do(Register(8, "one more"))

    evening.do(deed)

    assert moves(evening) == []


def test_a_bust_of_long_ago_moves_the_places_of_others(evening):
    first = evening.do(Eliminate(1, note="lammers lost"))
    evening.do(Eliminate(2, note="lammers lost"))
    evening.do(Eliminate(3, note="lammers lost"))

    assert moves(evening, first) == [("place", 2), ("place", 3)]
    assert moves(evening) == []


def test_a_late_entry_moves_nobody_past_anybody(evening):
    evening.do(Eliminate(1, note="lammers lost"))
    evening.do(Register(7, "late", "cash"))

    assert evening.t.place(1).place == 7
    assert moves(evening) == []


def test_prizes_that_move_are_always_beyond(evening):
    evening.do(ChoosePayTable(HALVES))
    evening.do(Register(7, "late", "cash"))

    assert moves(evening) == [("places paid", None), ("prize", 1), ("prize", 2)]


def test_who_wins_by_the_bust_of_another_is_beyond_even_where_named_for_it(evening):
    for number in (1, 2, 3, 4):
        evening.do(Eliminate(number, note="lammers lost"))
    evening.do(Eliminate(5, (6,), note="lammers lost"))

    assert moves(evening) == [("place", 6)]


def test_an_act_of_everybody_is_beyond_what_it_names(evening):
    evening.do(RedeemAllLammers("over"))

    assert ("lammers", 1) in moves(evening)


def test_a_clock_that_was_touched_a_while_ago_is_beyond(evening):
    evening.do(StartClock())
    evening.wait(minutes=5)
    evening.do(PauseClock())
    evening.wait(seconds=60)
    at_once = moves(evening)

    evening.wait(seconds=1)

    assert at_once == []
    assert ("clock", "") in moves(evening)
