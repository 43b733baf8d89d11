"""A disputed hand by the keyboard alone: the game by its name, then cards, Tab, cards."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from director.tournament.filed_rulings.state import Occasion
from director.views.ruling.hand_text import hand_as_text
from tests.window.stages import CTRL, NAMES


class Typist:
    """Types wherever the focus is, and counts the keys."""

    def __init__(self, stage):
        self.stage = stage
        self.keys = 0

    def types(self, text):
        self.stage.types(text)
        QApplication.processEvents()
        self.keys += len(text)

    def press(self, key):
        self.stage.press(key)
        QApplication.processEvents()
        self.keys += 1

    def tab(self, *texts):
        """Each text and a Tab after it."""
        for text in texts:
            self.types(text)
            self.press(Qt.Key.Key_Tab)

    def enter(self, *texts):
        """Each text and Enter after it."""
        for text in texts:
            self.types(text)
            self.press(Qt.Key.Key_Return)


@pytest.fixture
def screen(stage):
    stage.event(*NAMES, running=True)
    return stage.go("showdown")


def takes(screen, typist, game):
    screen.game_field.setFocus()
    screen.game_field.selectAll()
    typist.types(game)
    typist.press(Qt.Key.Key_Return)


MURDER = (
    "th8h7c7d", "5s4skckd", "acadas6s", "qcqdtc9s", "jcjd6c6d", "8d5d4d6h", "tdkh3s7s", "qs5c4c8c",
    "ksjs7h2h",
)  # fmt: skip


MURDER_BOARD = ("ah9h9c9d", "qh2c2dts", "jh3c3d8s")


def test_a_game_that_was_taken_leads_to_the_first_hand_and_one_that_is_unknown_does_not(
    stage, screen
):
    typist = Typist(stage)
    takes(screen, typist, "no such game")
    unknown = stage.focus
    takes(screen, typist, "o8")

    assert (unknown, stage.focus) == (screen.game_field, screen.lines[0].cards)


@pytest.mark.parametrize(
    ("game", "first"),
    [("chowaha", "hand"), ("bidirectional-chowaha", "dice"), ("paradise-road-pickem", "choice")],
)
def test_past_options_a_game_leads_to_what_the_hand_needs_first(stage, screen, game, first):
    takes(screen, Typist(stage), game)
    options = screen.rules.fields

    fields = {"hand": screen.lines[0].cards, "dice": screen.rules.dice_field, "choice": options[0]}
    assert (stage.focus, bool(options)) == (fields[first], True)


def test_shift_and_tab_lead_from_the_first_hand_to_the_options(stage, screen):
    takes(screen, Typist(stage), "chowaha")

    stage.press(Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)

    assert stage.focus is screen.rules.fields[-1]


def test_nine_hands_of_murder_are_typed_and_ruled_on(stage, screen):
    typist = Typist(stage)
    takes(screen, typist, "murder")
    typist.enter(*MURDER)
    typist.enter(*MURDER_BOARD)

    assert screen.game.id == "murder"
    assert screen.judgement.said.headline == (
        "Seat 1 wins ½ of the pot, seat 2 wins 1/6 of the pot, seat 6 wins 1/6 of the pot"
        " and seat 8 wins 1/6 of the pot"
    )
    pot = screen.ruling.pots[0].pot
    high = pot.shares[0].winners[0].what.replace("\N{NO-BREAK SPACE}", " ")
    assert high == "high  ·  queen-high straight flush  ·  row 1: 9h, row 2: Qh, row 3: Jh"
    assert pot.shares[1].split == (
        "Seat 2, seat 6 and seat 8 tie for the low with 5-4-3-2-A (S 2.33)"
    )


def test_nine_players_all_in_at_holdem_with_three_side_pots_take_109_keys(stage, screen):
    typist = Typist(stage)
    takes(screen, typist, "hold")
    hands = ("askd", "qhqc", "jhjc", "9h9d", "8c8d", "7h7s", "6c6d", "5h4h", "acjd")
    bets = ("500", "1000", "1500", "2000", "500", "1000", "1500", "2000", "2000")
    for hand, bet in zip(hands, bets, strict=True):
        typist.tab(hand, bet)
    typist.press(Qt.Key.Key_Return)
    typist.types("ad9s2c8h3d")

    assert screen.game.id == "texas-holdem"
    assert [pot.amount for pot in screen.judgement.ruling.pots] == [4500, 3500, 2500, 1500]
    assert screen.judgement.said.headline == "Seat 8 wins 12,000"
    assert typist.keys <= 109


def test_tab_goes_from_cards_to_bet_to_the_next_players_cards_and_back(stage, screen):
    typist = Typist(stage)
    first, second = screen.lines[:2]
    forward = [stage.focus]
    for _ in range(3):
        typist.press(Qt.Key.Key_Tab)
        forward.append(stage.focus)
    back = []
    for _ in range(3):
        stage.press(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
        back.append(stage.focus)

    assert forward == [first.cards, first.bet, second.cards, second.bet]
    assert back == [second.cards, first.bet, first.cards]


def test_tab_reaches_every_field_of_the_form(stage, screen):
    typist = Typist(stage)
    takes(screen, typist, "stud/8")
    wanted = {screen.game_field, *screen.board.fields.values(), *screen.chips.fields.values()}
    for line in screen.lines:
        wanted |= {line.seat, line.name, *line.hands.values(), line.bet, line.folded, line.short}

    reached = set()
    for _ in range(2 * len(wanted)):
        reached.add(stage.focus)
        typist.press(Qt.Key.Key_Tab)

    assert wanted - reached == set()


def test_a_hand_is_folded_with_keys_alone(stage, screen):
    typist = Typist(stage)
    typist.enter("askd", "qhqc", "jhjc")
    screen.lines[0].folded.setFocus()

    typist.press(Qt.Key.Key_Down)
    typist.press(Qt.Key.Key_Space)

    assert [line.folded.isChecked() for line in screen.lines[:3]] == [False, True, False]
    assert [player.seat for player in screen.typed.players if player.folded] == ["2"]


def test_enter_leaves_the_bets_out_and_the_first_empty_hand_leads_to_the_board(stage, screen):
    typist = Typist(stage)
    typist.enter("askd", "9h9d")
    third = stage.focus
    typist.press(Qt.Key.Key_Return)

    assert third is screen.lines[2].cards
    assert stage.focus is screen.board.fields[0, 0]


def test_enter_goes_through_the_groups_of_a_hand_and_past_an_empty_one(stage, screen):
    typist = Typist(stage)
    takes(screen, typist, "mexican")

    typist.enter("3h", "kckd7s", "")

    assert stage.focus is screen.lines[1].cards


def test_the_arrows_go_up_and_down_a_column(stage, screen):
    typist = Typist(stage)
    screen.lines[0].bet.setFocus()
    typist.press(Qt.Key.Key_Down)
    typist.press(Qt.Key.Key_Down)
    third = stage.focus
    typist.press(Qt.Key.Key_Up)

    assert (third, stage.focus) == (screen.lines[2].bet, screen.lines[1].bet)


def test_a_murder_hand_is_typed_ruled_on_read_aloud_copied_and_filed_by_keys_alone(stage):
    stage.event(*NAMES, running=True)
    typist = Typist(stage)
    stage.press(Qt.Key.Key_4, CTRL)
    screen = stage.screen
    stage.press(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    typist.types("murder")
    typist.press(Qt.Key.Key_Return)
    for cards in MURDER:
        typist.tab(cards, "375")
    typist.enter(*MURDER_BOARD)
    typist.tab("", "", "", "7")

    assert screen.judgement.said.headline == (
        "Seat 1 wins 1,700, seat 2 wins 550, seat 6 wins 550 and seat 8 wins 575"
    )
    stage.press(Qt.Key.Key_F5)
    assert screen.given.read_out.isVisible()
    assert screen.given.read_out.lines[:8] == [
        "Murder",
        (
            "Seat 1 gets 1,700: high with queen-high straight flush (Th 8h 9h Qh Jh),"
            " and the odd 25."
        ),
        "3,375 splits 1,700 for the high and 1,675 for the low; the odd 25 goes to the high.",
        "Seat 2 gets 550: low with a wheel (5s 4s 3c 2c Ah), tied with seat 8 and seat 6.",
        "Seat 6 gets 550: low with a wheel (5d 4d 3c 2c Ah), tied with seat 8 and seat 2.",
        (
            "Seat 8 gets 575: low with a wheel (5c 4c 3c 2c Ah), tied with seat 2 and seat 6,"
            " and the odd 25."
        ),
        (
            "Seat 8, seat 2 and seat 6 tie for the low with 5-4-3-2-A: 1,675 splits 575, 550 and"
            " 550; the odd 25 goes to seat 8, first clockwise from the button in seat 7."
        ),
        (
            "Pot of 3,375, high: seat 1 wins with queen-high straight flush, Th 8h 9h Qh Jh;"
            " the next is seat 9 with ace-high flush (S 2.33)"
        ),
    ]
    stage.press(Qt.Key.Key_Escape)
    stage.press(Qt.Key.Key_C, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert QGuiApplication.clipboard().text() == hand_as_text(screen.judgement.said)
    stage.press(Qt.Key.Key_Return, CTRL)
    typist.tab("12", "third hand")
    typist.types("low disputed")
    typist.press(Qt.Key.Key_Return)

    (filing,) = stage.t.filings
    assert filing.occasion == Occasion(12, "1", "third hand", "low disputed")
    assert filing.headline == screen.judgement.said.headline
    assert filing.reasons == screen.judgement.said.reasons
    assert stage.cockpit.bridge.face.running
    assert typist.keys <= 210
