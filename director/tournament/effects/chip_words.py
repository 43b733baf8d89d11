"""Chips in play, and the lammers that players still have."""

from collections.abc import Iterator

from director.tournament.effects.figure_titles import IN_PLAY, LAMMERS
from director.tournament.effects.lines import Both, Line, Pool, plainly, together


def chip_lines(pool: Pool, both: Both) -> Iterator[Line]:
    """All chips in play, with those bought or raced on top; lammers, with those turned in."""
    for change in pool.of(IN_PLAY):
        line = plainly(IN_PLAY, change, both)
        why = (*pool.of("Tournament.bought"), *pool.of("Tournament.chips_raced"))
        yield Line(line.sentence, (*line.changes, *why))
    lines = []
    for change in pool.of(LAMMERS):
        turned_in = pool.about("Tournament.redeemed", change.subject)
        before, after = both.told(change)
        values = {"before": before, "after": after}
        text = "{player}, lammers: {before} → {after}"
        lines.append(both.about(change.subject.key, text, [change, *turned_in], values))
    yield from together(lines, "Lammers, {count} players", both)
