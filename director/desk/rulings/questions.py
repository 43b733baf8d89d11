"""A question to the rules: its form, whom it asks, and what comes back.

The answers are pure functions of the engine and of the tournament; here stands only what a screen
needs to ask them. A question that a person decides has no fields: it answers with the rule's steps.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from director.desk.rulings.inputs import Input, NotRead
from director.engine.library import Library, UnknownGame, told_of
from director.engine.questions import NotPossible
from director.engine.reasons import Reason
from director.forms import FileWrong, no_such
from director.house_rules import HOUSE_RULES
from director.words import say

NO_SHEET: Mapping[str, Any] = MappingProxyType({})
"""Of a question that is asked beside any event."""


class Answered(Protocol):
    """What every ruling returns: its facts, and the reasons, the answer itself first."""

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """The answer as one sentence, then the steps, each with its rule."""


class Answer(NamedTuple):
    """An answer as it is shown."""

    verdict: str
    rule: str
    steps: tuple[Reason, ...]
    house_rules: tuple[str, ...] = ()
    """How the house plays what this answer hangs on."""
    note: str = ""


class Unanswered(NamedTuple):
    """Why there is no answer yet: sentences by the key of the field."""

    wrong: Mapping[str, str]
    missing: tuple[str, ...]
    """Keys of fields that are still empty."""


@dataclass(frozen=True)
class Question:
    """One ruling that can be asked for."""

    id: str
    title: str
    source: str
    """The rules it rests on."""
    ask: Callable[..., Answered]
    inputs: tuple[Input, ...] = ()
    example: Mapping[str, str] = field(default_factory=dict)
    """What to type for the worked example, by key."""
    words: str = ""
    """What else people call it, with commas between; the search finds these."""
    note: str = ""
    """An erratum of the sources, or what the answer leaves out."""
    house_rules: Mapping[str, str] = field(default_factory=dict)
    """Parameters that a house rule decides, with the keys of their settings."""
    from_sheet: Mapping[str, str] = field(default_factory=dict)
    """Parameters that the event's sheet decides where nothing is typed, with its keys."""

    @property
    def names(self) -> tuple[str, ...]:
        """What else it is called."""
        return tuple(name for one in self.words.split(",") if (name := one.strip()))

    def answer(
        self,
        typed: Mapping[str, str],
        house: Mapping[str, Any],
        library: Library,
        sheet: Mapping[str, Any] = NO_SHEET,
    ) -> Answer | Unanswered:
        """The answer to what is typed, or what is wrong with it or still to come.

        What the `sheet` of the event states goes before what the `house` plays.
        """
        values: dict[str, Any] = {}
        wrong: dict[str, str] = {}
        missing = []
        for one in self.inputs:
            text = typed.get(one.key, "")
            if one.kind.flag:
                values[one.key] = bool(text)
                continue
            if not text.strip():
                if self.from_sheet.get(one.key) in sheet:
                    continue
                if one.needed:
                    missing.append(one.key)
                continue
            try:
                values[one.key] = library.game(text) if one.kind.games else one.kind.read(text)
            except NotRead as error:
                wrong[one.key] = str(error)
            except UnknownGame:
                wrong[one.key] = no_such("game", text, library.ids())
            except FileWrong as faulty:
                wrong[one.key] = told_of(faulty)
        if wrong or missing:
            return Unanswered(wrong, tuple(missing))
        try:
            decided = {name: _way(key, house, sheet) for name, key in self.house_rules.items()}
            stated = {name: sheet[key] for name, key in self.from_sheet.items() if key in sheet}
            said = self.ask(**(stated | values), **decided)
        except NotPossible as error:
            return Unanswered({error.field: error.message}, ())
        first, *steps = said.reasons
        plays = tuple(
            HOUSE_RULES[key].says(_way(key, house, sheet), on_sheet=key in sheet)
            for key in self.house_rules.values()
        )
        verdict = say(first.sentence, **first.values)
        return Answer(verdict, first.rule, tuple(steps), plays, self.note)


def _way(key: str, house: Mapping[str, Any], sheet: Mapping[str, Any]) -> Any:
    """How a question of the house is answered: by the sheet, else by the house."""
    return sheet[key] if key in sheet else house[key]


class Steps(NamedTuple):
    """What a person decides by: the rule's steps, in their order."""

    reasons: tuple[Reason, ...]


def steps(*told: tuple[str, str]) -> Callable[[], Steps]:
    """A question without fields: sentences, each with its rule."""
    reasons = tuple(Reason(sentence, {}, rule) for sentence, rule in told)
    return lambda: Steps(reasons)


class Chapter(NamedTuple):
    """Questions that belong together."""

    title: str
    questions: Sequence[Question]
