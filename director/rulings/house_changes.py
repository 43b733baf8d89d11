"""Which answers another way of playing changes: everything is asked under both, and compared."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from director.engine.games.library import Library
from director.engine.showdown.answers import answer
from director.house.house_rules import HOUSE_RULES, PAYING, otherwise
from director.rulings.catalogue import QUESTIONS
from director.rulings.house_cases import HOUSE_CASES
from director.rulings.question import Answer, Question
from director.translation import chips, listed, say


class Changed(NamedTuple):
    """Something that is answered otherwise."""

    title: str
    before: str
    after: str


class Changes(NamedTuple):
    """What another way of playing changes."""

    rules: tuple[Changed, ...]
    """House rules."""
    answers: tuple[Changed, ...]
    """Rulings, each by a worked example in which it shows."""
    hands: tuple[Changed, ...]
    """Worked hands of games: who is paid, and what."""

    def __bool__(self) -> bool:
        return bool(self.rules)


def changes(before: Mapping[str, Any], after: Mapping[str, Any], library: Library) -> Changes:
    """All that is answered otherwise after than before, by the keys of the house rules."""
    rules = [
        Changed(rule.title, say(rule.ways[before[key]]), say(rule.ways[after[key]]))
        for key, rule in HOUSE_RULES.items()
        if before[key] != after[key]
    ]
    if not rules:
        return Changes((), (), ())
    return Changes(tuple(rules), _answers(before, after, library), _hands(before, after, library))


def _answers(
    before: Mapping[str, Any], after: Mapping[str, Any], library: Library
) -> tuple[Changed, ...]:
    """Each question once: by an example whose verdict changes, or one in which a step does."""
    found = []
    for question in QUESTIONS.values():
        told = []
        for typed in (question.worked, *_cases_of(question, before, after)):
            one, other = (question.answer(typed, ways, library) for ways in (before, after))
            if isinstance(one, Answer) and isinstance(other, Answer):
                told += [(one, other)]
        verdicts = [(a.verdict, b.verdict) for a, b in told if a.verdict != b.verdict]
        steps = [pair for a, b in told if (pair := _other_steps(a, b))]
        if verdicts or steps:
            found.append(Changed(question.title, *[*verdicts, *steps][0]))
    return tuple(found)


def _cases_of(
    question: Question, before: Mapping[str, Any], after: Mapping[str, Any]
) -> list[Mapping[str, str]]:
    return [
        question.typed_out(case.typed)
        for key, cases in HOUSE_CASES.items()
        if before[key] != after[key]
        for case in cases
        if case.question == question.id
    ]


def _other_steps(one: Answer, other: Answer) -> tuple[str, str] | None:
    """The steps that only one of two answers has; None where they have the same."""
    steps = [[step.words for step in each.steps] for each in (one, other)]
    if steps[0] == steps[1]:
        return None
    gone = [step for step in steps[0] if step not in steps[1]]
    come = [step for step in steps[1] if step not in steps[0]]
    return "; ".join(gone) or "–", "; ".join(come) or "–"


def _hands(
    before: Mapping[str, Any], after: Mapping[str, Any], library: Library
) -> tuple[Changed, ...]:
    found: list[Changed] = []
    if all(before[key] == after[key] for key in PAYING):
        return ()
    ways = otherwise(before), otherwise(after)
    for game_id in library.ids():
        game = library.game(game_id)
        for example in game.examples:
            one, other = (answer(example.case, library, way).get("awards") for way in ways)
            if one != other:
                title = say("{game}: {hand}", game=game.name, hand=example.title)
                found.append(Changed(title, _paid(example.case, one), _paid(example.case, other)))
    for case in (one for cases in HOUSE_CASES.values() for one in cases if one.hand):
        one, other = (answer(case.hand, library, way).get("awards") for way in ways)
        if one != other:
            game = library.game(str(case.hand["game"]))
            found.append(Changed(game.name, _paid(case.hand, one), _paid(case.hand, other)))
    return tuple(found)


def _paid(case: Mapping[str, Any], awards: object) -> str:
    """Who gets what, by name where the hand names them."""
    if not isinstance(awards, Mapping) or not awards:
        return say("nobody is paid")
    names = {str(one["seat"]): one.get("name", "") for one in case["players"]}
    return listed(
        [
            say(
                "{who} {amount}",
                who=names.get(seat) or say("seat {seat}", seat=seat),
                amount=chips(won),
            )
            for seat, won in awards.items()
        ]
    )
