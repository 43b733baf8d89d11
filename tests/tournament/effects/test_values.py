"""What stands in a field, in words."""

from dataclasses import replace
from datetime import date, datetime, time, timedelta

from director.tournament.busts.penalty_record import Mark
from director.tournament.busts.state import Bust
from director.tournament.clock.state import Face
from director.tournament.effects.titles import (
    CHIPS,
    HUNDREDTHS,
    MINUTES,
    MONEY,
    PERCENT,
    PLAIN,
    Title,
)
from director.tournament.effects.values import (
    face_words,
    length,
    moment,
    step_name,
    to_the_moment,
    told,
)
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from director.tournament.seats.buttons import Positions
from director.tournament.seats.draws import Place
from director.tournament.structure.stakes import Stakes
from director.tournament.structure.structure import Break, DayEnd, Level
from tests.tournament.evening import STRUCTURE, Evening

T = Evening().t.but(terms=MoneyTerms("$", 2))
AT = datetime(2026, 1, 2, 20, 14, 9, 500).astimezone()
MINUTE = timedelta(minutes=1)


def test_a_value_is_told_in_the_unit_of_its_field():
    table = PayTable("Club", brackets=(Bracket(2, None, (PlaceRange(1, 1, 100_00),)),))
    for value, title, words in [
        (1250, Title("", PLAIN), "1,250"),
        (-1250, Title("", CHIPS), "−1,250"),
        (0, Title("", CHIPS), "0"),
        (-1, Title("", PLAIN), "−1"),
        (1250, Title("", MONEY), "$12.50"),
        (None, Title("", MONEY), "$0.00"),
        (20, Title("", MINUTES), "20 min"),
        (1250, Title("", HUNDREDTHS), "12.5"),
        (15, Title("", PERCENT), "15%"),
        (None, Title(""), "none"),
        ("", Title(""), "none"),
        ((), Title(""), "none"),
        (frozenset(), Title(""), "none"),
        (True, Title(""), "yes"),
        (False, Title(""), "no"),
        (True, Title("", words={True: "open", False: "closed"}), "open"),
        (False, Title("", words={True: "open", False: "closed"}), "closed"),
        ("cash", Title(""), "cash"),
        (AT, Title(""), "Fri 20:14:09"),
        (12 * MINUTE, Title(""), "12:00"),
        (time(20, 5), Title(""), "20:05"),
        (date(2026, 1, 2), Title(""), "2026-01-02"),
        (Place(3, 7), Title(""), "table 3, seat 7"),
        (Positions(1, 2, 3), Title(""), "button 1, small blind 2, big blind 3"),
        (table, Title(""), "Club"),
        ({1: 5, 2: 6}, Title("", MINUTES), "1: 5 min, 2: 6 min"),
        ((3, 1), Title(""), "3, 1"),
        (frozenset({3, 1, 2}), Title(""), "1, 2, 3"),
    ]:
        assert told(value, title, T) == words


def test_of_a_record_only_what_is_not_as_usual_is_told():
    assert told(Price(pool=100, fee=15), Title(""), T) == "prize pool $1.00, fee $0.15"
    assert told(Price(), Title(""), T) == "yes"
    assert told(Bust(5), Title(""), T) == "yes"
    assert told(Mark(AT, "phone", 2), Title(""), T) == (
        "given Fri 20:14:09, reason phone, hands to miss 2"
    )
    assert told(Mark(AT, "phone", 14, rounds=2), Title(""), T) == (
        "given Fri 20:14:09, reason phone, hands to miss 14, rounds to miss 2"
    )
    assert told(Stakes(50, 100), Title(""), T.but(terms=MoneyTerms())) == (
        "small blind 50, big blind 100"
    )
    assert told(3.5, Title(""), T) == "3.5"


def test_moments_within_one_second_are_told_apart_where_it_matters():
    assert moment(AT) == "Fri 20:14:09"
    assert to_the_moment(AT, "then") == "Fri 20:14:09.000500"
    assert to_the_moment(timedelta(seconds=5, microseconds=7), "5 s") == "0:00:05.000007"
    assert to_the_moment(5, "five") == "five"


def test_a_begun_second_counts_and_hours_stand_before_minutes():
    second = timedelta(seconds=1)
    for of, words in [
        (timedelta(), "0:00"),
        (timedelta(microseconds=1), "0:01"),
        (59 * second, "0:59"),
        (60 * second, "1:00"),
        (61 * second, "1:01"),
        (60 * MINUTE - second, "59:59"),
        (60 * MINUTE, "1:00:00"),
        (125 * MINUTE + second, "2:05:01"),
        (-5 * second, "−0:05"),
        (-90 * MINUTE, "−1:30:00"),
    ]:
        assert length(of) == words


def test_steps_are_called_by_their_level_or_counted():
    structure = replace(
        STRUCTURE,
        steps=(
            STRUCTURE.steps[0],
            Break(10),
            STRUCTURE.steps[1],
            Break(15),
            DayEnd(1),
            Level("3", 20, Stakes(200, 400)),
        ),
    )

    assert [step_name(structure, place) for place in range(-1, 7)] == [
        "step 0",
        "level 1",
        "break 1",
        "level 2",
        "break 2",
        "end of day 1",
        "level 3",
        "step 7",
    ]


def test_a_clock_is_told_by_its_step_what_is_left_and_whether_it_runs():
    for face, words in [
        (Face(0, 20 * MINUTE, False, False), "level 1, 20:00 left, not started"),
        (Face(0, 20 * MINUTE, False, True), "level 1, 20:00 left, paused"),
        (Face(1, 5 * MINUTE, True, True), "level 2, 5:00 left, running"),
        (Face(2, 5 * MINUTE, True, True, True), "break 1, about 5:00 left, running"),
        (Face(3, timedelta(), True, True, False, MINUTE), "level 3, 1:00 over, running"),
        (Face(3, timedelta(), True, True, True, MINUTE), "level 3, 1:00 over, running"),
        (
            Face(0, 20 * MINUTE, False, False, starts_at=AT),
            "level 1, 20:00 left, starts Fri 20:14:09",
        ),
    ]:
        assert face_words(face, STRUCTURE) == words
