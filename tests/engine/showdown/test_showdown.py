"""What a showdown file states is read to the last chip, and what is wrong with it named whole."""

import pytest

from director.engine.betting.pots import Pot, Pots
from director.engine.cards import read_cards
from director.engine.showdown.showdown import CannotJudge, Player
from director.engine.showdown.stated_showdowns import MOST_CHIPS, read_showdown
from tests.shipped import shipped_games

LIBRARY = shipped_games()
ANN = {"seat": 1, "cards": "As Kd", "bet": 5}
BOB = {"seat": 2, "cards": "Qc Qh", "bet": 5}
BOARD = "2c 3d 8h 9s Jd"


def holdem(*players, **more):
    rows = list(players) or [ANN, BOB]
    return {"game": "texas-holdem", "board": BOARD, "players": rows} | more


def typed(*pots, **more):
    rows = [{key: row[key] for key in ("seat", "cards")} for row in (ANN, BOB)]
    return holdem(*rows, pots=list(pots)) | more


def stud(first, second, board=None, **more):
    rows = [{"seat": 1, "cards": first, "bet": 5} | more, {"seat": 2, "cards": second, "bet": 5}]
    return {"game": "stud", "players": rows, "board": board}


def binglaha(**more):
    rows = [
        {"seat": 1, "cards": "As 2s Kh Kc", "bet": 5},
        {"seat": 4, "cards": "2c 5d Qh Jh", "bet": 5},
    ]
    return {"game": "binglaha", "board": "Ah Kd 3c 8s 9h", "players": rows} | more


def archie(**options):
    rows = [
        {"seat": 1, "cards": "8c 8d 4h 3s 2c", "bet": 5},
        {"seat": 2, "cards": "9c 9d 4c 3d 2d", "bet": 5},
    ]
    return {"game": "archie", "options": options, "players": rows}


def pickem(**more):
    rows = [
        {"seat": 1, "cards": "As 2s Kh Kc 9h 4d 5d", "bet": 5},
        {"seat": 4, "cards": "2c 6d Qh Jh 7s 7d 7c", "bet": 5},
    ]
    return {"game": "paradise-road-pickem", "players": rows} | more


def sohe(*hands):
    rows = [{"seat": seat, "cards": hand, "bet": 5} for seat, hand in enumerate(hands, start=1)]
    return {"game": "sohe", "board": "Ah Kd 3c 8s 9h", "players": rows}


def mexican(*hands):
    rows = [{"seat": seat, "cards": hand, "bet": 5} for seat, hand in enumerate(hands, start=1)]
    return {"game": "mexican-poker", "players": rows}


def read(case):
    return read_showdown(case, LIBRARY)


def test_all_that_is_stated_is_in_the_showdown():
    dee = {"seat": 7, "name": "Dee", "bet": 3, "folded": True, "short": False, "declared": None}
    showdown = read(
        holdem(ANN | {"name": "Ann"}, BOB | {"bet": 9}, dee, id=8, dead=2, button=1, chip=None)
        | {"chip": 1}
    )

    assert (showdown.id, showdown.game.id, showdown.case) == (8, "texas-holdem", "")
    assert dict(showdown.players) == {
        1: Player(0, 1, "Ann", read_cards("As Kd"), {}, False, False, False),
        2: Player(1, 2, "", read_cards("Qc Qh"), {}, False, False, False),
        7: Player(2, 7, "Dee", (), {}, True, False, False),
    }
    assert [player.title for player in showdown.players.values()] == ["Ann", "seat 2", "Dee"]
    assert showdown.pots == Pots((Pot(15, (1, 2)),), {2: 4})
    assert (showdown.chip, showdown.button, showdown.dice) == (1, 1, ())
    assert showdown.board == ((read_cards(BOARD),),)


def test_where_nothing_is_said_the_chip_is_one_and_the_button_is_nowhere():
    showdown = read(holdem(ANN | {"name": 5}, BOB | {"bet": None}))

    assert (showdown.chip, showdown.button, showdown.id) == (1, None, None)
    assert (showdown.players[1].title, showdown.pots) == ("seat 1", Pots((), {1: 5}))


def test_flags_are_read_where_they_are_true():
    rows = [
        {"seat": 1, "cards": "Ac Ad", "bet": 5, "declared": True},
        {"seat": 2, "cards": "2c 3d", "bet": 5, "short": True},
    ]

    players = read({"game": "buh", "players": rows}).players

    assert [tuple(player)[-3:] for player in players.values()] == [
        (False, False, True),
        (False, True, False),
    ]
    assert [player.has_buh for player in players.values()] == [True, False]


def test_pots_may_be_typed_one_or_several_and_an_empty_one_is_none():
    one = {"amount": 10, "seats": [1, 2]}

    assert read(typed(one)).pots == Pots((Pot(10, (1, 2)),), {})
    assert read(typed() | {"pots": one}).pots == Pots((Pot(10, (1, 2)),), {})
    assert read(typed(one, {"amount": 0, "seats": [1]}, {"amount": 1, "seats": [2]})).pots == (
        Pots((Pot(10, (1, 2)), Pot(1, (2,))), {})
    )


def test_a_bet_may_be_all_but_more_than_anybody_has_counted():
    assert read(holdem(ANN | {"bet": MOST_CHIPS - 1}, BOB)).pots.returned == {1: MOST_CHIPS - 6}
    assert read(holdem(ANN | {"bet": 0}, BOB)).pots == Pots((), {2: 5})


@pytest.mark.parametrize(("dice", "rolled"), [([1], (1,)), ([6], (6,)), (6, (6,))])
def test_a_die_shows_one_to_six(dice, rolled):
    assert read(binglaha(dice=dice)).dice == rolled


def test_an_option_at_its_default_changes_nothing_and_another_value_the_game():
    least = {
        value: read(archie(high_qualifier=value)).game.portions[0].qualifier
        for value in ("66", "99")
    }

    assert least == {
        "66": read_cards("6s 6d 4h 3c 2s"),
        "99": read_cards("9s 9d 4h 3c 2s"),
    }


def test_an_option_of_yes_or_no_is_in_force_where_it_is_not_the_default():
    five = LIBRARY.game("five-card-draw")
    (joker,) = [one for one in five.options if one.name == "joker"]
    decks = {
        value: read(archie() | {"game": "five-card-draw", "options": {"joker": value}}).game.deck
        for value in (True, False)
    }

    assert decks[joker.default] == five.deck
    assert set(decks.values()) == {"52", "53"}


def test_streets_of_the_board_lie_in_the_order_of_the_game():
    hands = [("Ts 5s", 1), ("Kc 4s", 2)]
    rows = [{"seat": seat, "cards": cards, "bet": 5} for cards, seat in hands]
    flop = ["Ah 9h 3s", "Qh 2c 4d", "Jh 3c 5d"]
    board = {"turn": ["8c", "8d"], "river": "7c", "flop": flop}

    lying = read({"game": "chowaha", "players": rows, "board": board}).board

    assert lying == (
        tuple(read_cards(row) for row in flop),
        (read_cards("8c"), read_cards("8d")),
        (read_cards("7c"),),
    )
    with pytest.raises(CannotJudge) as wrong:
        read({"game": "chowaha", "players": rows, "board": board | {"turn": ["8c", "8x"]}})
    assert [problem.field for problem in wrong.value.problems] == ["board.turn[1]"]
    with pytest.raises(CannotJudge) as wrong:
        read({"game": "chowaha", "players": rows, "board": board | {"turn": ["8c", "9h"]}})
    assert [tuple(problem)[:2] for problem in wrong.value.problems] == [
        ("duplicate-card", "board.flop[0]")
    ]


SEVEN, SIX = "As Ks Qs Js 9s 8s 7s", "Ah Kh Qh Jh 9h 8h"


def test_a_stud_hand_is_one_card_short_by_its_deal_or_by_a_community_card():
    assert read(stud(SIX, SEVEN, short=True)).players[1].short is True
    assert read(stud(SIX, "As Ks Qs Js 9s 8s", "2c")).board == ((read_cards("2c"),),)
    assert read(stud("Ah Kh Qh Jh 9h", "As Ks Qs Js 9s 8s", "2c", short=True)).players[1].short


def test_a_game_that_is_chosen_is_the_one_that_is_judged():
    game = read(pickem(choice="razz")).game

    assert (game.by_choice, game.name, game.portions) == (
        "razz",
        LIBRARY.game("razz").name,
        LIBRARY.game("razz").portions,
    )


FLAG = "not-a-showdown"
AMOUNT = "an amount is a whole number of chips, not below 0"
POT_SEATS = "a pot is won by seats that are listed and have not folded"
CHOICES = "texas-holdem, omaha-high-low, razz, stud, stud-high-low"
WHOLE_SEAT = "a seat is a whole number from 1"
CARDS = 'cards are a text such as "As Kd"'


@pytest.mark.parametrize(
    ("case", "problems"),
    [
        (5, [(FLAG, "", "a showdown is an object in braces")]),
        ({}, [(FLAG, "players", "nobody is listed in players")]),
        (holdem(players=5), [(FLAG, "players", "nobody is listed in players")]),
        (holdem(ANN, 5), [(FLAG, "players[1]", "a player is an object in braces")]),
        (
            holdem(ANN | {"short": "x", "folded": 1, "declared": 0}, BOB),
            [
                (FLAG, f"players[0].{key}", f"{key} is true or false")
                for key in ("declared", "folded", "short")
            ],
        ),
        (
            holdem({"seat": 1, "folded": True}, {"seat": 2, "folded": True}),
            [(FLAG, "players", "everybody has folded")],
        ),
        (holdem(game=None), [("unknown-game", "game", "the game is not named")]),
        (
            holdem(options=5),
            [("unknown-option", "options", "options are an object in braces")],
        ),
        (holdem(options={"x": 1}), [("unknown-option", "options.x", "no such option “x”")]),
        (
            archie(high_qualifier=9),
            [("unknown-option", "options.high_qualifier", "high_qualifier is one of 66, 99")],
        ),
        *[
            (
                holdem(chip=chip),
                [("bad-amount", "chip", "the smallest chip is a whole number from 1")],
            )
            for chip in (0, True, "5", None)
        ],
        *[
            (holdem(ANN | {"bet": bet}, BOB), [("bad-amount", "players[0].bet", AMOUNT)])
            for bet in (-1, True, 2.5, "5")
        ],
        (
            holdem(ANN | {"bet": MOST_CHIPS}, BOB),
            [("bad-amount", "players[0].bet", "this is more than anybody has counted")],
        ),
        (
            holdem(chip=2, dead=4),
            [
                ("bad-amount", f"players[{number}].bet", "5 cannot be made of chips of 2")
                for number in (0, 1)
            ],
        ),
        (
            holdem(chip=5, dead=3),
            [("bad-amount", "dead", "3 cannot be made of chips of 5")],
        ),
        *[
            (holdem(ANN | {"seat": seat}, BOB), [("bad-seat", "players[0].seat", WHOLE_SEAT)])
            for seat in (0, True, "1", -1)
        ],
        (
            holdem(BOB, ANN | {"seat": "x"}, {"seat": 1, "folded": True}),
            [("bad-seat", "players[1].seat", WHOLE_SEAT)],
        ),
        (
            archie() | {"game": "five-card-draw", "options": {"joker": "x"}},
            [("unknown-option", "options.joker", "joker is one of true, false")],
        ),
        (
            holdem(ANN | {"seat": 2}, BOB),
            [("duplicate-seat", "players[1].seat", "seat 2 is listed twice")],
        ),
        *[
            (
                holdem(button=button),
                [("bad-seat", "button", "the button is at a seat, a whole number from 1")],
            )
            for button in (0, True, "1")
        ],
        (typed(5), [("bad-amount", "pots[0]", "a pot is an object with amount and seats")]),
        (
            typed({"amount": -1, "seats": [1, 2]}),
            [("bad-amount", "pots[0].amount", AMOUNT)],
        ),
        *[
            (typed({"amount": 5, "seats": seats}), [("bad-seat", "pots[0].seats", POT_SEATS)])
            for seats in ([], [1, 1], [1, 3], [True], 1)
        ],
        (
            typed({"amount": 5, "seats": [1, 2]}, dead=0),
            [("bets-and-pots", "pots", "give the bets or the pots, not both")],
        ),
        (
            holdem(ANN | {"bet": 0}, {"seat": 2, "cards": "Qc Qh"}, pots=[]),
            [("bets-and-pots", "pots", "give the bets or the pots, not both")],
        ),
        (
            holdem(
                {"seat": 1, "cards": "As Kd"},
                {"seat": 2, "folded": True},
                pots=[{"amount": 5, "seats": [1, 2]}],
            ),
            [("bad-seat", "pots[0].seats", POT_SEATS)],
        ),
        (holdem(dice=[1]), [("bad-dice", "dice", "Texas Hold'em is played without dice")]),
        *[
            (
                binglaha(dice=dice),
                [("bad-dice", "dice", "Binglaha is played with one die, from 1 to 6")],
            )
            for dice in ([0], [7], [True], [1, 1], [], "x")
        ],
        (
            binglaha(game="omaha-x-or-better", dice=[1]),
            [
                (
                    "bad-dice",
                    "dice",
                    "Omaha X or Better is played with 2 dice, each from 1 to 6",
                )
            ],
        ),
        (binglaha(), [("missing-dice", "dice", "what was rolled? Binglaha needs its dice")]),
        (
            holdem(choice="razz"),
            [("bad-choice", "choice", "in Texas Hold'em nobody chooses a game")],
        ),
        (
            pickem(),
            [("missing-choice", "choice", f"which game was chosen? One of {CHOICES}")],
        ),
        *[
            (
                pickem(choice=choice),
                [("bad-choice", "choice", f"“{choice}” cannot be chosen; one of {CHOICES}")],
            )
            for choice in ("badugi", 5)
        ],
        (
            holdem(ANN | {"cards": {"hand": "As"}}, BOB),
            [
                (
                    "bad-card",
                    "players[0].cards.hand",
                    "no such group of cards “hand”; known: down, up, exposed, holdem, omaha",
                )
            ],
        ),
        (holdem(ANN | {"cards": 7}, BOB), [("bad-card", "players[0].cards", CARDS)]),
        (
            holdem(board={"flop": ["2c 3d 8h"], "turn": "9s", "river": 5}),
            [("bad-card", "board.river", CARDS)],
        ),
        (
            holdem(ANN | {"cards": "As Qc"}, BOB),
            [("duplicate-card", "players[1].cards", "Qc is there twice")],
        ),
        (
            holdem(ANN | {"cards": "Jo Kd"}, BOB),
            [
                (
                    "card-not-in-deck",
                    "players[0].cards",
                    "Jo is not in the deck of Texas Hold'em",
                )
            ],
        ),
        (
            holdem(board=""),
            [
                (
                    "wrong-board",
                    "board",
                    "Texas Hold'em has 5 cards on the board, and none is there yet",
                )
            ],
        ),
        (
            holdem(board="2c"),
            [("wrong-board", "board", "Texas Hold'em has 5 cards on the board, here is 1 card")],
        ),
        (
            holdem(board="2c 3d 8h 9s"),
            [("wrong-board", "board", "Texas Hold'em has 5 cards on the board, here are 4 cards")],
        ),
        (
            stud(SEVEN, SEVEN.replace("s", "h"), "2x"),
            [("bad-card", "board", "“2x” is not a card: there is no suit “x”")],
        ),
        (
            holdem(game="wonky-donkey", board=None),
            [
                (
                    "wrong-board",
                    "board",
                    "Wonky Donkey has 5 cards on the board, and none is there yet",
                )
            ],
        ),
        (
            holdem(ANN | {"cards": None, "name": "Ann"}, BOB),
            [("missing-cards", "players[0].cards", "Ann may win a pot: which cards are held?")],
        ),
        *[
            (
                holdem(ANN | {"cards": cards}, BOB),
                [
                    (
                        "wrong-card-count",
                        "players[0].cards",
                        f"seat 1 holds {count}; Texas Hold'em is played with 2",
                    )
                ],
            )
            for cards, count in (("As", "1 card"), ("As Ac Ad", "3 cards"))
        ],
        (
            stud(SEVEN, SIX),
            [
                (
                    "wrong-card-count",
                    "players[1].cards",
                    "seat 2 holds 6 cards; Stud is played with 7",
                )
            ],
        ),
        (
            stud(SEVEN, SIX, "2c"),
            [
                (
                    "wrong-card-count",
                    "players[0].cards",
                    "seat 1 holds 7 cards; Stud is played with 6",
                )
            ],
        ),
        (
            stud("As Ks Qs Js 9s", "Ah Kh Qh Jh 9h", "2c 3c"),
            [("wrong-board", "board", "Stud has nothing on the board, here are 2 cards")],
        ),
        (
            sohe(
                {"omaha": "As 2s 4s 5s", "holdem": "Kh Kc"},
                "2c 5d Qh Jh Th 9c",
                {"omaha": "Ac 4c 5c", "holdem": "Qd Qs"},
            ),
            [
                (
                    "wrong-card-count",
                    f"players[{number}].cards",
                    f"seat {number + 1}: Sohe needs omaha 4, holdem 2",
                )
                for number in (1, 2)
            ],
        ),
    ],
)
def test_what_is_wrong_is_named_with_its_code_its_field_and_a_sentence(case, problems):
    with pytest.raises(CannotJudge) as wrong:
        read(case)

    assert [tuple(problem) for problem in wrong.value.problems] == problems


def test_a_hand_whose_groups_decide_is_complete_in_groups_that_the_game_knows():
    whole = {"down": "As Ks", "up": "Qs Js 7s"}

    def problems(*hands):
        with pytest.raises(CannotJudge) as wrong:
            read(mexican(*hands))
        return [tuple(problem) for problem in wrong.value.problems]

    assert read(mexican(whole, {"up": "Ah Kh Qh Jh 7h"})).players[1].groups == {
        "down": read_cards("As Ks"),
        "up": read_cards("Qs Js 7s"),
    }
    needs = "seat 2: Mexican Poker needs down, up, exposed: 5 cards in all"
    for hand in (
        {"down": "Ah", "up": "Kh Qh Jh"},
        {"down": "Ah Kh", "up": "Qh Jh 7h 6h"},
        {"down": "Ah Kh", "omaha": "Qh Jh 7h"},
        "Ah Kh Qh Jh 7h",
    ):
        assert problems(whole, hand) == [("wrong-card-count", "players[1].cards", needs)]
