"""How books answer the questions of the house rules, where they answer them.

Nothing stands here that a book does not say: to a question that it leaves open, a house that plays
by it keeps its own answer.
"""

from collections.abc import Mapping
from typing import NamedTuple

from director.house.editions import BOOKS
from director.house.house_rules import HOUSE_RULES, Way, Ways
from director.translation import say


class Said(NamedTuple):
    """What a book answers, and where."""

    way: Way
    where: str


class Edition(NamedTuple):
    """An edition by which a house may play."""

    title: str
    short: str
    answers: Mapping[str, Said]
    """By the keys of the house rules."""


EDITIONS: Mapping[str, Edition] = {
    "tda": Edition(
        BOOKS["TDA"].title,
        "TDA 2024",
        {
            "ante_first": Said(False, "TDA RP-11"),
            "ante_reduced": Said("never", "TDA RP-11"),
            "tied_by_position": Said(False, "TDA RP-10-D"),
            "moving_button": Said(False, "TDA 32"),
            "halt_other_sizes": Said(False, "TDA 11-D"),
            "final_table_one_more": Said(False, "TDA RP-9"),
            "two_odd_chips": Said(True, "TDA 20"),
            "odd_chips_all_cards": Said(False, "TDA 20-B"),
            "no_limping": Said(False, "TDA RP-17"),
        },
    ),
    "barge": Edition(
        BOOKS["S"].title,
        "BARGE 2025",
        {
            "ante_reduced": Said("table", "S 1.5"),
            "bounty_split": Said(False, "S 1.7"),
            "two_odd_chips": Said(False, "S 1.4"),
            "halves_by_position": Said(False, "S 1.4"),
            "archie_shares": Said(False, "S 2.4"),
            "super_stud8_high_brings_in": Said(False, "S 2.50"),
            "no_limping": Said(True, "S App A"),
        },
    ),
    "wsop": Edition(
        say("WSOP rules (2024)"),
        "WSOP 2024",
        {
            "deal_out_stub": Said(False, "WT"),
            "final_table_one_more": Said(True, "WT"),
            "odd_chips_all_cards": Said(False, "WT 73, WL 149"),
            "archie_shares": Said(True, "WL 291"),
            "super_stud8_high_brings_in": Said(True, "WL"),
            "halves_by_position": Said(True, "WL"),
        },
    ),
}
"""By their keys."""


def differences(edition: Edition, ways: Ways) -> tuple[str, ...]:
    """The house rules that a house plays otherwise than an edition says, by their keys."""
    return tuple([key for key, said in edition.answers.items() if ways[key] != said.way])


def by_edition(edition: Edition, ways: Ways) -> dict[str, Way]:
    """How a house would play that plays by an edition wherever it says something."""
    played: dict[str, Way] = {}
    for key, rule in HOUSE_RULES.items():
        mine = ways[key]
        played[key] = mine if isinstance(mine, bool | int | str) else rule.default
    return played | {key: said.way for key, said in edition.answers.items()}


def books_say(key: str) -> str:
    """What the editions answer to a house rule: "TDA 2024 (TDA 32): dead button …"."""
    ways = HOUSE_RULES[key].ways
    told = [
        say("{book} ({where}): {way}", book=one.short, where=said.where, way=say(ways[said.way]))
        for one in EDITIONS.values()
        if (said := one.answers.get(key))
    ]
    return "; ".join(told)
