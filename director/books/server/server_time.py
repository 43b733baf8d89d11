"""The time by which all stations of an evening go: the server's, however their own clocks are set.

A station asks the server now and then, and counts on from there by a clock that nobody can set.
"""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

_MUCH = 1.5
"""An answer that took so much longer than the best one says less; after a while it counts too."""
_AFTER = 600.0
"""Seconds: the clocks of two machines have parted by some milliseconds then."""
_SET = timedelta(milliseconds=100)
"""Beyond what two answers may be wrong by: so far apart, somebody has set the server's clock."""


class _Answer(NamedTuple):
    at: datetime
    """What the server said."""
    steady: float
    """When it was asked and answered, in the middle, by our steady clock."""
    took: float


class ServerTime:
    """What time it is at the server."""

    def __init__(self, steady: Callable[[], float]) -> None:
        """`steady` counts seconds, and nobody can set it."""
        self._steady = steady
        self._best: _Answer | None = None

    def ask(self, server: Callable[[], datetime]) -> None:
        """Asks the server for its time, which is in UTC; a slow answer is not taken."""
        asked = self._steady()
        at = server()
        answered = self._steady()
        answer = _Answer(at, (asked + answered) / 2, answered - asked)
        best = self._best
        if (
            best is None
            or answer.took <= best.took * _MUCH
            or asked - best.steady > _AFTER
            or _parted(best, answer)
        ):
            self._best = answer

    def now(self) -> datetime:
        """The moment it is; by this machine's clock while nobody has asked."""
        best = self._best
        if best is None:
            return datetime.now(UTC)
        return best.at + timedelta(seconds=self._steady() - best.steady)


def _parted(best: _Answer, answer: _Answer) -> bool:
    """Whether both cannot be right: the server's clock was set, or ours stood still in sleep."""
    counted = timedelta(seconds=answer.steady - best.steady)
    wrong_by = timedelta(seconds=(best.took + answer.took) / 2)
    return abs(answer.at - best.at - counted) > wrong_by + _SET
