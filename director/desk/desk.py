"""The desk of one event: does what it is asked, writes it down, and tells whoever listens.

A record is on disk before anybody hears of it.
"""

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from hashlib import sha256
from itertools import chain
from typing import NamedTuple
from uuid import uuid4

from director.collector import held_off
from director.desk.acting import Acting
from director.desk.book import Book
from director.desk.list_words import is_no_name
from director.desk.machine_clock import NOTICED, MachineClock, now_in_utc
from director.desk.namesakes import CalledNames, several
from director.desk.player_index import PlayerIndex
from director.desk.public_names import PublicNames
from director.desk.reading_long_logs import reaching_back
from director.desk.register import Change, Person
from director.desk.roles import check_facts
from director.desk.stations import OpenedBook
from director.desk.tickets import sure_of_tickets
from director.desk.undoing import (
    Decided,
    about,
    first_turned,
    folded_again,
    redoing,
    sure_of_payments,
    taking_back,
    undoing,
)
from director.files.limits import on_one_line
from director.tournament.clock.commands import NoteMachineClock
from director.tournament.clock.facts import MachineClockMoved
from director.tournament.commands import Command, Refused
from director.tournament.entries.search_key import search_key
from director.tournament.event.commands import check_length
from director.tournament.facts import EventOpened, Fact
from director.tournament.log.books import BookFailed, EventNumber, NumberTaken, Told
from director.tournament.log.decisions import decided
from director.tournament.log.figures import too_high
from director.tournament.log.log import Log, Record
from director.tournament.log.refused import Unfit
from director.tournament.log.setting_aside import taken_in
from director.tournament.staff.role import KEEPING_PLAYERS, Role
from director.tournament.staff.roles import MATTERS
from director.tournament.state import PlayerNumber, Tournament
from director.tournament.structure.structure import Structure
from director.translation import Sentence, say

Listener = Callable[[Record], None]

TakeIn = Callable[[], Record]
"""Takes in what lies on the disk already, and announces it."""


_TRIES = 50
"""So often another desk may be faster before this one gives up."""

_BETWEEN_MACHINES = timedelta(minutes=1)


def new_seed() -> str:
    """A seed that nobody can have foreseen, short enough to read aloud."""
    return secrets.token_hex(8)


def new_uid() -> str:
    """What no other record has: by it a record is found again whose writing had no answer."""
    return uuid4().hex


def open_event(
    book: Book,
    name: str,
    structure: Structure,
    who: str,
    station: str,
    now: Callable[[], datetime] = now_in_utc,
    zone: str = "",
    steady: Callable[[], float] | None = None,
    role: Role = Role.DIRECTOR,
) -> "Desk":
    """The desk of a new event, in a time zone by its name. Raises Refused, BookFailed."""
    name = on_one_line(name)
    check_length(name)
    opened = EventOpened(name, structure, zone)
    if high := too_high((opened,)):
        raise Refused(high.text, **high.values)
    check_facts(Acting(who, role), (opened,), [])
    event = book.new_event()
    label = Sentence("{event} opened", {"event": name})
    record = Record(1, now(), who, station, label, (opened,), new_uid())
    log = Log()
    weighed = log.weigh(record)
    book.write(event, record, None, weighed.tournament)
    return Desk(book, event, who, station, now, steady, role=role)


def _nameless(player: int) -> str:
    return say("player {number}", number=player)


class Gap(NamedTuple):
    """Time in which the clock ran and nothing was written down."""

    since: datetime
    until: datetime


class Desk:
    """One event in the hands of one operator."""

    def __init__(
        self,
        book: Book,
        event: EventNumber,
        who: str,
        station: str,
        now: Callable[[], datetime] = now_in_utc,
        steady: Callable[[], float] | None = None,
        *,
        role: Role = Role.DIRECTOR,
        only_sound: bool = False,
        told: Told | None = None,
    ) -> None:
        """Opens an event of the book. Raises Unfit where its log is damaged, BookFailed.

        What `who` may do is by `role`; in a house without staff everybody is a director. `steady`
        counts seconds and cannot be set; without it the machine's clock is believed. With
        `only_sound` a damaged log is opened as far as it is sound, and only to be read. `told`
        hears how far the reading of a long log has come.
        """
        self.book = book
        self.event = event
        self.acting = Acting(who, role)
        self.station = station
        self.now = now
        with held_off():
            self.log = book.log(event, only_sound=only_sound, told=told)
        self._recollecting = chain(book.checking(event), self.log.recollect())
        self.player_index = PlayerIndex(book.register)
        self._called = CalledNames(self.player_index, self.log)
        self._public = PublicNames(self.player_index)
        self._listeners: list[Listener] = []
        self._is_crowded = False
        """Whether others were faster of late."""
        self._watch = MachineClock(now, steady) if steady else None

    @property
    def who(self) -> str:
        """Who is at this desk."""
        return self.acting.who

    def hand_over(self, acting: Acting) -> None:
        """From now on somebody else acts here, or the same person in another role."""
        self.acting = acting

    def move_to(self, opened: OpenedBook) -> None:
        """Goes on in another book, into which this event was carried as it stands.

        Whatever was written there since is taken in, and where another machine's clock is gone by
        now that is noticed like one that was set. Raises Unfit, BookFailed.
        """
        before = self.now()
        self.book, self.now, steady, station = opened
        self.station = station or self.station
        self.player_index = PlayerIndex(self.book.register)
        self._called = CalledNames(self.player_index, self.log)
        self._public = PublicNames(self.player_index)
        self._recollecting = chain(self.log.recollect())
        self._watch = MachineClock(self.now, steady, before) if steady else None
        self.catch_up()

    @property
    def tournament(self) -> Tournament:
        """The event as it stands."""
        return self.log.tournament

    @property
    def only_read(self) -> str:
        """Why nothing can be done in this event: its log is damaged; empty where it is sound."""
        unfit = self.book.damaged(self.event)
        if unfit is None:
            return ""
        sentence = "this event is damaged from record {number} on: it is read-only"
        return say(sentence, number=unfit.number)

    def recollect(self, seconds: float) -> bool:
        """Goes on, for so long, with checking and folding what a bookmark has spared.

        Returns whether to again. Nothing else may be done at this desk meanwhile. Raises Unfit
        where the log is damaged; from then on it can only be read.
        """
        until = time.monotonic() + seconds
        with held_off():
            for _ in self._recollecting:
                if time.monotonic() > until:
                    return True
        return False

    def lay_bookmark(self) -> Callable[[], object]:
        """Lays a bookmark in the book; what comes back is the long part, for another thread."""
        if self.log.has_set_aside:  # a bookmark does not know why
            return lambda: None
        bookmark = self.log.bookmark()
        return lambda: self.book.keep(self.event, bookmark)

    def listen(self, listener: Listener) -> None:
        """From now on this listener hears of every record, in their order."""
        self._listeners.append(listener)

    def name(self, player: int) -> str:
        """A person's name from the register; who is not in it is "player 117".

        Namesakes of whom both are in the event are told apart: "Dan (Reno)".
        """
        number = PlayerNumber(player)
        return (
            self._called.told_apart(self.tournament).get(number)
            or self.player_index.name(number)
            or _nameless(player)
        )

    def names(self) -> Callable[[int], str]:
        """The same for thousands of people, as they are called now; for any thread."""
        people = self.people()
        return lambda player: people.get(PlayerNumber(player)) or _nameless(player)

    @property
    def renamed(self) -> int:
        """Another number whenever somebody who was known may be called otherwise."""
        return self._called.renamed(self.tournament)

    def said(self, sentence: Sentence) -> str:
        """A sentence of the log with people's names in it."""
        return sentence.said(self.name)

    def named(self, text: str) -> Sequence[PlayerNumber]:
        """Whom a text names: the one who is called so in this event, "Dan (no. 18)", or everybody.

        What lists of the event call somebody is found before what the register does.
        """
        wanted = search_key(text)
        told = self._called.told_apart(self.tournament).items()
        here = [number for number, name in told if search_key(name) == wanted]
        return here[:1] or self.player_index.named(text)  # after it, who was merged into it

    def player(self, name: str) -> PlayerNumber:
        """The number of the person of this name, entered into the register where it is new.

        Raises Refused where several are called so, BookFailed.
        """
        known = self.named(name)
        if len(known) > 1:
            raise Refused(
                "{count} people are called {name}: {called}",
                count=len(known),
                name=" ".join(name.split()),
                called=several(self.player_index, name),
            )
        return known[0] if known else self.new_player(name)

    def new_player(self, name: str) -> PlayerNumber:
        """The number of somebody new of this name, whoever else has it.

        Raises Refused where it is no name or the role does not allow it, BookFailed.
        """
        self.acting.check(KEEPING_PLAYERS)
        if not any(map(str.isalnum, name)):
            raise Refused("a name has letters: “{name}” has none", name=on_one_line(name))
        if is_no_name(name):
            raise Refused("nobody is called “{name}”: type a name", name=on_one_line(name))
        new = Change(Person(), Person(name=" ".join(name.split())))
        (person,) = self.book.register.write([new], self.who, self.station)
        self.player_index.look()
        return person.number

    def person(self, number: PlayerNumber) -> Person | None:
        """Who has this number: nickname, card, why banned; None where the data is erased."""
        return self.player_index.person(number)

    def people(self) -> Mapping[PlayerNumber, str]:
        """The names of everybody in the register, by number; namesakes in the event told apart."""
        return self._called.everybody(self.tournament)

    def public_names(self) -> Mapping[PlayerNumber, str]:
        """The same as anybody may read them: on the board, the wall, and sheets hung up."""
        return self._public.names(self.tournament, self.people())

    def public_name(self, player: int) -> str:
        """One of them."""
        return self.public_names().get(PlayerNumber(player)) or _nameless(player)

    @property
    def mark(self) -> str:
        """What tells this event from all others, in whatever book it lies."""
        return self.log.records[0].at.isoformat()

    def seed_for(self, *stands_on: object) -> str:
        """The seed of a draw that is shown before it is made; nobody away from it can foresee it.

        It is the same as long as the draw stands on the same, also after an undo or a restart, and
        at every station: a draw that was seen is not made again until somebody likes it.
        """
        of = repr((self.log.records[0].uid, stands_on))  # no sheet prints that name
        return sha256(of.encode()).hexdigest()[:16]

    def gap(self, watched: datetime | None = None) -> Gap | None:
        """For how long a clock has run since the last record; None where all stood then.

        Where somebody has looked at it after that, since `watched`.
        """
        since, now = self.log.records[-1].at, self.now()
        since = max(since, watched or since)
        t = self.tournament
        clocks = (t.clock, *t.clocks.values())
        ran = any(clock.shows(t.structure, since).running for clock in clocks)
        return Gap(since, now) if ran and now > since else None

    def notice_machine_clock(self) -> None:
        """Writes down that somebody has set the machine's clock, where that is so.

        While the program runs, it is known from a clock that cannot be set; after a restart, from
        a last record that lies in the future. Who may not write it down leaves it to others. Raises
        BookFailed.
        """
        if not self.acting.may(MATTERS[MachineClockMoved]):
            return
        if not self.only_read and self._machine_clock_moved():
            self.listen_elsewhere()  # another program on this machine may have noticed it already
        if by := self._machine_clock_moved():
            note = NoteMachineClock(by // timedelta(milliseconds=1))
            label = note.label(self.tournament)
            with suppress(NumberTaken):  # whoever was faster may have noted it: it will show
                noted = self._put_down(label, note.decide(self.tournament, self.now()))
                if self._watch:
                    self._watch.agree()
                noted()

    def _machine_clock_moved(self) -> timedelta | None:
        if self._watch and (parted := self._watch.parted()):
            return parted
        newest = self.log.records[-1]
        back = self.now() - newest.at
        # the clocks of two machines never agree to the second
        least = NOTICED if newest.station == self.station else _BETWEEN_MACHINES
        return back if back < -least else None

    def do(self, command: Command, uid: str = "") -> Record:
        """Carries a command out. Raises Refused where the rules forbid it, BookFailed.

        With a `uid` whoever asked finds the record again, also where the answer was lost.
        """
        self.notice_machine_clock()
        return self._write(
            lambda: (command.label(self.tournament), decided(command, self.tournament, self.now())),
            uid,
        )

    def refusal(self, command: Command) -> str | None:
        """Why a command would be refused now; None if it would not be."""
        if self.only_read:
            return self.only_read
        return self._why_not(lambda: decided(command, self.tournament, self.now()))

    def undo_refusal(self) -> str | None:
        """Why undoing would be refused now; None if it would not be."""
        return self.only_read or self._why_not(lambda: undoing(self.log)[1])

    def redo_refusal(self) -> str | None:
        """Why redoing would be refused now; None if it would not be."""
        return self.only_read or self._why_not(lambda: redoing(self.log)[1])

    def undo(self) -> Record:
        """Takes the newest record back that is in force. Raises Refused where there is none."""
        self.notice_machine_clock()
        return self._write(lambda: undoing(self.log))

    def redo(self) -> Record:
        """Brings back what was taken back last, all of it. Raises Refused where there is none."""
        self.notice_machine_clock()
        return self._write(lambda: redoing(self.log))

    def dependents(self, number: int) -> list[Record]:
        """The records that would have no ground without this one, the oldest first.

        Raises Refused where the record is not in force, or opened the event.
        """
        try:
            with held_off():
                return self.log.dependents(number)
        except Unfit as unfit:
            raise Refused(unfit.why.text, **unfit.why.values) from unfit

    def take_back(self, number: int, others: Sequence[int] = (), uid: str = "") -> Record:
        """Takes any record back, and with it `others` that depend on it.

        Raises Refused, naming the first in the way where not all that depend on it are among them.
        """
        self.notice_machine_clock()
        return self._write(lambda: taking_back(self.log, number, others), uid)

    def begin_take_back(self, number: int, others: Sequence[int] = ()) -> TakeIn:
        """The long part of taking a record back, which may be done in another thread.

        When it ends, it is on the disk, and nobody has heard of it yet: what comes back is to be
        called where the listeners are. In between nothing else may be done at this desk. Raises
        what `take_back` raises, and NumberTaken where another program has written meanwhile.
        """
        return self._put_down(*taking_back(self.log, number, others))

    def begin_redo(self) -> TakeIn:
        """The long part of bringing back what was taken back last, in the same way."""
        return self._put_down(*redoing(self.log))

    def listen_elsewhere(self) -> bool:
        """Takes in what other programs have written; whether they have. Raises BookFailed, Unfit.

        The book says it once: whoever hears it tells the other desks at it to catch up.
        """
        changed = self.book.changed_elsewhere()
        if changed:
            self.catch_up()
        return changed

    def catch_up(self) -> None:
        """Takes in what other programs have written to this event since.

        Raises BookFailed, Unfit where it cannot be read here.
        """
        self.player_index.look()
        for written in self.book.records(self.event, after=len(self.log.records)):
            record = taken_in(self.log, written)
            moved = any(isinstance(fact, MachineClockMoved) for fact in record.facts)
            if moved and record.station == self.station and self._watch:
                self._watch.agree()
            self._announce(record)

    def _why_not(self, facts: Callable[[], tuple[Fact, ...]]) -> str | None:
        """Why these facts would not come about; None where they would, as far as it is known."""
        try:
            check_facts(self.acting, facts(), self.log.records)
        except Refused as refused:
            return self.said(refused.sentence)
        return None

    def _write(self, decide: Callable[[], Decided], uid: str = "") -> Record:
        """Decides, writes and announces; where another program was faster, decides again.

        Who was outrun takes the event's turn, in which nobody can be faster, until there has been
        a turn in which nobody else had written.
        """
        if not self._is_crowded:
            with suppress(NumberTaken):
                return self._put_down(*decide(), uid)()  # on disk before anybody hears of it
        return self._put_down_in_turn(decide, uid)()

    def _put_down_in_turn(self, decide: Callable[[], Decided], uid: str) -> TakeIn:
        """The turn has ended when the listeners hear of it: painting keeps nobody waiting."""
        for _ in range(_TRIES):
            with suppress(NumberTaken), self.book.turn():
                known = len(self.log.records)
                self.catch_up()
                self._is_crowded = len(self.log.records) > known
                return self._put_down(*decide(), uid)
        raise BookFailed(say("this event is being changed elsewhere; nothing was done, try again"))

    def _put_down(self, label: Sentence, facts: tuple[Fact, ...], uid: str = "") -> TakeIn:
        """Weighs and writes a record; it counts, and is announced, once what comes back is called.

        Raises Refused, NumberTaken, BookFailed.
        """
        check_facts(self.acting, facts, self.log.records)
        number = len(self.log.records) + 1
        record = Record(number, self.now(), self.who, self.station, label, facts, uid or new_uid())
        try:
            with reaching_back(folded_again(self.log, facts)):
                weighed = self.log.weigh(record)
        except Unfit as unfit:
            before = unfit.number < number
            blocking = self.log.records[unfit.number - 1] if before else record
            blocked = about("undo this first: {what}", blocking)
            raise Refused(blocked.text, **blocked.values) from unfit
        old, new = self.tournament, weighed.tournament
        if first := first_turned(facts):
            sure_of_payments(self.log.records[first - 1], old, new)
        sure = sure_of_tickets(self.book, self.event, old, new)
        self.book.write(self.event, record, old, new, sure)

        def take_in() -> Record:
            weighed.accept()
            self._announce(record)
            return record

        return take_in

    def _announce(self, record: Record) -> None:
        for listener in self._listeners:
            listener(record)
