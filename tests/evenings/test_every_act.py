"""Evenings on which all is done that a desk, a floor and a clock are asked for."""

import re
from dataclasses import replace
from datetime import timedelta

import pytest

from director.books.book import Books
from director.desk.desk import open_event
from director.tournament.busts.facts import Count
from director.tournament.busts.hand_for_hand import Bust
from director.tournament.clock.commands import (
    MakeUp,
    NoteMachineClock,
    PauseAfter,
    PutClockBack,
    StartAt,
    TimeOut,
)
from director.tournament.commands import (
    AcceptMoves,
    AddOn,
    AddTime,
    AgreePrizes,
    Arrive,
    AskSeatChange,
    BagChips,
    BarSeat,
    ByClock,
    ChangeStructure,
    ChoosePayTable,
    CloseEvent,
    CloseTable,
    ColorUp,
    CorrectPayment,
    CountChips,
    CountDrawer,
    CreditBust,
    DeclareEnvelopes,
    Disqualify,
    DrawMystery,
    DrawSeats,
    DropSeatChange,
    Eliminate,
    EliminateLastNit,
    EliminateTogether,
    EndFlight,
    FileRuling,
    Forbidden,
    GiveBack,
    GiveClock,
    JoinFlights,
    LeaveSeat,
    ListAlternate,
    LockTable,
    MakeDeal,
    MoveBust,
    MoveFloat,
    OpenEnvelope,
    OpenFlight,
    OpenTables,
    PauseClock,
    PayBounty,
    PayPrize,
    PutIn,
    Rebuy,
    RedeemLammers,
    RedrawSeats,
    Refused,
    Register,
    Reinstate,
    RenameEntry,
    RenameEvent,
    ReopenEvent,
    SeeBlinds,
    SeeButton,
    ServeHands,
    SetBounties,
    SetFlightTerms,
    SetHandForHand,
    SetLogo,
    SetMoney,
    SetRegistration,
    StartClock,
    StrikeAlternate,
    TakePayment,
    TurnCounters,
    TurnInNitCard,
    VerifySeats,
    VoidEntry,
    VoidPrize,
    Warn,
    WithdrawDeal,
)
from director.tournament.deals.commands import agreement, bounties_left, prizes_left
from director.tournament.deals.division import EVEN, EVENLY, DealTerms, Party, deal
from director.tournament.entries.sign_ups import (
    ALTERNATE,
    RESERVATION,
    DropReservation,
    SignUp,
    TakeSignUps,
)
from director.tournament.entries.terms import (
    AddOns,
    LammerTerms,
    LateRegistration,
    Rebuys,
    ReEntries,
)
from director.tournament.facts import FACTS, ContinuedFromCopy
from director.tournament.filed_rulings.state import Occasion
from director.tournament.flights.state import NEWEST, FlightTerms
from director.tournament.halves.commands import LeaveOut
from director.tournament.halves.facts import ActSettled
from director.tournament.log.log import Log, Record
from director.tournament.money.state import MoneyTerms, MysteryPrize, Price
from director.tournament.nit_levels.cards import cards_out, nit_antes
from director.tournament.nit_levels.state import FINAL_TABLE
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from director.tournament.prizes.satellite_prizes import satellite_prizes
from director.tournament.seats.buttons import Positions
from director.tournament.seats.facts import SeatDrawn
from director.tournament.seats.proposals import proposal
from director.tournament.structure.moments import Moment
from director.tournament.structure.special_rules import Specials
from director.tournament.structure.stakes import Stakes
from director.tournament.structure.structure import Break, DayEnd, Level
from director.tournament.templates.commands import TakeSettings
from director.tournament.templates.template import Template
from director.tournament.tickets.commands import (
    CashTicket,
    IssueTickets,
    PassTicket,
    ReturnTicket,
)
from director.tournament.tickets.entering import Held, UseTickets
from director.tournament.tickets.state import in_order
from director.translation import Sentence
from tests.evenings.telling import TOLD
from tests.tournament.evening import FRIDAY, STRUCTURE

TWO_PAID = PayTable(
    "Two places", brackets=(Bracket(2, None, (PlaceRange(1, 1, 6500), PlaceRange(2, 2, 3500))),)
)


class Evening:
    """One event at the desk, by a clock that the test has in its hand."""

    def __init__(self, folder, name, structure, terms=None):
        self.now = FRIDAY
        self.book = Books(folder / "events.book")
        self.desk = open_event(self.book, name, structure, "Ina", "desk 1", lambda: self.now)
        if terms:
            self.do(SetMoney(terms))

    @property
    def t(self):
        return self.desk.tournament

    def wait(self, minutes):
        self.now += timedelta(minutes=minutes)

    def do(self, *commands):
        for command in commands:
            self.now += timedelta(seconds=20)
            record = self.desk.do(command)
        return record

    def player(self, number):
        return self.desk.player(f"Player {number:02}")

    def enter(self, *numbers, pays="cash", **how):
        for number in numbers:
            self.do(Register(self.player(number), f"late {number}", pays, **how))

    def balance(self, seed):
        """What is proposed is done until nothing is; who moves is seen in the new seat."""
        while not (found := proposal(self.t, seed)).is_empty:
            for table in found.needs:
                self.do(SeeButton(table, min(self.t.sitters[table])))
            if found.moves:
                seats = tuple([SeatDrawn(one.player, *one.to) for one in found.moves])
                self.do(AcceptMoves(seats, "TDA 11", found.breaks, found.seed))
                self.do(Arrive(tuple(sorted(self.t.moving))))

    def over(self):
        assert Log(self.book.records(self.desk.event)).tournament == self.t
        assert self.book.differences() == []
        self.book.close()


REBUYS = replace(
    STRUCTURE,
    rebuys=Rebuys(60, 1500, limit=2, below=2000, until=Moment("end", "level", "2")),
    add_ons=AddOns(50, 2000),
    re_entries=ReEntries(1),
    late_registration=LateRegistration(Moment("end", "level", "2")),
)


def test_a_rebuy_night_ends_with_a_drawer_that_holds_what_it_should(tmp_path):
    price = Price(80, 15, 5)
    night = Evening(tmp_path, "Rebuys", REBUYS, MoneyTerms("$", 0, price, guarantee=1500))
    night.do(MoveFloat(300, "change"))
    night.enter(*range(1, 7))
    night.enter(7, pays="card")
    night.enter(8, pays="")
    night.do(*[ListAlternate(night.player(number)) for number in (9, 10, 11)])
    night.do(StrikeAlternate(night.player(10)))
    night.do(DrawSeats("seats"), SetRegistration(open=False))
    with pytest.raises(Forbidden, match="registration is closed"):
        night.enter(9)
    night.do(SetRegistration(open=True))
    night.enter(9)
    night.do(StrikeAlternate(night.player(11)))
    night.do(TakePayment(8, "cash", tendered=120), StartClock())

    night.wait(12)
    night.do(RenameEntry(3, night.player(13)), CorrectPayment(7, 100, "transfer"))
    night.do(Rebuy(1, "cash"), Rebuy(2), Rebuy(4, "card", chips=400), Rebuy(1, "cash"))
    with pytest.raises(Forbidden, match="used all rebuys"):
        night.do(Rebuy(1, "cash"))
    night.do(Rebuy(1, "cash", note="the limit is for one table"))
    night.do(TakePayment(2, "cash"), Eliminate(5, (1,)), Eliminate(6, (1, 2)))
    night.enter(5)
    night.do(VoidEntry(10, "had gone home"), VoidEntry(7, "sat down at another event"))
    night.do(SetRegistration(open=None))
    night.wait(15)
    shorter = replace(REBUYS, steps=(*REBUYS.steps[:3], Level("3", 15, Stakes(200, 400, 400))))
    night.do(ChangeStructure(shorter), RenameEvent("Friday rebuys"))
    night.do(AddOn(1, "cash"), AddOn(2), AddOn(4, "card"), AddOn(8, "cash"), AddOn(9, "ticket"))
    night.do(GiveBack(9, 20, "cash"), CorrectPayment(3, 90, "cash"))
    night.do(CountDrawer(night.t.ledger.drawer), MoveFloat(-400, "to the safe"))
    night.do(TakePayment(2, "cash"), TakePayment(3, "cash"), TakePayment(9, "cash"))

    night.enter(12)
    late = night.desk.log.next_undo.number
    night.do(Rebuy(11, "cash"), AddOn(11, "cash"))
    others = [one.number for one in night.desk.dependents(late)]
    assert len(others) == 2
    night.desk.take_back(late, others)
    night.now += timedelta(seconds=20)
    night.desk.redo()
    assert night.t.ledger.account(11).rebuys == 1

    night.wait(20)
    night.do(ChangeStructure(replace(shorter, steps=(*shorter.steps, Break(5), Level("4", 15)))))
    night.do(ChoosePayTable(TWO_PAID), *[Eliminate(one, (1,)) for one in (2, 3, 4, 8, 9, 11)])
    night.do(RenameEntry(11, night.player(14)), RenameEvent("Rebuys"))
    assert night.t.winner.number == 1
    night.do(PayPrize(1, "cash"), PayPrize(11, "card"))
    paid = night.t.ledger.last_line
    night.do(VoidPrize(paid, "the wrong card"), CloseEvent(asked=True), ReopenEvent())
    night.do(PayPrize(11, "transfer", 300), VoidPrize(paid - 1, "counted again"))
    night.do(PayPrize(1, "cash"), PayPrize(11, "cash"), CloseEvent(asked=True))
    night.do(CountDrawer(night.t.ledger.drawer - 5, closed=True, note="a red chip is missing"))

    night.do(ReopenEvent(), Reinstate(11, 1, 1, note="the last hand was misread"))
    night.over()


FLOOR = replace(
    STRUCTURE,
    steps=(
        *STRUCTURE.steps,
        Level("4", 15, Stakes(300, 600)),
        Break(10),
        Level("5", 15, Stakes(500, 1000)),
    ),
)


def test_eighteen_without_money_play_down_from_five_tables_to_a_disqualified_runner_up(tmp_path):
    night = Evening(tmp_path, "League night", FLOOR)
    night.do(OpenTables((1, 2, 3, 4)), OpenTables((5,), 3), BarSeat(5, 3), BarSeat(1, 4))
    night.enter(*range(1, 18), pays="")
    night.do(DrawSeats("seats"))
    night.do(StartAt(night.now + timedelta(minutes=30)), StartAt(None))
    night.do(StartAt(night.now + timedelta(minutes=10)), PauseAfter(1), PauseAfter(2))
    night.wait(2)
    seated = {table: sorted(seats) for table, seats in night.t.sitters.items()}
    night.do(VerifySeats(1, tuple(seated[1])), VerifySeats(2, tuple(seated[2][:1])))
    night.do(VerifySeats(2, ()), PauseAfter(2, stops=False))
    night.do(GiveClock(5), GiveClock(4), ByClock("table 5", StartClock()))
    night.do(ByClock("table 5", AddTime(2)), ByClock("table 5", PauseAfter(0)))

    night.wait(12)
    night.do(AddTime(5), MakeUp(4, "breaks"))
    night.wait(1.5)
    night.do(NoteMachineClock(90_000))
    night.do(FileRuling("game = 'razz'", "Seat 2 wins", ("S 1.4",), Occasion(2, "1", "hand 3")))
    night.do(GiveClock(4, own=False), ByClock("table 5", PauseClock()), GiveClock(5, own=False))
    night.do(BarSeat(1, 4, barred=False))
    night.enter(18, pays="")
    night.do(LeaveSeat(18), LeaveSeat(17), DrawSeats("again"))
    night.do(AskSeatChange(17, 9), AskSeatChange(18, 9, 2), DropSeatChange(17))
    one, two, three = (night.t.sitters[1][seat] for seat in seated[1])
    other = night.t.sitters[2][seated[2][0]]
    night.do(PutIn(one, *night.t.seats[other], swap=True))
    night.do(LockTable(3, "on the stream"), LockTable(3), LockTable(2, "a dispute"))
    night.do(Warn(one, "phone at the table"), Warn(two, "exposed a live hand", 3))
    night.do(ServeHands(two, 2), TimeOut(three), TimeOut(one))
    before = night.now
    night.wait(6)
    night.do(PutClockBack(before), AddTime(-3), PauseClock())
    night.wait(-1)  # somebody has set the machine's clock back
    night.do(LockTable(2), StartClock())
    night.do(ColorUp((25,), (2,)), ColorUp((25,), night.t.tables))

    out = sorted(night.t.left)[::-1]
    night.do(Eliminate(out[0]), Eliminate(out[1], before=out[0]), Eliminate(out[2]))
    night.do(MoveBust(out[0]), MoveBust(out[2], before=out[1]), MoveBust(out[0], tied_with=out[2]))
    night.balance("break table 5")
    night.do(Disqualify(out[3], "collusion", 900), Eliminate(out[4]))
    night.do(Reinstate(out[3], *open_seat(night.t)), OpenTables((6, 7), 2))
    night.do(CloseTable(7), CloseTable(6))
    night.do(*[Eliminate(entry) for entry in out[5:9]])
    night.balance("break another")
    night.do(MakeUp(3, "levels"), RedrawSeats("three tables"))
    night.do(SetHandForHand(on=True))
    here = sorted(night.t.left)
    pair = [Bust(entry, night.t.seats[entry].table, 400 + entry) for entry in here[-2:]]
    night.do(EliminateTogether(tuple(pair)), SetHandForHand(on=False))
    night.balance("Final table")
    night.do(*[Eliminate(entry, (here[0],)) for entry in here[4:-2] if night.t.is_in(entry)])
    night.balance("the last four")
    table = night.t.tables[0]
    seats = sorted(night.t.sitters[table])
    night.do(SeeButton(table, seats[0]), SeeBlinds(table, Positions(seats[0], seats[1], seats[2])))
    night.do(FileRuling("case = 'button'", "The button moves on", (), Occasion(note="TDA 32")))
    last = sorted(night.t.left)
    night.do(*[Eliminate(entry, (last[0],)) for entry in last[2:]])
    night.do(Warn(last[1], "soft play", 1), ServeHands(last[1]), SetHandForHand(on=True))
    night.do(Disqualify(last[1], "soft play again", 9000))
    assert night.t.winner.number == last[0]
    night.do(Reinstate(last[1], *open_seat(night.t)), SetHandForHand(on=False))
    night.over()


def open_seat(t):
    """The first that nobody has at a table in play."""
    return next(
        (table, seat)
        for table in t.tables
        for seat in range(1, t.size(table) + 1)
        if seat not in t.sitters[table] and seat not in t.table(table).unavailable
    )


MYSTERY = replace(
    STRUCTURE,
    seats=9,
    lammers=LammerTerms(2, 500),
    re_entries=ReEntries(),
    add_ons=AddOns(50, 1000),
)


def test_envelopes_are_drawn_until_two_agree_and_then_do_not(tmp_path):
    terms = MoneyTerms("€", 2, Price(10000, 1000, 500, bounty=2500))
    night = Evening(tmp_path, "Mystery", MYSTERY, terms)
    night.do(SetBounties("mystery"))
    night.do(DeclareEnvelopes((MysteryPrize(2500, 8),)))
    night.enter(*range(1, 9))
    night.do(DrawSeats("seats"), ChoosePayTable(TWO_PAID))
    small = (MysteryPrize(1500, 5), MysteryPrize(2500, 2), MysteryPrize(10000, 1))
    night.do(DeclareEnvelopes(small, "level 2"), StartClock())
    night.do(Eliminate(8, (1,), note="lammers lost"))
    with pytest.raises(Forbidden):
        night.do(DrawMystery(1, 8, "too early"))
    night.do(DrawMystery(1, 8, "as promised", "as announced at the start"))
    night.enter(8)
    night.do(RedeemLammers(1), RedeemLammers(2, 2), AddOn(2, "cash"), AddOn(9))
    night.do(Eliminate(7, (2, 3), note="lammers lost"))
    night.wait(25)
    night.do(DeclareEnvelopes((*small, MysteryPrize(2500, 1)), "level 2"))
    night.do(Disqualify(6, "abuse of a dealer", 1000), Reinstate(6, *night.t.seats[6]))
    night.do(RedeemLammers(6, 2), Eliminate(6, (3,)), OpenEnvelope(3, 6, 1500))
    night.do(Eliminate(5, (4,), note="lammers lost"), DrawMystery(4, 5, "second seed"))
    night.do(PayBounty(3, "cash"), CreditBust(7, (2,)))
    night.do(Eliminate(9, (2,), note="lammers lost"), OpenEnvelope(2, 9, 2500))
    night.do(Eliminate(4, (2,), note="lammers lost"))

    night.do(CountChips((Count(1, 4000), Count(2, 4000), Count(3, 3000))))
    night.do(MakeDeal(evenly(night.t), note="by eye"), WithdrawDeal("the third wants to play"))
    night.do(Eliminate(3, (2,), note="lammers lost"))
    night.do(MakeDeal(evenly(night.t), note="by eye"), RenameEvent("Mystery bounties"))
    night.do(WithdrawDeal("one of them misread the sheet"))
    night.do(Disqualify(1, "threw the cards", 4000), DrawMystery(2, 2, "the winner's own"))
    assert night.t.winner.number == 2
    night.do(PayPrize(2, "transfer"))
    night.do(VoidPrize(night.t.ledger.last_line, "another account"))
    night.do(PayPrize(2, "transfer"), PayBounty(2, "cash", 2000), CloseEvent(asked=True))
    night.do(ReopenEvent(), PayBounty(2, "cash"))
    night.over()


def evenly(t):
    """What is agreed where all who are left share all there is."""
    bounties = bounties_left(t)
    parties = [Party(one, t.stacks[one], bounty=bounties[one]) for one in sorted(t.left)]
    terms = DealTerms(EVEN, 0, EVENLY)
    return agreement(deal(parties, (prizes_left(t),), terms), terms)


TWO_DAYS = replace(
    STRUCTURE,
    steps=(*STRUCTURE.steps[:2], DayEnd(1), *STRUCTURE.steps[3:]),
    re_entries=ReEntries(),
    rebuys=Rebuys(60, 500),
    late_registration=LateRegistration(Moment("end", "level", "2")),
)


def test_who_enters_the_second_flight_gives_up_the_bag_of_the_first(tmp_path):
    days = Evening(tmp_path, "Flights", TWO_DAYS, MoneyTerms("$", 0, Price(100, 10)))
    days.do(SetFlightTerms(FlightTerms(NEWEST)), OpenFlight("1A"))
    days.enter(1, 2, 3, 4, 5, 6)
    days.do(DrawSeats("1A"), ByClock("1A", StartClock()), ByClock("1A", PauseAfter(0)))
    days.wait(15)
    days.do(Rebuy(3, "cash"), Eliminate(5, (1,)), Eliminate(6, (2,)))
    days.do(ByClock("1A", AddTime(10)), ByClock("1A", PauseClock()))
    days.do(BagChips(1, 2000), BagChips(2, 1500), BagChips(3, 1500), BagChips(4, 1500))
    days.do(EndFlight("1A"), OpenFlight("1B", days.now + timedelta(hours=1)))
    days.enter(7, 1, 8)
    days.do(DrawSeats("1B"))
    days.enter(2, pays="")
    days.wait(-20)  # somebody has set the machine's clock back
    days.do(VoidEntry(10, "went home before cards were dealt"))
    days.do(ByClock("1B", StartAt(None)), ByClock("1B", StartClock()))
    days.wait(12)
    began = days.now
    days.wait(3)
    days.do(ByClock("1B", PutClockBack(began)), ByClock("1B", MakeUp(2, "levels")))
    days.do(Eliminate(7, (8,)), BagChips(8, 1700), BagChips(9, 1300), EndFlight("1B"))
    days.do(JoinFlights("day two"), StartClock())
    days.book.write(*continued(days))
    days.desk.catch_up()
    there = ActSettled("c0ffee", 41, days.now, "Uwe", "desk 2", entered=False, note="twice")
    days.do(LeaveOut(there, Sentence("clock paused")))
    days.do(Eliminate(3, (8,)))
    days.over()


NIT_LEVELS = replace(STRUCTURE, special=Specials(nit_levels=True))


def test_an_evening_with_nit_levels_until_the_last_nit_of_the_final_table_is_out(tmp_path):
    night = Evening(tmp_path, "Savage Nits", NIT_LEVELS)
    night.enter(*range(1, 7), pays="")
    night.do(DrawSeats("seats"), StartClock())
    night.do(TurnInNitCard(1))
    first = night.desk.log.next_undo.number
    night.do(TurnInNitCard(2), TurnInNitCard(3), TurnInNitCard(4))
    night.desk.undo()
    night.desk.redo()
    night.enter(7, pays="")  # dealt no card before the next level
    with pytest.raises(Refused, match="has no nit card"):
        night.do(TurnInNitCard(7))

    night.wait(20)
    assert antes(night) == ({5, 6}, 1000)
    night.do(TurnInNitCard(6, last_level=True), Eliminate(5), TurnInNitCard(7))
    night.desk.take_back(first, [])  # it was another player's pot
    assert antes(night) == ({1}, 1000)
    night.do(Eliminate(6))
    night.wait(17)
    assert antes(night) == ({1, 2, 3, 4}, 2000)  # said in the break, for the level after it
    night.do(Eliminate(7))
    night.balance("Final table")
    night.wait(12)

    assert cards_out(night.t, night.now) == FINAL_TABLE
    night.do(TurnInNitCard(2), TurnInNitCard(4), CountChips((Count(3, 900),)), TurnInNitCard(1))
    with pytest.raises(Refused, match="has turned in this nit card"):
        night.do(EliminateLastNit(4, 900))
    night.do(EliminateLastNit(3, 900))
    assert (night.t.place(3).place, night.t.chips) == (4, 7 * 1000 - 900)
    night.do(Eliminate(2), Eliminate(4))
    assert night.t.winner.number == 1
    night.over()


def antes(evening):
    due = nit_antes(evening.t, evening.now)
    return due and (set(due.entries), due.chips)


def continued(evening):
    """The event goes on in a copy of its book, on another machine."""
    log = evening.desk.log
    number = len(log.records)
    label = Sentence("backup restored as of record {record}", {"record": number})
    fact = ContinuedFromCopy(number, "desk 1")
    record = Record(number + 1, evening.now, "Ole", "desk 9", label, (fact,))
    return evening.desk.event, record, log.tournament, log.tournament


def test_a_field_without_names_is_counted_in_and_out(tmp_path):
    night = Evening(tmp_path, "Charity night", REBUYS, MoneyTerms("$", 0, Price(40, 10)))
    night.do(TurnCounters(entries=24), StartClock(), TurnCounters(entries=1))
    night.wait(15)
    night.do(TurnCounters(out=3), TurnCounters(rebuys=5), TurnCounters(rebuys=-1))
    night.do(TurnCounters(add_ons=9), TurnCounters(out=-1), PauseClock(), AddTime(4))
    night.do(PauseAfter(1), TurnCounters(out=20), StartClock(), ChoosePayTable(TWO_PAID))
    with pytest.raises(Refused, match="the counter cannot go below zero"):
        night.do(TurnCounters(out=4))
    night.do(TurnCounters(out=2), RenameEvent("Charity night for the school"))
    night.do(SetLogo("aGk="), SetLogo(""))
    assert night.t.players_left == 1
    night.over()


def test_a_weekly_event_takes_its_sign_ups_and_who_was_expected(tmp_path):
    night = Evening(tmp_path, "Weekly", STRUCTURE)
    terms = MoneyTerms("$", 0, Price(40, 10))
    night.do(TakeSettings(Template("Friday", STRUCTURE, terms, TWO_PAID)))
    prepaid = SignUp(night.player(3), RESERVATION, "transfer", 30, "late")
    night.do(
        TakeSignUps(
            (
                SignUp(night.player(1), pays="cash"),
                SignUp(night.player(2), pays="card", paid=20),
                prepaid,
                SignUp(night.player(4), RESERVATION),
                SignUp(night.player(5), ALTERNATE),
            ),
            "list",
        )
    )
    night.enter(3)
    night.do(DropReservation(night.player(4)))
    assert (night.t.entered, night.t.reserved, night.t.ledger.taken) == (3, (), 100)
    night.over()


def test_a_satellite_takes_a_ticket_of_another_and_issues_its_own(tmp_path):
    night = Evening(tmp_path, "Super satellite", STRUCTURE, MoneyTerms("$", entry=Price(250)))
    ticket = Held("9F00A1-1", night.player(1), 200)
    night.do(UseTickets("Satellite", (ticket,), "tickets"))
    night.enter(2, 3, 4, 5, 6)
    night.do(AgreePrizes(*satellite_prizes(night.t, "Main event", 500)))
    for entry in (6, 5, 4):
        night.do(Eliminate(entry))
    night.do(IssueTickets("Main event", "A1B2C3"))
    night.do(PassTicket("A1B2C3-1", night.player(4), 450))
    night.do(ReturnTicket("A1B2C3-2", "has to leave"), CashTicket("A1B2C3-3", "cash", 480))
    assert [one.over for one in in_order(night.t.tickets)] == ["", "returned", "cashed"]
    assert (night.t.ledger.drawer, night.t.ledger.account(1).owes) == (5 * 250 - 480, 50)
    night.over()


def test_every_kind_of_fact_stands_in_a_story():
    stories = [path.read_text(encoding="utf-8") for path in TOLD.glob("*.txt")]
    told = {
        kind for story in stories for kind in re.findall(r'^     \+ {"kind":"(\w+)"', story, re.M)
    }
    assert set(FACTS) - told == set()
