"""A pay table as a grid: what is shown, typed, pasted and complained about."""

import pytest

from director.tournament.prizes.pay_table_grid import (
    Cell,
    Line,
    cell_at,
    in_order,
    lines_of,
    lines_read,
    places_of,
    read_places,
    with_lines,
)


def test_the_lines_of_a_file_are_shown_as_people_write_them():
    data = {
        "bracket": [
            {"entries": "2-8", "percent": {"1": 65, "2": 35.5, "3": "x", "4": True}},
            {"entries": 9, "amount": {"1": 10**12, "2": 10**12 - 1, "3": -(10**12)}},
            {"amount": {"1": 1}, "percent": {"1": 2}},
            {"entries": "20+", "percent": 7},
        ]
    }

    assert lines_of(data) == [
        Line("2-8", "percent", {"1": "65", "2": "35.5", "3": "x", "4": "True"}),
        Line("9", "amount", {"1": "1000000000000", "2": "999999999999", "3": "-1000000000000"}),
        Line("", "amount", {"1": "1"}),
        Line("20+", "percent", {}),
    ]
    assert lines_of({}) == lines_of({"bracket": "none"}) == []


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("65", 65),
        (" 65.00 ", 65),
        ("12,5", 12.5),
        ("12.25", 12.25),
        ("0.000001", 0.000001),
        ("0.0000001", "0.0000001"),
        ("1" * 12, 111111111111),
        ("1" * 13, "1" * 13),
        ("-3", "-3"),
        ("1.", "1."),
        ("a third", "a third"),
    ],
)
def test_a_number_that_is_typed_is_one_in_the_file_and_all_else_stays_as_typed(typed, value):
    [bracket] = with_lines({}, [Line(" 2–8 ", "amount", {"1": typed})])["bracket"]

    assert bracket == {"entries": "2-8", "amount": {"1": value}}
    assert type(bracket["amount"]["1"]) is type(value)


def test_other_lines_leave_the_rest_of_the_table_and_no_lines_leave_no_brackets():
    data = {"name": "Mine", "bracket": [{"entries": "2"}], "formula": {"paid": 15}}
    shares = {"4-6": "5", "1": "50", "2": " ", "3": "35"}

    assert with_lines(data, []) == {"name": "Mine", "formula": {"paid": 15}}
    changed = with_lines(data, [Line("2+", "percent", shares)])
    assert changed == {
        "name": "Mine",
        "formula": {"paid": 15},
        "bracket": [{"entries": "2+", "percent": {"1": 50, "3": 35, "4-6": 5}}],
    }
    assert list(changed["bracket"][0]["percent"]) == ["1", "3", "4-6"]
    assert data["bracket"] == [{"entries": "2"}]


def test_columns_are_the_places_of_all_lines_each_once_the_first_ones_first():
    lines = [Line("", "percent", {"10-12": "", "1": ""}), Line("", "percent", {"1": "", "2": ""})]

    assert places_of(lines) == ["1", "2", "10-12"]
    assert places_of([]) == []
    assert in_order(["2", "x", "10", "2-3", "1"]) == ["x", "1", "2", "2-3", "10"]


@pytest.mark.parametrize(
    ("typed", "places"),
    [
        ("1", "1"),
        (" 4. ", "4"),
        ("1st", "1"),
        ("2nd", "2"),
        ("3rd", "3"),
        ("4th", "4"),
        ("10-12", "10-12"),
        ("10 – 12th", "10-12"),
        ("5-5", "5"),
        ("5-4", None),
        ("0", None),
        ("0-3", None),
        ("", None),
        ("1-2-3", None),
        ("first", None),
    ],
)
def test_places_are_read_as_somebody_types_them(typed, places):
    assert read_places(typed) == places


@pytest.mark.parametrize(
    ("rows", "lines"),
    [
        ([], None),
        ([["Entries", "1", "2"]], None),
        ([["Entries", "1", "2"], ["", " "]], None),
        ([["Entries"], ["2-8"]], None),
        ([["Entries", "", ""], ["2-8", "65", "35"]], None),
        ([["Entries", "1", "what", "2"], ["2-8", "65", "", "35"]], None),
        (
            [["", "1st", "2nd", "", "sum"], [" 2-8 ", "65 %", " 35", "", "100"]],
            [Line("2-8", "percent", {"1": "65", "2": "35"})],
        ),
        (
            [[" "], ["", "1", "2-4"], ["9", "40", "20"], [], ["10", "40", "19.99"], ["11", "$900"]],
            [
                Line("9", "percent", {"1": "40", "2-4": "20"}),
                Line("10", "amount", {"1": "40", "2-4": "19.99"}),
                Line("11", "amount", {"1": "900"}),
            ],
        ),
        (
            [["", "1", "2"], ["2", "99.996", ""], ["3", "100.004", ""], ["4", "99.99", "x"]],
            [
                Line("2", "percent", {"1": "99.996"}),
                Line("3", "percent", {"1": "100.004"}),
                Line("4", "amount", {"1": "99.99", "2": "x"}),
            ],
        ),
        (
            [["", "1", "2"], ["2", "20%", "10"], ["3", "€5", "£4"]],
            [
                Line("2", "percent", {"1": "20", "2": "10"}),
                Line("3", "amount", {"1": "5", "2": "4"}),
            ],
        ),
    ],
)
def test_a_sheet_is_read_where_it_has_places_above_and_lines_below(rows, lines):
    assert lines_read(rows) == lines


@pytest.mark.parametrize(
    ("place", "cell"),
    [
        ("bracket[1]", Cell(0, "")),
        ("bracket[12].entries", Cell(11, "entries")),
        ("bracket[2].percent", Cell(1, "")),
        ("bracket[2].percent.10-12", Cell(1, "10-12")),
        ("bracket[3].amount.1", Cell(2, "1")),
        ("bracket[3].percents", None),
        ("bracket[x]", None),
        ("name", None),
    ],
)
def test_a_fault_means_a_cell_a_whole_line_or_nothing_of_the_grid(place, cell):
    assert cell_at(place) == cell
