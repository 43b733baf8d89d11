"""What stands in the place of payments and contacts while nobody is signed in at the station."""

from collections.abc import Callable

from director.translation import capital, say
from director.window.widgets.buttons import push_button
from director.window.widgets.empty_state import EmptyState


class LockedPage(EmptyState):
    """Says why nothing is to be seen, and has somebody sign in."""

    def __init__(self, sign_in: Callable[[], object]) -> None:
        self.signs_in = push_button(say("Sign in …"), sign_in, "first")
        words = say(
            "Payments and players’ contacts are shown to whoever is signed in at this station."
        )
        super().__init__("locked", say("Locked"), words, [self.signs_in])

    def show_why(self, why: str) -> None:
        """Says why it is locked."""
        self.tell(capital(why))

    def land(self) -> None:
        """Ready to be signed in."""
        self.signs_in.setFocus()
