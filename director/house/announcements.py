"""What is spoken at the moments of an evening: the house's sentences, and what may stand in them.

Of a sentence with a word that is not known at that moment nothing is spoken, but of the others.
"""

from collections.abc import Mapping
from string import Formatter
from typing import NamedTuple

from director.files.forms import no_such
from director.tournament.clock.chime_kinds import BREAK, BREAK_ENDS, FIRST, LEVEL, SECOND
from director.translation import say

HAND_FOR_HAND, SEAT_OPEN, TABLE_BREAKS = "hand_for_hand", "seat_open", "table_breaks"

MOST_LETTERS = 300
"""Of what is spoken at a moment: half a minute."""

_LONGEST_NAME = 80
"""Of a voice."""

EXAMPLES: Mapping[str, str] = {
    "level": "level five",
    "part": "level five",
    "break": "break",
    "game": "pot limit Omaha",
    "stakes": "blinds one hundred, two hundred",
    "left": "two minutes",
    "minutes": "ten minutes",
    "time": "eight fifteen",
    "chips": "twenty-fives",
    "table": "five",
    "seat": "three",
}
"""What may stand in braces, and what could be spoken for it."""

_OF_CLOCK = ("level", "part", "break", "game", "stakes", "minutes", "time", "chips")


class Spoken(NamedTuple):
    """A moment at which something is spoken."""

    title: str
    sentences: str
    """What is spoken, where the house has not said otherwise."""
    holds: tuple[str, ...]
    """Which placeholders it knows."""


MOMENTS: Mapping[str, Spoken] = {
    FIRST: Spoken("First warning", "{left} left in {part}.", (*_OF_CLOCK, "left")),
    SECOND: Spoken("Second warning", "", (*_OF_CLOCK, "left")),
    LEVEL: Spoken("A level begins", "{level}. {game}. {stakes}.", _OF_CLOCK),
    BREAK: Spoken(
        "A break begins",
        "{break}. {minutes}. Play resumes at {time}. Color up the {chips}.",
        _OF_CLOCK,
    ),
    BREAK_ENDS: Spoken(
        "A break ends", "Cards in the air. {level}. {game}. {stakes}.", _OF_CLOCK
    ),
    HAND_FOR_HAND: Spoken(
        "Hand for hand begins",
        "We are hand for hand. Dealers, stop when your hand is over.",
        (),
    ),
    SEAT_OPEN: Spoken(
        "A seat opens", "Seat open. Table {table}, seat {seat}.", ("table", "seat")
    ),
    TABLE_BREAKS: Spoken(
        "A table breaks", "Table {table} is breaking. Players, take your new seats.", ("table",)
    ),
}  # fmt: skip
"""By the beginning of the names of their settings."""

FLOOR_MOMENTS = (HAND_FOR_HAND, SEAT_OPEN, TABLE_BREAKS)
"""Those that no clock brings about."""


def why_not_spoken(moment: str, sentences: str) -> str:
    """Why these sentences cannot be spoken at a moment; empty where they can.

    >>> why_not_spoken(SEAT_OPEN, "Table {tabel}")
    'no such word “{tabel}”; did you mean “{table}”?'
    """
    if len(sentences) > MOST_LETTERS:
        return say(
            "at most {most} letters are spoken; these are {count}",
            most=MOST_LETTERS,
            count=len(sentences),
        )
    try:
        parts = list(Formatter().parse(sentences))
    except ValueError:
        return say("a brace is open or closed once too often: write {level}", level="{level}")
    holds = [f"{{{name}}}" for name in MOMENTS[moment].holds]
    for _, name, form, conversion in parts:
        if name is None:
            continue
        if not holds:
            return say("nothing stands in braces at this moment")
        if f"{{{name}}}" not in holds:
            return no_such(say("word"), f"{{{name}}}", holds)
        if form or conversion:
            return say("write {name} without anything behind it", name=f"{{{name}}}")
    return ""


def why_no_voice(name: str) -> str:
    """Why this cannot be the name of a voice; empty where it can."""
    if (
        name.startswith("-")
        or not all(one.isprintable() for one in name)
        or len(name) > _LONGEST_NAME
    ):
        return say("this is no name of a voice")
    return ""
