"""Open poker hand history files: bets summed from the actions, or refused with the line."""

import pytest

from director.desk.hands.hand_histories import GAMES, CannotFollow, read_hand_history
from director.engine.showdown.adjudication import adjudicate
from director.engine.showdown.stated_showdowns import read_showdown
from tests.shipped import shipped_games

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
    ruling = adjudicate(read_showdown(read_hand_history(HOLDEM), shipped_games()))

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
        ("p1 cbr 100", "the bet is 100 already"),
        ("p1 cbr 1001", "the player has only 1,000"),
        ("p1 cbr 0", "chips are whole numbers, and “0” is not one"),
        ("p1 cbr some", "“some” is not an amount"),
        ("p1 cbr 250.5", "chips are whole numbers, and “250.5” is not one"),
        ("p3 cc", "there is no player 3"),
        ("p0 cc", "there is no player 0"),
        ("px cc", "“px” is not a player"),
        ("p1 sm AsAdKd", "the player holds 2 cards, of which 2 are known"),
        ("d dh p2 2c2c", "2c has been dealt already"),
        ("d burn 2c", "the dealer deals cards to the board or to a player"),
        ("x cc", "“x” is not a player"),
        ("p1 dance", "there is no such action"),
        ("p1 sd As", "nobody draws in this game"),
        ("p1 sm AsKd", "the player holds Ad"),
        ("d db 2c2dAs", "p2 has 50 to call"),
        ("d dh p1 As", "As has been dealt already"),
        ("d dh p1 Zz", "“Zz” is not a card"),
        ("p1", "nothing is done"),
    ],
)
def test_an_action_that_cannot_be_followed_is_refused_with_its_line(action, why):
    text = written(["d dh p1 AsAd", "d dh p2 KsKd", action])

    with pytest.raises(CannotFollow) as refused:
        read_hand_history(text)

    assert str(refused.value) == f"line 8: “{action}” cannot be followed: {why}"


def test_who_has_folded_does_not_act_again():
    with pytest.raises(CannotFollow, match="line 7: “p2 cc” cannot be followed: p2 has folded"):
        read_hand_history(written(["p2 f", "p2 cc"]))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("variant = ", "this is not a hand history: Invalid value (at end of document)"),
        ("game = 1", "this is not a hand history: it names no variant"),
        ('\nvariant = "XX"', "line 2: the variant “XX” is not known here"),
        ('variant = "NT"\nantes = 3', "starting_stacks is a list with an amount for each player"),
        (
            'variant = "NT"\nstarting_stacks = [9, 9.5]',
            "line 2: starting_stacks: chips are whole numbers, and “9.5” is not one",
        ),
    ],
)
def test_a_file_that_is_no_hand_history_is_refused(text, why):
    with pytest.raises(CannotFollow) as refused:
        read_hand_history(text)

    assert str(refused.value) == why


def played(*actions, **fields):
    """Three-handed no-limit, blinds of 50 and 100, unless the fields say otherwise."""
    three = {"stacks": "[1000, 1000, 1000]", "antes": "[0, 0, 0]"}
    return written(actions, **(three | {"blinds_or_straddles": "[50, 100, 0]"} | fields))


def refusal(text):
    with pytest.raises(CannotFollow) as refused:
        read_hand_history(text)
    return refused.value.why


def test_antes_and_blinds_are_no_more_than_the_stack_and_leave_it():
    antes = {"antes": "[10, 10, 10]"}

    assert bets(played("p3 cbr 990", **antes)) == ([60, 110, 1000], 0)
    assert refusal(played("p3 cbr 991", **antes)).endswith("the player has only 990")
    assert bets(played(stacks="[1000, 80, 60]", antes="[0, 0, 100]")) == ([50, 80, 0], 60)


@pytest.mark.parametrize(
    ("action", "owed"), [("p3 f", 50), ("p3 cc", 50), ("p3 cbr 300", 250), ("p3 cbr 101", 51)]
)
def test_after_any_bet_call_or_fold_the_next_card_waits_until_the_bets_are_even(action, owed):
    assert refusal(played(action, "d dh p1 As")) == (
        f"“d dh p1 As” cannot be followed: p1 has {owed} to call"
    )


def test_after_a_bring_in_the_next_card_waits_until_the_bets_are_even():
    stud = {"variant": "F7S", "antes": "[10, 10]", "blinds_or_straddles": "", "bring_in": "30"}

    assert refusal(written(["p1 pb", "d dh p2 As"], **stud)) == (
        "“d dh p2 As” cannot be followed: p2 has 30 to call"
    )
    assert bets(written(["p1 pb"], **(stud | {"stacks": "[25, 1000]"}))) == ([25, 10], 0)


def test_nobody_draws_before_the_bets_are_even_and_each_street_begins_at_nothing():
    dealt = ["d dh p1 7h6c4c3dKc", "d dh p2 ??????????"]
    raised = [*dealt, "p2 cbr 300"]
    drawn = [*raised, "p1 cc", "p1 sd Kc", "p2 sd", "d dh p1 2c", "p1 cbr 200", "p2 cc"]

    assert refusal(written([*raised, "p1 sd Kc"], variant="F2L3D")) == (
        "“p1 sd Kc” cannot be followed: p1 has 200 to call"
    )
    assert bets(written(drawn, variant="F2L3D")) == ([500, 500], 0)
    assert refusal(written([*dealt, "p1 sd Qc"], variant="F2L3D")) == (
        "“p1 sd Qc” cannot be followed: the player does not hold Qc"
    )


def test_who_shows_the_down_cards_alone_shows_as_many_as_are_not_known():
    stud = {"variant": "F7S", "antes": "[10, 10]", "blinds_or_straddles": "", "bring_in": "30"}
    dealt = ["d dh p1 ????2c", "d dh p2 AsKdQh"]
    shown = read_hand_history(written([*dealt, "p1 sm 3c3d"], **stud))

    assert [player.get("cards") for player in shown["players"]] == ["3c 3d 2c", "As Kd Qh"]
    assert refusal(written([*dealt, "p1 sm 3c"], **stud)) == (
        "“p1 sm 3c” cannot be followed: the player holds 3 cards, of which 1 are known"
    )


def test_a_board_is_known():
    assert refusal(played("p3 f", "p1 cc", "d db 2c2d??")) == (
        "“d db 2c2d??” cannot be followed: a card of the board is not known"
    )


def test_who_mucks_gives_the_hand_up_but_for_the_last_one_left():
    def folded(*actions):
        players = read_hand_history(played(*actions))["players"]
        return [player["seat"] for player in players if player.get("folded")]

    assert folded("p3 sm") == [3]
    assert folded("p3 f", "p1 sm -") == [1, 3]
    assert folded("p3 f", "p1 f", "p2 sm") == [1, 3]


def test_seats_are_those_of_the_file_where_they_are_sound_and_the_last_has_the_button():
    def seats(stated):
        case = read_hand_history(played(seats=stated))
        return [player["seat"] for player in case["players"]], case["button"]

    assert seats("[7, 1, 2]") == ([7, 1, 2], 2)
    for unsound in ("[1, 2]", "[1, 1, 2]", "[0, 1, 2]", "[1, 2, true]", '"all"'):
        assert seats(unsound) == ([1, 2, 3], 3)


def test_names_are_those_of_the_file_for_whom_it_has_any():
    def names(stated):
        return [p.get("name") for p in read_hand_history(played(players=stated))["players"]]

    assert names('["Ann", 2]') == ["Ann", None, None]
    assert names("3") == [None, None, None]


def test_a_stack_that_is_not_known_is_enough_for_every_bet():
    assert bets(played("p3 cbr 1000000", stacks="[1000, 1000, inf]")) == ([50, 100, 1000000], 0)


def test_chips_may_be_written_with_a_point_and_blinds_with_a_sign():
    blinds = {"blinds_or_straddles": "[50.0, -100, 0]"}

    case = read_hand_history(played("p3 cbr 300.0", stacks="[1000, 1000, 1000.0]", **blinds))

    assert [player["bet"] for player in case["players"]] == [50, 100, 300]
    assert {type(player["bet"]) for player in case["players"]} == {int}


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (["starting_stacks = [9]"], "line 2: it needs the stacks of two players or more"),
        (
            ["starting_stacks = [9, 9]", "antes = [1]"],
            "line 3: antes is a list with an amount for each player",
        ),
        (
            ["starting_stacks = [9, 9]", "antes = [1, 1]", "'bring_in' = 0.5"],
            "line 4: bring_in: chips are whole numbers, and “0.5” is not one",
        ),
        (
            ["starting_stacks = [9, 9]", "antes = [1, 1]", "actions = [1]"],
            "line 4: actions is a list of texts",
        ),
        (
            ["starting_stacks = [9, 9]", "antes = [1, 1]", "actions = 'p1 cc'"],
            "line 4: actions is a list of texts",
        ),
    ],
)
def test_what_a_hand_history_lacks_is_said_with_its_line(lines, why):
    with pytest.raises(CannotFollow) as refused:
        read_hand_history("\n".join(['variant = "NT"', *lines]))

    assert str(refused.value) == why


def test_the_line_is_counted_through_comments_and_quotation_marks_in_texts():
    text = r"""
variant = "NT"
antes = [0, 0]
starting_stacks = [1000, 1000]
actions = [  # "p9 cc" is no action
"p2 cc # a \"call\"", 'p1 cc # \',

"d db 2c7dTh",
"p1 dance",
]
"""

    with pytest.raises(CannotFollow) as refused:
        read_hand_history(text)

    assert str(refused.value) == "line 9: “p1 dance” cannot be followed: there is no such action"


def test_no_line_is_named_where_the_list_of_actions_is_not_found_again():
    text = r"""
variant = "NT"
antes = [0, 0]
"act\u0069ons" = ["p1 dance"]
starting_stacks = [1000, 1000]
"""

    with pytest.raises(CannotFollow) as refused:
        read_hand_history(text)

    assert str(refused.value) == "“p1 dance” cannot be followed: there is no such action"


def test_heads_up_the_antes_are_stated_the_other_way_round_too():
    assert bets(written([], stacks="[50, 1000]", antes="[0, 100]")) == ([0, 50], 50)


def test_where_no_bring_in_is_stated_it_is_nothing_and_one_chip_is_a_bet():
    stud = {"variant": "F7S", "blinds_or_straddles": ""}

    assert bets(written(["p1 pb", "p2 cbr 1"], **stud)) == ([0, 1], 0)


def test_every_variant_is_a_game_of_the_library():
    assert set(GAMES.values()) <= set(shipped_games().ids())
