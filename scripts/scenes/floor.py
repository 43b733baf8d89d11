"""Scenes of the floor: what to do about the tables, moves under way, busts of a hand, counts."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from director.desk.event_list import SAMPLE_PLAYERS
from director.tournament.busts.facts import Count
from director.tournament.commands import (
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
from director.window.areas.counts.area import COUNTS
from director.window.areas.tables.screen import TablesScreen
from director.window.areas.tables.table_requests import ShowProposal

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
    "floor-button": asking,
    "floor-balance": proposing,
    "floor-way": under_way,
    "floor-break": breaking,
    "floor-together": together,
    "floor-by": knocked_out,
    "floor-move": moving,
    "floor-counts": counting,
}
