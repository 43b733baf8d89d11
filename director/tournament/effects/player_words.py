"""Who comes in and who goes out, and the places that move with them."""

from collections.abc import Iterator
from functools import partial

from director.tournament.effects.changes import THE_EVENT, Change
from director.tournament.effects.figure_titles import ENTERED, FINISH, PLAYERS_LEFT
from director.tournament.effects.figures import Finish
from director.tournament.effects.lines import Both, Line, Pool, each, in_one, together, whose_entry
from director.tournament.effects.titles import Title
from director.tournament.effects.values import told
from director.tournament.entries.reserved import Reservation
from director.translation import Sentence


def player_lines(pool: Pool, both: Both) -> Iterator[Line]:
    """Entries that count or do not, busts, and how many are left."""
    entries = [_entry_line(change, pool, both) for change in pool.of("Tournament.entries")]
    for after, text in (
        (True, "{count} players are registered"),
        (False, "{count} players are no longer registered"),
    ):
        of_kind = [line for line in entries if (line.changes[0].after is not None) is after]
        yield from together(of_kind, text, both)
    busts = [_bust_line(change, pool, both) for change in pool.of("Tournament.busts")]
    for after, text in ((False, "{count} players are back in"), (True, "{count} players are out")):
        of_kind = [line for line in busts if (line.changes[0].after is not None) is after]
        yield from together(of_kind, text, both)
    for change in pool.of("Bust.by"):
        yield _credit_line(change, both)
    for change in pool.of("Entry.player"):
        values = {
            "entry": change.subject.key,
            "player_before": change.before,
            "player_after": change.after,
        }
        text = "entry {entry}: {player_before} → {player_after}"
        yield Line(Sentence(text, values), (change,))
    yield from _waiting_lines(pool)
    yield from _reserved_lines(pool)
    for change in pool.of("Tournament.teams"):
        yield _team_line(change, both)
    yield from _left_lines(pool, both)


def place_lines(pool: Pool, both: Both) -> Iterator[Line]:
    """The finishing places that move, those alike in one line: "7 players move up a place"."""
    moved: dict[int, list[Change]] = {}
    for change in pool.of(FINISH):
        before, after = change.before, change.after
        if isinstance(before, Finish) and isinstance(after, Finish):
            moved.setdefault(before.place - after.place, []).append(change)
        else:
            yield _place_line(change, both)

    def word(change: Change) -> Line:
        return _place_line(change, both)

    for by in sorted(moved, key=abs):
        changes = moved[by]
        if len(changes) == 1 or by == 0:
            yield from each(changes, word, "Shared places changed, {count} players", both)
            continue
        text = f"{{count}} players move {'up' if by > 0 else 'down'} {_places(abs(by))}"
        entries = map(whose_entry, changes)
        yield in_one(changes, entries, partial(map, word, changes), len(changes), text, both)


def _places(count: int) -> str:
    return "1 place" if count == 1 else f"{count} places"


def _entry_line(change: Change, pool: Pool, both: Both) -> Line:
    """Whose entry counts or does not, where they sit, and in which place they are out."""
    subject = change.subject
    seat = pool.about("Tournament.seats", subject)
    bust = pool.about("Tournament.busts", subject)
    finish = pool.about(FINISH, subject)
    voided = pool.about("Tournament.voided", subject)
    text = "{player} is registered" if change.after else "{player} is no longer registered"
    values: dict[str, object] = {}
    if seat:
        side = both.after if change.after else both.before
        text += ": {seat}" if change.after else "; {seat} opens"
        values["seat"] = told(seat[0].after or seat[0].before, Title(""), side.t)
    if finish:
        text += " ({place})" if change.after else " (was {place})"
        values["place"] = _finish_words(finish[0].after or finish[0].before)
    elif bust:
        text += " (out)" if change.after else " (was out)"
    if voided:
        text += " (voided: {reason})" if voided[0].after else " (was voided: {reason})"
        values["reason"] = voided[0].after or voided[0].before
    return both.about(subject.key, text, [change, *seat, *bust, *finish, *voided], values)


def _bust_line(change: Change, pool: Pool, both: Both) -> Line:
    """Who is back in, and where; or out, and in which place."""
    subject = change.subject
    seat, finish = pool.about("Tournament.seats", subject), pool.about(FINISH, subject)
    values: dict[str, object] = {}
    if change.after is None:
        text = "{player} is back in, without a seat"
        if seat:
            text = "{player} is back in: {seat}"
        elif subject.key in both.after.t.bagged:
            text = "{player} is back in, with a bag"
    else:
        text = "{player} is out"
        if seat:
            text += "; {seat} opens"
    if seat:
        values["seat"] = told(seat[0].after or seat[0].before, Title(""), both.after.t)
    if finish:
        text += " ({place})" if change.after is not None else " (was {place})"
        values["place"] = _finish_words(finish[0].after or finish[0].before)
    return both.about(subject.key, text, [change, *seat, *finish], values)


def _credit_line(change: Change, both: Both) -> Line:
    values: dict[str, object] = {}
    said = []
    for key, entries in (("players_before", change.before), ("players_after", change.after)):
        players = both.players(entries) if isinstance(entries, tuple) else ()
        values[key] = players
        said.append(f"{{{key}}}" if players else "not recorded")
    text = f"{{player}}, knocked out by: {said[0]} → {said[1]}"
    return both.about(change.subject.key, text, [change], values)


def _waiting_lines(pool: Pool) -> Iterator[Line]:
    for change in pool.of("Tournament.alternates"):
        before, after = change.before, change.after
        if not isinstance(before, tuple) or not isinstance(after, tuple):
            continue
        gone = tuple([one for one in before if one not in after])
        new = tuple([one for one in after if one not in before])
        values = {"players_gone": gone, "players_new": new, "count": len(after)}
        if gone and new:
            text = "Alternates: {players_new} added, {players_gone} off, {count} waiting"
        elif gone:
            text = "Alternates: {players_gone} off, {count} waiting"
        elif new:
            text = "Alternates: {players_new} added, {count} waiting"
        else:
            text = "Alternates reordered: {players}"
            values["players"] = after
        yield Line(Sentence(text, values), (change,))


def _reserved_lines(pool: Pool) -> Iterator[Line]:
    changes = tuple(
        [one for one in pool.of("Tournament.reserved") if None in (one.before, one.after)]
    )
    new = tuple([one.after.player for one in changes if isinstance(one.after, Reservation)])
    gone = tuple([one.before.player for one in changes if isinstance(one.before, Reservation)])
    values = {"players_new": new, "players_gone": gone}
    if new and gone:
        text = "Reservations: {players_new} added, {players_gone} off"
        yield Line(Sentence(text, values), changes)
    elif new or gone:
        text = "Reservations: {players_new} added" if new else "Reservations: {players_gone} off"
        yield Line(Sentence(text, values), changes)


def _team_line(change: Change, both: Both) -> Line:
    said = [
        f"{{{key}}}" if members else "nobody named"
        for key, members in (
            ("players_before", change.before),
            ("players_after", change.after),
        )
    ]
    values = {"players_before": change.before, "players_after": change.after}
    text = f"{{player}}’s team: {said[0]} → {said[1]}"
    return both.about(change.subject.key, text, [change], values)


def _left_lines(pool: Pool, both: Both) -> Iterator[Line]:
    """How many are left, of how many."""
    found = [*pool.about(PLAYERS_LEFT, THE_EVENT), *pool.about(ENTERED, THE_EVENT)]
    if not found:
        return
    was, will = both.before.t, both.after.t
    values = {
        "before": was.players_left,
        "of_before": was.entered,
        "after": will.players_left,
        "of_after": will.entered,
    }
    text = "Players left: {before} of {of_before} → {after} of {of_after}"
    yield Line(Sentence(text, values), tuple(found))


def _place_line(change: Change, both: Both) -> Line:
    before, after = change.before, change.after
    values = {"before": _finish_words(before), "after": _finish_words(after)}
    if not isinstance(before, Finish):
        text = "{player} has {after}"
        if isinstance(after, Finish) and after.place == 1 and after.tied == 1:
            text = "{player} is the winner"
    elif not isinstance(after, Finish):
        text = "{player} is no longer {before}"
        if before.place == 1 and before.tied == 1:
            text = "{player} is no longer the winner"
    else:
        text = "{player}: {before} → {after}"
    return both.about(change.subject.key, text, [change], values)


def _finish_words(finish: object) -> str:
    if not isinstance(finish, Finish):
        return ""
    if finish.tied > 1:
        return f"place {finish.place}, shared by {finish.tied}"
    return f"place {finish.place}"
