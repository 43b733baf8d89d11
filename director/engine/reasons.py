"""Why a pot was awarded as it was: one sentence a decision, each with its rule."""

from collections.abc import Mapping
from typing import NamedTuple

from director.words import say


class Reason(NamedTuple):
    """One decision: a sentence with named places, what belongs there, and the rule behind it.

    The sentence is kept apart from its values so that it can be translated and tested.
    """

    sentence: str
    values: Mapping[str, object]
    rule: str

    def __str__(self) -> str:
        return f"{say(self.sentence, **self.values)} ({self.rule})"
