"""Scenes of deals and leagues: bargaining with few and many, warnings, a deal agreed, a season."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from director.desk.offices import SAMPLE_PLAYERS
from director.gui.deals.words import DEAL
from director.tournament.bust_facts import Count
from director.tournament.commands import CountChips, Eliminate, Register, SetMoney
from director.tournament.deals import FREE, OWN
from director.tournament.money import MoneyTerms, Price
from director.tournament.tournaments import EntryNumber

if TYPE_CHECKING:
    from screenshots import Stage

TERMS = MoneyTerms("$", 2, Price(10000, 1500, bounty=2500))
PRIZES = "1250 800 500 300 200"


def dealing(stage: "Stage", left: int = 5, prizes: str = PRIZES, counted: int = 99) -> None:
    """So many are left of thirty, most of their chips counted."""
    desk = stage.event("Friday mixed games", 0)
    desk.do(SetMoney(TERMS))
    names = [*SAMPLE_PLAYERS, *(f"{one} the younger" for one in SAMPLE_PLAYERS)][: max(30, left)]
    for number, player in enumerate(names):
        desk.do(Register(desk.player(player), f"late {number}"))
    t = desk.tournament
    for entry in sorted(t.entries)[left:]:
        desk.do(Eliminate(entry, (EntryNumber(1 + entry % left),)))
    each = desk.tournament.chips // left
    stacks = [each + each // (left + 1) * (left // 2 - at) for at in range(left)]
    stacks[-1] += desk.tournament.chips - sum(stacks)
    counts = [Count(EntryNumber(at + 1), stack) for at, stack in enumerate(stacks)]
    desk.do(CountChips(tuple(counts[:counted])))
    screen = stage.to(DEAL)
    screen.prizes.setText(prizes)  # type: ignore[attr-defined]
    screen.prizes.textEdited.emit(prizes)  # type: ignore[attr-defined]


def missing(stage: "Stage") -> None:
    """Two stacks are still to be typed."""
    dealing(stage, counted=3)


def free(stage: "Stage") -> None:
    """Free amounts: somebody would get more than first prize, and bounties go along."""
    dealing(stage)
    assert stage.window.cockpit
    bargain = stage.window.cockpit.bargain
    bargain.way, bargain.bounties, bargain.held = FREE, OWN, "100"
    amounts = (130000, 70000, 45000, 35000, 15000)
    bargain.named.update({(FREE, EntryNumber(at + 1)): one for at, one in enumerate(amounts)})
    stage.window.cockpit.refreshed.emit()


def agreeing(stage: "Stage") -> None:
    """The second step."""
    dealing(stage)
    stage.press(Qt.Key.Key_A)


def agreed(stage: "Stage") -> None:
    """The deal is filed."""
    agreeing(stage)
    stage.press(Qt.Key.Key_Return)


DEAL_SCENES: dict[str, Callable[["Stage"], object]] = {
    "deal": dealing,
    "deal-two": lambda stage: dealing(stage, 2, "1250 800"),
    "deal-thirty": lambda stage: dealing(stage, 30, PRIZES),
    "deal-missing": missing,
    "deal-free": free,
    "deal-agreeing": agreeing,
    "deal-agreed": agreed,
}
