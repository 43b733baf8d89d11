"""Hands in files, whoever asks: showdowns as JSON, one or many, and open hand histories (PHH)."""

import re
from collections.abc import Iterator

from director.desk.hands.hand_histories import CannotFollow, read_hand_history
from director.engine.showdown.answers import cases
from director.engine.showdown.showdown import Problem
from director.translation import say

KINDS = (".json", ".jsonl", ".phh")
"""How the names of such files end."""

NAMELESS = "-"
"""What comes on standard input."""

_VARIANT = re.compile(r"^[ \t]*variant[ \t]*=", re.MULTILINE)
"""The field that every hand history has; no line of JSON begins so."""


def hands_in(text: str, name: str) -> Iterator[object | Problem]:
    """The cases of a file, in order; what cannot be read or followed comes as a Problem.

    The name tells a hand history, and without one its first field does; all else is read as JSON.
    """
    if not (name.lower().endswith(".phh") or (name == NAMELESS and _VARIANT.search(text))):
        yield from cases(text)
        return
    try:
        yield read_hand_history(text)
    except CannotFollow as error:
        place = say("line {line}", line=error.line) if error.line else ""
        yield Problem("bad-hand-history", place, error.why)


def said_of(file: str, problem: Problem, case: int = 0) -> str:
    """What is wrong with a hand, with its file and its place; the case where there are several."""
    place = [file]
    if case:
        place.append(say("case {number}", number=case))
    if problem.field:
        place.append(problem.field)
    what = "; ".join(problem.message.splitlines())
    return say("{place}: {what}", place=", ".join(place), what=what)
