"""Series: the calendar of a file, what is due today, and what it gives to its events."""

from dataclasses import replace
from datetime import UTC, date, datetime, time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.files.forms import FileWrong
from director.tournament.log.books import EventRow
from director.tournament.series.files import series_as_text, series_from_text
from director.tournament.series.series import (
    Dated,
    Planned,
    Series,
    calendar,
    called,
    due,
    in_series,
)
from director.tournament.series.typed_events import NotEvents, typed_events
from director.tournament.templates.template import Template
from tests.tournament.evening import STRUCTURE

FRIDAY = date(2026, 11, 27)
WEEKLY = Planned(FRIDAY, "friday")
NEXT = Planned(date(2026, 12, 4), "friday", time(18), "Season opener")
NAMES = {"friday": "Friday mixed", "monday": "Monday stud"}
NOW = datetime(2026, 11, 27, 20, tzinfo=UTC)

_DATES = st.dates(date(2000, 1, 1), date(2100, 1, 1))
_WORDS = st.text(st.characters(categories=("L", "N"), codec="utf-8"), min_size=1, max_size=9)
_PLANNED = st.builds(
    Planned, _DATES, _WORDS, st.none() | st.builds(time, st.integers(0, 23)), st.just("") | _WORDS
)


def row(name, phase="running"):
    return EventRow(1, name, NOW, NOW, 9, 12, 12, phase)


@given(
    st.builds(
        Series,
        _WORDS,
        st.lists(_PLANNED, max_size=5, unique_by=lambda one: one.day).map(tuple),
        st.sampled_from(("", "#1f6feb")),
        leagues=st.lists(_WORDS, max_size=2).map(tuple),
        papers=st.just(()) | st.just(("structure", "seat-cards")),
    )
)
def test_what_a_series_says_its_file_says_again(series):
    assert series_from_text(series_as_text(series), "winter.toml") == series


def test_each_event_of_the_calendar_stands_beside_what_the_book_has_of_it():
    series = Series("Winter", (NEXT, WEEKLY))
    begun = row("Friday mixed, 27 Nov 2026")

    assert calendar(series, NAMES, [begun, row("Something else")]) == [
        Dated(WEEKLY, "Friday mixed, 27 Nov 2026", "Friday mixed", begun),
        Dated(NEXT, "Season opener, 4 Dec 2026", "Season opener"),
    ]


@pytest.mark.parametrize(
    ("today", "phase", "wanted"),
    [
        (FRIDAY, "", WEEKLY),
        (FRIDAY, "running", WEEKLY),
        (FRIDAY, "over", NEXT),
        (date(2026, 11, 28), "", NEXT),
        (date(2026, 12, 5), "", None),
    ],
    ids=["not begun", "running", "over", "the day after", "after the last"],
)
def test_what_is_due_is_today_s_or_the_next(today, phase, wanted):
    name = called(WEEKLY, "Friday mixed")
    rows = [row(name, phase)] if phase else []

    found = due(calendar(Series("Winter", (WEEKLY, NEXT)), NAMES, rows), today)

    assert (found.planned if found else None) == wanted


def test_an_event_has_the_look_and_the_papers_of_its_series():
    template = Template("Friday", replace(STRUCTURE, color="#000000"), logo="bG9nbw==")
    series = Series("Winter", color="#1f6feb", logo="d2ludGVy", papers=("structure",))

    made = in_series(series, NEXT, template)

    assert made == replace(
        template,
        structure=replace(
            STRUCTURE, series="Winter", color="#1f6feb", papers=("structure",), starts=time(18)
        ),
        logo="d2ludGVy",
    )


def test_where_a_series_says_nothing_its_template_does():
    template = Template("Friday", replace(STRUCTURE, color="#000000"), logo="bG9nbw==")

    made = in_series(Series("Winter"), WEEKLY, template)

    assert (made.logo, made.structure) == (
        "bG9nbw==",
        replace(STRUCTURE, color="#000000", series="Winter"),
    )


FAULTY = """
name = "Winter"
colour = "#1f6feb"
papers = ["seet-cards"]
event = [
    { day = "2026-11-27", template = "firday" },
    { day = "27.11.2026", template = "friday" },
    { template = "friday", starts = "late" },
    { day = "2026-12-04", template = "friday" },
    { day = "2026-12-04", template = "friday" },
]
"""


def test_everything_that_is_wrong_with_a_series_is_said_at_once():
    with pytest.raises(FileWrong) as wrong:
        series_from_text(FAULTY, "winter.toml", ("friday", "monday"), ("seat-cards",))

    assert [str(one).partition(": ")[2] for one in wrong.value.faults] == [
        "colour: no such key “colour”; did you mean “color”?",
        "papers[1]: no such sheet “seet-cards”; did you mean “seat-cards”?",
        "event[1].template: no such template “firday”; did you mean “friday”?",
        "event[2].day: should be a day such as '2019-07-29'",
        "event[3].day: is missing: it should be a day such as '2027-03-05'",
        "event[3].starts: should be a time of day such as '19:30'",
        "event[3]: is the same event as number 2: give one a name",
        "event[5]: is the same event as number 4: give one a name",
    ]


@pytest.mark.parametrize(
    ("text", "events"),
    [
        ("2026-11-27 friday", [(27, "friday")]),
        ("2026-11-06 Monday Stud x 3", [(6, "monday"), (13, "monday"), (20, "monday")]),
        ("2026-11-27 mon", [(27, "monday")]),
    ],
)
def test_a_line_adds_events(text, events):
    assert [(one.day.day, one.template) for one in typed_events(text, NAMES)] == events


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("friday", "type a date and a template: 2027-03-05 Friday mixed x 8"),
        ("2026-02-30 friday", "2026-02-30 is no day"),
        (
            "2026-11-27 Fridy mixed",
            "no such template “Fridy mixed”; did you mean “Friday mixed”?",
        ),
    ],
)
def test_a_line_that_says_nothing_says_why(text, why):
    with pytest.raises(NotEvents, match=why.replace("?", r"\?")):
        typed_events(text, NAMES)
