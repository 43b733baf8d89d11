"""Scenes of the floor: what to do about the tables, moves under way, busts of a hand, counts."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from director.desk.event_list import SAMPLE_PLAYERS
from director.tournament.busts.facts import Count
from director.tournament.commands import (
    AcceptMoves,
    BarSeat,
    CountChips,
    Disqualify,
    DrawSeats,
    Eliminate,
    LockTable,
    Register,
    SeeButton,
    StartClock,
    TurnGame,
    VerifySeats,
)
from director.tournament.seats.draws import Place
from director.tournament.seats.facts import SeatDrawn
from director.tournament.seats.proposals import breaking as breaking_now
from director.tournament.state import EntryNumber
from director.window.areas.counts.area import COUNTS
from director.window.areas.tables.screen import TablesScreen
from director.window.areas.tables.table_requests import ShowProposal
from director.window.event.room.table_card import TOP

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.stage import Stage

FAMILIES = ("Arlen", "Brisk", "Corder", "Dunmore")


def room(stage: "Stage", lost: int = 3) -> TablesScreen:
    """Five tables, of which the second has lost players; one is locked, one was checked."""
    desk = stage.event(players=0)
    names = [f"{one.split()[0]} {family}" for family in FAMILIES for one in SAMPLE_PLAYERS]
    for number, player in enumerate(names[:40]):
        desk.do(Register(desk.player(player), f"late {number}"))
    desk.do(DrawSeats("seats"))
    desk.do(StartClock())
    stage.wait(minutes=4)
    for entry in list(desk.tournament.at_table(2).values())[:lost]:
        desk.do(Eliminate(entry.number))
    free = next(n for n in range(1, 9) if desk.tournament.sitter(Place(2, n)) is None)
    desk.do(BarSeat(2, free))
    desk.do(VerifySeats(1, (1, 2, 3, 5)))
    games = [desk.tournament.structure.name_of(game) for game in desk.tournament.structure.games]
    desk.do(TurnGame(3, games[1]))
    desk.do(LockTable(4, "television"))
    screen = stage.to("tables")
    assert isinstance(screen, TablesScreen)
    stage.cockpit.call_clock(desk.tournament.sitters[3][4])
    return screen


def hall(tables: int) -> "Callable[[Stage], TablesScreen]":
    """So many tables at once: short, over, full and locked ones, one breaking, a clock called."""

    def scene(stage: "Stage") -> TablesScreen:
        desk = stage.event("Main event", players=0)
        seats = desk.tournament.structure.seats
        for number in range(tables * seats - 4):
            first, family = SAMPLE_PLAYERS[number % 18].split()[0], FAMILIES[number // 18 % 4]
            desk.do(Register(desk.player(f"{first} {family} {number // 72 + 1}"), f"late {number}"))
        desk.do(DrawSeats("seats"))
        desk.do(StartClock())
        stage.wait(minutes=4)
        for table, lost in ((3, 2), (4, 4), (9, 1), (17, 3), (21, 1), (30, 2)):
            for entry in list(desk.tournament.at_table(table).values())[:lost]:
                desk.do(Eliminate(entry.number))
        desk.do(LockTable(12, "television"))
        games = desk.tournament.structure
        desk.do(TurnGame(6, games.name_of(games.games[1])))
        broken, seed = breaking_now(desk.tournament, 22, "breaks"), "breaks"
        seats_drawn = tuple(SeatDrawn(EntryNumber(one.player), *one.to) for one in broken.moves)
        desk.do(AcceptMoves(seats_drawn, "TDA 10", 22, seed))
        screen = stage.to("tables")
        assert isinstance(screen, TablesScreen)
        screen.map.show_overview(True)
        stage.cockpit.call_clock(desk.tournament.sitters[7][4])
        return screen

    return scene


def dragging(stage: "Stage") -> None:
    """A player in the hand, over a table that has a seat."""
    screen = hall(38)(stage)
    carry(stage, screen, 3, Place(17, 0))


def dragging_refused(stage: "Stage") -> None:
    """A player in the hand, over a full table."""
    screen = hall(38)(stage)
    full = next(one.number for one in screen.map.tables if one.is_full)
    carry(stage, screen, 3, Place(full, 0))


def dragging_to_seat(stage: "Stage") -> None:
    """A player in the hand, over a taken seat of another table."""
    screen = room(stage)
    carry(stage, screen, 1, Place(3, 2))


def carry(stage: "Stage", screen: TablesScreen, table: int, to: Place) -> None:
    """Somebody of a table is dragged over another one, or over one of its seats."""
    screen.carried.take_up(min(stage.desk.tournament.sitters[table].values()))
    numbers = [one.number for one in screen.map.tables]
    card = screen.map.card(numbers.index(to.table))
    down = TOP + (to.seat - 0.5) * screen.map._line
    at = card.topLeft() + QPointF(90, down) if to.seat else card.center()
    handle = stage.window.windowHandle()
    assert handle is not None
    inside = (at - QPointF(0, screen.map.verticalScrollBar().value())).toPoint()
    place = screen.map.viewport().mapTo(stage.window, inside)
    QTest.mouseMove(handle, place)


def asking(stage: "Stage") -> None:
    """First the button."""
    screen = room(stage)
    screen.cockpit.request(ShowProposal())


def proposing(stage: "Stage") -> TablesScreen:
    """A balance with its reasons."""
    screen = room(stage, 4)
    for table in screen.pane.todo.proposal.needs:
        sitters = screen.cockpit.tournament.sitters[table]
        screen.cockpit.bridge.do(SeeButton(table, min(sitters)))
    screen.cockpit.request(ShowProposal())
    return screen


def under_way(stage: "Stage") -> None:
    """Moves that were accepted."""
    screen = proposing(stage)
    screen.pane.accept()
    stage.press(Qt.Key.Key_Down)


def breaking(stage: "Stage") -> None:
    """A table breaks."""
    screen = room(stage, 4)
    desk = screen.cockpit.bridge.desk
    for table in (1, 3, 5):
        for entry in list(desk.tournament.at_table(table).values())[:2]:
            desk.do(Eliminate(entry.number))
    screen.cockpit.request(ShowProposal())


def together(stage: "Stage") -> None:
    """Two players go out on one hand."""
    room(stage)
    stage.press(Qt.Key.Key_F8)
    stage.types("1-2 1-5")


def knocked_out(stage: "Stage") -> None:
    """By whom?"""
    room(stage)
    stage.press(Qt.Key.Key_F8)
    stage.types("1-2")
    stage.press(Qt.Key.Key_Tab)


def moving(stage: "Stage") -> None:
    """A swap by hand."""
    screen = room(stage)
    screen.map.go_to(Place(1, 3))
    screen.map.setFocus()
    stage.press(Qt.Key.Key_M)
    stage.types("3-6")


def counting(stage: "Stage") -> None:
    """Chips, half of them counted; somebody was disqualified with theirs."""
    desk = room(stage).cockpit.bridge.desk
    desk.do(Disqualify(max(desk.tournament.left), "collusion", 12500))
    for entry in sorted(desk.tournament.left)[:20]:
        desk.do(CountChips((Count(entry, 1000 * entry + 500),)))
    stage.to(COUNTS)
    stage.types("12,500")


FLOOR_SCENES: dict[str, "Callable[[Stage], object]"] = {
    "floor-room": room,
    "tables-38": hall(38),
    "tables-60": hall(60),
    "tables-100": hall(100),
    "tables-dragging": dragging,
    "tables-dragging-refused": dragging_refused,
    "tables-dragging-seat": dragging_to_seat,
    "floor-button": asking,
    "floor-balance": proposing,
    "floor-way": under_way,
    "floor-break": breaking,
    "floor-together": together,
    "floor-by": knocked_out,
    "floor-move": moving,
    "floor-counts": counting,
}
