"""What lets one more station in: the QR code, the six signs, and for how long they are good."""

from collections.abc import Callable
from datetime import datetime, timedelta

from director.desk.stations import Shared, where
from director.translation import capital, say
from director.views.clock.times import countdown
from director.window.look.fonts import SEMIBOLD, font
from director.window.look.styles import GRID
from director.window.stations.qr_view import QrView, Squares
from director.window.widgets.buttons import push_button
from director.window.widgets.labels import column, holding, label, panel, row

_SIDE = 192
"""Pixels of the QR code: a phone reads it from an arm's length."""
_WIDEST = 496
_SIZE = 34
"""Pixels of the signs: read aloud across a room."""
_GROUP = 3


def in_groups(code: str) -> str:
    """A code as it is read aloud.

    >>> in_groups("K7QM3X")
    'K7Q M3X'
    """
    return f"{code[:_GROUP]} {code[_GROUP:]}".strip()


class InvitationCard:
    """How another laptop comes in."""

    def __init__(self, renew: Callable[[], object], qr: Callable[[str], Squares]) -> None:
        self._qr = qr
        self._link = ""
        self.qr = QrView(_SIDE)
        self.code = label("")
        self.code.setFont(font(_SIZE, SEMIBOLD))
        self.code.setMinimumWidth(self.code.fontMetrics().horizontalAdvance("WWW WWW"))
        self.good = label("", "soft", wrap=True)
        self.where = label("", "soft", wrap=True)
        self.renew = push_button(say("New code"), renew)
        how = label(
            say("On the other laptop: Join an evening. The code lets one station in."),
            "soft",
            wrap=True,
        )
        words = column(
            label(say("Another laptop"), "step"),
            how,
            GRID,
            self.code,
            self.good,
            self.where,
            None,
            holding(row(self.renew, None)),
        )
        self.panel = panel(row(self.qr, holding(words), gap=2 * GRID, stretch=1))
        self.panel.setMaximumWidth(_WIDEST)

    def show_sharing(self, shared: Shared, now: datetime) -> None:
        """Shows the code as it stands, and how long it is good for."""
        self.code.setText(in_groups(shared.code) or "––– –––")
        self.code.setAccessibleName(
            say("Code: {signs}", signs=" ".join(shared.code)) if shared.code else say("No code")
        )
        self.good.setText(_good(shared, now))
        self.where.setText(say("Address: {address}", address=where(shared.address, shared.port)))
        link = shared.link if shared.code else ""
        if link != self._link:
            self._link = link
            self.qr.show_code(self._qr(link) if link else (), say("QR code for another laptop"))
        self.qr.setVisible(bool(link))


def _good(shared: Shared, now: datetime) -> str:
    if not shared.code:
        return capital(shared.code_ended) or say("Ask for a new code to let another station in.")
    left = shared.code_until - now if shared.code_until else timedelta()
    seconds = max(0, round(left / timedelta(seconds=1)))
    good = say("Good for {time}", time=countdown(seconds))
    return f"{good}\n{capital(shared.code_ended)}".strip()
