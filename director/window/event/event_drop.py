"""What drops down over the screens of an event: made when it is first asked for."""

from typing import Any

from PySide6.QtWidgets import QWidget

from director.window.event.cockpit import Cockpit
from director.window.widgets.drop import Drop


class EventDrop(Drop):
    """Opens when a request is sent that it answers."""

    def __init__(self, cockpit: Cockpit, parent: QWidget) -> None:
        super().__init__(parent)
        self._cockpit = cockpit

    def respond(self, request: Any) -> None:
        """Opens as the request wishes; which types it answers, its area says."""
        raise NotImplementedError
