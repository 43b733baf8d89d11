"""Notices when somebody sets the machine's clock, by one that nobody can set."""

import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

NOTICED = timedelta(seconds=2)
"""So far the two may part before anybody says so."""

_DRIFT = 1e-4
"""No two clocks go quite alike: so much of the time that passes, their parting is forgiven."""


_COUNTS_SLEEP = {"linux": "CLOCK_BOOTTIME", "darwin": "CLOCK_MONOTONIC"}
"""Where Python's own steady clock stands while the machine sleeps: one that does not, by name."""


def now_in_utc() -> datetime:
    """The present moment, in UTC."""
    return datetime.now(UTC)


def steady_seconds() -> float:
    """Seconds since some moment, whatever the machine's clock says; sleep counts."""
    name = _COUNTS_SLEEP.get(sys.platform)
    return time.clock_gettime(getattr(time, name)) if name else time.monotonic()


class MachineClock:
    """Two clocks side by side: the machine's, and one that nobody can set."""

    def __init__(
        self,
        now: Callable[[], datetime],
        steady: Callable[[], float],
        before: datetime | None = None,
    ) -> None:
        """`before` is the time by the clock that the event has gone by until this very moment."""
        self._now = now
        self._steady = steady
        self.agree()
        if before:
            self._parted = self._last[0] - before

    def agree(self) -> None:
        """From here on the two are taken to agree."""
        self._last = self._now(), self._steady()
        self._parted = timedelta()

    def parted(self) -> timedelta | None:
        """By how much the machine's clock was set, forward or back; None where it was not."""
        now, steady = self._now(), self._steady()
        before, steady_before = self._last
        passed = timedelta(seconds=steady - steady_before)
        self._last = now, steady
        self._parted += (now - before) - passed
        if abs(self._parted) > NOTICED:
            return self._parted
        forgiven = min(abs(self._parted), passed * _DRIFT)
        self._parted -= forgiven if self._parted > timedelta() else -forgiven
        return None
