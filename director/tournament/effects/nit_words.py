"""Nit cards that were given back, or are held after all."""

from collections.abc import Iterator

from director.tournament.effects.lines import Both, Line, Pool
from director.tournament.effects.values import step_name
from director.tournament.nit_levels.state import FINAL_TABLE
from director.tournament.state import Tournament
from director.translation import listed, say


def nit_lines(pool: Pool, both: Both) -> Iterator[Line]:
    """Whose card of which level lies with the dealer, or does not."""
    for change in pool.of("NitCards.turned_in"):
        before, after = change.before, change.after
        assert isinstance(before, frozenset)
        assert isinstance(after, frozenset)
        back = after - before
        text = (
            "{player} has turned in the nit card of {levels}"
            if back
            else "{player} has not turned in the nit card of {levels}"
        )
        levels = [_of(both.after.t, step) for step in sorted(back or before - after)]
        yield both.about(change.subject.key, text, [change], {"levels": listed(levels)})


def _of(t: Tournament, step: int) -> str:
    """Which cards those are: of a level, or of the final table."""
    if step == FINAL_TABLE:
        return say("the final table")
    return step_name(t.structure, step)
