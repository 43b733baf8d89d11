"""Lammers in an event: what is in play, who turns in how many, and when (S 1.9, B17)."""

from dataclasses import replace

import pytest

from director.tournament.commands import (
    ChangeStructure,
    DrawSeats,
    Eliminate,
    LeaveSeat,
    RedeemAllLammers,
    RedeemLammers,
    Refused,
    Reinstate,
    StartClock,
    VoidEntry,
)
from director.tournament.entries.terms import LammerTerms
from director.tournament.lammers.commands import (
    any_lammer_left,
    lammers_due,
    lammers_left,
    without_a_chip,
)
from director.tournament.structure.moments import Moment
from tests.tournament.evening import STRUCTURE, Evening

WITH_LAMMERS = replace(STRUCTURE, starting_chips=10000, lammers=LammerTerms(2, 5000))


@pytest.fixture
def evening():
    evening = Evening(players=6, structure=WITH_LAMMERS)
    evening.do(DrawSeats("seats"))
    return evening


def why(evening, command):
    with pytest.raises(Refused) as refused:
        evening.do(command)
    return refused.value.sentence.said(str), refused.value.overridable


def test_s_1_9_chips_behind_are_in_play_from_the_first_hand(evening):
    assert (evening.t.chips, evening.t.average) == (120_000, 20_000)


def test_s_1_9_turning_lammers_in_changes_no_total(evening):
    record = evening.do(RedeemLammers(1, 2))

    assert record.label.said(str) == "1 turned in lammers: 2, for 10,000"
    assert (evening.t.chips, evening.t.lammers(1), evening.t.lammers(2)) == (120_000, 0, 2)


def test_nobody_turns_in_more_than_there_are(evening):
    evening.do(RedeemLammers(1))

    assert why(evening, RedeemLammers(1, 2)) == ("1’s lammers: 1", False)


def test_where_the_sheet_says_so_lammers_go_one_at_a_time():
    slow = replace(WITH_LAMMERS, lammers=LammerTerms(2, 5000, "one at a time"))
    evening = Evening(players=2, structure=slow)

    assert why(evening, RedeemLammers(1, 2)) == ("Turn in lammers one at a time", False)


def test_who_has_lammers_is_not_out_unless_the_floor_says_why(evening):
    assert why(evening, Eliminate(1)) == (
        "1 still has lammers (2): turn in at least one before the next hand",
        True,
    )
    evening.do(RedeemLammers(1, 2))
    evening.do(Eliminate(1))
    evening.do(Eliminate(2, note="left the room"))

    assert (evening.t.players_left, evening.t.chips) == (4, 110_000)


def test_chips_come_back_with_who_was_put_out_by_mistake(evening):
    place = evening.t.seats[1]
    evening.do(RedeemLammers(1, 1))
    evening.do(Eliminate(1, note="gone"))
    assert evening.t.chips == 115_000

    evening.do(Reinstate(1, *place))
    assert (evening.t.chips, evening.t.lammers(1)) == (120_000, 1)


def test_a_voided_entry_takes_its_lammers_along(evening):
    evening.do(RedeemLammers(1, 1))
    evening.do(VoidEntry(1, "twice"))

    assert evening.t.chips == 100_000


def test_at_the_end_of_the_last_lammer_level_all_are_collected_table_by_table(evening):
    evening.do(RedeemLammers(1, 2))
    list_of_dealers = lammers_left(evening.t)

    evening.do(RedeemAllLammers())

    tables = [evening.t.seats[entry] for entry in list_of_dealers]
    assert tables == sorted(tables)
    assert set(list_of_dealers.values()) == {2}
    assert (lammers_left(evening.t), evening.t.chips) == ({}, 120_000)
    assert why(evening, RedeemAllLammers()) == ("No lammers are left", False)


def test_an_event_without_lammers_has_none_to_turn_in():
    evening = Evening(players=2)

    assert why(evening, RedeemLammers(1)) == ("This event has no lammers", False)
    assert why(evening, RedeemAllLammers()) == ("This event has no lammers", False)


def test_lammers_that_were_turned_in_keep_their_number_and_value(evening):
    fewer = replace(WITH_LAMMERS, lammers=LammerTerms(1, 5000))
    later = replace(WITH_LAMMERS, lammers=LammerTerms(2, 5000, on_bust="by itself"))
    evening.do(ChangeStructure(fewer))
    evening.undo()
    evening.do(RedeemLammers(1, 2))

    assert why(evening, ChangeStructure(fewer)) == (
        "Lammers have been turned in: their number and value cannot change",
        False,
    )
    evening.do(ChangeStructure(later))
    assert evening.t.chips == 120_000


AT_LEVEL_1 = replace(WITH_LAMMERS, lammers=LammerTerms(2, 5000, until=Moment("end", "level", "1")))


def test_s_1_9_lammers_are_due_when_the_level_is_over_and_as_long_as_somebody_has_one():
    evening = Evening(players=3, structure=AT_LEVEL_1)
    untimed = Evening(players=3, structure=WITH_LAMMERS)
    evening.do(StartClock())
    untimed.do(StartClock())
    early = lammers_due(evening.t, evening.now)

    evening.wait(minutes=20)

    due = lammers_due(evening.t, evening.now)
    evening.do(RedeemAllLammers())
    assert (early, due, lammers_due(evening.t, evening.now)) == (False, True, False)
    assert not lammers_due(untimed.t, evening.now)
    assert not lammers_due(Evening(3).t, evening.now)
    assert not any_lammer_left(evening.t)
    assert why(evening, RedeemAllLammers()) == ("No lammers are left", False)


def test_s_1_9_all_are_turned_in_before_the_level_is_over_only_with_a_note():
    evening = Evening(players=3, structure=AT_LEVEL_1)

    assert why(evening, RedeemAllLammers()) == (
        "Lammers can be turned in until end of level 1",
        True,
    )
    record = evening.do(RedeemAllLammers("the level was cut short"))

    assert record.label.said(str) == "Lammers turned in for 3 players"
    assert lammers_left(evening.t) == {}


def test_s_1_9_lammers_are_collected_table_by_table_and_first_from_who_has_no_seat(evening):
    evening.do(LeaveSeat(4))
    evening.do(RedeemLammers(2, 2))
    evening.do(RedeemLammers(1))
    seated = sorted([1, 3, 5, 6], key=evening.t.seats.get)

    assert list(lammers_left(evening.t).items()) == [
        (4, 2),
        *((entry, 1 if entry == 1 else 2) for entry in seated),
    ]


@pytest.mark.parametrize(
    ("on_bust", "turned_in"),
    [
        ("asked", [(False, 1, 2), (False, 1, 1), (True, 0, 0)]),
        ("one by itself", [(False, 1, 1), (False, 1, 1), (True, 0, 0)]),
    ],
)
def test_s_1_9_who_has_no_chip_turns_in_what_the_sheet_says(on_bust, turned_in):
    evening = Evening(3, replace(WITH_LAMMERS, lammers=LammerTerms(2, 5000, on_bust=on_bust)))
    evening.do(RedeemLammers(2))
    evening.do(RedeemLammers(3))
    evening.do(RedeemLammers(3))

    assert [without_a_chip(evening.t, one)[:3] for one in (1, 2, 3)] == turned_in
