"""Puts palette and key sheet over a window: what they list, where they lead, where they drop."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from director.reports.sheet_kinds import Typesetter
from director.translation import say
from director.window.event.cockpit import Cockpit
from director.window.palette import palette_places
from director.window.palette.key_sheet import groups, key_document
from director.window.palette.key_sheet_drop import KeysDrop
from director.window.palette.palette_drop import PaletteDrop
from director.window.palette.palette_entries import Offer, offers
from director.window.printing.opened_sheet import not_opened
from director.window.printing.sheet import open_in_viewer
from director.window.rulings_desk.rulings_desk import RulingsDesk
from director.window.start.start_actions import StartActions
from director.window.system.tasks import Task
from director.window.widgets.action import Bound
from director.window.widgets.status_line import DONE, FAILED

_PAINTED = 50
"""Milliseconds after which the palette stands there, once it was asked for."""


class Palette(QObject):
    """Palette and key sheet of one window."""

    def __init__(
        self,
        over: QWidget,
        start_actions: StartActions,
        sheets: Typesetter,
        bounds: Callable[[], Sequence[Bound[Any]]],
        cockpit: Callable[[], Cockpit | None],
        show_player: Callable[[int], object],
        below: Callable[[], int],
        rulings_desk: RulingsDesk,
        where: Mapping[str, str],
    ) -> None:
        """`bounds` are the actions that count now, `below` how far down the clock stands.

        `where` is the menu of each action by its id. Rulings are found for the event in sight, or
        at the desk that is no event's.
        """
        super().__init__(over)
        self._start_actions, self._sheets = start_actions, sheets
        self._bounds, self._cockpit, self._show_player = bounds, cockpit, show_player
        self._rulings_desk, self._where = rulings_desk, where
        self.drop = PaletteDrop(over, self._offers, self._players, self._rulings, below)
        self.keys = KeysDrop(over, lambda: groups(bounds()), below)
        self.viewer = open_in_viewer
        """Opens a file that has been set; tests look at the file instead."""
        self.keys.sheet.printed.connect(self._print)

    def put_away(self) -> None:
        """Another page is in sight."""
        self.drop.hide()
        self.keys.hide()

    def ask(self) -> None:
        """Asks for a word; asked for again, goes away."""
        self.keys.lift()
        self.drop.ask()
        library = self._ruled_at().library
        QTimer.singleShot(_PAINTED, self, library.names)  # there before two letters are typed

    def show_keys(self) -> None:
        """Shows all keys that count now; asked for again, goes away."""
        self.drop.lift()
        self.keys.ask()

    def _offers(self) -> list[Offer]:
        own = say("Find anything")
        every = [one for one in offers(self._bounds(), self._where) if one.title != own]
        return every + palette_places.events(self._start_actions, self._start_actions.in_sight)

    def _players(self, typed: str) -> Sequence[Offer]:
        cockpit = self._cockpit()
        if cockpit is None:
            return ()
        return palette_places.players(cockpit, typed, self._show_player)

    def _rulings(self, typed: str) -> Sequence[Offer]:
        return palette_places.rulings(self._ruled_at(), typed)

    def _ruled_at(self) -> RulingsDesk:
        return self._cockpit() or self._rulings_desk

    def _print(self) -> None:
        """Sets the keys beside the window's thread, and opens the sheet."""
        shown, sheets = self.keys.shown, self._sheets
        self._start_actions.said.emit(say("preparing: {sheet} …", sheet=say("Keys")), "")
        Task(self, lambda: sheets.pdf(key_document(shown)), self._printed, self._failed)

    def _printed(self, pdf: bytes) -> None:
        try:
            words = not_opened(pdf, "keys", self.viewer)
        except OSError as error:
            self._failed(error)
            return
        words = words or say("opened: {sheet}", sheet=say("Keys"))
        self._start_actions.said.emit(words, DONE)

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, OSError):
            raise error
        self._start_actions.said.emit(say("{sheet}: {why}", sheet=say("Keys"), why=error), FAILED)
