"""On evenings on which anything is done, taking back does what it announces, and nothing else.

A short round of what `scripts/undo_effects.py` plays ten thousand times.
"""

from hypothesis import HealthCheck, settings

from tests.evenings.taking_back import (
    TakenBackAtTheDesk,
    TakenBackAtThePayingDesk,
    TakenBackInFlights,
    TakenBackInRounds,
)
from tests.rounds import examples

SHORT = settings(
    max_examples=examples(6),
    stateful_step_count=25,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
for machine in (
    TakenBackAtTheDesk,
    TakenBackAtThePayingDesk,
    TakenBackInFlights,
    TakenBackInRounds,
):
    machine.TestCase.settings = SHORT
test_at_the_desk_taking_back_does_what_it_announces = TakenBackAtTheDesk.TestCase
test_where_prizes_are_paid_taking_back_does_what_it_announces = TakenBackAtThePayingDesk.TestCase
test_in_flights_taking_back_does_what_it_announces = TakenBackInFlights.TestCase
test_in_rounds_taking_back_does_what_it_announces = TakenBackInRounds.TestCase
