"""Rounds of a shootout, flights, penalties and rulings, and the levels of the schedule."""

from collections.abc import Iterator

from director.tournament.busts.penalty_record import Expelled, Mark, length_text
from director.tournament.effects.changes import Change
from director.tournament.effects.lines import Both, Line, Pool, each, title_of
from director.tournament.effects.values import step_name, told
from director.tournament.filed_rulings.state import Filing
from director.tournament.flights.state import Flight
from director.tournament.shootouts.state import BYE, PlayedRound
from director.translation import Sentence, say


def round_lines(pool: Pool, both: Both) -> Iterator[Line]:
    """Rounds that are drawn or not, who was drawn where, and flights that are open or not."""
    for change in pool.of("Tournament.rounds"):
        drawn = change.after or change.before
        assert isinstance(drawn, PlayedRound)
        text = (
            "Round {number} is drawn, {count} players"
            if change.after
            else "Round {number} is no longer drawn, {count} players"
        )
        values = {"number": change.subject.key, "count": drawn.players}
        yield Line(Sentence(text, values), (change,))
    homes = pool.of("PlayedRound.home")
    text = "Draw changed, {count} players"
    yield from each(homes, lambda one: _home_line(one, both), text, both)
    for change in pool.of("Tournament.flights"):
        flight = change.after or change.before
        assert isinstance(flight, Flight)
        text = "Flight {flight} is open" if change.after else "Flight {flight} is removed"
        yield Line(Sentence(text, {"flight": flight.label}), (change,))


def conduct_lines(pool: Pool, both: Both) -> Iterator[Line]:
    """Warnings, penalties, disqualifications and rulings that stand, or do not."""
    for change in pool.of("Tournament.marks"):
        mark = change.after or change.before
        assert isinstance(mark, Mark)
        values: dict[str, object] = {
            "reason": mark.reason,
            "hands": mark.hands,
            "rounds": mark.rounds,
        }
        what = "warning ({reason})"
        if mark.hands:
            what = f"penalty of {length_text(mark.rounds, mark.hands)} ({{reason}})"
        text = f"{{player}}’s {what} " + ("stands" if change.after else "is removed")
        yield both.about(change.subject.key, text, [change], values)
    for change in pool.of("Tournament.expelled"):
        expelled = change.after or change.before
        assert isinstance(expelled, Expelled)
        if expelled.last_nit:
            was, now = "{player} is out with the last nit card", "{player} is not out by a nit card"
        else:
            was = "{player} is disqualified: {reason}"
            now = "{player} is not disqualified: {reason}"
        text = was if change.after else now
        yield both.about(change.subject.key, text, [change], {"reason": expelled.reason})
    for change in pool.of("Tournament.filings"):
        filing = change.after or change.before
        assert isinstance(filing, Filing)
        text = "Ruling on file: {what}" if change.after else "Ruling off file: {what}"
        yield Line(Sentence(text, {"what": filing.headline}), (change,))


def schedule_lines(pool: Pool, both: Both) -> Iterator[Line]:
    """Levels and breaks that are on the schedule, or not."""
    for change in pool.of("Structure.steps"):
        seen = both.after if change.after is not None else both.before
        title = title_of(change.what)
        place = change.subject.key
        name = step_name(seen.t.structure, place) if isinstance(place, int) else say("order")
        values: dict[str, object] = {
            "step": name,
            "before": told(change.before, title, both.before.t),
            "after": told(change.after, title, both.after.t),
        }
        yield Line(Sentence("Schedule, {step}: {before} → {after}", values), (change,))


def _home_line(change: Change, both: Both) -> Line:
    number = change.where[1]
    values = {
        "number": number + 1 if isinstance(number, int) else number,
        "before": _table_words(change.before),
        "after": _table_words(change.after),
    }
    text = "{player}, round {number}: {before} → {after}"
    return both.about(change.subject.key, text, [change], values)


def _table_words(table: object) -> str:
    if table is None:
        return say("not drawn")
    return say("bye") if table == BYE else say("table {table}", table=table)
