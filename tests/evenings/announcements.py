"""Whether what was announced is what came.

Two events that were folded anew are looked through, field by field. Nothing here asks how the
announcement was made: fields are walked by their types, and figures are asked again from the
functions that the screens ask.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from datetime import datetime
from typing import Any

from director.tournament.clock.state import NOTHING
from director.tournament.effects.changes import ENTRY, PLACE, Change, Subject
from director.tournament.effects.comparing import Effects
from director.tournament.effects.fields import DERIVED, SHAPE, TITLES
from director.tournament.effects.figure_titles import DUE, FINISH, PRIZE
from director.tournament.effects.figures import FIGURES, Finish, Prize, Seen
from director.tournament.effects.lines import Line
from director.tournament.effects.sections import Section
from director.tournament.money.state import BOUNTY, Account
from director.tournament.prizes.prize_list import owed, prize_of, prizes
from director.tournament.seats.state import ORDINARY
from director.tournament.state import Tournament

Path = tuple[Any, ...]

USUAL: dict[str, object] = {
    "room": ORDINARY,
    "accounts": Account(),
    "redeemed": 0,
    "taken_off": 0,
    "bought": 0,
    "marks": (),
    "teams": (),
    "prizes_paid": (),
    "added": NOTHING,
    "paid": 0,
    "given": 0,
}
"""What is meant by a key that is missing, by the field."""


def check(
    effects: Effects,
    said: tuple[Section, ...],
    before: Tournament,
    after: Tournament,
    now: datetime,
) -> None:
    """All that differs between the two events was announced, and nothing else was."""
    was, will = before.at(now), after.at(now)
    differing = set(_differing(was, will, (), ""))
    of_state = [change for change in effects.changes if change.where]
    announced = [change.where for change in of_state]
    for path in differing:
        assert any(_meet(path, one) for one in announced), ("not announced", path)
    for change in of_state:
        assert any(_meet(path, change.where) for path in differing), ("not so", change)
        assert change.before != change.after, change
        _check_values(change, was, will)
    assert len(set(announced)) == len(announced), "announced twice"
    of_figures = {(one.subject, one.what, one.before, one.after) for one in effects.changes} - {
        (one.subject, one.what, one.before, one.after) for one in of_state
    }
    assert of_figures == _other_figures(Seen(was, now), Seen(will, now))
    _check_by_other_ways(effects, was, will)
    _check_lines(effects, said)


def check_what_follows(t: Tournament) -> None:
    """Fields that are declared to follow from others do."""
    for field, law in LAWS.items():
        assert law(t), (field, DERIVED[field])


def _differing(a: Any, b: Any, path: Path, field: str) -> Iterator[Path]:
    if a is b or a == b:
        return
    kind = type(a)
    names = _names(kind)
    if isinstance(a, Mapping) and isinstance(b, Mapping):
        usual = USUAL.get(field)
        for key in {*a, *b}:
            yield from _differing(a.get(key, usual), b.get(key, usual), (*path, key), field)
    elif kind is type(b) and names and kind not in SHAPE.whole:
        for name in names:
            if f"{kind.__name__}.{name}" not in DERIVED:
                yield from _differing(getattr(a, name), getattr(b, name), (*path, name), name)
    elif kind is tuple and isinstance(b, tuple) and any(_names(type(one)) for one in (*a, *b)):
        yield from _differing_rows(a, b, path)
    else:
        yield path


def _differing_rows(a: tuple[Any, ...], b: tuple[Any, ...], path: Path) -> Iterator[Path]:
    """Rows of one length by place, where something else than a number in them differs."""
    if len(a) != len(b):
        yield path
        return
    if any(list(_differing(one, other, path, "")) for one, other in zip(a, b, strict=True)):
        yield path


def _meet(one: Path, other: Path) -> bool:
    least = min(len(one), len(other))
    return one[:least] == other[:least]


def _check_values(change: Change, was: Tournament, will: Tournament) -> None:
    """What was announced to stand there before and after stands there."""
    for t, value in ((was, change.before), (will, change.after)):
        found: Any = t
        field = ""
        for name in change.where:
            if isinstance(found, Mapping):
                found = found.get(name, USUAL.get(field))
            elif isinstance(found, tuple) and not _names(type(found)):
                return  # a member of a row is known by its key
            elif found is not None:
                field = str(name)
                found = getattr(found, field)
        assert found == value, (change, found)


def _other_figures(was: Seen, will: Seen) -> set[tuple[Subject, str, object, object]]:
    """Every figure that differs, none passed over."""
    found = set()
    for what, figure in FIGURES.items():
        before, after = figure.of(was), figure.of(will)
        for key in {*before, *after}:
            old, new = before.get(key), after.get(key)
            if old != new:
                found.add((Subject(figure.kind, key), what, old, new))
    return found


def _check_by_other_ways(effects: Effects, was: Tournament, will: Tournament) -> None:
    """Places and prizes, asked one by one."""
    found = {(one.what, one.subject): (one.before, one.after) for one in effects.changes}
    for entry in {*was.entries, *will.entries}:
        places = [
            Finish(one.place, one.tied) if entry in t.entries and (one := t.place(entry)) else None
            for t in (was, will)
        ]
        _same(found, FINISH, Subject(ENTRY, entry), places)
        dues = [
            Prize(due.amount, due.goods) if (due := owed(t).get(entry)) else None
            for t in (was, will)
        ]
        _same(found, DUE, Subject(ENTRY, entry), dues)
    most = max([len(prizes(t).prizes) for t in (was, will)])
    for place in range(1, most + 1):
        there = [{one.place for one in prizes(t).prizes} for t in (was, will)]
        amounts = [
            Prize(paid.cash, paid.goods)
            if place in places and (paid := prize_of(t, place))
            else None
            for t, places in zip((was, will), there, strict=True)
        ]
        _same(found, PRIZE, Subject(PLACE, place), amounts)


def _same(
    found: Mapping[tuple[str, Subject], tuple[object, object]],
    what: str,
    subject: Subject,
    values: list[Any],
) -> None:
    expected = None if values[0] == values[1] else tuple(values)
    assert found.get((what, subject)) == expected, (what, subject, values)


def _check_lines(effects: Effects, said: tuple[Section, ...]) -> None:
    """Each change is said in one line; each line can be read."""
    lines = [line for section in said for line in section.lines]
    in_lines = Counter(change for line in lines for change in line.changes)
    assert in_lines == Counter(effects.changes)
    for line in lines:
        _check_readable(line)
        each = list(line.one_by_one())
        inside = Counter(change for one in each for change in one.changes)
        assert len(each) == line.inside, line
        assert not each or inside == Counter(line.changes), line


def _check_readable(line: Line) -> None:
    words = line.sentence.said(lambda number: f"Player {number}")
    assert words, line
    assert "{" not in words, words
    assert all(name not in words for name in ("NamedTuple", "Map(", "None", "datetime", "<")), words
    assert all(change.what in TITLES for change in line.changes), line
    before, arrow, after = words.rpartition(" → ")
    assert not arrow or before.rpartition(": ")[2] != after, words
    for one in line.one_by_one():
        _check_readable(one)


def _names(kind: Any) -> tuple[str, ...]:
    if is_dataclass(kind):
        return tuple([one.name for one in fields(kind)])
    return tuple(getattr(kind, "_fields", ()))


def _by(pairs: Iterator[tuple[Any, Any]]) -> dict[Any, tuple[Any, ...]]:
    found: dict[Any, list[Any]] = {}
    for key, value in pairs:
        found.setdefault(key, []).append(value)
    return {key: tuple(sorted(values)) for key, values in found.items()}


def _sitters(t: Tournament) -> object:
    return {
        table: dict(
            sorted({seat: who for who, (at, seat) in t.seats.items() if at == table}.items())
        )
        for table in {place.table for place in t.seats.values()}
    }


LAWS = {
    "Tournament.last_entry": lambda t: t.last_entry == max([*t.entries, *t.voided, 0]),
    "Tournament.of_player": lambda t: (
        dict(t.of_player) == _by((one.player, number) for number, one in t.entries.items())
    ),
    "Tournament.sitters": lambda t: (
        {table: dict(sorted(there.items())) for table, there in t.sitters.items()} == _sitters(t)
    ),
    "Tournament.last_turn": lambda t: (
        t.last_turn >= max([bust.turn for bust in t.busts.values()], default=0)
    ),
    "Tournament.envelopes_drawn": lambda t: (
        dict(t.envelopes_drawn) == Counter(one.amount for one in t.mysteries.values())
    ),
    "Tournament.bounty_lines": lambda t: (
        dict(t.bounty_lines)
        == _by((one.entry, one.number) for one in t.ledger.lines.values() if one.what == BOUNTY)
    ),
    "Tournament.turned_in": lambda t: (
        t.turned_in == sum(count for entry, count in t.redeemed.items() if entry in t.entries)
    ),
    "Tournament.turned_in_by_those_in": lambda t: (
        t.turned_in_by_those_in
        == sum(count for entry, count in t.redeemed.items() if t.is_in(entry))
    ),
    "Bust.turn": lambda t: (
        [one.entry.number for one in t.standings() if one.entry.number in t.busts]
        == [
            entry
            for _, entry in sorted([(bust.turn, entry) for entry, bust in t.busts.items()])[::-1]
        ]
    ),
    "Entry.number": lambda t: all(key == one.number for key, one in t.entries.items()),
    "Filing.number": lambda t: (
        [one.number for one in t.filings] == list(range(1, len(t.filings) + 1))
    ),
    "Line.number": lambda t: all(key == one.number for key, one in t.ledger.lines.items()),
    "Ledger.unsettled": lambda t: (
        dict(t.ledger.unsettled)
        == {entry: one.owes for entry, one in t.ledger.accounts.items() if one.owes}
    ),
    "Ledger.last_line": lambda t: t.ledger.last_line == max(t.ledger.lines, default=0),
    "Share.entry": lambda t: not t.deal or len(t.deal.entries) == len(t.deal.shares),
    "PaidPrize.line": lambda t: all(
        t.ledger.lines[one.line].entry == entry
        for entry, parts in t.prizes_paid.items()
        for one in parts
    ),
    "PlayedRound.at": lambda t: all(
        {table: sorted(there) for table, there in one.at.items() if there}
        == {table: sorted(who) for table, who in _by((b, a) for a, b in one.home.items()).items()}
        for one in t.rounds
    ),
}
"""Of each field that is not compared, how it follows from the others."""
