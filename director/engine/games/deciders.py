"""What brings a case about: a roll, a card of the board, or what a player chooses.

Each is a word of the game's file: "dice" for their sum, "first die", "flop colour", "river suit",
"choice".
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from director.engine.cards import Cards
from director.translation import say

Dice = tuple[int, ...]

SUM, CHOICE = "dice", "choice"

DICE: dict[str, Callable[[Dice], int]] = {
    SUM: sum,
    "first die": lambda dice: dice[0],
    "second die": lambda dice: dice[1],
    "third die": lambda dice: dice[2],
    "highest die": max,
    "lowest die": min,
}
"""What of the dice decides, by the words that game files use: their sum, or the value of one."""

_DICE_NEEDED = {"second die": 2, "third die": 3}
"""Of how many dice at least, where that is more than one."""

_COLOURS = ("black", "red", "red", "black")
_SUITS = ("clubs", "diamonds", "hearts", "spades")


class Shown(NamedTuple):
    """Something about the board cards of a street that decides."""

    values: tuple[str, ...]
    """What its cases are called."""
    of: Callable[[Cards], str]
    """Which of them these cards bring about."""
    fits: Callable[[int], bool]
    """Whether so many cards decide it, and there is no tie among them."""
    needs: str


def _colour(cards: Cards) -> str:
    reds = sum(_COLOURS[card.suit] == "red" for card in cards)
    return "red" if 2 * reds > len(cards) else "black"


SHOWN: dict[str, Shown] = {
    "colour": Shown(
        ("red", "black"),
        _colour,
        lambda count: count % 2 == 1,
        "needs one board card on the {street}, three or five: most of them decide",
    ),
    "suit": Shown(
        _SUITS,
        lambda cards: _SUITS[cards[0].suit],
        lambda count: count == 1,
        "needs one board card on the {street}",
    ),
}
"""What a street's board cards may decide by, by the last word of "flop colour"."""


def street_and_word(case_by: str) -> tuple[str, str]:
    """The street whose cards decide and by what: "flop", "colour"; empty where none does."""
    street, _, word = case_by.rpartition(" ")
    return (street, word) if word in SHOWN and street else ("", "")


def known_deciders(streets: Sequence[str]) -> tuple[str, ...]:
    """Every word that `case_by` may have in a game with board cards on these streets."""
    return (*DICE, *[f"{street} {word}" for street in streets for word in SHOWN], CHOICE)


def dice_needed(case_by: str) -> int:
    """Of how many dice at least a word speaks; 0 where it speaks of none."""
    return _DICE_NEEDED.get(case_by, 1) if case_by in DICE else 0


def rolls(case_by: str, dice: int) -> range:
    """What so many dice may show: their sum, or the value of one."""
    return range(dice, 6 * dice + 1) if case_by == SUM else range(1, 7)


def decided_words(case_by: str, dice: Dice, case: str) -> str:
    """What has decided, as a ruling says it: "The dice show 7", "The flop is red"."""
    if case_by == SUM:
        sentence = "The die shows {sum}" if len(dice) == 1 else "The dice show {sum}"
        return say(sentence, sum=sum(dice))
    if case_by in DICE:
        return say("The {die} shows {number}", die=say(case_by), number=DICE[case_by](dice))
    street, _ = street_and_word(case_by)
    if street:
        return say("The {street} is {case}", street=say(street), case=say(case))
    return say("The choice is {case}", case=say(case))


_ONLY = {
    SUM: "{portion} is played for only after a roll of {ways}.",
    "die": "{portion} is played for only when the {die} shows {ways}.",
    "colour": "{portion} is played for only after a {ways} {street}.",
    "suit": "{portion} is played for only after {ways} on the {street}.",
    "": "{portion} is played for only in {ways}.",
}
_EACH = {
    SUM: "{portion} by the roll: {ways}.",
    "die": "{portion} by the {die}: {ways}.",
    "colour": "{portion} by the color of the {street}: {ways}.",
    "suit": "{portion} by the suit of the {street}: {ways}.",
    CHOICE: "{portion} by the choice: {ways}.",
    "": "{portion} by the game: {ways}.",
}
"""When a portion is played for, and with what qualifier, by what decides it."""


def only_said(case_by: str, portion: str, ways: str) -> str:
    """When a portion is played for that is not always."""
    return _said(_ONLY, case_by, portion, ways)


def each_said(case_by: str, portion: str, ways: str) -> str:
    """What it goes by with what hands a portion is won."""
    return _said(_EACH, case_by, portion, ways)


def _said(texts: Mapping[str, str], case_by: str, portion: str, ways: str) -> str:
    street, word = street_and_word(case_by)
    kind = word or ("die" if case_by in DICE and case_by != SUM else case_by)
    values = {"portion": portion, "ways": ways, "die": say(case_by), "street": say(street)}
    return say(texts.get(kind, texts[""]), **values)
