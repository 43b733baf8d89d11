"""A question to the rules: its form, whom it asks, and what comes back.

The answers are pure functions of the engine and of the tournament; here stands only what a screen
needs to ask them. A question that a person decides has no fields: it answers with the rule's steps.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from director.engine.games.game import Game
from director.engine.games.game_reads import told_of
from director.engine.games.house_ways import house_ways
from director.engine.games.library import Library, UnknownGame
from director.engine.not_possible import NotPossible, NotYet
from director.engine.reasons import Reason
from director.files.forms import FileWrong, no_such
from director.house.editions import editions_said
from director.house.house_rules import HOUSE_RULES, otherwise
from director.rulings.inputs import NO, Input, NotRead
from director.translation import say

NO_SHEET: Mapping[str, Any] = MappingProxyType({})
"""Of a question that is asked beside any event."""
NOBODY_NAMED: Mapping[int, str] = MappingProxyType({})
"""Where it is not known who sits in which seat."""


class Answered(Protocol):
    """What every ruling returns: its facts, and the reasons, the answer itself first."""

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """The answer as one sentence, then the steps, each with its rule."""


@dataclass(frozen=True)
class Answer:
    """An answer as it is shown."""

    verdict: str
    rule: str
    steps: tuple[Reason, ...]
    house_rules: tuple[str, ...] = ()
    """How the house plays what this answer hangs on."""
    note: str = ""
    ruled: Answered | None = field(default=None, compare=False)
    """What was answered, for whoever takes its figures down."""

    @property
    def editions(self) -> str:
        """On which editions of which books it rests; empty where it rests on none."""
        return editions_said([self.rule, *[step.rule for step in self.steps]])


class Unanswered(NamedTuple):
    """Why there is no answer yet: sentences by the key of the field."""

    wrong: Mapping[str, str]
    missing: tuple[str, ...]
    """Keys of fields that are still empty, or do not hold all that is needed."""
    asks: str = ""
    """What is asked for in the first of them, where its title alone does not say it."""
    seat: int = 0
    """In whose row of it; 0 where it is nobody's in particular."""
    each: Mapping[int, str] = MappingProxyType({})
    """What is to be typed there for each seat, in a word or two: "3 cards"."""


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
    at_times: Mapping[str, str] = field(default_factory=dict)
    """The same of house rules that are told only where they change the answer."""
    from_sheet: Mapping[str, str] = field(default_factory=dict)
    """Parameters that the event's sheet decides where nothing is typed, with its keys."""

    @property
    def names(self) -> tuple[str, ...]:
        """What else it is called."""
        return tuple(name for one in self.words.split(",") if (name := one.strip()))

    @property
    def worked(self) -> Mapping[str, str]:
        """The worked example as it is typed: what it does not say yes to, it says no to."""
        flags = [one.key for one in self.inputs if one.kind.flag and not one.once_asked]
        return dict.fromkeys(flags, NO) | dict(self.example)

    def typed_out(self, typed: Mapping[str, str]) -> Mapping[str, str]:
        """What is typed, with a no to every yes or no that it leaves open."""
        return dict.fromkeys([one.key for one in self.inputs if one.kind.flag], NO) | dict(typed)

    def answer(
        self,
        typed: Mapping[str, str],
        house: Mapping[str, Any],
        library: Library,
        sheet: Mapping[str, Any] = NO_SHEET,
        names: Mapping[int, str] = NOBODY_NAMED,
    ) -> Answer | Unanswered:
        """The answer to what is typed, or what is wrong with it or still to come.

        What the `sheet` of the event states goes before what the `house` plays; behind each seat
        stands who has it, where `names` knows. Nothing is ruled before something was asked, and a
        yes or no that is not given yet is asked for only where it would change the answer.
        """
        values: dict[str, Any] = {}
        wrong: dict[str, str] = {}
        empty = [one for one in self.inputs if not typed.get(one.key, "").strip()]
        for one in self.inputs:
            if one in empty:
                continue
            text = typed[one.key]
            try:
                values[one.key] = library.game(text) if one.kind.games else one.kind.read(text)
            except NotRead as error:
                wrong[one.key] = str(error)
            except UnknownGame:
                wrong[one.key] = no_such("game", text, library.ids())
            except FileWrong as faulty:
                wrong[one.key] = told_of(faulty)
        still_open = [one for one in empty if self.from_sheet.get(one.key) not in sheet]
        at_once = [one for one in still_open if not one.once_asked]
        asked = tuple(one.key for one in at_once if one.needed or one.kind.flag)
        if wrong or any(one.needed and not one.kind.flag for one in still_open):
            return Unanswered(wrong, asked)
        if self.inputs and len(empty) == len(self.inputs):
            return Unanswered({}, asked or tuple(one.key for one in at_once))
        flags = [one.key for one in still_open if one.kind.flag]
        return self._either_way(
            values, flags, lambda every: self._ruled(every, house, library, sheet, names)
        )

    def _either_way(
        self,
        values: dict[str, Any],
        still_open: Sequence[str],
        ruled: Callable[[Mapping[str, Any]], Answer | Unanswered],
    ) -> Answer | Unanswered:
        """The answer whatever is said to what is still open, or what has to be said."""
        said = {
            way: ruled(values | dict(zip(still_open, way, strict=True)))
            for way in product((True, False), repeat=len(still_open))
        }
        matter = tuple(
            key
            for at, key in enumerate(still_open)
            if any(said[way] != said[*way[:at], not way[at], *way[at + 1 :]] for way in said)
        )
        return Unanswered({}, matter) if matter else next(iter(said.values()))

    def _ruled(
        self,
        values: Mapping[str, Any],
        house: Mapping[str, Any],
        library: Library,
        sheet: Mapping[str, Any],
        names: Mapping[int, str],
    ) -> Answer | Unanswered:
        """The answer to values that are all there, or at which field they cannot be."""

        def ruled(ways: Mapping[str, Any]) -> Answered:
            """What is answered where the house plays so."""
            plays = {**self.house_rules, **self.at_times}
            decided = {name: _way(key, ways, sheet) for name, key in plays.items()}
            stated = {name: sheet[key] for name, key in self.from_sheet.items() if key in sheet}
            games = otherwise(ways)
            played = {
                name: library.as_house_plays(value, games) if isinstance(value, Game) else value
                for name, value in values.items()
            }
            return self.ask(**(stated | played), **decided)

        def hangs_on(key: str) -> bool:
            """Whether the answer would be another one if the house played it as we do."""
            try:
                return ruled({**house, key: HOUSE_RULES[key].default}).reasons != said.reasons
            except NotPossible:
                return True

        try:
            said = ruled(house)
        except NotYet as error:
            asks = error.asked.with_names(names).words
            each = {seat: one.words for seat, one in error.each.items()}
            return Unanswered({}, (error.field,), asks, error.seat, each)
        except NotPossible as error:
            return Unanswered({error.field: error.message}, ())
        games = [value for value in values.values() if isinstance(value, Game)]
        possible = [*self.at_times.values(), *(key for one in games for key in house_ways(one))]
        others = [key for key in dict.fromkeys(possible) if key in otherwise(house)]
        told = dict.fromkeys([*self.house_rules.values(), *filter(hangs_on, others)])
        plays = tuple(
            HOUSE_RULES[key].says(_way(key, house, sheet), on_sheet=key in sheet) for key in told
        )
        first, *steps = [one.with_names(names) for one in said.reasons]
        verdict = say(first.sentence, **first.values)
        return Answer(verdict, first.rule, tuple(steps), plays, self.note, said)


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
