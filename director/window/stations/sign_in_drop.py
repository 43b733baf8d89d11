"""Name and PIN, below the clock: whoever comes to this station takes it over with two words."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from director.tournament.staff.members import MOST_DIGITS
from director.translation import capital, say
from director.window.look.styles import GRID
from director.window.start.at_this_station import AtThisStation
from director.window.widgets.attempt import tried, why_not
from director.window.widgets.buttons import push_button
from director.window.widgets.choice_list import Choice
from director.window.widgets.drop import Drop
from director.window.widgets.field import Field
from director.window.widgets.labels import captioned, holding, label, rewrite, row
from director.window.widgets.pick import PickField


class SignInDrop(Drop):
    """Asks who is here now; whoever was stays until the PIN is right."""

    WIDTH = 420

    signed_in = Signal()

    def __init__(self, here: AtThisStation, parent: QWidget, below: Callable[[], int]) -> None:
        """`below` says how far down the clock stands, in pixels."""
        super().__init__(parent)
        self._below = below
        self._here = here
        self._title = label("", "head")
        self._hint = label("", "soft", wrap=True)
        self.name = PickField(say("Name"), ())
        self.pin = Field(say("PIN"))
        self.pin.setEchoMode(QLineEdit.EchoMode.Password)
        self.pin.setMaxLength(MOST_DIGITS)
        self._fault = label("", "wrong", wrap=True)
        self.deed = push_button(say("Sign in"), self._sign_in, "first")
        self.box.setSpacing(GRID)
        for widget in (
            self._title,
            self._hint,
            captioned(say("Name"), self.name),
            captioned(say("PIN"), self.pin),
            self._fault,
            holding(row(None, push_button(say("Cancel"), self.lift), self.deed)),
        ):
            self.box.addWidget(widget)
        self.pin.returnPressed.connect(self._sign_in)
        self.pin.textChanged.connect(lambda _: self._say_fault(""))
        self.name.changed.connect(self._picked)

    @property
    def fault(self) -> str:
        """Why nobody was let in."""
        return self._fault.text()

    def settle(self) -> None:
        """Takes its place under the clock."""
        super().settle()
        self.move(self.x(), self._below() + GRID)

    def ask(self) -> None:
        """Opens: at the PIN of whoever locked the station, else at the name."""
        sign_in = self._here.sign_in
        if sign_in is None:
            return
        self._say_fault("")
        names = tried(sign_in.names, lambda why, _: self._say_fault(why)) or ()
        locked = sign_in.signed_in if sign_in.is_locked else None
        self._title.setText(say("Locked") if locked else say("Who is here?"))
        rewrite(
            self._hint,
            say("The clock goes on. Type the PIN, or another name.") if locked else "",
        )
        self.name.choices_of = tuple(Choice(name, "", name) for name in names)
        self.name.fill(locked.who if locked else "")
        self.pin.empty()
        self.drop()
        (self.pin if locked else self.name).setFocus()

    def _picked(self) -> None:
        self._say_fault("")
        if self.name.key and self.isVisible():
            self.pin.setFocus()

    def _say_fault(self, why: str) -> None:
        rewrite(self._fault, capital(why))
        self.pin.mark(why)
        if self.isVisible():
            self.settle()

    def _sign_in(self) -> None:
        if not self.name.key:
            self._say_fault(say("choose a name first"))
            self.name.setFocus()
            return
        sign_in, name, pin = self._here.sign_in, self.name.key, self.pin.text()
        failure = why_not(lambda: sign_in.sign_in(name, pin)) if sign_in else None
        if failure is None:
            self.lift()
            self.signed_in.emit()
            return
        self.pin.empty()
        self._say_fault(failure.words)
        self.pin.setFocus()
