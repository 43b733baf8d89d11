"""Who asked for another seat, and who of them can have it."""

from director.tournament.commands import (
    AskSeatChange,
    DrawSeats,
    DropSeatChange,
    Eliminate,
    LockTable,
    PutIn,
)
from director.tournament.seats.draws import Place
from director.tournament.seats.seat_requests import SeatOffer, offers, waiting
from director.tournament.state import SeatRequest
from tests.tournament.evening import Evening


def full():
    """Two full tables of four."""
    evening = Evening(8)
    evening.do(DrawSeats("seats"))
    return evening, evening.t.sitters[1], evening.t.sitters[2]


def test_a_seat_that_opens_is_offered_to_the_first_who_asked_for_it():
    evening, first, second = full()
    evening.do(AskSeatChange(first[1], 2))
    evening.do(AskSeatChange(first[2], 2, 3))
    before = offers(evening.t)

    evening.do(Eliminate(second[3]))

    assert before == ()
    assert offers(evening.t) == (SeatOffer(first[1], Place(2, 3)),)


def test_whoever_gets_the_seat_waits_no_longer_and_who_is_out_does_not_wait():
    evening, first, second = full()
    evening.do(AskSeatChange(first[1], 2, 3))
    evening.do(AskSeatChange(first[2], 2, 3))
    evening.do(AskSeatChange(first[4], 2))
    evening.do(Eliminate(second[3]))
    evening.do(PutIn(first[1], 2, 3))
    evening.do(Eliminate(first[2]))

    assert waiting(evening.t) == (SeatRequest(first[4], 2),)


def test_who_asks_again_asks_for_the_new_seat_alone_and_may_stay_after_all():
    evening, first, _ = full()
    evening.do(AskSeatChange(first[1], 2, 3))
    evening.do(AskSeatChange(first[1], 2, 4))
    asked = waiting(evening.t)

    evening.do(DropSeatChange(first[1]))

    assert (asked, waiting(evening.t)) == ((SeatRequest(first[1], 2, 4),), ())


def test_a_locked_table_gives_no_seat_and_lets_nobody_go():
    evening, first, second = full()
    evening.do(AskSeatChange(first[1], 2))
    evening.do(Eliminate(second[3]))
    found = []
    for table in (1, 2):
        evening.do(LockTable(table, "television"))
        found.append(offers(evening.t))
        evening.do(LockTable(table))

    assert (found, len(offers(evening.t))) == ([(), ()], 1)
