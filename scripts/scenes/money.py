"""Scenes of players and money: registering with a price, cards, alternates, the Money screen."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from director.tournament.busts.facts import Count
from director.tournament.commands import (
    ChangeStructure,
    CountChips,
    CountDrawer,
    DrawSeats,
    Eliminate,
    GiveBack,
    ListAlternate,
    MoveFloat,
    Rebuy,
    Register,
    SetMoney,
    StartClock,
    TakePayment,
    TurnCounters,
    VoidEntry,
    Warn,
)
from director.tournament.entries.terms import AddOns, Rebuys, ReEntries
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.state import EntryNumber
from director.window.areas.money.money_questions import CLOSE_OUT
from director.window.event.requests import SetPrices
from scenes.names import PLAYERS

if TYPE_CHECKING:
    from scenes.stage import Stage

TERMS = MoneyTerms("$", 2, Price(10000, 1500, 500), guarantee=300000, add_on=Price(5000))


def evening(stage: "Stage") -> None:
    """An event with a price, some of it owed, somebody out, somebody warned, some waiting."""
    desk = stage.event(players=0)
    structure = desk.tournament.structure
    bought = replace(
        structure,
        rebuys=Rebuys(50, 2000, "$"),
        add_ons=AddOns(50, 3000, "$"),
        re_entries=ReEntries(),
    )
    desk.do(ChangeStructure(bought))
    desk.do(SetMoney(TERMS))
    desk.do(MoveFloat(20000))
    ways = ("cash", "cash", "card", "", "cash", "transfer", "ticket", "cash")
    for number, player in enumerate(PLAYERS[:15]):
        desk.do(Register(desk.player(player), f"late {number}", ways[number % len(ways)]))
    desk.do(DrawSeats("seats"))
    desk.do(StartClock())
    stage.wait(minutes=4)
    desk.do(Rebuy(EntryNumber(3), "card"))
    desk.do(Rebuy(EntryNumber(4)))
    desk.do(Warn(EntryNumber(4), "phone at the table"))
    desk.do(Warn(EntryNumber(4), "abuse of the dealer", 9))
    desk.do(TakePayment(EntryNumber(4), "cash", 6000))
    desk.do(CountChips((Count(EntryNumber(4), 12400), Count(EntryNumber(7), 3100))))
    desk.do(Eliminate(EntryNumber(5), (EntryNumber(4),)))
    desk.do(VoidEntry(EntryNumber(9), "registered by mistake"))
    desk.do(GiveBack(EntryNumber(1), 500, "cash"))
    for player in PLAYERS[15:18]:
        desk.do(ListAlternate(desk.player(player)))
    desk.do(Register(desk.player(PLAYERS[4]), "again", "cash"))
    desk.do(CountDrawer(desk.tournament.ledger.drawer - 500, note="change for parking"))
    stage.to("players")


def chosen(stage: "Stage", entry: int = 4) -> None:
    """The card of an entry."""
    evening(stage)
    stage.shown.view.choose(entry)


def forbidden(stage: "Stage") -> None:
    """A re-entry without right, and why it is done all the same."""
    stage.event()
    desk = stage.desk
    desk.do(StartClock())
    desk.do(Eliminate(EntryNumber(2)))
    stage.press(Qt.Key.Key_F7)
    stage.types(desk.name(desk.tournament.entries[EntryNumber(2)].player))
    stage.press(Qt.Key.Key_Return)
    stage.press(Qt.Key.Key_F4)
    stage.types("the floor decided")


def paying(stage: "Stage") -> None:
    """What is still owed, in part by card."""
    chosen(stage)
    stage.press(Qt.Key.Key_P)
    stage.types("40 card")


def handing_over(stage: "Stage") -> None:
    """More is handed over than is owed: the change."""
    chosen(stage)
    stage.press(Qt.Key.Key_P)
    stage.types("200")


def entering_with_change(stage: "Stage") -> None:
    """Somebody registers and hands over a larger note."""
    evening(stage)
    stage.press(Qt.Key.Key_F7)
    stage.types("Zora Quill")
    stage.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    stage.types("150")


def changed(stage: "Stage") -> None:
    """The card of somebody who got change, and the line that says so."""
    handing_over(stage)
    stage.press(Qt.Key.Key_Return)


def change_in_the_ledger(stage: "Stage") -> None:
    """The Money screen with change that was given."""
    changed(stage)
    stage.to("money")


def voided(stage: "Stage") -> None:
    """What was voided."""
    evening(stage)
    stage.shown.filter.setText("voided")


def money(stage: "Stage") -> None:
    """The Money screen of an evening."""
    evening(stage)
    stage.to("money")


def terms(stage: "Stage") -> None:
    """What the event costs."""
    money(stage)
    stage.cockpit.request(SetPrices())


def counting(stage: "Stage") -> None:
    """The drawer is closed out with a difference."""
    money(stage)
    stage.cockpit.request(CLOSE_OUT)
    stage.types("1100.00")


def nothing_sold(stage: "Stage") -> None:
    """Nobody has paid yet."""
    stage.event()
    stage.to("money")


def waiting(stage: "Stage") -> None:
    """The first of those who wait for a seat."""
    evening(stage)
    first = stage.cockpit.tournament.alternates[0]
    stage.shown.view.choose(-first)


def counters(stage: "Stage") -> None:
    """Nobody has a name: the clock's keys count."""
    desk = stage.event(players=0)
    desk.do(TurnCounters(entries=42))
    desk.do(TurnCounters(out=5))
    desk.do(TurnCounters(rebuys=7))
    desk.do(StartClock())
    stage.to("clock")
    stage.press(Qt.Key.Key_Backspace)


MONEY_SCENES: dict[str, Callable[["Stage"], object]] = {
    "pm-waits": waiting,
    "pm-counters": counters,
    "pm-money": money,
    "pm-terms": terms,
    "pm-counting": counting,
    "pm-money-none": nothing_sold,
    "pm-card": chosen,
    "pm-out": lambda stage: chosen(stage, 5),
    "pm-forbidden": forbidden,
    "pm-paying": paying,
    "pm-change": handing_over,
    "pm-enters": entering_with_change,
    "pm-changed": changed,
    "pm-ledger": change_in_the_ledger,
    "pm-voided": voided,
}
