"""Whole rulings: every pot, whoever may win it, what each seat gets, and every reason."""

import pytest

from director.engine.betting.pots import Part, Share
from director.engine.cards import written
from director.engine.games.library import Library
from director.engine.showdown.answers import ruling_on
from director.engine.showdown.showdown import CannotJudge
from tests.shipped import shipped_games

LIBRARY = shipped_games()

THIRDS = """
name   = "Kitchen Thirds"
source = "house"
tldr   = "A third each for high, low and badugi."
forced = "button and blinds"
[[street]]
name = "deal"
down = 5
bet  = "any"
[portion.high]
scale = "high"
plays = "hand"
[portion.low]
scale     = "california"
plays     = "hand"
qualifier = "8s 7d 6h 5c 4s"
otherwise = "high"
[portion.badugi]
scale = "badugi"
plays = "hand"
[rule_card]
deal     = "Five cards."
showdown = "Each third goes to its best hand."
[[example]]
title  = "Three winners"
hands  = { Ann = "Ks Kd 8h 5s 2c", Bob = "9c 7d 4h 3s Ad", Cy = "8c 7c 4d 3d 2d" }
high   = ["Ann"]
low    = ["Cy"]
badugi = ["Bob"]
"""


def ruled(game, *players, house=(), library=LIBRARY, declared=(), **more):
    rows = [
        {"seat": seat, "name": name, "cards": cards, "bet": bet, "declared": name in declared}
        for seat, name, cards, bet in players
    ]
    return ruling_on({"game": game, "players": rows, **more}, library, house)[0]


def told(ruling):
    return [str(reason) for reason in ruling.reasons]


def shown(ruling):
    return {
        seat: {name: written(hand.cards) for name, hand in hands.items()}
        for seat, hands in ruling.hands.items()
    }


def whole(portion, seat, amount, *, instead=False):
    """A share that one seat takes undivided."""
    return Share(portion, amount, (Part(seat, amount),), 0, instead)


def test_tda_21_every_pot_is_settled_by_itself_and_an_uncalled_bet_goes_back():
    ruling = ruled(
        "omaha-high-low",
        (5, "Cy", "Kh Kc 9d 8d", 300),
        (1, "Ann", "As 2s Qh Qc", 500),
        (3, "Bob", "2c 4d Jh Td", 300),
        (2, "", "7s 7h Ts Jc", 100),
        board="Ah Kd 3c 8s 9h",
        dead=50,
    )

    assert (ruling.awards, ruling.returned, ruling.carried) == ({3: 525, 5: 525}, {1: 200}, 0)
    assert list(ruling.awards) == [3, 5]
    assert [tuple(pot) for pot in ruling.pots] == [
        (450, (5, 1, 3, 2), (whole("high", 5, 225), whole("low", 3, 225)), None, {}),
        (600, (5, 1, 3), (whole("high", 5, 300), whole("low", 3, 300)), None, {}),
    ]
    assert list(ruling.hands) == [1, 2, 3, 5]
    assert shown(ruling) == {
        1: {"high": "As Ah Qh Kd 9h"},
        2: {"high": "7s 7h Ah Kd 9h"},
        3: {"high": "Jh Td Ah Kd 9h", "low": "8s 4d 3c 2c Ah"},
        5: {"high": "Kh Kc Kd Ah 9h"},
    }
    assert told(ruling) == [
        "Ann takes back 200, which nobody called (TDA 15-B)",
        (
            "Main pot of 450, high: Cy wins with three kings, Kh Kc Kd Ah 9h;"
            " the next is Ann with a pair of aces (S 2.36)"
        ),
        (
            "Main pot of 450, low: Bob wins with the perfect eight, 8s 4d 3c 2c Ah;"
            " nobody else has a hand that counts (S 2.36)"
        ),
        (
            "Side pot 1 of 600, high: Cy wins with three kings, Kh Kc Kd Ah 9h;"
            " the next is Ann with a pair of aces (S 2.36)"
        ),
        (
            "Side pot 1 of 600, low: Bob wins with the perfect eight, 8s 4d 3c 2c Ah;"
            " nobody else has a hand that counts (S 2.36)"
        ),
    ]


def test_a_side_pot_that_one_player_is_left_for_needs_no_hand():
    ruling = ruling_on(
        {
            "game": "texas-holdem",
            "board": "2c 7d 8h 9s Jd",
            "players": [
                {"seat": 1, "name": "Ann", "cards": "Kc Kh", "bet": 100},
                {"seat": 2, "name": "Bob", "cards": "Ac Ah", "bet": 100},
                {"seat": 3, "name": "Cy", "cards": "Qc Qh", "bet": 200},
                {"seat": 4, "name": "Dee", "bet": 200, "folded": True},
                {"seat": 5, "name": "Eve", "cards": "9c 9h", "bet": 150},
            ],
        },
        LIBRARY,
    )[0]

    assert ruling.awards == {3: 100, 5: 650}
    assert [(pot.amount, pot.seats) for pot in ruling.pots] == [
        (500, (1, 2, 3, 5)),
        (150, (3, 5)),
        (100, (3,)),
    ]
    assert ruling.pots[2].shares == (whole("uncontested", 3, 100),)
    assert told(ruling) == [
        (
            "Main pot of 500: Eve wins with three nines, 9h 9c 9s Jd 8h;"
            " the next is Bob with a pair of aces (S 2.51)"
        ),
        (
            "Side pot 1 of 150: Eve wins with three nines, 9h 9c 9s Jd 8h;"
            " the next is Cy with a pair of queens (S 2.51)"
        ),
        "Side pot 2 of 100: only Cy can win it and need not show (TDA 21)",
    ]


def test_the_fallback_is_played_for_in_the_pot_where_nobody_qualifies_and_in_no_other():
    ruling = ruled(
        "archie",
        (1, "Ann", "5c 5d Kh 9s 2c", 100),
        (2, "Bob", "8c 7d 5h 4s 2d", 50),
        (3, "Cy", "9c 7c 4h 3s 2h", 100),
    )

    assert ruling.awards == {1: 100, 2: 150}
    assert [tuple(pot) for pot in ruling.pots] == [
        (150, (1, 2, 3), (whole("low", 2, 150),), None, {}),
        (100, (1, 3), (whole("high", 1, 100, instead=True),), None, {}),
    ]
    assert shown(ruling) == {
        1: {"high": "5d 5c Kh 9s 2c"},
        2: {"low": "8c 7d 5h 4s 2d"},
        3: {"high": "9c 7c 4h 3s 2h"},
    }
    high = (
        "high: nobody qualifies; the best is a pair of fives of Ann,"
        " and a pair of sixes is the weakest that counts (S 2.4)"
    )
    assert told(ruling) == [
        f"Main pot of 150, {high}",
        (
            "Main pot of 150, low: Bob wins with a rough eight, 8c 7d 5h 4s 2d;"
            " nobody else has a hand that counts (S 2.4)"
        ),
        f"Side pot 1 of 100, {high}",
        (
            "Side pot 1 of 100, high: Ann wins with a pair of fives, 5d 5c Kh 9s 2c;"
            " the next is Cy with nine-seven high (S 2.4)"
        ),
        (
            "Side pot 1 of 100, low: nobody qualifies; the best is 9-7-4-3-2 of Cy,"
            " and 8-7-6-5-4 is the weakest that counts (S 2.4)"
        ),
    ]


def test_a_fallback_that_is_no_portion_stands_after_the_portions_that_nobody_made():
    ruling = ruled("duck-flush", (1, "Ann", "8h 5d 4c 3s 2d", 50), (2, "Bob", "8c 6d 5s 4h 3c", 50))

    assert ruling.pots[0].shares == (whole("low", 1, 100, instead=True),)
    assert shown(ruling) == {1: {"low": "8h 5d 4c 3s 2d"}, 2: {"low": "8c 6d 5s 4h 3c"}}
    assert [reason.partition(";")[0] for reason in told(ruling)] == [
        "Pot of 100: nobody qualifies",
        "Pot of 100: Ann wins with the perfect eight, 8h 5d 4c 3s 2d",
    ]


def test_a_hand_that_is_just_good_enough_qualifies_and_is_shown():
    ruling = ruled("archie", (1, "Ann", "6c 6d 4h 3s 2c", 100), (2, "Bob", "8c 7d 6h 5s 4c", 100))

    assert ruling.awards == {2: 200}
    assert shown(ruling) == {
        1: {"high": "6d 6c 4h 3s 2c"},
        2: {"high": "8c 7d 6h 5s 4c", "low": "8c 7d 6h 5s 4c"},
    }


HIGHS = [(1, "Ann", "5c 5d Kh 9s 2c", 100), (3, "Cy", "9c 7c 4h 3s 2h", 100)]
NOBODY = [
    (
        "Pot of {}, high: nobody qualifies; the best is a pair of fives of Ann,"
        " and a pair of sixes is the weakest that counts (S 2.4)"
    ),
    (
        "Pot of {}, low: nobody qualifies; the best is 9-7-4-3-2 of Cy,"
        " and 8-7-6-5-4 is the weakest that counts (S 2.4)"
    ),
]


def test_where_the_house_shares_the_pot_the_odd_chip_goes_from_the_button():
    ruling = ruled(
        "archie",
        *HIGHS,
        (2, "Bob", "Tc 7h 4s 3c 2d", 100),
        dead=25,
        chip=25,
        button=1,
        house=("archie_shares",),
    )

    assert (ruling.awards, shown(ruling)) == ({1: 100, 2: 125, 3: 100}, {1: {}, 2: {}, 3: {}})
    assert list(ruling.awards) == [1, 2, 3]
    assert ruling.pots[0].shares == (
        Share("shared", 325, (Part(2, 125, 25), Part(3, 100), Part(1, 100)), 0, instead=True),
    )
    assert told(ruling) == [
        *[one.format(325) for one in NOBODY],
        (
            "Pot of 325: nobody qualifies, and Bob, Cy and Ann share the pot:"
            " 325 splits 125, 100 and 100; the odd 25 goes to Bob, first clockwise from the button"
            " in seat 1 (house rule, WL 291; S 1.4-3a, TDA 20-A)"
        ),
    ]
    assert [str(reason) for reason in ruling.other_reasons] == told(ruling)[:2]


def test_a_shared_pot_asks_for_the_button_only_where_a_chip_is_odd():
    even = ruled("archie", *HIGHS, dead=50, chip=25, house=("archie_shares",))
    with pytest.raises(CannotJudge) as wrong:
        ruled("archie", *HIGHS, dead=25, chip=25, house=("archie_shares",))

    assert (even.awards, told(even)[2]) == (
        {1: 125, 3: 125},
        (
            "Pot of 250: nobody qualifies, and Ann and Cy share the pot:"
            " 250 splits 125 each (house rule, WL 291)"
        ),
    )
    assert wrong.value.problems == (
        (
            "missing-button",
            "button",
            "where is the button? Pot of 225, shared: an odd chip is placed from it",
        ),
    )


def test_a_pot_that_nobody_qualifies_for_stays_and_the_others_are_paid():
    ruling = ruled(
        "progressive-badugi",
        (1, "Ann", "9s 8h 7d 6d", 100),
        (2, "Bob", "As 2h 3d 4c", 50),
        (3, "Cy", "9c 8c 7c 2d", 100),
    )

    assert (ruling.awards, ruling.carried) == ({2: 150}, 100)
    assert [tuple(pot) for pot in ruling.pots] == [
        (150, (1, 2, 3), (whole("badugi", 2, 150),), None, {}),
        (100, (1, 3), (), None, {}),
    ]
    assert shown(ruling) == {1: {}, 2: {"badugi": "4c 3d 2h As"}, 3: {}}
    assert told(ruling) == [
        (
            "Main pot of 150: Bob wins with badugi 4-3-2-A, 4c 3d 2h As;"
            " nobody else has a hand that counts (PAG)"
        ),
        (
            "Side pot 1 of 100: nobody qualifies; the best is three-card badugi 9-8-6 of Ann,"
            " and badugi 9-8-7-6 is the weakest that counts (PAG)"
        ),
        "Side pot 1 of 100: it stays for the next deal (PAG)",
    ]


PAIRED = [
    (1, "Ann", "As Qs 4h 4c", 100),
    (3, "Bob", "Ad Qd 5h 5c", 100),
    (4, "Cy", "6s 6h 7s 7h", 100),
]


def test_where_nobody_has_a_low_two_highs_divide_one_whole_pot_and_its_one_odd_chip():
    ruling = ruled("omaha-high-low", *PAIRED, board="Ah Kd Jc 8s 9h", button=2, chip=50, dead=50)

    assert (ruling.awards, ruling.pots[0].sides) == ({1: 150, 3: 200}, None)
    assert ruling.pots[0].shares == (Share("high", 350, (Part(3, 200, 50), Part(1, 150))),)
    assert told(ruling) == [
        (
            "Pot of 350: Bob and Ann tie for the high with a pair of aces: 350 splits 200 and 150;"
            " the odd 50 goes to Bob, first clockwise from the button in seat 2"
            " (S 2.36; S 1.4-3a, TDA 20-A)"
        ),
        (
            "Pot of 350, low: nobody qualifies; the best is 9-8-7-6-A of Cy,"
            " and 8-7-6-5-4 is the weakest that counts (S 2.36)"
        ),
    ]


def test_tied_hands_ask_for_the_button_where_a_chip_is_odd():
    with pytest.raises(CannotJudge) as wrong:
        ruled("omaha-high-low", *PAIRED, board="Ah Kd Jc 8s 9h", chip=50, dead=50)

    assert wrong.value.problems == (
        (
            "missing-button",
            "button",
            "where is the button? Pot of 350, high: an odd chip is placed from it",
        ),
    )
    even = ruled("omaha-high-low", *PAIRED, board="Ah Kd Jc 8s 9h", chip=50, dead=100)
    assert even.awards == {1: 200, 3: 200}


def test_the_button_itself_is_the_last_to_get_an_odd_chip_and_the_seat_after_it_the_first():
    def lucky(button):
        ruling = ruled(
            "omaha-high-low", *PAIRED, board="Ah Kd Jc 8s 9h", chip=50, dead=50, button=button
        )
        return next(seat for seat, won in ruling.awards.items() if won == 200)

    assert {button: lucky(button) for button in range(1, 6)} == {1: 3, 2: 3, 3: 1, 4: 1, 5: 1}


@pytest.fixture
def thirds(tmp_path):
    (tmp_path / "thirds.toml").write_text(THIRDS, encoding="utf-8")
    return Library(tmp_path)


def test_the_share_of_a_portion_that_nobody_makes_goes_where_its_file_says(thirds):
    ann = (1, "Ann", "Ks Kd 8h 5s 2c", 450)

    with_low = ruled("thirds", ann, (2, "Bob", "8c 7d 4h 3s Ad", 450), library=thirds, chip=50)
    without = ruled("thirds", ann, (2, "Bob", "9c 7d 4h 3s Ad", 450), library=thirds, chip=50)

    assert with_low.awards == {1: 300, 2: 600}
    assert without.awards == {1: 600, 2: 300}
    assert without.pots[0].shares == (whole("high", 1, 600), whole("badugi", 2, 300))


def test_c24_a_declared_buh_takes_every_pot_that_it_is_in():
    ruling = ruled(
        "buh",
        (1, "Ann", "Ac Ad", 100),
        (3, "Bob", "Ah Kd", 50),
        (5, "Cy", "2c 3d", 100),
        declared=("Ann",),
    )

    assert (ruling.awards, shown(ruling)) == ({1: 250}, {1: {}, 3: {}, 5: {}})
    assert ruling.pots[1].shares == (whole("points", 1, 100),)
    assert told(ruling) == [
        "Main pot of 150: Ann has declared a buh and wins at once (BUH)",
        "Side pot 1 of 100: Ann has declared a buh and wins at once (BUH)",
    ]


def test_c24_of_two_declared_buhs_the_first_from_the_button_wins():
    players = [(1, "Ann", "Ac Ad", 100), (3, "Bob", "Ah Kd", 100), (5, "Cy", "2c 3d", 100)]

    ruling = ruled("buh", *players, declared=("Ann", "Bob"), button=2)
    with pytest.raises(CannotJudge) as wrong:
        ruled("buh", *players, declared=("Ann", "Bob"))

    assert (ruling.awards, told(ruling)) == (
        {3: 300},
        [
            (
                "Pot of 300: Bob has declared a buh and wins at once,"
                " being the first from the button (BUH)"
            )
        ],
    )
    assert wrong.value.problems == (
        (
            "missing-button",
            "button",
            "where is the button? The first of two declared buhs wins from there",
        ),
    )


def test_the_case_that_the_flop_brings_about_is_told_first():
    ruling = ruled(
        "wonky-donkey",
        (1, "Ann", "As 4s", 100),
        (2, "Bob", "Kc Qc", 150),
        board="8h 6d 3c 2s Kh",
    )

    assert ruling.awards == {2: 200}
    assert (ruling.game.id, ruling.showdown.case) == ("wonky-donkey", "red")
    assert told(ruling) == [
        "Bob takes back 50, which nobody called (TDA 15-B)",
        "The flop is red: hold'em (S 2.55)",
        (
            "Pot of 200: Bob wins with a pair of kings, Kc Kh Qc 8h 6d;"
            " the next is Ann with ace-king high (S 2.55)"
        ),
    ]


def test_the_odd_chip_between_the_sides_is_told_before_the_hands():
    ruling = ruled(
        "omaha-high-low",
        (1, "Ann", "As 2s Kh Kc", 250),
        (4, "Bob", "2c 5d Qh Jh", 250),
        board="Ah Kd 3c 8s 9h",
        chip=25,
        dead=175,
    )

    sides = ruling.pots[0].sides
    assert ruling.reasons.index(sides.among) == 0
    assert ruling.pots[0].divisions == (sides,)
    assert [str(reason) for reason in ruling.other_reasons] == told(ruling)[1:]
    assert len(told(ruling)) == 3


def test_one_or_two_odd_chips_between_three_portions_go_to_those_named_first(thirds):
    ruling = ruled(
        "thirds",
        (1, "Ann", "Ks Kd 8h 5s 2c", 250),
        (2, "Bob", "8c 7d 4h 3s Ad", 250),
        library=thirds,
        chip=50,
    )

    assert ruling.awards == {1: 200, 2: 300}
    assert told(ruling)[0] == (
        "Pot of 500 splits 200 for the high, 150 for the low and 150 for the badugi;"
        " the odd 50 goes to the high (S 1.4)"
    )
    two = ruled(
        "thirds",
        (1, "Ann", "Ks Kd 8h 5s 2c", 200),
        (2, "Bob", "8c 7d 4h 3s Ad", 200),
        library=thirds,
        chip=50,
    )
    assert told(two)[0] == (
        "Pot of 400 splits 150 for the high, 150 for the low and 100 for the badugi;"
        " odd chips of 50 go to the high and low (S 1.4)"
    )


def test_hands_stand_by_seat_in_whatever_order_the_players_are_listed():
    ruling = ruled(
        "texas-holdem",
        (8, "Hal", "Ac Ah", 100),
        (1, "Ann", "Kc Kh", 100),
        board="2c 7d 8h 9s Jd",
    )

    assert (list(ruling.hands), ruling.awards) == ([1, 8], {8: 200})
