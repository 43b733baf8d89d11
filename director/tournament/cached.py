"""Answers that were worked out from a state, as long as nothing they follow from has changed."""

from collections.abc import Callable
from datetime import datetime
from typing import Any, TypeVar

Answer = TypeVar("Answer")

_KEPT = 8
"""Answers: for several events that are open at once, and a state or two before."""


_BY_VALUE = (int, str, datetime)
"""Numbers, texts and moments are made anew and are the same all the same."""


class Cached:
    """The newest answers to one question, each with the very things it was worked out from.

    The wall asks each second, and a state is never changed but replaced: the same things are the
    same answer.
    """

    def __init__(self) -> None:
        self._known: list[tuple[tuple[Any, ...], Any]] = []

    def answer(self, of: tuple[Any, ...], work_out: Callable[[], Answer]) -> Answer:
        """What was worked out from these very things, worked out now where it was not."""
        for known, answer in self._known:
            if all(map(_same, known, of)):
                found: Answer = answer
                return found
        made = work_out()
        self._known = [(of, made), *self._known[: _KEPT - 1]]
        return made

    def follow(
        self, before: tuple[Any, ...], of: tuple[Any, ...], step: Callable[[Answer], Answer]
    ) -> None:
        """From an answer that is known the next is a step, where working it out takes longer."""
        for known, answer in self._known:
            if all(map(_same, known, before)):
                self._known = [(of, step(answer)), *self._known[: _KEPT - 1]]
                return


def _same(one: Any, other: Any) -> bool:
    return one is other or (type(one) in _BY_VALUE and one == other)
