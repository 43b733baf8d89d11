"""Who ties on what, how many chips each gets, and where the odd chip goes and why."""

import pytest

from director.engine.showdown.answers import ruling_on
from director.engine.showdown.read_aloud import read_aloud
from tests.shipped import shipped_games

LIBRARY = shipped_games()


def ruled(game, *players, button=2, chip=25, board="", **more):
    case = {
        "game": game,
        "button": button,
        "chip": chip,
        "players": [
            {"seat": seat, "name": name, "cards": cards, "bet": bet}
            for seat, name, cards, bet in players
        ],
        **more,
    }
    return ruling_on(case | ({"board": board} if board else {}), LIBRARY)[0]


def told(ruling):
    """What stands beside the chips of the first pot."""
    return [str(division.beside) for division in ruling.pots[0].divisions]


def test_a_tied_low_says_who_ties_on_what_who_gets_the_odd_chip_and_why():
    ruling = ruled(
        "omaha-high-low",
        (1, "Ann", "4s 2s Kh Jc", 700),
        (3, "Bob", "4c 2d Kc Th", 700),
        (4, "Cy", "As Ac Qd Qc", 700),
        board="Ah 3d 6c Kd Qs",
        dead=0,
        button=4,
    )

    assert told(ruling) == [
        "Ann and Bob tie for the low with 6-4-3-2-A: 1,050 splits 525 each (S 2.36)"
    ]
    again = ruled(
        "omaha-high-low",
        (1, "Ann", "4s 2s Kh Jc", 650),
        (3, "Bob", "4c 2d Kc Th", 650),
        (4, "Cy", "As Ac Qd Qc", 650),
        board="Ah 3d 6c Kd Qs",
        dead=100,
        button=4,
    )
    assert told(again) == [
        (
            "Ann and Bob tie for the low with 6-4-3-2-A: 1,025 splits 525 and 500;"
            " the odd 25 goes to Ann, first clockwise from the button in seat 4"
            " (S 2.36; S 1.4-3a, TDA 20-A)"
        )
    ]


def test_the_sides_say_which_has_the_odd_chip():
    ruling = ruled(
        "omaha-high-low",
        (1, "Ann", "As 2s Kh Kc", 250),
        (4, "Bob", "2c 5d Qh Jh", 250),
        board="Ah Kd 3c 8s 9h",
        dead=175,
    )

    assert told(ruling) == [
        (
            "675 splits 350 for the high and 325 for the low;"
            " the odd 25 goes to the high (S 1.4-3c, TDA 20-C)"
        )
    ]
    assert str(ruling.reasons[0]).startswith("Pot of 675 splits 350 for the high and 325")


def test_two_odd_chips_go_to_the_first_two_clockwise():
    ruling = ruled(
        "texas-holdem",
        (1, "Ann", "2c 3c", 100),
        (4, "Bob", "2d 3d", 100),
        (6, "Cy", "2h 3h", 100),
        board="As Ks Qs Js Ts",
        dead=50,
        button=5,
    )

    assert told(ruling) == [
        (
            "Cy, Ann and Bob tie with royal flush: 350 splits 125, 125 and 100;"
            " the odd 25 goes to Cy, first clockwise from the button in seat 5;"
            " another 25 goes to Ann, the next clockwise (S 2.51; S 1.4-3a, TDA 20-A)"
        )
    ]


def test_nobody_gets_two_odd_chips_and_whoever_is_passed_over_is_named():
    ruling = ruled(
        "omaha-high-low",
        (1, "Ann", "4s 2s Ac Kh", 525),
        (3, "Bob", "4c 2d Jc Th", 525),
        board="Ah 3d 6c Kd 9s",
        dead=25,
        button=5,
    )

    assert told(ruling) == [
        (
            "1,075 splits 550 for the high and 525 for the low;"
            " the odd 25 goes to the high (S 1.4-3c, TDA 20-C)"
        ),
        (
            "Ann and Bob tie for the low with 6-4-3-2-A: 525 splits 250 and 275;"
            " the odd 25 goes to Bob: nobody gets two odd chips of a pot, and Ann got one"
            " (S 2.36; S 1.4-2)"
        ),
    ]


def test_in_stud_the_card_that_is_ahead_by_suit_is_named():
    ruling = ruled(
        "razz",
        (1, "Ann", "8s 6d 4h 3c 2s Kd Kc", 50),
        (2, "Bob", "8h 6s 4d 3h 2d Ks Kh", 50),
        dead=25,
    )

    assert told(ruling) == [
        (
            "Ann and Bob tie with 8-6-4-3-2: 125 splits 75 and 50;"
            " the odd 25 goes to Ann, whose 8s is the highest by suit (S 2.40; S 1.4-3b, TDA 20-B)"
        )
    ]


def test_a_card_that_both_have_places_no_odd_chip():
    ruling = ruled(
        "mississippi-stud",
        (1, "Ann", "Kh Qd Js Tc 2d 3c", 50),
        (2, "Bob", "Kd Qs Jd Th 4c 5s", 50),
        board="As",
        dead=25,
    )

    assert told(ruling)[0].endswith(
        "the odd 25 goes to Ann, whose Kh is the highest by suit (S 2.32; S 1.4-3b, TDA 20-B)"
    )


def test_the_award_that_is_read_aloud_names_tie_and_odd_chip_and_the_hand_by_its_cards():
    ruling = ruled(
        "omaha-high-low",
        (1, "Ann", "4s 2s Kh Jc", 700),
        (3, "Bob", "4c 2d Kc Th", 700),
        (4, "Cy", "As Ac Qd Qc", 650),
        board="Ah 3d 6c Kd Qs",
    )

    assert read_aloud(ruling) == [
        "Omaha High/Low Eight-or-Better.",
        (
            "Ann gets 550: a six-four low (6c 4s 3d 2s Ah), tied with Bob;"
            " high with a pair of kings (Kh Kd Jc Ah Qs)."
        ),
        "Bob gets 525: a six-four low (6c 4c 3d 2d Ah), tied with Ann, and the odd 25.",
        (
            "Main pot of 1,950: Bob and Ann tie for the low with 6-4-3-2-A: 975 splits 500 and 475;"
            " the odd 25 goes to Bob, first clockwise from the button in seat 2."
        ),
        "Side pot 1 of 100: Bob and Ann tie for the low with 6-4-3-2-A: 50 splits 25 each.",
        "Cy gets 975: high with three aces (As Ac Ah Kd Qs).",
        "Why:",
        (
            "  Main pot of 1,950, high: Cy wins with three aces, As Ac Ah Kd Qs;"
            " the next is Ann with a pair of kings (S 2.36)"
        ),
        (
            "  Side pot 1 of 100, high: Ann wins with a pair of kings, Kh Kd Jc Ah Qs;"
            " Bob has a pair of kings too, but the jack beats the ten (S 2.36)"
        ),
    ]


def test_whoever_wins_all_of_a_pot_is_not_told_of_its_odd_chips():
    ruling = ruled(
        "omaha-high-low",
        (1, "Ann", "As 2s Kh Kc", 250),
        (4, "Bob", "Qc 9d Qd 9h", 250),
        board="Ah Kd 3c 8s 4h",
        dead=175,
    )

    assert not [line for line in read_aloud(ruling) if "odd" in line and line[0] != " "]


def ties():
    """Every share of every game's examples for which hands tie, with its ruling and its pot."""
    for game in map(LIBRARY.game, LIBRARY.ids()):
        for example in game.examples if game.kind == "showdown" else ():
            if "error" in example.result:
                continue
            judged = ruling_on(dict(example.case), LIBRARY)[0]
            for pot in judged.pots:
                for share in pot.shares:
                    if len(share.parts) > 1:
                        yield pytest.param(judged, pot, share, id=f"{game.id}: {example.title}")


@pytest.mark.parametrize(("ruling", "pot", "share"), list(ties()))
def test_every_tie_of_every_game_tells_the_chips_and_names_whoever_has_an_odd_one(
    ruling, pot, share
):
    sentence = pot.ties[share.portion].beside.words
    before, _, odd = sentence.partition("; ")

    names = {part.seat: ruling.showdown.players[part.seat].title for part in share.parts}
    assert all(name in before for name in names.values())
    assert all(f"{part.amount:,}" in before for part in share.parts)
    lucky = [names[part.seat] for part in share.parts if part.odd]
    assert odd.count(f" {share.parts[0].odd or share.parts[-1].odd:,} goes to ") == len(lucky)
    assert all(f"goes to {name}" in odd for name in lucky)
