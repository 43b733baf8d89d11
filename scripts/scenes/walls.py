"""Scenes of the wall: its lists, moves, long names and words, and names in many scripts."""

from base64 import b64encode
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

from director.desk.event_list import SAMPLE_PLAYERS
from director.tournament.busts.facts import Count
from director.tournament.commands import (
    AcceptMoves,
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
from director.tournament.seats.draws import Place
from director.tournament.seats.facts import SeatDrawn
from director.views.wall.wall_lists import Content
from director.window.look.fonts import SEMIBOLD, font
from scenes.floor import proposing, room
from scenes.prizes import evening as paid_evening
from scenes.rounds import first_round, flights, table_clock

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


def _final(stage: "Stage", names: Sequence[str] = ()) -> "Desk":
    """Eight are left, and have been drawn to one table."""
    desk = stage.event(players=0 if names else 18)
    for number, player in enumerate(names):
        desk.do(Register(desk.player(player), f"late {number}"))
    desk.do(DrawSeats("seats"))
    desk.do(StartClock())
    for entry in sorted(desk.tournament.left)[8:]:
        desk.do(Eliminate(entry))
    desk.do(RedrawSeats("last"))
    stage.cockpit.wall_content.hide_new_seats()  # everybody has found theirs
    stage.wait(minutes=4)
    return desk


def counted(stage: "Stage") -> None:
    """The final table, its stacks counted, its prizes known."""
    paid_evening(stage, 10)
    desk = stage.desk
    desk.do(RedrawSeats("last"))
    stage.cockpit.wall_content.hide_new_seats()
    stage.wait(minutes=1)
    for entry in sorted(desk.tournament.left):
        desk.do(CountChips((Count(entry, 4_300 * entry + 3_150),)))


def announced_at_the_end(stage: "Stage") -> None:
    """Something is announced while the final table is played."""
    _final(stage)
    stage.cockpit.announce("Photo of the final table in the break, please stay in your seats")


RIGHT_TO_LEFT = ("דנה לוי", "ליאור בן-דוד", "נועה פרידמן", "ليلى حداد", "عمر الخطيب", "سارة منصور")


def right_to_left(stage: "Stage") -> None:
    """Seats of players whose names are written from the right."""
    desk = stage.event(players=12)
    for number, player in enumerate((*RIGHT_TO_LEFT, "Dana דנה Levi", "عمر (Omar) 3")):
        desk.do(Register(desk.player(player), f"from the right {number}"))
    desk.do(DrawSeats("seats"))
    desk.do(StartClock())
    stage.wait(minutes=4)


def right_to_left_final(stage: "Stage") -> None:
    """A final table of the same."""
    _final(stage, (*RIGHT_TO_LEFT, "Dana דנה Levi", "عمر (Omar) 3", "Ann", "Bo"))


def right_to_left_moves(stage: "Stage") -> None:
    """Moves of the same."""
    right_to_left(stage)
    t = stage.desk.tournament
    movers = sorted(t.left)[-3:]
    free = [
        Place(table, seat)
        for table in t.tables
        for seat in range(1, t.structure.seats + 1)
        if t.sitter(Place(table, seat)) is None
    ]
    drawn = [SeatDrawn(one, *place) for one, place in zip(movers, free, strict=False)]
    stage.desk.do(AcceptMoves(tuple(drawn), "balance"))


def second_day(stage: "Stage") -> None:
    """The flights have been joined at seats of the second day, and nothing is dealt yet."""
    flights(stage, joined=True)


def second_day_under_way(stage: "Stage") -> None:
    """The second day, some minutes in."""
    second_day(stage)
    stage.desk.do(StartClock())
    stage.cockpit.wall_content.hide_new_seats()
    stage.wait(minutes=3)


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


def scanned(scene: Callable[["Stage"], object]) -> Callable[["Stage"], None]:
    """The same while the board is on, and so with its QR code."""

    def make(stage: "Stage") -> None:
        scene(stage)
        stage.cockpit.wall_content.show_board("http://192.168.178.123:8420/e/3")

    return make


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
    "final-counted": (Content.CLOCK, counted),
    "final-announced": (Content.CLOCK, announced_at_the_end),
    "rtl-seats": (Content.SEATS, right_to_left),
    "rtl-moves": (Content.MOVES, right_to_left_moves),
    "rtl-final": (Content.CLOCK, right_to_left_final),
    "day-two": (Content.CLOCK, second_day),
    "day-two-running": (Content.CLOCK, second_day_under_way),
    "shootout": (Content.CLOCK, first_round),
    "shootout-clocks": (Content.CLOCK, table_clock),
    "color": (Content.CLOCK, colored),
    "hand-for-hand": (Content.CLOCK, hand_for_hand),
    "scan": (Content.CLOCK, scanned(lambda stage: stage.evening(5))),
    "scan-day-two": (Content.CLOCK, scanned(second_day_under_way)),
    "scan-final": (Content.CLOCK, scanned(counted)),
    "scan-seats": (Content.SEATS, scanned(full_house)),
    "scan-announced": (Content.CLOCK, scanned(long_words)),
}
"""What each of these walls shows, and how the event comes to it."""
