"""Plays an evening back by our own commands, each at the moment that the file tells.

Nothing is written: what comes of it is the log of an event on paper, which a book may take in.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Any, NamedTuple

from director.desk.acting import Acting
from director.desk.desk import new_uid
from director.desk.roles import check_facts
from director.desk.tdt.evening import BuyIn, Evening, Knockout, LevelStart, Player, Seat
from director.desk.tdt.money import Prices
from director.desk.tdt.prizes import goods, locks, paid_places, pay_table_of
from director.desk.tdt.structures import step_of
from director.desk.tdt.tables import TableNumbers
from director.tournament.commands import (
    AcceptMoves,
    AddOn,
    AgreePrizes,
    Arrive,
    CloseEvent,
    Command,
    Eliminate,
    Forbidden,
    LeaveSeat,
    MoveClock,
    OpenTables,
    PauseClock,
    PayOut,
    PayPrizes,
    PutIn,
    Rebuy,
    Refused,
    Register,
    Reinstate,
    SetMoney,
    StartClock,
)
from director.tournament.facts import EventOpened, Fact
from director.tournament.log.decisions import decided
from director.tournament.log.log import Log, Record
from director.tournament.log.refused import Unfit
from director.tournament.money.state import CASH, Price
from director.tournament.prizes.payouts import PayoutTerms
from director.tournament.prizes.prize_list import prize_of, unpaid
from director.tournament.prizes.state import PrizeTerms
from director.tournament.seats.draws import Place
from director.tournament.seats.facts import SeatDrawn
from director.tournament.state import EntryNumber, PlayerNumber, Tournament
from director.tournament.structure.structure import Structure
from director.translation import Sentence, say

_CLOSE_ENOUGH = 2.0
"""Seconds by which our clock and the file's may part at the beginning of a level."""


class PlayedBack(NamedTuple):
    """An event on paper."""

    log: Log
    left_out: tuple[str, ...]
    """What could not be done again, in sentences."""


class Desk(NamedTuple):
    """Who takes an evening over, and where."""

    acting: Acting
    station: str
    zone: str = ""


def played_back(
    evening: Evening, structure: Structure, numbers: dict[str, PlayerNumber], desk: Desk
) -> PlayedBack:
    """The event of an evening, its players by their numbers in the register.

    Raises Refused where whoever asks may not open events.
    """
    playing = _Playing(evening, structure, numbers, desk)
    for act in playing.acts():
        playing.tried(act)
    playing.finish()
    return PlayedBack(playing.log, tuple(dict.fromkeys(playing.left_out)))


class _Act(NamedTuple):
    at: datetime
    rank: int
    """Of what happens in the same moment: the lower first."""
    who: str
    do: Callable[[datetime], None]


class _Playing:
    """An event that is being played again."""

    def __init__(
        self,
        evening: Evening,
        structure: Structure,
        numbers: dict[str, PlayerNumber],
        desk: Desk,
    ) -> None:
        self.log = Log()
        self.left_out: list[str] = []
        self._evening = evening
        self._numbers = numbers
        self._desk = desk
        self._prices = Prices(evening)
        self._tables = TableNumbers(evening)
        self._entries: dict[str, EntryNumber] = {}
        self._names = {one.uid: one.name for one in evening.players}
        self._at = evening.opened
        name = evening.name
        opened = EventOpened(name, structure, desk.zone)
        check_facts(desk.acting, (opened,), [])
        self._write(Sentence("{event} opened", {"event": name}), (opened,))
        terms = self._prices.terms(structure)
        if terms != self.t.terms:
            self._do(SetMoney(terms))

    @property
    def t(self) -> Tournament:
        """The event so far."""
        return self.log.tournament

    def acts(self) -> list[_Act]:
        """All that the file tells, in the order in which it happened."""
        acts: list[_Act] = []
        for player in self._evening.entered:
            acts += self._acts_of(player)
        for move in self._evening.seatings:
            acts.append(_Act(move.at, 3, move.uid, _sits(self, move.uid, move.to)))
        if moves := self._evening.last_moves:
            acts.append(_Act(moves[0].at, 4, "", self._move_together))
        if self._evening.started:
            acts.append(_Act(self._evening.started, 1, "", lambda _: self._do(StartClock())))
        for begun in self._evening.level_starts:
            acts.append(_Act(begun.at, 2, "", _begins(self, begun)))
        return sorted(acts, key=lambda one: one[:2])

    def tried(self, act: _Act) -> None:
        """Does one of them; what is refused is left out, and said."""
        self._at = max(self._at, act.at)
        try:
            act.do(self._at)
        except Refused as refused:
            why = refused.sentence.said(self._called)
            self.left_out.append(
                say("{name}: {why}", name=self._names[act.who], why=why)
                if act.who in self._names
                else why
            )

    def finish(self) -> None:
        """Prizes are agreed, and where the evening ended, paid; then it is closed."""
        self._at = max(self._at, self._evening.ended or self._at)
        for uid, seat in self._evening.seated:
            if uid in self._entries:
                self.tried(_Act(self._at, 0, uid, _sits(self, uid, seat)))
        self.tried(_Act(self._at, 0, "", self._agree_prizes))
        self.tried(_Act(self._at, 0, "", self._end))

    def _acts_of(self, player: Player) -> list[_Act]:
        """What one player did; nobody goes out before they came in, whatever the times say."""
        acts: list[_Act] = []
        at = player.buy_ins[0].at
        before: BuyIn | None = None
        for bought in player.buy_ins:
            at = max(at, bought.at)
            do = (
                _enters(self, player, bought)
                if before is None
                else _again(self, player, bought, before)
            )
            acts.append(_Act(at, 0, player.uid, do))
            if bought.out:
                at = max(at, bought.out.at)
                acts.append(_Act(at, 5, player.uid, _goes_out(self, player, bought.out)))
            before = bought
        acts += [_Act(one.at, 4, player.uid, _adds(self, player, one)) for one in player.add_ons]
        return acts

    def enter(self, player: Player, bought: BuyIn) -> None:
        """A player enters, with a seat where the file has one."""
        price = self._prices.entry(bought)
        if price != self.t.terms.entry:
            self._do(SetMoney(replace(self.t.terms, entry=price)))
        number = self._numbers[player.uid]
        if bought.seat and self.t.drawn:
            self._open(bought.seat)
        self._insist(Register(number, "", pays=_pays(player, price)))
        entry = self.t.of_player[number][-1]
        self._entries[player.uid] = entry
        if bought.seat:
            self.sit(player.uid, bought.seat)
        elif entry in self.t.seats:
            self._do(LeaveSeat(entry))  # the draw of now, not of then

    def buy_again(self, player: Player, bought: BuyIn, before: BuyIn) -> None:
        """A rebuy; who had gone out comes back for it."""
        entry = self._entry(player.uid)
        if entry in self.t.busts:
            self._bring_back(player.uid, bought.seat or (before.out.seat if before.out else None))
        price = self._prices.rebuy(bought)
        if price != self.t.terms.rebuy:
            self._do(SetMoney(replace(self.t.terms, rebuy=price)))
        self._insist(Rebuy(entry, _pays(player, price)))

    def add_on(self, player: Player, bought: BuyIn) -> None:
        """An add-on."""
        price = self._prices.add_on(bought)
        if price != self.t.terms.add_on:
            self._do(SetMoney(replace(self.t.terms, add_on=price)))
        self._insist(AddOn(self._entry(player.uid), _pays(player, price)))

    def go_out(self, player: Player, out: Knockout) -> None:
        """A bust, in the seat where it was."""
        if out.seat and self.t.drawn:
            self.sit(player.uid, out.seat)
        by = [self._entries[one] for one in out.by if one in self._entries and one != player.uid]
        self._do(Eliminate(self._entry(player.uid), tuple(by)))

    def sit(self, uid: str, seat: Seat) -> None:
        """Somebody sits down; whoever the program still believes there has gone elsewhere."""
        entry, table = self._entry(uid), self._open(seat)
        here = Place(table, seat.seat)
        there = self.t.sitter(here)
        if there == entry or not self.t.is_in(entry):
            return
        if there is not None:
            self._do(LeaveSeat(there))
        self._do(PutIn(entry, table, seat.seat))

    def begin(self, begun: LevelStart) -> None:
        """The clock stands at the beginning of a level."""
        step = step_of(self.t.structure, is_break=begun.is_break, number=begun.number)
        if step is None:
            return
        clock = self.t.clock.at(self.t.structure, self._at)
        if clock.step != step or clock.played.total_seconds() > _CLOSE_ENOUGH:
            self._do(MoveClock(step))

    def _bring_back(self, uid: str, seat: Seat | None) -> None:
        entry = self._entry(uid)
        if not self.t.drawn or seat is None:
            free = self._free_seat()
            self._do(Reinstate(entry, *free))
            if entry in self.t.seats:
                self._do(LeaveSeat(entry))
            return
        table = self._open(seat)
        there = self.t.sitter(Place(table, seat.seat))
        if there is not None:
            self._do(LeaveSeat(there))
        self._do(Reinstate(entry, table, seat.seat))

    def _free_seat(self) -> Place:
        """Any seat that is free, for who comes back to one that nobody knows."""
        for table in sorted(self.t.sitters):
            for seat in range(1, self.t.size(table) + 1):
                if self.t.sitter(Place(table, seat)) is None:
                    return Place(table, seat)
        return Place(1, 1)

    def _move_together(self, _: datetime) -> None:
        """The last move of the file, of several players at once."""
        moved = []
        for move in self._evening.last_moves:
            entry = self._entries.get(move.uid)
            if entry is None or not self.t.is_in(entry):
                continue
            place = Place(self._open(move.to), move.to.seat)
            if self.t.seats.get(entry) != place:
                moved.append(SeatDrawn(entry, *place))
        going = {one.entry for one in moved}
        for one in moved:
            there = self.t.sitter(one.place)
            if there is not None and there not in going:
                self._do(LeaveSeat(there))
        seated = [one for one in moved if one.entry in self.t.seats]
        if seated:
            self._do(AcceptMoves(tuple(seated), say("as the file has it")))
            self._do(Arrive(tuple([one.entry for one in seated])))
        for one in moved:
            if one not in seated:
                self._do(PutIn(one.entry, one.table, one.seat))

    def _open(self, seat: Seat) -> int:
        """The number of a table, opened where it is not yet."""
        table, size = self._tables.table(seat)
        state = self.t.table(table)
        if not state.ready or state.closed or self.t.size(table) < seat.seat:
            self._do(OpenTables((table,), max(size, seat.seat)))
        return table

    def _agree_prizes(self, _: datetime) -> None:
        """The pay table of the file, and where it came to something else, what was paid."""
        table, prizes = pay_table_of(self._evening), paid_places(self._evening)
        if table is None or not self.t.entered:
            return
        on_top = goods(self._evening)
        self._do(AgreePrizes(table, PrizeTerms(PayoutTerms(goods=on_top))))
        fixed = locks(prizes, self._prices.unit)
        if any(prize_of(self.t, one.place).cash != one.amount for one in fixed):
            terms = PrizeTerms(PayoutTerms(goods=on_top, locks=fixed))
            self._do(AgreePrizes(table, terms))

    def _end(self, _: datetime) -> None:
        """Where the evening ended it is closed and paid out; else its clock stands."""
        if not self._evening.ended:
            if self.t.clock.at(self.t.structure, self._at).since:
                self._do(PauseClock())
            return
        due = tuple([one.entry for one in unpaid(self.t)])
        if due:
            self._insist(PayPrizes(due, CASH))
        self._do(CloseEvent(asked=True))
        if not unpaid(self.t):
            self._do(PayOut())

    def _entry(self, uid: str) -> EntryNumber:
        """The entry of somebody. Raises Refused where there is none."""
        entry = self._entries.get(uid)
        if entry is None:
            raise Refused("this player has no entry")
        return entry

    def _insist(self, command: Any) -> None:
        """Does what the file says was done, also where a limit of the structure speaks against."""
        try:
            self._do(command)
        except Forbidden:
            self._do(replace(command, note=say("as the file has it")))

    def _do(self, command: Command) -> None:
        """Raises Refused."""
        label = command.label(self.t)
        self._write(label, decided(command, self.t, self._at))

    def _write(self, label: Sentence, facts: tuple[Fact, ...]) -> None:
        desk, number = self._desk, len(self.log.records) + 1
        check_facts(desk.acting, facts, self.log.records)
        uid = new_uid()
        record = Record(number, self._at, desk.acting.who, desk.station, label, facts, uid)
        try:
            weighed = self.log.weigh(record)
        except Unfit as unfit:
            raise Refused(unfit.why.text, **unfit.why.values) from unfit
        weighed.accept()

    def _called(self, player: int) -> str:
        uid = next((uid for uid, one in self._numbers.items() if one == player), "")
        return self._names.get(uid) or say("player {number}", number=player)


def _pays(player: Player, price: Price) -> str:
    return CASH if player.paid and price.total else ""


def _enters(playing: _Playing, player: Player, bought: BuyIn) -> Callable[[datetime], None]:
    return lambda _: playing.enter(player, bought)


def _again(
    playing: _Playing, player: Player, bought: BuyIn, before: BuyIn
) -> Callable[[datetime], None]:
    return lambda _: playing.buy_again(player, bought, before)


def _adds(playing: _Playing, player: Player, bought: BuyIn) -> Callable[[datetime], None]:
    return lambda _: playing.add_on(player, bought)


def _goes_out(playing: _Playing, player: Player, out: Knockout) -> Callable[[datetime], None]:
    return lambda _: playing.go_out(player, out)


def _sits(playing: _Playing, uid: str, seat: Seat) -> Callable[[datetime], None]:
    return lambda _: playing.sit(uid, seat)


def _begins(playing: _Playing, begun: LevelStart) -> Callable[[datetime], None]:
    return lambda _: playing.begin(begun)
