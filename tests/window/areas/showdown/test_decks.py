"""The deck beside the form, and the board in its game's real shape."""

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from director.engine.cards import JOKER, PACK, read_cards
from director.views.ruling.dealt_hand import hand_of, hint
from director.views.ruling.felt import spots
from director.window.areas.showdown.hand.board_fields import BoardLine, lines_of, parted
from tests.window.stages import NAMES


@pytest.fixture
def screen(stage):
    stage.event(*NAMES, running=True)
    screen = stage.go("showdown")
    screen._show_deck_panel(True)
    return screen


def click(screen, text):
    deck = screen.deck_panel.deck
    for card in read_cards(text):
        where = QRectF(deck._spots[card], deck._deck.size).center().toPoint()
        QTest.mouseClick(deck, Qt.MouseButton.LeftButton, pos=where)


def test_a_card_that_is_half_typed_is_no_mistake_while_another_window_is_in_front(stage, screen):
    screen.lines[0].cards.setFocus()
    stage.types("8")
    other = QWidget()
    other.show()
    other.activateWindow()
    assert QTest.qWaitForWindowActive(other)
    screen.refresh()
    beside = screen.lines[0].cards.typed
    stage.window.activateWindow()
    assert QTest.qWaitForWindowActive(stage.window)

    screen.lines[1].cards.setFocus()

    assert (beside, screen.lines[0].cards.typed) == ("", "8")


def test_a_click_puts_the_card_into_the_field_that_had_the_focus_last(screen):
    screen.lines[1].cards.setFocus()
    click(screen, "As Kd")
    screen.board.fields[0, 0].setFocus()
    screen.chips.pot.setFocus()
    click(screen, "Th")

    assert screen.lines[1].cards.text() == "As Kd"
    assert screen.board.fields[0, 0].text() == "Th"


def test_a_card_that_is_used_is_grey_and_no_click_takes_it_twice(screen):
    screen.lines[0].cards.setFocus()
    click(screen, "As As Kd")

    assert screen.lines[0].cards.text() == "As Kd"
    assert screen.deck_panel.deck.used == frozenset(read_cards("As Kd"))


def test_the_deck_is_put_away_and_fetched_by_a_key(stage, screen):
    stage.press(Qt.Key.Key_F6)
    away = screen.deck_panel.deck.isVisible()
    stage.press(Qt.Key.Key_F6)

    assert (away, screen.deck_panel.deck.isVisible()) == (False, True)


@pytest.mark.parametrize(
    ("game", "cards"),
    [("texas-holdem", 52), ("short-deck-holdem", 36), ("mexican-poker", 41), ("quick-quads", 53)],
)
def test_it_is_the_deck_of_the_game(screen, game, cards):
    screen.play(game)

    assert len(screen.deck_panel.deck._spots) == cards


def test_the_joker_is_the_last_of_the_first_row(screen):
    screen.play("quick-quads")
    spots = screen.deck_panel.deck._spots

    assert spots[JOKER].y() == spots[PACK[-1]].y() == 0
    assert spots[JOKER].x() == max(spot.x() for spot in spots.values())


def board(game):
    return [(line.title, line.room) for line in lines_of(game)]


def test_the_fields_of_the_board_are_its_rows(stage):
    game = stage.library.game
    assert board(game("texas-holdem")) == [("Board", 5)]
    assert board(game("murder")) == [("Row 1", 4), ("Row 2", 4), ("Row 3", 4)]
    assert board(game("oklahoma")) == [("Row 1", 5), ("Row 2", 5), ("Row 3", 5)]
    assert board(game("chowaha")) == [
        ("Top", 3),
        ("Middle", 3),
        ("Bottom", 3),
        ("Turn", 2),
        ("River", 1),
    ]
    assert board(game("badugi")) == []


def test_chowahas_turns_lie_between_the_rows_that_they_touch(stage):
    lies = {
        (spot.place, spot.number): (spot.x, spot.y) for spot in spots(stage.library.game("chowaha"))
    }

    assert lies[(0, 1), 2] == (2, 1)
    assert (lies[(1, 0), 0][1], lies[(1, 1), 0][1], lies[(2, 0), 0][1]) == (0.5, 1.5, 1)


@pytest.mark.parametrize(("die", "below"), [("2", False), ("5", True), ("", False)])
def test_after_a_four_to_six_the_turns_lie_below(screen, die, below):
    screen.play("bidirectional-chowaha")
    QTest.keyClicks(screen.rules.dice_field, die)

    river = next(spot for spot in screen.board.felt.spots if spot.place == (2, 0))
    assert (river.y > 3) is below


def test_a_row_is_dealt_out_to_its_streets(stage):
    first = lines_of(stage.library.game("murder"))[0]

    assert parted(first, "ahkh 9c 9d") == {(0, 0): "Ah Kh", (1, 0): "9c", (2, 0): "9d"}
    assert parted(first, "ah kx") == {(0, 0): "ah kx", (1, 0): "", (2, 0): ""}
    assert parted(BoardLine("", (((0, 0), 5),)), "ah") == {(0, 0): "ah"}


def test_only_the_row_of_a_wrong_card_is_marked(screen):
    screen.play("murder")
    screen.lines[0].cards.setText("as 2s kh kc")
    screen.lines[1].cards.setText("ad 2d kd qc")
    screen.board.fields[0, 1].setText("qh zz 2d ts")
    screen.judge_again()

    marks = [field.property("wrong") is True for field in screen.board.fields.values()]
    assert marks == [False, True, False]


def test_the_row_with_the_lowest_river_is_said_to_be_out(screen):
    screen.play("oklahoma")
    screen.lines[0].cards.setText("th 8h 7c 7d")
    screen.lines[1].cards.setText("5s 4s kc kd")
    rows = ("ah kh 9c 9d 4c", "qh 2c 2d ts 8d", "jh 3c 3d 8s ks")
    for field, row in zip(screen.board.fields.values(), rows, strict=True):
        field.setText(row)
    screen.judge_again()

    assert screen.board.felt.out == frozenset({0})


def test_sohe_has_a_field_for_each_hand(screen):
    screen.play("sohe")

    assert list(screen.lines[0].hands) == ["omaha", "holdem"]
    for line, omaha, holdem in zip(
        screen.lines, ("asksqdjd", "kckd4c3c"), ("ahad", "8h8c"), strict=False
    ):
        line.hands["omaha"].setText(omaha)
        line.hands["holdem"].setText(holdem)
    screen.board.fields[0, 0].setText("kh8s5s2s9d")
    screen.judge_again()

    assert screen.judgement.ruling.awards == {1: 2520, 2: 2520}


def test_the_hand_of_the_pickem_game_that_was_chosen_has_its_board(screen):
    screen.play("paradise-road-pickem")
    before = list(screen.board.fields)
    screen.rules.fields[0].setFocus()
    QTest.keyClicks(screen.rules.fields[0], "omaha high")
    QTest.keyClick(screen.rules.fields[0], Qt.Key.Key_Return)

    assert (before, list(screen.board.fields)) == ([], [(0, 0)])


def test_an_option_stays_as_it_is_until_another_is_picked(screen):
    screen.play("chowaha")
    option = screen.rules.fields[0]
    option.setFocus()
    seen = []

    for key in ("y", "e", Qt.Key.Key_Return):
        if isinstance(key, str):
            QTest.keyClicks(option, key)
        else:
            QTest.keyClick(option, key)
        seen.append(screen.rules.options)

    assert seen == [{"high_only": False}, {"high_only": False}, {"high_only": True}]


def test_a_board_stays_only_where_the_next_game_has_one_of_its_size(screen):
    screen.board.fields[0, 0].setText("ah kd 3c 8s 9h")
    screen.play("omaha")
    kept = screen.board.fields[0, 0].text()
    screen.play("stud")

    assert (kept, screen.board.fields[0, 0].text()) == ("ah kd 3c 8s 9h", "")


def groups(stage, game, text):
    return [dealt.group for dealt in hand_of(text, stage.library.game(game))]


def test_a_stud_hand_is_taken_in_the_order_dealt_unless_a_stroke_says_otherwise(stage):
    up_and_down = ["down", "down", "up", "up", "up", "up", "down"]
    assert groups(stage, "stud", "as ks qs js ts 9s 8s") == up_and_down
    assert groups(stage, "stud", "as ks qs / js ts") == ["down", "down", "down", "up", "up"]
    assert groups(stage, "omaha", "as ks qs js") == [""] * 4
    assert groups(stage, "mexican-poker", "3h / kc kd / jo") == ["down", "up", "up", "exposed"]


def test_the_hint_says_in_which_order(stage):
    assert hint(stage.library.game("stud")) == "2 down, 4 up and 1 down"
    assert hint(stage.library.game("super-stud")) == "as 2s kh kc"


def test_a_card_that_a_die_turns_down_lies_there_face_down(screen):
    screen.play("crayfish-omaha")
    screen.board.fields[0, 0].setFocus()
    click(screen, "Ah Kh 9h 4h 2c")
    before = screen.board.felt.face_down
    QTest.keyClicks(screen.rules.dice_field, "4")
    after_the_turn = screen.board.felt.face_down
    QTest.keyClicks(screen.rules.dice_field, " 1")
    felt = screen.board.felt

    assert (before, after_the_turn, felt.face_down) == (
        frozenset(),
        frozenset(read_cards("4h")),
        frozenset(read_cards("Ah 4h")),
    )
    assert felt.cards == {(0, 0): read_cards("Ah Kh 9h 4h 2c")}
    assert felt.accessibleName() == "Ah face down, Kh, 9h, 4h face down, 2c"


def test_a_card_face_down_is_drawn_as_a_back(screen):
    screen.play("crayfish-holdem")
    screen.board.fields[0, 0].setFocus()
    click(screen, "Ah Kh 9h 4h 2c")
    face_up = screen.board.felt.grab().toImage()
    QTest.keyClicks(screen.rules.dice_field, "1 1")
    face_down = screen.board.felt.grab().toImage()
    first, second, *_ = screen.board.felt.spots
    width = face_up.width() // 5

    def alike(spot):
        part = QRect(round(spot.x * width), 0, width, face_up.height())
        return face_up.copy(part) == face_down.copy(part)

    assert (alike(first), alike(second)) == (False, True)
