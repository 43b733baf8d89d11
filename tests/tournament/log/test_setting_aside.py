"""A record that cannot have happened stays in the log, counts for nothing, and stops nobody."""

from datetime import UTC, datetime
from typing import Any

import pytest

from director.tournament.busts.facts import Count
from director.tournament.commands import CountChips, Eliminate
from director.tournament.facts import FACTS
from director.tournament.log.log import Log, Record, SetAside
from director.tournament.log.refused import Unfit
from director.tournament.log.setting_aside import taken_in
from director.translation import Sentence
from tests.tournament.evening import Evening

AT = datetime(2026, 1, 2, 19, tzinfo=UTC)
KINDS: Any = FACTS
"""As somebody has them who need not care what belongs where."""
OUT = KINDS["PlayerEliminated"]
UNDONE = KINDS["RecordUndone"]
NONSENSE: tuple[Any, ...] = (
    (OUT(99),),
    (OUT("1"),),
    (OUT(None),),
    (OUT(1), OUT(1)),
    (KINDS["ChipsCounted"]("many"),),
    (KINDS["EventOpened"]("again", None),),
    (UNDONE(1),),
    (UNDONE(0),),
    (UNDONE(77),),
    (UNDONE("x"),),
    (KINDS["RecordRedone"](2),),
    (KINDS["RecordsUndone"](()),),
    (KINDS["RecordsUndone"]((2, 900)),),
    (),
)


def by_hand(log, facts):
    return Record(len(log.records) + 1, AT, "Uwe", "station 2", Sentence("by hand"), facts, "uid")


@pytest.mark.parametrize("facts", NONSENSE, ids=str)
def test_what_cannot_have_happened_counts_for_nothing_and_says_who_and_where(facts):
    evening = Evening(players=4)
    log, before = evening.log, evening.log.tournament

    aside = taken_in(log, by_hand(log, facts))

    assert isinstance(aside, SetAside)
    assert (aside.who, aside.station, aside.facts) == ("Uwe", "station 2", ())
    said = aside.label.said(str)
    assert said.startswith("A record of Uwe at station 2 makes no sense and was set aside: ")
    assert log.records[-1] is aside
    assert log.tournament == before
    assert not log.in_force(aside.number)


@pytest.mark.parametrize("facts", NONSENSE, ids=str)
def test_the_event_goes_on_behind_it_and_everything_can_be_undone(facts):
    evening, other = Evening(players=4), Evening(players=4)
    taken_in(evening.log, by_hand(evening.log, facts))

    for one in (evening, other):
        one.do(Eliminate(3))
        one.do(CountChips((Count(2, 2_000),)))
        one.undo()

    assert evening.log.tournament == other.log.tournament
    assert [one.label for one in (evening.log.next_undo, other.log.next_undo)] == [
        other.log.next_undo.label
    ] * 2
    assert len(evening.log.records) == len(other.log.records) + 1


def test_what_makes_sense_is_taken_in_as_it_is():
    evening = Evening(players=4)
    record = by_hand(evening.log, (OUT(3),))

    assert taken_in(evening.log, record) is record
    assert evening.log.tournament.out == (3,)
    assert not evening.log.has_set_aside


def test_without_its_opening_there_is_no_event():
    with pytest.raises(Unfit) as caught:
        taken_in(Log(), Record(1, AT, "Uwe", "station 2", Sentence("by hand"), (OUT(1),)))

    assert caught.value.number == 1


def test_a_log_goes_as_far_as_those_before_one_that_does_not_fit():
    evening = Evening(players=4)
    good = list(evening.log.records)
    log = Log()

    with pytest.raises(Unfit):
        log.extend([*good, Record(len(good) + 1, AT, "Uwe", "s", Sentence("x"), (OUT(99),))])

    assert (len(log.records), log.tournament) == (len(good), evening.log.tournament)
