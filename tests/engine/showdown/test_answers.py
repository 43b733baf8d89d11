"""From the text of a showdown to the text of its ruling."""

import json

import pytest

from director.engine.showdown.answers import answer, answers
from director.engine.showdown.showdown import CannotJudge, Problem
from director.engine.showdown.stated_showdowns import read_showdown
from tests.shipped import shipped_games

LIBRARY = shipped_games()

OMAHA = {
    "id": "table 4",
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


def changed(**changes):
    return json.loads(json.dumps(OMAHA)) | changes


def refused(case):
    return [(error["code"], error["field"]) for error in answer(case, LIBRARY)["errors"]]


def test_a_ruling_says_everything_that_the_file_describes():
    assert answer(OMAHA, LIBRARY) == {
        "id": "table 4",
        "game": "omaha-high-low",
        "awards": {"1": 350, "4": 325},
        "returned": {"1": 150},
        "carried": 0,
        "pots": [
            {
                "amount": 675,
                "seats": [1, 4],
                "portions": [
                    {
                        "name": "high",
                        "amount": 350,
                        "winners": [{"seat": 1, "amount": 350, "odd": 25}],
                    },
                    {
                        "name": "low",
                        "amount": 325,
                        "winners": [{"seat": 4, "amount": 325, "odd": 0}],
                    },
                ],
            }
        ],
        "hands": {
            "1": {"high": {"cards": "Kh Kc Kd Ah 9h", "name": "three kings"}},
            "4": {
                "high": {"cards": "Qh Jh Ah Kd 9h", "name": "ace-king high"},
                "low": {"cards": "8s 5d 3c 2c Ah", "name": "8-5-3-2-A"},
            },
        },
        "reasons": [
            "Ann takes back 150, which nobody called (TDA 15-B)",
            (
                "Pot of 675 splits 350 for the high and 325 for the low;"
                " the odd 25 goes to the high (S 1.4-3c, TDA 20-C)"
            ),
            (
                "Pot of 675, high: Ann wins with three kings, Kh Kc Kd Ah 9h;"
                " the next is seat 4 with ace-king high (S 2.36)"
            ),
            (
                "Pot of 675, low: seat 4 wins with a smooth eight, 8s 5d 3c 2c Ah;"
                " nobody else has a hand that counts (S 2.36)"
            ),
        ],
    }


def test_a_bettor_whose_hand_was_killed_takes_back_what_nobody_called():
    players = [
        {"seat": 1, "name": "Ann", "bet": 900, "folded": True},
        {"seat": 2, "name": "Bob", "cards": "As Ad", "bet": 300},
        {"seat": 3, "name": "Cy", "cards": "Ks Kd", "bet": 300},
    ]
    case = {"game": "texas-holdem", "board": "2c 3d 8h 9s Jd", "players": players}

    ruling = answer(case, LIBRARY)

    assert (ruling["awards"], ruling["returned"]) == ({"2": 900}, {"1": 600})
    assert ruling["reasons"][0] == (
        "Ann has no hand left and takes back 600 all the same: nobody called it (TDA 15-B, 65-A)"
    )


def test_an_alias_names_the_game_and_the_answer_its_id():
    assert answer(changed(game="o8"), LIBRARY)["game"] == "omaha-high-low"


def test_one_player_left_takes_the_pot_without_cards_or_board():
    case = {
        "game": "stud",
        "players": [{"seat": 2, "bet": 300}, {"seat": 3, "bet": 300, "folded": True}],
    }

    ruling = answer(case, LIBRARY)

    assert ruling["awards"] == {"2": 600}
    assert ruling["pots"][0]["portions"] == [
        {"name": "uncontested", "amount": 600, "winners": [{"seat": 2, "amount": 600, "odd": 0}]}
    ]
    assert ruling["hands"] == {}


def test_pots_may_be_given_instead_of_bets():
    case = {
        "game": "texas-holdem",
        "button": 1,
        "board": {"flop": "2c 7d 9h", "turn": "Jc", "river": "Qd"},
        "players": [
            {"seat": 1, "cards": "As Ad"},
            {"seat": 2, "cards": "Ks Kd"},
            {"seat": 3, "cards": "Qs Qh"},
        ],
        "pots": [{"amount": 300, "seats": [1, 2, 3]}, {"amount": 100, "seats": [1, 2]}],
    }

    assert answer(case, LIBRARY)["awards"] == {"1": 100, "3": 300}


def test_a_short_stub_in_stud_gives_everybody_the_same_last_card():
    case = {
        "game": "stud",
        "board": "Ah",
        "players": [
            {"seat": 1, "cards": {"down": "As 2c", "up": "3d 4h 9s Jc"}, "bet": 100},
            {"seat": 2, "cards": {"down": "Ks Kc", "up": "3s 4d 9c Jd"}, "bet": 100},
        ],
    }

    assert answer(case, LIBRARY)["awards"] == {"1": 200}


def test_a_board_may_be_written_in_any_order_of_its_streets():
    board = {
        "flop": ["7c 5d Qs", "2s 2c 9h", "Kc 8h 8d"],
        "turn": ["4s", "3h", "Jd"],
        "river": ["Ts", "Td", "6c"],
    }
    players = [
        {"seat": 1, "cards": "Ah Kh 6d 2d", "bet": 100},
        {"seat": 2, "cards": "As Ad 7d 3s", "bet": 100},
    ]
    case = {"game": "oklahoma", "board": board, "players": players}
    backwards = case | {"board": dict(reversed(board.items()))}

    assert answer(backwards, LIBRARY) == answer(case, LIBRARY)


def test_a_stud_hand_that_was_dealt_short_plays_six_cards():
    case = {
        "game": "razz",
        "players": [
            {"seat": 1, "cards": "As 2c 3d 4h 6s Jc", "short": True, "bet": 100},
            {"seat": 2, "cards": "Ks Kc 3s 4d 9c Jd Qd", "bet": 100},
        ],
    }

    assert answer(case, LIBRARY)["awards"] == {"1": 200}


@pytest.mark.parametrize(
    ("board", "message"),
    [
        (
            None,
            (
                "Murder has 12 cards (2 + 2 + 2, 1 + 1 + 1, 1 + 1 + 1) on the board, and none is"
                " there yet"
            ),
        ),
        (
            {"flop": ["Ah 9h", "Qh 2c", "Jh 3c"]},
            "Murder has 12 cards (2 + 2 + 2, 1 + 1 + 1, 1 + 1 + 1) on the board, here are 6 cards",
        ),
    ],
)
def test_a_board_of_several_rows_is_told_row_by_row_and_street_by_street(board, message):
    case = {
        "game": "murder",
        "board": board,
        "players": [
            {"seat": 1, "cards": "Th 8h 7c 7d", "bet": 100},
            {"seat": 2, "cards": "5s 4s Kc Kd", "bet": 100},
        ],
    }

    assert answer(case, LIBRARY)["error"]["message"] == message


@pytest.mark.parametrize(
    ("case", "errors"),
    [
        (5, [("not-a-showdown", "")]),
        ({}, [("not-a-showdown", "players")]),
        (changed(players=[]), [("not-a-showdown", "players")]),
        (changed(players=[5]), [("not-a-showdown", "players[0]")]),
        (
            changed(players=[{"seat": 1, "bet": 5, "folded": True}]),
            [("not-a-showdown", "players"), ("bad-amount", "players[0].bet")],
        ),
        (changed(game="omahaha"), [("unknown-game", "game")]),
        (changed(game="../secret"), [("unknown-game", "game")]),
        (changed(options={"jokers": True}), [("unknown-option", "options.jokers")]),
        (changed(chip=0), [("bad-amount", "chip")]),
        (changed(chip=100), [("bad-amount", "players[2].bet"), ("bad-amount", "dead")]),
        (changed(dead=-25), [("bad-amount", "dead")]),
        (changed(dead=True), [("bad-amount", "dead")]),
        (changed(button="three"), [("bad-seat", "button")]),
        (changed(pots=[{"amount": 25, "seats": [1, 4]}]), [("bets-and-pots", "pots")]),
        (changed(board="Ah Kd 3c 8s 9x"), [("bad-card", "board")]),
        (
            changed(board={"flop": "Ah Kd 3c", "turn": "8s", "river": "?"}),
            [("bad-card", "board.river")],
        ),
        (changed(board="Ah Kd 3c 8s 2s"), [("duplicate-card", "board")]),
        (changed(board="Jo Kd 3c 8s 9h"), [("card-not-in-deck", "board")]),
        (changed(board="Ah Kd 3c 8s"), [("wrong-board", "board")]),
        (changed(board=None), [("wrong-board", "board")]),
    ],
)
def test_what_is_wrong_is_named_with_its_field(case, errors):
    assert refused(case) == errors


@pytest.mark.parametrize(
    ("player", "errors"),
    [
        ({"seat": 0, "cards": "2c 5d Qh Jh", "bet": 250}, [("bad-seat", "players[2].seat")]),
        ({"seat": True, "cards": "2c 5d Qh Jh", "bet": 250}, [("bad-seat", "players[2].seat")]),
        ({"seat": 1, "cards": "2c 5d Qh Jh", "bet": 250}, [("duplicate-seat", "players[2].seat")]),
        ({"seat": 4, "cards": "2c 5d Qh J", "bet": 250}, [("bad-card", "players[2].cards")]),
        ({"seat": 4, "cards": {"hand": "2c"}, "bet": 250}, [("bad-card", "players[2].cards.hand")]),
        ({"seat": 4, "cards": 7, "bet": 250}, [("bad-card", "players[2].cards")]),
        ({"seat": 4, "cards": "2c 5d Qh Jh", "bet": 2.5}, [("bad-amount", "players[2].bet")]),
        ({"seat": 4, "cards": "2c 5d Qh Kh", "bet": 250}, [("duplicate-card", "players[2].cards")]),
        ({"seat": 4, "bet": 250}, [("missing-cards", "players[2].cards")]),
        ({"seat": 4, "cards": "2c 5d Qh", "bet": 250}, [("wrong-card-count", "players[2].cards")]),
    ],
)
def test_what_is_wrong_with_a_player_is_named_with_its_field(player, errors):
    assert refused(changed(players=[*OMAHA["players"][:2], player])) == errors


DICE = {
    "game": "binglaha",
    "board": "Ah Kd 3c 8s 9h",
    "players": [
        {"seat": 1, "cards": "As 2s Kh Kc", "bet": 100},
        {"seat": 4, "cards": "2c 5d Qh Jh", "bet": 100},
    ],
}
CHOSEN = {
    "game": "paradise-road-pickem",
    "players": [
        {"seat": 1, "cards": "As 2s Kh Kc 9h 4d 5d", "bet": 100},
        {"seat": 4, "cards": "2c 6d Qh Jh 7s 7d 7c", "bet": 100},
    ],
}


@pytest.mark.parametrize(
    ("case", "errors"),
    [
        (DICE, [("missing-dice", "dice")]),
        (DICE | {"dice": [7]}, [("bad-dice", "dice")]),
        (DICE | {"dice": [1, 2]}, [("bad-dice", "dice")]),
        (DICE | {"dice": "one"}, [("bad-dice", "dice")]),
        (CHOSEN, [("missing-choice", "choice")]),
        (CHOSEN | {"choice": "badugi"}, [("bad-choice", "choice")]),
        (changed(choice="razz"), [("bad-choice", "choice")]),
        (
            {
                "game": "korean",
                "options": {"high_qualifier": "66"},
                "players": CHOSEN["players"],
            },
            [
                ("unknown-option", "options.high_qualifier"),
                ("wrong-card-count", "players[0].cards"),
                ("wrong-card-count", "players[1].cards"),
            ],
        ),
        (
            {"game": "archie", "options": {"high_qualifier": 66}, "players": DICE["players"]},
            [
                ("unknown-option", "options.high_qualifier"),
                ("wrong-card-count", "players[0].cards"),
                ("wrong-card-count", "players[1].cards"),
            ],
        ),
    ],
)
def test_dice_choices_and_options_that_are_wrong_are_named(case, errors):
    assert refused(case) == errors


def test_a_pot_that_one_player_can_win_needs_neither_dice_nor_choice():
    alone = [{"seat": 1, "bet": 100}, {"seat": 4, "bet": 50, "folded": True}]

    for case in (DICE, CHOSEN):
        assert answer(case | {"players": alone, "board": None}, LIBRARY)["awards"] == {"1": 100}


def test_all_errors_are_listed_and_the_first_in_order_comes_first():
    case = changed(game="nothing", chip=-1, button=0, board="??")

    answered = answer(case, LIBRARY)

    assert refused(case) == [
        ("unknown-game", "game"),
        ("bad-amount", "chip"),
        ("bad-seat", "button"),
        ("bad-card", "board"),
    ]
    assert answered["error"] == answered["errors"][0]
    assert answered["id"] == "table 4"


def test_the_button_is_asked_for_only_where_an_odd_chip_needs_it():
    players = [
        {"seat": 1, "cards": "As 2h", "bet": 75},
        {"seat": 2, "cards": "Ad 3h", "bet": 75},
        {"seat": 3, "bet": 25, "folded": True},
    ]
    case = {"game": "texas-holdem", "chip": 25, "board": "Ah Kd Kc 8s 9h", "players": players}

    assert refused(case) == [("missing-button", "button")]
    assert answer(case | {"button": 1}, LIBRARY)["awards"] == {"1": 75, "2": 100}
    assert answer(case | {"dead": 25}, LIBRARY)["awards"] == {"1": 100, "2": 100}


def test_a_file_is_one_object_over_any_number_of_lines_or_one_object_a_line():
    whole = json.dumps(OMAHA, indent=2)
    lines = f"{json.dumps(OMAHA)}\n\n{json.dumps(changed(id='second'))}\n"

    assert [one["id"] for one in answers(whole, LIBRARY)] == ["table 4"]
    assert [one["id"] for one in answers(lines, LIBRARY)] == ["table 4", "second"]


def test_a_line_that_is_not_json_leaves_the_others_judged():
    first, second, third = answers(f'{json.dumps(OMAHA)}\n{{"game": \n{json.dumps(OMAHA)}', LIBRARY)

    assert (first["awards"], third["awards"]) == ({"1": 350, "4": 325},) * 2
    assert (second["id"], second["error"]["code"]) == (None, "bad-json")


def test_a_slip_in_an_object_over_several_lines_is_one_error():
    broken = json.dumps(OMAHA, indent=2).replace('"chip": 25,', '"chip": 25')

    (only,) = answers(broken, LIBRARY)

    assert only["error"]["code"] == "bad-json"


@pytest.mark.parametrize(("text", "count"), [('{"a"\n', 1), ('{"a"\n\n{"b"\n', 2), ('{"a"\n5x', 1)])
def test_lines_are_cases_where_two_of_them_begin_like_one(text, count):
    assert [one["error"]["code"] for one in answers(text, LIBRARY)] == ["bad-json"] * count


def test_a_file_nested_without_end_is_no_showdown():
    (only,) = answers("[" * 100_000, LIBRARY)

    assert only["error"]["code"] == "bad-json"


POOR = {
    "game": "archie",
    "button": 2,
    "chip": 25,
    "players": [
        {"seat": 1, "name": "Ann", "cards": "5c 5d Kh 9s 2c", "bet": 225},
        {"seat": 2, "name": "Bob", "cards": "9c 7d 4h 3s 2d", "bet": 225},
        {"seat": 3, "name": "Cy", "cards": "Tc 8d 7h 6s 2h", "bet": 225},
    ],
}
"""An Archie hand in which nobody qualifies for either side."""


def test_c6_archie_goes_to_the_best_high_hand_where_nobody_qualifies():
    assert answer(POOR, LIBRARY)["awards"] == {"1": 675}


def test_wl_291_as_a_house_rule_all_who_are_left_share_an_archie_pot_nobody_qualifies_for():
    ruling = answer(POOR, LIBRARY, ["archie_shares"])

    assert ruling["awards"] == {"1": 225, "2": 225, "3": 225}
    assert [share["name"] for share in ruling["pots"][0]["portions"]] == ["shared"]
    assert ruling["hands"] == {"1": {}, "2": {}, "3": {}}
    assert ruling["reasons"][-1] == (
        "Pot of 675: nobody qualifies, and Cy, Ann and Bob share the pot: 675 splits 225 each"
        " (house rule, WL 291)"
    )


def test_the_odd_chip_of_a_shared_pot_goes_from_the_button():
    ruling = answer(POOR | {"dead": 50}, LIBRARY, ["archie_shares"])

    assert ruling["awards"] == {"1": 250, "2": 225, "3": 250}
    assert ruling["reasons"][-1] == (
        "Pot of 725: nobody qualifies, and Cy, Ann and Bob share the pot: 725 splits 250, 250 and"
        " 225; the odd 25 goes to Cy, first clockwise from the button in seat 2; another 25 goes"
        " to Ann, the next clockwise (house rule, WL 291; S 1.4-3a, TDA 20-A)"
    )


def test_the_house_rule_changes_nothing_where_somebody_qualifies_and_no_other_game():
    sixes = json.loads(json.dumps(POOR))
    sixes["players"][0]["cards"] = "6c 6d Kh 9s 2c"
    korean = POOR | {"game": "korean"}

    for case in (sixes, korean):
        assert answer(case, LIBRARY, ["archie_shares"]) == answer(case, LIBRARY)


def test_a_showdown_file_cannot_ask_for_a_house_rule():
    for options in ({"archie_shares": True}, {"house": "archie_shares"}):
        assert answer(POOR | {"options": options}, LIBRARY)["error"]["code"] == "unknown-option"
    assert answer(POOR | {"house": ["archie_shares"]}, LIBRARY)["awards"] == {"1": 675}


def test_who_cannot_judge_says_all_that_is_wrong_line_by_line():
    with pytest.raises(CannotJudge) as refused:
        read_showdown(changed(game="nothing", button=0), LIBRARY)

    assert str(refused.value) == "\n".join(one.message for one in refused.value.problems)
    assert [one.code for one in refused.value.problems] == ["unknown-game", "bad-seat"]


def test_a_game_of_tricks_is_no_showdown():
    with pytest.raises(CannotJudge) as refused:
        read_showdown(changed(game="buck-em"), LIBRARY)

    assert refused.value.problems[0] == Problem(
        "not-a-showdown", "game", "Buck 'em is judged from the play, by a trick record"
    )


@pytest.mark.parametrize(("dead", "code"), [(10**1000 - 1, ""), (10**1000, "bad-amount")])
def test_nobody_has_counted_a_thousand_digits_of_chips(dead, code):
    case = changed(chip=1, dead=dead)

    assert [one["code"] for one in answer(case, LIBRARY).get("errors", ())] == [code] * bool(code)
