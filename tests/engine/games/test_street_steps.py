"""What happens on a street, step by step, each at its time; and the family a last card goes by."""

from dataclasses import replace

import pytest

from director.engine.dealing.short_stubs import stud_family
from director.engine.games.street_steps import street_steps
from director.engine.games.streets import AFTER, WHEN, Street
from tests.shipped import shipped_games

LIBRARY = shipped_games()
STUD, DONKEY = LIBRARY.game("stud"), LIBRARY.game("wonky-donkey")
BEFORE, WITH, _ = WHEN


@pytest.mark.parametrize(
    ("street", "steps"),
    [
        (Street("deal", down=5), ()),
        (Street("deal", bet="small"), ("small bet",)),
        (Street("deal", bet="any"), ("betting",)),
        (Street("deal", bet="small or big"), ("small or big bet",)),
        (Street("draw", draw=4, bet="big"), ("draw up to 4", "big bet")),
        (Street("draw", draw=1), ("draw up to 1",)),
        (Street("buy", buy=1), ("buy a card or not",)),
        (Street("buy", buy=2), ("buy up to 2 cards",)),
        (Street("deal", discard=(1, 1), bet="big"), ("big bet", "discard 1")),
        (Street("deal", discard=(0, 2), bet="big"), ("big bet", "discard 0 to 2")),
        (Street("deal", dice=1, bet="big"), ("big bet", "roll a die")),
        (Street("deal", dice=2, dice_when=BEFORE, bet="big"), ("roll 2 dice", "big bet")),
        (Street("deal", dice=2, dice_when=WITH), ()),
        (
            Street("deal", discard=(1, 1), discard_when=WITH, bet="big"),
            ("big bet; discard 1 with the first action",),
        ),
        (
            Street(
                "deal",
                draw=3,
                buy=1,
                discard=(0, 1),
                discard_when=BEFORE,
                dice=1,
                dice_when=WITH,
                note="turn a card up",
                note_when=WITH,
                bet="any",
            ),
            (
                "draw up to 3",
                "buy a card or not",
                "discard 0 to 1",
                "betting; roll a die, turn a card up with the first action",
            ),
        ),
        (
            Street("deal", discard=(2, 2), dice=3, note="turn a card up", bet="small"),
            ("small bet", "discard 2", "roll 3 dice", "turn a card up"),
        ),
    ],
)
def test_each_step_of_a_street_is_told_at_its_time(street, steps):
    assert street_steps(STUD, street) == steps


def test_a_street_on_which_nothing_is_stated_has_nothing_on_it():
    assert tuple(Street("turn")) == (
        ("turn", 0, 0, (), 0, 0, "", (0, 0), AFTER, 0, AFTER, "", AFTER)
    )


def test_boards_are_removed_on_the_last_street_with_a_board():
    oklahoma = LIBRARY.game("oklahoma")

    assert [street_steps(oklahoma, street) for street in oklahoma.streets] == [
        ("small bet",),
        ("small bet",),
        ("big bet",),
        ("remove boards with the lowest river card", "big bet"),
    ]


def test_the_flop_that_decides_the_game_says_how_many_more_cards_each_player_gets():
    hand, flop, *later = DONKEY.streets
    with_upcard = replace(DONKEY, streets=(hand._replace(up=1), flop, *later))
    with_four = replace(DONKEY, streets=(hand._replace(up=2), flop, *later))

    assert street_steps(DONKEY, flop) == (
        "red flop: hold'em",
        "black flop: 2 more down, Omaha high/low",
        "small bet",
    )
    assert street_steps(with_upcard, flop)[1] == "black flop: 1 more down, Omaha high/low"
    assert street_steps(with_four, flop)[1] == "black flop: Omaha high/low"
    assert [street_steps(DONKEY, street) for street in (hand, *later)] == [
        ("small bet",),
        ("big bet",),
        ("big bet",),
    ]


@pytest.mark.parametrize(
    ("street", "family"),
    [
        (Street("all", down=3, up=4), "stud"),
        (Street("all", down=6, up=1), "stud"),
        (Street("all", down=4, up=4), "stud"),
        (Street("all", down=3, up=3), None),
        (Street("all", down=2, up=3), None),
        (Street("all", down=7), None),
        (Street("all", down=3, up=4, board=(1,)), None),
        (Street("all", down=2, up=3, board=(1,)), None),
        (Street("all", down=3, up=4, discard=(1, 1)), "super stud"),
        (Street("all", down=3, up=4, discard=(0, 1)), "stud"),
    ],
)
def test_a_stub_is_counted_for_seven_cards_some_of_them_up_and_no_board(street, family):
    assert stud_family(replace(STUD, streets=(street,))) == family
    with_button = replace(STUD, forced="button and blinds", streets=(street,))
    assert stud_family(with_button) == ("mississippi" if family == "stud" else family)
