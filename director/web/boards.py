"""The boards of all events of the evening: said once for each change, for everybody who reads."""

import asyncio
from contextlib import suppress
from datetime import datetime, timedelta
from typing import NamedTuple

from director.tournament.log.books import EventNumber
from director.tournament.seats.open_seats import tables_in_use
from director.web.board_html import board_html, overlay_html
from director.web.board_words import Said, said
from director.web.evenings import Evening, Evenings
from director.web.feed import Feed
from director.web.pages import version

_A_SECOND = timedelta(seconds=1)
_BEHIND = timedelta(milliseconds=4)
"""After a second or a level has ended, so that the next has surely begun."""


class Board(NamedTuple):
    """The board of one event."""

    evening: Evening
    said: Said
    seats: int
    """Another number whenever somebody sits elsewhere or is called otherwise."""
    games: int
    """Another number whenever a table, the room or the schedule has come to something else."""


class Boards:
    """Every board, and the feed that tells of them."""

    def __init__(self, evenings: Evenings, feed: Feed) -> None:
        self.evenings = evenings
        self.feed = feed
        self.shown: dict[EventNumber, Board] = {}
        self._stirred = asyncio.Event()

    async def run(self) -> None:
        """Keeps the boards up to date until it is cancelled."""
        unlisten = self.evenings.listen(self._stirred.set)
        try:
            while True:
                wait = self.bring_up_to_date(self.evenings.now())
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._stirred.wait(), wait / _A_SECOND)
                self._stirred.clear()
        finally:
            unlisten()
            self.feed.end()

    def bring_up_to_date(self, now: datetime) -> timedelta:
        """Says what is to be said now, and tells where that is new; how long it then holds."""
        evenings = self.evenings.shown
        for gone in self.shown.keys() - evenings.keys():
            del self.shown[gone]
            self.feed.forget(gone)
        self.shown = {number: self._board(one, now) for number, one in evenings.items()}
        return _until_next(list(self.shown.values()), now) + _BEHIND

    def _board(self, evening: Evening, now: datetime) -> Board:
        before = self.shown.get(evening.number)
        words = said(evening, now)
        if before and before.said == words and before.evening is evening:
            return before
        seats, games = (before.seats, before.games) if before else (0, 0)
        if before:
            seats += _seating(before.evening) != _seating(evening)
            games += _playing(before.evening, before.said) != _playing(evening, words)
        board = Board(evening, words, seats, games)
        if before is None or _told(before) != _told(board):
            self.feed.tell(evening.number, self._message(board, now))
        return board

    def _message(self, board: Board, now: datetime) -> dict[str, object]:
        return {
            "version": version(),
            "board": board_html(board.said, now),
            "overlay": overlay_html(board.said, now),
            "seats": board.seats,
            "games": board.games,
        }


def _told(board: Board) -> tuple[Said, int, int]:
    return board.said, board.seats, board.games


def _until_next(boards: list[Board], now: datetime) -> timedelta:
    """The next second, or before it the end of a level."""
    waits = [_A_SECOND - timedelta(microseconds=now.microsecond)]
    ends = [one.said.countdown.until - now for one in boards if one.said.countdown]
    return min([*waits, *(one for one in ends if one > timedelta())])


def _seating(evening: Evening) -> tuple[int, ...]:
    """Other numbers whenever somebody sits elsewhere, goes out, or is called otherwise."""
    t = evening.whole
    return (id(t.seats), id(t.busts), id(t.entries), id(evening.names))


def _playing(evening: Evening, said: Said) -> tuple[object, ...]:
    """Another value whenever another game, or the same for other stakes, is played anywhere."""
    t = evening.whole
    games = [(table, t.table(table).game) for table in tables_in_use(t)]
    return (id(t.structure), said.headline, games)
