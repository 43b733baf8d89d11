"""What is spoken: numbers, names of games, sentences, and every announcement of every structure."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from spoken import spoken

from director.house import shelf
from director.house.announcements import (
    EXAMPLES,
    HAND_FOR_HAND,
    MOMENTS,
    TABLE_BREAKS,
    why_no_voice,
    why_not_spoken,
)
from director.house.settings import Settings
from director.tournament.clock.chime_kinds import BREAK, BREAK_ENDS, FIRST, LEVEL, SECOND
from director.tournament.clock.chimes import Chime
from director.tournament.state import Tournament
from director.tournament.structure.files import load_structure
from director.views.spoken.names import as_said
from director.views.spoken.numbers import number_in_words, plural_in_words, time_in_words
from director.views.spoken.sentences import filled, spoken_of_clock
from tests.shipped import shipped_games
from tests.tournament.evening import FRIDAY

LIBRARY = shipped_games()


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path / "settings.toml")


def event(name):
    return Tournament("Friday", load_structure(shelf.structures() / f"{name}.toml", LIBRARY))


def step_of(t, kind):
    return next(at for at, one in enumerate(t.structure.steps) if type(one).__name__ == kind)


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "zero"),
        (13, "thirteen"),
        (40, "forty"),
        (99, "ninety-nine"),
        (100, "one hundred"),
        (1_200, "twelve hundred"),
        (1_250, "one thousand two hundred fifty"),
        (7_500, "seventy-five hundred"),
        (9_000, "nine thousand"),
        (12_500, "twelve thousand five hundred"),
        (1_000_000, "one million"),
        (2_500_000, "two million five hundred thousand"),
        (10**12, "1000000000000"),
    ],
)
def test_a_number_is_said_in_words(number, words):
    assert number_in_words(number) == words


@given(st.integers(0, 10**9), st.integers(0, 10**9))
def test_no_two_numbers_are_said_alike(one, other):
    assert (number_in_words(one) == number_in_words(other)) is (one == other)


@pytest.mark.parametrize(
    ("clock", "words"),
    [((0, 0), "twelve o'clock"), ((9, 5), "nine oh five"), ((20, 14), "eight fourteen")],
)
def test_a_time_of_day_is_said_as_people_say_it(clock, words):
    hour, minute = clock

    assert time_in_words(FRIDAY.astimezone().replace(hour=hour, minute=minute)) == words


def test_chips_are_said_in_the_plural():
    assert [*map(plural_in_words, (5, 6, 20, 25, 100, 500, 1_000, 5_000))] == [
        "fives",
        "sixes",
        "twenties",
        "twenty-fives",
        "hundreds",
        "five hundreds",
        "thousands",
        "five thousands",
    ]


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("Omaha/8", "Omaha eight or better"),
        ("O8", "Omaha eight or better"),
        ("Omaha High/Low Eight-or-Better", "Omaha eight or better"),
        ("Stud/NQ", "Stud high low, no qualifier"),
        ("Omaha/X", "Omaha X or better"),
        ("limit Hold'em", "limit Hold'em"),
        ("No-Limit 2-7 Single Draw", "No limit deuce to seven Single Draw"),
        ("A-5 Triple Draw", "ace to five Triple Draw"),
        ("TD Dramaha", "triple draw Dramaha"),
        ("Miss. Stud/8", "Mississippi Stud eight or better"),
        ("PLO", "pot limit Omaha"),
        ("PLO8", "pot limit Omaha eight or better"),
        ("PLO5", "five card pot limit Omaha"),
        ("NLHE", "no limit hold'em"),
        ("5-Card Stud", "five Card Stud"),
        ("Dramaha 49", "Dramaha forty-nine"),
        ("HORSE", "Horse"),
        ("Bidirectional Chowaha (High/Low)", "Bidirectional Chowaha high low"),
    ],
)
def test_a_game_is_said_as_a_dealer_says_it(written, said):
    assert as_said(written) == said


def test_a_sentence_without_its_value_is_left_out():
    values = {"level": "level five", "game": ""}

    assert filled("{level}. {game}. Good luck!", values) == "Level five. Good luck!"
    assert filled("{game}.", values) == ""


@pytest.mark.parametrize(
    ("sentences", "why"),
    [
        ("Table {table} breaks.", ""),
        ("", ""),
        ("Table {tabel}", "no such word “{tabel}”; did you mean “{table}”?"),
        ("Table {level}", "no such word “{level}”; known: {table}"),
        ("Table {table", "a brace is open or closed once too often: write {level}"),
        ("Table {table.__class__}", "no such word “{table.__class__}”; known: {table}"),
        ("Table {table!r}", "write {table} without anything behind it"),
        ("x" * 301, "at most 300 letters are spoken; these are 301"),
    ],
)
def test_sentences_are_checked_for_what_the_moment_knows(sentences, why):
    assert why_not_spoken(TABLE_BREAKS, sentences) == why


def test_a_moment_that_knows_nothing_takes_no_placeholder():
    assert why_not_spoken(HAND_FOR_HAND, "Now {level}") == (
        "nothing stands in braces at this moment"
    )


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_begins_with_sentences_that_it_can_speak(moment):
    kind = MOMENTS[moment]

    assert why_not_spoken(moment, kind.sentences) == ""
    assert set(kind.holds) <= set(EXAMPLES)
    assert all(name in EXAMPLES for name in kind.holds)


def test_the_name_of_a_voice_is_no_option_of_a_program():
    assert [why_no_voice(name) for name in ("Samantha", "-w", "a\nb")] == [
        "",
        "this is no name of a voice",
        "this is no name of a voice",
    ]


def test_a_level_is_spoken_with_its_stakes(settings):
    t = event("no-limit-deep")

    said = spoken_of_clock(t, Chime(LEVEL, FRIDAY, step_of(t, "Level")), settings, LIBRARY)

    assert said == "Level one. Blinds one hundred, two hundred."


def test_stakes_of_several_kinds_of_games_are_a_sentence_each(settings):
    t = event("horse")

    said = spoken_of_clock(t, Chime(LEVEL, FRIDAY, 0), settings, LIBRARY)

    assert said == (
        "Level one. Hold'em and Omaha eight or better: blinds fifty, one hundred; limits one"
        " hundred, two hundred. Razz, Stud and Stud eight or better: ante twenty-five; bring-in"
        " twenty-five; limits one hundred, two hundred."
    )


def test_the_game_of_a_level_is_said_where_levels_have_their_own(settings):
    t = event("vatlarge-2020-toc-style")

    said = spoken_of_clock(t, Chime(BREAK_ENDS, FRIDAY, 0), settings, LIBRARY)

    assert said.startswith("Cards in the air. Level one A. Limit Hold'em. Blinds ")


def test_a_break_is_spoken_with_its_length_its_end_and_the_chips_that_leave(settings):
    t = event("horse")
    at = FRIDAY.replace(minute=0)

    said = spoken_of_clock(t, Chime(BREAK, at, step_of(t, "Break")), settings, LIBRARY)

    assert re.fullmatch(
        r"Break\. Ten minutes\. Play resumes at [a-z' -]+\. Color up the twenty-fives\.", said
    )


def test_a_warning_says_how_long_and_of_what(settings):
    t = event("horse")
    rest = step_of(t, "Break")

    def at(kind, step):
        return spoken_of_clock(t, Chime(kind, FRIDAY, step), settings, LIBRARY)

    assert [at(FIRST, 0), at(FIRST, rest), at(SECOND, 0)] == [
        "Two minutes left in level one.",
        "Two minutes left in the break.",
        "",
    ]


def test_sentences_of_the_house_are_spoken_and_wrong_ones_of_a_file_are_not(settings):
    t = event("horse")
    settings.values["level_spoken"] = "Ladies and gentlemen, {level}!"
    settings.values["break_spoken"] = "Break of {minutse}"

    said = [
        spoken_of_clock(t, Chime(kind, FRIDAY, step), settings, LIBRARY)
        for kind, step in ((LEVEL, 0), (BREAK, step_of(t, "Break")))
    ]

    assert said == ["Ladies and gentlemen, level one!", ""]


@pytest.mark.parametrize(
    "path", sorted(shelf.structures().glob("*.toml")), ids=lambda one: one.stem
)
def test_nothing_of_any_structure_is_spoken_as_a_figure_a_sign_or_an_abbreviation(path, settings):
    said = spoken(load_structure(path, LIBRARY), settings, LIBRARY)

    assert len(said) > 5
    for sentence in said:
        assert re.fullmatch(r"[A-Za-z][A-Za-z',;:. -]*\.", sentence), sentence
        assert not re.search(r"\b[A-Z]{2,}\b", sentence), sentence
