"""Rulings in the games that the rulebook took in in 2026, by what a showdown file states."""

import pytest

from director.engine.dealing.deck_sizes import deck_size
from director.engine.games.street_steps import street_steps
from director.engine.showdown.answers import answer
from tests.games.rulings import hand, judged, ruling
from tests.shipped import shipped_games

LIBRARY = shipped_games()

FLUSH = "Ah Kh 9h 4h 2c"
RENO = {"flop": ["Kc 9d 9h", "Qh 8c 3d"], "turn": ["2s", "Ad"], "river": ["Jc", "5s"]}
TWO_ROWS = {"flop": ["9c 8d 7h", "Ks Qc 4h"], "turn": ["2s", "5d"], "river": ["2d", "Jd"]}
MIXED = {"flop": ["5h 4d Kc", "3c Qd Qh"], "turn": ["Ks", "8s"], "river": ["9h", "8c"]}


RULINGS = {
    "atomic pineapple is hold'em with the two cards kept": (
        hand("atomic-pineapple", "9s Ah", "6h 6d", board="9h 9c 6s Kd 4c"),
        200,
        {"high": {2: (200, 0)}},
        {
            "1": {"high": ("9s 9h 9c Ah Kd", "three nines")},
            "2": {"high": ("6h 6d 6s 9h 9c", "sixes full of nines")},
        },
    ),
    "crayfish: two places turned leave three cards, and both of the hand play": (
        hand("crayfish-holdem", "Qh Jh", "2d 2s", board=FLUSH, dice=[1, 4]),
        200,
        {"high": {2: (200, 0)}},
        {
            "1": {"high": ("Qh Jh Kh 9h 2c", "king-queen high")},
            "2": {"high": ("2s 2d 2c Kh 9h", "three deuces")},
        },
    ),
    "crayfish: two sixes leave the whole board": (
        hand("crayfish-holdem", "Qh Jh", "3d 2s", board=FLUSH, dice=[6, 6]),
        200,
        {"high": {1: (200, 0)}},
        {
            "1": {"high": ("Ah Kh Qh Jh 9h", "ace-high flush")},
            "2": {"high": ("2s 2c Ah Kh 9h", "a pair of deuces")},
        },
    ),
    "crayfish: the same place twice leaves four cards": (
        hand(
            "crayfish-omaha", "Ah Jh 9c 8c", "Kd Ts 2s 2d", board="Qh 6h 5h Kc 3d", dice=[1, 1]
        ),
        200,
        {"high": {2: (200, 0)}},
        {
            "1": {"high": ("Ah Jh Kc 6h 5h", "ace-king high")},
            "2": {"high": ("Kd Kc Ts 6h 5h", "a pair of kings")},
        },
    ),
    "crayfish atomic pineapple: a tie, and the odd chip goes by position": (
        hand(
            "crayfish-atomic-pineapple", "As 3d", "Ad 5h", "Qd Qc",
            board="2c Ac Kd 8h 8s", dice=[6, 1], dead=75, button=1,
        ),
        375,
        {"high": {1: (175, 0), 2: (200, 25)}},
        {
            "1": {"high": ("As Ac 8s 8h Kd", "two pair, aces and eights")},
            "2": {"high": ("Ad Ac 8s 8h Kd", "two pair, aces and eights")},
            "3": {"high": ("Qd Qc 8s 8h Ac", "two pair, queens and eights")},
        },
    ),
    "dramaha 21: five cards beat three, and the odd chip goes to the points": (
        hand(
            "dramaha-21", "As Ks Qs Th Tc", "9h 8d 7c 6s 5h", "Kh Ts Td 8h 6d",
            board="9c 9d 3c 2d Jh", dead=25,
        ),
        325,
        {"draw": {1: (175, 25)}, "omaha": {2: (150, 0)}},
        {
            "1": {
                "draw": ("Th Tc As Ks Qs", "21 points with 5 cards"),
                "omaha": ("Th Tc 9d 9c Jh", "two pair, tens and nines"),
            },
            "2": {
                "draw": ("9h 7c 5h", "21 points with 3 cards"),
                "omaha": ("9h 9d 9c 8d Jh", "three nines"),
            },
            "3": {
                "draw": ("Ts Td Kh", "20 points with 3 cards"),
                "omaha": ("Ts Td 9d 9c Jh", "two pair, tens and nines"),
            },
        },
    ),
    "dramaha 21: equal points with as many cards split": (
        hand(
            "dramaha-21", "Ac Qc Tc 6d 4c", "Ah Kh Qh Th Td", "Ks Ts 8h 8d 6s",
            board="2c 2d 5h 7s 9d", dead=25,
        ),
        325,
        {"draw": {1: (100, 25), 2: (75, 0)}, "omaha": {3: (150, 0)}},
        {
            "1": {
                "draw": ("Tc 6d 4c Ac Qc", "21 points with 5 cards"),
                "omaha": ("2d 2c Ac Qc 9d", "a pair of deuces"),
            },
            "2": {
                "draw": ("Th Td Ah Kh Qh", "21 points with 5 cards"),
                "omaha": ("Th Td 2d 2c 9d", "two pair, tens and deuces"),
            },
            "3": {
                "draw": ("Ts 8h Ks", "18 points with 3 cards"),
                "omaha": ("8h 6s 9d 7s 5h", "nine-high straight"),
            },
        },
    ),
    "dramaha zero: five faces beat four and an ace, four tens and a nine are the worst": (
        hand(
            "dramaha-zero", "Ks Kh Qd Jc Jd", "Kd Kc Qs Qh As", "Ts Th Td Tc 9s",
            board="7c 6d 5h 3s 2c", dead=25,
        ),
        325,
        {"draw": {1: (175, 25)}, "omaha": {1: (75, 0), 2: (75, 0)}},
        {
            "1": {
                "draw": ("Ks Kh Qd Jd Jc", "0 points"),
                "omaha": ("Ks Kh 7c 6d 5h", "a pair of kings"),
            },
            "2": {
                "draw": ("As Kd Kc Qs Qh", "1 point"),
                "omaha": ("Kd Kc 7c 6d 5h", "a pair of kings"),
            },
            "3": {
                "draw": ("Ts Th Td Tc 9s", "49 points"),
                "omaha": ("Ts Th 7c 6d 5h", "a pair of tens"),
            },
        },
    ),
    "five card triple draw: no straight goes around the ace": (
        hand("five-card-triple-draw", "3h 2h As Kd Qc", "7c 7d 5s 4h 2c"),
        200,
        {"high": {2: (200, 0)}},
        {
            "1": {"high": ("As Kd Qc 3h 2h", "ace-king high")},
            "2": {"high": ("7d 7c 5s 4h 2c", "a pair of sevens")},
        },
    ),
    "greek hold'em: both cards play, and the board plays for nobody": (
        hand("greek-holdem", "2c 2d", "9d 8h", "Ah 9c", board="Ac Kd Qh Js Tc"),
        300,
        {"high": {2: (300, 0)}},
        {
            "1": {"high": ("2d 2c Ac Kd Qh", "a pair of deuces")},
            "2": {"high": ("9d 8h Qh Js Tc", "queen-high straight")},
            "3": {"high": ("Ah Ac 9c Kd Qh", "a pair of aces")},
        },
    ),
    "madison: four aces and a deuce are best, four kings and a queen worst": (
        hand("madison", "2s As Ac Ad Ah", "Ks Kh Kd Kc Qs", "5c 4d 3h 2d 3s"),
        300,
        {"low": {1: (300, 0)}},
        {
            "1": {"low": ("2s As Ah Ad Ac", "2-A-A-A-A")},
            "2": {"low": ("Ks Kh Kd Kc Qs", "K-K-K-K-Q")},
            "3": {"low": ("5c 4d 3s 3h 2d", "5-4-3-3-2")},
        },
    ),
    "reno straight: either board, and the low is split with its odd chip by position": (
        hand(
            "reno-straight", "Kh Kd 9s 6c 6h", "4c 2h Tc Ts 7d", "4d 2d Th 7h 7s",
            board=RENO, dead=75, button=2,
        ),
        375,
        {"high": {1: (200, 25)}, "low": {2: (75, 0), 3: (100, 25)}},
        {
            "1": {"high": ("Kh Kd Kc 9h 9d", "kings full of nines")},
            "2": {
                "high": ("4c 2h 3d Ad 5s", "five-high straight"),
                "low": ("5s 4c 3d 2h Ad", "straight 5-4-3-2-A"),
            },
            "3": {
                "high": ("4d 2d 3d Ad 5s", "five-high straight"),
                "low": ("5s 4d 3d 2d Ad", "straight 5-4-3-2-A"),
            },
        },
    ),
    "reno straight: nobody mixes two boards, and without a straight high takes all": (
        hand("reno-straight", "Ac 2d Jh Jd Tc", "Kd 9s 6c 6h 2h", board=MIXED),
        200,
        {"high": {2: (200, 0)}},
        {
            "1": {"high": ("Jh Jd Kc Ks 9h", "two pair, kings and jacks")},
            "2": {"high": ("Kd Kc Ks 9s 9h", "kings full of nines")},
        },
    ),
    "reno straight: one straight wins both": (
        hand("reno-straight", "6s 5h Ac Ad 3c", "Kd Kh Tc 3s 3h", board=TWO_ROWS),
        200,
        {"high": {1: (100, 0)}, "low": {1: (100, 0)}},
        {
            "1": {
                "high": ("6s 5h 9c 8d 7h", "nine-high straight"),
                "low": ("9c 8d 7h 6s 5h", "straight 9-8-7-6-5"),
            },
            "2": {"high": ("Kh Kd Ks Qc Jd", "three kings")},
        },
    ),
}  # fmt: skip


@pytest.mark.parametrize(("case", "pot", "portions", "hands"), RULINGS.values(), ids=RULINGS)
def test_the_pot_goes(case, pot, portions, hands):
    assert judged(case, LIBRARY) == ruling(case, pot, portions, hands)


def test_what_the_dice_turned_face_down_is_said():
    turned = {
        dice: answer(
            hand("crayfish-holdem", "Qs Js", "2d 2s", board=FLUSH, dice=list(dice)), LIBRARY
        )["reasons"][0]
        for dice in ((1, 4), (3, 3), (2, 6), (6, 6))
    }

    assert turned == {
        (1, 4): (
            "The dice show 1 and 4: the cards at place 1 (Ah) and place 4 (4h) lie face down"
            " (R26 Crayfish)"
        ),
        (3, 3): "The dice show 3 and 3: the card at place 3 (9h) lies face down (R26 Crayfish)",
        (2, 6): "The dice show 2 and 6: the card at place 2 (Kh) lies face down (R26 Crayfish)",
        (6, 6): "The dice show 6 and 6: no card is turned face down (R26 Crayfish)",
    }


TWO_DICE = "Crayfish Hold'em is played with 2 dice, each from 1 to 6"
REFUSED = [
    *[
        (hand("crayfish-holdem", "Qh Jh", "2d 2s", board=FLUSH, dice=dice), "bad-dice", "dice",
         TWO_DICE)
        for dice in ([], [1], [1, 2, 3], [0, 1], [1, 7], 3, ["1", "2"])
    ],
    (
        hand("crayfish-holdem", "Qh Jh", "2d 2s", board=FLUSH), "missing-dice", "dice",
        "what was rolled? Crayfish Hold'em needs its dice",
    ),
    (
        hand("crayfish-holdem", "Qh Jh", "Ah 2s", board=FLUSH, dice=[1, 4]),
        "duplicate-card", "board", "Ah is there twice",
    ),
    (
        hand("crayfish-omaha", "Qh Jh 7s 7d", "2d 2s 3c 3s", board="Ah Kh 9h", dice=[1, 4]),
        "wrong-board", "board", "Crayfish Omaha has 5 cards on the board, here are 3 cards",
    ),
    (
        hand("atomic-pineapple", "9s Ah 4d", "6h 6d", board="9h 9c 6s Kd 4c"),
        "wrong-card-count", "players[0].cards",
        "seat 1 holds 3 cards; Atomic Pineapple is played with 2",
    ),
    (
        hand("five-card-triple-draw", "Jo 2h As Kd Qc", "7c 7d 5s 4h 2c"),
        "card-not-in-deck", "players[0].cards",
        "Jo is not in the deck of Five Card Triple Draw",
    ),
    (
        hand("dramaha-zero", "Ks Kh Qd Jc Jd", "Kd Kc Qs Qh As", board="7c 6d 5h 3s 2c", dice=[1]),
        "bad-dice", "dice", "Dramaha Zero is played without dice",
    ),
    (
        hand("greek-holdem", "2c 2d", "9d 8h", board="Ac Kd Qh Js Tc", options={"joker": True}),
        "unknown-option", "options.joker", "no such option “joker”",
    ),
    (
        hand("madison", "6c 6d 4h 2s Ac", "6h 6s 4d 2c Ad", dead=25, button=None),
        "missing-button", "button",
        "where is the button? Pot of 225: an odd chip is placed from it",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("case", "code", "field", "message"), REFUSED)
def test_it_is_refused(case, code, field, message):
    error = {"code": code, "field": field, "message": message}

    assert answer(case, LIBRARY) == {"id": None, "error": error, "errors": [error]}


def test_a_pot_that_one_player_is_left_for_needs_no_dice():
    case = hand("crayfish-holdem", "Qh Jh", None)
    case["players"][1]["folded"] = True

    assert judged(case, LIBRARY) == ruling(
        case | {"players": case["players"][:1]}, 200, {"uncontested": {1: (200, 0)}}, {}
    )


@pytest.mark.parametrize(
    ("game", "most"),
    [
        ("atomic-pineapple", 8),
        ("crayfish-omaha", 10),
        ("crayfish-holdem", 10),
        ("crayfish-atomic-pineapple", 8),
        ("dramaha-21", 8),
        ("dramaha-zero", 8),
        ("five-card-triple-draw", 7),
        ("greek-holdem", 10),
        ("madison", 7),
        ("reno-straight", 7),
    ],
)
def test_the_deck_serves_so_many_players(game, most):
    assert deck_size(LIBRARY.game(game), most)[1::2] == (most, True)
    assert deck_size(LIBRARY.game(game), most + 1).enough is False


def test_b24_a_street_on_which_a_die_is_rolled_has_its_burn():
    size = deck_size(LIBRARY.game("crayfish-atomic-pineapple"), 9)

    assert str(size.reasons[1]) == "9 hands of 5, 5 for the board, 3 burns: 53 of 52 (S 1.11)"


def test_in_crayfish_atomic_pineapple_each_discard_comes_before_flop_turn_roll_and_river_roll():
    game = LIBRARY.game("crayfish-atomic-pineapple")
    roll = ("roll a die", "turn the card at that place face down")

    assert {street.name: street_steps(game, street) for street in game.streets} == {
        "hand": ("small bet", "discard 1"),
        "flop": ("small bet", "discard 1"),
        "turn": (*roll, "big bet", "discard 1"),
        "river": (*roll, "big bet"),
    }
