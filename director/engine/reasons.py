"""Why a pot was awarded as it was: one sentence a decision, each with its rule."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from director.translation import say

_IN_BRACKETS = re.compile(r" \((.*)\)$")


class Counted(NamedTuple):
    """What something is called by its chips, and what where nobody has counted them."""

    words: str
    uncounted: str

    def __str__(self) -> str:
        return self.words


class Reason(NamedTuple):
    """One decision: a sentence with named places, what belongs there, and the rule behind it.

    The sentence is kept apart from its values so that it can be translated and tested.
    """

    sentence: str
    values: Mapping[str, object]
    rule: str
    uncounted: str = ""
    """The sentence where nobody has counted the chips; empty where it says nothing of them."""

    @property
    def words(self) -> str:
        """What it says, without the rule."""
        return say(self.sentence, **self.values)

    def without_chips(self) -> "Reason":
        """The same where nobody has counted."""
        values = {
            key: one.uncounted if isinstance(one, Counted) else one
            for key, one in self.values.items()
        }
        return self._replace(sentence=self.uncounted or self.sentence, values=values)

    def with_names(self, names: Mapping[int, str]) -> "Reason":
        """The same with the name behind each seat that is known.

        >>> Reason("seats {seats} win", {"seats": "1 and 10"}, "").with_names({1: "Ann Ost"}).words
        'seats 1 (Ann Ost) and 10 win'
        >>> Reason("seat {seat} wins", {"seat": 2}, "").with_names({2: "Al (no. 7)"}).words
        'seat 2 (Al, no. 7) wins'
        """

        def named(seat: re.Match[str]) -> str:
            name = names.get(int(seat[0]))
            inside = _IN_BRACKETS.sub(r", \1", name or "")  # what tells namesakes apart
            return f"{seat[0]} ({inside})" if inside else seat[0]

        seats = {
            key: re.sub(r"\d+", named, str(self.values[key]))
            for key in ("seat", "seats", "seats_not_out")
            if names and key in self.values
        }
        return self._replace(values={**self.values, **seats})

    def __str__(self) -> str:
        return f"{self.words} ({self.rule})"
