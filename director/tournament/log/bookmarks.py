"""What a log came to after its first records, so that it need not be folded to go on from there."""

from typing import NamedTuple

from director.tournament.state import Tournament


class Bookmark(NamedTuple):
    """A place in a log. It is made from the log and never trusted over it."""

    records: int
    """So many records it has seen."""
    gone: tuple[int, ...]
    """Those of them that are not in force, rising."""
    taken_back: tuple[tuple[int, ...], ...]
    """What redoing brings back, the next last, with what was taken back together with it."""
    counted: int
    """How many of those in force the event below counts."""
    tournament: Tournament
