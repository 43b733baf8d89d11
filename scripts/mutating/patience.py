"""How long a broken program may run before it is taken for one that never ends.

Seconds of a processor are counted, and not those of the clock, which runs on while others work.
"""

import signal

ENDLESS = "time: it never ended"
_WAITING = 4
"""So many times as long by the clock, and nothing comes any more."""


def limited(seconds: float) -> None:
    """From now on this process has so many seconds of a processor; then it is ended."""
    for of in (signal.SIGPROF, signal.SIGALRM):
        signal.signal(of, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.alarm(int(seconds * _WAITING) + 1)


def ended(status: int) -> str:
    """By what a process was ended, from its return code; "" where it ended by itself."""
    if status >= 0:
        return ""
    return ENDLESS if -status in (signal.SIGPROF, signal.SIGALRM) else "a crash"
