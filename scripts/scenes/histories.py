"""Scenes of the history, the palette, the keys, and several events at once."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from director.house import shelf
from director.tournament.busts.facts import Count
from director.tournament.commands import (
    ChoosePayTable,
    CloseEvent,
    CountChips,
    MoveClock,
    RedrawSeats,
    Register,
    RenameEvent,
    SetMoney,
    StartClock,
    VoidEntry,
    Warn,
)
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table_files import load_pay_table
from director.tournament.state import EntryNumber
from director.window.event.requests import ChangeStructure

if TYPE_CHECKING:
    from collections.abc import Callable

    from director.desk.desk import Desk
    from scenes.stage import Stage


def history(stage: "Stage", number: int = 0) -> None:
    """An evening with corrections, a record of it chosen."""
    desk = stage.evening(6)
    desk.do(Warn(EntryNumber(15), "phone at the table"))
    desk.do(VoidEntry(EntryNumber(15), "registered by mistake"))
    desk.do(CountChips((Count(EntryNumber(8), 12400),)))
    desk.undo()
    desk.do(RenameEvent("Friday mixed games, late"))
    stage.to("history")
    if number:
        stage.shown.view.choose(number)


def put_right(stage: "Stage") -> None:
    """A record that was put right later."""
    history(stage, 16)


def taking_back(stage: "Stage", number: int = 5) -> None:
    """Whether somebody's entry is taken back, and what stands on it."""
    history(stage, number)
    stage.press(Qt.Key.Key_Delete)
    QTest.qWait(400)


def priced(stage: "Stage") -> "Desk":
    """An evening with prices and prizes, and somebody who came late."""
    desk = stage.evening(8)
    price = Price(100, 15, bounty=25)
    desk.do(SetMoney(MoneyTerms("$", 0, price, guarantee=1000)))
    desk.do(ChoosePayTable(load_pay_table(shelf.pay_tables() / "one-in-ten.toml")))
    for number, name in enumerate(("Tamsin Ocello", "Ulf Brandeis", "Vida Sorrel")):
        desk.do(Register(desk.player(name), f"late {number}", "cash", note="by the floor"))
    return desk


def undoing(stage: "Stage") -> None:
    """What Ctrl+Z would bring about where the prizes move with it."""
    priced(stage)
    stage.to("tables")
    QTest.keyClick(stage.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def undoing_much(stage: "Stage") -> None:
    """The same of the draw of all seats: far more than there is room for."""
    desk = priced(stage)
    desk.do(RedrawSeats("again"))
    desk.station = "desk 2"
    stage.to("clock")
    QTest.keyClick(stage.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def undoing_all_lines(stage: "Stage") -> None:
    """Every line of it."""
    undoing_much(stage)
    stage.press(Qt.Key.Key_A)


def undone(stage: "Stage") -> None:
    """A plain Ctrl+Z: done at once, and said in the status line."""
    stage.evening(6)
    QTest.keyClick(stage.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def taking_money(stage: "Stage") -> None:
    """An entry of long ago, and all that moves with it."""
    priced(stage)
    stage.to("history")
    stage.shown.view.choose(5)
    stage.press(Qt.Key.Key_Delete)


def nothing_found(stage: "Stage") -> None:
    """No record answers."""
    history(stage)
    stage.shown.search_for("zebedee")


def palette(stage: "Stage", typed: str = "") -> None:
    """What can be done, by a few letters."""
    stage.evening(6)
    stage.to("clock")
    stage.window.start_actions.asked_palette.emit()
    stage.types(typed)


def palette_of_list(stage: "Stage") -> None:
    """The same where no event is open."""
    stage.window.start_actions.asked_palette.emit()
    stage.types("o")


def keys(stage: "Stage") -> None:
    """The key sheet over the players."""
    stage.evening(6)
    stage.window.start_actions.asked_keys.emit()


def several(stage: "Stage") -> None:
    """Three events at once, one of them in sight."""
    stage.event("Saturday stud", 12)
    stage.cockpit.bridge.do(StartClock())
    stage.wait(minutes=22)
    stage.event("Sunday HORSE", 4)
    stage.evening(6)


def changing(stage: "Stage") -> None:
    """The structure of a running event, its first levels locked."""
    stage.evening(6).do(MoveClock(2))
    stage.cockpit.request(ChangeStructure())
    QTest.qWait(1500)


def closed(stage: "Stage") -> None:
    """An event that is over and closed."""
    desk = stage.evening(17)
    desk.do(CloseEvent(asked=True))
    stage.window.start_actions.asked_palette.emit()
    stage.types("event")


HISTORY_SCENES: "dict[str, Callable[[Stage], object]]" = {
    "hi-palette": palette,
    "hi-palette-typed": lambda stage: palette(stage, "mar"),
    "hi-palette-not-now": lambda stage: palette(stage, "seats draw"),
    "hi-palette-list": palette_of_list,
    "hi-keys": keys,
    "hi-several": several,
    "hi-changing": changing,
    "hi-closed": closed,
    "hi-history": history,
    "hi-put-right": put_right,
    "hi-taking-back": taking_back,
    "hi-taking-one": lambda stage: taking_back(stage, 27),
    "hi-taking-money": taking_money,
    "hi-nothing": nothing_found,
    "hi-undo": undoing,
    "hi-undo-much": undoing_much,
    "hi-undo-all": undoing_all_lines,
    "hi-undone": undone,
}
