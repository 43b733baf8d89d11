"""What is done with a ruling in sight, of whatever kind: read aloud, copied, filed, printed."""

from collections.abc import Callable

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from director.translation import say
from director.window.printing.sheet import open_in_viewer
from director.window.rulings_desk.file_ruling import FilingDrop
from director.window.rulings_desk.give_ruling import Spoken
from director.window.rulings_desk.large_type import ReadOut
from director.window.rulings_desk.requests import RulingRequest
from director.window.rulings_desk.rulings_desk import RulingsDesk
from director.window.rulings_desk.sheet_job import open_sheet
from director.window.widgets.status_line import DONE, REFUSED


class RulingActions:
    """What the actions of one screen ask for, done while that screen is in sight."""

    def __init__(
        self, desk: RulingsDesk, over: QWidget, screen: str, spoken: Callable[[], Spoken | None]
    ) -> None:
        """`spoken` is asked for the ruling in sight; None while there is none."""
        self._desk, self._over, self._screen, self._spoken = desk, over, screen, spoken
        self.read_out = ReadOut(over)
        self.filing = FilingDrop(desk, over)
        self.viewer = open_in_viewer
        """Opens a sheet that has been set; tests look at the file instead."""
        desk.on(RulingRequest, self.do)
        desk.screen_asked.connect(lambda _: self.put_away())

    @property
    def _none(self) -> str:
        """What is said where there is nothing to give yet."""
        return say("there is no ruling yet")

    def do(self, request: RulingRequest) -> None:
        """Does what an action asks for."""
        if self._desk.screen != self._screen:
            return
        spoken, why_not = self._spoken(), self._desk.why_not_filed
        match request:
            case RulingRequest.ALOUD if self.read_out.isVisible():
                self.read_out.close_it()
            case _ if spoken is None:
                self._desk.say(self._none, REFUSED)
            case RulingRequest.ALOUD:
                self.read_out.open(spoken, self._desk.settings.flag("four_colours"))
            case RulingRequest.COPY:
                QGuiApplication.clipboard().setText(spoken.text)
                self._desk.say(say("ruling copied"), DONE)
            case RulingRequest.FILE if spoken.is_filed:
                self._desk.say(say("this ruling is filed already"), REFUSED)
            case RulingRequest.FILE if why_not:
                self._desk.say(why_not, REFUSED)
            case RulingRequest.FILE:
                self.filing.ask(spoken)
            case RulingRequest.PRINT:
                open_sheet(self._desk, self._over, spoken.sheet, self.viewer)

    def put_away(self) -> None:
        """Another screen is in sight."""
        self.filing.hide()
        self.read_out.hide()
        self._desk.unsaid.emit(self._none)

    def settle(self) -> None:
        """The ruling in sight is another now: that there was none holds no more."""
        if self._spoken():
            self._desk.unsaid.emit(self._none)
