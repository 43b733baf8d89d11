"""Why a pot was awarded as it was: one sentence a decision, each with its rule."""

from collections.abc import Mapping
from typing import NamedTuple

from director.translation import say


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

    def __str__(self) -> str:
        return f"{self.words} ({self.rule})"
