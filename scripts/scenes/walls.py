"""Scenes of the wall: its lists, moves, long names and words, and names in many scripts."""

from base64 import b64encode
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

from director.desk.event_list import SAMPLE_PLAYERS
from director.tournament.busts.facts import Count
from director.tournament.commands import (
    ChangeStructure,
    CountChips,
    DrawSeats,
    Eliminate,
    RedrawSeats,
    Register,
    SetHandForHand,
    SetLogo,
    StartClock,
)
from director.views.wall.wall_lists import Content
from director.window.look.fonts import SEMIBOLD, font
from scenes.floor import proposing, room

if TYPE_CHECKING:
    from director.desk.desk import Desk
    from scenes.stage import Stage

FAMILIES = ("Arlen", "Brisk", "Corder", "Dunmore", "Everhart", "Falk", "Greer", "Hohenlohe")
SCRIPTS = (
    "Γιώργος Παππάς",
    "Мария Орлова",
    "דנה לוי",
    "ليلى حداد",
    "अनिल शर्मा",
    "สมชาย ใจดี",
    "ნინო ბერიძე",
    "王小明 Wang Xiaoming",
    "山田花子",
    "김민준",
    "Maximiliane Hohenlohe-Öhringen von Waldenburg und Schillingsfürst",
)


def full_house(stage: "Stage") -> "Desk":
    """A hundred and forty players in their seats; a dozen have names in other scripts."""
    desk = stage.event(players=0)
    names = [f"{one.split()[0]} {family}" for family in FAMILIES for one in SAMPLE_PLAYERS]
    for number, player in enumerate([*names, *SCRIPTS]):
        desk.do(Register(desk.player(player), f"late {number}"))
    desk.do(DrawSeats("seats"))
    desk.do(StartClock())
    stage.wait(minutes=4)
    return desk


def standing(stage: "Stage") -> None:
    """Half of the stacks were counted, and some players are out."""
    desk = full_house(stage)
    for entry in sorted(desk.tournament.left)[:12]:
        desk.do(Eliminate(entry))
    for entry in sorted(desk.tournament.left)[:40]:
        desk.do(CountChips((Count(entry, 400 * entry + 500),)))


def moving(stage: "Stage") -> None:
    """A balance was accepted, and nobody has arrived yet."""
    proposing(stage).pane.accept()


def shown_over_the_clock(stage: "Stage") -> None:
    """The same moves on a wall that shows the clock otherwise."""
    moving(stage)
    stage.actions.ask("wall.moves")


def redrawn(stage: "Stage") -> None:
    """A hundred and forty players have new seats."""
    full_house(stage).do(RedrawSeats("redraw"))


def hand_for_hand(stage: "Stage") -> None:
    """Nobody deals before the floor says so."""
    room(stage).cockpit.bridge.do(SetHandForHand(True))


def _logo() -> str:
    """A disc and a bar, as a PNG in base64."""
    picture = QImage(600, 240, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor("#e0486e"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(0, 0, 240, 240)
    painter.drawRect(280, 90, 320, 60)
    painter.end()
    kept = QBuffer()
    QImageWriter(kept, b"PNG").write(picture)
    return b64encode(bytes(kept.data().data())).decode()


def colored(stage: "Stage") -> None:
    """An event with a color of its own announces something."""
    stage.evening(3)
    structure = replace(stage.desk.tournament.structure, color="#b3123c")
    stage.desk.do(ChangeStructure(structure))
    stage.desk.do(SetLogo(_logo()))
    stage.cockpit.announce("Dinner is served")


def long_words(stage: "Stage") -> None:
    """A long name of the event, and a long announcement."""
    stage.evening(3)
    stage.cockpit.announce(
        "Dinner is served on the second floor until half past eight: please bring your seat card,"
        " and leave phones, drinks and chips on the table"
    )


def pictured(stage: "Stage") -> None:
    """A poster between two levels; it has been read before the wall goes up."""
    stage.evening(3)
    folder = stage.cockpit.wall_content.folder
    assert folder
    folder.mkdir(exist_ok=True)
    poster = QImage(1600, 900, QImage.Format.Format_RGB32)
    poster.fill(QColor("#2b1d52"))
    painter = QPainter(poster)
    painter.setPen(QColor("#f5d76e"))
    painter.setFont(font(150, SEMIBOLD))
    painter.drawText(poster.rect(), Qt.AlignmentFlag.AlignCenter, "Main event\nSaturday, noon")
    painter.end()
    poster.save(str(folder / "main-event.png"))
    stage.cockpit.wall_content.show_alone()


LISTS_ON_THE_WALL: dict[str, tuple[Content, Callable[["Stage"], object]]] = {
    "seats": (Content.SEATS, full_house),
    "no-seats": (Content.SEATS, lambda stage: stage.event()),
    "standings": (Content.STANDINGS, standing),
    "moves": (Content.MOVES, moving),
    "moves-shown": (Content.CLOCK, shown_over_the_clock),
    "redraw": (Content.CLOCK, redrawn),
    "messages": (Content.MESSAGES, long_words),
    "long-words": (Content.CLOCK, long_words),
    "picture": (Content.PICTURES, pictured),
    "color": (Content.CLOCK, colored),
    "hand-for-hand": (Content.CLOCK, hand_for_hand),
}
"""What each of these walls shows, and how the event comes to it."""
