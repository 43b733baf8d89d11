"""The traps that lie in a hand, by what the judge says of it."""

from director.engine.showdown.adjudication import adjudicate
from director.engine.showdown.stated_showdowns import read_showdown
from director.school.look import Dealt
from director.school.traps import traps_in, traps_in_chips, traps_in_hand
from tests.shipped import shipped_games

LIBRARY = shipped_games()


def dealt(game, *hands, board=None, amount=100, **more):
    names = ("Ann", "Bob", "Cat")
    case = {
        "game": game,
        "button": 1,
        "players": [
            {"seat": seat, "name": name, "cards": cards}
            for seat, (name, cards) in enumerate(zip(names, hands, strict=False), start=1)
        ],
        "pots": [{"amount": amount, "seats": [*range(1, len(hands) + 1)]}],
        **({"board": board} if board else {}),
        **more,
    }
    return Dealt(case, adjudicate(read_showdown(case, LIBRARY)))


def traps(look, name):
    portion = next(one for one in look.game.all_portions if one.name == name)
    return set(traps_in(look, look.contested[0], portion))


def test_a_board_card_that_pairs_a_low_card_counterfeits_it():
    look = dealt("omaha-high-low", "Ah 2c Kd Kh", "3h 4c Qd Qh", board="2d 5s 8c Ks 9h")

    assert "counterfeit" in traps(look, "low")
    assert "quartered" not in traps(look, "low")


def test_two_tied_lows_of_whom_one_wins_the_high_quarter_the_pot():
    look = dealt("omaha-high-low", "Ah 2c Kd Kh", "Ac 2h Jd Th", board="3d 5s 8c Ks 9h")

    assert {"tie", "quartered"} <= traps(look, "low")


def test_how_hands_do_against_others_is_no_trap_in_one_hand_alone():
    look = dealt("omaha-high-low", "Ah 2c Kd Kh", "Ac 2h Jd Th", board="3d 5s 8c Ks 9h")
    low = look.game.portions[1]

    alone = traps_in_hand(look, look.contested[0], low, 2)

    assert set(traps_in(look, look.contested[0], low)) - set(alone) >= {"tie", "quartered"}


def test_one_card_short_of_a_low_is_told_from_no_low_at_all():
    short = dealt("omaha-high-low", "Ah 2c Kd Kh", "Qc Qh Jd Th", board="3d 5s 9c Ks 9h")
    nothing = dealt("omaha-high-low", "Ah 2c Kd Kh", "Qc Qh Jd Th", board="Jc Ts 9c Ks 9h")

    assert {"short", "nobody"} <= traps(short, "low")
    assert "short" not in traps(nothing, "low")


def test_a_flush_of_one_hole_card_tempts_in_omaha_and_not_in_holdem():
    omaha = dealt("omaha", "Ah Kc Kd 2s", "Qc Qs 3d 4d", board="2h 5h 9h Kh 8c")
    holdem = dealt("texas-holdem", "Ah Kc", "Qc Qs", board="2h 5h 9h Kh 8c")

    assert "tempting" in traps(omaha, "high")
    assert "tempting" not in traps(holdem, "high")


def test_a_straight_spoils_deuce_to_seven_and_not_ace_to_five():
    hands = ("6c 5d 4h 3s 2c", "9c 7d 4s 3c 2d")

    assert "spoiled low" in traps(dealt("deuce-to-seven-lowball", *hands), "low")
    assert "harmless" in traps(dealt("ace-to-five-triple-draw", *hands), "low")


def test_the_ace_is_high_in_deuce_to_seven():
    assert "high ace" in traps(
        dealt("deuce-to-seven-lowball", "Ac 5d 4h 3s 2c", "Kc 7d 4s 3c 2d"), "low"
    )


def test_the_better_low_loses_without_a_face_card():
    look = dealt("action-razz", "Ac 2d 3h 4s 5c 6d 7h", "Kc 9d 8h 4c 3s 2c Ad")

    assert "ahead" in traps(look, "low")


def test_hands_that_look_alike_are_a_near_miss_and_others_are_not():
    alike = dealt("texas-holdem", "Ah Kc", "Ac Qs", board="As 5h 9d 2c 8c")
    apart = dealt("texas-holdem", "Ah Kc", "Qc Qs", board="As 5h Qd 2c 8c")

    assert "near miss" in traps(alike, "high")
    assert "near miss" not in traps(apart, "high")


def test_chips_have_their_own_traps():
    odd = dealt("texas-holdem", "Ah Kc", "Ac Ks", board="Qs 5h 9d 2c 8c", amount=101)
    even = dealt("texas-holdem", "Ah Kc", "Ac Ks", board="Qs 5h 9d 2c 8c", amount=100)

    assert traps_in_chips(odd, odd.ruling.pots[0].shares) == ["odd chip"]
    assert traps_in_chips(even, even.ruling.pots[0].shares) == []
