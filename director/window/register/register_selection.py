"""The register as the window sees it: who is chosen, what can be done, and how that went."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from director.desk.lists.player_sheets import Preview, people_rows, preview
from director.desk.register import Change, Person, RegisterLine
from director.translation import say
from director.views.counted import counted
from director.window.printing.paper_lacks import paper_lacks
from director.window.widgets.attempt import beside, tried
from director.window.widgets.status_line import DONE, NOTICE, PLAIN

if TYPE_CHECKING:
    from director.desk.player_index import PlayerIndex
    from director.house.settings import Settings
    from director.reports.sheet_kinds import Typesetter

Answer = TypeVar("Answer")


class RegisterSelection(QObject):
    """Everybody in the register, in the hands of the operator."""

    changed = Signal()
    """Somebody is known otherwise now."""
    said = Signal(str, str)
    """A word for the status line, and its kind."""
    requested = Signal(object)
    """What the page in sight is to do: a RegisterRequest."""
    chose = Signal()
    """Somebody else is chosen, or a page has come into sight or left it."""
    previewed = Signal(object)
    """A Preview of what a file would change."""
    written = Signal()
    """What a file would change has been written."""
    sign_in_asked = Signal()
    """Somebody wants to sign in at this station."""

    def __init__(
        self,
        index: Callable[[], "PlayerIndex"],
        settings: "Settings",
        sheets: "Typesetter",
        signed: tuple[str, str],
        parent: QObject,
    ) -> None:
        """`index` gives the players of whatever book is open now; `signed` is who and where."""
        super().__init__(parent)
        self._settings = settings
        self._sheets = sheets
        self._index = index
        self.who, self.station = signed
        self.locked = ""
        """Why nobody sees the register now; empty where somebody does."""
        self.chosen: Person | None = None
        self.in_sight = False
        self.busy = False
        """Whether a file is being read or written."""

    @property
    def player_index(self) -> "PlayerIndex | None":
        """The players of the book that is open; None while it does not answer, which is said."""
        return tried(self._index, self.said.emit)

    @property
    def asks_spelling(self) -> bool:
        """Whether the house wants a Latin spelling beside names in other scripts."""
        return self._settings.flag("latin_spelling")

    def paper_lacks(self, name: str) -> str:
        """That paper cannot print some sign of a name; empty where it can."""
        return paper_lacks(self._sheets, name)

    def choose(self, person: Person | None) -> None:
        """From now on, this person is chosen."""
        if person != self.chosen:
            self.chosen = person
            self.chose.emit()

    def show(self, in_sight: bool) -> None:
        """A page of the register has come into sight, or left it."""
        self.in_sight = in_sight
        self.chose.emit()

    def look(self) -> None:
        """Takes in what other programs have written."""
        if self._tried(lambda: self._index().look()):
            self.changed.emit()

    def history(self, person: Person) -> list[RegisterLine]:
        """What was changed about somebody, the oldest first; none while the book fails."""
        return self._tried(lambda: list(self._index().register.history(person.number))) or []

    def save(self, before: Person, after: Person) -> Person | None:
        """Enters or corrects somebody; who that is then, None where it was refused."""
        change = Change(before, after)
        people = self._tried(lambda: self._index().register.write([change], self.who, self.station))
        if people is None:
            return None
        (person,) = people
        words = "{name} added to the register" if change.is_new else "{name} updated"
        self._done(say(words, name=person.shown))
        if lacks := self.paper_lacks(person.shown):
            self.said.emit(lacks, NOTICE)
        return person

    def merge(self, gone: Person, kept: Person) -> Person | None:
        """Makes two entries one; who that is then, None where it was refused."""
        both = self._tried(
            lambda: self._index().register.merge(gone.number, kept.number, self.who, self.station)
        )
        if both is not None:
            self._done(
                say(
                    "number {gone} is now number {kept}, {name}",
                    gone=gone.number,
                    kept=both.number,
                    name=both.name,
                )
            )
        return both

    def erase(self, person: Person) -> bool:
        """Empties all that is known of somebody; whether that was done."""

        def erase() -> bool:
            self._index().register.erase(person.number, self.who, self.station)
            return True

        if not self._tried(erase):
            return False
        self._done(say("erased: events now show player {number}", number=person.number))
        return True

    def read(self, path: Path) -> None:
        """Reads a file and tells what it would change, beside the window's own thread."""
        index = self.player_index
        if index is None:
            return
        people = dict(index.people)
        self._begin(say("reading {file} …", file=path.name))
        beside(
            self,
            lambda: preview(path.name, index.register.read_sheet(path), people),
            self._read,
            self._failed,
        )

    def take_in(self, found: Preview) -> None:
        """Writes what a file would change, all of it or nothing."""
        index = self.player_index
        if index is None:
            return
        register = index.register
        self._begin(say("importing {file} …", file=found.file))

        def taken(_: object) -> None:
            self.busy = False
            self._done(
                say(
                    "{file}: {new} added, {changed} updated",
                    file=found.file,
                    new=len(found.new),
                    changed=len(found.changed),
                )
            )
            self.written.emit()

        beside(
            self, lambda: register.write(found.changes, self.who, self.station), taken, self._failed
        )

    def export(self, path: Path) -> None:
        """Writes everybody into a file."""
        index = self.player_index
        if index is None:
            return
        register, rows = index.register, people_rows(index.search(""))
        self._begin(say("exporting {file} …", file=path.name))

        def written(_: object) -> None:
            self.busy = False
            people = counted(len(rows) - 1, "1 person", "{count} people")
            self.said.emit(say("{people} exported to {path}", people=people, path=path), DONE)
            self.chose.emit()

        beside(self, lambda: register.write_sheet(path, rows), written, self._failed)

    def _done(self, words: str) -> None:
        self._tried(lambda: self._index().look())
        self.said.emit(words, DONE)
        self.changed.emit()

    def _begin(self, words: str) -> None:
        self.busy = True
        self.said.emit(words, PLAIN)
        self.chose.emit()

    def _read(self, found: Preview) -> None:
        self.busy = False
        self.said.emit("", PLAIN)
        self.previewed.emit(found)
        self.chose.emit()

    def _failed(self, why: str, kind: str) -> None:
        self.busy = False
        self.chose.emit()
        self.said.emit(why, kind)

    def _tried(self, act: Callable[[], Answer]) -> Answer | None:
        return tried(act, self.said.emit)
