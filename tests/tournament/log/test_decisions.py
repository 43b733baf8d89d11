"""How the desk asks: what is refused once an event is closed, or a prize was paid."""

from dataclasses import replace

import pytest

from director.tournament.busts.facts import BustMoved, Count, PlayerEliminated
from director.tournament.commands import (
    ChoosePayTable,
    CloseEvent,
    CountChips,
    CreditBust,
    Eliminate,
    MoveBust,
    MoveFloat,
    PayBounty,
    PayOut,
    PayPrize,
    Refused,
    Register,
    Reinstate,
    RenameEvent,
    ReopenEvent,
    SetMoney,
    VoidEntry,
)
from director.tournament.entries.facts import EntryRenamed
from director.tournament.event.facts import EventRenamed
from director.tournament.log.decisions import about, about_step, decided, together
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from director.tournament.structure.structure import DayEnd
from tests.tournament.evening import STRUCTURE, Evening

THREE_PAID = PayTable(
    "Three",
    brackets=(
        Bracket(
            2, None, (PlaceRange(1, 1, 50_00), PlaceRange(2, 2, 30_00), PlaceRange(3, 3, 20_00))
        ),
    ),
)
TERMS = MoneyTerms("$", entry=Price(100))


def paid():
    """Five entered, three are out, and the third was paid."""
    evening = Evening()
    evening.do(SetMoney(TERMS))
    for number in range(1, 6):
        evening.do(Register(number, "a", "cash"))
    evening.do(ChoosePayTable(THREE_PAID))
    for entry in (5, 4, 3):
        evening.do(Eliminate(entry))
    evening.do(PayPrize(3, "cash"))
    return evening


def why(evening, command):
    """Why it is refused, and whether a note would do; None where it is not."""
    try:
        decided(command, evening.t, evening.now)
    except Refused as refused:
        return refused.sentence.said(lambda number: f"player {number}"), refused.overridable
    return None


def test_once_an_event_is_closed_only_what_goes_on_afterwards_is_done():
    evening = Evening(players=3)
    assert decided(RenameEvent("Sunday"), evening.t, evening.now) == (EventRenamed("Sunday"),)
    evening.do(CloseEvent(asked=True))

    assert why(evening, Eliminate(1)) == (
        "The event is closed: reopen it first, in the Event menu",
        False,
    )
    assert why(evening, CloseEvent()) == ("The event is closed", False)
    for command in (PayOut(asked=True), ReopenEvent()):
        assert why(evening, command) is None
    for command in (PayPrize(1, "cash"), PayBounty(1, "cash")):
        assert why(evening, command)[0] != "The event is closed: reopen it first, in the Event menu"
    assert decided(RenameEvent("Sunday"), evening.t, evening.now) == (EventRenamed("Sunday"),)


def test_what_would_change_a_prize_that_was_paid_needs_a_note_or_is_refused():
    evening = paid()
    paid_and_owed = "Player 3 was paid $100 and would now be owed ${}: void that payout first"
    for command, owed, overridable in [
        (MoveBust(3, before=4), 0, True),
        (Reinstate(5, 1, 1), 0, True),
        (Eliminate(2, before=5), 150, True),
        (Eliminate(2, before=4), 150, True),
        (SetMoney(replace(TERMS, guarantee=1000)), 200, False),
        (VoidEntry(1, "mistake"), 120, False),
    ]:
        assert why(evening, command) == (paid_and_owed.format(owed), overridable)
    assert decided(MoveBust(3, before=4, note="so"), evening.t, evening.now) == (BustMoved(3, 4),)


def test_what_leaves_paid_prizes_as_they_are_needs_no_note():
    evening = paid()

    for command in (
        Eliminate(2),
        CreditBust(3, (1,)),
        CountChips((Count(1, 5),)),
        MoveBust(5, before=4),
        MoveBust(4, before=5),
        SetMoney(replace(TERMS, guarantee=500)),
    ):
        assert why(evening, command) is None
    unpaid = paid()
    unpaid.undo()
    assert why(unpaid, MoveBust(3, before=4)) is None


def test_a_figure_is_refused_that_no_book_could_store_or_add_up():
    evening = Evening(players=3)
    too_high = ("A figure is too high: at most 10,000,000,000,000", False)

    for command in (
        SetMoney(replace(TERMS, entry=Price(10**13 + 1))),
        MoveFloat(10**20),
        MoveFloat(10**400),
    ):
        assert why(evening, command) == too_high
    assert why(evening, SetMoney(replace(TERMS, entry=Price(10**13)))) is None


def test_facts_that_come_about_together_are_refused_where_one_has_no_room():
    evening = Evening(players=3)

    both = (PlayerEliminated(1), PlayerEliminated(2, tied_with=1))
    assert together(evening.t, evening.now, *both) == both
    with pytest.raises(Refused) as refused:
        together(evening.t, evening.now, PlayerEliminated(1), PlayerEliminated(1))
    assert refused.value.sentence.said(str) == "1 is not in the tournament"
    with pytest.raises(Refused) as refused:
        together(evening.t, evening.now, EntryRenamed(9, 1))
    assert refused.value.sentence.said(str) == "There is no entry 9"


def test_a_sentence_about_an_entry_names_its_player_or_its_number():
    t = Evening(players=2).t

    assert about(t, 2, "{player} is {how}", how="in").said(lambda one: f"player {one}") == (
        "Player 2 is in"
    )
    assert about(t, 9, "{player} is {how}", how="in").said(str) == "Entry 9 is in"


def test_a_sentence_about_a_step_names_its_level_or_the_one_before():
    t = Evening(structure=replace(STRUCTURE, steps=(DayEnd(1), *STRUCTURE.steps))).t

    assert [
        about_step(t, step, "level {level}", "after {level}").said(str) for step in range(-1, 6)
    ] == ["After 0", "After 0", "Level 1", "Level 2", "After 2", "Level 3", "After 3"]
