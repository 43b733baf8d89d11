"""The bracket of a shootout: every table plays down to those who advance, until one table is left.

Counts are of players and of tables.
"""

from collections.abc import Sequence
from typing import NamedTuple

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.translation import listed


class Round(NamedTuple):
    """One round: the players of each table, larger tables first, and how many go on."""

    players: int
    tables: tuple[int, ...]
    advance: int
    """From all tables together; 0 in the last round."""


class Bracket(NamedTuple):
    """The rounds of a shootout, the first one first."""

    rounds: tuple[Round, ...]
    reasons: tuple[Reason, ...]


def bracket(entries: int, seats: int, advance: int = 1, tables: Sequence[int] = ()) -> Bracket:
    """The rounds for so many entries at tables of so many seats (S 1.10, C16).

    With one player a table advancing, the full bracket while every table has at most one player
    too few, else as few tables as hold the players; with more advancing, always as few as hold
    them. `tables` are the director's own numbers of tables from the first round on, 0 to keep the
    rule. Raises NotPossible where the players do not fit or nobody would go out.
    """
    if entries < 2:
        raise NotPossible("entries", "a shootout needs two players")
    if seats < 2:
        raise NotPossible("seats", "a table needs two seats")
    if advance < 1:
        raise NotPossible("advance", "somebody must advance from each table")

    rounds: list[Round] = []
    reasons: list[Reason] = []
    players = entries
    while not rounds or rounds[-1].advance:
        wanted = tables[len(rounds)] if len(rounds) < len(tables) else 0
        count, why = _count(players, seats, advance, wanted)
        one = _round(players, count, advance)
        if one.advance >= players:
            raise NotPossible("advance", f"of {players} players at {count} tables nobody goes out")
        rounds.append(one)
        reasons += [_says(len(rounds), one), why, *_byes(one, advance)]
        players = one.advance
    return Bracket(tuple(rounds), (_answer(entries, rounds), *reasons))


def _count(players: int, seats: int, advance: int, wanted: int) -> tuple[int, Reason]:
    """How many tables, and why."""
    fewest = -(-players // seats)
    values = {"players": players, "seats": seats, "tables": fewest}
    if wanted:
        if not fewest <= wanted <= players:
            raise NotPossible("tables", f"{players} players do not make {wanted} tables of {seats}")
        return wanted, Reason("the director decided", {}, "house rule, C16")
    if fewest == 1:
        return 1, Reason("{players} players fit at one table", values, "S 1.10")
    if advance > 1:
        why = "as few tables of {seats} as hold {players} players"
        return fewest, Reason(why, values, "S 1.10, C16")
    full = seats
    while full * seats < players:
        full *= seats
    values["full"] = full
    if players // full >= seats - 1:
        why = "the winners of {full} tables fill whole tables, and no table is more than one short"
        return full, Reason(why, values, "S 1.10, C16")
    why = "{full} tables would leave some more than one player short: as few as hold {players}"
    return fewest, Reason(why, values, "house rule, C16")


def _round(players: int, count: int, advance: int) -> Round:
    """Players spread evenly; the first tables have one more."""
    each, more = divmod(players, count)
    tables = tuple([each + (place < more) for place in range(count)])
    going_on = 0 if count == 1 else sum([min(advance, table) for table in tables])
    return Round(players, tables, going_on)


def _answer(entries: int, rounds: Sequence[Round]) -> Reason:
    values = {
        "entries": entries,
        "rounds": len(rounds),
        "tables": listed([str(len(one.tables)) for one in rounds]),
    }
    if len(rounds) == 1:
        return Reason("{entries} players play one table", values, "S 1.10")
    return Reason("{entries} players play {rounds} rounds: {tables} tables", values, "S 1.10")


def _says(number: int, one: Round) -> Reason:
    sizes = sorted(set(one.tables), reverse=True)
    each = listed([f"{one.tables.count(size)} of {size}" for size in sizes])
    values = {"round": number, "each": each, "players": one.players}
    return Reason("round {round}: {players} players, tables {each}", values, "S 1.10")


def _byes(one: Round, advance: int) -> list[Reason]:
    """Tables at which nobody can go out."""
    byes = sum([size <= advance for size in one.tables])
    if not byes or not one.advance:
        return []
    where = "one table" if byes == 1 else "{tables} tables"
    sentence = f"at {where} everybody advances without playing"
    return [Reason(sentence, {"tables": byes}, "house rule, C16")]
