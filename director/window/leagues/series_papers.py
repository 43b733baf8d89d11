"""The papers of a day of a series, of an event that need not be open."""

from collections.abc import Mapping
from datetime import datetime
from functools import partial

from director.desk.book import Book
from director.desk.namesakes import told_apart_in
from director.desk.player_index import PlayerIndex
from director.desk.public_names import PublicNames
from director.desk.tickets import used_elsewhere
from director.engine.games.library import Library
from director.reports.sheet_kinds import Event
from director.tournament.entries.player_number import PlayerNumber
from director.tournament.log.books import EventNumber
from director.translation import say


def event_of(book: Book, event: EventNumber, now: datetime, library: Library, who: str) -> Event:
    """What the sheets of an event are made of. Raises BookFailed, Unfit where it is damaged."""
    log, index = book.log(event), PlayerIndex(book.register)
    names = {**index.names(), **told_apart_in(index, log.tournament)}
    public_names = PublicNames(index).names(log.tournament, names)

    def in_words(names: Mapping[PlayerNumber, str], player: int) -> str:
        return names.get(PlayerNumber(player)) or say("player {number}", number=player)

    def used() -> dict[str, str]:
        found = used_elsewhere(book, event, log.tournament)
        return {number: one.event for number, one in found.items()}

    t = log.tournament.at(now)
    called = partial(in_words, names), partial(in_words, public_names)
    return Event(t, log, *called, now, library, who, tickets_used=used)
