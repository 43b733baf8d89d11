"""An evening and its board, in memory: a desk writes, and what is read is looked at."""

from datetime import timedelta

from director.desk.desk import Desk, open_event
from director.tournament.commands import DrawSeats, Register, StartClock
from director.web.board import PublicBoard
from director.web.evenings import Evenings
from tests.notebooks import Notebook
from tests.shipped import shipped_games
from tests.tournament.evening import FRIDAY, STRUCTURE

NAMES = ("Ann Ost", "Bob Marek", "Cho Marlin", "Dov Kern", "Eve Lund", "Fay Orr")


class Evening:
    """Six players at tables of four, the clock just started; the time is the test's."""

    def __init__(self, loop, serve, structure=STRUCTURE, *, book=None, **board) -> None:
        self.now = FRIDAY
        self.book = book or Notebook()
        self.desk = self.event("Friday", structure)
        self.evenings = Evenings(self.book, shipped_games(), lambda: self.now)
        self._loop = loop
        self.board = loop.run(self._made(board))
        self.look()
        self._kept = self.board.kept()
        loop.run(self._kept.__aenter__())
        self.site = serve(self.board.app)

    async def _made(self, board) -> PublicBoard:
        return PublicBoard(self.evenings, **board)

    def event(self, name, structure=STRUCTURE, names=NAMES) -> Desk:
        desk = open_event(self.book, name, structure, "Ina", "desk", lambda: self.now)
        for player in names:
            desk.do(Register(desk.player(player), player))
        desk.do(DrawSeats("seats"))
        desk.do(StartClock())
        return desk

    def do(self, command) -> None:
        self.desk.do(command)
        self.look()

    def wait(self, **time) -> None:
        self.now += timedelta(**time)
        self.look()

    def look(self) -> None:
        """What was done is on the board."""
        self.evenings.stir()
        self._loop.run(self.evenings.look())
        self._loop.run(self._told())

    async def _told(self) -> None:
        self.board.boards.bring_up_to_date(self.now)

    def close(self) -> None:
        if self._kept:
            self._loop.run(self._kept.__aexit__(None, None, None))
            self.evenings.close()
        self._kept = None
