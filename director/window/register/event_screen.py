"""The register as a screen of an event, so that the clock stays in sight above it."""

from director.window.event.cockpit import Cockpit
from director.window.event.event_screen import Screen
from director.window.register.register_page import RegisterPage
from director.window.register.register_selection import RegisterSelection
from director.window.widgets.action import Bound
from director.window.widgets.labels import column


class RegisterScreen(Screen):
    """Everybody in the register, beside the event."""

    def __init__(
        self, cockpit: Cockpit, actions: Bound[Cockpit], register: Bound[RegisterSelection]
    ) -> None:
        super().__init__(cockpit, actions)
        self.page = RegisterPage(register.subject, register)
        self.page.stay()
        self.setLayout(column(self.page))

    def land(self) -> None:
        self.page.refresh()
        self.page.land()

    def search(self) -> bool:
        self.land()
        return True
