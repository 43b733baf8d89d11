"""Scenes of charts: the event over time, before there is anything, and the curve of a structure."""

from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from director.desk.event_list import SAMPLE_PLAYERS
from director.tournament.busts.facts import Count
from director.tournament.commands import CountChips, DrawSeats, Eliminate, Register, StartClock
from director.tournament.state import EntryNumber
from director.window.areas.charts.area import CHARTS
from director.window.editor.side_panes import CURVE

if TYPE_CHECKING:
    from collections.abc import Callable

    from director.desk.desk import Desk
    from scenes.stage import Stage

FAMILIES = ("Arlen", "Featherstonehaugh-Brisk", "Corder")
FIELD = 54


def count_everybody(desk: "Desk", dice: Random) -> None:
    """All chips in play, divided among those who are left."""
    left = sorted(desk.tournament.left)
    shares = [dice.random() ** 2 + 0.1 for _ in left]
    each = desk.tournament.chips / sum(shares)
    counts = [
        Count(entry, round(each * share / 100) * 100)
        for entry, share in zip(left, shares, strict=True)
    ]
    desk.do(CountChips(tuple(counts)))


def long_evening(stage: "Stage", left: int = 14, days: int = 1) -> None:
    """Fifty-four entries, some of them late; counted at each break; so many are left."""
    dice, desk = Random(7), stage.event(players=0)
    names = [f"{one.split()[0]} {family}" for family in FAMILIES for one in SAMPLE_PLAYERS][:FIELD]
    for number, player in enumerate(names[:40]):
        desk.do(Register(desk.player(player), f"late {number}"))
        stage.wait(seconds=50)
    desk.do(DrawSeats("seats"))
    stage.wait(minutes=8)
    desk.do(StartClock())
    for number, player in enumerate(names[40:]):
        stage.wait(minutes=4)
        desk.do(Register(desk.player(player), f"later {number}"))
    done = 0
    for day in range(days):
        if day:
            stage.wait(hours=14)
        goal = (FIELD - left) * (day + 1) // days
        while done < goal:
            stage.wait(minutes=dice.choice((2, 5, 9)))
            desk.do(Eliminate(EntryNumber(dice.choice(sorted(desk.tournament.left)))))
            done += 1
            if done % 9 == 0:
                count_everybody(desk, dice)
    stage.wait(minutes=11)
    stage.to(CHARTS)


def with_values(stage: "Stage") -> None:
    """The values of a moment are read with the arrow keys."""
    long_evening(stage)
    stage.shown.race.setFocus()
    stage.press(Qt.Key.Key_Left)
    stage.press(Qt.Key.Key_Left)


def no_count(stage: "Stage") -> None:
    """An evening without any count has one chart."""
    stage.evening(7)
    stage.to(CHARTS)


def nothing(stage: "Stage") -> None:
    """Nobody is registered."""
    stage.event(players=0)
    stage.to(CHARTS)


def curve(stage: "Stage", file: str = "horse") -> None:
    """The curve of a structure beside its rows, a level read."""
    page = stage.window.structures.show_editor()
    page.begin_with(file)
    page.panes.choose(CURVE)
    QTest.qWait(200)
    while not (page.panes.curve.is_settled and page.preview.is_settled):
        QTest.qWait(20)


def curve_read(stage: "Stage") -> None:
    """A level of it read, in a no-limit event."""
    curve(stage, "no-limit-deep")
    page = stage.window.structures.editor_page
    assert page
    page.panes.curve.setFocus()
    for _ in range(6):
        stage.press(Qt.Key.Key_Right)


CHART_SCENES: dict[str, "Callable[[Stage], object]"] = {
    "charts": long_evening,
    "charts-read": with_values,
    "charts-days": lambda stage: long_evening(stage, 5, days=2),
    "charts-no-count": no_count,
    "charts-none": nothing,
    "editor-curve": curve,
    "editor-curve-read": curve_read,
}
