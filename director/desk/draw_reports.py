"""What is said of a draw that was drawn again."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from director.tournament.log.log import Log, Record
from director.tournament.money.amounts import money
from director.tournament.money.state import MoneyTerms
from director.tournament.seats.draw_replays import (
    EnvelopeReplay,
    Replay,
    envelopes_replayed,
    replayed,
)
from director.tournament.seats.draws import Place
from director.translation import say


class DrawReport(NamedTuple):
    """Whose seats come out otherwise, and whether any do."""

    lines: tuple[str, ...]
    same: bool


def draw_report(
    records: Sequence[Record], number: int, name: Callable[[int], str]
) -> DrawReport | None:
    """What drawing a record's seats again has shown; None where it drew none."""
    if envelopes := envelopes_replayed(records, number):
        terms = Log(records[:number]).tournament.terms
        return DrawReport(
            tuple([_envelope(one, terms) for one in envelopes]),
            not any(one.differing for one in envelopes),
        )
    replays = replayed(records, number)
    if not replays:
        return None
    entries = Log(records[:number]).tournament.entries
    lines: list[str] = []
    for one in replays:
        lines += [
            say(
                "{player}: recorded {was}, drawn again {now}",
                player=name(entries[entry].player),
                was=_seat(one.written[entry]),
                now=_seat(one.again.get(entry)),
            )
            for entry in one.differing
        ]
        lines.append(_verdict(one))
    return DrawReport(tuple(lines), not any(one.differing for one in replays))


def _envelope(one: EnvelopeReplay, terms: MoneyTerms) -> str:
    values = {"was": money(one.written, terms), "now": money(one.again, terms), "seed": one.seed}
    if one.differing:
        return say("recorded {was}, drawn again {now}, with seed {seed}", **values)
    return say("the same envelope, {was}, with seed {seed}", **values)


def _verdict(one: Replay) -> str:
    values = {"count": len(one.written), "seed": one.seed}
    if one.differing:
        return say("not the recorded seats, with seed {seed}", **values)
    if len(one.written) == 1:
        return say("the same seat, with seed {seed}", **values)
    return say("the same {count} seats, with seed {seed}", **values)


def _seat(place: Place | None) -> str:
    return f"{place.table}-{place.seat}" if place else say("no seat")
