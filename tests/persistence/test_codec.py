"""Facts as the book keeps them."""

import pytest

from director.persistence import upgrades
from director.persistence.codec import facts_as_text, facts_from_text
from director.tournament.clock_facts import (
    ClockPaused,
    ClockPut,
    ClockStarted,
    MachineClockMoved,
    PauseAppointed,
    StartAppointed,
    StepLengthened,
    StepReached,
    TimeAdded,
)
from director.tournament.facts import (
    FACTS,
    ContinuedFromCopy,
    EventOpened,
    Fact,
    PlayerEliminated,
    PlayerRegistered,
    PlayerTimedOut,
    RecordRedone,
    RecordUndone,
    RulingFiled,
    SeatDrawn,
    SeatsDrawn,
)
from director.tournament.filings import Occasion
from director.tournament.tournaments import EntryNumber, PlayerNumber
from tests.tournament.evening import FRIDAY, STRUCTURE

ANN, HERS = PlayerNumber(117), EntryNumber(1)

EXAMPLES: dict[Fact, str | None] = {
    EventOpened("Friday", STRUCTURE): None,
    PlayerRegistered(HERS, ANN): '[{"kind":"PlayerRegistered","entry":1,"player":117}]',
    SeatsDrawn("2f1c", (SeatDrawn(HERS, 2, 3), SeatDrawn(EntryNumber(2), 1, 4))): (
        '[{"kind":"SeatsDrawn","seed":"2f1c","seats":[[1,2,3],[2,1,4]]}]'
    ),
    ClockStarted(): '[{"kind":"ClockStarted"}]',
    ClockPaused(): '[{"kind":"ClockPaused"}]',
    StepReached(4): '[{"kind":"StepReached","step":4}]',
    TimeAdded(-60): '[{"kind":"TimeAdded","seconds":-60}]',
    StepLengthened(6, -300): '[{"kind":"StepLengthened","step":6,"seconds":-300}]',
    ClockPut(4, 61500): '[{"kind":"ClockPut","step":4,"milliseconds":61500}]',
    StartAppointed(FRIDAY): '[{"kind":"StartAppointed","moment":"2026-01-02T19:00:00+00:00"}]',
    PauseAppointed(4): '[{"kind":"PauseAppointed","step":4,"stops":true}]',
    MachineClockMoved(-7000): '[{"kind":"MachineClockMoved","milliseconds":-7000}]',
    PlayerTimedOut(HERS): '[{"kind":"PlayerTimedOut","entry":1}]',
    PlayerEliminated(HERS): '[{"kind":"PlayerEliminated","entry":1}]',
    RulingFiled("{}", "Ann wins 100", ("why",), Occasion(3, "1A", "", "late")): (
        '[{"kind":"RulingFiled","case":"{}","headline":"Ann wins 100","reasons":["why"],'
        '"occasion":[3,"1A","","late"]}]'
    ),
    RecordUndone(9): '[{"kind":"RecordUndone","record":9}]',
    RecordRedone(9): '[{"kind":"RecordRedone","record":9}]',
    ContinuedFromCopy(21, "desk 1"): (
        '[{"kind":"ContinuedFromCopy","record":21,"station":"desk 1"}]'
    ),
}


@pytest.mark.parametrize("fact", EXAMPLES, ids=lambda fact: type(fact).__name__)
def test_a_fact_comes_back_as_it_was(fact):
    assert facts_from_text(facts_as_text((fact,))) == (fact,)


@pytest.mark.parametrize("fact", EXAMPLES, ids=lambda fact: type(fact).__name__)
def test_a_fact_is_kept_in_this_form_for_ever(fact):
    assert facts_as_text((fact,)) == (EXAMPLES[fact] or facts_as_text((fact,)))


def test_every_kind_has_its_example():
    assert {type(fact).__name__ for fact in EXAMPLES} == set(FACTS)


def test_a_fact_of_an_older_program_is_turned_into_todays(monkeypatch):
    monkeypatch.setitem(
        upgrades.UPGRADES,
        "PlayerBusted",
        lambda old: {"kind": "PlayerEliminated", "entry": old["player"]},
    )

    assert facts_from_text('[{"kind":"PlayerBusted","player":5}]') == (PlayerEliminated(5),)
