"""The paper pack: from it an event goes on by hand if the machine dies.

First what was true at that moment, then what comes, then where everybody sits, by table and name.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime

from director.engine.dealing.procedures import first_to_act, procedures
from director.engine.games.library import Library
from director.engine.hands.card_orders import card_orders
from director.engine.hands.how_to_win import how_to_win
from director.reports.blocks.book_text import Chapter
from director.reports.blocks.figures import Beside, Column, Figure, Figures, Grid, InColumns, Row
from director.reports.blocks.games import Deal
from director.reports.blocks.text import Heading, Lead, Points, Prose, Section
from director.reports.documents import Block, Document
from director.reports.event_sheets.floor_log import last_happenings
from director.reports.event_sheets.payments.prizes import alike, places_said
from director.reports.event_sheets.structures.structure_games import games_on_paper
from director.reports.event_sheets.structures.structure_levels import level_columns
from director.reports.game_sheets.card_sections import odd_chip
from director.reports.game_sheets.stakes_box import stakes_box
from director.tournament.entries.name_order import name_place
from director.tournament.log.books import Head
from director.tournament.log.log import Log
from director.tournament.money.amounts import posted
from director.tournament.prizes.prize_list import prizes
from director.tournament.state import EntryNumber, Tournament
from director.tournament.structure.structure import Break, Change, DayEnd, Level
from director.translation import chips, listed, say
from director.views.clock.schedule import title
from director.views.clock.stakes import known
from director.views.diagrams import deal_steps
from director.views.event_games import library_of

Name = Callable[[int], str]
"""A person's name by number."""


_LAST = 60
"""Records at the end of the log: what may have been half done when the machine stopped."""


def paper_pack(
    t: Tournament,
    name: Name,
    now: datetime,
    library: Library,
    paper: str = "letter",
    head: Head | None = None,
    log: Log | None = None,
) -> Document:
    """All that is needed to go on, as it was at a moment, and where the log ended then.

    In the order in which it is asked for: what is played and until when, who sits where, how much
    each has, what is paid, what happened last, how the games go.
    """
    library = library_of(t.structure, library)
    blocks: list[Block] = [
        Heading(t.name, above=say("Paper pack"), beside=_moment(now)),
        Lead(say("Run the event by hand from these pages.")),
        *_end_of_log(head),
        *_standing(t, now),
        *_waiting(t, name),
        *games_on_paper(t.structure, library),
        Section(say("Coming up")),
        _schedule(t, now, library),
        Chapter(say("Seats by name"), "names"),
        _by_name(t, name),
        Chapter(say("Seats by table"), "tables"),
        *_by_table(t, name),
        *_stacks(t, name),
        *_prizes(t),
        *_out(t, name),
        *_last_records(log, name),
        *_how_games_go(t, library),
    ]
    return Document(
        say("Paper pack: {event}, {moment}", event=t.name, moment=_moment(now)),
        paper,
        tuple(blocks),
        is_book=True,
        flows=True,
        is_numbered=True,
    )


def _end_of_log(head: Head | None) -> Iterator[Block]:
    """A book that is found later is whole up to here where its record has these letters."""
    if head:
        words = say("The log ends at record {number}: {letters}", **head._asdict())
        yield Prose(words)


def _standing(t: Tournament, now: datetime) -> Iterator[Block]:
    """Level, time, players, chips."""
    face = t.clock.shows(t.structure, now)
    step = t.structure.steps[face.step]
    minutes, seconds = divmod(face.seconds, 60)
    clock = say("running") if face.running else say("standing")
    yield Figures(
        (
            Figure(say("Now"), title(step)),
            Figure(say("Time left"), f"{minutes}:{seconds:02}"),
            Figure(say("The clock is"), clock if face.started else say("not started")),
            Figure(say("Players"), say("{left} of {all}", left=t.still_playing, all=t.entered)),
            Figure(say("Chips in play"), chips(t.chips)),
            *([Figure(say("Behind"), chips(t.chips_behind))] if t.structure.lammers else []),
            Figure(say("Average"), chips(t.average)),
            Figure(say("Prize pool"), posted([t.pool], t.terms)[0]),
        )
    )
    level = next((one for one in t.structure.steps[face.step :] if isinstance(one, Level)), None)
    if level and level.all_stakes:
        yield stakes_box(level, poster=t.structure.ante_poster(level))


def _waiting(t: Tournament, name: Name) -> Iterator[Block]:
    """Moves that are under way, and who waits for a seat."""
    if t.moving:
        yield Section(say("Moving to another seat"))
        yield Points(
            tuple(
                say(
                    "{player}: from table {old}, seat {old_seat} to table {table}, seat {seat}",
                    player=name(t.entries[entry].player),
                    old=old.table,
                    old_seat=old.seat,
                    table=t.seats[entry].table,
                    seat=t.seats[entry].seat,
                )
                for entry, old in sorted(t.moving.items())
                if entry in t.seats and entry in t.entries
            )
        )
    if t.alternates:
        yield Section(say("Alternates, in order"))
        yield Points((listed([name(player) for player in t.alternates]),))
    if t.reserved:
        yield Section(say("Reservations"))
        yield Points((listed([name(one.player) for one in t.reserved]),))
    if t.hand_for_hand:
        yield Section(say("Hand for hand"))
        yield Points((say("No table deals until every table has finished the hand."),))


def _schedule(t: Tournament, now: datetime, library: Library) -> Grid:
    """The level of now and those to come, in columns, with the times if the clock runs on."""
    at = t.clock.at(t.structure, now).step
    coming = [(at, say("now"))]
    coming += [
        (one.step, f"{one.at.astimezone():%H:%M}") for one in t.clock.coming(t.structure, now)
    ]
    levels = [step for step in t.structure.steps[at:] if isinstance(step, Level)]
    filled = tuple(level_columns(t.structure, library, levels))
    rows = []
    for number, begins in coming:
        step = t.structure.steps[number]
        if isinstance(step, Level):
            rows.append(Row((begins, *[one.cell(step) for one in filled])))
        else:
            rows.append(Row((" – ".join([f"{begins} {title(step)}", *_leaving(step)]),)))
    return Grid((Column(say("From")), *[one.column for one in filled]), tuple(rows))


def _leaving(step: Break | Change | DayEnd) -> Iterator[str]:
    """The chips that leave play in a break."""
    if removed := listed([f"{chips(one)}s" for one in step.remove]):
        yield say("color up the {chips}", chips=removed)


def _how_games_go(t: Tournament, library: Library) -> Iterator[Block]:
    """Each game in short: its deal, how it is won, what beats what, who takes the odd chip."""
    games = {one.id: known(library, one.id) for one in t.structure.games}
    if not any(games.values()):
        return
    yield Chapter(say("How the games go"), "games")
    for name, game in games.items():
        if game:
            yield Chapter(game.name, f"game {name}", 1)
            yield Prose(game.tldr)
            yield Deal(deal_steps(game))
            opens = procedures(game)[: bool(first_to_act(game))]
            told = (how_to_win(game), *card_orders(game), *opens)
            yield Points((*told, odd_chip(game)) if game.portions else told)


def _prizes(t: Tournament) -> Iterator[Block]:
    """What each place is paid, and that a deal stands beside it."""
    found = alike([one for one in prizes(t).prizes if one.cash or one.goods])
    if found:
        yield Chapter(say("Prizes"), "prizes")
        said = posted([first.cash for first, _ in found], t.terms)
        rows = [
            Row(
                (
                    places_said(first, last),
                    cash,
                    listed([*first.goods]),
                )
            )
            for (first, last), cash in zip(found, said, strict=True)
        ]
        columns = [Column(say("Place")), Column(say("Prize")), Column(say("And"), figures=False)]
        if not any(first.goods for first, _ in found):
            columns, rows = columns[:2], [Row(row.cells[:2]) for row in rows]
        yield InColumns(Grid(tuple(columns), tuple(rows)))
    if t.deal:
        yield Points((say("A deal is in force: see the signed deal sheet."),))


def _by_table(t: Tournament, name: Name) -> Iterator[Block]:
    """Each table with its seats, the open ones too, and room for chips that were not counted."""
    if not t.tables:
        yield Points((say("no players are seated"),))
    lammers = t.structure.lammers is not None
    columns = _columns(say("Seat"), lammers=lammers)
    grids = []
    for table in t.tables:
        state = t.table(table)
        told = [say("Table {table}", table=table)]
        if state.next:
            told.append(say("next hand: button {seat}", seat=state.next.button))
        told += [state.game] if state.game else []
        rows = []
        for seat in range(1, t.size(table) + 1):
            entry = t.sitters[table].get(seat)
            rows.append(
                Row((str(seat), *_player(t, entry, name, lammers=lammers)))
                if entry
                else Row((str(seat), "–", *[""] * (len(columns) - 2)))
            )
        over = ", ".join(told)
        grids.append(Grid(tuple([one._replace(over=over) for one in columns]), tuple(rows)))
    every = tuple([row for grid in grids for row in grid.rows])
    grids = [replace(grid, like=every) for grid in grids]
    for first in range(0, len(grids), 2):
        yield Beside(tuple(grids[first : first + 2]), 2, is_even=True)


def _by_name(t: Tournament, name: Name) -> Grid:
    """Everybody still in, with the seat."""
    lammers = t.structure.lammers is not None
    rows = [
        Row((*_player(t, entry, name, lammers=lammers), *_seat(t, entry)))
        for entry in sorted(t.left, key=lambda one: (name_place(name(t.entries[one].player)), one))
    ]
    columns = (*_columns("", lammers=lammers)[1:], Column(say("Table")), Column(say("Seat")))
    return Grid(columns, tuple(rows))


def _stacks(t: Tournament, name: Name) -> Iterator[Block]:
    """The stacks that were counted, the largest first."""
    counted = [(entry, t.stacks[entry]) for entry in t.left if entry in t.stacks]
    if not counted:
        return
    counted.sort(key=lambda one: (-one[1], name_place(name(t.entries[one[0]].player))))
    rows = [
        Row((name(t.entries[entry].player), chips(stack), *_seat(t, entry)))
        for entry, stack in counted
    ]
    columns = (
        Column(say("Player"), False),
        Column(say("Chip count")),
        Column(say("Table")),
        Column(say("Seat")),
    )
    yield Chapter(say("Stacks"), "stacks")
    yield InColumns(Grid(columns, tuple(rows)))


def _columns(first: str, *, lammers: bool) -> tuple[Column, ...]:
    more = (Column(say("Lammers")),) if lammers else ()
    return Column(first), Column(say("Player"), False), Column(say("Entry")), *_chips(), *more


def _chips() -> Sequence[Column]:
    return (Column(say("Chip count"), is_written=True),)


def _player(t: Tournament, entry: EntryNumber, name: Name, *, lammers: bool) -> tuple[str, ...]:
    """Name, entry, chips where they were counted, lammers."""
    counted = t.stacks.get(entry)
    told = name(t.entries[entry].player), str(entry), "" if counted is None else chips(counted)
    return (*told, str(t.lammers(entry))) if lammers else told


def _seat(t: Tournament, entry: EntryNumber) -> tuple[str, str]:
    place = t.seats.get(entry)
    return (str(place.table), str(place.seat)) if place else ("–", "–")


def _out(t: Tournament, name: Name) -> Iterator[Block]:
    """Who is out, the last one first."""
    standings = [one for one in t.standings() if one.entry.number in t.busts]
    if standings:
        yield Chapter(say("Busted players"), "out")
        columns = (Column(say("Place")), Column(say("Player"), False))
        rows = tuple(Row((str(one.place), name(one.entry.player))) for one in standings)
        yield InColumns(Grid(columns, rows))


def _last_records(log: Log | None, name: Name) -> Iterator[Block]:
    """The end of the log, as far as somebody may have to look what was done."""
    if log and len(log.records):
        yield Chapter(say("Floor log"), "log")
        yield from last_happenings(log, name, _LAST)


def _moment(now: datetime) -> str:
    local = now.astimezone()
    return f"{local.day} {local:%b %Y, %H:%M}"
