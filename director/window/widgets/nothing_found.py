"""An empty list that is only empty because of what it is searched by, and the way back to all."""

from collections.abc import Callable

from director.files.forms import briefly
from director.translation import capital, say
from director.window.widgets.buttons import push_button
from director.window.widgets.empty_state import EmptyState
from director.window.widgets.field import SearchField


class FindField(SearchField):
    """A field in which somebody is looked for; Escape shows everybody again."""

    takes_names = True


class NothingFound(EmptyState):
    """Stands where the list would."""

    def __init__(self, icon: str, show_all: Callable[[], object]) -> None:
        super().__init__(icon, " ", " ", [push_button(say("Show all  (Escape)"), show_all)])

    def say_why(self, words: str, searched: str) -> None:
        """What nobody is, and what the list is searched by."""
        self.head(capital(words))
        self.advise(say("The list shows “{text}” only.", text=briefly(searched)))
