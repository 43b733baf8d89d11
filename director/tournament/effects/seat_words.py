"""Who sits where, who was sent where, and the tables."""

from collections.abc import Iterator
from functools import partial

from director.tournament.effects.changes import Change
from director.tournament.effects.figure_titles import TABLES
from director.tournament.effects.lines import SOME, Both, Line, Pool, each
from director.tournament.state import SeatRequest
from director.translation import Sentence, listed

_SEATED, _MOVED, _UNSEATED = (
    "{player} sits at {after}",
    "{player}: {before} → {after}",
    "{player} has no seat, was at {before}",
)
_MANY = {
    _SEATED: "{count} players have a seat again",
    _MOVED: "{count} players change seats",
    _UNSEATED: "{count} players have no seat",
}
_SENT, _SENT_FROM, _SEEN = (
    "{player} is moving from {after}",
    "{player} is moving from {before} → {after}",
    "{player} is no longer moving from {before}",
)
_MANY_SENT = {
    _SENT: "{count} players are moving to their seats",
    _SENT_FROM: "{count} players are moving from another seat",
    _SEEN: "{count} players are no longer moving",
}


def seat_lines(pool: Pool, both: Both) -> Iterator[Line]:
    """Seats, those alike in one line, and the tables in play."""
    yield from _placed(pool.of("Tournament.seats"), (_SEATED, _MOVED, _UNSEATED), _MANY, both)
    yield from _placed(pool.of("Tournament.moving"), (_SENT, _SENT_FROM, _SEEN), _MANY_SENT, both)
    for change in pool.of("Tournament.seat_requests"):
        yield _request_line(both, change)
    for change in pool.of(TABLES):
        yield _tables_line(change)


def _placed(
    changes: list[Change], texts: tuple[str, str, str], many: dict[str, str], both: Both
) -> Iterator[Line]:
    came, moved, went = texts
    alike: dict[str, list[Change]] = {text: [] for text in texts}
    for change in changes:
        text = came if change.before is None else went if change.after is None else moved
        alike[text].append(change)
    for text, these in alike.items():
        yield from each(these, partial(_place_line, both, text), many[text], both)


def _place_line(both: Both, text: str, change: Change) -> Line:
    before, after = both.told(change)
    return both.about(change.subject.key, text, [change], {"before": before, "after": after})


def _request_line(both: Both, change: Change) -> Line:
    """Which seat somebody asked for; a seat of 0 is any at that table."""
    said = [_wanted(one) for one in (change.before, change.after)]
    text = f"{{player}} asks for: {said[0]} → {said[1]}"
    asked = (one.entry for one in (change.before, change.after) if isinstance(one, SeatRequest))
    return both.about(next(asked, None), text, [change], {})


def _wanted(asked: object) -> str:
    if not isinstance(asked, SeatRequest):
        return "no other seat"
    return f"table {asked.table}" + (f", seat {asked.seat}" if asked.seat else "")


def _tables_line(change: Change) -> Line:
    before, after = change.before, change.after
    assert isinstance(before, tuple)
    assert isinstance(after, tuple)
    gone = [one for one in before if one not in set(after)]
    new = [one for one in after if one not in set(before)]
    parts = []
    if new:
        parts.append("table {new} in use" if len(new) == 1 else "tables {new} in use")
    if gone:
        parts.append("table {gone} empty" if len(gone) == 1 else "tables {gone} empty")
    values = {
        "before": len(before),
        "after": len(after),
        "new": _numbers(new),
        "gone": _numbers(gone),
    }
    text = f"Tables in play: {{before}} → {{after}} ({', '.join(parts)})"
    return Line(Sentence(text, values), (change,))


def _numbers(tables: list[int]) -> str:
    if len(tables) <= SOME:
        return listed(list(map(str, tables)))
    return f"{', '.join(map(str, tables[:SOME]))} and {len(tables) - SOME} more"
