"""Says above every screen that the money is near and nobody has said how it is paid."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame

from director.translation import say
from director.views.money.missing_payouts import missing_payouts
from director.window.areas.prizes.prize_requests import PRIZES, Pane
from director.window.event.cockpit import Cockpit
from director.window.look.styles import GRID
from director.window.widgets.buttons import push_button
from director.window.widgets.labels import BAR, label, reveal, rewrite, row


class PayoutsStrip(QFrame):
    """The sentence, and the button that chooses; not there while nothing is missing."""

    def __init__(self, cockpit: Cockpit) -> None:
        super().__init__()
        self.setObjectName("bar")
        self._cockpit = cockpit
        self._says = label("", "step", wrap=True)
        self.choose = push_button(say("Choose payout structure …"), self._choose)
        self.choose.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # no key of a screen goes astray
        self.setLayout(row(self._says, None, self.choose, gap=GRID, margins=BAR))
        self.hide()
        cockpit.refreshed.connect(self._look)
        cockpit.bridge.ticked.connect(lambda _: self._look())

    @property
    def says(self) -> str:
        """What it says; empty where nothing is missing."""
        return self._says.text()

    def _look(self) -> None:
        rewrite(self._says, missing_payouts(self._cockpit.tournament, self._cockpit.now))
        reveal(self, bool(self.says))

    def _choose(self) -> None:
        if self._cockpit.screen != PRIZES:
            self._cockpit.ask_for(PRIZES)
        self._cockpit.request(Pane.TABLE)
