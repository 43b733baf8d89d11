"""Leagues: points formulas, the best that count, ties, the file of a league."""

from fractions import Fraction
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.files.forms import FileWrong
from director.tournament.leagues.files import league_from_text, new_league
from director.tournament.leagues.formula_table import (
    Cell,
    PlaceRow,
    first_fault,
    formula_table,
)
from director.tournament.leagues.league import (
    TIES,
    Finish,
    League,
    Line,
    Played,
    Score,
    Season,
    ranks,
    season,
)
from director.tournament.leagues.points import (
    BY_FIELD,
    BY_PLACE,
    ROOT,
    ROOT_STEEP,
    WAYS,
    WEIGHTED,
    Formula,
    points,
)
from director.tournament.leagues.variables import Occasion

TABLE = Formula(BY_PLACE, table=(100_00, 60_00, 40_00), rest=10_00)


def played(*players, name="Friday", knock_outs=()):
    """These players in the order in which they finished."""
    had = dict(knock_outs)
    finishes = tuple(
        Finish(player, place, knock_outs=had.get(player, 0))
        for place, player in enumerate(players, start=1)
    )
    return Played(name, len(players), 50, finishes)


def table(league, *events):
    return [(line.rank, line.player, line.points) for line in season(league, events)]


@pytest.mark.parametrize(
    ("formula", "expected"),
    [
        (TABLE, 40_00),
        (Formula(BY_FIELD, 1_00), 34_00),
        (Formula(ROOT, 10_00), 34_64),
        (Formula(ROOT_STEEP, 10_00), 20_00),
        (Formula(WEIGHTED, 1_00), 15_00),
    ],
)
def test_third_of_thirty_six_for_a_hundred_gets_by_each_formula(formula, expected):
    assert points(formula, Occasion(36, 3, 100)) == expected


def test_knock_outs_and_attendance_come_on_top():
    formula = Formula(ROOT, 10_00, knock_out=1_50, attendance=5_00)

    assert points(formula, Occasion(36, 4, hits=3)) == 39_50


def test_half_a_knockout_brings_half_the_points():
    formula = Formula("0", knock_out=3_01)

    assert points(formula, Occasion(9, 1, hits=Fraction(1, 2))) == 1_50


def test_places_behind_the_last_one_that_counts_get_attendance_only():
    formula = Formula(BY_FIELD, 1_00, places=9, attendance=2_00)

    assert [points(formula, Occasion(20, place)) for place in (9, 10)] == [14_00, 2_00]


def test_who_ties_shares_the_points_of_those_places():
    assert points(TABLE, Occasion(9, 2), tied=2) == 50_00
    assert points(Formula(BY_FIELD, 1_00, places=2), Occasion(9, 2), tied=2) == 4_00


def test_points_of_all_events_are_added():
    assert table(League("L", (), TABLE), played(1, 2, 3), played(2, 3, 1)) == [
        (1, 2, 160_00),
        (2, 1, 140_00),
        (3, 3, 100_00),
    ]


def test_only_the_best_events_count_and_the_others_are_marked():
    league = League("L", (), TABLE, best=2)

    lines = season(league, (played(1, 2, 3), played(2, 3, 1), played(1, 3, 2)))

    assert [(line.player, line.points) for line in lines] == [(1, 200_00), (2, 160_00), (3, 120_00)]
    assert lines[0].scores == (
        Score(1, 100_00),
        Score(3, 40_00, counts=False),
        Score(1, 100_00),
    )
    assert (lines[0].played, lines[0].wins) == (3, 2)


def test_ties_are_told_apart_in_the_order_that_is_declared():
    events = (played(1, 2, 3), played(4, 2, 5))
    even = Formula(BY_PLACE, table=(60_00, 30_00))

    by_wins = table(League("L", (), even, ties=("most wins",)), *events)
    by_events = table(League("L", (), even, ties=("most events",)), *events)

    assert [rank[:2] for rank in by_wins[:3]] == [(1, 1), (1, 4), (3, 2)]
    assert [rank[:2] for rank in by_events[:3]] == [(1, 2), (2, 1), (2, 4)]


def test_who_is_equal_to_the_end_is_equal_in_rank():
    league = League("L", (), TABLE)

    assert [line[0] for line in table(league, played(1, 2), played(2, 1), played(3))] == [1, 1, 3]


def test_where_everybody_stood_after_each_event():
    league = League("L", (), TABLE)

    assert ranks(league, (played(1, 2), played(2, 3), played(3, 2, 1))) == {
        1: (1, 2, 3),
        2: (2, 1, 1),
        3: (None, 3, 2),
    }


@given(
    way=st.sampled_from([way for way in WAYS if way != BY_PLACE]),
    entries=st.integers(2, 5000),
    buy_in=st.integers(1, 10_000),
)
def test_a_better_place_never_gets_less(way, entries, buy_in):
    formula = Formula(way, 10_00)
    places = sorted({1, 2, 3, entries // 2 or 1, entries})

    got = [points(formula, Occasion(entries, place, buy_in)) for place in places]

    assert got == sorted(got, reverse=True)
    assert min(got) >= 0


@given(
    results=st.lists(st.permutations(range(1, 7)), min_size=1, max_size=6),
    best=st.integers(0, 6),
    ties=st.lists(st.sampled_from(sorted(TIES)), max_size=3),
)
def test_a_season_has_everybody_once_and_points_that_fall(results, best, ties):
    events = tuple(played(*order) for order in results)

    lines = season(League("L", (), TABLE, best, tuple(ties)), events)

    assert sorted(line.player for line in lines) == list(range(1, 7))
    assert [line.points for line in lines] == sorted([one.points for one in lines], reverse=True)
    assert [line.rank for line in lines] == sorted(line.rank for line in lines)
    counted = {sum(score.counts for score in line.scores if score) for line in lines}
    assert counted == {min(best, len(results)) or len(results)}


def test_a_new_file_is_a_sound_league():
    text = new_league('Friday "late" league', ("Friday 1", "12"))

    assert league_from_text(text, "friday.toml") == League(
        'Friday "late" league', ("Friday 1", "12"), Formula(ROOT, 10_00)
    )


def test_everything_that_is_wrong_with_a_file_is_said_at_once():
    text = """
name = "Spring"
events = ["1", "1"]
ties = ["most winns"]
[points]
formula = "by place"
factr = 3
"""
    with pytest.raises(FileWrong) as wrong:
        league_from_text(text, "spring.toml")

    assert [str(fault) for fault in wrong.value.faults] == [
        "line 3: events: an event is named twice",
        "line 4: ties: no such choice “most winns”; did you mean “most wins”?",
        "line 5: points.table: is missing: points by place need a table, such as [100, 70, 50]",
        "line 7: points.factr: no such key “factr”; did you mean “factor”?",
    ]


@pytest.mark.parametrize(
    ("tie", "order"),
    [
        ("most wins", [1, 2, 3, 4]),
        ("best place", [1, 3, 2, 4]),
        ("best score", [2, 1, 3, 4]),
        ("most events", [2, 3, 4, 1]),
        ("fewest events", [1, 2, 3, 4]),
        ("most knock-outs", [4, 2, 1, 3]),
        ("newest event", [1, 3, 4, 2]),
    ],
)
def test_each_way_to_tell_equal_points_apart_puts_the_better_first(tie, order):
    lines = {
        1: (None, Score(1, 60_00)),
        2: (Score(3, 61_00), Score(4, -1_00, knock_outs=1)),
        3: (Score(2, 30_00), Score(4, 30_00)),
        4: (Score(5, 30_00, knock_outs=1), Score(5, 30_00, knock_outs=1)),
    }
    key = {player: TIES[tie](Line(0, player, 60_00, each)) for player, each in lines.items()}

    assert sorted(key, key=lambda player: (key[player], player)) == order


def test_of_equal_scores_the_earlier_ones_count():
    league = League("L", (), TABLE, best=1)

    (line,) = season(league, (played(1), played(1)))

    assert line == Line(1, 1, 100_00, (Score(1, 100_00), Score(1, 100_00, counts=False)))


def test_a_season_has_decimals_only_where_some_points_have_and_calls_people_by_their_names():
    def of(*brought):
        lines = tuple(Line(1, 7, 0, (None, Score(1, one))) for one in brought)
        return Season(League("L", ()), (), lines, {}, {7: "Ann"}, (), {})

    assert [of(1_00, 50_00).is_whole, of(1_00, 50_01).is_whole, of().is_whole] == [
        True,
        False,
        True,
    ]
    assert (of().name(7), of().name(8)) == ("Ann", "player 8")


def test_where_nothing_else_is_said_all_places_of_all_events_count_by_the_square_root():
    assert points(Formula(), Occasion(36, 36)) == 10_00
    assert points(Formula(BY_PLACE, table=(5_00,)), Occasion(2, 2)) == 0
    assert points(Formula(WEIGHTED), Occasion(9, 2)) == 0
    assert season(League("L", ()), (played(1, 2), played(2, 1))) == (
        Line(1, 1, 24_14, (Score(1, 14_14), Score(2, 10_00))),
        Line(1, 2, 24_14, (Score(2, 10_00), Score(1, 14_14))),
    )


def as_before(way, factor, table, rest, entries, place, buy_in):
    """The five formulas as they were before a house could write its own, in floating point."""
    return {
        BY_PLACE: lambda: table[place - 1] if place <= len(table) else rest,
        BY_FIELD: lambda: factor * (entries - place + 1),
        ROOT: lambda: factor * sqrt(entries / place),
        ROOT_STEEP: lambda: factor * sqrt(entries) / place,
        WEIGHTED: lambda: factor * sqrt(entries * buy_in) / (place + 1),
    }[way]()


@pytest.mark.parametrize("way", WAYS)
def test_the_formulas_of_the_program_give_what_they_gave_before(way):
    sizes = (1, 2, 3, 7, 9, 10, 16, 25, 36, 50, 100, 144)
    table, rest = (100_00, 70_00, 50_50), 5_01
    got, expected = [], []
    for factor in (1_00, 2_50, 10_00):
        formula = Formula(way, factor, table, rest)
        for entries in sizes:
            for first in range(1, entries + 1):
                for tied in {1, min(3, entries - first + 1)}:
                    places = range(first, first + tied)
                    shared = [
                        as_before(way, factor, table, rest, entries, place, 55.5)
                        for place in places
                    ]
                    expected.append(round(sum(shared) / tied))
                    got.append(points(formula, Occasion(entries, first, 55.5), tied))

    assert got == expected


def test_a_formula_of_the_house_is_read_from_its_file_and_counted():
    text = """
name = "Spring"
events = ["1"]
[points]
formula = "round(10 * sqrt(n / place)) + if(place = 1, 5, 0) + 2 * hits"
attendance = 1
"""
    formula = league_from_text(text, "spring.toml").formula

    assert points(formula, Occasion(36, 1, hits=2)) == 70_00
    assert points(formula, Occasion(36, 7)) == 24_00


@pytest.mark.parametrize(
    ("formula", "faults"),
    [
        ("10 * plase", ["column 6: no such name “plase”; did you mean “place”?"]),
        ("square rot", ["no such choice “square rot”; did you mean “square root”?"]),
        (
            "sqrt(n, 2) + hit",
            [
                "column 1: “sqrt” does not take 2 values: sqrt(entries)",
                "column 14: no such name “hit”; did you mean “hits”?",
            ],
        ),
    ],
)
def test_what_is_wrong_with_a_formula_in_a_file_is_said_with_its_place(formula, faults):
    text = f'name = "S"\nevents = []\n[points]\nformula = "{formula}"\n'

    with pytest.raises(FileWrong) as wrong:
        league_from_text(text, "spring.toml")

    assert [fault.message for fault in wrong.value.faults] == faults
    assert {(fault.place, fault.line) for fault in wrong.value.faults} == {("points.formula", 4)}


def test_a_list_of_points_is_wanted_by_formulas_that_ask_for_it_and_by_no_other():
    def faults(points_):
        with pytest.raises(FileWrong) as wrong:
            league_from_text(f'name = "S"\nevents = []\n[points]\n{points_}\n', "spring.toml")
        return [fault.message for fault in wrong.value.faults]

    assert faults('formula = "2 * table(place)"') == [
        "is missing: points by place need a table, such as [100, 70, 50]"
    ]
    assert faults('formula = "2 * place"\ntable = [9]') == [
        "is not used: the formula does not ask for table(place)"
    ]


def test_points_that_are_half_a_hundredth_are_rounded_as_exact_numbers():
    assert points(Formula("round(sqrt(25 / 36) * 3)"), Occasion(9, 1)) == 3_00
    assert points(Formula("0.1 + 0.2 - 0.3"), Occasion(9, 1)) == 0
    assert points(Formula("round(1.005, 2)"), Occasion(9, 1)) == 1_01


def test_the_table_of_a_formula_has_points_gaps_and_reasons():
    rows = formula_table(Formula("prize_pool / (place - 2)"), Occasion(1, 1, 10), (2, 3), (1, 2, 3))

    reason = "place 2 has no points: division by zero"
    assert rows == (
        PlaceRow(1, (Cell(-20_00), Cell(-30_00))),
        PlaceRow(2, (Cell(None, reason), Cell(None, reason))),
        PlaceRow(3, (Cell(None), Cell(30_00))),
    )
    assert first_fault(rows) == reason


def test_events_may_be_numbers_without_quotation_marks():
    text = 'name = "Spring"\nevents = [1, "Summer", 7]\n'

    assert league_from_text(text, "spring.toml").events == ("1", "Summer", "7")


def test_what_is_neither_a_name_nor_a_number_is_no_event():
    with pytest.raises(FileWrong) as wrong:
        league_from_text('name = "Spring"\nevents = [1, true, 1.5]\n', "spring.toml")

    assert [str(fault) for fault in wrong.value.faults] == [
        "line 2: events[1]: should be a name or a number",
        "line 2: events[2]: should be a name or a number",
    ]
