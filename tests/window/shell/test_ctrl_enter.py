"""Ctrl+Enter commits the form in front; where there is none, it says what it is for."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from director.tournament.commands import SetMoney
from director.tournament.money.state import MoneyTerms
from director.window.shell.areas import AREAS
from tests.window.stages import CTRL, NAMES

SHIFT = Qt.KeyboardModifier.ShiftModifier
PAD = CTRL | Qt.KeyboardModifier.KeypadModifier
ENTERS = pytest.mark.parametrize(
    ("enter", "held"), [(Qt.Key.Key_Return, CTRL), (Qt.Key.Key_Enter, PAD)], ids=["main", "pad"]
)
NO_RULING = "There is no ruling here: go to the Showdown or Rulings screen first"


@ENTERS
def test_on_every_screen_it_says_what_it_would_do_there(stage, enter, held):
    stage.event(*NAMES, seated=True, running=True)

    said = {}
    for area in AREAS:
        stage.cockpit.ask_for(area.name)
        stage.press(enter, held)
        said[area.name] = stage.said
        stage.press(Qt.Key.Key_Escape)

    assert said == {
        "players": "",
        "tables": "Select a seat first: arrow keys or a click",
        "showdown": "There is no ruling yet",
        "rulings": "There is no ruling yet",
        "history": "",
        "results": "",
        "deal": "No payout structure chosen: type the remaining prizes, first prize first",
        "counts": "Type chips as a number: 12,500",
        **dict.fromkeys(
            ("clock", "money", "prizes", "bounties", "bracket", "flights", "charts"), NO_RULING
        ),
    }


@pytest.fixture
def deal(stage):
    """Three stacks to be typed, of which two are."""
    desk = stage.event(*NAMES[:3])
    desk.do(SetMoney(MoneyTerms("$")))
    stage.press(Qt.Key.Key_D, CTRL | SHIFT)
    stage.screen.prizes.setText("600 300 200")
    stage.screen.prizes.textEdited.emit("600 300 200")
    for _ in range(2):
        stage.enter("10,000")
    return stage


@ENTERS
def test_in_the_list_of_a_deal_it_asks_whether_everybody_agrees(deal, enter, held):
    deal.enter("10,000")
    where = deal.focus

    deal.press(enter, held)

    assert (where, deal.page.asking.asked) == (deal.screen.view, "Has every player agreed?")


@ENTERS
def test_in_the_field_of_a_stack_it_is_recorded_before_it_is_asked(deal, enter, held):
    deal.types("10,000")

    deal.press(enter, held)

    assert deal.cockpit.bargain.stacks == {1: 10_000, 2: 10_000, 3: 10_000}
    assert deal.page.asking.asked == "Has every player agreed?"


def test_what_was_left_unanswered_is_past_once_another_stack_is_typed(deal):
    deal.enter("10,000")
    deal.press(Qt.Key.Key_Return, CTRL)
    deal.press(Qt.Key.Key_Escape)
    QTest.qWait(0)
    left = deal.said

    deal.press(Qt.Key.Key_1)
    deal.enter("2,000")

    assert (left, deal.said) == ("Not answered: Has every player agreed?", "")
    assert sorted(deal.cockpit.bargain.stacks.values()) == [10_000, 10_000, 12_000]


def test_a_stack_that_is_refused_is_not_agreed_over(deal):
    deal.enter("10,000")
    deal.screen.stack.begin()
    deal.types("900,000,000")

    deal.press(Qt.Key.Key_Return, CTRL)

    assert (deal.page.asking.isVisible(), deal.screen.stack.text()) == (False, "900,000,000")
    assert deal.said == "900,000,000 is more than all chips in play: 30,000"


def test_while_stacks_are_typed_the_button_shows_the_key_that_counts_there(deal):
    typing = deal.screen.agree.cap
    deal.enter("10,000")
    in_list = deal.screen.agree.cap

    assert (typing, in_list) == ("Ctrl+Enter", "A")


@ENTERS
def test_a_question_is_answered_where_a_ruling_would_be_filed(stage, enter, held):
    stage.event(*NAMES, seated=True, running=True)
    stage.go("rulings")
    stage.press(Qt.Key.Key_F8)
    stage.types("dov")

    stage.press(enter, held)

    assert (stage.t.players_left, stage.out.isVisible()) == (6, False)


@ENTERS
def test_a_form_is_saved_and_nothing_is_said_of_rulings(stage, enter, held):
    stage.event(*NAMES)
    stage.cockpit.ask_for("money")
    stage.window.event_actions.ask("money.terms")
    stage.types("50")

    stage.press(enter, held)

    assert (stage.t.terms.entry.total, stage.said) == (
        50,
        "Buy-in and guarantee set  ·  Ctrl+Z to undo",
    )
