"""Questions about coloring up: the chip race, and old chips that turn up later."""

from collections.abc import Mapping, Sequence

from director.engine.cards import Cards
from director.rulings.inputs import (
    AMOUNT,
    CARDS_BY_SEAT,
    RACERS,
    WHOLE,
    Input,
    Kind,
    threes,
)
from director.rulings.question import Question
from director.tournament.chips.chip_race import ChipRace, Racer, Rounding, chip_race, found_chips
from director.translation import say

_RACERS = Kind(threes, "1: 3 chips, 4000; 2: 1 chip, 2500", wide=True, table=RACERS)


def race(
    racers: Sequence[tuple[int, int, int]],
    old: int,
    new: int,
    cards: Mapping[int, Cards],
    rounding: Rounding,
) -> ChipRace:
    """A table's chip race with the cards that were dealt (TDA 24)."""
    return chip_race([Racer(*one) for one in racers], old, new, cards, rounding=rounding)


_OLD = Input("old", say("Chip that leaves play"), AMOUNT)


CHIP_RACES = (
    Question(
        "chip-race",
        say("A chip race"),
        "TDA 24",
        race,
        (
            Input("racers", say("Seat, chips that leave play, value of the other chips"), _RACERS),
            _OLD,
            Input("new", say("Chip that they are raced for"), AMOUNT),
            Input(
                "cards",
                say("Cards for the odd chips"),
                CARDS_BY_SEAT,
                beside="racers",
            ),
        ),
        {
            "racers": "1: 3 chips, 4000; 2: 1 chip, 2500; 4: 2 chips, 0",
            "old": "25",
            "new": "100",
            "cards": "1: 9h 4c Kd, 2: As, 4: 2c 7s",
        },
        say("chip race, race off, color up, race chips"),
        house_rules={"rounding": "race_rounding"},
    ),
    Question(
        "found-chips",
        say("Old chips turn up after the race"),
        "TDA 24",
        found_chips,
        (
            Input("count", say("How many"), WHOLE),
            _OLD,
            Input("smallest", say("Smallest chip in play now"), AMOUNT),
        ),
        {"count": "7", "old": "25", "smallest": "100"},
        say("old chips, chips found after the race, forgotten chips, late color up"),
    ),
)
