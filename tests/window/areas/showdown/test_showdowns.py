"""The Showdown screen: typed cards become a ruling, or a sentence at the field."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from director.engine.cards import read_cards
from director.tournament.commands import ChangeStructure
from director.tournament.structure.games_on_sheet import GameOnSheet
from director.views.ruling.judgement import judge
from director.views.ruling.typed_case import Typed, TypedPlayer, case, finished
from tests.window.stages import NAMES


@pytest.fixture
def screen(stage):
    stage.event(*NAMES, running=True)
    return stage.go("showdown")


def fill(screen, *hands, board="", bets=()):
    for line, hand in zip(screen.lines, hands, strict=False):
        line.cards.setText(hand)
    for line, bet in zip(screen.lines, bets, strict=False):
        line.bet.setText(bet)
    if board:
        screen.board.fields[0, 0].setText(board)
    screen.judge_again()


def test_cards_are_typed_down_the_players_and_then_the_board(stage, screen):
    for cards in ("as kd", "9h 9d", ""):
        stage.enter(cards)

    stage.types("ah 9c 4s 2h 7d")

    assert screen.ruling.text[0] == "Seat 2 wins the whole pot"


def test_the_ruling_is_there_with_the_last_key_and_changes_with_the_next(screen):
    fill(screen, "as kd", "9h 9d", board="ah 9c 4s 2h 7")
    field = screen.board.fields[0, 0]
    field.setFocus()
    before = screen.judgement.ruling

    QTest.keyClicks(field, "d")
    first = screen.ruling.text[0]
    field.setSelection(3, 2)
    QTest.keyClicks(field, "ac")

    assert (before, first) == (None, "Seat 2 wins the whole pot")
    assert screen.ruling.text[0] == "Seat 1 wins the whole pot"


def test_chips_are_divided_into_pots_and_what_nobody_called_goes_back(screen):
    screen.play("omaha-high-low")
    fill(
        screen,
        "as 2s kh kc",
        "2c 5d qh jh",
        board="ah kd 3c 8s 9h",
        bets=("400", "250"),
    )

    assert screen.ruling.text == (
        "Seat 1 wins 250, seat 2 wins 250 and seat 1 takes back 150",
        "seat 1 takes back 150, which nobody called (TDA 15-B)",
        (
            "Pot of 500, high: seat 1 wins with three kings, Kh Kc Kd Ah 9h;"
            " the next is seat 2 with ace-king high (S 2.36)"
        ),
        (
            "Pot of 500, low: seat 2 wins with a smooth eight, 8s 5d 3c 2c Ah;"
            " nobody else has a hand that counts (S 2.36)"
        ),
    )


def test_archie_that_nobody_qualifies_for_is_shared_where_the_house_plays_it_so(stage, screen):
    screen.play("archie")
    fill(screen, "5c 5d kh 9s 2c", "9c 7d 4h 3s 2d")
    ours = screen.ruling.text

    stage.settings.change({"archie_shares": True})
    screen.judge_again()

    assert ours[0] == "Seat 1 wins the whole pot"
    assert screen.ruling.text[0] == "Seat 1 wins ½ of the pot and seat 2 wins ½ of the pot"
    assert screen.ruling.text[-1] == (
        "Pot: nobody qualifies, and seat 1 and seat 2 share the pot (house rule, WL 291)"
    )


def test_an_odd_chip_goes_where_the_house_has_it_go_and_the_ruling_says_so(stage, screen):
    screen.play("mississippi-stud")
    fill(
        screen,
        "ah kc qd js tc 2c 3d",
        "as kd qh jc td 4s 5h",
        bets=("150", "150"),
    )
    screen.chips.dead.setText("25")
    screen.chips.chip.setText("25")
    screen.chips.button.setText("2")
    screen.judge_again()
    ours = screen.ruling.text

    stage.settings.change({"button_stud_by_position": True})
    screen.judge_again()

    assert ours[0] == "Seat 1 wins 150 and seat 2 wins 175"
    assert screen.ruling.text[0] == "Seat 1 wins 175 and seat 2 wins 150"
    assert any("house rule, C8" in line for line in screen.ruling.text)
    assert not any("house rule" in line for line in ours)


def test_the_cards_that_win_are_lit_on_hand_and_board(screen):
    fill(screen, "as kd", "9h 9d", board="ah 9c 4s 2h 7d")

    lit = frozenset(read_cards("9h 9d 9c ah 7d"))
    assert [line.hand.lit for line in screen.lines[:2]] == [None, lit]
    assert screen.board.felt.lit == lit


def test_a_wrong_card_is_marked_at_its_field_with_its_sentence(screen):
    fill(screen, "as kx", "9h 9d")

    line = screen.lines[0]
    assert line.cards.property("wrong") is True
    assert line.verdict.text == "“kx” is not a card: there is no suit “x”"


def test_a_card_that_is_there_twice_is_marked_where_it_came_second(screen):
    fill(screen, "as kd", "9h 9d", board="as 2h 3c 4d 5h")

    assert screen.board.fault.text == "As is there twice"
    assert [line.faults for line in screen.lines[:2]] == [(), ()]


def test_a_card_half_typed_is_no_mistake(stage, screen):
    stage.types("as k")

    assert screen.lines[0].cards.property("wrong") is not True


def test_a_card_half_typed_is_judged_alike_until_the_cursor_comes_or_goes(stage, screen):
    fill(screen, "as kd", "9h 9d", board="ah 9c 4s 2h")
    board, pot = screen.board.fields[0, 0], screen.chips.pot
    judged = []

    board.setFocus()
    board.end(False)
    stage.types(" 7")
    for comes in (board, pot, board, pot):
        stage.press(Qt.Key.Key_Return)
        comes.setFocus()
        shown = screen.judgement
        screen.refresh()
        judged.append((bool(shown.wrong), shown == screen.judgement))

    assert judged == [(False, True), (True, True), (False, True), (True, True)]


def test_a_hand_that_is_not_complete_is_no_mistake_either(screen):
    fill(screen, "as", "9h 9d")

    assert (screen.judgement.wrong, screen.lines[0].faults) == ({}, ())


def test_a_bet_that_the_chips_cannot_make_is_marked(screen):
    fill(screen, "as kd", "9h 9d", board="ah 9c 4s 2h 7d", bets=("110", "110"))

    assert screen.lines[0].verdict.text == "110 cannot be made of chips of 25"


def test_a_line_is_free_for_one_more_player(screen):
    fill(screen, "as kd", "9h 9d", "2c 2d", "3c 3d")

    assert len(screen.lines) == 5


def test_the_games_of_the_event_are_offered_first(screen):
    offered = [(choice.text, choice.detail) for choice in screen._offered("stud")]

    assert offered[:2] == [
        ("Stud", "this event"),
        ("Stud High/Low Eight-or-Better", "this event"),
    ]


def test_another_game_is_typed_and_taken_by_enter(stage, screen):
    screen.game_field.setFocus()
    screen.game_field.selectAll()

    stage.enter("raz")

    assert (screen.game.id, screen.game_field.text()) == ("razz", "Razz")


def test_the_field_takes_every_name_that_the_program_prints_for_a_game(stage, screen):
    names = [
        (game.id, name)
        for game in stage.library.sound()
        for name in (game.id, game.name, game.short, *game.aliases)
        if name
    ]

    taken = []
    for _, name in names:
        screen.game_field.entered.emit(name)
        taken.append((screen.game.id, name))

    assert taken == names


def test_a_text_that_may_mean_several_games_lists_them_and_takes_none(stage, screen):
    screen.game_field.setFocus()
    screen.game_field.selectAll()

    stage.enter("badu")

    assert screen.game.id == "texas-holdem"
    assert [choice.key for choice in screen.game_field.choices.offered] == [
        "badugi",
        "progressive-badugi-buy",
        "progressive-badugi",
    ]
    assert screen.game_field.is_offering
    assert stage.said == (
        "The game “badu” may be Badugi, Progressive Badugi with a Buy or Progressive Badugi: which?"
    )


def test_one_of_several_games_is_taken_with_the_arrow_and_enter(stage, screen):
    screen.game_field.setFocus()
    screen.game_field.selectAll()
    stage.enter("badu")

    stage.press(Qt.Key.Key_Down)
    stage.enter()

    assert screen.game.id == "badugi"


def test_a_whole_name_is_taken_though_longer_ones_begin_so(stage, screen):
    screen.game_field.setFocus()
    screen.game_field.selectAll()

    stage.enter("omaha")

    assert screen.game.id == "omaha"


def test_a_name_that_is_no_game_is_said_so(stage, screen):
    screen.game_field.setFocus()
    screen.game_field.selectAll()

    stage.enter("whist")

    assert (stage.said, screen.game.id) == ("No game matches “whist”", "texas-holdem")


def test_a_new_hand_of_the_same_game_begins_empty(stage, screen):
    screen.play("razz")
    fill(screen, "as", "9h", "2c", "3c", "4c")

    stage.press(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)

    assert ([line.cards.text() for line in screen.lines], screen.game.id) == ([""] * 4, "razz")


def typed(*hands, board="", **more):
    players = tuple(
        TypedPlayer(str(number), cards=hand) for number, hand in enumerate(hands, start=1)
    )
    return Typed(players, {(0, 0): board}, **more)


def test_the_case_is_that_of_the_showdown_file(stage):
    holdem = stage.library.game("texas-holdem")
    form = Typed(
        (TypedPlayer("3", "Ann", "as kd", "1,200"), TypedPlayer("4"), TypedPlayer("5", bet="50")),
        {(0, 0): "ah 9c 4s 2h 7d"},
        dead="25",
        button="4",
        chip="25",
    )

    assert case(form, holdem) == {
        "game": "texas-holdem",
        "players": [
            {"seat": 3, "name": "Ann", "cards": "as kd", "bet": 1200},
            {"seat": 5, "bet": 50},
        ],
        "board": "ah 9c 4s 2h 7d",
        "dead": 25,
        "button": 4,
        "chip": 25,
    }


def test_bets_and_a_pot_together_are_refused_at_the_pot(stage):
    holdem = stage.library.game("texas-holdem")
    form = typed("as kd", "9h 9d", board="ah 9c 4s 2h 7d", pot="500")
    form = form._replace(players=(form.players[0]._replace(bet="100"), form.players[1]))

    assert judge(form, holdem, stage.library).wrong == {
        "pots": "give the bets or the pots, not both"
    }


@pytest.mark.parametrize(
    ("hands", "headline"),
    [
        (("ac ad jc jd", "2c 3d kc kd"), "Seat 1 wins ½ of the pot and seat 2 wins ½ of the pot"),
        (("ac ad 4h 5h", "kc kd 4c 5d"), "Seat 1 wins ¾ of the pot and seat 2 wins ¼ of the pot"),
    ],
)
def test_a_pot_that_nobody_has_counted_is_shared_in_fractions(stage, hands, headline):
    omaha = stage.library.game("omaha-high-low")

    judged = judge(typed(*hands, board="8s 7h 6d qs qh"), omaha, stage.library)

    assert judged.said.headline == headline
    assert "5,040" not in " ".join(judged.said.reasons)


def test_the_problem_of_a_later_line_is_placed_there_though_a_line_before_is_empty(stage):
    holdem = stage.library.game("texas-holdem")

    judged = judge(typed("as kd", "", "9h 9x", board=""), holdem, stage.library)

    assert list(judged.wrong) == ["players[2].cards"]


@pytest.mark.parametrize(
    ("text", "without"),
    [("a", ""), ("as k", "as"), ("as 1", "as"), ("as 10", "as"), ("as kd", "as kd"), ("q", "")],
)
def test_a_rank_at_the_end_is_a_card_still_to_come(text, without):
    assert finished(text) == without


def test_the_event_rules_with_the_options_of_its_sheet(stage):
    structure = replace(
        stage.event_list.structure("horse"),
        games=(GameOnSheet("archie", options=(("high_qualifier", "99"),)), GameOnSheet("razz")),
        rotation=None,
    )
    stage.window.events.show(stage.event_list.new("Nines", structure))
    screen = stage.go("showdown")
    fill(screen, "8c 8d kh qs 2c", "8h 6d 4c 3s ad")
    at_the_event = (screen.rules.options, screen.ruling.text[0])
    stage.cockpit.bridge.do(ChangeStructure(replace(structure, games=(GameOnSheet("archie"),))))
    screen.play("archie")

    assert at_the_event == ({"high_qualifier": "99"}, "Seat 2 wins the whole pot")
    assert screen.rules.options == {"high_qualifier": "66"}
