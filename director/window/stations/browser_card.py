"""What browsers are given, the board or the remote: a switch, its address and its QR code."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox

from director.translation import say
from director.window.look.styles import GRID
from director.window.stations.qr_view import QrView, Squares
from director.window.widgets.labels import column, holding, label, panel, row

_SIDE = 116
_INDENT = 6
"""Pixels by which a tick stands in from the edge."""


class BrowserCard:
    """One of the two: on or off, and how phones come to it."""

    def __init__(
        self, title: str, advice: str, switch: Callable[[], object], qr: Callable[[str], Squares]
    ) -> None:
        self._title, self._advice = title, advice
        self._make, self._shown = qr, ""
        self.on = QCheckBox(title)
        self.on.clicked.connect(lambda _=False: switch())
        self.qr = QrView(_SIDE)
        self._words = label(advice, "soft", wrap=True)
        self.address = label("", wrap=True)
        self.address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.panel = panel(
            column(
                self.on,
                holding(
                    column(
                        self._words,
                        self.address,
                        None,
                        holding(row(self.qr, None)),
                        margins=(_INDENT, 0, 0, 0),
                    )
                ),
                gap=GRID,
                stretch=1,
            )
        )

    @property
    def advice(self) -> str:
        """What it says of itself."""
        return self._words.text()

    def show_address(self, address: str, pin: str = "") -> None:
        """Shows where it is, "" where it is off, and the PIN where the house has no staff."""
        advice = say("{advice} PIN: {pin}", advice=self._advice, pin=pin) if pin else self._advice
        self._words.setText(advice)
        self.on.setChecked(bool(address))
        self.address.setText(_with_breaks(address) or say("off"))
        self.address.setAccessibleName(address)
        self.qr.setVisible(bool(address))
        if address != self._shown:
            self._shown = address
            name = say("QR code: {title}", title=self._title)
            self.qr.show_code(self._make(address) if address else (), name)


def _with_breaks(address: str) -> str:
    """An address that may be broken after each slash."""
    return address.replace("/", "/\u200b")
