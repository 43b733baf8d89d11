"""Name, structure and clock of an event, from the few records that speak of them."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from director.tournament.commands import (
    AddTime,
    ChangeStructure,
    CloseEvent,
    Eliminate,
    MoveClock,
    PauseClock,
    RenameEvent,
    StartClock,
)
from director.tournament.log.first_glance import SPEAKING, glance
from director.tournament.log.refused import Refused
from tests.tournament.evening import STRUCTURE, Evening


def speaking(log):
    """As a book finds them: the records that have one of the kinds in their text."""
    return [
        record for record in log.records if any(type(fact) in SPEAKING for fact in record.facts)
    ]


def parts(t):
    return t.name, t.structure, t.clock, t.clocks


def but_for_a_win(do):
    """What is done, unless somebody wins by it: of that a glance knows nothing."""

    def done(evening):
        do(evening)
        if evening.t.winner:
            evening.undo()

    return done


DEEDS = (
    lambda evening: evening.do(StartClock()),
    lambda evening: evening.do(PauseClock()),
    lambda evening: evening.do(AddTime(3)),
    lambda evening: evening.do(MoveClock(1)),
    lambda evening: evening.do(MoveClock(-1)),
    lambda evening: evening.do(RenameEvent("Saturday")),
    lambda evening: evening.do(ChangeStructure(replace(STRUCTURE, name="Another one"))),
    lambda evening: evening.do(CloseEvent(asked=True)),
    but_for_a_win(lambda evening: evening.do(Eliminate(max(evening.t.left)))),
    lambda evening: evening.undo() if evening.log.next_undo else None,
    but_for_a_win(lambda evening: evening.redo() if evening.log.next_redo else None),
)


@settings(max_examples=60)
@given(st.lists(st.tuples(st.sampled_from(range(len(DEEDS))), st.integers(0, 900)), max_size=25))
def test_a_glance_sees_what_the_whole_log_says(deeds):
    evening = Evening(5)
    for number, seconds in deeds:
        evening.wait(seconds=seconds)
        try:
            DEEDS[number](evening)
        except Refused:
            continue

    seen = glance(speaking(evening.log))

    assert parts(seen) == parts(evening.t)


def test_of_a_long_log_few_records_are_enough():
    evening = Evening(60)
    evening.do(StartClock())

    assert [record.number for record in speaking(evening.log)] == [1, 62]


def test_without_the_opening_nothing_is_seen():
    evening = Evening()
    evening.do(StartClock())

    assert glance(evening.log.records[1:]) is None
    assert glance(()) is None
