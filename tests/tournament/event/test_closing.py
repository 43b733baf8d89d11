"""A closed event stands still, and what is left open is asked about before."""

from dataclasses import replace
from datetime import UTC, datetime, time, timedelta

import pytest

from director.house.shelf import pay_tables
from director.tournament.clock.commands import NoteMachineClock, PauseAfter, StartAt
from director.tournament.clock.facts import ClockPaused, ClockStarted
from director.tournament.clock.state import Clock, Plan
from director.tournament.commands import (
    ByClock,
    ChoosePayTable,
    CloseEvent,
    CollectBounty,
    CorrectPayment,
    CorrectPrize,
    CountDrawer,
    CreditBust,
    Eliminate,
    MakeDeal,
    MoveClock,
    MoveFloat,
    OpenFlight,
    PauseClock,
    PayBounty,
    PayOut,
    PayPrize,
    Refused,
    Register,
    ReopenEvent,
    SetMoney,
    SetPrizeTerms,
    SetRegistration,
    StartClock,
    VoidEntry,
    VoidPrize,
)
from director.tournament.deals.division import EVEN
from director.tournament.deals.state import Agreement, Share
from director.tournament.entries.terms import ReEntries
from director.tournament.event.closing import Subject, open_points, unpaid_to
from director.tournament.event.facts import EventClosed, EventReopened
from director.tournament.money.state import MoneyTerms, MysteryPrize, Price
from director.tournament.prizes.pay_table_files import load_pay_table
from director.tournament.prizes.payouts import Lock, PayoutTerms
from director.tournament.prizes.state import PrizeTerms
from director.tournament.state import EntryNumber
from director.tournament.structure.stakes import Stakes
from director.tournament.structure.structure import Break, DayEnd, Level
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening

TABLE = load_pay_table(sorted(pay_tables().glob("*.toml"))[0])
TERMS = MoneyTerms("$", entry=Price(100))


def said(evening):
    """What is open, but for the drawer, which nobody counts here."""
    return [words for subject, words in _said(evening) if subject != Subject.DRAWER]


def said_of_drawer(evening):
    return [words for subject, words in _said(evening) if subject == Subject.DRAWER]


def _said(evening):
    named = "player {}".format
    return [(point.subject, point.says.said(named)) for point in open_points(evening.t)]


def why(evening, command):
    with pytest.raises(Refused) as refused:
        evening.do(command)
    return refused.value.sentence.said(str)


def won(players=4, pays="cash"):
    """Everybody but the first is out, and the prizes are known."""
    evening = Evening()
    evening.do(SetMoney(TERMS))
    for number in range(1, players + 1):
        evening.do(Register(number, f"late {number}", pays))
    evening.do(ChoosePayTable(TABLE))
    for entry in range(players, 1, -1):
        evening.do(Eliminate(entry))
    return evening


def running():
    evening = Evening(players=3)
    evening.do(StartClock())
    evening.wait(minutes=7)
    return evening


def test_the_clock_of_a_closed_event_stands_where_it_was():
    evening = running()
    evening.do(CloseEvent(asked=True))
    at_closing = evening.face()

    evening.wait(hours=5)

    assert at_closing == (0, "13:00", False)
    assert evening.face() == at_closing
    clock = evening.t.clock
    assert list(clock.coming(evening.t.structure, evening.now)) == []
    assert clock.late(evening.t.structure, evening.now) == timedelta()


def test_a_reopened_event_stands_where_it_stood_until_somebody_starts_it():
    evening = running()
    evening.do(CloseEvent(asked=True))
    evening.wait(minutes=40)
    evening.do(ReopenEvent())
    assert evening.t.clock == Clock(
        played=timedelta(minutes=7),
        started=True,
        begun=FRIDAY,
        plan=Plan(0, FRIDAY),
        zone="UTC",
        stood_closed=True,
    )
    evening.wait(minutes=5)
    evening.do(StartClock())
    evening.wait(minutes=1)

    assert evening.face() == (0, "12:00", True)


def test_reopening_that_is_undone_leaves_the_clock_as_the_closing_had_it():
    evening = running()
    evening.do(CloseEvent(asked=True))
    closed = evening.t.clock
    evening.wait(minutes=40)
    evening.do(ReopenEvent())
    evening.undo()

    assert (evening.t.closed, evening.t.clock) == (True, closed)


def test_an_older_log_has_its_clock_go_on_as_the_event_is_opened_again():
    evening = running()
    evening.do(CloseEvent(asked=True))
    evening.wait(minutes=40)
    evening.write(EventReopened())
    evening.wait(minutes=1)

    assert evening.face() == (0, "12:00", True)


def test_a_clock_that_stood_stands_when_the_event_is_opened_again():
    evening = Evening(players=3)
    evening.do(CloseEvent(asked=True))
    evening.wait(minutes=40)
    evening.do(ReopenEvent())

    assert evening.face() == (0, "20:00", False)


def test_closing_that_is_undone_has_stopped_nothing():
    evening = running()
    evening.do(CloseEvent(asked=True))
    evening.wait(minutes=3)
    evening.undo()

    assert evening.face() == (0, "10:00", True)


def test_a_closed_event_does_not_start_by_itself():
    evening = Evening(players=3)
    start = evening.now + timedelta(hours=1)
    evening.do(StartAt(start))
    evening.do(CloseEvent(asked=True))

    evening.wait(hours=2)
    assert evening.t.clock.shows(evening.t.structure, evening.now).starts_at is None
    assert evening.face() == (0, "20:00", False)

    evening.do(ReopenEvent())
    assert evening.t.clock.starts_at is None


def test_a_start_that_is_still_to_come_holds_when_the_event_is_opened_again():
    evening = Evening(players=3)
    start = evening.now + timedelta(hours=1)
    evening.do(StartAt(start))
    evening.do(CloseEvent(asked=True))
    evening.wait(minutes=5)
    evening.do(ReopenEvent())
    evening.wait(minutes=60)

    assert evening.face() == (0, "15:00", True)


def test_every_clock_of_a_closed_event_stands():
    evening = Evening()
    evening.do(OpenFlight("1A"))
    evening.do(ByClock("1A", StartClock()))
    evening.wait(minutes=7)
    evening.do(CloseEvent(asked=True))
    evening.wait(hours=1)

    clock = evening.t.clocks["1A"]
    assert clock.shows(evening.t.structure, evening.now).left == timedelta(minutes=13)
    evening.do(ReopenEvent())
    evening.wait(minutes=1)
    clock = evening.t.clocks["1A"]
    assert clock.shows(evening.t.structure, evening.now).left == timedelta(minutes=13)


TWO_DAYS = replace(STRUCTURE, steps=(STRUCTURE.steps[0], DayEnd(1), STRUCTURE.steps[1]))


def test_opened_again_the_next_morning_the_clock_waits_for_somebody():
    evening = Evening(players=3, structure=TWO_DAYS)
    evening.do(StartClock())
    evening.wait(minutes=15)
    evening.do(CloseEvent(asked=True))
    evening.wait(hours=14)
    evening.do(ReopenEvent())

    assert evening.face() == (0, "5:00", False)


UNTIL_EIGHT = replace(
    STRUCTURE,
    steps=(Level("1", 20, Stakes(50, 100)), Break(0, until=time(20)), STRUCTURE.steps[1]),
)


def test_a_break_until_eight_stands_still_and_is_over_after_eight():
    evening = Evening(players=3, structure=UNTIL_EIGHT)  # it is seven
    evening.do(StartClock())
    evening.wait(minutes=30)
    evening.do(CloseEvent(asked=True))
    evening.wait(minutes=45)
    assert evening.face() == (1, "30:00", False)

    evening.do(ReopenEvent())
    assert evening.face() == (2, "20:00", False)


def test_the_machines_clock_moves_no_closed_event():
    evening = running()
    evening.do(CloseEvent(asked=True))
    evening.wait(hours=1)
    evening.do(NoteMachineClock(3_600_000))
    evening.do(ReopenEvent())

    assert evening.face() == (0, "13:00", False)


def test_an_old_log_in_which_the_clock_of_a_closed_event_ran_on_opens():
    evening = Evening(players=3, structure=TWO_DAYS)
    evening.do(StartClock())
    evening.wait(minutes=10)
    evening.write(EventClosed())
    evening.wait(minutes=5)
    evening.write(EventReopened())
    evening.wait(minutes=6)  # there the day had ended, and somebody began the next
    evening.write(ClockStarted())
    evening.wait(minutes=1)
    evening.write(ClockPaused())

    assert evening.t.clock.since is None


def test_who_starts_a_clock_that_goes_on_again_is_refused():
    evening = running()
    evening.do(CloseEvent(asked=True))
    evening.write(EventReopened())  # as books of older programs have it

    with pytest.raises(Refused, match="the clock is already running"):
        evening.do(StartClock())
    with pytest.raises(Refused, match="the clock is already running"):
        evening.do(StartAt(evening.now + timedelta(hours=1)))


def test_a_clock_that_was_never_held_is_released_as_it_is():
    clock = Clock()

    assert clock.released(STRUCTURE, Evening().now) is clock


def test_unpaid_prizes_are_asked_about_with_the_sum_and_the_players():
    evening = won()

    assert unpaid_to(evening.t) == {1: 400}
    assert said(evening) == ["$400 is unpaid to player 1"]
    with pytest.raises(Refused, match="is unpaid to"):
        evening.do(CloseEvent())
    record = evening.do(CloseEvent(asked=True))
    assert (record.label.said(str), evening.t.closed) == (
        "Event closed, $400 unpaid to players",
        True,
    )


def test_three_who_are_unpaid_are_named_and_of_more_it_is_said_how_many():
    few, many = won(11), won(60)

    assert said(few) == ["$1,100 is unpaid to 3 players: player 1, player 2 and player 3"]
    assert said(many) == [f"$6,000 is unpaid to {len(unpaid_to(many.t))} players"]


def test_what_is_paid_is_asked_about_no_more():
    evening = won()
    evening.do(PayPrize(1, "cash"))
    evening.do(CountDrawer(0))

    assert open_points(evening.t) == ()
    assert evening.do(CloseEvent()).label.said(str) == "Event closed"


def test_buy_ins_that_are_owed_are_asked_about():
    evening = won(pays="")
    evening.do(PayPrize(1, "cash", note="from the safe"))

    assert said(evening) == ["4 players still owe $400"]
    record = evening.do(CloseEvent(asked=True))
    assert record.label.said(str) == "Event closed, $400 owed by players"


def test_of_who_entered_twice_all_that_is_owed_is_asked_about():
    evening = Evening(structure=replace(STRUCTURE, re_entries=ReEntries()))
    evening.do(SetMoney(TERMS))
    for number in (1, 2, 3):
        evening.do(Register(number, f"late {number}", "" if number == 2 else "cash"))
    evening.do(Eliminate(2))
    evening.do(Register(2, "late again", ""))

    assert "Player 2 still owes $200" in said(evening)


def test_a_prize_pool_without_a_pay_table_is_asked_about():
    evening = Evening()
    evening.do(SetMoney(TERMS))
    for number in (1, 2):
        evening.do(Register(number, f"late {number}", "cash"))
    evening.do(Eliminate(2))

    assert said(evening) == ["The prize pool of $200 is not paid out: no payout structure chosen"]
    record = evening.do(CloseEvent(asked=True))
    assert record.label.said(str) == "Event closed, the prize pool of $200 not paid out"


def test_a_prize_pool_that_cannot_be_paid_as_agreed_is_asked_about_with_the_reason():
    evening = won(5)
    evening.undo()
    evening.do(SetPrizeTerms(PrizeTerms(PayoutTerms(locks=(Lock(1, 500),)))))
    evening.do(VoidEntry(2, "registered by mistake"))

    assert said(evening) == [
        "The prize pool of $400 is not paid out: the fixed prizes come to $500 of $400"
    ]


def with_bounties(terms):
    """Two of three are out: nobody was named for the one, the winner for the other."""
    evening = Evening()
    evening.do(SetMoney(terms))
    for number in (1, 2, 3):
        evening.do(Register(number, f"late {number}", "cash"))
    evening.do(Eliminate(3))
    evening.do(Eliminate(2, (1,)))
    return evening


def test_bounties_of_whom_nobody_knocked_out_are_asked_about():
    evening = with_bounties(MoneyTerms("$", entry=Price(bounty=25)))

    assert said(evening) == [
        "$50 is unpaid to player 1",
        "$25 in bounties is unclaimed: the knockout was not recorded",
    ]
    evening.do(CreditBust(3, (2,)))
    assert said(evening) == ["$75 is unpaid to 2 players: player 1 and player 2"]


def test_envelopes_that_nobody_has_drawn_are_asked_about_once_it_is_over():
    drawn = (MysteryPrize(100, 1), MysteryPrize(25, 2))
    evening = with_bounties(
        MoneyTerms("$", entry=Price(bounty=50), bounties="mystery", mystery=drawn)
    )

    assert said(evening) == ["$150 in bounties is unclaimed: it is in undrawn envelopes"]
    evening.undo()
    assert said(evening) == ["2 players are still in"]
    shares = (Share(1, 2000, 0, 0), Share(2, 1000, 0, 0))
    evening.do(MakeDeal(Agreement(EVEN, shares), "agreed"))
    assert said(evening) == ["$150 in bounties is unclaimed: it is in undrawn envelopes"]


def test_what_is_due_back_is_asked_about():
    evening = won()
    evening.do(PayPrize(1, "cash"))
    evening.do(CorrectPayment(2, 140, "cash"))

    assert said(evening) == ["$40 in refunds is due for 1 entry"]
    record = evening.do(CloseEvent(asked=True))
    assert record.label.said(str) == "Event closed, $40 in refunds due"


def test_players_still_in_are_asked_about():
    evening = Evening(players=3)

    assert said(evening) == ["3 players are still in"]
    record = evening.do(CloseEvent(asked=True))
    assert record.label.said(str) == "Event closed with 3 players in"


def test_of_one_player_who_is_still_in_there_is_no_plural():
    evening = Evening(players=1)

    assert said(evening) == ["1 player is still in"]
    record = evening.do(CloseEvent(asked=True))
    assert record.label.said(str) == "Event closed with 1 player in"


def test_late_registration_that_is_open_when_somebody_has_won_is_asked_about():
    evening = won(pays="cash")
    before = said(evening)
    evening.do(SetRegistration(True))
    asked = said(evening)
    evening.do(SetRegistration(False))

    words = "Late registration is still open: closing ends it"
    assert (words in before, words in asked, words in said(evening)) == (False, True, False)


def test_of_a_deal_it_is_asked_what_was_held_back_and_not_who_is_in():
    evening = won()
    evening.undo()
    shares = (Share(1, 2000, 400, 250), Share(2, 2000, 0, 100))
    evening.do(MakeDeal(Agreement(EVEN, shares, held=50), "agreed"))

    assert said(evening) == [
        "$350 is unpaid to 2 players: player 1 and player 2",
        "$50 of the deal is still in play",
    ]


def dealt_with_the_clock_on():
    """Two have divided the whole pool by a deal, and have it; nobody has stopped the clock."""
    evening = won()
    evening.undo()
    evening.do(StartClock())
    shares = (Share(1, 2000, 200, 200), Share(2, 2000, 200, 200))
    evening.do(MakeDeal(Agreement(EVEN, shares), "agreed"))
    evening.do(PayPrize(1, "cash"))
    evening.do(PayPrize(2, "cash"))
    evening.do(CountDrawer(0))
    return evening


def test_a_clock_that_runs_on_after_a_deal_is_asked_about_until_it_stands():
    evening = dealt_with_the_clock_on()
    running = _said(evening)
    refusal = why(evening, CloseEvent())
    evening.do(PauseClock())

    assert running == [(Subject.CLOCK, "The clock is running: closing stops it")]
    assert refusal == "The clock is running: closing stops it"
    assert open_points(evening.t) == ()


def test_closing_all_the_same_stops_the_clock_and_leaves_nothing_open():
    evening = dealt_with_the_clock_on()
    record = evening.do(CloseEvent(asked=True))

    assert (record.label.said(str), open_points(evening.t)) == ("Event closed", ())


def test_a_clock_that_has_stopped_by_itself_is_not_asked_about():
    evening = dealt_with_the_clock_on()
    evening.do(PauseAfter(0, True))
    evening.wait(hours=1)

    assert evening.do(CloseEvent()).label.said(str) == "Event closed"


def test_an_event_is_closed_once():
    evening = Evening()
    evening.do(CloseEvent())

    with pytest.raises(Refused, match="the event is closed"):
        evening.do(CloseEvent(asked=True))


def test_levels_are_those_of_the_closing_when_the_event_is_moved_on_later():
    evening = running()
    evening.do(CloseEvent(asked=True))
    evening.wait(hours=9)
    evening.do(ReopenEvent())
    evening.do(MoveClock(1))

    assert evening.face() == (1, "20:00", False)


def test_of_a_prize_that_was_paid_in_part_the_rest_is_unpaid():
    evening = won()
    evening.do(PayPrize(1, "cash", 150))

    assert unpaid_to(evening.t) == {1: 250}


def test_a_bounty_that_was_paid_twice_over_is_open_until_it_is_collected():
    evening = with_bounties(MoneyTerms("$", entry=Price(bounty=25)))
    evening.do(CreditBust(3, (2,)))
    assert unpaid_to(evening.t) == {1: 50, 2: 25}
    evening.do(PayBounty(2, "cash"))
    evening.do(CreditBust(3, (1,)))

    assert unpaid_to(evening.t) == {1: 75}
    assert said(evening) == [
        "$75 is unpaid to player 1",
        "Player 2 was paid $25 too much in bounties",
    ]
    evening.do(CollectBounty(2, "cash"))
    assert said(evening) == ["$75 is unpaid to player 1"]


def test_what_was_paid_stays_in_the_books_when_the_bust_is_undone_and_is_paid_too_much():
    evening = Evening()
    evening.do(SetMoney(MoneyTerms("$", entry=Price(100, bounty=25))))
    for number in (1, 2, 3):
        evening.do(Register(number, "", "cash"))
    evening.do(ChoosePayTable(TABLE))
    second = evening.do(Eliminate(3, (1,))).number
    last = evening.do(Eliminate(2, (1,))).number
    evening.do(PayPrize(1, "cash"))
    evening.do(PayBounty(1, "cash"))
    drawer = evening.t.ledger.drawer

    evening.undo_with_others(last)

    assert evening.log.dependents(second) == []
    assert evening.t.ledger.drawer == drawer
    assert said(evening) == [
        "Player 1 was paid $300 too much in prizes",
        "Player 1 was paid $50 too much in bounties",
        "2 players are still in",
    ]
    with pytest.raises(Refused, match="is still playing"):
        evening.do(PayPrize(1, "cash", 5))


def test_who_is_unpaid_as_much_is_named_by_number_and_who_entered_twice_once():
    evening = Evening(structure=replace(STRUCTURE, re_entries=ReEntries()))
    evening.do(SetMoney(MoneyTerms("$", entry=Price(bounty=25))))
    for number in (9, 3, 5, 4):
        evening.do(Register(number, f"late {number}", "cash"))
    evening.do(Eliminate(4, (1,)))
    evening.do(Eliminate(3, (2,)))
    assert list(unpaid_to(evening.t).items()) == [(3, 25), (9, 25)]

    evening.undo()
    evening.do(Eliminate(1, (2,)))
    evening.do(Register(9, "again", "cash"))
    evening.do(Eliminate(3, (5,)))
    assert list(unpaid_to(evening.t).items()) == [(9, 50), (3, 25)]


def test_one_player_alone_is_still_in_and_an_empty_event_has_nothing_open():
    assert said(Evening(players=1)) == ["1 player is still in"]
    assert said(Evening()) == []


def test_what_is_due_back_for_several_entries_is_added_up():
    evening = won()
    evening.do(PayPrize(1, "cash"))
    evening.do(CorrectPayment(2, 140, "cash"))
    evening.do(CorrectPayment(3, 105, "cash"))

    assert said(evening) == ["$45 in refunds is due for 2 entries"]


NOON = datetime(2026, 1, 2, 12, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("starts", "left"), [(0, None), (1, NOON + timedelta(seconds=1))], ids=["now", "later"]
)
def test_a_start_that_has_come_by_the_moment_of_opening_again_waits_for_somebody(starts, left):
    held = Clock(starts_at=NOON + timedelta(seconds=starts), held=NOON - timedelta(hours=1))

    free = held.released(STRUCTURE, NOON)

    assert (free.held, free.starts_at, free.stood_closed) == (None, left, True)


@pytest.mark.parametrize(("minutes", "step"), [(29, 1), (30, 2), (31, 2)])
def test_a_break_until_a_time_of_day_that_has_passed_is_over_when_the_event_opens_again(
    minutes, step
):
    structure = replace(
        STRUCTURE,
        steps=(
            Level("1", 20, Stakes(50, 100)),
            Break(until=time(12, 30)),
            Level("2", 20, Stakes(100, 200)),
        ),
    )
    held = Clock(step=1, begun=NOON, held=NOON + timedelta(minutes=1), zone="UTC")

    free = held.released(structure, NOON + timedelta(minutes=minutes))

    assert free.step == step
    assert free.begun == (NOON if step == 1 else NOON + timedelta(minutes=minutes))


def test_a_drawer_that_was_not_counted_or_does_not_come_out_is_asked_about():
    evening = won()
    for entry in unpaid_to(evening.t):
        evening.do(PayPrize(EntryNumber(entry), "transfer"))
    asked = [said_of_drawer(evening)]
    evening.do(CountDrawer(400))
    asked.append(said_of_drawer(evening))
    evening.do(MoveFloat(-100))
    asked.append(said_of_drawer(evening))
    evening.do(CountDrawer(295, note="parking"))
    asked.append(said_of_drawer(evening))

    assert asked == [
        ["The drawer was not counted: $400 is expected in it"],
        [],
        ["Cash moved after the drawer was counted: $300 is expected in it now"],
        ["The drawer was counted $5 short"],
    ]


def test_without_any_cash_no_drawer_is_asked_about():
    evening = won(pays="transfer")

    assert said_of_drawer(evening) == []


def test_who_is_paid_out_is_refused_to_lose_a_payment_as_by_an_undo():
    evening = won()
    entry = next(iter(unpaid_to(evening.t)))
    for one in unpaid_to(evening.t):
        evening.do(PayPrize(EntryNumber(one), "cash"))
    line = evening.t.prizes_paid[EntryNumber(entry)][0].line
    evening.do(CloseEvent(asked=True))
    evening.do(PayOut(asked=True))
    paid_out = "The event is paid out: reopen it first, in the Event menu"

    assert why(evening, VoidPrize(line, "wrong player")) == paid_out
    assert why(evening, CorrectPrize(line, 1, "cash")) == paid_out
    evening.do(ReopenEvent())
    evening.do(VoidPrize(line, "wrong player"))
    assert evening.t.prizes_paid[EntryNumber(entry)][0].voided == "wrong player"
