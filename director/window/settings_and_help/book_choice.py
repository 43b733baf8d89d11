"""By which book a house plays: what it plays otherwise, and what switching would change."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from director.engine.games.library import Library
from director.house.book_answers import EDITIONS, Edition, by_edition, differences
from director.house.house_rules import HOUSE_RULES, Way
from director.house.settings import Settings
from director.rulings.house_changes import Changed, Changes, changes
from director.translation import say
from director.window.look.styles import GRID
from director.window.system.tasks import Task
from director.window.widgets.buttons import push_button
from director.window.widgets.labels import column, holding, label, reveal, rewrite, row

Played = Mapping[str, Way]
"""How a house plays, by the keys of the house rules."""


class BookChoice(QWidget):
    """Compares the house rules with a book, and takes the book's on."""

    switched = Signal(object, str)
    """How the house plays from now on, and what it is called."""

    def __init__(self, settings: Settings, library: Callable[[], Library]) -> None:
        super().__init__()
        self._settings, self._library = settings, library
        self._wanted: Edition | None = None
        self._before: Played | None = None
        self.found: Changes | None = None
        """What switching to the chosen book would change."""
        self.standing = label("", wrap=True)
        self.buttons: dict[str, QPushButton] = {
            key: push_button(say("Compare: {book}", book=one.short), partial(self.compare, key))
            for key, one in EDITIONS.items()
        }
        self.told = label("", "soft", wrap=True)
        self.take = push_button("", self.switch, "first")
        self.back = push_button(say("Back to the house rules before"), self.go_back)
        self.setLayout(
            column(
                label(say("Play by a book"), "caption"),
                self.standing,
                holding(row(*self.buttons.values(), None)),
                self.told,
                holding(row(self.take, self.back, None)),
                gap=GRID,
            )
        )
        self.refresh()

    @property
    def ways(self) -> dict[str, Way]:
        """How the house plays now."""
        return {key: self._settings[key] for key in HOUSE_RULES}

    def refresh(self) -> None:
        """Says where the house stands; what was compared with something else is put away."""
        lines = [_standing(one, self.ways) for one in EDITIONS.values()]
        rewrite(self.standing, "\n".join(lines))
        self._wanted = self.found = None
        rewrite(self.told, "")
        reveal(self.take, False)
        reveal(self.back, self._before is not None)

    def land(self) -> None:
        """The first book is at hand."""
        next(iter(self.buttons.values())).setFocus()

    def compare(self, key: str) -> None:
        """Asks everything under both, beside the window's thread."""
        edition = self._wanted = EDITIONS[key]
        before, library = self.ways, self._library().playing({})
        rewrite(self.told, say("comparing …"))

        def came(found: Changes) -> None:
            if self._wanted is edition:
                self.found = found
                self._show(edition, found)

        after = by_edition(edition, before)
        Task(self, lambda: changes(before, after, library), came, _raise, alone=False)

    def switch(self) -> None:
        """The house plays by the book from now on, wherever the book says something."""
        if self._wanted:
            name, before = self._wanted.short, self.ways
            self.switched.emit(by_edition(self._wanted, before), say("as in {book}", book=name))
            self._before = before
            self.refresh()

    def go_back(self) -> None:
        """The house plays as before the last switch."""
        if self._before is not None:
            before, self._before = self._before, None
            self.switched.emit(before, say("as before"))
            self.refresh()

    def _show(self, edition: Edition, found: Changes) -> None:
        if not found:
            rewrite(self.told, say("Nothing changes: you play as {book} says.", book=edition.title))
            reveal(self.take, False)
            return
        parts = [
            (say("House rules that change"), found.rules),
            (say("Rulings that change"), found.answers),
            (say("Worked hands that pay differently"), found.hands),
        ]
        rewrite(self.told, "\n\n".join([_list(title, of) for title, of in parts if of]))
        self.take.setText(say("Play by {book}", book=edition.short))
        reveal(self.take, True)


def _raise(error: Exception) -> None:
    raise error


def _list(title: str, of: tuple[Changed, ...]) -> str:
    lines = [
        say("▸ {what}: {before} → {after}", what=one.title, before=one.before, after=one.after)
        for one in of
    ]
    return "\n".join([say("{title}: {count}", title=title, count=len(of)), *lines])


def _standing(edition: Edition, ways: Played) -> str:
    """How many of a book's answers the house has, and which not."""
    other = differences(edition, ways)
    if not other:
        return say(
            "{book}: you play by all {count} of its answers",
            book=edition.title,
            count=len(edition.answers),
        )
    rules = "; ".join([HOUSE_RULES[key].title for key in other])
    return say("{book}: all of its answers but: {rules}", book=edition.title, rules=rules)
