"""Plays an evening back by our own commands, each at the moment that the file tells.

Nothing is written: what comes of it is the log of an event on paper, which a book may take in.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import NamedTuple

from director.desk.tdt.evening import BuyIn, Evening, Knockout, LevelStart, Player, Seat
from director.desk.tdt.money import Prices
from director.desk.tdt.paper_event import PaperEvent, Station
from director.desk.tdt.prizes import goods, locks, paid_places, pay_table_of
from director.desk.tdt.seating import Seating
from director.desk.tdt.structures import step_of
from director.tournament.commands import (
    AddOn,
    AgreePrizes,
    CloseEvent,
    Eliminate,
    MoveClock,
    PauseClock,
    PayOut,
    PayPrizes,
    Rebuy,
    Refused,
    Register,
    SetMoney,
    StartClock,
)
from director.tournament.log.log import Log
from director.tournament.money.state import CASH, MoneyTerms, Price
from director.tournament.prizes.payouts import PayoutTerms
from director.tournament.prizes.prize_list import prize_of, unpaid
from director.tournament.prizes.state import PrizeTerms
from director.tournament.state import EntryNumber, PlayerNumber
from director.tournament.structure.structure import Structure
from director.translation import say

_CLOSE_ENOUGH = 2.0
"""Seconds by which our clock and the file's may part at the beginning of a level."""

ENTRY, START, LEVEL, SEAT, CHIPS, BUST = range(6)
"""What is done first of what happened in the same moment."""


class PlayedBack(NamedTuple):
    """An event on paper."""

    log: Log
    left_out: tuple[str, ...]
    """What could not be done again, in sentences."""


def played_back(
    evening: Evening,
    structure: Structure,
    numbers: Mapping[str, PlayerNumber],
    station: Station,
) -> PlayedBack:
    """The event of an evening, its players by their numbers in the register.

    Raises Refused where whoever asks may not open events.
    """
    playing = _Playing(evening, structure, numbers, station)
    for act in sorted(playing.acts(), key=lambda one: (one.at, one.kind)):
        playing.tried(act)
    playing.finish()
    return PlayedBack(playing.paper.log, tuple(dict.fromkeys(playing.left_out)))


class _Act(NamedTuple):
    at: datetime
    kind: int
    do: Callable[[], object]
    who: str = ""


class _Playing:
    """An evening on its way to an event."""

    def __init__(
        self,
        evening: Evening,
        structure: Structure,
        numbers: Mapping[str, PlayerNumber],
        station: Station,
    ) -> None:
        self.paper = PaperEvent(evening.name, structure, evening.opened, station, evening.file)
        self.left_out: list[str] = []
        self._evening = evening
        self._numbers = numbers
        self._prices = Prices(evening)
        self._seating = Seating(evening, self.paper)
        self._entries: dict[str, EntryNumber] = {}
        self._names = {one.uid: one.name for one in evening.players}
        self._set_money(self._prices.terms(structure))

    def acts(self) -> Iterator[_Act]:
        """All that the file tells, in any order."""
        evening = self._evening
        for player in evening.entered:
            yield from self._acts_of(player)
        for move in evening.seatings:
            yield _Act(move.at, SEAT, partial(self._sit, move.uid, move.to), move.uid)
        if evening.last_moves:
            yield _Act(evening.last_moves[0].at, CHIPS, self._move_together)
        if evening.started:
            yield _Act(evening.started, START, lambda: self.paper.do(StartClock()))
        for begun in evening.level_starts:
            yield _Act(begun.at, LEVEL, partial(self._begin, begun))

    def tried(self, act: _Act) -> None:
        """Does one of them; what is refused is left out, and said."""
        self.paper.at = max(self.paper.at, act.at)
        try:
            act.do()
        except Refused as refused:
            why = refused.sentence.said(self._called)
            if act.who in self._names:
                why = say("{name}: {why}", name=self._names[act.who], why=why)
            self.left_out.append(why)

    def finish(self) -> None:
        """Prizes are agreed, and where the evening ended, paid; then it is closed."""
        at = self._evening.ended or self.paper.at
        for uid, seat in self._evening.seated:
            if uid in self._entries:
                self.tried(_Act(at, SEAT, partial(self._sit, uid, seat), uid))
        self.tried(_Act(at, CHIPS, self._agree_prizes))
        self.tried(_Act(at, BUST, self._end))

    def _acts_of(self, player: Player) -> Iterator[_Act]:
        """What one player did; nobody goes out before they came in, whatever the times say."""
        at = player.buy_ins[0].at
        before: BuyIn | None = None
        for bought in player.buy_ins:
            at = max(at, bought.at)
            do = (
                partial(self._buy_again, player, bought, before)
                if before
                else (partial(self._enter, player, bought))
            )
            yield _Act(at, ENTRY, do, player.uid)
            if bought.out:
                at = max(at, bought.out.at)
                yield _Act(at, BUST, partial(self._go_out, player, bought.out), player.uid)
            before = bought
        for one in player.add_ons:
            yield _Act(one.at, CHIPS, partial(self._add_on, player, one), player.uid)

    def _enter(self, player: Player, bought: BuyIn) -> None:
        price = self._prices.entry(bought)
        self._set_money(replace(self.paper.t.terms, entry=price))
        if bought.seat and self.paper.t.drawn:
            self._seating.open(bought.seat)
        number = self._numbers[player.uid]
        self.paper.insist(Register(number, "", pays=_pays(player, price)))
        entry = self.paper.t.of_player[number][-1]
        self._entries[player.uid] = entry
        if bought.seat:
            self._seating.sit(entry, bought.seat)
        else:
            self._seating.leave(entry)  # the draw of now, not of then

    def _buy_again(self, player: Player, bought: BuyIn, before: BuyIn) -> None:
        """A rebuy; who had gone out comes back for it."""
        entry = self._entry(player.uid)
        if entry in self.paper.t.busts:
            last = before.out.seat if before.out else None
            self._seating.bring_back(entry, bought.seat or last)
        price = self._prices.rebuy(bought)
        self._set_money(replace(self.paper.t.terms, rebuy=price))
        self.paper.insist(Rebuy(entry, _pays(player, price)))

    def _add_on(self, player: Player, bought: BuyIn) -> None:
        price = self._prices.add_on(bought)
        self._set_money(replace(self.paper.t.terms, add_on=price))
        self.paper.insist(AddOn(self._entry(player.uid), _pays(player, price)))

    def _go_out(self, player: Player, out: Knockout) -> None:
        """A bust, in the seat where it was."""
        entry = self._entry(player.uid)
        if out.seat and self.paper.t.drawn:
            self._seating.sit(entry, out.seat)
        by = [self._entries[one] for one in out.by if one in self._entries and one != player.uid]
        self.paper.do(Eliminate(entry, tuple(by)))

    def _sit(self, uid: str, seat: Seat) -> None:
        self._seating.sit(self._entry(uid), seat)

    def _move_together(self) -> None:
        """The last move of the file, of several players at once."""
        moves = self._evening.last_moves
        there = [(self._entries[one.uid], one) for one in moves if one.uid in self._entries]
        self._seating.move(there)

    def _begin(self, begun: LevelStart) -> None:
        """The clock stands at the beginning of a level, where it does not already."""
        t = self.paper.t
        step = step_of(t.structure, is_break=begun.is_break, number=begun.number)
        clock = t.clock.at(t.structure, self.paper.at)
        is_there = clock.step == step and clock.played.total_seconds() <= _CLOSE_ENOUGH
        if step is not None and not is_there:
            self.paper.do(MoveClock(step))

    def _agree_prizes(self) -> None:
        """The pay table of the file, and where it comes to something else, what was paid."""
        table, prizes = pay_table_of(self._evening), paid_places(self._evening)
        if table is None or not self.paper.t.entered:
            return
        on_top = goods(self._evening)
        self.paper.do(AgreePrizes(table, PrizeTerms(PayoutTerms(goods=on_top))))
        fixed = locks(prizes, self._prices.unit)
        if any(prize_of(self.paper.t, one.place).cash != one.amount for one in fixed):
            self.paper.do(AgreePrizes(table, PrizeTerms(PayoutTerms(goods=on_top, locks=fixed))))

    def _end(self) -> None:
        """Where the evening ended it is paid and closed; else its clock stands."""
        t = self.paper.t
        if not self._evening.ended:
            if t.clock.at(t.structure, self.paper.at).since:
                self.paper.do(PauseClock())
            return
        due = tuple([one.entry for one in unpaid(t)])
        if due:
            self.paper.insist(PayPrizes(due, CASH))
        self.paper.do(CloseEvent(asked=True))
        if not unpaid(self.paper.t):
            self.paper.do(PayOut(asked=True))

    def _set_money(self, terms: MoneyTerms) -> None:
        """These terms from now on, where they are others."""
        if terms != self.paper.t.terms:
            self.paper.do(SetMoney(terms))

    def _entry(self, uid: str) -> EntryNumber:
        """The entry of somebody. Raises Refused where there is none."""
        if uid not in self._entries:
            raise Refused("this player has no entry")
        return self._entries[uid]

    def _called(self, player: int) -> str:
        uid = next((uid for uid, one in self._numbers.items() if one == player), "")
        return self._names.get(uid) or say("player {number}", number=player)


def _pays(player: Player, price: Price) -> str:
    return CASH if player.paid and price.total else ""
