"""Entries: bought, voided, put right, again; who waits; registration that closes."""

from dataclasses import replace

import pytest

from director.tournament.commands import (
    Eliminate,
    ListAlternate,
    MoveClock,
    Refused,
    Register,
    RenameEntry,
    SetRegistration,
    StartClock,
    StrikeAlternate,
    TurnCounters,
    VoidEntry,
)
from director.tournament.entry_terms import LateRegistration, ReEntries
from director.tournament.moments import Moment
from director.tournament.tournaments import Counters, Entry
from tests.tournament.evening import STRUCTURE, Evening

END_OF_ONE = Moment("end", "level", "1")
LATE = replace(STRUCTURE, late_registration=LateRegistration(END_OF_ONE))
AGAIN = replace(STRUCTURE, re_entries=ReEntries(limit=1))


def why(evening, command):
    """Why it is refused, and whether the floor may do it all the same."""
    with pytest.raises(Refused) as refused:
        evening.do(command)
    return refused.value.sentence.said(str), refused.value.overridable


def test_registration_closes_by_itself_at_the_structures_moment():
    evening = Evening(players=2, structure=LATE)
    evening.do(StartClock())
    evening.wait(minutes=19, seconds=59)
    evening.do(Register(3, "a"))
    evening.wait(seconds=1)

    assert why(evening, Register(4, "b")) == ("registration is closed", True)


def test_a_note_sets_the_end_of_registration_aside_and_stays_in_the_log():
    evening = Evening(players=2, structure=LATE)
    evening.do(StartClock())
    evening.do(MoveClock(1))

    record = evening.do(Register(3, "a", note="was in line"))

    assert record.facts[0].note == "was in line"
    assert len(evening.t.entries) == 3


def test_the_desk_opens_registration_again_and_leaves_it_to_the_structure():
    evening = Evening(players=2, structure=LATE)
    evening.do(StartClock())
    evening.do(MoveClock(1))
    evening.do(SetRegistration(True))
    evening.do(Register(3, "a"))
    evening.do(SetRegistration(None))

    assert why(evening, Register(4, "b")) == ("registration is closed", True)


def test_who_is_out_stays_out_where_the_structure_has_no_re_entries():
    evening = Evening(players=3)
    evening.do(Eliminate(2))

    assert why(evening, Register(2, "again")) == (
        "2 has been out, and this event has no re-entries",
        True,
    )


def test_a_re_entry_is_another_entry_of_the_same_player():
    evening = Evening(players=3, structure=AGAIN)
    evening.do(Eliminate(2))
    record = evening.do(Register(2, "again"))

    assert record.label.said(str) == "2 re-entered"
    assert evening.t.of_player[2] == (2, 4)
    assert (evening.t.entered, evening.t.players_left, evening.t.chips) == (4, 3, 4000)


def test_re_entries_are_limited():
    evening = Evening(players=4, structure=AGAIN)
    evening.do(Eliminate(2))
    evening.do(Register(2, "again"))
    evening.do(Eliminate(5))

    assert why(evening, Register(2, "third")) == ("2 has used all re-entries", True)


def test_nobody_is_in_twice_whatever_the_note():
    evening = Evening(players=2)

    assert why(evening, Register(1, "twice", note="really")) == (
        "1 is in the tournament already",
        False,
    )


def test_who_may_not_play_is_let_in_only_with_a_note():
    evening = Evening(players=2)

    assert why(evening, Register(9, "a", banned="cheated in May")) == (
        "9 may not play: cheated in May",
        True,
    )
    evening.do(Register(9, "a", banned="cheated in May", note="the director said so"))
    assert evening.t.entries[3] == Entry(3, 9)


def test_a_voided_entry_never_counted_and_its_number_is_not_given_again():
    evening = Evening(players=3)
    evening.do(VoidEntry(2, "registered twice"))
    evening.do(Register(2, "right"))

    assert sorted(evening.t.entries) == [1, 3, 4]
    assert dict(evening.t.voided) == {2: "registered twice"}
    assert evening.t.chips == 3000


def test_an_entry_is_voided_only_for_a_reason_and_not_after_a_bust():
    evening = Evening(players=3)
    evening.do(Eliminate(1))

    assert why(evening, VoidEntry(2, " ")) == ("say why the entry is voided", False)
    assert why(evening, VoidEntry(1, "mistake")) == ("1 is out", False)


def test_an_entry_under_the_wrong_name_is_put_right_with_seat_and_number():
    evening = Evening(players=3)
    evening.do(RenameEntry(2, 17))

    assert evening.t.entries[2] == Entry(2, 17)
    assert dict(evening.t.of_player) == {1: (1,), 3: (3,), 17: (2,)}


def test_alternates_wait_in_order_and_leave_the_list_when_they_enter():
    evening = Evening(players=2)
    for player in (7, 8, 9):
        evening.do(ListAlternate(player))
    evening.do(StrikeAlternate(8))
    evening.do(Register(7, "a"))

    assert evening.t.alternates == (9,)


def test_nobody_waits_twice_or_while_in():
    evening = Evening(players=2)
    evening.do(ListAlternate(7))

    assert why(evening, ListAlternate(7)) == ("7 is on the list already", False)
    assert why(evening, ListAlternate(1)) == ("1 is in the tournament already", False)


def test_an_event_without_names_is_counted():
    evening = Evening()
    evening.do(TurnCounters(entries=10))
    evening.do(TurnCounters(out=1))
    record = evening.do(TurnCounters(entries=-1))

    assert record.label.said(str) == "-1 entries"
    assert evening.t.counters == Counters(9, 1)
    assert (evening.t.entered, evening.t.players_left) == (9, 8)
    assert evening.t.average == 9000 // 8


def test_nothing_is_counted_below_nothing():
    evening = Evening()

    assert why(evening, TurnCounters(out=1)) == ("there are not so many", False)
