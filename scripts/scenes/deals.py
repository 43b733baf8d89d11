"""Scenes of deals and leagues: bargaining with few and many, warnings, a deal agreed, a season."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from director.desk.event_list import SAMPLE
from director.tournament.busts.facts import Count
from director.tournament.commands import CountChips, Eliminate, Register, SetMoney
from director.tournament.deals.division import FREE, OWN
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.state import EntryNumber
from director.window.areas.deal.deal_requests import DEAL
from director.window.settings_and_help.page_names import LEAGUES
from scenes.names import PLAYERS

if TYPE_CHECKING:
    from scenes.stage import Stage

TERMS = MoneyTerms("$", 2, Price(10000, 1500, bounty=2500))
PRIZES = "1250 800 500 300 200"


def dealing(stage: "Stage", left: int = 5, prizes: str = PRIZES, counted: int = 99) -> None:
    """So many are left of thirty, most of their chips counted."""
    desk = stage.event("Friday mixed games", 0)
    desk.do(SetMoney(TERMS))
    names = PLAYERS[: max(30, left)]
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
    screen.prizes.setText(prizes)
    screen.prizes.textEdited.emit(prizes)
    screen.prizes.editingFinished.emit()


def missing(stage: "Stage") -> None:
    """Two stacks are still to be typed."""
    dealing(stage, counted=3)


def free(stage: "Stage") -> None:
    """Free amounts: somebody would get more than first prize, and bounties go along."""
    dealing(stage)
    bargain = stage.cockpit.bargain
    bargain.way, bargain.bounties, bargain.held = FREE, OWN, "100"
    amounts = (130000, 70000, 45000, 35000, 15000)
    bargain.named.update({(FREE, EntryNumber(at + 1)): one for at, one in enumerate(amounts)})
    stage.cockpit.refreshed.emit()


def agreeing(stage: "Stage") -> None:
    """The second step."""
    dealing(stage)
    stage.press(Qt.Key.Key_A)


def agreed(stage: "Stage") -> None:
    """The deal is filed."""
    agreeing(stage)
    stage.press(Qt.Key.Key_Return)


LEAGUE = """name = "Friday league, winter"
events = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
best = 5
[points]
formula = "square root"
factor = 10
knock_out = 1
attendance = 2
"""


def seasoned(stage: "Stage", events: int = 8) -> None:
    """So many evenings of a league, one more under way."""
    folder = stage.window.start_actions.settings.path.parent / "leagues"
    folder.mkdir(exist_ok=True)
    (folder / "friday.toml").write_text(LEAGUE, encoding="utf-8")
    (folder / "spring.toml").write_text("name = 'Spring'\nevents = []\nbest = -1\n", "utf-8")
    people = PLAYERS[:18]
    for at in range(events):
        desk = stage.event_list.new(f"Friday {at + 1}", stage.event_list.structure(SAMPLE))
        order = sorted(people[: 18 - at % 4], key=lambda name: hash_of(name, at))
        for number, player in enumerate(order):
            desk.do(Register(desk.player(player), f"late {number}"))
        for number in range(len(order), 1, -1):
            desk.do(Eliminate(EntryNumber(number), (EntryNumber(1 + number // 3),)))
        stage.wait(days=7)
    if events:
        stage.event("Friday 9", 12)
    stage.window.beside.show_aside(LEAGUES)
    read(stage)


def hash_of(name: str, at: int) -> int:
    """An order that is another each week, and the same in each picture; some are mostly ahead."""
    return PLAYERS.index(name) + (sum(map(ord, name)) * (at + 3) * 7919) % 23


def read(stage: "Stage") -> None:
    """Waits until the season is read."""
    page = stage.aside
    for _ in range(400):
        QTest.qWait(10)
        if getattr(page, "season", None):
            return


def season_chosen(stage: "Stage") -> None:
    """The third of the table stands out in the picture."""
    seasoned(stage)
    stage.aside.view.selectRow(2)
    stage.aside.view.setFocus()


def no_league(stage: "Stage") -> None:
    """Nobody has begun a league."""
    folder = stage.window.start_actions.settings.path.parent / "leagues"
    for path in folder.glob("*.toml"):
        path.unlink()
    stage.window.beside.show_aside(LEAGUES)


def league_formula(stage: "Stage", text: str = "") -> None:
    """A house writes its own formula."""
    seasoned(stage, 3)
    stage.aside.formulas.click()
    if text:
        stage.aside.formula.field.setPlainText(text)


NAMED_PARTS = """third = round(n / 3)
last = floor(n * 0.9)
top = 10 * sqrt(n / (third + 1)) * (1 + ln(collected / n + 0.25))
if(place > third and place < last,
  round(top * 0.66 ^ (place - third)),
  if(place <= third, round(10 * sqrt(n / place)), 1)) + 10 * hits"""
HOUSE_FORMULA = "round(10 * sqrt(entries / place)) + if(place <= places_paid, 5, 0) + 2 * hits"


def league_faults(stage: "Stage") -> None:
    """A file that somebody changed in a hurry."""
    seasoned(stage, 0)
    stage.aside.list.selectRow(1)
    QTest.qWait(50)


DEAL_SCENES: dict[str, Callable[["Stage"], object]] = {
    "deal": dealing,
    "deal-two": lambda stage: dealing(stage, 2, "1250 800"),
    "deal-thirty": lambda stage: dealing(stage, 30, PRIZES),
    "deal-missing": missing,
    "deal-free": free,
    "deal-agreeing": agreeing,
    "deal-agreed": agreed,
    "league": season_chosen,
    "league-none": no_league,
    "league-faults": league_faults,
    "league-formula": lambda stage: league_formula(stage, HOUSE_FORMULA),
    "league-formula-named": lambda stage: league_formula(stage, NAMED_PARTS),
    "league-formula-wrong": lambda stage: league_formula(
        stage, HOUSE_FORMULA.replace("round", "rond")
    ),
    "league-formula-none": lambda stage: league_formula(stage, "100 / (place - 2) + hits"),
}
