"""Flights and days: who is in which, what is bagged, whose stack goes on, how they meet."""

from dataclasses import replace

import pytest

from director.tournament.chips.chip_count import chip_account
from director.tournament.clock.own_clocks import clock_at, flight_at
from director.tournament.commands import (
    AskSeatChange,
    BagChips,
    ByClock,
    ChoosePayTable,
    ColorUp,
    CorrectPrize,
    DrawSeats,
    Eliminate,
    EndFlight,
    Forbidden,
    JoinFlights,
    MoveTogether,
    OpenFlight,
    PayPrize,
    PutIn,
    Rebuy,
    RedrawSeats,
    Refused,
    Register,
    Reinstate,
    SetFlightTerms,
    SetMoney,
    StartClock,
    VoidEntry,
    VoidPrize,
)
from director.tournament.entries.terms import LateRegistration, Rebuys, ReEntries
from director.tournament.flights.chip_counts import average, issued
from director.tournament.flights.left_bags import paid_for_bags
from director.tournament.flights.state import Flight, FlightTerms
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from director.tournament.prizes.prize_list import (
    Owed,
    left_to_pay,
    overpaid_to,
    owed,
    prizes,
    unpaid,
)
from director.tournament.seats.facts import SeatDrawn, SeatsDrawn
from director.tournament.seats.proposals import breaking, proposal
from director.tournament.structure.moments import Moment
from director.tournament.structure.structure import DayEnd
from tests.tournament.evening import STRUCTURE, Evening

TWO_DAYS = replace(
    STRUCTURE,
    steps=(*STRUCTURE.steps[:2], DayEnd(1), STRUCTURE.steps[3]),
    re_entries=ReEntries(1),
    rebuys=Rebuys(50, 500),
    late_registration=LateRegistration(Moment("end", "level", "2")),
)


def flight(label="1A", players=range(1, 6), evening=None, terms=None):
    evening = evening or Evening(0, TWO_DAYS)
    if terms:
        evening.do(SetFlightTerms(terms))
    evening.do(OpenFlight(label))
    for number in players:
        evening.do(Register(number, f"late {number}"))
    evening.do(DrawSeats(f"seats {label}"))
    return evening


def bag_all(evening, label, spread=100):
    """Everybody left bags: the first the most, and together what was given out."""
    here = [one for one in sorted(evening.t.left) if evening.t.flight_of[one] == label]
    each = issued(evening.t, label) // len(here)
    first = issued(evening.t, label) - each * (len(here) - 1)
    for place, entry in enumerate(here):
        extra = spread if place == 0 else -spread if place == 1 else 0
        evening.do(BagChips(entry, (first if place == 0 else each) + extra))


def ended(label, players, evening=None, terms=None, out=1):
    evening = flight(label, players, evening, terms)
    for _ in range(out):
        here = [one for one in evening.t.left if evening.t.flight_of[one] == label]
        evening.do(Eliminate(max(here)))
    bag_all(evening, label)
    evening.do(EndFlight(label))
    return evening


def test_who_registers_is_in_the_flight_that_was_opened_last():
    evening = flight()
    flight("1B", range(6, 9), evening)

    assert evening.t.flights == (Flight("1A", 5), Flight("1B", 3))
    assert [evening.t.flight_of[one] for one in (1, 5, 6, 8)] == ["1A", "1A", "1B", "1B"]
    evening.do(Register(20, "late", flight="1A"))
    assert evening.t.flight_of[9] == "1A"


def test_two_flights_at_the_same_time_sit_at_tables_of_their_own():
    evening = flight()
    flight("1B", range(6, 12), evening)

    of_tables = {
        frozenset(evening.t.flight_of[one] for one in there.values())
        for there in evening.t.sitters.values()
    }

    assert of_tables == {frozenset({"1A"}), frozenset({"1B"})}
    assert {clock_at(evening.t, table) for table in evening.t.tables} == {"1A", "1B"}


def test_players_of_several_flights_are_drawn_each_flight_by_itself_and_by_its_own_seed():
    both, second = Evening(0, TWO_DAYS), Evening(0, TWO_DAYS)
    for evening in (both, second):
        evening.do(OpenFlight("1A"))
        evening.do(OpenFlight("1B"))
    for number in range(1, 10):
        both.do(Register(number, "", flight="1A" if number < 4 else "1B"))
    for number in range(1, 4):
        second.do(Register(number, "", flight="1B"))
    label = DrawSeats("seats").label(both.t).said(str)

    drawn = both.do(DrawSeats("seats")).facts
    alone = second.do(DrawSeats("seats")).facts

    first = SeatsDrawn("seats", (SeatDrawn(1, 1, 3), SeatDrawn(2, 1, 2), SeatDrawn(3, 1, 4)))
    there = ((4, 2, 4), (5, 3, 1), (6, 2, 2), (7, 3, 2), (8, 2, 3), (9, 3, 4))
    assert label == "Seats drawn for 9 players"
    assert drawn == (first, SeatsDrawn("seats 1B", tuple(SeatDrawn(*one) for one in there)))
    assert alone == (first,)


def test_tables_are_balanced_within_a_flight_only():
    evening = flight(players=range(1, 9))
    flight("1B", range(9, 14), evening)
    for entry in sorted(evening.t.left)[:3]:
        evening.do(Eliminate(entry))

    moved = proposal(evening.t, "now").moves

    flights = {evening.t.flight_of[one.player] for one in moved}
    to = {
        evening.t.flight_of[next(iter(evening.t.sitters[one.to.table].values()))] for one in moved
    }
    assert len(flights) <= 1
    assert to == flights


def test_a_table_that_breaks_by_hand_sends_nobody_to_another_flight():
    evening = flight(players=range(1, 7))
    flight("1B", range(7, 13), evening)
    for entry in sorted(evening.t.left)[:3]:
        evening.do(Eliminate(entry))
    (table, other), (there, *_) = (
        [one for one in evening.t.tables if flight_at(evening.t, one) == label]
        for label in ("1A", "1B")
    )

    made = breaking(evening.t, table, "now")

    assert {one.to.table for one in made.moves} == {other}
    assert there not in {other, table}


def test_nobody_of_one_flight_is_put_at_a_table_of_another():
    evening = flight(players=range(1, 4))
    flight("1B", range(4, 7), evening)
    there = evening.t.seats[4].table
    free = next(iter({1, 2, 3, 4} - evening.t.sitters[there].keys()))

    for command in (
        PutIn(1, there, free),
        PutIn(1, there, evening.t.seats[4].seat, swap=True),
        MoveTogether((1,), there, "seed"),
        AskSeatChange(1, there),
    ):
        with pytest.raises(Refused) as why:
            command.decide(evening.t, evening.now)
        assert (why.value.sentence.text, why.value.sentence.values) == (
            "table {table} plays flight {flight}",
            {"table": there, "flight": "1B"},
        )


def test_what_chip_races_gained_counts_in_their_flight_alone():
    evening = flight(players=range(1, 5))
    flight("1B", range(5, 9), evening)
    table = evening.t.seats[1].table

    evening.do(ColorUp((25,), (table,), 75))

    assert [issued(evening.t, label) for label in ("1A", "1B")] == [4075, 4000]
    assert evening.t.chips == 8075


def test_a_flight_goes_by_its_own_clock_until_its_day_ends():
    evening = flight()
    evening.do(ByClock("1A", StartClock()))
    evening.wait(minutes=45)

    t = evening.t.by_clock("1A")

    assert t.clock.shows(t.structure, evening.now)[:3:2] == (2, False)
    assert not evening.t.clock.started


def test_registration_closes_by_the_clock_of_the_flight():
    evening = ended("1A", range(1, 6))
    flight("1B", range(6, 9), evening)
    evening.do(ByClock("1B", StartClock()))
    evening.wait(minutes=39)
    evening.do(Register(30, "in time"))

    evening.wait(minutes=2)

    with pytest.raises(Forbidden, match="registration is closed"):
        evening.do(Register(31, "too late"))


def test_re_entries_are_counted_in_each_flight():
    evening = flight()
    evening.do(Eliminate(1))
    evening.do(Register(1, "again"))
    evening.do(Eliminate(6))
    with pytest.raises(Forbidden, match="has used all re-entries"):
        evening.do(Register(1, "a third time"))
    evening.do(OpenFlight("1B"))

    evening.do(Register(1, "another day"))

    assert evening.t.flight_of[evening.t.last_entry] == "1B"


def test_the_house_may_allow_one_entry_a_flight():
    evening = flight(terms=FlightTerms(entries_each=1))
    evening.do(Eliminate(1))

    with pytest.raises(Forbidden, match="has used all entries of flight"):
        evening.do(Register(1, "again"))


def test_a_flight_ends_when_all_have_bagged_what_was_given_out():
    evening = flight()
    evening.do(Eliminate(5))
    with pytest.raises(Refused, match="still to bag"):
        evening.do(EndFlight("1A"))
    for entry in (1, 2, 3, 4):
        evening.do(BagChips(entry, 1200))

    with pytest.raises(Forbidden) as refused:
        evening.do(EndFlight("1A"))

    assert refused.value.sentence.said(str) == "The bags hold 4,800, but 5,000 in chips was issued"
    evening.do(BagChips(4, 1400))
    evening.do(EndFlight("1A"))
    assert evening.t.flights == (Flight("1A", 5, 1, 4, ended=True),)
    assert (dict(evening.t.seats), evening.t.without_seat) == ({}, 0)


def test_what_was_bought_in_a_flight_was_given_out_in_it():
    evening = flight()
    evening.do(Rebuy(1))
    flight("1B", range(6, 9), evening)

    assert (issued(evening.t, "1A"), issued(evening.t, "1B")) == (5500, 3000)
    assert average(evening.t, evening.t.flights[0]) == 1100


def test_a_flight_is_played_down_to_a_part_of_its_field():
    evening = flight(players=range(1, 11), terms=FlightTerms(percent=15))
    for entry in range(10, 3, -1):
        evening.do(Eliminate(entry))
    bag_all(evening, "1A")

    with pytest.raises(Forbidden) as refused:
        evening.do(EndFlight("1A"))

    assert refused.value.sentence.said(str) == "3 players are left: the flight plays down to 2"


def two_flights(terms=None):
    """Player 1 bags in both: entry 1 with 1350 chips, and entry 6 with 1433."""
    evening = ended("1A", range(1, 6), terms=terms)
    return ended("1B", [1, 6, 7, 8], evening)


def test_flights_meet_in_one_draw_over_all_who_have_bagged():
    evening = two_flights()
    evening.do(JoinFlights("day two"))

    assert evening.t.joined
    assert sorted(evening.t.seats) == [2, 3, 4, 6, 7, 8]
    assert sorted(len(there) for there in evening.t.sitters.values()) == [3, 3]
    assert dict(evening.t.clocks) == {}


def test_of_a_players_bags_the_best_goes_on_and_the_other_leaves_play():
    evening = two_flights()
    assert (evening.t.bagged[1], evening.t.bagged[6]) == (1350, 1434)
    before = evening.t.chips

    evening.do(JoinFlights("day two"))

    assert evening.t.is_in(6)
    assert not evening.t.is_in(1)
    assert evening.t.chips == before - 1350
    assert evening.t.chips == sum(evening.t.stacks[one] for one in evening.t.left)
    assert evening.t.place(1).place == 7


def test_all_bags_of_a_player_go_on_together_where_the_house_says_so():
    evening = two_flights(FlightTerms("all"))
    before = evening.t.chips

    evening.do(JoinFlights("day two"))

    assert evening.t.chips == before
    assert evening.t.stacks[1] == 1350 + 1434
    assert not evening.t.is_in(6)


def test_who_enters_again_gives_the_bag_up_where_the_newest_counts():
    evening = ended("1A", range(1, 6), terms=FlightTerms("newest"))

    flight("1B", [1, 6], evening)

    assert not evening.t.is_in(1)
    assert (dict(evening.t.forfeited), evening.t.flights[0].bags) == ({1: 1350}, 3)


def test_who_plays_in_a_flight_does_not_enter_it_twice():
    evening = flight()

    with pytest.raises(Refused, match="is already in the tournament"):
        evening.do(Register(1, "again"))


def test_nobody_enters_between_two_flights():
    evening = ended("1A", range(1, 6))

    with pytest.raises(Refused, match="no flight is open"):
        evening.do(Register(9, "early"))
    with pytest.raises(Refused, match="combine the flights first"):
        evening.do(RedrawSeats("early"))


def test_while_a_flight_plays_nobody_draws_the_seats_of_all_anew():
    evening = flight()

    with pytest.raises(Refused, match="combine the flights first"):
        evening.do(RedrawSeats("early"))


def test_the_second_day_goes_on_with_the_level_after_the_first():
    evening = flight()
    evening.do(ByClock("1A", StartClock()))
    evening.wait(minutes=45)
    bag_all(evening, "1A")
    evening.do(EndFlight("1A"))
    evening.do(JoinFlights("day two"))

    evening.do(StartClock())

    assert evening.face() == (3, "20:00", True)


def test_nobody_wins_while_a_flight_is_still_to_come():
    evening = flight()
    for entry in (2, 3, 4, 5):
        evening.do(Eliminate(entry))

    assert evening.t.winner is None


def test_taking_back_a_bag_names_the_end_of_the_flight_and_the_draw_after_it():
    evening = two_flights()
    bag = next(
        record.number
        for record in evening.log.records
        if record.label.text == "5 bagged 1,350" or "bagged" in record.label.text
    )
    end = next(one for one in evening.log.records if one.label.text == "Flight 1A ended")
    draw = evening.do(JoinFlights("day two"))

    dependents = evening.log.dependents(bag)

    assert end in dependents
    assert draw in dependents


def test_a_voided_entry_leaves_its_flight():
    evening = flight()

    evening.do(VoidEntry(1, "twice"))

    assert evening.t.flights == (Flight("1A", 4),)


def test_a_day_without_flights_is_bagged_and_drawn_again():
    evening = Evening(6)
    evening.do(DrawSeats("seats"))
    for entry in range(1, 7):
        evening.do(BagChips(entry, 1000))

    evening.do(JoinFlights("day two"))

    assert (len(evening.t.seats), dict(evening.t.bagged)) == (6, {})
    assert not evening.t.joined


def two_bags_of_one():
    """Ann bags in two flights, and the second bag stays behind: 12 is paid for it."""
    evening = Evening(0, TWO_DAYS)
    evening.do(SetMoney(MoneyTerms("$", 0, Price(100))))
    ended("1A", range(1, 6), evening, FlightTerms(paid=12))
    ended("1B", [1, 6, 7], evening)
    two = (PlaceRange(1, 1, 7000), PlaceRange(2, 2, 3000))
    table = PayTable("two", brackets=(Bracket(1, None, two),))
    evening.do(ChoosePayTable(table))
    evening.do(JoinFlights("day 2"))
    return evening


def test_a_bag_that_stays_behind_is_paid_out_of_the_pool_and_the_drawer():
    evening = two_bags_of_one()
    (bag,) = paid_for_bags(evening.t)

    evening.do(PayPrize(bag, "cash", note="before the drawer is filled"))

    assert owed(evening.t)[bag] == Owed(bag, 0, 1, 12, bag=12)
    assert sum(prize.total for prize in prizes(evening.t).prizes) == evening.t.pool - 12
    assert evening.t.ledger.drawer == -12
    assert unpaid(evening.t) == ()


def test_what_was_paid_for_a_bag_can_be_corrected_and_voided_and_keeps_the_flights_joined():
    evening = two_bags_of_one()
    (bag,) = paid_for_bags(evening.t)
    joined = evening.log.records[-1].number
    evening.do(PayPrize(bag, "cash", note="before the drawer is filled"))
    (line,) = [one.line for one in evening.t.prizes_paid[bag]]

    evening.do(CorrectPrize(line, 10, "transfer"))

    assert (left_to_pay(evening.t), evening.t.ledger.drawer) == (2, 0)
    evening.undo(joined)
    assert overpaid_to(evening.t) == {bag: 10}
    evening.redo()

    evening.do(VoidPrize(line, "never fetched"))

    assert [due.entry for due in unpaid(evening.t)] == [bag]


def test_the_only_one_left_is_owed_first_prize_as_soon_as_the_flights_have_met():
    evening = Evening()
    evening.do(SetMoney(MoneyTerms("$", 0, Price(100))))
    winner_takes_all = PayTable("All", brackets=(Bracket(2, None, (PlaceRange(1, 1, 10000),)),))
    evening.do(ChoosePayTable(winner_takes_all))
    flight("1A", range(1, 4), evening)
    for entry in (1, 2):
        evening.do(Eliminate(entry, (3,)))
    evening.do(BagChips(3, 3000))
    evening.do(EndFlight("1A"))
    assert owed(evening.t) == {}

    evening.do(JoinFlights("day 2"))

    assert owed(evening.t) == {3: Owed(3, 1, 1, 300)}


def test_who_is_in_again_after_a_bag_stayed_behind_has_its_chips():
    evening = ended("1A", range(1, 5), out=0)
    evening.do(OpenFlight("1B"))
    evening.do(Register(1, "again"))
    evening.do(BagChips(5, 1000))
    evening.do(EndFlight("1B"))
    evening.do(JoinFlights("day 2"))
    (out,) = evening.t.busts
    assert evening.t.chips == sum(evening.t.stacks[one] for one in evening.t.left)

    evening.do(Reinstate(out, 9, 1))

    assert (evening.t.chips, dict(evening.t.forfeited)) == (5 * 1000, {})
    assert evening.t.chips == sum(evening.t.stacks[one] for one in evening.t.left)


def test_a_flight_counts_who_is_out_of_it_and_not_who_is_in_again():
    evening = Evening()
    evening.do(OpenFlight("1A"))
    for number in (1, 2, 3):
        evening.do(Register(number, f"late {number}"))
    before = evening.t.flights
    evening.do(Eliminate(1))
    evening.do(Eliminate(2))
    evening.do(Reinstate(2, 1, 4))

    assert [one.out for one in before] == [0]
    assert [one.out for one in evening.t.flights] == [1]
    evening.do(Reinstate(1, 1, 3))
    assert evening.t.flights == before


def test_what_the_bags_hold_is_in_play_when_the_next_day_begins():
    for note in ("", "a stack was miscounted on day one"):
        evening = flight("1A", range(1, 6))
        evening.do(Eliminate(5))
        bag_all(evening, "1A")
        if note:
            first = min(evening.t.bagged)
            evening.do(BagChips(first, evening.t.bagged[first] + 400))
        evening.do(EndFlight("1A", note))
        bags = sum(evening.t.bagged.values())
        evening.do(JoinFlights("day two"))

        assert (evening.t.chips, evening.t.average) == (bags, bags // 4)
        assert sum(evening.t.stacks[one] for one in evening.t.left) == evening.t.chips
        assert chip_account(evening.t).recounted == (400 if note else 0)


def test_who_left_without_a_bag_is_out_where_somebody_says_so():
    evening = flight("1A", range(1, 6))
    for entry in (1, 2, 3):
        evening.do(BagChips(entry, 1500))

    with pytest.raises(Forbidden) as forbidden:
        evening.do(EndFlight("1A"))
    evening.do(EndFlight("1A", "4 and 5 went home"))

    said = forbidden.value.sentence.said(str)
    assert said == "4 and 5 never bagged: out once flight 1A ends"
    assert [(one.place, one.tied, one.entry.number) for one in evening.t.standings()] == [
        (4, 2, 5),
        (4, 2, 4),
    ]
    assert evening.t.flights[0].ended


def test_nobody_is_put_out_of_a_flight_in_which_nobody_has_bagged():
    evening = flight("1A", range(1, 6))

    with pytest.raises(Refused, match="players still to bag"):
        evening.do(EndFlight("1A", "by mistake"))
