"""Entries: bought, voided, put right, again; who waits; registration that closes."""

from dataclasses import replace

import pytest

from director.tournament.commands import (
    BagChips,
    CorrectPayment,
    DrawRound,
    DrawSeats,
    Eliminate,
    EndFlight,
    Forbidden,
    JoinFlights,
    ListAlternate,
    MakeDeal,
    MoveClock,
    OpenFlight,
    OpenTables,
    PlanRounds,
    Rebuy,
    RedeemLammers,
    Refused,
    Register,
    RenameEntry,
    SetFlightTerms,
    SetMoney,
    SetRegistration,
    StartClock,
    StrikeAlternate,
    TurnCounters,
    VoidEntry,
)
from director.tournament.deals.division import EVEN
from director.tournament.deals.state import Agreement, Share
from director.tournament.entries.facts import (
    AlternateListed,
    AlternateStruck,
    EntryRenamed,
    EntryVoided,
    FieldCounted,
    PlayerRegistered,
    RegistrationSet,
)
from director.tournament.entries.registration import is_open, turned_by_hand
from director.tournament.entries.terms import (
    AddOns,
    Bounties,
    LammerTerms,
    LateRegistration,
    Rebuys,
    ReEntries,
    Shootout,
)
from director.tournament.flights.facts import BagForfeited
from director.tournament.flights.state import ALL, NEWEST, Flight, FlightTerms
from director.tournament.money.facts import MoneyReturned, MoneyTaken
from director.tournament.money.state import FREE, MoneyTerms, Price
from director.tournament.shootouts.state import RoundTerms
from director.tournament.state import Counters, Entry
from director.tournament.structure.moments import Moment
from tests.tournament.evening import STRUCTURE, Evening

END_OF_ONE = Moment("end", "level", "1")
LATE = replace(STRUCTURE, late_registration=LateRegistration(END_OF_ONE))
AGAIN = replace(STRUCTURE, re_entries=ReEntries(limit=1))


def why(evening, command):
    """Why it is refused, and whether the floor may do it all the same."""
    with pytest.raises(Refused) as refused:
        evening.do(command)
    return refused.value.sentence.said(str), refused.value.overridable


def test_registration_closes_by_itself_at_the_structures_moment():
    evening = Evening(players=2, structure=LATE)
    evening.do(StartClock())
    evening.wait(minutes=19, seconds=59)
    evening.do(Register(3, "a"))
    evening.wait(seconds=1)

    assert why(evening, Register(4, "b")) == ("Registration is closed", True)


def test_a_note_sets_the_end_of_registration_aside_and_stays_in_the_log():
    evening = Evening(players=2, structure=LATE)
    evening.do(StartClock())
    evening.do(MoveClock(1))

    record = evening.do(Register(3, "a", note="was in line"))

    assert record.facts[0].note == "was in line"
    assert len(evening.t.entries) == 3


def test_the_desk_opens_registration_again_and_leaves_it_to_the_structure():
    evening = Evening(players=2, structure=LATE)
    evening.do(StartClock())
    evening.do(MoveClock(1))
    evening.do(SetRegistration(True))
    evening.do(Register(3, "a"))
    evening.do(SetRegistration(None))

    assert why(evening, Register(4, "b")) == ("Registration is closed", True)


def test_one_act_closes_registration_or_opens_it_and_leaves_what_it_can_to_the_structure():
    evening = Evening(players=2, structure=LATE)
    said = []
    for over in (False, True):
        if over:
            evening.do(StartClock())
            evening.do(MoveClock(1))
        for _ in range(2):
            by_hand = turned_by_hand(evening.t, evening.now)
            evening.do(SetRegistration(by_hand))
            said.append((by_hand, is_open(evening.t, evening.now)))

    assert said == [(False, False), (None, True), (True, True), (None, False)]


def test_who_is_out_stays_out_where_the_structure_has_no_re_entries():
    evening = Evening(players=3)
    evening.do(Eliminate(2))

    assert why(evening, Register(2, "again")) == (
        "2 has been out, and this event has no re-entries",
        True,
    )


def test_a_re_entry_is_another_entry_of_the_same_player():
    evening = Evening(players=3, structure=AGAIN)
    evening.do(Eliminate(2))
    record = evening.do(Register(2, "again"))

    assert record.label.said(str) == "2 re-entered"
    assert evening.t.of_player[2] == (2, 4)
    assert (evening.t.entered, evening.t.players_left, evening.t.chips) == (4, 3, 4000)


def test_re_entries_are_limited():
    evening = Evening(players=4, structure=AGAIN)
    evening.do(Eliminate(2))
    evening.do(Register(2, "again"))
    evening.do(Eliminate(5))

    assert why(evening, Register(2, "third")) == ("2 has used all re-entries", True)


def test_nobody_is_in_twice_whatever_the_note():
    evening = Evening(players=2)

    assert why(evening, Register(1, "twice", note="really")) == (
        "1 is already in the tournament",
        False,
    )


def test_who_may_not_play_is_let_in_only_with_a_note():
    evening = Evening(players=2)

    assert why(evening, Register(9, "a", banned="cheated in May")) == (
        "9 is banned: cheated in May",
        True,
    )
    evening.do(Register(9, "a", banned="cheated in May", note="the director said so"))
    assert evening.t.entries[3] == Entry(3, 9)


def test_a_voided_entry_never_counted_and_its_number_is_not_given_again():
    evening = Evening(players=3)
    evening.do(VoidEntry(2, "registered twice"))
    evening.do(Register(2, "right"))

    assert sorted(evening.t.entries) == [1, 3, 4]
    assert dict(evening.t.voided) == {2: "registered twice"}
    assert evening.t.chips == 3000


def test_an_entry_is_voided_only_for_a_reason_and_not_after_a_bust():
    evening = Evening(players=3)
    evening.do(Eliminate(1))

    assert why(evening, VoidEntry(2, " ")) == ("Enter a reason for voiding the entry", False)
    assert why(evening, VoidEntry(1, "mistake")) == ("1 is out", False)


def test_an_entry_under_the_wrong_name_is_put_right_with_seat_and_number():
    evening = Evening(players=3)
    evening.do(RenameEntry(2, 17))

    assert evening.t.entries[2] == Entry(2, 17)
    assert dict(evening.t.of_player) == {1: (1,), 3: (3,), 17: (2,)}


def test_alternates_wait_in_order_and_leave_the_list_when_they_enter():
    evening = Evening(players=2)
    for player in (7, 8, 9):
        evening.do(ListAlternate(player))
    evening.do(StrikeAlternate(8))
    evening.do(Register(7, "a"))

    assert evening.t.alternates == (9,)


def test_nobody_waits_twice_or_while_in():
    evening = Evening(players=2)
    evening.do(ListAlternate(7))

    assert why(evening, ListAlternate(7)) == ("7 is already on the list", False)
    assert why(evening, ListAlternate(1)) == ("1 is already in the tournament", False)


def test_an_event_without_names_is_counted():
    evening = Evening()
    evening.do(TurnCounters(entries=10))
    evening.do(TurnCounters(out=1))
    record = evening.do(TurnCounters(entries=-1))

    assert record.label.said(str) == "−1 entry"
    assert evening.t.counters == Counters(9, 1)
    assert (evening.t.entered, evening.t.players_left) == (9, 8)
    assert evening.t.average == 9000 // 8


def test_nothing_is_counted_below_nothing():
    evening = Evening()

    assert why(evening, TurnCounters(out=1)) == ("The counter cannot go below zero", False)


def said(evening, command):
    return command.label(evening.t).said(str)


def test_what_a_sheet_leaves_open_binds_nobody():
    assert Rebuys(60, 500) == Rebuys(60, 500, "", 0, 0, None, True, "")
    assert ReEntries() == ReEntries(0, None)
    assert AddOns(50, 300) == AddOns(50, 300, "", 1, None, True)
    assert LateRegistration(END_OF_ONE) == LateRegistration(END_OF_ONE, False)
    assert (Bounties(25), Shootout()) == (Bounties(25, ""), Shootout(1))
    assert LammerTerms(2, 250) == LammerTerms(2, 250, "any number", None, "asked")
    assert LammerTerms(3, 250).chips == 750


def test_a_fact_without_its_last_words_means_what_it_meant_in_the_first_books():
    assert PlayerRegistered(1, 7) == PlayerRegistered(1, 7, FREE, "", "")
    assert FieldCounted() == FieldCounted(0, 0, 0, 0)
    assert TurnCounters() == TurnCounters(0, 0, 0, 0)


def test_the_log_says_who_came_in_or_waits():
    evening = Evening(players=3)
    evening.do(ListAlternate(8))

    for command, label in [
        (Register(9, "a"), "9 registered"),
        (Register(1, "a"), "1 re-entered"),
        (VoidEntry(2, "twice"), "2’s entry voided: twice"),
        (VoidEntry(9, "twice"), "Entry 9’s entry voided: twice"),
        (RenameEntry(2, 17), "Entry changed from 2 to 17"),
        (RenameEntry(9, 17), "Entry 9 corrected"),
        (ListAlternate(9), "9 added to the alternates, number 2"),
        (StrikeAlternate(9), "9 taken off the alternates"),
        (SetRegistration(None), "Registration follows the structure again"),
        (SetRegistration(True), "Registration opened"),
        (SetRegistration(False), "Registration closed"),
        (TurnCounters(entries=2), "+2 entries"),
        (TurnCounters(out=-1), "−1 bust"),
        (TurnCounters(rebuys=1), "+1 rebuy"),
        (TurnCounters(add_ons=3), "+3 add-ons"),
        (TurnCounters(), "+0 entries"),
    ]:
        assert said(evening, command) == label


def test_an_entry_that_makes_no_sense_is_refused():
    evening = Evening(players=4)
    evening.do(VoidEntry(4, "a mistake"))
    evening.do(ListAlternate(8))
    evening.do(Eliminate(1, by=(2,)))

    for command, why_not in [
        (Register(3, "a"), ("3 is already in the tournament", False)),
        (VoidEntry(2, " "), ("Enter a reason for voiding the entry", False)),
        (VoidEntry(1, "mistake"), ("1 is out", False)),
        (VoidEntry(2, "mistake"), ("2 has knocked out a player", False)),
        (VoidEntry(4, "mistake"), ("Entry 4 was voided", False)),
        (VoidEntry(9, "mistake"), ("There is no entry 9", False)),
        (RenameEntry(2, 3), ("3 is already in the tournament", False)),
        (RenameEntry(9, 17), ("There is no entry 9", False)),
        (RenameEntry(4, 17), ("Entry 4 was voided", False)),
        (ListAlternate(8), ("8 is already on the list", False)),
        (ListAlternate(3), ("3 is already in the tournament", False)),
        (StrikeAlternate(3), ("3 is not on the list", False)),
        (SetRegistration(None), ("Already set that way", False)),
        (TurnCounters(entries=-1), ("The counter cannot go below zero", False)),
        (TurnCounters(rebuys=-1), ("The counter cannot go below zero", False)),
        (TurnCounters(add_ons=-1), ("The counter cannot go below zero", False)),
        (TurnCounters(out=-1), ("The counter cannot go below zero", False)),
        (TurnCounters(entries=2, out=3), ("The counter cannot go below zero", False)),
    ]:
        assert why(evening, command) == why_not


def test_who_is_out_may_be_written_down_for_another_entry_and_wait_for_a_seat():
    evening = Evening(players=4)
    evening.do(Eliminate(1))

    evening.do(RenameEntry(3, 1))
    assert dict(evening.t.of_player) == {1: (1, 3), 2: (2,), 4: (4,)}
    evening.do(RenameEntry(3, 3))
    evening.do(Eliminate(4))
    evening.do(RenameEntry(2, 4))
    assert dict(evening.t.of_player) == {1: (1,), 3: (3,), 4: (2, 4)}
    evening.do(RenameEntry(2, 2))
    evening.do(RenameEntry(1, 9))
    assert dict(evening.t.of_player) == {2: (2,), 3: (3,), 4: (4,), 9: (1,)}
    evening.do(ListAlternate(9))
    assert evening.t.alternates == (9,)


def test_the_last_of_several_entries_of_a_player_is_voided_and_the_first_one_stays():
    evening = Evening(players=3, structure=replace(AGAIN, lammers=LammerTerms(2, 250)))
    evening.do(Eliminate(1, note="lammers lost"))
    evening.do(Register(1, "again"))
    evening.do(VoidEntry(4, " paid for 7 "))

    assert dict(evening.t.of_player) == {1: (1,), 2: (2,), 3: (3,)}
    assert evening.t.last_entry == 4
    assert evening.log.records[-1].facts == (EntryVoided(4, "paid for 7"),)


def test_a_voided_entry_takes_along_its_rebuys_its_lammers_and_its_money_each_as_it_came():
    sold = replace(STRUCTURE, rebuys=Rebuys(60, 500), lammers=LammerTerms(2, 250))
    evening = Evening(structure=sold)
    evening.do(SetMoney(MoneyTerms("$", entry=Price(100), rebuy=Price(60))))
    for number in (1, 2, 3):
        evening.do(Register(number, "a", "cash"))
    evening.do(DrawSeats("seats"))
    evening.do(Rebuy(1, pays="card"))
    evening.do(Rebuy(2, pays="cash"))
    for entry in (1, 2):
        evening.do(RedeemLammers(entry, 1))

    record = evening.do(VoidEntry(1, "the wrong event"))

    assert record.facts == (
        EntryVoided(1, "the wrong event"),
        MoneyReturned(6, 1, 60, "card"),
        MoneyReturned(7, 1, 100, "cash"),
    )
    t = evening.t
    assert (t.bought, dict(t.taken_off)) == (500, {1: 500})
    assert (t.turned_in, t.turned_in_by_those_in, t.chips) == (1, 1, 2 * 1500 + 500)
    assert (1 in t.seats, t.ledger.account(1).owes, t.ledger.sold.pool) == (False, 0, 260)


def test_nobody_is_voided_or_comes_in_once_a_deal_was_made_but_who_went_out_before_it():
    evening = Evening(players=3)
    evening.do(SetMoney(MoneyTerms("$", entry=Price(100))))
    evening.do(Eliminate(3))
    shares = (Share(1, 2000, 0, 0), Share(2, 1000, 0, 0))
    evening.do(MakeDeal(Agreement(EVEN, shares)))

    said = "A deal has been made: withdraw it first"
    assert why(evening, VoidEntry(1, "mistake")) == (said, False)
    assert why(evening, Register(9, "late")) == (said, False)
    assert PlayerRegistered(1, 9).unfit(evening.t).said(str) == "Entry 1 is taken"


def test_entry_numbers_are_given_out_once_and_flights_have_to_be_there():
    evening = Evening(players=3)
    evening.do(VoidEntry(2, "mistake"))

    for taken in (2, 3):
        assert PlayerRegistered(taken, 9).unfit(evening.t).said(str) == f"Entry {taken} is taken"
    assert PlayerRegistered(4, 9).unfit(evening.t) is None
    assert PlayerRegistered(4, 9, flight="1A").unfit(evening.t).said(str) == (
        "There is no flight 1A"
    )
    evening.write(PlayerRegistered(9, 9))
    evening.write(PlayerRegistered(7, 7))
    assert evening.t.last_entry == 9


def test_entries_are_counted_in_their_flight_until_they_are_voided():
    evening = Evening()
    evening.do(OpenFlight("1A"))
    for number in (1, 2, 3):
        evening.do(Register(number, "a"))
    assert PlayerRegistered(4, 9, flight="1B").unfit(evening.t).said(str) == (
        "There is no flight 1B"
    )
    evening.do(VoidEntry(2, "mistake"))

    assert evening.t.flights == (Flight("1A", entered=2),)
    assert dict(evening.t.flight_of) == {1: "1A", 3: "1A"}


def test_a_player_comes_in_again_to_the_flight_that_is_open_and_never_twice_into_one():
    evening = Evening(structure=AGAIN)
    evening.do(SetFlightTerms(FlightTerms(ALL)))
    evening.do(OpenFlight("1A"))
    evening.do(Register(1, "a"))
    evening.do(Register(2, "a"))
    assert why(evening, Register(1, "b")) == ("1 is already in the tournament", False)
    evening.do(BagChips(1, 1000))
    assert why(evening, Register(1, "b", note="so")) == ("1 is already in the tournament", False)
    evening.do(BagChips(2, 1000))
    evening.do(EndFlight("1A"))
    assert why(evening, Register(3, "b", flight="1A")) == ("Flight 1A is over", False)
    assert why(evening, Register(3, "b")) == (
        "No flight is open: open one first",
        False,
    )
    evening.do(OpenFlight("1B"))
    record = evening.do(Register(1, "b"))
    assert record.facts == (PlayerRegistered(3, 1, FREE, "", "1B"),)
    evening.do(Register(4, "b"))
    evening.do(DrawSeats("seats 1B"))

    assert why(evening, Register(1, "c", note="so")) == ("1 is already in the tournament", False)
    assert [type(one).__name__ for one in evening.do(Register(5, "c")).facts] == [
        "PlayerRegistered",
        "SeatsDrawn",
    ]


def test_whoever_enters_again_gives_up_every_earlier_bag_where_the_newest_goes_on():
    evening = Evening(structure=AGAIN)
    evening.do(SetFlightTerms(FlightTerms(NEWEST)))
    evening.do(OpenFlight("1A"))
    for number in (1, 2):
        evening.do(Register(number, "a"))
        evening.do(BagChips(number, 1000))
    evening.do(EndFlight("1A"))
    evening.do(OpenFlight("1B"))

    record = evening.do(Register(1, "b"))

    assert record.facts == (PlayerRegistered(3, 1, FREE, "", "1B"), BagForfeited(1))
    assert evening.do(Register(3, "b")).facts == (PlayerRegistered(4, 3, FREE, "", "1B"),)
    for entry in (3, 4):
        evening.do(BagChips(entry, 1000))
    evening.do(EndFlight("1B"))
    evening.do(JoinFlights("day 2"))
    assert why(evening, Register(2, "c")) == ("2 is already in the tournament", False)


def test_who_is_paid_for_at_once_has_a_line_and_who_comes_late_a_seat():
    evening = Evening(structure=replace(STRUCTURE, seats=2))
    evening.do(OpenTables((1, 2)))
    evening.do(SetMoney(MoneyTerms("$", entry=Price(100))))
    for number in (1, 2, 3):
        evening.do(Register(number, "a", "cash" if number == 3 else ""))
    evening.do(DrawSeats("seats"))

    record = evening.do(Register(4, "b", "cash", tendered=150))

    assert record.facts[:2] == (
        PlayerRegistered(4, 4, Price(100), "", ""),
        MoneyTaken(2, 4, 100, "cash", 150),
    )
    assert (evening.t.ledger.account(4).owes, evening.t.ledger.account(1).owes) == (0, 100)
    assert evening.t.without_seat == 0
    with pytest.raises(Forbidden) as full:
        evening.do(Register(5, "c"))
    assert full.value.sentence.said(str) == "No seat is open: add 5 to the alternates"
    evening.do(ListAlternate(5))
    assert why(evening, Register(5, "late")) == ("No seat is open: 5 waits for one", True)
    assert evening.do(Register(5, "c", note="a table is added")).facts[0].note == (
        "a table is added"
    )


def test_nobody_enters_once_somebody_has_won():
    evening = Evening(players=2)
    evening.do(Eliminate(1))

    assert why(evening, Register(9, "a", note="so")) == ("The tournament is over", False)


def test_into_a_shootout_nobody_comes_late_once_its_tables_are_full():
    evening = Evening(players=8)
    evening.do(PlanRounds(RoundTerms(4)))
    evening.do(DrawRound("first"))

    assert why(evening, Register(9, "a")) == (
        "Every table of the first round is full",
        False,
    )


def test_alternates_keep_their_order_when_one_of_them_enters_or_leaves():
    evening = Evening(players=2)
    for player in (7, 8, 9, 10):
        evening.do(ListAlternate(player))

    record = evening.do(StrikeAlternate(8))
    assert (record.facts, evening.t.alternates) == ((AlternateStruck(8),), (7, 9, 10))
    evening.do(Register(9, "a"))
    assert evening.t.alternates == (7, 10)
    assert evening.do(ListAlternate(8)).facts == (AlternateListed(8),)
    assert evening.t.alternates == (7, 10, 8)


def test_registration_is_opened_and_closed_once_each_by_hand():
    evening = Evening(players=2)

    assert evening.do(SetRegistration(False)).facts == (RegistrationSet(False),)
    assert why(evening, SetRegistration(False)) == ("Already set that way", False)
    assert why(evening, Register(9, "a")) == ("Registration is closed", True)
    assert evening.do(SetRegistration(True)).facts == (RegistrationSet(True),)
    assert evening.do(RenameEntry(2, 9)).facts == (EntryRenamed(2, 9),)


def test_counters_go_down_to_nothing_and_no_further():
    evening = Evening()
    evening.do(TurnCounters(2, 2, 3, 4))
    assert evening.t.counters == Counters(2, 2, 3, 4)

    evening.do(TurnCounters(-2, -2, -3, -4))
    assert evening.t.counters == Counters(0, 0, 0, 0)
    assert Counters() == Counters(0, 0, 0, 0)


def test_of_a_voided_entry_the_least_that_was_paid_goes_back_and_nothing_where_nothing_was():
    evening = Evening()
    evening.do(SetMoney(MoneyTerms("$", entry=Price(100))))
    for number in (1, 2):
        evening.do(Register(number, "a", "cash"))
    evening.do(CorrectPayment(1, 0, "cash"))
    evening.do(CorrectPayment(2, 1, "cash"))

    assert evening.do(VoidEntry(1, "mistake")).facts == (EntryVoided(1, "mistake"),)
    assert evening.do(VoidEntry(2, "mistake")).facts == (
        EntryVoided(2, "mistake"),
        MoneyReturned(3, 2, 1, "cash"),
    )


def test_a_voided_entry_that_turned_no_lammer_in_leaves_those_of_others_as_they_are():
    lammers = replace(STRUCTURE, lammers=LammerTerms(2, 250))
    evening = Evening(players=3, structure=lammers)
    evening.do(RedeemLammers(1, 2))
    evening.do(VoidEntry(2, "a mistake"))

    t = evening.t
    assert (t.turned_in, t.turned_in_by_those_in, t.chips, t.chips_behind) == (2, 2, 3000, 500)
