"""Evenings on which anything is done in any order, and anything is taken back and brought back.

Each time, what was announced is compared with the book opened anew.
"""

from collections import Counter
from dataclasses import dataclass, field, replace
from datetime import timedelta

from hypothesis import strategies as st
from hypothesis.stateful import rule

from director.desk.undo_preview import preview_redo, preview_take_back
from director.files.forms import FileWrong
from director.house import shelf
from director.tournament.busts.facts import Count
from director.tournament.clock.commands import (
    MakeUp,
    NoteMachineClock,
    PauseAfter,
    PutClockBack,
    StartAt,
    TimeOut,
)
from director.tournament.clock.own_clock_commands import ByClock
from director.tournament.commands import (
    AddTime,
    AskSeatChange,
    ChangeStructure,
    ChoosePayTable,
    CloseEvent,
    CloseTable,
    CountChips,
    CutField,
    FileRuling,
    GiveClock,
    LeaveSeat,
    MoveFloat,
    OpenTables,
    PauseClock,
    PlanRounds,
    RedeemAllLammers,
    Refused,
    RegisterTeam,
    RenameEvent,
    ReopenEvent,
    SeeButton,
    ServeHands,
    SetFlightTerms,
    SetHandForHand,
    SetMoney,
    SetPrizeTerms,
    SetRegistration,
    ShareTeamChips,
    StartClock,
    StrikeAlternate,
    TurnCounters,
    TurnGame,
    VerifySeats,
    Warn,
)
from director.tournament.facts import ContinuedFromCopy, Fact
from director.tournament.filed_rulings.state import Occasion
from director.tournament.flights.state import BAGS, FlightTerms
from director.tournament.log.log import Log, Record
from director.tournament.money.state import BOUNTIES, Price
from director.tournament.prizes.pay_table import Bracket, Formula, PayTable, PlaceRange
from director.tournament.prizes.rounding import Rounding
from director.tournament.prizes.tax_notes import TaxTerms
from director.tournament.shootouts.state import PLACES, RoundTerms
from director.tournament.state import PlayerNumber
from director.tournament.structure.files import (
    load_structure,
    structure_as_data,
    structure_from_data,
)
from director.tournament.structure.stakes import Stakes
from director.tournament.structure.structure import Break, Level
from director.tournament.teams.state import Teams
from director.translation import Sentence
from tests.evenings.announcements import check, check_what_follows
from tests.evenings.test_event_laws import AtTheDesk
from tests.evenings.test_prize_laws import AtThePayingDesk
from tests.evenings.test_round_and_flight_laws import InFlights, InRounds
from tests.notebooks import WrittenNotebook

SHEETS = [load_structure(path) for path in sorted(shelf.structures().glob("*.toml"))]
few = st.integers(0, 5)
many = st.integers(0, 60)


@dataclass
class Tally:
    """What has been looked at."""

    logs: int = 0
    records: int = 0
    announcements: int = 0
    asked: int = 0
    """Announcements that have to be seen before it is done."""
    together: int = 0
    """Announcements of several records at once."""
    kinds: Counter[type[Fact]] = field(default_factory=Counter)
    """Of facts that were done."""
    taken_back: Counter[type[Fact]] = field(default_factory=Counter)
    """Of facts that an announcement spoke of."""
    said: Counter[str] = field(default_factory=Counter)
    """What was announced to change: fields and figures."""


TALLY = Tally()


class TakesBack:
    """Announces, takes back, and compares with what the book then says."""

    CHECKS_AT_END = 4

    def check_invariants(self, settings, output, runtimes):
        """Laws of their own are looked after where nothing else is done."""

    def new_book(self):
        """One that keeps text, as books do."""
        return WrittenNotebook()

    def teardown(self):
        if not hasattr(self, "desk"):
            return
        for which in range(self.CHECKS_AT_END):
            self._take_back(which * 17 + len(self.desk.log.records))
            self._redo()
        self._tally()

    @rule(which=many)
    def take_back_any(self, which):
        self._take_back(which)

    @rule()
    def undo_and_redo(self):
        """What was just taken back is brought back."""
        log = self.desk.log
        if log.next_undo is None:
            return
        before = self.t
        self._take_back(sum(map(log.in_force, range(1, log.next_undo.number))))
        self._redo()
        assert self.t == before

    @rule()
    def redo(self):
        self._redo()

    def _take_back(self, which):
        log = self.desk.log
        numbers = [one.number for one in log.records if log.in_force(one.number)]
        number = numbers[which % len(numbers)]
        try:
            preview = preview_take_back(self.desk, number)
        except Refused:
            assert number == 1 or self.t.paid_out  # then nothing goes that money stands on
            return
        others = [one.number for one in preview.others]
        self._as_announced(preview, lambda: self.desk.take_back(number, others))

    def _redo(self):
        try:
            preview = preview_redo(self.desk)
        except Refused:
            return
        self._as_announced(preview, self.desk.redo)

    def _as_announced(self, preview, deed):
        before = self._opened_anew()
        deed()
        after = self._opened_anew()
        assert after == self.t
        check(preview.effects, preview.sections, before, after, self.now)
        check_what_follows(after)
        TALLY.announcements += 1
        TALLY.asked += preview.asks
        TALLY.together += bool(preview.others)
        for record in (preview.record, *preview.others):
            TALLY.taken_back.update(map(type, record.facts))
        TALLY.said.update({change.what for change in preview.effects.changes})

    def _opened_anew(self):
        return Log(self.book.records(self.desk.event)).tournament

    def _tally(self):
        TALLY.logs += 1
        TALLY.records += len(self.desk.log.records)
        for record in self.desk.log.records:
            TALLY.kinds.update(map(type, record.facts))


class DoesTheRest:
    """Acts that the laws of an event need not know."""

    def mine(self, which, among):
        """One of these, or one that there is not."""
        ordered = sorted(among)
        return ordered[which % len(ordered)] if ordered else 99

    @rule(which=few)
    def wait_long(self, which):
        self.now += timedelta(minutes=7 * which)

    @rule(which=few, on=st.sampled_from([True, False, None]))
    def strike_or_open(self, which, on):
        self.do(StrikeAlternate(self.mine(which, self.t.alternates)))
        self.do(SetRegistration(on))

    @rule(up=st.integers(-1, 2), what=st.sampled_from(["entries", "out", "rebuys", "add_ons"]))
    def turn_counters(self, up, what):
        self.do(TurnCounters(**{what: up}))

    @rule(amount=st.integers(-50, 200))
    def move_float(self, amount):
        self.do(MoveFloat(amount, "change"))

    @rule(table=st.integers(1, 6), size=st.integers(0, 6), close=st.booleans())
    def open_and_close_tables(self, table, size, close):
        self.do(CloseTable(table) if close else OpenTables((table, table + 1), size))

    @rule(table=st.integers(1, 4), which=few)
    def look_at_a_table(self, table, which):
        self.do(TurnGame(table, "texas-holdem"))
        self.do(SeeButton(table, which))
        self.do(VerifySeats(table, tuple(sorted(self.t.sitters.get(table, {})))[:which]))
        self.do(AskSeatChange(self.mine(which + 1, self.t.seats), table))
        self.do(LeaveSeat(self.mine(which, self.t.seats)))

    @rule(how=st.integers(0, 8), minutes=st.integers(-3, 9), step=st.integers(0, 4))
    def touch_the_clock(self, how, minutes, step):
        deeds = (
            StartClock(),
            PauseClock(),
            AddTime(minutes),
            StartAt(self.now + timedelta(minutes=minutes)),
            StartAt(None),
            PauseAfter(step, minutes > 0),
            MakeUp(max(minutes, 1), "levels" if step % 2 else "breaks"),
            PutClockBack(self.now - timedelta(seconds=step)),
            NoteMachineClock(minutes * 1000),
        )
        self.do(deeds[how])

    @rule(table=st.integers(1, 3), on=st.booleans())
    def give_a_table_a_clock(self, table, on):
        self.do(GiveClock(table, own=on))
        self.do(ByClock(f"table {table}", StartClock()))

    @rule(on=st.booleans())
    def go_hand_for_hand(self, on):
        self.do(SetHandForHand(on))

    @rule(which=few, hands=st.integers(0, 9))
    def penalize(self, which, hands):
        self.do(Warn(self.mine(which, self.t.left), "phone", hands))
        self.do(ServeHands(self.mine(which + 1, self.t.marks), 1))

    @rule(which=few)
    def time_out(self, which):
        self.do(TimeOut(self.mine(which, self.t.entries)))

    @rule(which=few)
    def file_a_ruling(self, which):
        occasion = Occasion(which or None, "2", "third hand", "")
        self.do(FileRuling("game = 'razz'", f"Seat {which} wins", ("S 1.4",), occasion))

    @rule(name=st.sampled_from(["Friday", "Saturday", "Sunday"]))
    def rename_event(self, name):
        self.do(RenameEvent(name))

    @rule(which=few, chips=st.sampled_from([1000, 2000]), length=st.integers(10, 30))
    def change_structure(self, which, chips, length):
        old = self.t.structure
        level = Level(str(which), length, Stakes(300, 600, big_blind_ante=100 * which))
        steps = (*old.steps[: 3 + which], level, Break(length, (100,)), *old.steps[3 + which :])
        teams = Teams(3, 2, shared_after_each_level=True) if which % 2 else old.teams
        notes = ("late",) * which
        self._play_by(replace(old, starting_chips=chips, steps=steps[:9], notes=notes, teams=teams))

    @rule(which=st.integers(0, 99))
    def play_by_another_sheet(self, which):
        """What has been played stays; the rest is that of a shipped structure."""
        clocks = (self.t.clock, *self.t.clocks.values())
        played = max([one.step + 1 for one in clocks if one.started], default=0)
        old, new = self.t.structure, SHEETS[which % len(SHEETS)]
        steps = (*old.steps[:played], *new.steps[played:])
        games = tuple(dict.fromkeys((*old.games, *new.games)))
        self._play_by(replace(new, games=games, steps=steps))

    def _play_by(self, structure):
        """From now on, where the editor would let it through."""
        try:
            structure_from_data(structure_as_data(structure))
        except FileWrong:
            return
        self.do(ChangeStructure(structure))

    @rule(
        price=st.builds(Price, *[st.sampled_from([0, 10, 100])] * 5),
        other=st.none() | st.builds(Price, st.integers(1, 90)),
        guarantee=st.sampled_from([0, 900, 5000]),
        kept=st.sampled_from([25, 50, 100]),
        decimals=st.sampled_from([0, 2]),
        ways=st.sampled_from(BOUNTIES),
    )
    def set_money(self, price, other, guarantee, kept, decimals, ways):
        terms = self.t.terms
        self.do(
            SetMoney(
                replace(
                    terms,
                    currency="€" if decimals else "$",
                    decimals=decimals,
                    entry=price,
                    re_entry=other,
                    rebuy=other,
                    add_on=price if other else None,
                    guarantee=guarantee,
                    bounties=ways,
                    kept=kept,
                )
            )
        )

    @rule(
        unit=st.integers(1, 20),
        places=st.integers(1, 5),
        paid=st.integers(5, 40),
        tax=st.none() | st.builds(TaxTerms, st.just("1234-X"), st.integers(0, 500), few),
        formula=st.booleans(),
    )
    def write_a_pay_table(self, unit, places, paid, tax, formula):
        shares = [100_00 // places] * places
        shares[0] += 100_00 - sum(shares)
        ranges = tuple([PlaceRange(n, n, share) for n, share in enumerate(shares, start=1)])
        table = PayTable(
            f"{places} paid",
            "house",
            notes=("as usual",) * (places % 2),
            rounding=Rounding(unit),
            brackets=() if formula else (Bracket(1, 40, ranges), Bracket(41, None, ranges)),
            formula=Formula(paid * 100, 150, 80 + unit) if formula else None,
        )
        self.do(ChoosePayTable(table, "asked by the players"))
        self.do(SetPrizeTerms(replace(self.t.prize_terms, tax=tax), "asked by the players"))

    @rule(bags=st.sampled_from(BAGS), paid=few, percent=st.integers(0, 40), seats=st.integers(2, 6))
    def say_how_rounds_and_flights_are_played(self, bags, paid, percent, seats):
        self.do(SetFlightTerms(FlightTerms(bags, paid, percent, paid)))
        fresh, places = bool(paid % 2), PLACES[percent % 2]
        self.do(PlanRounds(RoundTerms(seats, 1, (0, seats), fresh=fresh, places=places)))

    @rule(which=few, first=st.integers(1, 20), chips=st.integers(0, 900))
    def teams(self, which, first, chips):
        members = tuple(PlayerNumber(number) for number in range(first, first + 3))
        self.do(RegisterTeam(PlayerNumber(26), members, f"team {first}", note="late"))
        self.do(ShareTeamChips(self.mine(which, self.t.left), (chips, 100)))

    @rule(reopen=st.booleans())
    def close_and_reopen(self, reopen):
        self.do(CloseEvent(asked=True))
        if reopen:
            self.do(ReopenEvent())

    @rule(to=st.integers(2, 6))
    def cut(self, to):
        counts = tuple([Count(entry, 100 * entry) for entry in sorted(self.t.left)])
        self.do(CountChips(counts))
        self.do(CutField(to))

    @rule()
    def turn_in_all_lammers(self):
        self.do(RedeemAllLammers("the level is over"))

    @rule()
    def go_on_in_a_copy(self):
        log = self.desk.log
        facts = (ContinuedFromCopy(len(log.records), "desk 9"),)
        label = Sentence("goes on in a copy")
        record = Record(len(log.records) + 1, self.now, "Ole", "desk 9", label, facts)
        self.book.write(self.desk.event, record, self.t, self.t)
        self.desk.catch_up()


class TakenBackAtTheDesk(TakesBack, DoesTheRest, AtTheDesk):
    """Of an evening at the desk."""


class TakenBackAtThePayingDesk(TakesBack, DoesTheRest, AtThePayingDesk):
    """Of an evening on which prizes are paid."""


class TakenBackInRounds(TakesBack, DoesTheRest, InRounds):
    """Of a shootout."""


class TakenBackInFlights(TakesBack, DoesTheRest, InFlights):
    """Of flights."""


MACHINES = (
    TakenBackAtTheDesk,
    TakenBackAtThePayingDesk,
    TakenBackInRounds,
    TakenBackInFlights,
)
