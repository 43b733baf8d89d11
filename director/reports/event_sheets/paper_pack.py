"""The paper pack: from it an event goes on by hand if the machine dies.

First what was true at that moment, then what comes, then where everybody sits, by table and name.
"""

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime

from director.reports.documents import (
    Block,
    Chapter,
    Column,
    Document,
    Figure,
    Figures,
    Grid,
    Heading,
    InColumns,
    Lead,
    Points,
    Prose,
    Row,
    Section,
)
from director.reports.event_sheets.floor_log import last_happenings
from director.reports.event_sheets.prizes import alike, places_said
from director.reports.game_sheets.stakes_box import stakes_box, stakes_line
from director.tournament.entries.name_order import name_place
from director.tournament.log.books import Head
from director.tournament.log.log import Log
from director.tournament.money.amounts import money
from director.tournament.prizes.prize_list import prizes
from director.tournament.state import EntryNumber, Tournament
from director.tournament.structure.structure import Level
from director.translation import chips, listed, say
from director.views.clock.schedule import title

Name = Callable[[int], str]
"""A person's name by number."""


_LAST = 60
"""Records at the end of the log: what may have been half done when the machine stopped."""


def paper_pack(
    t: Tournament,
    name: Name,
    now: datetime,
    paper: str = "letter",
    head: Head | None = None,
    log: Log | None = None,
) -> Document:
    """All that is needed to go on, as it was at a moment, and where the log ended then.

    In the order in which it is asked for: what is played and until when, who sits where, how much
    each has, what is paid, what happened last.
    """
    blocks: list[Block] = [
        Heading(t.name, above=say("Paper pack"), beside=_moment(now)),
        Lead(say("Run the event by hand from these pages.")),
        *_end_of_log(head),
        *_standing(t, now),
        *_waiting(t, name),
        Section(say("Coming up")),
        _schedule(t, now),
        Chapter(say("Seats by name"), "names"),
        _by_name(t, name),
        Chapter(say("Seats by table"), "tables"),
        *_by_table(t, name),
        *_stacks(t, name),
        *_prizes(t),
        *_out(t, name),
        *_last_records(log, name),
    ]
    return Document(
        say("Paper pack: {event}, {moment}", event=t.name, moment=_moment(now)),
        paper,
        tuple(blocks),
        is_book=True,
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
            Figure(say("Players"), say("{left} of {all}", left=t.players_left, all=t.entered)),
            Figure(say("Chips in play"), chips(t.chips)),
            *([Figure(say("Behind"), chips(t.chips_behind))] if t.structure.lammers else []),
            Figure(say("Average"), chips(t.average)),
            Figure(say("Prize pool"), money(t.pool, t.terms)),
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
    if t.hand_for_hand:
        yield Section(say("Hand for hand"))
        yield Points((say("No table deals until every table has finished the hand."),))


def _schedule(t: Tournament, now: datetime) -> Grid:
    """The step of now and those to come, with the times if the clock runs from now on."""
    at = t.clock.at(t.structure, now)
    rows = [Row((say("now"), title(t.structure.steps[at.step]), _says(t, at.step)))]
    rows += [
        Row(
            (
                f"{one.at.astimezone():%H:%M}",
                title(t.structure.steps[one.step]),
                _says(t, one.step),
            )
        )
        for one in t.clock.coming(t.structure, now)
    ]
    columns = (Column(say("From")), Column(say("Step"), False), Column(say("Stakes"), False))
    return Grid(columns, tuple(rows))


def _says(t: Tournament, number: int) -> str:
    """The stakes of a level, or the chips that leave play in a break."""
    step = t.structure.steps[number]
    if isinstance(step, Level):
        return stakes_line(t.structure, step)
    removed = listed([f"{chips(one)}s" for one in step.remove])
    return say("color up the {chips}", chips=removed) if removed else ""


def _prizes(t: Tournament) -> Iterator[Block]:
    """What each place is paid, and that a deal stands beside it."""
    found = alike([one for one in prizes(t).prizes if one.cash or one.goods])
    if found:
        yield Chapter(say("Prizes"), "prizes")
        rows = [
            Row(
                (
                    places_said(first, last),
                    money(first.cash, t.terms),
                    listed([*first.goods]),
                )
            )
            for first, last in found
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
    for table in t.tables:
        state = t.table(table)
        told = [say("Table {table}", table=table)]
        if state.next:
            told.append(say("next hand: button {seat}", seat=state.next.button))
        told += [state.game] if state.game else []
        yield Section(", ".join(told))
        rows = []
        for seat in range(1, t.size(table) + 1):
            entry = t.sitters[table].get(seat)
            rows.append(
                Row((str(seat), *_player(t, entry, name, lammers=lammers)))
                if entry
                else Row((str(seat), "–", *[""] * (len(columns) - 2)))
            )
        yield Grid(columns, tuple(rows))


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
    return (Column(say("Chip count")),)


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
    standings = [one for one in t.standings() if not t.winner or one.place > 1]
    if standings:
        yield Chapter(say("Busted players"), "out", 1)
        columns = (Column(say("Place")), Column(say("Player"), False))
        rows = tuple(Row((str(one.place), name(one.entry.player))) for one in standings)
        yield InColumns(Grid(columns, rows))


def _last_records(log: Log | None, name: Name) -> Iterator[Block]:
    """The end of the log, as far as somebody may have to look what was done."""
    if log and len(log.records):
        yield Chapter(say("Floor log"), "log", 1)
        yield from last_happenings(log, name, _LAST)


def _moment(now: datetime) -> str:
    local = now.astimezone()
    return f"{local.day} {local:%b %Y, %H:%M:%S}"
