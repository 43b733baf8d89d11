"""The hub: a process beside the window, which shares its evening with other stations.

It does what it is told, and tells how the evening stands. When nobody tells it anything any more it
stops by itself; the book stays on its server then, to be gone on with.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, suppress
from datetime import UTC, datetime
from pathlib import Path

from director import __version__
from director.desk.stations import How, Shared, Station, bare
from director.sharing.addresses import AddressWatch
from director.sharing.admission import Admission
from director.sharing.certificate import context
from director.sharing.door import door
from director.sharing.evening import Evening, open_evening, take_back
from director.sharing.hub_lines import (
    Announce,
    Begin,
    Dismiss,
    End,
    LetIn,
    NewCode,
    Open,
    Order,
    Prepare,
    ShutOut,
    TakeBack,
)
from director.sharing.invitation import Invitation
from director.sharing.logins import Known
from director.sharing.places import Places
from director.sharing.server import forget_prepared, prepare
from director.sharing.strangers import Strangers
from director.start.hub_pages import Book, HubPages, at_the_door, no_book
from director.tournament.log.books import BookFailed
from director.translation import say
from director.web.serving import CannotListen, Serving, serving

_AT_THE_DOOR = 300, 100
"""Connections at once: phones with the remote, and who is about to join; and those of one neighbor.

Each that has only begun costs a third of a megabyte.
"""
_A_LOOK = 1.0
"""Seconds between two looks at the server and at who is connected."""


class Hub:
    """Shares one evening, from `Begin` to `End`."""

    def __init__(
        self,
        told: Callable[[Shared], object],
        book: Book = no_book,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        """`told` hears how it stands; `book` opens the one at an address, for browsers."""
        self._told = told
        self._book = book
        self._now = now
        self._shared = Shared(How.OFF)
        self._heard: dict[str, datetime] = {}
        self._prepared: Path | None = None
        """The folder that was made for an evening that nobody has begun."""
        self._evening: Evening | None = None
        self._admission: Admission | None = None
        self._pages: HubPages | None = None
        self._at_the_door: Places | None = None
        self._door: Serving | None = None
        self._watch = AddressWatch("")
        self._moved = asyncio.Event()
        """Set when the evening has come to another address."""
        self._strangers = Strangers()
        """Says who is answered nothing: `shut_out`."""

    async def obey(self, orders: "asyncio.Queue[Order | None]") -> None:
        """Does one order after another, until there are no more."""
        async with AsyncExitStack() as until_then:
            while order := await orders.get():
                try:
                    await self._do(order, until_then)
                except (BookFailed, CannotListen) as failure:
                    self._tell(self._shared._replace(how=How.FAILED, why=str(failure)))
                    return
                if isinstance(order, End | TakeBack):
                    return
        if self._prepared:
            with suppress(BookFailed):  # it lies there for the next time
                await asyncio.to_thread(forget_prepared, self._prepared)

    async def _do(self, order: Order, until_then: AsyncExitStack) -> None:
        """Raises BookFailed, CannotListen where the evening cannot be shared any more."""
        match order:
            case Prepare(folder):
                with suppress(BookFailed):  # whoever begins hears of it
                    if await asyncio.to_thread(prepare, Path(folder)):
                        self._prepared = Path(folder)
            case Begin():
                self._prepared = None
                await self._begin(order, until_then)
            case TakeBack():
                self._tell(self._shared._replace(how=How.ENDING))
                self._ended(await asyncio.to_thread(take_back, order))
            case NewCode() if self._admission:
                self._admission.new_code()
                self._tell_code()
            case Open(board, remote) if self._evening and self._pages:
                await self._show(self._pages, board=board, remote=remote)
                self._evening.note_pages(board=board, remote=remote)
            case Announce() if self._pages:
                self._pages.announce(order.event, order.words)
            case Dismiss(station, who) if self._evening:
                with suppress(BookFailed):  # then it is still listed
                    await asyncio.to_thread(self._evening.dismiss, station, who)
                await self._look()
            case ShutOut(address) if self._evening and self._pages and self._at_the_door:
                self._strangers.shut_out.add(address)
                for one in (self._evening.gate, self._pages, self._at_the_door):
                    one.put_out(address)
                await self._look()
            case LetIn(address):
                self._strangers.shut_out.discard(address)
                await self._look()
            case End(who) if self._evening:
                self._shared = Shared(How.OFF)
                self._tell(self._shared._replace(how=How.ENDING))
                evening, self._evening = self._evening, None
                await until_then.aclose()
                self._ended(await asyncio.to_thread(evening.take_back, who))

    async def _begin(self, wished: Begin, until_then: AsyncExitStack) -> None:
        self._tell(self._shared._replace(how=How.STARTING))
        strangers = self._strangers = Strangers(wished.address)
        self._at_the_door = Places(*_AT_THE_DOOR, strangers)
        evening = await asyncio.to_thread(open_evening, wished, strangers)
        self._evening = evening
        until_then.push_async_callback(self._stop)
        seen = evening.certificate.fingerprint
        admission = Admission(seen, __version__, self._now, strangers=strangers)
        self._admission = admission
        where = (evening.book, wished.address)
        pages = HubPages(self._book, *where, evening.phones, evening.secret, strangers)
        self._pages = pages
        until_then.push_async_callback(pages.close)
        app = at_the_door(door(admission, evening.admit, self._tell_code), pages)
        self._watch = AddressWatch(wished.address)
        at = self._door = await until_then.enter_async_context(
            serving(app, evening.door, context(evening.certificate), self._at_the_door)
        )
        admission.new_code()
        self._tell(
            self._shared._replace(
                how=How.ON, address=bare(wished.address), port=at.port, book=evening.book
            )
        )
        self._tell_code()
        await self._show(pages, board=wished.board, remote=wished.remote)
        looking = asyncio.create_task(self._keep_looking())
        announcing = asyncio.create_task(self._keep_announcing(evening))

        async def no_more() -> None:
            for task in (looking, announcing):
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

        until_then.push_async_callback(no_more)

    async def _stop(self) -> None:
        """Stops what was not taken back: the book stays on its server."""
        evening, self._evening = self._evening, None
        if evening:
            await asyncio.to_thread(evening.stop)

    async def _keep_announcing(self, evening: Evening) -> None:
        """Says on the network where the evening is, where the network knows such a thing."""
        while True:
            self._moved.clear()
            try:
                announcement = await asyncio.to_thread(evening.announce, __version__)
            except OSError:  # the QR code and the address are there for that
                await self._moved.wait()
                continue
            try:
                await self._moved.wait()
            finally:
                await asyncio.to_thread(announcement.withdraw)

    async def _follow_address(self) -> None:
        """Goes where this machine's address has gone: stations look for it, phones must be told."""
        address = await asyncio.to_thread(self._watch.gone_to)
        if not (address and self._evening and self._pages and self._door):
            return
        await asyncio.to_thread(self._evening.move, address)
        self._door.listen_at(self._evening.door)
        self._pages.move(address)
        self._strangers.here = address
        self._watch.move(address)
        self._moved.set()
        why = say(
            "this computer’s address is {address} now: stations find it by themselves, phones need"
            " the new QR code",
            address=bare(address),
        )
        port = self._door.port
        board, remote = self._pages.board, self._pages.remote(port)
        told = self._shared._replace(address=bare(address), port=port, board=board, remote=remote)
        self._tell(told._replace(why=why))

    async def _keep_looking(self) -> None:
        """Sees to it that the server runs, and who is there."""
        while True:
            await asyncio.sleep(_A_LOOK)
            if self._evening:
                with suppress(BookFailed, OSError):  # it is tried again
                    await asyncio.to_thread(self._evening.keep_running)
                with suppress(BookFailed, CannotListen):  # it is tried again
                    await self._follow_address()
            await self._look()

    async def _look(self) -> None:
        """Tells who is there, and what became of the code; stations and the board meet."""
        if self._evening and self._pages:
            with suppress(BookFailed):  # nothing is known just now
                seen = await asyncio.to_thread(self._evening.look, self._pages.board)
                self._tell(self._shared._replace(stations=self._seen(seen.known)))
                for event, words in seen.announced:
                    self._pages.announce(event, words)
        self._tell_code()

    def _seen(self, known: Sequence[Known]) -> tuple[Station, ...]:
        """Who is there: told anew when somebody comes or goes, not each time somebody is heard."""
        before = {one.name: one for one in self._shared.stations}
        now = self._now()
        for one in known:
            if one.since:
                self._heard[one.name] = now
        return tuple(
            kept
            if (kept := before.get(one.name))
            and kept._replace(heard=now) == Station(*one[:3], now, *one[3:])
            else Station(*one[:3], self._heard.setdefault(one.name, now), *one[3:])
            for one in known
        )

    def _tell_code(self) -> None:
        assert self._admission
        self._tell(self._shared._replace(strangers=self._strangers.told()))
        known, ended = self._admission.code(), self._admission.ended
        if not known:
            self._tell(self._shared._replace(code="", code_until=None, link="", code_ended=ended))
            return
        code, until = known
        at = (self._shared.address, self._shared.port)
        link = Invitation(*at, code, self._admission.fingerprint).link()
        self._tell(self._shared._replace(code=code, code_until=until, link=link, code_ended=ended))

    async def _show(self, pages: HubPages, *, board: bool, remote: bool) -> None:
        """Switches them on and off; where that fails the evening is shared all the same."""
        why = ""
        try:
            await pages.show(board=board, remote=remote)
        except (BookFailed, CannotListen) as failure:
            why = str(failure)
        at = pages.remote(self._shared.port)
        told = self._shared._replace(board=pages.board, remote=at, remote_pin=pages.pin)
        self._tell(told._replace(why=why))

    def _ended(self, aside: object) -> None:
        sentence = "the book’s file had records that the server had not: it lies in {path}"
        self._shared = Shared(How.OFF, say(sentence, path=aside) if aside else "")
        self._told(self._shared)

    def _tell(self, shared: Shared) -> None:
        """Tells how it stands, where that is not as it was."""
        if shared != self._shared:
            self._shared = shared
            self._told(shared)
