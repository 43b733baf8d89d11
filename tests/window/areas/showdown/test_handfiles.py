"""Hands in files, read aloud and copied: what goes out of the Showdown screen and comes back."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from director.engine.showdown.answers import answer
from director.views.ruling.hand_text import hand_as_text
from director.views.ruling.judgement import judge
from director.views.ruling.typed_case import case
from director.window.areas.showdown.hand_files import NotAHand, opened
from tests.shipped import shipped_games
from tests.window.stages import NAMES

LIBRARY = shipped_games()
EXAMPLES = [
    pytest.param(example.case, id=f"{game}: {example.title}")
    for game in LIBRARY.ids()
    if LIBRARY.game(game).kind == "showdown"
    for example in LIBRARY.game(game).examples
    if "players" in example.case
]
SPLIT = {
    "game": "omaha-high-low",
    "button": 3,
    "chip": 25,
    "board": "Ah Kd 3c 8s 9h",
    "players": [
        {"seat": 1, "name": "Ann", "cards": "As 2s Kh Kc", "bet": 400},
        {"seat": 2, "bet": 0, "folded": True},
        {"seat": 4, "cards": "2c 5d Qh Jh", "bet": 250},
    ],
    "dead": 175,
}


@pytest.fixture
def screen(stage):
    stage.event(*NAMES, running=True)
    return stage.go("showdown")


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_hand_that_is_opened_and_saved_is_ruled_on_as_before(example):
    hand = opened(dict(example), LIBRARY)

    again = case(hand.typed, hand.game, hand.shape)

    assert answer(again | {"id": example.get("id")}, LIBRARY) == answer(dict(example), LIBRARY)


def test_what_was_saved_is_on_the_screen_when_it_is_opened(stage, screen, tmp_path):
    path = tmp_path / "hand.json"
    path.write_text(json.dumps(SPLIT))
    screen.files.open(path)
    first = screen.case()
    stage.press(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    screen.files.save(tmp_path / "again.json")
    screen.files.open(path)

    assert screen.case() == first
    assert screen.judgement.ruling.awards == {1: 350, 4: 325}
    assert stage.said == "hand.json opened"


def test_of_a_batch_the_first_hand_is_opened_and_the_rest_is_counted(stage, screen, tmp_path):
    path = tmp_path / "hands.jsonl"
    path.write_text(f"{json.dumps(SPLIT)}\n{json.dumps(SPLIT)}\n")
    screen.files.open(path)

    assert stage.said == "hands.jsonl: first of 2 hands opened"


def test_a_chowaha_board_comes_back_row_by_row(screen, tmp_path):
    rows = ("kc8d3h", "qs7c2d", "jh6s4d", "kd5s", "9c")
    screen.play("bidirectional-chowaha")
    screen.rules.dice_field.setText("5")
    for line, cards in zip(screen.lines, ("ahastdtc", "8s8hac2c"), strict=False):
        line.cards.setText(cards)
    for field, row in zip(screen.board.fields.values(), rows, strict=True):
        field.setText(row)
    screen.judge_again()
    before = screen.judgement.ruling.awards
    screen.files.save(tmp_path / "hand.json")
    screen.play("texas-holdem")
    screen.files.open(tmp_path / "hand.json")

    texts = [field.text() for field in screen.board.fields.values()]
    assert screen.judgement.ruling.awards == before
    assert texts == ["kc8d3h", "qs7c2d", "jh6s4d", "Kd 5s", "9c"]


def test_a_hand_history_is_opened_with_its_bets(stage, screen, tmp_path):
    path = tmp_path / "hand.phh"
    path.write_text(
        'variant = "NT"\nantes = [0, 0]\nblinds_or_straddles = [50, 100]\nmin_bet = 100\n'
        "starting_stacks = [1000, 1000]\nactions = [\n"
        '"d dh p1 AsAd", "d dh p2 KsKd", "p2 cbr 300", "p1 cc", "d db 2c7dTh", "p1 cc", "p2 cc",\n'
        '"d db Kc", "p1 cc", "p2 cc", "d db 3d", "p1 cc", "p2 cc"]\nplayers = ["Ann", "Bob"]\n'
    )
    screen.files.open(path)

    assert screen.judgement.said.headline == "Bob wins 600"


def test_a_hand_history_that_cannot_be_followed_is_refused_with_its_line(stage, screen, tmp_path):
    path = tmp_path / "hand.phh"
    path.write_text(
        'variant = "NT"\nantes = [0, 0]\nblinds_or_straddles = [50, 100]\n'
        'starting_stacks = [1000, 1000]\nactions = [\n"p2 dances"]\n'
    )
    screen.files.open(path)

    why = "hand.phh, line 6: “p2 dances” cannot be followed: there is no such action"
    assert stage.said == why


@pytest.mark.parametrize(
    ("found", "why"),
    [
        (3, "this is not a showdown file"),
        ({"game": "whist", "players": []}, "no such game “whist”"),
        (
            {"game": "buck-em", "players": []},
            "Buck 'em is ruled from the play of the hand, not on this screen",
        ),
    ],
)
def test_what_is_no_hand_is_not_opened(found, why):
    with pytest.raises(NotAHand) as refused:
        opened(found, LIBRARY)

    assert str(refused.value) == why


def test_several_pots_are_typed_with_their_seats():
    pots = [{"amount": 900, "seats": [1, 4]}, {"amount": 300, "seats": [4]}]
    found = {key: value for key, value in SPLIT.items() if key != "dead"} | {"pots": pots}
    found["players"] = [
        {key: value for key, value in player.items() if key != "bet"} for player in SPLIT["players"]
    ]
    hand = opened(found, LIBRARY)

    assert hand.typed.pot == "900; 300: 4"
    assert case(hand.typed, hand.game)["pots"] == pots


def judged(found):
    hand = opened(found, LIBRARY)
    return judge(hand.typed, hand.game, LIBRARY).said


def test_the_hand_is_copied_with_board_players_and_ruling():
    assert hand_as_text(judged(SPLIT)).splitlines()[:9] == [
        "Omaha High/Low Eight-or-Better.",
        "Board: Ah Kd 3c 8s 9h",
        "Ann (seat 1): As 2s Kh Kc",
        "Seat 2: folded",
        "Seat 4: 2c 5d Qh Jh",
        "",
        "Ann gets 350: high with three kings (Kh Kc Kd Ah 9h), and the odd 25.",
        "675 splits 350 for the high and 325 for the low; the odd 25 goes to the high.",
        "Seat 4 gets 325: low with a smooth eight (8s 5d 3c 2c Ah).",
    ]


def test_of_a_pot_that_nobody_has_counted_the_shares_are_read_aloud():
    uncounted = {
        "game": "omaha-high-low",
        "board": SPLIT["board"],
        "players": [
            {"seat": 1, "cards": "As 2s Kh Kc"},
            {"seat": 4, "cards": "2c 5d Qh Jh"},
        ],
    }
    lines = judged(uncounted).aloud.lines

    assert lines[1] == "Seat 1 gets ½ of the pot: high with three kings (Kh Kc Kd Ah 9h)."
    assert "5,040" not in "".join(lines)


def test_the_ruling_is_read_aloud_over_the_screen_and_escape_puts_it_away(stage, screen, tmp_path):
    path = tmp_path / "hand.json"
    path.write_text(json.dumps(SPLIT))
    screen.files.open(path)
    screen.lines[0].cards.setFocus()

    stage.press(Qt.Key.Key_F5)
    shown = screen.given.read_out.isVisible(), screen.given.read_out.lines[1]
    running = stage.cockpit.bridge.face.running
    stage.press(Qt.Key.Key_Space)
    stage.press(Qt.Key.Key_Escape)

    assert shown == (
        True,
        "Ann gets 350: high with three kings (Kh Kc Kd Ah 9h), and the odd 25.",
    )
    assert stage.cockpit.bridge.face.running is running
    assert (screen.given.read_out.isVisible(), stage.focus) == (False, screen.lines[0].cards)


def test_what_is_read_aloud_goes_by_escape_though_the_focus_is_elsewhere(stage, screen, tmp_path):
    path = tmp_path / "hand.json"
    path.write_text(json.dumps(SPLIT))
    screen.files.open(path)
    elsewhere = screen.lines[1].cards
    screen.lines[0].cards.setFocus()

    stage.press(Qt.Key.Key_F5)
    elsewhere.setFocus()
    stage.press(Qt.Key.Key_Escape)

    assert (screen.given.read_out.isVisible(), stage.focus) == (False, elsewhere)


def test_nothing_is_typed_below_what_is_read_aloud(stage, screen, tmp_path):
    path = tmp_path / "hand.json"
    path.write_text(json.dumps(SPLIT))
    screen.files.open(path)
    before = screen.case()

    stage.press(Qt.Key.Key_F5)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        stage.press(key)
        stage.types("9")

    assert (stage.focus, screen.case()) == (screen.given.read_out, before)


def test_without_a_ruling_there_is_nothing_to_read_or_copy(stage, screen):
    stage.press(Qt.Key.Key_F5)

    assert (screen.given.read_out.isVisible(), stage.said) == (False, "There is no ruling yet")


def test_the_hand_and_its_ruling_go_to_the_clipboard(stage, screen, tmp_path):
    path = tmp_path / "hand.json"
    path.write_text(json.dumps(SPLIT))
    screen.files.open(path)

    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    stage.press(Qt.Key.Key_C, both)

    assert QGuiApplication.clipboard().text() == hand_as_text(screen.judgement.said)
