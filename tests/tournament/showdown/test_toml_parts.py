"""Plain parts of a file: read by their fields, and written back without what is usual."""

from dataclasses import dataclass
from datetime import date, time
from typing import NamedTuple

import pytest

from director.files.forms import Form
from director.tournament.structure.moments import Moment, read_moment
from director.tournament.structure.toml_parts import (
    part_as_data,
    read_day_under,
    read_moment_under,
    read_part,
    read_part_under,
    read_time_under,
)


class Snack(NamedTuple):
    what: str
    price: int = 0


@dataclass(frozen=True)
class Supper:
    """A part of every kind that a file has."""

    seats: int
    """Without a usual value: at least 1."""
    spare: int = 0
    name: str = "supper"
    kind: str = "hot"
    late: bool = True
    after: Moment | None = None
    at: time | None = None
    guests: tuple[str, ...] = ()
    extras: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    snack: Snack | None = None


CHOICES = {"kind": ("hot", "cold"), "extras": ("salt", "pepper")}
FULL = Supper(
    4, 2, "Dinner", "cold", False, read_moment("end of level 4"), time(19, 30),
    ("Ann", "Bob"), ("pepper",), (("a", "b"), ("c",)), Snack("nuts", 3),
)  # fmt: skip
DATA = {
    "seats": 4,
    "spare": 2,
    "name": "Dinner",
    "kind": "cold",
    "late": False,
    "after": "end of level 4",
    "at": "19:30",
    "guests": ["Ann", "Bob"],
    "extras": ["pepper"],
    "rows": [["a", "b"], ["c"]],
    "snack": {"what": "nuts", "price": 3},
}


def read(data, choices=CHOICES):
    faults = []
    return read_part(Form(data, faults), Supper, choices), [str(fault) for fault in faults]


def test_everything_that_a_part_states_is_read_and_written_back():
    assert read(DATA) == (FULL, [])
    assert part_as_data(FULL) == DATA


def test_what_is_usual_is_left_out_and_comes_back():
    assert read({"seats": 1}) == (Supper(1), [])
    assert part_as_data(Supper(1)) == {"seats": 1}
    assert part_as_data(Supper(0, snack=Snack("nuts"))) == {"seats": 0, "snack": {"what": "nuts"}}


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"seats": 0}, "seats: 0 is too small: at least 1"),
        ({"spare": -1}, "spare: -1 is too small: at least 0"),
        ({"kind": "warm"}, "kind: no such choice “warm”; known: hot, cold"),
        ({"extras": ["salt", "sugar"]}, "extras[1]: no such choice “sugar”; known: salt, pepper"),
        ({"after": "noon"}, "after: should be a moment such as 'end of level 4'"),
        ({"at": "25:00"}, "at: should be a time of day such as '19:30'"),
        ({"dessert": "ice"}, "dessert: no such key “dessert”; known: " + ", ".join(DATA)),
        ({"snack": {"what": "nuts", "price": -1}}, "snack.price: -1 is too small: at least 0"),
    ],
)
def test_what_is_wrong_is_named_by_its_key(changed, fault):
    _, faults = read(DATA | changed)

    assert faults == [fault]


def test_a_number_without_a_usual_value_may_be_one_and_one_with_it_nothing():
    assert read(DATA | {"seats": 1, "spare": 0})[1] == []


def test_where_there_is_no_choice_every_word_is_read():
    part, faults = read(DATA | {"kind": "warm", "extras": ["sugar"]}, None)

    assert (part.kind, part.extras, faults) == ("warm", ("sugar",), [])


def under(reading, data):
    faults = []
    return reading(Form(data, faults), "it"), [str(fault) for fault in faults]


@pytest.mark.parametrize(
    ("reading", "text", "value", "fault"),
    [
        (
            read_moment_under,
            "end of level 4",
            read_moment("end of level 4"),
            "a moment such as 'end of level 4'",
        ),
        (read_time_under, "19:30", time(19, 30), "a time of day such as '19:30'"),
        (read_day_under, "2019-07-29", date(2019, 7, 29), "a day such as '2019-07-29'"),
    ],
)
def test_a_moment_a_time_or_a_day_is_there_or_not_or_wrong(reading, text, value, fault):
    assert under(reading, {"it": text}) == (value, [])
    assert under(reading, {}) == (None, [])
    assert under(reading, {"it": "x"}) == (None, [f"it: should be {fault}"])
    found, faults = under(reading, {"it": 7})
    assert (found, len(faults)) == (None, 1)


@pytest.mark.parametrize("reading", [read_moment_under, read_time_under, read_day_under])
def test_a_key_that_may_be_absent_is_known_all_the_same(reading):
    faults = []
    form = Form({"untill": "x"}, faults)

    reading(form, "until")
    form.finish()

    assert [str(fault) for fault in faults] == [
        "untill: no such key “untill”; did you mean “until”?"
    ]


def test_a_part_that_is_not_there_is_none():
    faults = []

    assert read_part_under(Form({}, faults), "snack", Snack) is None
    assert faults == []


@pytest.mark.parametrize("read", [read_moment_under, read_time_under, read_day_under])
def test_what_a_file_leaves_out_is_offered_for_a_key_that_is_mistyped(read):
    form = Form({"utnil": "noon"}, [])

    assert read(form, "until") is None
    form.finish()

    assert [str(fault) for fault in form.faults] == [
        "utnil: no such key “utnil”; did you mean “until”?"
    ]
