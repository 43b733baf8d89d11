"""Chips that are colored up, or are in play after all."""

from collections.abc import Iterator

from director.tournament.chips.state import EVERYWHERE, ColoredUp
from director.tournament.effects.lines import Both, Line, Pool
from director.translation import Sentence, chips, listed, say


def color_up_lines(pool: Pool, _: Both) -> Iterator[Line]:
    """Which chips, and at which tables."""
    for change in pool.of("Tournament.colored_up"):
        before, after = change.before, change.after
        assert isinstance(before, frozenset)
        assert isinstance(after, frozenset)
        gone = after - before
        text = "{chips} colored up" if gone else "{chips} not colored up"
        named = [_named(one) for one in sorted(gone or before - after)]
        yield Line(Sentence(text, {"chips": listed(named)}), (change,))


def _named(one: ColoredUp) -> str:
    if one.table == EVERYWHERE:
        return say("{chip}s at all tables", chip=chips(one.chip))
    return say("{chip}s at table {table}", chip=chips(one.chip), table=one.table)
