"""An act of the other half is weighed anew here: who, what and where may be other numbers."""

from datetime import timedelta

import pytest

from director.books.book import Books
from director.books.copies import write_whole
from director.desk.desk import Desk, open_event
from director.desk.halves import OtherHalf
from director.tournament.commands import (
    Eliminate,
    Refused,
    Register,
    SetMoney,
    StartClock,
    TakePayment,
)
from director.tournament.halves.acts import Became, first_apart
from director.tournament.halves.facts import ActSettled
from director.tournament.money.state import MoneyTerms, Price
from tests.tournament.evening import FRIDAY, STRUCTURE

TERMS = MoneyTerms("$", 0, Price(100, 10))


class Sides:
    """An evening of five players, carried on at two desks."""

    def __init__(self, folder):
        self.now = FRIDAY
        self.books = [Books(folder / "here.book")]
        first = open_event(self.books[0], "Friday", STRUCTURE, "Ina", "desk 1", self.clock)
        first.do(SetMoney(TERMS))
        for name in ("Ann", "Bob", "Cyd", "Dee", "Eve"):
            first.do(Register(first.player(name), name))
        write_whole(self.books[0].path, folder / "there.book")
        self.books.append(Books(folder / "there.book"))
        self.here = first
        self.there = Desk(self.books[1], first.event, "Uwe", "desk 2", self.clock)

    def clock(self):
        return self.now

    def wait(self):
        self.now += timedelta(minutes=1)

    def half(self):
        fork = first_apart(self.here.log.records, self.there.log.records)
        people = self.books[1].register
        return OtherHalf(self.here, self.there.log, people, fork, self.books[1].path)

    def enters(self, at=0):
        half = self.half()
        return half.enter(half.waiting()[at])


@pytest.fixture
def sides(tmp_path):
    made = Sides(tmp_path)
    yield made
    for book in made.books:
        book.close()


def settled(act, **more):
    return ActSettled(act.uid, act.number, act.at, act.who, act.station, **more)


def test_who_entered_there_has_another_number_here_where_that_one_is_taken(sides):
    sides.here.do(Register(sides.here.player("Zed"), "zed", "cash"))
    there = sides.there.do(Register(sides.there.player("Yan"), "yan", "cash"))

    again = sides.enters()

    yan = sides.here.person(again.facts[1].player)
    assert (there.facts[0].entry, there.facts[0].player) == (6, 6)
    assert (again.facts[1].entry, again.facts[1].player, yan.name) == (7, 7, "Yan")
    assert again.facts[0] == settled(there)
    assert sides.here.said(again.label) == "Yan registered"
    assert sides.here.tournament.ledger.last_line == 2


def test_what_follows_on_an_entry_there_means_the_same_entry_here(sides):
    sides.here.do(Register(sides.here.player("Zed"), "zed"))
    sides.there.do(Register(sides.there.player("Yan"), "yan"))
    sides.there.do(Eliminate(6))

    sides.enters()
    out = sides.enters()

    assert (out.facts[1].entry, sides.here.said(out.label)) == (7, "Yan busted in 7th place")


def test_what_stands_on_an_entry_that_was_left_out_cannot_be_entered(sides):
    sides.here.do(Register(sides.here.player("Zed"), "zed"))
    entry = sides.there.do(Register(sides.there.player("Yan"), "yan"))
    sides.there.do(Eliminate(6))
    half = sides.half()

    left = half.leave_out(half.waiting()[0], "  came  too late ")

    (out,) = half.waiting()
    assert left.facts == (settled(entry, entered=False, note="came too late"),)
    assert half.refusal(out) == f"Record {entry.number} of the other half comes first"
    with pytest.raises(Refused):
        half.enter(out)


def test_who_was_registered_on_both_sides_is_not_in_twice(sides):
    for desk in (sides.here, sides.there):
        desk.do(Register(desk.player("Yan"), "yan", "cash"))
    half = sides.half()
    (act,) = half.waiting()

    assert half.refusal(act) == "Yan is already in the tournament"
    assert half.like(act) == sides.here.log.records[-1]


def test_what_was_paid_on_both_sides_is_not_paid_twice(sides):
    for desk in (sides.here, sides.there):
        desk.do(TakePayment(1, "cash"))
    half = sides.half()

    assert half.refusal(half.waiting()[0]) == "Ann does not owe that much"


def test_a_bust_stands_among_those_of_this_side_by_the_time_of_day(sides):
    sides.there.do(Eliminate(1))
    sides.wait()
    sides.here.do(Eliminate(2))
    sides.wait()
    sides.there.do(Eliminate(3))

    first, second = sides.enters(), sides.enters()

    t = sides.here.tournament
    assert [t.place(entry).place for entry in (1, 2, 3)] == [5, 4, 3]
    assert [sides.here.said(one.label) for one in (first, second)] == [
        "Ann busted in 5th place",
        "Cyd busted in 3rd place",
    ]


def test_what_was_taken_back_there_from_before_is_taken_back_here(sides):
    sides.here.do(StartClock())
    sides.there.take_back(7)  # Eve never came

    again = sides.enters()

    assert len(sides.here.tournament.entries) == 4
    assert isinstance(again.facts[0], ActSettled)
    assert sides.half().waiting() == []


def test_what_was_done_and_taken_back_there_asks_for_no_word(sides):
    sides.here.do(StartClock())
    sides.there.do(Eliminate(1))
    sides.there.undo()

    acts = sides.half().acts()

    assert [act.became for act in acts] == [Became.TAKEN_BACK, Became.TAKEN_BACK]


def test_whoever_undoes_what_was_entered_again_is_asked_again_and_once_only(sides):
    sides.here.do(StartClock())
    there = sides.there.do(Eliminate(1))
    half = sides.half()
    (act,) = half.waiting()
    sides.enters()

    with pytest.raises(Refused, match="entered here already"):
        half.enter(act)
    sides.here.undo()

    assert [one.record for one in sides.half().waiting()] == [there]


def test_what_came_there_from_here_asks_for_no_word_when_it_comes_back(sides):
    ours = sides.here.do(Eliminate(2))
    sides.there.do(StartClock())
    fork = first_apart(sides.here.log.records, sides.there.log.records)
    back = OtherHalf(
        sides.there, sides.here.log, sides.books[0].register, fork, sides.books[0].path
    )
    back.enter(back.waiting()[0])

    acts = sides.half().acts()

    assert [(act.became, act.here) for act in acts] == [
        (Became.OPEN, None),
        (Became.HERE, ours),
    ]
