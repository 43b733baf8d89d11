"""The printed bracket of a shootout: by rounds, each table with its players and who went on."""

from collections.abc import Callable, Sequence

from director.reports.documents import (
    Beside,
    Block,
    Column,
    Document,
    Grid,
    Heading,
    Lead,
    Points,
    Row,
    Section,
)
from director.tournament.shootouts.bracket import Round
from director.tournament.shootouts.fixed_bracket import Meeting, source_words, to_come
from director.tournament.shootouts.round_draw import by_rounds, planned
from director.tournament.shootouts.state import BYE, PlayedRound
from director.tournament.state import EntryNumber, Tournament
from director.translation import listed, say

_BESIDE = 3
"""Tables side by side on a sheet."""


def bracket_sheet(t: Tournament, name: Callable[[int], str], paper: str = "a4") -> Document:
    """All rounds: drawn ones with names and ticks, those to come with lines to write on."""
    plan = planned(t)
    rounds = plan.rounds if plan else ()
    blocks: list[Block] = [Heading(say("Bracket sheet"), above=t.name)]
    if plan:
        blocks.append(Lead(str(plan.reasons[0])))
    for number in range(1, max(len(rounds), len(t.rounds)) + 1):
        stated = rounds[number - 1] if number <= len(rounds) else None
        blocks += _round(t, number, stated, name)
    if plan:
        blocks += [Section(say("Why")), Points(tuple(map(str, plan.reasons[1:])))]
    return Document(say("Bracket sheet"), paper, tuple(blocks))


def _round(
    t: Tournament, number: int, stated: Round | None, name: Callable[[int], str]
) -> list[Block]:
    drawn = t.rounds[number - 1] if number <= len(t.rounds) else None
    players = drawn.players if drawn else stated.players if stated else 0
    title = say("Round {number}: {players} players", number=number, players=players)
    grids: list[Grid] = []
    if drawn:
        after = t.rounds[number] if number < len(t.rounds) else None
        tables = sorted([table for table, there in drawn.at.items() if there and table != BYE])
        grids = [_table(t, drawn, after, table, name) for table in tables]
    awaited = to_come(t, number)
    grids += [_awaited(t, one, name) for one in awaited]
    if stated and not awaited and not (drawn and drawn.is_drawn):
        byes = len(drawn.at.get(BYE, ())) if drawn else 0
        grids += [_to_come(size) for size in stated.tables[len(grids) + byes :] if size > 1]
    blocks: list[Block] = [Section(title)]
    blocks += [Beside(tuple(row)) for row in _rows(grids)]
    if drawn and (byes_ := drawn.at.get(BYE, ())):
        said = listed([name(t.entries[one].player) for one in byes_])
        blocks.append(Points((say("Byes: {names}", names=said),)))
    return blocks


def _table(
    t: Tournament,
    drawn: PlayedRound,
    after: PlayedRound | None,
    table: int,
    name: Callable[[int], str],
) -> Grid:
    """Players by seat or by name, with a word beside those who went on."""
    title = say("Table {table}", table=table)
    left = drawn.left(table, t.busts)
    done = len(left) <= (drawn.advance if drawn.going_on else 1)
    through: Sequence[EntryNumber] = [
        one for one in drawn.at[table] if (after and one in after.home) or (done and one in left)
    ]
    word = say("advances") if drawn.going_on else say("wins")
    rows = [
        Row((name(t.entries[one].player), word if one in through else ""))
        for one in sorted(drawn.at[table], key=lambda one: name(t.entries[one].player).casefold())
    ]
    return Grid((Column(title, figures=False), Column("", figures=False)), tuple(rows))


def _to_come(size: int) -> Grid:
    """Lines to write names on."""
    columns = (Column(say("Table"), figures=False), Column("", figures=False))
    return Grid(columns, tuple([Row(("", "")) for _ in range(size)]))


def _awaited(t: Tournament, meeting: Meeting, name: Callable[[int], str]) -> Grid:
    """Seats whose players the first draw has decided, and who they wait for."""

    def named(entry: EntryNumber) -> str:
        return name(t.entries[entry].player)

    title = say("Match {match}", match=meeting.match)
    columns = (Column(title, figures=False), Column("", figures=False))
    rows = [Row((source_words(source, named), "")) for source in meeting.sources]
    return Grid(columns, tuple(rows))


def _rows(grids: Sequence[Grid]) -> list[Sequence[Grid]]:
    return [grids[at : at + _BESIDE] for at in range(0, len(grids), _BESIDE)]


def no_rounds(t: Tournament) -> str | None:
    """Why there is no bracket."""
    if by_rounds(t):
        return None
    return say("no rounds are planned: plan them on the Bracket screen first")
