"""House rules that change who is paid: our own ruling, and that of the house."""

import pytest

from director.engine.games.house_ways import IN_ANY_GAME, house_ways
from director.engine.showdown.answers import answer
from director.house.house_rules import HOUSE_RULES, PAYING
from tests.shipped import shipped_games

LIBRARY = shipped_games()


def case(game, chip, pot, hands, **more):
    """A showdown for one pot: seats, cards, and what else its file says."""
    players = [{"seat": seat, "name": name, "cards": cards} for seat, name, cards in hands]
    pots = [{"amount": pot, "seats": [seat for seat, _, _ in hands]}]
    return {"game": game, "chip": chip, "players": players, "pots": pots, **more}


TIED_LOW = case(
    "omaha-high-low", 25, 775,
    [(1, "Ann", "As 2s Kh Kc"), (4, "Bob", "Ad 2c Qh Jh")],
    board="Kd 3c 4s 8h 9h", button=5,
)  # fmt: skip
"""Ann has the high alone and ties for the low: an odd chip of each half."""
WHEELS = case(
    "omaha-high-low", 100, 2600,
    [(1, "Ann", "As 2s Kh Qc"), (4, "Bob", "Ad 2c Kc Qh")],
    board="3c 4s 5h Td 9d", button=5,
)  # fmt: skip
RAZZ = case(
    "razz", 25, 75,
    [(1, "Ann", "Ac 2s 3h 4c 6d Kc Kd"), (4, "Bob", "As 2c 3d 4d 6s Qh Qd")],
)  # fmt: skip
STUD = case(
    "stud", 25, 75,
    [(1, "Ann", "9c 8d 7d 6h 5s As 2c"), (4, "Bob", "9h 8c 7h 6s 5d Kd 2d")],
)  # fmt: skip
BROADWAY = [(1, "Ann", "Ah Kc Qd Js Tc 2c 3d"), (4, "Bob", "As Kd Qh Jc Td 4s 5h")]
MISSISSIPPI = case("mississippi-stud", 100, 300, BROADWAY, button=4)
PICKED = case("paradise-road-pickem", 100, 300, BROADWAY, button=4, choice="stud")
MEXICAN = case(
    "mexican-poker", 100, 300,
    [
        (1, "Ann", {"down": "Kh", "up": "Ah Qd Jd 7c"}),
        (4, "Bob", {"down": "Ks", "up": "As Qc Js 7d"}),
    ],
    button=4,
)  # fmt: skip
BADEUCY = case(
    "badeucy", 25, 1025,
    [(1, "Ann", "As 4c 3h 2d Kd"), (4, "Bob", "Qs 9c 8d 7h 7c")],
    button=2,
)  # fmt: skip
POINTS_49 = case(
    "dramaha-49", 25, 200,
    [(1, "Ann", "Ts 9h 3c 2h Ad"), (4, "Bob", "Th 9d 5d Kc Qc")],
    board="8d 8h 7s 3d 4d",
)  # fmt: skip
POINTS_21 = case(
    "dramaha-21", 25, 200,
    [(1, "Ann", "Ts 9h Ad 9c 8d"), (4, "Bob", "Th 9s Qd Kc 8c")],
    board="8h 7d 4s 3d 2c",
)  # fmt: skip

RULED = [
    ("two_odd_chips", TIED_LOW, {"1": 575, "4": 200}, {"1": 600, "4": 175}),
    ("two_odd_chips", WHEELS, {"1": 1300, "4": 1300}, {"1": 1400, "4": 1200}),
    ("odd_chips_all_cards", RAZZ, {"1": 25, "4": 50}, {"1": 50, "4": 25}),
    ("odd_chips_all_cards", STUD, {"1": 25, "4": 50}, {"1": 50, "4": 25}),
    ("button_stud_by_position", MISSISSIPPI, {"1": 100, "4": 200}, {"1": 200, "4": 100}),
    ("button_stud_by_position", PICKED, {"1": 100, "4": 200}, {"1": 200, "4": 100}),
    ("mexican_by_suit", MEXICAN, {"1": 200, "4": 100}, {"1": 100, "4": 200}),
    ("halves_by_position", BADEUCY, {"1": 525, "4": 500}, {"1": 500, "4": 525}),
    ("faces_count_one", POINTS_49, {"1": 100, "4": 100}, {"4": 200}),
    ("faces_count_one", POINTS_21, {"1": 200}, {"1": 100, "4": 100}),
]


@pytest.mark.parametrize(("key", "showdown", "ours", "theirs"), RULED)
def test_a_house_rule_pays_otherwise_and_the_reasons_say_that_it_does(key, showdown, ours, theirs):
    as_we_play, as_they_play = answer(showdown, LIBRARY), answer(showdown, LIBRARY, [key])

    assert (as_we_play["awards"], as_they_play["awards"]) == (ours, theirs)
    assert not any("house rule" in reason for reason in as_we_play["reasons"])
    assert any("house rule" in reason for reason in as_they_play["reasons"])
    assert sum(as_they_play["awards"].values()) == showdown["pots"][0]["amount"]


def test_every_house_rule_that_pays_is_known_to_a_game_and_none_that_does_not_is():
    known = {key for game in LIBRARY.sound() for key in house_ways(game)}
    of_the_deal = {"super_stud8_high_brings_in", "bidirectional_five_rounds"}
    of_the_deal |= {"buh_now_any_time", "buh_now_must", "deal_out_stub", "tied_by_position"}

    assert known == set(PAYING) | of_the_deal
    assert set(IN_ANY_GAME) <= set(PAYING) | of_the_deal
    assert {key for key, _, _, _ in RULED} | {"archie_shares"} == set(PAYING)


def test_a_games_own_question_names_a_house_rule_of_the_settings():
    named = {rule.setting for game in LIBRARY.sound() for rule in game.house_rules}

    assert named - {""} <= set(HOUSE_RULES)


def reasons(showdown, *house):
    return [one for one in answer(showdown, LIBRARY, house)["reasons"] if "odd" in one]


def test_an_odd_chip_between_halves_goes_from_the_button_where_the_house_has_it_so():
    assert reasons(BADEUCY, "halves_by_position")[0] == (
        "Pot of 1,025 splits 500 for the deuce-to-seven and 525 for the badugi; the odd 25 goes to"
        " the badugi, won by Bob, first clockwise from the button in seat 2 (house rule, WL)"
    )


def test_an_odd_chip_between_halves_needs_the_button_only_where_it_goes_from_there():
    nowhere = {key: value for key, value in BADEUCY.items() if key != "button"}

    asked = answer(nowhere, LIBRARY, ["halves_by_position"])["error"]
    scooped = case(
        "badeucy", 25, 1025, [(1, "Ann", "7s 5c 4h 3d 2d"), (4, "Bob", "Qs 9c 8d 7h 7c")]
    )

    assert (asked["code"], asked["field"]) == ("missing-button", "button")
    assert answer(nowhere, LIBRARY)["awards"] == {"1": 525, "4": 500}
    assert answer(scooped, LIBRARY, ["halves_by_position"])["awards"] == {"1": 1025}


def test_high_and_low_keep_the_odd_chip_at_the_high_hand_whatever_the_house_does_with_halves():
    assert answer(TIED_LOW, LIBRARY, ["halves_by_position"]) == answer(TIED_LOW, LIBRARY)


def test_two_odd_chips_are_named_as_a_house_rule_only_where_somebody_gets_them():
    even = TIED_LOW | {"pots": [{"amount": 800, "seats": [1, 4]}]}

    assert reasons(TIED_LOW, "two_odd_chips")[-1] == (
        "Pot of 775: Ann and Bob tie for the low with 8-4-3-2-A: 375 splits 200 and 175; the odd 25"
        " goes to Ann, first clockwise from the button in seat 5 (S 2.36; S 1.4-3a, TDA 20-A; house"
        " rule, TDA 20)"
    )
    assert answer(even, LIBRARY, ["two_odd_chips"]) == answer(even, LIBRARY)


def test_rrp_of_all_cards_the_lowest_gets_the_odd_chip_of_a_low_and_the_highest_of_a_high():
    assert reasons(RAZZ, "odd_chips_all_cards")[0] == (
        "Pot of 75: Ann and Bob tie with 6-4-3-2-A: 75 splits 50 and 25; the odd 25 goes to Ann,"
        " whose Ac is the lowest by suit of all cards (S 2.40; house rule, RRP)"
    )
    assert reasons(STUD, "odd_chips_all_cards")[0] == (
        "Pot of 75: Ann and Bob tie with nine-high straight: 75 splits 50 and 25; the odd 25 goes"
        " to Ann, whose As is the highest by suit of all cards (S 2.47; house rule, RRP)"
    )


def test_holdem_picked_in_paradise_road_knows_nothing_of_stud_chips():
    holdem = case(
        "paradise-road-pickem", 100, 300, [(1, "Ann", "Qc Jh"), (4, "Bob", "Qs Jd")],
        board="Ah Kd 9c 5s 2d", button=5, choice="texas-holdem",
    )  # fmt: skip

    assert answer(holdem, LIBRARY, PAYING) == answer(holdem, LIBRARY)


def test_c8_a_joker_has_no_suit_where_mexican_chips_go_by_suit():
    jokers = case(
        "mexican-poker", 100, 300,
        [
            (1, "Ann", {"exposed": "Jo", "up": "Qs Js 7s 6h"}),
            (4, "Bob", {"down": "Kd", "up": "Qc Jd 7c 6c"}),
        ],
        button=4,
    )  # fmt: skip

    assert answer(jokers, LIBRARY, ["mexican_by_suit"])["awards"] == {"1": 100, "4": 200}
