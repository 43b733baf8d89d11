"""Lists on a wall of their own: who sits where, who moves, what is won, how it stands."""

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from director.tournament.cached import Cached
from director.tournament.entries.name_order import name_place
from director.tournament.log.log import Record
from director.tournament.prizes.prize_list import places_paid
from director.tournament.seats.draws import Place
from director.tournament.seats.facts import SeatsDrawn
from director.tournament.state import EntryNumber, PlayerNumber, Tournament
from director.translation import chips, say
from director.views.counted import counted
from director.views.wall.wall_bets import bets_in, bets_title
from director.views.wall.wall_prizes import owed_said, prize_runs

Names = Mapping[PlayerNumber, str]


class Content(Enum):
    """What one wall shows, by its word."""

    CLOCK = "Clock"
    SEATS = "Seats by name"
    PRIZES = "Prizes"
    MOVES = "Table moves"
    STANDINGS = "Standings"
    PICTURES = "Pictures"
    MESSAGES = "Announcements"

    @property
    def word(self) -> str:
        """As it is said."""
        return say(self.value)


class ListRow(NamedTuple):
    """One line: whom or what it is about, and what belongs to it."""

    name: str
    cells: tuple[str, ...]
    before: str = ""
    """What stands before the name: a place."""


class WallList(NamedTuple):
    """A list that fills a wall, in pages that turn by themselves."""

    title: str
    captions: tuple[str, ...]
    """Above the cells."""
    rows: tuple[ListRow, ...]
    empty: str
    """What is said where there is no row."""
    by_name: bool = False
    """Whether the rows stand in the order of their names: each page says from whom to whom."""
    faded: int = 0
    """So many cells say what was before, and are not looked for."""
    turn: int = 0
    """How many pages have been turned since whenever: the page is one of them, round and round."""


_seats, _prizes, _standings = Cached(), Cached(), Cached()


def wall_list(
    t: Tournament,
    names: Names,
    content: Content,
    moves: Mapping[EntryNumber, Place],
    turn: int,
    step: int,
) -> WallList | None:
    """The list that a wall of this content shows at a step; None where its content is no list."""
    match content:
        case Content.SEATS:
            made = seat_list(t, names)
        case Content.MOVES:
            made = move_list(t, names, moves)
        case Content.PRIZES:
            made = _prizes.answer((t,), lambda: _prize_list(t))
        case Content.STANDINGS:
            made = _standings.answer((t, names, step), lambda: _standing_list(t, names, step))
        case _:
            return None
    return made._replace(turn=turn)


def _seat_list(t: Tournament, names: Names) -> WallList:
    seated = [(names.get(t.entries[one].player, ""), place) for one, place in t.seats.items()]
    seated.sort(key=lambda one: (name_place(one[0]), *one[1]))
    rows = [ListRow(name, (str(place.table), str(place.seat))) for name, place in seated]
    registered = len({entry.player for entry in t.entries.values()})
    return WallList(
        say("Find your seat") if rows else say("Seats are not drawn yet"),
        (say("Table"), say("Seat")),
        tuple(rows),
        counted(registered, "1 player registered", "{count} players registered"),
        by_name=True,
    )


def seat_list(t: Tournament, names: Names) -> WallList:
    """Who sits where, by name."""
    return _seats.answer((t.seats, t.entries, names), lambda: _seat_list(t, names))


def is_redraw(t: Tournament, record: Record) -> bool:
    """Whether a record that came just now has given everybody another seat, once play has begun."""
    drawn = [fact for fact in record.facts if isinstance(fact, SeatsDrawn)]
    if not drawn or not t.clock.at(t.structure, record.at).started:
        return False
    seated = {one.entry for fact in drawn for one in fact.seats}
    return len(seated) > 1 and seated >= set(t.seats)


def move_list(t: Tournament, names: Names, moves: Mapping[EntryNumber, Place]) -> WallList:
    """Who goes where, by old seat: of these, those who have another seat than they had."""
    going = sorted(
        (origin, t.seats[one], names.get(t.entries[one].player, ""))
        for one, origin in moves.items()
        if one in t.seats and t.seats[one] != origin
    )
    rows = [
        ListRow(name, (f"{origin.table}–{origin.seat}", str(to.table), str(to.seat)))
        for origin, to, name in going
    ]
    left = {origin.table for origin, _, _ in going}
    breaking = len(left) == 1 and all(t.table(table).closed for table in left)
    return WallList(
        say("Table {table} breaks", table=left.pop()) if breaking else say("Table moves"),
        (say("From"), say("Table"), say("Seat")),
        tuple(rows),
        say("Nobody is moving"),
        faded=1,
    )


def _prize_list(t: Tournament) -> WallList:
    rows = [ListRow(prize, (), places) for places, prize in prize_runs(t, places_paid(t))]
    return WallList(say("Prizes"), (), tuple(rows), say("The prizes are not known yet"))


def _standing_list(t: Tournament, names: Names, step: int) -> WallList:
    """The stacks, as they were last counted; before that, and at the end, the places."""
    playing = () if t.winner or t.closed else t.left
    counted = sorted((-t.stacks[one], one) for one in playing if one in t.stacks)
    if counted:
        bets = bets_title(t, step)
        stacks = [
            ListRow(
                names.get(t.entries[one].player, ""),
                (chips(-stack), *([chips(bets_in(t, -stack, step))] if bets else [])),
                str(rank),
            )
            for rank, (stack, one) in enumerate(counted, start=1)
        ]
        captions = (say("Chips"), bets) if bets else ()
        return WallList(say("Chip counts"), captions, tuple(stacks), "")
    places = [
        ListRow(names.get(one.entry.player, ""), (owed_said(t, one.entry.number),), str(one.place))
        for one in t.standings()
    ]
    return WallList(say("Standings"), (), tuple(places), say("Nobody is out yet"))
