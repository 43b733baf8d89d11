"""Fields that are played under a structure, and when they end."""

from dataclasses import replace
from datetime import timedelta

import pytest

from director.house import shelf
from director.tournament.structure.files import load_structure
from director.tournament.structure.schedule import expected_end
from director.tournament.structure.simulated_fields import (
    Course,
    Field,
    Stretch,
    course_of,
    fields,
    span,
    usually_left,
)
from director.tournament.structure.stakes import Stakes
from director.tournament.structure.structure import Break, Level
from tests.tournament.evening import STRUCTURE

EXPECTED = {
    path.stem: made
    for path in sorted(shelf.structures().glob("*.toml"))
    if (made := load_structure(path)).expected
}


def minutes(count):
    return timedelta(minutes=count)


def ends(structure, players, **dice):
    return span(list(fields(course_of(structure, players), **dice)))


def test_a_course_is_what_the_field_is_played_under():
    assert course_of(STRUCTURE, 30) == Course(
        (Stretch(20, 100), Stretch(20, 200), Stretch(10, 0), Stretch(20, 400)), 1000, 30, 4
    )


@pytest.mark.parametrize(
    "structure",
    [replace(STRUCTURE, steps=()), replace(STRUCTURE, starting_chips=0)],
    ids=["no level", "no chips"],
)
def test_without_stakes_or_chips_nothing_is_played(structure):
    assert course_of(structure, 30) is None


def test_one_player_alone_plays_no_field():
    assert course_of(STRUCTURE, 1) is None


def test_two_with_one_bet_each_are_done_after_a_hand():
    steps = (Level("1", 20, Stakes(500, 1000)),)
    course = course_of(replace(STRUCTURE, steps=steps), 2)

    assert list(fields(course, 3)) == [Field((2,), minutes(2))] * 3


def test_the_same_seed_makes_the_same_fields_and_another_seed_others():
    course = course_of(EXPECTED["horse"], 60)

    once, again, otherwise = (list(fields(course, 5, seed)) for seed in (1, 1, 2))

    assert once == again
    assert once != otherwise


def test_more_entries_end_later_also_where_only_a_sample_of_them_is_played():
    horse = EXPECTED["horse"]

    middles = [ends(horse, players).middle for players in (20, 60, 180, 540, 1620)]

    assert middles == sorted(set(middles))


def test_a_break_makes_the_end_that_much_later():
    level = Level("1", 20, Stakes(50, 100))
    later = Level("2", 600, Stakes(200, 400))
    plain = replace(STRUCTURE, steps=(level, later))
    rested = replace(STRUCTURE, steps=(level, Break(45), later))

    assert ends(rested, 20) == tuple(one + minutes(45) for one in ends(plain, 20))


@pytest.mark.parametrize("name", EXPECTED)
def test_the_band_reaches_the_level_of_the_rule_of_thumb_or_the_one_beside_it(name):
    structure = EXPECTED[name]
    end = expected_end(structure, structure.expected.players)
    near = structure.lengths[end.step]

    band = ends(structure, structure.expected.players)

    assert band.earliest - near <= end.after
    assert band.latest + near >= end.after - near


def test_nine_in_ten_fields_lie_within_the_band():
    played = [Field((9,), minutes(number)) for number in range(1, 41)]

    assert span(played[::-1]) == (minutes(3), minutes(20), minutes(38))


def test_a_field_that_is_over_counts_as_one_player_left():
    played = [
        Field((9, 5, 2), minutes(50)),
        Field((9, 4), minutes(30)),
        Field((9, 6), minutes(35)),
    ]

    assert usually_left(played) == (9, 5, 1)
