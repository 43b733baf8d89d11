"""Which game of a rotation is played, and who turns to the next one."""

import pytest

from director.tournament.structure.rotation import Rotation

ORDER = ("razz", "stud", "badugi")


@pytest.mark.parametrize(
    ("kind", "is_chosen", "turned_by"),
    [
        ("fixed order", False, "table"),
        ("by level", False, "room"),
        ("dealer's choice", True, "table"),
        ("player's choice", True, "table"),
    ],
)
def test_a_game_is_chosen_at_the_table_or_decided_by_the_room(kind, is_chosen, turned_by):
    rotation = Rotation(8, ORDER, kind)

    assert (rotation.is_chosen, rotation.turned_by) == (is_chosen, turned_by)


def test_levels_decide_the_game_of_a_fixed_order_that_turns_by_them():
    each, pairs = Rotation(order=ORDER, levels=1), Rotation(order=ORDER, levels=2)

    assert [each.at_level(number) for number in range(4)] == ["razz", "stud", "badugi", "razz"]
    assert [pairs.at_level(number) for number in (0, 1, 2, 5, 6)] == [
        "razz",
        "razz",
        "stud",
        "badugi",
        "razz",
    ]
    for other in (
        Rotation(8, ORDER),
        Rotation(levels=1),
        Rotation(order=ORDER, levels=1, kind="dealer's choice"),
    ):
        assert other.at_level(1) == ""


def test_minutes_of_play_decide_the_game_of_a_fixed_order_that_turns_by_them():
    rotation = Rotation(order=ORDER, minutes=30)

    assert [rotation.after_minutes(played) for played in (0, 29.9, 30.0, 89.5, 90, 120)] == [
        "razz",
        "razz",
        "stud",
        "badugi",
        "razz",
        "stud",
    ]
    for other in (
        Rotation(8, ORDER),
        Rotation(minutes=30),
        Rotation(order=ORDER, minutes=30, kind="dealer's choice"),
    ):
        assert other.after_minutes(45) == ""


def test_after_the_last_game_comes_the_first_and_so_it_does_after_one_that_is_not_in_the_order():
    rotation = Rotation(8, ORDER)

    assert [rotation.next_in_order(game) for game in (*ORDER, "omaha")] == [
        "stud",
        "badugi",
        "razz",
        "razz",
    ]
    assert Rotation(8).next_in_order("razz") == ""
