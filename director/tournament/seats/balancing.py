"""Who moves when tables are balanced, from which table, and to which seat (TDA 11, MB2).

The floor is asked for the button of the tables concerned; nothing here guesses it.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.tournament.seats.buttons import clockwise, frozen_hand
from director.tournament.seats.draws import Place
from director.tournament.seats.tables import Move, Table, check_tables, moves_to, worst_seat
from director.translation import listed


class Tolerance(NamedTuple):
    """By how many players the largest and the smallest table may differ."""

    players: int
    reasons: tuple[Reason, ...]


class Balance(NamedTuple):
    """The moves that bring the tables within the tolerance."""

    moves: tuple[Move, ...]
    """In the order in which they are made; none while a table has to be asked."""
    needs: tuple[int, ...]
    """Tables whose button and blinds (in stud-only events: open seats) must be known first."""
    waits: tuple[int, ...]
    """Tables that get a player only after the next hand: the open seat has the small blind."""
    reasons: tuple[Reason, ...]


def tolerance(tables: int, *, tight: bool = False) -> Tolerance:
    """How far tables may differ with so many left: two players, one with two tables (MB2).

    `tight`, a house rule for late stages, makes it one throughout.
    """
    if tables < 1:
        raise NotPossible("tables", "at least one table is in play")
    if tight and tables > 2:
        players, rule = 1, "house rule, B19"
    elif tables > 2:
        players, rule = 2, "MB2"
    else:
        players, rule = 1, "MB2"
    answer = Reason("Tables may differ by {players}", {"players": players}, rule)
    late = Reason("the later the stage, the more even the tables", {}, "TDA 11-D")
    return Tolerance(players, (answer, late))


def balance(
    tables: Sequence[Table],
    within: int,
    *,
    givers: Sequence[int] = (),
    stud_only: bool = False,
) -> Balance:
    """The fewest moves after which no table with an open seat is more than `within` players short.

    TDA 11-A to C. With blinds, whoever would have the big blind next goes to the worst open seat,
    never the small blind; in a stud game of a mixed event the same, by the frozen button. In stud-
    only events the seat that opened last is filled from the same seat. A player comes from the
    largest table, of equal ones from the first of `givers`, else from the lowest number. Raises
    NotPossible for tables that no room has.
    """
    check_tables(tables)
    if within < 1:
        raise NotPossible("within", "tables can always differ by one player")
    ways = _ways(tables, within, givers)
    at = {table.number: table for table in tables}
    needs = _needs(ways, at, stud_only=stud_only)
    if needs:
        return Balance((), needs, (), (_asks(needs, stud_only=stud_only),))

    moves: list[Move] = []
    waits: list[int] = []
    for origin, to in ways:
        giver, taker = at[origin], at[to]
        move = _by_seat(giver, taker) if stud_only else _by_blind(giver, taker)
        if move is None:
            waits.append(to)
            continue
        moves.append(move)
        at[origin], at[to] = _left(giver, move), _joined(taker, move)
    return Balance(tuple(moves), (), tuple(waits), _answer(moves, waits, within))


def _ways(tables: Sequence[Table], within: int, givers: Sequence[int]) -> list[tuple[int, int]]:
    """From which table to which, one after another."""
    ways: list[tuple[int, int]] = []
    counts = {table.number: len(table.players) for table in tables}
    sizes = {table.number: len(table.players) + table.room for table in tables}
    order = {table: place for place, table in enumerate(givers)}
    while counts and max(counts.values()) - min(counts.values()) > within:
        first = {one: (-counts[one], order.get(one, len(order)), one) for one in counts}
        last = {one: (counts[one], one) for one in counts if counts[one] < sizes[one]}
        if not last:
            return ways
        origin, to = min(counts, key=first.__getitem__), min(last, key=last.__getitem__)
        if counts[origin] - counts[to] <= within:
            return ways
        counts[origin] -= 1
        counts[to] += 1
        ways.append((origin, to))
    return ways


def _needs(
    ways: Sequence[tuple[int, int]], at: Mapping[int, Table], *, stud_only: bool
) -> tuple[int, ...]:
    """Which tables the floor has to look at first."""
    if stud_only:
        takers = [to for _, to in ways]
        short = {to for to in takers if takers.count(to) > len(at[to].opened)}
        return tuple(sorted(short))
    return tuple(sorted({one for way in ways for one in way if at[one].next is None}))


def _by_blind(giver: Table, taker: Table) -> Move | None:
    """The next big blind to the worst seat; None where only the small blind's is open."""
    assert giver.next
    assert taker.next
    due = giver.next.big_blind
    if due not in giver.players:
        raise NotPossible("tables", f"nobody in seat {due} of table {giver.number} has a big blind")
    seat = worst_seat(taker, taker.next)
    if seat is None:
        return None
    origin, to = Place(giver.number, due), Place(taker.number, seat)
    values = {"table": origin.table, "seat": due, "other": to.table, "place": seat}
    big_blind = clockwise({*taker.players, seat}, taker.next.small_blind)[0]
    where = (
        "seat {place} of table {other} is the worst open one: the big blind of the next hand"
        if big_blind == seat
        else "seat {place} of table {other} is the worst open one, with the big blind soonest"
    )
    reasons = (
        moves_to(origin, to, "TDA 11-A"),
        Reason("seat {seat} of table {table} would have the big blind next", values, "TDA 11-A"),
        Reason(where, values, "TDA 11-A"),
        _why_from(giver),
    )
    return Move(giver.players[due], origin, to, reasons)


def _by_seat(giver: Table, taker: Table) -> Move:
    """The seat that opened last is filled from the same seat, or the next one clockwise."""
    seat = taker.opened[-1]
    same = clockwise(giver.players, seat - 1)[0]
    origin, to = Place(giver.number, same), Place(taker.number, seat)
    values = {"table": origin.table, "seat": same, "other": to.table, "place": seat}
    who = (
        "seat {seat} of table {table} has the same position"
        if same == seat
        else "seat {place} of table {table} is empty, and seat {seat} the next one clockwise"
    )
    reasons = (
        moves_to(origin, to, "TDA 11-A"),
        Reason("seat {place} of table {other} was the last to open", values, "TDA 11-A"),
        Reason(who, values, "TDA 11-A"),
        _why_from(giver),
    )
    return Move(giver.players[same], origin, to, reasons)


def _why_from(giver: Table) -> Reason:
    values = {"table": giver.number, "players": len(giver.players)}
    sentence = "table {table} has the most players, {players}, and is first in turn to give one"
    return Reason(sentence, values, "TDA 11-C")


def _left(table: Table, move: Move) -> Table:
    players = {seat: who for seat, who in table.players.items() if seat != move.origin.seat}
    opened = (*table.opened, move.origin.seat)
    following = frozen_hand(table.next, players).positions if table.next else None
    return table._replace(players=players, opened=opened, next=following)


def _joined(table: Table, move: Move) -> Table:
    players = {**table.players, move.to.seat: move.player}
    opened = tuple([seat for seat in table.opened if seat != move.to.seat])
    following = frozen_hand(table.next, players).positions if table.next else None
    return table._replace(players=players, opened=opened, next=following)


def _asks(needs: Sequence[int], *, stud_only: bool) -> Reason:
    values = {"tables": listed([str(table) for table in needs])}
    if stud_only:
        sentence = "First say which seats opened last at {where}"
    else:
        sentence = "First say where the button is at {where}"
    where = "table {tables}" if len(needs) == 1 else "tables {tables}"
    return Reason(sentence.replace("{where}", where), values, "TDA 11-A")


def _answer(moves: Sequence[Move], waits: Sequence[int], within: int) -> tuple[Reason, ...]:
    """The moves read aloud, then what has to wait."""
    values = {"within": within, "count": len(moves)}
    waiting = tuple(
        Reason(
            "table {table} gets a player after the next hand: its open seat has the small blind",
            {"table": table},
            "TDA 11-A",
        )
        for table in waits
    )
    if not moves and not waits:
        by = "one player" if within == 1 else "{within} players"
        sentence = f"Nobody moves: no table with an open seat is more than {by} short"
        return (Reason(sentence, values, "MB2"),)
    if not moves:
        return (Reason("Nobody moves before the next hand", values, "TDA 11-A"), *waiting)
    return (*[move.reasons[0] for move in moves], *waiting)
