"""A disputed hand by the keyboard alone: the game by its name, then cards, Tab, cards."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.gui.stages import NAMES


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


def test_nine_hands_of_murder_are_typed_and_ruled_on(stage, screen):
    typist = Typist(stage)
    takes(screen, typist, "murder")
    typist.press(Qt.Key.Key_Tab)
    typist.tab(*MURDER)
    typist.tab("ah9h9c9d", "qh2c2dts", "jh3c3d8s")

    assert screen.game.id == "murder"
    assert screen.judgement.headline == (
        "Seat 1 wins ½ of the pot, seat 2 wins 1/6 of the pot, seat 6 wins 1/6 of the pot"
        " and seat 8 wins 1/6 of the pot"
    )
    high = screen.ruling.pots[0].pot.shares[0].winners[0]
    assert high.what == "high  ·  queen-high straight flush  ·  row 1: 9h, row 2: Qh, row 3: Jh"


def test_nine_players_all_in_at_holdem_with_three_side_pots_take_150_keys(stage, screen):
    typist = Typist(stage)
    takes(screen, typist, "hold")
    typist.press(Qt.Key.Key_Tab)
    typist.tab("askd", "qhqc", "jhjc", "9h9d", "8c8d", "7h7s", "6c6d", "5h4h", "acjd")
    typist.press(Qt.Key.Key_Tab)
    typist.tab("ad9s2c8h3d")
    typist.press(Qt.Key.Key_Tab)
    typist.tab("500", "1000", "1500", "2000", "500", "1000", "1500", "2000", "2000")

    assert screen.game.id == "texas-holdem"
    assert [pot.amount for pot in screen.judgement.ruling.pots] == [4500, 3500, 2500, 1500]
    assert screen.judgement.headline == "Seat 8 wins 12,000"
    assert typist.keys <= 150
