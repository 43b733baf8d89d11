"""A ruling on a question in words: what it was asked with, its headline, all of it as a text."""

from collections.abc import Mapping, Sequence
from typing import Any

from director.files.limits import read_json
from director.rulings.catalogue import QUESTIONS
from director.rulings.question import Question
from director.translation import say

Facts = Sequence[tuple[str, str]]
"""What a question was asked with: what it is called, and what was said."""


def read_case(text: str) -> Mapping[str, Any]:
    """What was asked, from the text of a filing; empty where it cannot be read.

    >>> read_case('{"rule": "Rabbit hunting"}'), read_case("?")
    ({'rule': 'Rabbit hunting'}, {})
    """
    try:
        case = read_json(text)
    except ValueError:
        return {}
    return case if isinstance(case, dict) else {}


def facts_of_case(case: Mapping[str, Any]) -> Facts:
    """What a question of the log was asked with; nothing for a hand."""
    question, typed = QUESTIONS.get(str(case.get("question"))), case.get("typed")
    return facts_of(question, typed) if question and isinstance(typed, dict) else ()


def facts_of(question: Question, typed: Mapping[str, str]) -> Facts:
    """What was said in the fields of a question."""
    return tuple(
        (one.title, say(text) if one.kind.choices or one.kind.flag else text)
        for one in question.inputs
        if (text := str(typed.get(one.key, "")).strip())
    )


def headline(title: str, verdict: str) -> str:
    """A ruling in one sentence of the log.

    >>> headline("Is it a misdeal?", "It is"), headline("A flop of four", "It stands")
    ('Is it a misdeal? It is', 'A flop of four: It stands')
    """
    between = " " if title.endswith("?") else ": "
    return f"{title}{between}{verdict}"


def answer_as_text(title: str, facts: Facts, said: Sequence[str]) -> str:
    """What was asked and answered, for a message or a report."""
    lines = [say("{title}: {said}", title=one, said=text) for one, text in facts]
    return "\n".join([title, *lines, "", *said])
