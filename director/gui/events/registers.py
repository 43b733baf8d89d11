"""The register as a screen of an event, so that the clock stays in sight above it."""

from director.gui.events.cockpits import Cockpit
from director.gui.events.screens import Screen
from director.gui.parts.actions import Bound
from director.gui.parts.labels import column
from director.gui.registers.folk import Folk
from director.gui.registers.pages import RegisterPage


class RegisterScreen(Screen):
    """Everybody in the register, beside the event."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit], register: Bound[Folk]) -> None:
        super().__init__(cockpit, actions)
        self.page = RegisterPage(register.subject, register)
        self.page.name_itself(False)
        self.setLayout(column(self.page))

    def land(self) -> None:
        self.page.refresh()
        self.page.land()
