"""Scenes of the game maker: a game of the house's own from its name to a hand that is tried."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

if TYPE_CHECKING:
    from collections.abc import Callable

    from director.window.game_maker.page import GameMakerPage
    from scenes.stage import Stage


def begun(stage: "Stage") -> None:
    """The game that it is like, half typed."""
    stage.window.beside.show_game_maker().maker.forget_draft()  # what another scene left
    stage.window.beside.make_game(True)
    stage.types("bada")


def maker(stage: "Stage") -> "GameMakerPage":
    """Badacey with a nine qualifier, as far as its qualifier."""
    page = stage.window.beside.show_game_maker()
    page.maker.begin("Badacey with a nine qualifier", "badacey")
    page.maker.put(("portion", "low", "qualifier"), "9s 8d 7h 6c 5s")
    page.form.land(("portion", "low", "qualifier"))
    settle(page)
    return page


def settle(page: "GameMakerPage") -> None:
    """Goes on when check and card have come."""
    while not (page.maker.is_settled and page.preview.is_settled):
        QTest.qWait(50)


def with_text(stage: "Stage") -> None:
    """The text with a slip of the pen."""
    page = maker(stage)
    page.maker.write(page.maker.text + "froced = 3\n")
    page.choose_text(True)
    settle(page)


def trying(stage: "Stage") -> None:
    """A hand of it, ready to be kept."""
    page = maker(stage)
    page.try_hand()
    stage.types("9s 8d 7h 6c 5s")
    stage.press(Qt.Key.Key_Tab)
    stage.press(Qt.Key.Key_Tab)
    stage.types("ks kd kh 2c 2d")


def streets(stage: "Stage") -> None:
    """The streets of Murder, which has a board of three rows."""
    page = stage.window.beside.show_game_maker()
    page.maker.begin("Murder with a kill", "murder")
    page.form.go_to_block("street")
    settle(page)


GAME_SCENES: "dict[str, Callable[[Stage], object]]" = {
    "game-new": begun,
    "game-maker": maker,
    "game-text": with_text,
    "game-trial": trying,
    "game-streets": streets,
}
