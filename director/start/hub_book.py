"""The book of a shared evening as browsers are given it, followed in the hub's loop."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from director.desk.phones import Phones
from director.house.home import users_home
from director.house.house_rules import paying
from director.house.settings import load_settings
from director.sharing.strangers import Strangers
from director.start import app
from director.start.hub_pages import Pages
from director.tournament.log.books import EventNumber


@asynccontextmanager
async def opened_book(
    address: str, phones: Phones | None, base: str, strangers: Strangers
) -> AsyncIterator[Pages]:
    """The pages of the book at an address, until the block is left. Raises BookFailed.

    `base` is what the remote's paths begin with; where wrong PINs come from `strangers` hears.
    """
    from director.web.board import PublicBoard
    from director.web.evenings import Evenings
    from director.web.remote import Remote

    home = users_home()
    settings = await asyncio.to_thread(load_settings, home.settings)
    book = await asyncio.to_thread(app.served_book, address)  # our window follows it
    evenings = Evenings(book, await asyncio.to_thread(app.library), book.now)
    try:
        called = (settings.number("call_seconds"), settings.number("call_countdown"))
        board = PublicBoard(evenings, house=paying(settings))
        async with evenings.followed(), board.kept():
            remote = Remote(
                evenings,
                base=base,
                ways=settings,
                called=called,
                phones=phones,
                strangers=strangers,
                written_by=book.written_by,
            )
            yield Pages(
                board.app, remote, lambda event, words: evenings.announce(EventNumber(event), words)
            )
    finally:
        evenings.close()
        await asyncio.to_thread(book.close)
