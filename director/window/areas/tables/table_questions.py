"""What is asked about a seat or a table with one field, and what the typed text would do."""

import re
from collections.abc import Callable

from director.desk.desk import new_seed
from director.engine.games import game_names
from director.tournament.commands import (
    AskSeatChange,
    DropSeatChange,
    LeaveSeat,
    LockTable,
    LockTables,
    MoveTogether,
    OpenTables,
    PutIn,
    TurnGame,
)
from director.tournament.seats.choosing import chooses_next, is_chosen
from director.tournament.seats.draws import Place
from director.tournament.seats.open_seats import open_seats, tables_in_use
from director.tournament.seats.seat_requests import waiting
from director.tournament.state import EntryNumber
from director.translation import listed, say
from director.views.counted import counted
from director.views.players.player_rows import table_seat
from director.views.tables.moves_by_hand import foreseen, move_to
from director.window.event.asking.free_seats import free_seats
from director.window.event.asking.question import Answer, Question, commanded, narrowed
from director.window.event.cockpit import Cockpit
from director.window.event.requests import GoToSeat
from director.window.event.room.games_of_tables import sheet_games
from director.window.widgets.attempt import Failure, attempt
from director.window.widgets.choice_list import Choice
from director.window.widgets.find_by_letters import Answers, answers, everybody_left, place_in

_TABLES = re.compile(r"(\d+)(?:\s*[-–]\s*(\d+))?(?:\s+(?:of\s+)?(\d+))?")
_MOST_TABLES = 1000


def _move(cockpit: Cockpit, text: str) -> Answer:
    place, entry = place_in(text), cockpit.chosen
    if entry is None:
        return Answer(say("select a player first"), None)
    if place is None:
        return Answer(say("Table-seat: 4-7. If the seat is taken, the two players swap"), None)
    answer = moving(cockpit, move_to(cockpit.tournament, entry, place))
    return answer._replace(says=say("Enter: {act}", act=answer.says)) if answer.do else answer


def moving(cockpit: Cockpit, command: PutIn) -> Answer:
    """What a move by hand would do, or why it is refused; the same typed and dragged."""
    tight, desk = cockpit.settings.flag("tight_tables"), cockpit.bridge.desk
    t, now = cockpit.tournament, cockpit.now
    words = attempt(lambda: foreseen(t, now, command, desk.name, tight=tight), desk.said)
    if isinstance(words, Failure):
        return Answer(words.words, None)
    return Answer(words, lambda: cockpit.bridge.do(command))


def swapping(command: PutIn, then: Callable[[], object]) -> Question:
    """Asks before somebody who was dropped on a taken seat swaps with whoever sits there."""

    def asked(cockpit: Cockpit) -> str:
        other = cockpit.tournament.sitter(Place(command.table, command.seat))
        return say(
            "Swap {player} and {other}?",
            player=cockpit.name(command.entry),
            other=cockpit.name(other) if other else say("open"),
        )

    def answer(cockpit: Cockpit, text: str) -> Answer:
        if text:
            return Answer(say("Enter with nothing typed: swap. Escape: both stay"), None)
        found = moving(cockpit, command)

        def swap() -> None:
            if cockpit.bridge.do(command):
                then()

        return Answer(say("Enter: {act}", act=found.says), swap) if found.do else found

    return Question("Swap two players?", "", answer, asked=asked, deed="Swap seats")


def _unseat(cockpit: Cockpit, _: str) -> Answer:
    if cockpit.chosen is None:
        return Answer(say("select a player first"), None)
    return commanded(cockpit, LeaveSeat(cockpit.chosen))


def _unseat_whom(cockpit: Cockpit) -> str:
    if cockpit.chosen is None:
        return ""
    seat = table_seat(cockpit.tournament.seats.get(cockpit.chosen))
    return say("Unseat {player}, {seat}?", player=cockpit.name(cockpit.chosen), seat=seat)


def _move_whom(cockpit: Cockpit) -> str:
    if cockpit.chosen is None:
        return ""
    return say("Move {player} to which seat?", player=cockpit.name(cockpit.chosen))


_WANTED = re.compile(r"(?:table\s+)?(\d+)", re.IGNORECASE)


def _change(cockpit: Cockpit, text: str) -> Answer:
    """The seat, or any seat of a table; nothing where it was asked for and is not any more."""
    t, entry = cockpit.tournament, cockpit.chosen
    if entry is None:
        return Answer(say("select a player first"), None)
    place, table = place_in(text), _WANTED.fullmatch(text)
    if place:
        return commanded(cockpit, AskSeatChange(entry, *place))
    if table:
        return commanded(cockpit, AskSeatChange(entry, int(table[1])))
    if not text and any(one.entry == entry for one in waiting(t)):
        return commanded(cockpit, DropSeatChange(entry))
    return Answer(say("Table-seat, or a table for any seat there: 2-5 or 2"), None)


def _change_whose(cockpit: Cockpit) -> str:
    if cockpit.chosen is None:
        return ""
    return say("Which seat does {player} ask for?", player=cockpit.name(cockpit.chosen))


def _lock(cockpit: Cockpit, text: str) -> Answer:
    if cockpit.place is None:
        return Answer(say("select a table first"), None)
    if not text:
        return Answer(say("Reason players stay put: TV table, a ruling"), None)
    return commanded(cockpit, LockTable(cockpit.place.table, text))


def lock_all(tables: tuple[int, ...]) -> Question:
    """Asks why several tables are locked."""

    def asked(_: Cockpit) -> str:
        return say("Why are tables {tables} locked?", tables=listed([str(one) for one in tables]))

    def answer(cockpit: Cockpit, text: str) -> Answer:
        if not text:
            return Answer(say("Reason players stay put: TV table, a ruling"), None)
        return commanded(cockpit, LockTables(tables, text))

    return Question("Why are the tables locked?", "Television", answer, asked=asked)


def _lock_which(cockpit: Cockpit) -> str:
    if cockpit.place is None:
        return ""
    return say("Why is table {table} locked?", table=cockpit.place.table)


def tables_in(text: str) -> OpenTables | str:
    """The tables that a text opens, "7-9 of 8"; or what may be typed."""
    found = _TABLES.fullmatch(text)
    if not found:
        return say("One table or several: 12 or 7-9; with seats: 7-9 of 8")
    first = int(found[1])
    last = int(found[2] or first)
    if not 1 <= first <= last <= _MOST_TABLES:
        return say("type table numbers from 1 to {most}, lower number first", most=_MOST_TABLES)
    return OpenTables(tuple(range(first, last + 1)), int(found[3] or 0))


def _open(cockpit: Cockpit, text: str) -> Answer:
    command = tables_in(text)
    if isinstance(command, OpenTables):
        return commanded(cockpit, command)
    seats = cockpit.tournament.structure.seats
    return Answer(say("{hint}. Default: {n} seats", hint=command, n=seats), None)


_CHOSEN_BY = re.compile(r"(.*?)[\s,]*\b(?:by|seat)\s+(\d+)")


def _game(cockpit: Cockpit, text: str) -> Answer:
    """The game, and in a choice the seat of whoever chose it: whose turn it is, or as typed."""
    if cockpit.place is None:
        return Answer(say("select a table first"), None)
    table, chosen = cockpit.place.table, _CHOSEN_BY.fullmatch(text)
    seat = int(chosen[2]) if chosen else _whose_choice(cockpit)
    games = sheet_games(cockpit)
    meant = game_names.meant(chosen[1] if chosen else text, _names(cockpit))
    if len(meant) != 1:
        if is_chosen(cockpit.tournament) and not seat:
            return Answer(say("Game, and the seat of whoever chose it: razz by 5"), None)
        return Answer(say("Select a game") if meant or not text else say("no match"), None)
    answer = commanded(cockpit, TurnGame(table, meant[0], games[meant[0]], seat))
    if seat or not is_chosen(cockpit.tournament):
        return answer
    return answer._replace(choices=_who_chose(cockpit, table, games[meant[0]]))


def _who_chose(cockpit: Cockpit, table: int, game: str) -> tuple[Choice, ...]:
    """Everybody at a table, where nobody knows yet whose choice it was."""
    return tuple(
        Choice(
            say("{player} chose {game}", player=cockpit.name(one.number), game=game),
            table_seat(Place(table, seat)),
            say("{game} by {seat}", game=game, seat=seat),
        )
        for seat, one in cockpit.tournament.at_table(table).items()
    )


def _whose_choice(cockpit: Cockpit) -> int:
    """The seat of whoever chooses next at the chosen table; 0 where nobody does, or is known."""
    t, place = cockpit.tournament, cockpit.place
    chooser = chooses_next(t, place.table) if place else None
    return t.seats[chooser].seat if chooser is not None else 0


def _names(cockpit: Cockpit) -> dict[str, tuple[str, ...]]:
    """All that the games of the sheet are called, by their names there."""
    games, called = sheet_games(cockpit), cockpit.library.names()
    structure = cockpit.tournament.structure
    return {
        structure.name_of(game): (games[structure.name_of(game)], *called.get(game.id, (game.id,)))
        for game in structure.games
    }


def _games(cockpit: Cockpit, text: str) -> list[Choice]:
    """Each game of the sheet in the order of the rotation, and which is played now."""
    names, place = _names(cockpit), cockpit.place
    now = cockpit.tournament.table(place.table).game if place else ""
    chosen = _CHOSEN_BY.fullmatch(text)
    typed, by = (chosen[1], text[len(chosen[1]) :]) if chosen else (text, "")
    meant = game_names.found(typed, names) if typed else list(names)
    return [
        Choice(game, say("now") if name == now else "", f"{game}{by}")
        for name, game in sheet_games(cockpit).items()
        if name in meant
    ]


def _game_where(cockpit: Cockpit) -> str:
    if cockpit.place is None:
        return ""
    t, table = cockpit.tournament, cockpit.place.table
    chooser = chooses_next(t, table)
    if chooser is not None:
        player = cockpit.name(chooser)
        return say("{player} chooses: what does table {table} play?", player=player, table=table)
    return say("Which game does table {table} play?", table=table)


def to_table(entries: tuple[EntryNumber, ...]) -> Question:
    """Asks to which table several go; their seats there are drawn. Who is out stays out."""

    def asked(cockpit: Cockpit) -> str:
        going = sum(map(cockpit.tournament.is_in, entries))
        asks = counted(
            going, "Move 1 player to which table?", "Move {count} players to which table?"
        )
        if out := len(entries) - going:
            return f"{asks} {counted(out, '1 other is out', '{count} others are out')}"
        return asks

    def answer(cockpit: Cockpit, text: str) -> Answer:
        if not text.isdecimal():
            return Answer(say("Select a table: their seats there are drawn"), None)
        return commanded(cockpit, MoveTogether(entries, int(text), new_seed()))

    def offers(cockpit: Cockpit, text: str) -> list[Choice]:
        t = cockpit.tournament
        tables = [
            Choice(
                say("Table {table}", table=table),
                counted(len(open_seats(t, table)), "1 open seat", "{count} open seats"),
                str(table),
            )
            for table in tables_in_use(t)
        ]
        return narrowed(tables, text)

    return Question(
        "Move to which table?", "Table number: 4", answer, asked=asked, offers=offers, at_once=True
    )


def whose_seat(place: Place) -> Question:
    """Asks who sits down in an open seat: first of all those who have none."""

    def answer(cockpit: Cockpit, text: str) -> Answer:
        if not text:
            return Answer(say("Name of a player, or table-seat where they sit now: 2-5"), None)
        meant = _found(cockpit, text).meant
        if not meant:
            return Answer(say("no player matches: F7 registers a new one"), None)
        if len(meant) > 1:
            return Answer(say("several players match: select one"), None)
        one = move_to(cockpit.tournament, meant[0].entry, place)
        found = moving(cockpit, one)

        def sit() -> None:
            if cockpit.bridge.do(one):
                cockpit.request(GoToSeat(place))

        return Answer(say("Enter: {act}", act=found.says), sit) if found.do else found

    def offers(cockpit: Cockpit, text: str) -> list[Choice]:
        t = cockpit.tournament
        left = everybody_left(t, cockpit.bridge.desk.people())
        here = _found(cockpit, text).everybody if text else [one for one in left if not one.place]
        return [
            Choice(one.name, table_seat(one.place) if one.place else say("no seat"), one.name)
            for one in here
        ]

    def asked(_: Cockpit) -> str:
        return say("Who sits down at {seat}?", seat=table_seat(place))

    return Question(
        "Who sits down there?", "Name or table-seat: Marek", answer, asked=asked, offers=offers
    )


def _found(cockpit: Cockpit, text: str) -> Answers:
    return answers(text, everybody_left(cockpit.tournament, cockpit.bridge.desk.people()))


MOVE = Question(
    "Move the player to which seat?",
    "Table-seat: 4-7",
    _move,
    asked=_move_whom,
    offers=lambda cockpit, text: narrowed(free_seats(cockpit.tournament), text),
    at_once=True,
)
CHANGE = Question(
    "Which seat is asked for?",
    "Table-seat: 2-5. Any seat at a table: 2",
    _change,
    asked=_change_whose,
)
UNSEAT = Question("Unseat the player?", "", _unseat, asked=_unseat_whom, deed="Unseat")
LOCK = Question("Why is the table locked?", "Reason: TV table", _lock, asked=_lock_which)
OPEN = Question("Open which tables?", "Tables 7 to 9 with 8 seats: 7-9 of 8", _open)
GAME = Question(
    "Which game does the table play?",
    "razz",
    _game,
    asked=_game_where,
    offers=_games,
    at_once=True,
)
