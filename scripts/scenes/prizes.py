"""Scenes of prizes: the screen, the pay tables, what is agreed, paying out; the wall."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from director.house import shelf
from director.tournament.commands import (
    ChoosePayTable,
    DrawSeats,
    Eliminate,
    MoveFloat,
    PayPrize,
    Register,
    SetMoney,
    SetPrizeTerms,
    StartClock,
)
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table_files import load_pay_table
from director.tournament.prizes.payouts import Good, PayoutTerms
from director.tournament.prizes.state import PrizeTerms
from director.tournament.prizes.tax_notes import TaxTerms
from director.tournament.state import EntryNumber
from director.window.areas.prizes.prize_requests import PRIZES, Pane
from scenes.names import PLAYERS

if TYPE_CHECKING:
    from scenes.stage import Stage

OUT = (4, 11, 16, 2, 7, 9, 13, 1, 18, 6, 3, 12, 17, 5, 14, 8, 10)


def evening(stage: "Stage", busts: int = 0, table: str = "barge-2025") -> None:
    """Eighteen players at $115, some of them out, the pool divided."""
    desk = stage.event(players=0)
    desk.do(SetMoney(MoneyTerms("$", 0, Price(100, 15))))
    desk.do(MoveFloat(500))
    for number, player in enumerate(PLAYERS[:18]):
        desk.do(Register(desk.player(player), f"late {number}", "cash"))
    if table:
        desk.do(ChoosePayTable(load_pay_table(shelf.pay_tables() / f"{table}.toml")))
    desk.do(DrawSeats("seats"))
    desk.do(StartClock())
    for number in OUT[:busts]:
        stage.wait(seconds=137)
        desk.do(Eliminate(EntryNumber(number)))
    stage.to(PRIZES)


def paying(stage: "Stage") -> None:
    """It is over: some are paid, one in part, one unpaid."""
    evening(stage, 17)
    desk = stage.desk
    goods = PayoutTerms(goods=(Good(1, "bracelet"),))
    desk.do(SetPrizeTerms(PrizeTerms(goods, tax=TaxTerms("form 5", 600))))
    desk.do(PayPrize(EntryNumber(10), "cash"))
    desk.do(PayPrize(EntryNumber(15), "transfer", 400))
    stage.cockpit.refreshed.emit()


def paying_one(stage: "Stage") -> None:
    """The winner is about to be paid."""
    paying(stage)
    stage.shown.view.selectRow(0)
    stage.press(Qt.Key.Key_Return)


def choosing(stage: "Stage") -> None:
    """The shelf of pay tables."""
    evening(stage, 5)
    stage.cockpit.request(Pane.TABLE)


def agreeing(stage: "Stage") -> None:
    """What is agreed, and cannot be paid."""
    evening(stage, 5)
    stage.cockpit.request(Pane.AGREED)
    stage.shown.form.locks.setText("1 9000")


def editing(stage: "Stage") -> None:
    """A shipped table as one of the house, with a slip of the finger."""
    choosing(stage)
    stage.cockpit.request(Pane.EDIT)
    editor = stage.shown.editor
    editor.model.write({(2, 3): "41"})
    editor.view.go_to(2, 3)


def closing(stage: "Stage", busts: int = 17) -> None:
    """The event is to be closed, and something is still open."""
    evening(stage, busts)
    desk = stage.desk
    desk.do(PayPrize(EntryNumber(10), "cash") if busts == 17 else MoveFloat(-100))
    stage.to("players")
    stage.actions.ask("event.close")


def closed(stage: "Stage", busts: int = 17, screen: str = "players") -> None:
    """It was closed all the same, and stands still."""
    closing(stage, busts)
    stage.types("yes")
    stage.press(Qt.Key.Key_Return)
    stage.wait(minutes=50)
    stage.to(screen)


def ended(stage: "Stage") -> None:
    """The last hand is played, and nobody was paid yet."""
    evening(stage, 17)
    stage.to("results")


PRIZE_SCENES: dict[str, Callable[["Stage"], object]] = {
    "prizes-none": lambda stage: evening(stage, table=""),
    "prizes": lambda stage: evening(stage, 15),
    "prizes-paying": paying,
    "close-asked": closing,
    "close-players": closed,
    "results": ended,
    "results-closed": lambda stage: closed(stage, 17, "results"),
    "results-no-winner": lambda stage: closed(stage, 9, "results"),
    "close-clock": lambda stage: closed(stage, 9, "clock"),
    "prizes-pay": paying_one,
    "prizes-tables": choosing,
    "prizes-agreed": agreeing,
    "prizes-editor": editing,
}

PRIZES_ON_THE_WALL: dict[str, Callable[["Stage"], object]] = {
    "prizes-running": lambda stage: evening(stage, 5),
    "prizes-bubble": lambda stage: evening(stage, 14),
    "prizes-in": lambda stage: evening(stage, 15),
    "prizes-over": lambda stage: evening(stage, 17),
    "closed": closed,
    "closed-no-winner": lambda stage: closed(stage, 9),
}
