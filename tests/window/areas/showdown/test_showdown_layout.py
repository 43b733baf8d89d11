"""The Showdown screen stands still while one types, and shows all of what it says."""

from random import Random

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.window.stages import NAMES
from tests.window.typed_hands import dealt_hands

SIZES = [QSize(1024, 768), QSize(1440, 900)]


def settled():
    for _ in range(8):
        QApplication.processEvents()


@pytest.fixture
def screen(stage, request):
    stage.window.resize(request.param)
    stage.event(*NAMES, running=True)
    showing = stage.go("showdown")
    settled()
    return showing


def tops(screen):
    """How far down every row of the form begins: the fields of the players and of the board."""
    settled()
    inside = screen._scroll.widget()
    fields = [*(line.seat for line in screen.lines), *screen.board.fields.values()]
    return [field.mapTo(inside, QPoint()).y() for field in fields]


def wide(screen):
    """How wide the fields are that somebody types into."""
    fields = [*(line.cards for line in screen.lines[:4]), *screen.board.fields.values()]
    return [field.width() for field in fields]


def grown(screen, players):
    """The form with a line for each of these players, all empty."""
    for line in range(players):
        screen.lines[line].name.setText("x")
        screen.judge_again()
    for line in screen.lines:
        line.name.setText("")
    screen.judge_again()


def keys(field, text):
    """Every key of a text, with what the window makes of it."""
    field.setFocus()
    for key in text:
        QTest.keyClicks(field, key)
        yield


@pytest.mark.parametrize("screen", SIZES, indirect=True, ids=("1024", "1440"))
@pytest.mark.parametrize("game", ["murder", "four-card-chowaha", "bidirectional-chowaha"])
def test_no_row_moves_while_all_cards_of_nine_players_are_typed(stage, screen, game):
    screen.play(game)
    if screen.rules.dice_field:
        screen.rules.dice_field.setText("2")
    hand = dealt_hands(screen.game, stage.library, Random(5))
    players = hand.players[:9]
    grown(screen, len(players))
    before, room = tops(screen), wide(screen)

    during = []
    for line, player in zip(screen.lines, players, strict=False):
        during += [tops(screen) for _ in keys(line.cards, player[""].replace(" ", ""))]
        during += [tops(screen) for _ in keys(line.bet, "375")]
    for field, row in zip(screen.board.fields.values(), hand.rows, strict=True):
        during += [tops(screen) for _ in keys(field, row.replace(" ", ""))]

    screen.chips.button.setText("1")
    screen.judge_again()
    assert len(players) == 9
    assert screen.judgement.ruling is not None
    assert {tuple(one) for one in (*during, tops(screen))} == {tuple(before)}
    assert wide(screen) == room


@pytest.mark.parametrize("screen", SIZES, indirect=True, ids=("1024", "1440"))
def test_no_row_moves_when_something_is_wrong_and_is_told(stage, screen):
    screen.play("murder")
    before = tops(screen)

    for _ in keys(screen.lines[0].cards, "asasqx"):
        pass
    for _ in keys(screen.lines[1].cards, "asks"):
        pass
    for _ in keys(screen.lines[1].bet, "some"):
        pass
    for _ in keys(screen.board.fields[0, 0], "zz"):
        pass

    assert screen.lines[0].faults
    assert screen.lines[1].faults
    assert screen.board.fault.text
    assert tops(screen) == before


@pytest.mark.parametrize("screen", SIZES[:1], indirect=True, ids=("1024",))
def test_nothing_scrolls_away_below_the_fingers(stage, screen):
    screen.play("murder")
    screen.lines[2].cards.setFocus()
    settled()
    scrolled = screen._scroll.verticalScrollBar().value()

    for _ in keys(screen.lines[2].cards, "acadas6s"):
        settled()

    assert screen._scroll.verticalScrollBar().value() == scrolled


@pytest.mark.parametrize("screen", SIZES, indirect=True, ids=("1024", "1440"))
@pytest.mark.parametrize("game", ["murder", "four-card-chowaha", "stud-high-low", "sohe"])
def test_every_pot_of_a_ruling_has_all_the_height_that_it_needs(stage, screen, game):
    screen.play(game)
    hand = dealt_hands(screen.game, stage.library, Random(2))
    for line, player in zip(screen.lines[:2], hand.players, strict=False):
        for group, cards in player.items():
            line.hands[group].setText(cards)
    for field, row in zip(screen.board.fields.values(), hand.rows, strict=False):
        field.setText(row)
    screen.judge_again()
    QApplication.processEvents()

    inside = screen.ruling.widget()
    for pot in screen.ruling.pots:
        if not pot.isHidden():
            assert pot.height() == pot.heightForWidth(pot.width())
            assert pot.visibleRegion().boundingRect().width() == pot.width()
    lowest = max(pot.mapTo(inside, QPoint(0, pot.height())).y() for pot in screen.ruling.pots)
    bar = screen.ruling.verticalScrollBar()
    assert inside.height() == screen.ruling.viewport().height() + bar.maximum()
    assert lowest <= inside.height()


@pytest.mark.parametrize("screen", SIZES, indirect=True, ids=("1024", "1440"))
def test_the_game_is_named_so_that_it_can_be_read(stage, screen):
    for game in stage.library.sound():
        screen.play(game.id)
        field = screen.game_field
        room = field.width() - field.fontMetrics().horizontalAdvance(field.text())

        assert (field.text() in (game.name, game.short), room > 8) == (True, True)
        assert screen.game.id == game.id


@pytest.mark.parametrize("screen", SIZES[:1], indirect=True, ids=("1024",))
def test_everything_of_the_form_lies_inside_it(stage, screen):
    for game in stage.library.sound():
        screen.play(game.id)
        QApplication.processEvents()

        viewport = screen._scroll.viewport().width()
        for line in screen.lines:
            right = line.folded.mapTo(screen._scroll.viewport(), QPoint(line.folded.width(), 0))
            assert line.folded.height() >= 32, "a finger hits it"
            assert right.x() <= viewport, game.id
