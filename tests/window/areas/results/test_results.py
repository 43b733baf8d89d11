"""The results: who won, everybody's place, and what remains to be paid."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from director.tournament.commands import (
    ChoosePayTable,
    CloseEvent,
    CountDrawer,
    Eliminate,
    MakeDeal,
    PayBounties,
    PayPrize,
    PayPrizes,
    Register,
    SetMoney,
)
from director.tournament.deals.state import Agreement, Share
from director.tournament.money.state import MoneyTerms, Price
from director.window.widgets.buttons import ActionButton
from tests.tournament.prizes.test_prize_list import THREE
from tests.window.stages import NAMES


@pytest.fixture
def over(stage):
    """Seven players, $100 each, and the last hand is played."""
    desk = stage.event()
    desk.do(SetMoney(MoneyTerms("$", entry=Price(pool=100))))
    for number, name in enumerate(NAMES, start=1):
        desk.do(Register(desk.player(name), f"late {number}", "cash"))
    desk.do(ChoosePayTable(THREE))
    for entry in range(1, 7):
        desk.do(Eliminate(entry))
    return stage


def still_to_do(stage):
    return [words for words, _ in stage.screen._said]


def offered(stage):
    return [one.text() for one in stage.page.findChildren(ActionButton) if one.isVisible()]


def test_the_winner_stands_first_with_the_prize_and_whether_it_was_paid(over):
    rows = [(one.said, one.name, one.prize, one.state) for one in over.screen.model.rows]

    assert over.screen.winner.text() == "Gus Amsel"
    assert rows == [
        ("1", "Gus Amsel", "$350", "unpaid"),
        ("2", "Fay Orr", "$210", "unpaid"),
        ("3", "Eve Lund", "$140", "unpaid"),
        ("4", "Dov Kern", "", ""),
        ("5", "Cho Marlin", "", ""),
        ("6", "Bob Marek", "", ""),
        ("7", "Ann Ost", "", ""),
    ]


def test_what_was_won_in_bounties_stands_beside_the_prize(stage):
    desk = stage.event()
    desk.do(SetMoney(MoneyTerms("$", entry=Price(pool=100, bounty=20), bounties="fixed")))
    for number, name in enumerate(NAMES[:3], start=1):
        desk.do(Register(desk.player(name), f"late {number}", "cash"))
    desk.do(Eliminate(1, (3,)))
    desk.do(Eliminate(2, (3,)))
    columns = [
        one.title
        for at, one in enumerate(stage.screen.view.rows.columns)
        if not stage.screen.view.isColumnHidden(at)
    ]

    assert [one.bounties for one in stage.screen.model.rows] == ["$60", "", ""]
    assert columns == ["Place", "Player", "Bounties", "Paid"]
    assert stage.screen.prize.text() == "bounties $60"


def test_what_was_paid_is_prize_and_bounties_together_and_agrees_with_the_drawer(stage):
    desk = stage.event()
    desk.do(SetMoney(MoneyTerms("$", entry=Price(pool=100, bounty=20), bounties="fixed")))
    for number, name in enumerate(NAMES, start=1):
        desk.do(Register(desk.player(name), f"late {number}", "cash"))
    desk.do(ChoosePayTable(THREE))
    for entry in range(1, 7):
        desk.do(Eliminate(entry, (7 if entry > 1 else 2,)))
    stage.window.resize(1024, 768)
    told = []
    for act in (PayBounties((2,), "cash"), PayPrizes((7, 6), "cash"), PayBounties((7,), "cash")):
        desk.do(act)
        told.append([one.paid for one in stage.screen.model.rows][:6])

    assert told == [
        ["$470 due", "$210 due", "$140 due", "", "", "$20"],
        ["$350, $120 due", "$210", "$140 due", "", "", "$20"],
        ["$470", "$210", "$140 due", "", "", "$20"],
    ]
    assert stage.screen.view.horizontalHeader().length() <= stage.screen.view.width()
    assert stage.t.ledger.drawer == 7 * 120 - 470 - 210 - 20


def test_where_an_event_has_ended_the_bar_says_how_many_entered(over):
    assert (over.page.bar.left.value, over.page.bar.left.accessibleName()) == ("7", "Entries: 7")


def test_the_standings_reach_the_margin_of_the_page(over):
    over.window.resize(1280, 736)
    over.screen.layout().activate()
    margin = over.screen.layout().contentsMargins().right()

    assert over.screen.view.geometry().right() + 1 == over.screen.width() - margin


def test_what_is_unpaid_has_the_button_that_pays_it(over):
    assert still_to_do(over) == [
        "$700 is unpaid to 3 players: Gus Amsel, Fay Orr and Eve Lund",
        "The drawer was not counted: $700 is expected in it",
    ]
    assert "Pay all prizes …" in offered(over)


def test_who_is_paid_is_no_more_among_what_is_left(over):
    for entry in (7, 6, 5):
        over.cockpit.bridge.do(PayPrize(entry, "cash"))
    unpaid, asks = still_to_do(over), offered(over)
    over.cockpit.bridge.do(CountDrawer(0, closed=True))

    assert unpaid == ["The drawer was not counted: it should be empty"]
    assert still_to_do(over) == []
    assert "Close event …" in asks
    assert "Close event" in offered(over)  # nothing is asked any more


def test_a_closed_event_without_a_winner_says_so_and_lists_who_was_in_first(stage):
    desk = stage.event(*NAMES[:3], running=True)
    desk.do(Eliminate(1))

    desk.do(CloseEvent(asked=True))

    assert stage.screen.winner.text() == "Closed with 2 in"
    assert [(one.said, one.name) for one in stage.screen.model.rows] == [
        ("", "Bob Marek"),
        ("", "Cho Marlin"),
        ("3", "Ann Ost"),
    ]


def test_enter_on_a_place_leads_to_the_player(over):
    over.press(Qt.Key.Key_Return)

    assert (over.cockpit.screen, over.cockpit.chosen) == ("players", 7)


def test_after_a_deal_the_results_say_of_how_many_and_who_leads_by_it(stage):
    desk = stage.event(*NAMES[:4], running=True)
    desk.do(SetMoney(MoneyTerms("$")))
    desk.do(Eliminate(4))
    shares = (Share(2, 30_000, 0, 0), Share(1, 20_000, 0, 0), Share(3, 10_000, 0, 0))
    desk.do(MakeDeal(Agreement("free amounts", shares), "by word"))

    desk.do(CloseEvent(asked=True))

    assert (stage.screen.ended.text(), stage.screen.winner.text()) == (
        "Deal of 3: first by chips",
        "Bob Marek",
    )


def test_while_several_play_there_is_no_winner_yet(stage):
    stage.event(*NAMES[:3], running=True)

    stage.cockpit.ask_for("results")

    assert (stage.screen.ended.text(), stage.screen.winner.text()) == (
        "No winner yet",
        "3 players left",
    )


def test_once_an_event_is_closed_by_a_deal_nobody_is_left_in_its_bar_and_list(stage):
    desk = stage.event(*NAMES[:4], running=True)
    desk.do(SetMoney(MoneyTerms("$")))
    desk.do(Eliminate(4))
    shares = (Share(2, 30_000, 0, 0), Share(1, 20_000, 0, 0), Share(3, 10_000, 0, 0))
    desk.do(MakeDeal(Agreement("free amounts", shares), "by word"))
    stage.cockpit.ask_for("players")
    said = [_left_by_all(stage)]
    desk.do(CloseEvent(asked=True))
    stage.cockpit.ask_for("players")
    said.append(_left_by_all(stage))
    rows = sorted([(row.number, row.place, row.state, row.seat) for row in stage.screen.model.rows])

    assert said == [("3 / 4", "4 entries  ·  3 left"), ("4", "4 entries  ·  0 left")]
    assert rows == [
        (1, 2, "placed", None),
        (2, 1, "placed", None),
        (3, 3, "placed", None),
        (4, 4, "out", None),
    ]


def _left_by_all(stage):
    """In the bar, and below the list of players."""
    return stage.page.bar.left.value, stage.screen.sum_line


def test_the_blue_button_is_the_next_step_with_its_key_beside_it(over):
    first = over.screen._first
    beside = [one.text() for one in first.parentWidget().findChildren(QLabel)]

    over.press(Qt.Key.Key_F2)

    assert (first.text(), beside) == ("Pay all prizes …", ["F2"])
    assert over.page.asking.asked == "How are you paying 3 players $700 in total?"


def test_where_nothing_remains_there_is_no_next_step(over):
    over.cockpit.bridge.do(PayPrizes((5, 6, 7), "cash"))
    over.cockpit.bridge.do(CountDrawer(over.t.ledger.drawer))

    over.press(Qt.Key.Key_F2)

    assert still_to_do(over) == []
    assert over.said == "No next step is shown here"


def test_the_tab_key_goes_in_the_order_of_the_picture(over):
    over.screen._first.setFocus()
    passed = []
    while not over.screen.view.hasFocus():
        passed.append(over.focus.text())
        over.press(Qt.Key.Key_Tab)

    assert passed[0] == "Pay all prizes …"
    assert passed[-4:] == ["Results", "Payout slips", "Payout report", "Export results …"]
    assert len(passed) == len(set(passed)) < 8
