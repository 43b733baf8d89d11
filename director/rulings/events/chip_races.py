"""Questions about coloring up: the chip race, and old chips that turn up later."""

from collections.abc import Mapping, Sequence

from director.engine.cards import Cards
from director.rulings.inputs import (
    AMOUNT,
    CARDS_BY_SEAT,
    RACERS,
    SEATS_OR_NONE,
    WHOLE,
    Input,
    Kind,
    racers_typed,
)
from director.rulings.question import Question
from director.tournament.chips.chip_race import ChipRace, Racer, Rounding, chip_race, found_chips
from director.translation import say

_NONE_DEALT: Mapping[int, Cards] = {}
_RACERS = Kind(racers_typed, "1: 3 chips; 2: 1 chip", wide=True, table=RACERS)


def race(
    racers: Sequence[tuple[int, int, int | None]],
    old: int,
    new: int,
    rounding: Rounding,
    cards: Mapping[int, Cards] = _NONE_DEALT,
    no_others: Sequence[int] | None = None,
) -> ChipRace:
    """A table's chip race with the cards that were dealt (TDA 24).

    `no_others` are the seats that have no other chips; None while that was not asked.
    """
    all_of = [Racer(*one) for one in racers]
    return chip_race(all_of, old, new, cards, no_others, rounding=rounding)


_OLD = Input("old", say("Chip that leaves play"), AMOUNT)


CHIP_RACES = (
    Question(
        "chip-race",
        say("A chip race"),
        "TDA 24",
        race,
        (
            Input("racers", say("Who has chips that leave play"), _RACERS),
            _OLD,
            Input("new", say("Chip that they are raced for"), AMOUNT),
            Input(
                "cards",
                say("Cards for the odd chips"),
                CARDS_BY_SEAT,
                needed=False,
                beside="racers",
            ),
            Input(
                "no_others",
                say("Seats with no other chips"),
                SEATS_OR_NONE,
                needed=False,
                once_asked=True,
                of_one={
                    "Seat {seat} has no other chips": "{seat}",
                    "Seat {seat} has other chips": "-",
                },
            ),
        ),
        {
            "racers": "1: 3 chips; 2: 1 chip; 4: 2 chips",
            "old": "25",
            "new": "100",
            "cards": "1: 9h 4c Kd, 2: As, 4: 2c 7s",
            "no_others": "4",
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
