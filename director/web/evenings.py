"""The evenings of a book as browsers see them: a desk for each, followed from one asyncio loop.

The book and its desks are touched in one thread of their own and never in the loop: a server that
does not answer keeps no reader waiting.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from datetime import datetime, timedelta
from typing import Any, NamedTuple, TypeVar

from director.desk.acting import Acting
from director.desk.book import Book
from director.desk.desk import Desk
from director.desk.machine_clock import now_in_utc
from director.engine.games.library import Library
from director.tournament.event import phase
from director.tournament.log.books import BookFailed, EventNumber, EventRow
from director.tournament.log.refused import Unfit
from director.tournament.state import Tournament
from director.views.clock.clock_shown import clock_shown
from director.views.event_games import library_of
from director.views.public_names import Names, board_names

Answer = TypeVar("Answer")

_log = logging.getLogger(__name__)

_A_WHILE = 0.5
"""Seconds after which a file is asked: what is done is to be seen within one."""
_AFTERWARDS = timedelta(hours=24)
"""So long an event that is over still belongs to the evening."""
_MOST = 16
"""So many events are followed, those changed last first."""


class Evening(NamedTuple):
    """An event as it stood when it was last looked at; nothing of it changes any more."""

    number: EventNumber
    tournament: Tournament
    """Seen by the clock that is shown."""
    clock: str
    """Which that is; empty for the main one."""
    whole: Tournament
    """The same, seen by the main clock."""
    public: Names
    """Everybody's public name: nobody else than the names is told of them."""
    names: Names
    """Those of who plays."""
    library: Library
    """The games as this event plays them."""
    announcement: str = ""
    """What the desk says to the whole room; empty for nothing."""
    away_since: datetime | None = None
    """Since when the book does not answer, in UTC; None where it does."""


class Evenings:
    """Every event of the evening, kept up to date."""

    def __init__(
        self, book: Book, library: Library, now: Callable[[], datetime] = now_in_utc
    ) -> None:
        """`library` has every game; `now` is the clock that all stations go by."""
        self.book = book
        self.library = library
        self.now = now
        self.shown: Mapping[EventNumber, Evening] = {}
        """By number, the one changed last first."""
        self._desks: dict[EventNumber, Desk] = {}
        self._announcements: dict[EventNumber, str] = {}
        self._told: list[Callable[[], object]] = []
        self._failed: datetime | None = None
        self._thread = ThreadPoolExecutor(1, "evenings")
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stirred = asyncio.Event()
        self._unread = True
        """Whether somebody of this process has written since the last look."""

    async def ask(self, work: Callable[[], Answer]) -> Answer:
        """Does what touches the book or a desk, in the thread where nothing else does."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def at_desk(
        self, event: EventNumber, acting: Acting, station: str, work: Callable[[Desk], Answer]
    ) -> Answer | None:
        """Does something at an event's desk as this person at this station; None without event.

        Nobody else is at that desk meanwhile. Raises what the work raises.
        """

        def done() -> Answer | None:
            desk = self._desks.get(event)
            if desk is None:
                return None
            before = desk.acting, desk.station
            desk.hand_over(acting)
            desk.station = station
            try:
                return work(desk)
            finally:
                desk.hand_over(before[0])
                desk.station = before[1]

        return await self.ask(done)

    def listen(self, told: Callable[[], object]) -> Callable[[], object]:
        """Has this called in the loop when anything has changed. What is returned ends that."""
        self._told.append(told)
        return lambda: self._told.remove(told)

    def stir(self) -> None:
        """Somebody of this process has written to the book: it is looked at now. In any thread."""
        self._unread = True
        self._wake()

    def announce(self, event: EventNumber, words: str) -> None:
        """Says this to the whole room until something else is said; nothing takes it away."""
        self._announcements[event] = " ".join(words.split())
        self.stir()

    async def follow(self) -> None:
        """Follows the book until it is cancelled: a file is asked again and again."""
        self._loop = asyncio.get_running_loop()
        unwake = self.book.wake(self._wake)
        try:
            while True:
                await self.look()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._stirred.wait(), _A_WHILE)
                self._stirred.clear()
        except Exception:  # a fault of ours: nobody takes what is shown for what is so
            self._show(self._again(self.now()))
            raise
        finally:
            unwake()

    @asynccontextmanager
    async def followed(self) -> AsyncIterator[None]:
        """Follows the book until the block is left."""
        await self.look()
        async with beside(self.follow()):
            yield

    async def look(self) -> None:
        """Looks at the book once, and tells whoever listens where something is not as it was."""
        try:
            away = self.book.away_since()
            found = self._again(away) if away else await self.ask(self._look)
            self._failed = None
        except BookFailed:
            self._failed = self._failed or self.now()
            found = self._again(self._failed)
        self._show(found)

    def close(self) -> None:
        """Follows no more. The book stays open."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _show(self, found: dict[EventNumber, Evening]) -> None:
        if list(map(id, found.values())) != list(map(id, self.shown.values())):
            self.shown = found
            for told in tuple(self._told):
                told()

    def _wake(self) -> None:
        """In any thread."""
        if self._loop:
            with suppress(RuntimeError):  # the loop has just been closed
                self._loop.call_soon_threadsafe(self._stirred.set)

    def _again(self, away: datetime) -> dict[EventNumber, Evening]:
        """What was known last, and since when nothing newer is."""
        again = {}
        for number, one in self.shown.items():
            said = self._announcements.get(number, "")
            same = _says(one, said, away)
            again[number] = one if same else one._replace(announcement=said, away_since=away)
        return again

    def _look(self) -> dict[EventNumber, Evening]:
        """Raises BookFailed; then all of it is read again the next time."""
        unread, self._unread = self._unread, False
        try:
            if self.book.changed_elsewhere() or unread:
                self._catch_up()
        except BookFailed:
            self._unread = True
            raise
        return {number: self._evening(desk) for number, desk in self._desks.items()}

    def _catch_up(self) -> None:
        desks: dict[EventNumber, Desk] = {}
        for row in of_this_evening(self.book.events(), self.now()):
            with suppress(Unfit):  # a damaged event is shown to nobody
                desk = self._desks.get(row.number)
                if desk:
                    desk.catch_up()
                desks[row.number] = desk or Desk(self.book, row.number, "", "", self.now)
        self._desks = desks

    def _evening(self, desk: Desk) -> Evening:
        """The same one as before where nothing of it has changed."""
        t, public = desk.tournament, desk.public_names()
        said = self._announcements.get(desk.event, "")
        known = self.shown.get(desk.event)
        if known is None:
            names, library = board_names(t, public), library_of(t.structure, self.library)
        elif known.whole is t and known.public is public:
            same = _says(known, said, None)
            return known if same else known._replace(announcement=said, away_since=None)
        else:
            same = _same_names(known, t, public)
            names = known.names if same else board_names(t, public)
            same = known.whole.structure is t.structure
            library = known.library if same else library_of(t.structure, self.library)
        clock = clock_shown(t)
        return Evening(desk.event, t.by_clock(clock), clock, t, public, names, library, said)


def _same_names(known: Evening, t: Tournament, public: Names) -> bool:
    before = known.whole
    return (
        known.public is public
        and before.entries is t.entries
        and before.teams is t.teams
        and before.structure is t.structure
    )


def _says(evening: Evening, announcement: str, away: datetime | None) -> bool:
    return (evening.announcement, evening.away_since) == (announcement, away)


@asynccontextmanager
async def beside(work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Does something without end in the loop until the block is left; a fault in it is logged."""
    task = asyncio.create_task(work)
    task.add_done_callback(_log_fault)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await task


def _log_fault(task: "asyncio.Task[None]") -> None:
    if not task.cancelled() and (fault := task.exception()):
        _log.error("fault: %s", type(fault).__name__, exc_info=fault)


def of_this_evening(rows: Sequence[EventRow], now: datetime) -> list[EventRow]:
    """Those that are played, and those that ended a day ago at most; no draft, none damaged."""
    ended = (phase.OVER, phase.CLOSED, phase.PAID)
    return [
        row
        for row in rows
        if row.phase != phase.DRAFT
        and not row.damaged
        and (row.phase not in ended or now - row.changed < _AFTERWARDS)
    ][:_MOST]
