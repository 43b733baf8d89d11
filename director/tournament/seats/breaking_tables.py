"""Which table breaks and when, and the draw in two steps for its players (TDA 10-B, add. 10)."""

from collections.abc import Mapping, Sequence
from heapq import heapify, heappop, heapreplace
from typing import NamedTuple

from director.engine.cards import PACK, Card
from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.tournament.seats.buttons import dealt_in
from director.tournament.seats.draws import Place, shuffled
from director.tournament.seats.final_table import final_table
from director.tournament.seats.tables import Move, Room, Table, check_tables, moves_to


class TableToBreak(NamedTuple):
    """The table whose players go to the others now; None while there is no room for them."""

    table: int | None
    reasons: tuple[Reason, ...]


class BrokenTable(NamedTuple):
    """The draw for the players of a broken table, in the order in which they got their seats."""

    moves: tuple[Move, ...]
    cards: Mapping[int, Card]
    """The playing card of each seat."""
    stack: tuple[Place, ...]
    """The seat cards as scrambled, the first one on top."""
    reasons: tuple[Reason, ...]


def table_to_break(
    tables: Sequence[Table],
    order: Sequence[int] = (),
    *,
    one_more: bool = False,
    dealt: int = 0,
) -> TableToBreak:
    """The table that breaks now, if any does (MB2; TDA RP-9 for the last two).

    The first one of the order announced, without an order the smallest (of equal ones the highest
    number), once its players fit into the empty seats of the others; of two tables once the final
    table's players are left: as `final_table` has it with `one_more` and `dealt`.
    """
    check_tables(tables)
    if len(tables) < 2:
        return TableToBreak(None, (Reason("No table breaks: one table is left", {}, "MB2"),))
    table, announced = next_in_turn(tables, order)
    left = sum([len(one.players) for one in tables])
    others = [one for one in tables if one is not table]
    if len(tables) == 2:
        size = max([one.size for one in tables])
        room = final_table(size, one_more=one_more, dealt=dealt)
        fits, need, have = left <= room.players, left, room.players
        why = "{need} players are left, and the final table starts with {have}"
        rule = room.reasons[0].rule
    else:
        need, have = len(table.players), sum([one.room for one in others])
        fits, rule = need <= have, "MB2"
        why = _ELSEWHERE[need == 1, have == 1]
    alike = sum([len(one.players) == len(table.players) for one in tables])
    values = {"table": table.number, "need": need, "have": have, "count": alike}
    answer = "Table {table} breaks" if fits else "No table breaks: table {table} is next"
    turn = "table {table} is the smallest"
    if alike > 1:
        turn = "{count} tables are equally small: of these the highest number breaks first"
    if announced:
        turn = "table {table} is first in the order"
    reasons = (
        Reason(answer, values, rule),
        Reason(why, values, rule),
        Reason(turn, values, "house rule, B19" if announced else "MB2"),
    )
    return TableToBreak(table.number if fits else None, reasons)


_ELSEWHERE = {
    (False, False): "{need} players, and {have} open seats elsewhere",
    (False, True): "{need} players, and 1 open seat elsewhere",
    (True, False): "1 player, and {have} open seats elsewhere",
    (True, True): "1 player, and 1 open seat elsewhere",
}
"""By whether the player is alone, and whether the seat is."""


def next_in_turn(tables: Sequence[Table], order: Sequence[int]) -> tuple[Table, bool]:
    """The table whose turn it is to break, and whether by the order: else it is the smallest."""
    announced = [one for number in order for one in tables if one.number == number]
    smallest = min(tables, key=lambda one: (len(one.players), -one.number))
    return (announced[0], True) if announced else (smallest, False)


def broken_table(
    broken: Table,
    others: Sequence[Table],
    seed: str,
    cards: Mapping[int, Card] | None = None,
    *,
    breaks_next: int = 0,
) -> BrokenTable:
    """New seats for everybody at a broken table, drawn in two steps (TDA 10-B, add. 10).

    Open seats are taken from the emptiest tables and their seat cards scrambled; each player gets a
    playing card, from seat 1 on, and the highest by suit the first seat card. Of tables that are
    equally empty the one that `breaks_next` gets the last player: whoever is sent there moves
    twice. The same seed gives the same draw for ever; `cards` are those dealt at the table itself,
    by seat. Raises NotPossible where there is no room, or for cards that are not one for each
    player.
    """
    check_tables(others if isinstance(others, Room) else [broken, *others])
    dealt = dict(cards) if cards is not None else _dealt(broken, seed)
    if set(dealt) != set(broken.players) or len(set(dealt.values())) != len(dealt):
        raise NotPossible("cards", "every player gets one card of a pack")
    places = _seat_cards(others, len(broken.players), seed, breaks_next)
    stack = shuffled(places, f"{seed} seat cards")
    order = sorted(dealt, key=lambda seat: (dealt[seat].rank, dealt[seat].suit), reverse=True)
    at = {table.number: table for table in others}
    moves = tuple(
        [
            _move(broken, seat, dealt[seat], turn, to, at[to.table])
            for turn, (seat, to) in enumerate(zip(order, stack, strict=True), 1)
        ]
    )
    values = {"table": broken.number, "count": len(moves), "seed": seed}
    reasons = (
        Reason(
            "Table {table} breaks, and its one player moves"
            if len(moves) == 1
            else "Table {table} breaks, and its {count} players move",
            values,
            "TDA 10-B",
        ),
        Reason("the seat cards are scrambled, by the seed “{seed}”", values, "TDA add. 10"),
        Reason("the highest card by suit has the first seat card", values, "TDA add. 10"),
    )
    return BrokenTable(moves, dealt, tuple(stack), reasons)


def _dealt(broken: Table, seed: str) -> dict[int, Card]:
    pack = shuffled(PACK, f"{seed} playing cards")
    return dict(zip(sorted(broken.players), pack, strict=False))


def _seat_cards(others: Sequence[Table], count: int, seed: str, breaks_next: int) -> list[Place]:
    """Open seats that leave the tables as even as they can be."""
    with_room = {one.number: one for one in others if one.room}
    waiting = [
        (len(one.players), number == breaks_next, number) for number, one in with_room.items()
    ]
    heapify(waiting)
    drawn: dict[int, list[int]] = {}
    """Of the tables that have come up, the open seats as shuffled: of three hundred only a few."""
    places = []
    for _ in range(count):
        if not waiting:
            raise NotPossible("others", f"the other tables have no room for {count} players")
        players, goes, table = waiting[0]  # the emptiest, then the lowest number
        if table not in drawn:
            drawn[table] = shuffled(with_room[table].open_seats, f"{seed} table {table}")
        places.append(Place(table, drawn[table].pop()))
        if drawn[table]:
            heapreplace(waiting, (players + 1, goes, table))
        else:
            heappop(waiting)
    return places


def _move(broken: Table, seat: int, card: Card, turn: int, to: Place, table: Table) -> Move:
    """One player's new seat, in whose turn by the cards, and whether a hand waits there."""
    origin = Place(broken.number, seat)
    values = {"seat": seat, "card": card.text, "turn": turn}
    reasons = [
        moves_to(origin, to, "TDA 10-B"),
        Reason(
            "seat {seat} was dealt {card}, the highest card: it takes the first seat card"
            if turn == 1
            else "seat {seat} was dealt {card}, number {turn} by rank and suit: seat card {turn}",
            values,
            "TDA add. 10",
        ),
    ]
    if table.next:
        reasons.append(dealt_in(to.seat, table.next).reasons[0])
    return Move(broken.players[seat], origin, to, tuple(reasons))
