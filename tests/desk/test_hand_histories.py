"""Open poker hand history files: bets summed from the actions, or refused with the line."""

import pytest

from director import shelf
from director.desk.hand_histories import GAMES, CannotFollow, read_hand_history
from director.engine.library import Library
from director.engine.rulings import adjudicate
from director.engine.showdowns import read_showdown

HOLDEM = """\
# Three players, one of them short.
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 400, 2000]
actions = [
  "d dh p1 AsAd",  # "Ann"
  "d dh p2 KsKd",
  "d dh p3 ????",
  "p3 cbr 300",
  "p1 cbr 1000",
  "p2 cc # all in",
  "p3 cc",
  "",
  "# nobody says a word",
  "d db 2c7dTh",
  "d db Kc",
  "d db 3d",
  "p3 sm QhQd",
  "p1 sm",
  "p2 sm KsKd",
]
players = ["Ann", "Bob", "Cy"]
"""


def written(actions, variant="NT", stacks="[1000, 1000]", **fields):
    forced = {"antes": "[0, 0]", "blinds_or_straddles": "[50, 100]"} | fields
    lines = [f'variant = "{variant}"', f"starting_stacks = {stacks}"]
    lines += [f"{name} = {value}" for name, value in forced.items() if value]
    return "\n".join([*lines, "actions = [", *(f'"{one}",' for one in actions), "]"])


def test_the_bets_are_summed_from_blinds_raises_and_calls():
    assert read_hand_history(HOLDEM) == {
        "game": "texas-holdem",
        "players": [
            {"seat": 1, "name": "Ann", "cards": "As Ad", "bet": 1000, "folded": True},
            {"seat": 2, "name": "Bob", "cards": "Ks Kd", "bet": 400},
            {"seat": 3, "name": "Cy", "cards": "Qh Qd", "bet": 1000},
        ],
        "chip": 1,
        "board": "2c 7d Th Kc 3d",
        "button": 3,
    }


def test_the_case_is_ruled_on_with_its_side_pot():
    ruling = adjudicate(read_showdown(read_hand_history(HOLDEM), Library(shelf.games())))

    assert ruling.awards == {2: 1200, 3: 1200}


def bets(text):
    case = read_hand_history(text)
    return [player["bet"] for player in case["players"]], case.get("dead", 0)


def test_heads_up_the_button_posts_the_small_blind_and_is_dealt_last():
    case = read_hand_history(written(["d dh p1 AsAd", "d dh p2 KsKd", "p2 f"]))

    assert [player["bet"] for player in case["players"]] == [100, 50]
    assert case["button"] == 2


def test_an_ante_of_all_is_a_bet_and_that_of_the_big_blind_is_dead_money():
    blinds = {"stacks": "[1000, 1000, 5]", "blinds_or_straddles": "[50, 100, 0]"}

    assert bets(written([], antes="[10, 10, 10]", **blinds)) == ([60, 110, 5], 0)
    assert bets(written([], antes="[0, 100, 0]", **blinds)) == ([50, 100, 0], 100)


def test_in_stud_the_bring_in_is_a_bet_and_the_hand_stays_in_the_order_dealt():
    text = written(
        [
            "d dh p1 ????2c",
            "d dh p2 AsKdQh",
            "p1 pb",
            "p2 cbr 100",
            "p1 cc",
            "d dh p1 9h",
            "d dh p2 9d",
            "p2 cbr 100",
            "p1 cc",
            "p2 sm",
            "p1 sm 3c3d2c9h",
        ],
        variant="F7S",
        antes="[10, 10]",
        blinds_or_straddles="",
        bring_in="30",
    )
    case = read_hand_history(text)

    assert [player["bet"] for player in case["players"]] == [210, 210]
    assert case["players"][0]["cards"] == "3c 3d 2c 9h"
    assert "button" not in case


def test_in_draw_what_is_thrown_away_leaves_the_hand():
    actions = ["d dh p1 7h6c4c3dKc", "d dh p2 ??????????", "p2 cc", "p1 cc", "p1 sd Kc"]
    actions += ["p2 sd ????", "d dh p1 2c", "d dh p2 ????", "p1 cbr 200", "p2 cc"]
    case = read_hand_history(written(actions, variant="F2L3D"))

    assert case["players"] == [
        {"seat": 1, "cards": "7h 6c 4c 3d 2c", "bet": 300},
        {"seat": 2, "bet": 300},
    ]


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("p1 cbr 90", "the bet is 100 already"),
        ("p1 cbr 5000", "the player has only 1,000"),
        ("p1 cbr some", "'some' is no amount"),
        ("p1 cbr 250.5", "chips are whole numbers, and '250.5' is none"),
        ("p3 cc", "there is no player 3"),
        ("x cc", "'x' is no player"),
        ("p1 dance", "there is no such action"),
        ("p1 sd As", "nobody draws in this game"),
        ("p1 sm AsKd", "the player holds Ad"),
        ("d db 2c2dAs", "p2 has 50 to call"),
        ("d dh p1 As", "As has been dealt already"),
        ("d dh p1 Zz", "'Zz' is no card"),
        ("p1", "nothing is done"),
    ],
)
def test_an_action_that_cannot_be_followed_is_refused_with_its_line(action, why):
    text = written(["d dh p1 AsAd", "d dh p2 KsKd", action])

    with pytest.raises(CannotFollow) as refused:
        read_hand_history(text)

    assert str(refused.value) == f"line 8: '{action}' cannot be followed: {why}"


def test_who_has_folded_does_not_act_again():
    with pytest.raises(CannotFollow, match="line 7: 'p2 cc' cannot be followed: p2 has folded"):
        read_hand_history(written(["p2 f", "p2 cc"]))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("variant = ", "this is no hand history: Invalid value (at end of document)"),
        ("game = 1", "this is no hand history: it names no variant"),
        ('\nvariant = "XX"', "line 2: the variant 'XX' is none that is known here"),
        ('variant = "NT"\nantes = 3', "starting_stacks is a list with an amount for each player"),
        (
            'variant = "NT"\nstarting_stacks = [9, 9.5]',
            "line 2: starting_stacks: chips are whole numbers, and '9.5' is none",
        ),
    ],
)
def test_a_file_that_is_no_hand_history_is_refused(text, why):
    with pytest.raises(CannotFollow) as refused:
        read_hand_history(text)

    assert str(refused.value) == why


def test_every_variant_is_a_game_of_the_library():
    assert set(GAMES.values()) <= set(Library(shelf.games()).ids())
