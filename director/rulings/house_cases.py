"""Cases in which a house rule shows: beside the worked examples, what tells its ways apart."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from director.rulings.inputs import YES


@dataclass(frozen=True)
class HouseCase:
    """A question as it is typed, or a hand."""

    question: str = ""
    """Its id; empty for a hand."""
    typed: Mapping[str, str] = field(default_factory=dict)
    """What is not said yes to is said no to."""
    hand: Mapping[str, Any] = field(default_factory=dict)
    """As showdown files have it."""


_FIRST_IN = {
    "actions": "1 post 100, 2 post 200, 3 fold",
    "seat": "4",
    "seats": "3, 4, 1, 2",
    "least_bet": "200",
}
_ANTE = {
    "stack": "9000",
    "small_blind": "500",
    "big_blind": "1000",
    "ante": "1000",
    "players": "4",
    "reduced_at": "4",
    "removed_at": "0",
}
_LIMIT = {"actions": "1 bet 400, 2 raise 800, 3 raise 1200, 1 raise 1600", "bet": "400"}
_SEVEN = {
    "cards": "7s 5d 4c 3h 2s",
    "deed": "call",
    "bet": "20",
    "all_in": "15",
    "behind": "2",
}
_BUH = {"cards": "As Ac Jd"}

HOUSE_CASES: Mapping[str, tuple[HouseCase, ...]] = {
    "ante_first": (HouseCase("big-blind-ante", _ANTE | {"stack": "1300", "players": "8"}),),
    "most_raises": (HouseCase("limit-raise", _LIMIT | {"seat": "2"}),),
    "ante_reduced": (HouseCase("big-blind-ante", _ANTE),),
    "tied_by_position": (
        HouseCase("first-to-act", {"game": "stud", "boards": "1: Kh 9d, 3: Ks 9c"}),
    ),
    "deal_out_stub": (
        HouseCase("draw-deck", {"wanted": "6", "stub": "3", "muck": "10", "earlier_discards": "8"}),
    ),
    "buh_after_draw": (HouseCase("buh-declaration", _BUH | {"moment": "after the draw"}),),
    "buh_now_any_time": (
        HouseCase("buh-declaration", _BUH | {"moment": "betting", "must_declare": YES}),
    ),
    "buh_now_must": (
        HouseCase("buh-declaration", _BUH | {"moment": "after a deal", "must_declare": YES}),
    ),
    "moving_button": (
        HouseCase("next-hand", {"last": "4, 5, 6", "seats": "1, 2, 3, 4, 6, 7, 8, 9"}),
    ),
    "halt_other_sizes": (
        HouseCase(
            "halt",
            {
                "full": "1, 2, 3, 4, 5, 6",
                "short": "1, 3, 4",
                "short_next": "1, 2, 3",
                "size": "6",
            },
        ),
    ),
    "tight_tables": (HouseCase("tolerance", {"tables": "5"}),),
    "final_table_one_more": (HouseCase("final-table", {"seats": "9"}),),
    "bounty_split": (
        HouseCase("bounty", {"gone": "3", "amount": "50", "winners": "2, 7", "button": "5"}),
    ),
    "exactly_one_lammer": (HouseCase("bust-with-lammers", {"lammers": "2"}),),
    "race_rounding": (
        HouseCase(
            "chip-race",
            {
                "racers": "1: 3 chips, 4000; 2: 2 chips, 2500",
                "old": "25",
                "new": "100",
                "cards": "1: 9h 4c Kd, 2: As 2d",
            },
        ),
    ),
    "half_is_a_bet": (HouseCase("sevens-violation", _SEVEN),),
    "no_limit_sevens": (HouseCase("sevens-violation", _SEVEN | {"no_limit": YES}),),
    "count_ante": (
        HouseCase(
            "pot-limit-raise",
            _FIRST_IN | {"pot": "200", "blinds": "100, 200", "big_blind_ante": "200"},
        ),
    ),
    "no_limping": (HouseCase("no-limit-raise", _FIRST_IN | {"single_draw": YES}),),
    "super_stud8_high_brings_in": (
        HouseCase("bring-in", {"game": "super-stud-high-low", "upcards": "1: 2s, 3: Kh, 5: Ac"}),
    ),
    "bidirectional_five_rounds": (HouseCase("game-rounds", {"game": "bidirectional-chowaha"}),),
    "halves_by_position": (
        HouseCase(
            hand={
                "game": "badeucy",
                "button": 2,
                "chip": 25,
                "players": [
                    {"seat": 1, "name": "Ann", "cards": "As 4c 3h 2d Kd", "bet": 500},
                    {"seat": 4, "name": "Bob", "cards": "Qs 9c 8d 7h 7c", "bet": 500},
                ],
                "dead": 25,
            }
        ),
    ),
}
"""By the keys of the house rules; what a game's own worked hands show needs no case."""
