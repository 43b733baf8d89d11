"""Two flights into a second day, through the desk; one player bags in both, one enters late."""

from dataclasses import replace
from datetime import timedelta

import pytest

from director.books.book import Books
from director.desk.desk import open_event
from director.reports.blocks.events import WallList
from director.reports.blocks.figures import Figure, Figures
from director.reports.blocks.text import Heading, Section
from director.reports.event_sheets.seating.flights import bag_list, next_day_seats
from director.reports.typesetting.typeset import set_in_type
from director.tournament.commands import (
    BagChips,
    ByClock,
    DrawSeats,
    Eliminate,
    EndFlight,
    Forbidden,
    JoinFlights,
    OpenFlight,
    Refused,
    Register,
    SetFlightTerms,
    SetMoney,
    StartClock,
)
from director.tournament.entries.terms import LateRegistration, ReEntries
from director.tournament.flights.chip_counts import issued
from director.tournament.flights.state import FlightTerms
from director.tournament.log.log import Log
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.structure.moments import Moment
from director.tournament.structure.stakes import Stakes
from director.tournament.structure.structure import DayEnd, Level
from tests.tournament.evening import FRIDAY, STRUCTURE

LEVELS = tuple(Level(str(n), 20, Stakes(50 * n, 100 * n)) for n in range(1, 7))
TWO_DAYS = replace(
    STRUCTURE,
    seats=8,
    steps=(*LEVELS[:3], DayEnd(1), *LEVELS[3:]),
    re_entries=ReEntries(1),
    late_registration=LateRegistration(Moment("end", "level", "4")),
)


class Days:
    """The desk of an event that goes over three days."""

    def __init__(self, folder, terms):
        self.now = FRIDAY
        self.book = Books(folder / "events.book")
        self.desk = open_event(self.book, "Classic", TWO_DAYS, "Ina", "desk", lambda: self.now)
        self.do(SetMoney(MoneyTerms("$", 0, Price(100, 10))))
        if terms != self.t.flight_terms:
            self.do(SetFlightTerms(terms))

    @property
    def t(self):
        return self.desk.tournament

    def do(self, command):
        self.now += timedelta(seconds=10)
        return self.desk.do(command)

    def enter(self, *numbers):
        for number in numbers:
            player = self.desk.player(f"Player {number:02}")
            self.do(Register(player, f"seed {self.now}", "cash"))

    def here(self, label):
        return [one for one in sorted(self.t.left) if self.t.flight_of.get(one) == label]

    def bag(self, label, stacks):
        for entry, chips in zip(self.here(label), stacks, strict=True):
            self.do(BagChips(entry, chips))
        self.do(EndFlight(label))


def first_day(folder, terms):
    """20 play 1A and 4 bag; 16 play 1B, player 1 again, and 4 bag."""
    days = Days(folder, terms)
    days.do(OpenFlight("1A"))
    days.enter(*range(1, 21))
    days.do(DrawSeats("seats 1A"))
    days.do(ByClock("1A", StartClock()))
    days.now += timedelta(minutes=90)
    for entry in range(20, 4, -1):
        days.do(Eliminate(entry))
    days.bag("1A", (4000, 7000, 5000, 4000))
    days.now += timedelta(hours=20)
    days.do(OpenFlight("1B"))
    days.enter(1, *range(21, 36))
    days.do(DrawSeats("seats 1B"))
    days.do(ByClock("1B", StartClock()))
    days.now += timedelta(minutes=50)
    for entry in range(36, 24, -1):
        days.do(Eliminate(entry))
    return days


def closes(days):
    assert days.book.differences() == []
    assert Log(days.book.records(days.desk.event)).tournament == days.t
    days.book.close()


def test_two_flights_meet_with_the_best_stack_of_who_has_bagged_twice(tmp_path):
    days = first_day(tmp_path, FlightTerms(percent=25))
    assert [(one.entered, one.left) for one in days.t.flights] == [(20, 4), (16, 4)]
    assert issued(days.t, "1B") == 16000
    with pytest.raises(Forbidden) as refused:
        days.bag("1B", (6000, 3000, 3000, 3000))
    assert (
        refused.value.sentence.said(str) == "The bags hold 15,000, but 16,000 in chips was issued"
    )
    days.do(BagChips(22, 4000))
    days.do(EndFlight("1B"))
    assert days.t.chips == 36000

    days.do(JoinFlights("day two"))

    assert sorted(days.t.seats) == [2, 3, 4, 21, 22, 23, 24]
    assert days.t.chips == 32000
    assert sum(days.t.stacks[one] for one in days.t.left) == 32000
    assert (days.t.players_left, days.t.entered, days.t.place(1).place) == (7, 36, 8)
    assert days.t.pool == 3600
    days.do(StartClock())
    assert days.t.clock.shows(TWO_DAYS, days.now).step == 2  # 1B was not over when it was bagged
    closes(days)


def test_late_into_the_second_day_as_long_as_the_structure_allows(tmp_path):
    days = first_day(tmp_path, FlightTerms())
    days.now += timedelta(minutes=20)
    days.bag("1B", (6000, 3000, 4000, 3000))
    with pytest.raises(Refused, match="no flight is open"):
        days.enter(40)
    days.do(JoinFlights("day two"))
    days.do(StartClock())
    assert days.t.clock.shows(TWO_DAYS, days.now).step == 4

    days.enter(40)
    assert days.t.entered == 37
    assert 37 in days.t.seats
    days.now += timedelta(minutes=21)
    with pytest.raises(Forbidden, match="registration is closed"):
        days.enter(41)
    for entry in sorted(days.t.left)[:-1]:
        days.do(Eliminate(entry))
    assert days.t.winner.number == 37
    closes(days)


def test_a_bag_that_is_taken_back_names_the_day_that_stands_on_it(tmp_path):
    days = first_day(tmp_path, FlightTerms("all"))
    days.bag("1B", (6000, 3000, 4000, 3000))
    bag = days.desk.log.next_undo.number - 1
    join = days.do(JoinFlights("day two"))
    assert days.t.stacks[1] == 10000

    others = [one.number for one in days.desk.dependents(bag)]
    assert join.number in others
    days.desk.take_back(bag, others)

    assert not days.t.joined
    assert not days.t.flights[1].ended
    days.do(BagChips(24, 3000))
    days.do(EndFlight("1B"))
    days.do(JoinFlights("again"))
    assert days.t.stacks[1] == 10000
    closes(days)


def test_bags_and_the_seats_of_the_next_day_are_printed(tmp_path):
    days = first_day(tmp_path, FlightTerms())
    days.bag("1B", (6000, 3000, 4000, 3000))

    bags = bag_list(days.t, days.desk.name)

    assert bags.blocks[0] == Heading("Bag list", above="Classic")
    assert [block for block in bags.blocks if isinstance(block, Section | Figures)] == [
        Section("Flight 1A"),
        Figures((Figure("Bags", "4"), Figure("In the bags", "20,000"), Figure("Issued", "20,000"))),
        Section("Flight 1B"),
        Figures((Figure("Bags", "4"), Figure("In the bags", "16,000"), Figure("Issued", "16,000"))),
    ]
    days.do(JoinFlights("day two"))
    seats = next_day_seats(days.t, days.desk.name, days.now)
    (on_wall,) = seats.blocks
    assert isinstance(on_wall, WallList)
    assert on_wall.rows[0].cells[:2] == ("Player 01", "6,000")
    assert all(set_in_type(document) for document in (bags, seats))
    closes(days)
