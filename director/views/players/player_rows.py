"""The players of an event as rows: who entered, what is owed, where they sit, how they stand."""

from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from director.files.forms import briefly
from director.tournament.bounties.accounts import BountyAccount, has_bounties
from director.tournament.busts.penalty_record import hands_to_miss
from director.tournament.entries.registration import is_disqualified
from director.tournament.entries.reserved import Reservation
from director.tournament.entries.search_key import search_key
from director.tournament.money.amounts import money
from director.tournament.seats.draws import Place
from director.tournament.state import EntryNumber, PlayerNumber, Tournament
from director.translation import say
from director.views.bounty_totals import bounties_now
from director.views.log.affected import affected
from director.views.log.source import Source
from director.views.players.voided_entries import voided_players

plain_name = lru_cache(maxsize=1 << 16)(search_key)
"""A name as it is searched; kept, for a list of thousands is made after every act."""

MANY = 2_000
"""Entries: to make the rows of so many takes longer than anybody should wait."""
_A_FEW = 200
"""Rows that are made at one step ahead: some five milliseconds."""


@dataclass(eq=False)
class FieldSize:
    """How many places there are: one for all rows, so that a late entry moves all of them."""

    places: int = 0


class EntryRow(NamedTuple):
    """One entry, or somebody who waits for a seat, as the list of players shows it."""

    number: int
    """Of the entry; below zero the player's number for who waits."""
    name: str
    seat: Place | None
    from_last: int = 0
    """The finishing place, counted from the last one, which is 1; 0 while still in."""
    of: FieldSize = FieldSize()
    has_won: bool = False
    placed: bool = False
    """Whether it never went out: play ended with a deal, and the place goes by that."""
    plain: str = ""
    """The name as it is searched."""
    nth: int = 1
    """Which of the player's entries it is, from 1."""
    money: str = ""
    """What was paid, or what is owed."""
    owes: int = 0
    rebuys: int = 0
    add_ons: int = 0
    chips: int = 0
    """As last counted; 0 where nobody has."""
    waits: int = 0
    """As which in the line for a seat; 0 for who has an entry."""
    reserved: bool = False
    """Whether it is nobody's entry yet, but somebody's who has said that they come."""
    voided: str = ""
    """Why the entry does not count."""
    bagged: bool = False
    """Whether the chips lie in a bag until the next day."""
    disqualified: bool = False
    head: int = 0
    """The bounty on the head."""
    won: int = 0
    """In bounties."""
    head_said: str = ""
    won_said: str = ""
    penalty: int = 0
    """Hands still to be missed."""

    @property
    def place(self) -> int | None:
        """The finishing place; None while still in."""
        return self.of.places - self.from_last + 1 if self.from_last else None

    @property
    def is_in(self) -> bool:
        """Whether it has not gone out."""
        if self.waits or self.reserved or self.voided:
            return False
        return self.place is None or self.has_won

    @property
    def state(self) -> str:
        """In a word."""
        if self.waits:
            return say("alternate {place}", place=self.waits)
        if self.reserved:
            return say("reserved")
        if self.voided:
            return say("voided")
        if self.has_won:
            return say("winner")
        if self.placed:
            return say("placed")
        if self.bagged:
            return say("bagged")
        if self.disqualified:
            return say("disqualified")
        if self.is_in:
            return say("in, penalty") if self.penalty else say("in")
        return say("out")


def table_seat(seat: Place | None) -> str:
    """A seat as the floor calls it: "2–5"."""
    return f"{seat.table}–{seat.seat}" if seat else ""


class EntryRows:
    """The rows of an event, of which only those are made anew that a record concerns."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._steps = self._all()
        self._begun: Tournament | None = None
        """The event for which they are made first."""
        self._of: Tournament | None = None
        """The event of which all are made; None until then."""
        self._seen = 0
        """Up to which record of the log the rows are right."""
        self._renamed = -1
        self._won: EntryNumber | None = None
        self._size = FieldSize()
        self._made: dict[int, EntryRow] = {}
        self._told: dict[tuple[int, int], str] = {}
        self._rows: list[EntryRow] = []
        self._voided: Mapping[EntryNumber, str] = {}
        self._players: Mapping[EntryNumber, PlayerNumber] = {}

    @property
    def is_whole(self) -> bool:
        """Whether all have been made once."""
        return self._of is not None

    def go_on(self) -> bool:
        """Makes a few rows more before they are asked for; whether there are others to make."""
        return next(self._steps, self) is not self

    def first(self) -> list[EntryRow]:
        """The rows as far as they are made, at least those that are seen first; all once made."""
        if not self.is_whole and self._begun in (None, self._source.tournament):
            while len(self._rows) < _A_FEW and self.go_on():
                pass
            return self._rows[:]
        return self.now()

    def _all(self) -> Iterator[None]:
        """Makes all rows, a few at each step, as the event stood at the first of them."""
        source = self._source
        t, seen, renamed = source.tournament, len(source.log.records), source.renamed
        self._begun = t
        self._measure(t)
        rows = self._each(t)
        while some := dict(islice(rows, _A_FEW)):
            self._made.update(some)
            self._rows += some.values()
            yield
        self._rows += self._others(t)
        self._of, self._seen, self._renamed = t, seen, renamed

    def now(self) -> list[EntryRow]:
        """Every entry in the order in which they came, then who waits, then what was voided."""
        while not self.is_whole and self.go_on():
            pass
        t, log = self._source.tournament, self._source.log
        if self._of is t and self._renamed == self._source.renamed:
            return self._rows
        old = self._of if self._renamed == self._source.renamed else None
        concerned = affected(log, self._seen) if old else None
        self._of, self._seen, self._renamed = t, len(log.records), self._source.renamed
        before = self._won
        self._measure(t)
        won = self._won
        ends = old is not None and bool(t.by_agreement()) is not bool(old.by_agreement())
        others_too = (
            ends or t.rounds or _heads_may_differ(t, old)
        )  # in a shootout rounds go before time
        if concerned is None or old is None or others_too:
            self._make_all(t)
        else:
            players = {t.entries[one].player for one in concerned.entries if one in t.entries}
            kin = {one for player in players for one in t.of_player.get(player, ())}
            self._make(t, {*concerned.entries, *kin, *filter(None, (won, before))}, old)
        return self._rows

    def place(self, entry: EntryNumber) -> int | None:
        """The finishing place of an entry; looked up, for counting who went later takes long."""
        self.first()
        if entry in self._made:
            return self._made[entry].place
        standing = None if self.is_whole else self._source.tournament.place(entry)
        return standing.place if standing else None

    def _measure(self, t: Tournament) -> None:
        """What all rows go by."""
        self._size.places = t.players_left + len(t.busts)
        self._won = t.winner.number if t.winner else None

    def _make_all(self, t: Tournament) -> None:
        self._made = dict(self._each(t))
        self._rows = [*self._made.values(), *self._others(t)]

    def _each(self, t: Tournament) -> Iterator[tuple[int, EntryRow]]:
        """Every entry with its row."""
        self._told = {}
        places = t.places()
        name = self._source.names()  # of thousands at once
        heads = _heads(t)
        for number in sorted(t.entries):
            called = name(t.entries[number].player)
            yield number, self._row(t, number, places.get(number), called, heads.get(number))

    def _make(self, t: Tournament, entries: set[EntryNumber], old: Tournament) -> None:
        made, heads, order_holds = self._made, _heads(t), True
        last = next(reversed(made), 0)
        # nobody but the newest has gone out since: all others keep their place from the last
        turns = {one: t.busts[one].turn for one in entries if one in t.busts}
        newly = {
            one: turn
            for one, turn in turns.items()
            if one not in old.busts or old.busts[one].turn != turn
        }
        later = sorted(newly.values())
        for number in sorted(entries):
            if number not in t.entries:
                made.pop(number, None)
                continue
            known = made.get(number)
            order_holds = order_holds and (known is not None or number > last)
            place = None
            if number in newly:
                place = t.players_left + 1 + len(later) - bisect_right(later, newly[number])
            elif number == self._won:
                place = 1
            elif number in turns and known:
                place = known.place
            called = self._source.name(t.entries[number].player)
            made[number] = self._row(t, number, place, called, heads.get(number))
        if not order_holds:
            self._made = dict(sorted(made.items()))
        self._rows = [*self._made.values(), *self._others(t)]

    def _row(
        self,
        t: Tournament,
        number: EntryNumber,
        place: int | None,
        called: str,
        bounty: BountyAccount | None,
    ) -> EntryRow:
        player, account = t.entries[number].player, t.ledger.accounts.get(number)
        owes, words = 0, ""
        if account:
            owes = sum(account.price) - account.paid
            key = owes, account.paid
            if key not in self._told:  # most have bought and paid the same
                self._told[key] = _money(owes, account.paid, t)
            words = self._told[key]
        mine = t.of_player[player]
        has_won = self._won == number
        placed = bool(place) and not has_won and number not in t.busts
        return EntryRow(  # by their order: by their names takes a third longer for thousands
            number,
            called,
            None if placed else t.seats.get(number),
            self._size.places - place + 1 if place else 0,
            self._size,
            has_won,
            placed,
            plain_name(called),
            mine.index(number) + 1 if len(mine) > 1 else 1,
            words,
            owes,
            account.rebuys if account else 0,
            account.add_ons if account else 0,
            t.stacks.get(number, 0),
            0,
            False,
            "",
            number in t.bagged,
            is_disqualified(t, number),
            *(_bounty(bounty, t) if bounty else (0, 0, "", "")),
            hands_to_miss(t.marks.get(number, ())),
        )

    def _others(self, t: Tournament) -> list[EntryRow]:
        """Who waits, then what was voided."""
        name = self._source.name
        rows = [
            EntryRow(-player, name(player), None, plain=plain_name(name(player)), waits=place)
            for place, player in enumerate(t.alternates, start=1)
        ]
        rows += [
            EntryRow(
                -one.player,
                name(one.player),
                None,
                plain=plain_name(name(one.player)),
                money=_noted(one, t),
                reserved=True,
            )
            for one in t.reserved
            if one.player not in t.alternates
        ]
        if t.voided != self._voided:  # the whole log is read for their players
            self._voided, self._players = t.voided, voided_players(self._source.log)
        for number, why in sorted(t.voided.items()):
            player = self._players.get(number)
            called = name(player) if player else say("entry {entry}", entry=number)
            paid = t.ledger.account(number).paid
            words = _money(-paid, paid, t) if paid else why
            rows.append(
                EntryRow(number, called, None, plain=plain_name(called), money=words, voided=why)
            )
        return rows


def _noted(one: Reservation, t: Tournament) -> str:
    """What was paid with a reservation, or what was noted."""
    if not one.pays:
        return one.note
    paid = one.paid or t.terms.entry.total
    return say("{amount} paid", amount=money(paid, t.terms)) if paid else ""


def _heads_may_differ(t: Tournament, old: Tournament | None) -> bool:
    """Whether bounties of others may be others: a bust credited anew, heads of another worth."""
    if old is None:
        return True
    if not has_bounties(t) and not has_bounties(old):
        return False
    if t.prize_terms is not old.prize_terms:
        return True
    return (
        t.terms.bounties == "progressive"
        and t.busts is not old.busts
        and len(t.busts) == len(old.busts)
    )


def _heads(t: Tournament) -> Mapping[EntryNumber, BountyAccount]:
    """What is on each head, and what its entry has won; nothing without bounties."""
    return bounties_now(t).accounts if has_bounties(t) else {}


def _bounty(account: BountyAccount, t: Tournament) -> tuple[int, int, str, str]:
    """What is on a head, what its entry has won, and both in words."""
    won = account.won + account.kept
    return (
        account.head,
        won,
        money(account.head, t.terms) if account.head else "",
        money(won, t.terms) if won else "",
    )


def _money(owes: int, paid: int, t: Tournament) -> str:
    if owes > 0:
        return say("owes {amount}", amount=money(owes, t.terms))
    if owes < 0:
        return say("refund {amount}", amount=money(-owes, t.terms))
    return money(paid, t.terms) if paid else ""


def filtered(rows: Sequence[EntryRow], wanted: str) -> list[EntryRow]:
    """The rows that a text means: letters of a name, the beginning of a table-seat, or a word.

    The words are "owes", "alternates", "reservations" and "voided"; what was voided shows itself
    only then.
    """
    kept = rows
    words = wanted.casefold().split()
    shows_voided = False
    for word, belongs in _KINDS.items():
        if say(word) in words:
            words.remove(say(word))
            kept = [row for row in kept if belongs(row)]
            shows_voided = shows_voided or word == "voided"
    if not shows_voided and kept and kept[-1].voided:  # they stand last
        kept = [row for row in kept if not row.voided]
    if not words:
        return list(kept)
    text, seat = search_key(" ".join(words)), " ".join(words).replace("-", "–")
    begins = tuple(f" {part}" for part in text.split())
    return [
        row
        for row in kept
        if text in row.plain
        or (len(begins) > 1 and all(part in f" {row.plain}" for part in begins))
        or (seat[0].isdigit() and table_seat(row.seat).startswith(seat))
    ]


def nobody_said(wanted: str) -> str:
    """What nobody is, where the list that a text means is empty."""
    typed = wanted.casefold().strip()
    for kind, words in _NOBODY.items():
        if typed == say(kind):
            return say(words)
    return say("no player matches “{text}”", text=briefly(wanted))


_NOBODY = {
    "owes": "nobody owes anything",
    "alternates": "nobody is waiting for a seat",
    "reservations": "nobody has a reservation",
    "voided": "no entry was voided",
}
_KINDS: Mapping[str, Callable[[EntryRow], bool]] = {
    "owes": lambda row: row.owes > 0,
    "alternates": lambda row: row.waits > 0,
    "reservations": lambda row: row.reserved,
    "voided": lambda row: bool(row.voided),
}
