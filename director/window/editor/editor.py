"""The editor: one draft, everything that is done to it, and the way back of each act."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from director.engine.games.library import Library
from director.files.forms import Fault, Form
from director.tournament.chips.chip_set import Chip, worth
from director.tournament.structure.called_games import with_games, with_ids
from director.tournament.structure.files import read_structure, structure_as_data
from director.tournament.structure.schedule import stretched, usual_minutes
from director.tournament.structure.structure import Structure
from director.tournament.structure.suggested.chips import proposed_set
from director.tournament.structure.suggested.schedule import Suggestion, Wish, suggested
from director.tournament.structure.suggested.stakes import ante_of
from director.tournament.structure.toml_parts import part_as_data
from director.translation import say
from director.views.clock.stakes import known
from director.window.drafts.typed_values import found, with_value
from director.window.editor.draft import NEW, Draft, Row, Verdict, rows_of, verdict
from director.window.editor.named_games import NamedGames
from director.window.editor.step_columns import LEVEL, Column, as_kind, columns_of, kind_of
from director.window.widgets.status_line import REFUSED

_NEEDED = ("game", "stakes_class", "chip[", "rotation", "lammers", "big_blind_ante")
"""Where the sheet has to be right before a schedule can be suggested."""


class _Act(QUndoCommand):
    """One act: the draft before it and after it, and the row to look at."""

    def __init__(
        self, editor: "Editor", title: str, draft: Draft, row: int | None, merging: str
    ) -> None:
        super().__init__(title)
        self._editor = editor
        self._before, self._after = editor.draft, draft
        self._row = row
        self.merging = merging

    def redo(self) -> None:
        self._editor.put(self._after, self._row)

    def undo(self) -> None:
        self._editor.put(self._before, self._row)

    def id(self) -> int:
        return 1 if self.merging else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Letters typed one after another into one field are one act."""
        if not isinstance(other, _Act) or other.merging != self.merging:
            return False
        self._after = other._after
        return True


class Editor(QObject):
    """A structure while it is written."""

    changed = Signal()
    """The draft is another one."""
    went = Signal(int)
    """To the row that was changed."""
    opened = Signal()
    """Another structure altogether."""
    said = Signal(str, str)
    requested = Signal(object)
    """What the page is to do: a StructureRequest."""
    left = Signal()
    applied = Signal(object)
    """The Structure that an event is to be played by from its next level on."""

    def __init__(
        self,
        library: Library,
        parent: QObject | None = None,
        tables: Callable[[], Collection[str] | None] = lambda: None,
    ) -> None:
        """`tables` names the pay tables that there are now; None where nobody knows."""
        super().__init__(parent)
        self._tables = tables
        self.library = library
        self.stack = QUndoStack(self)
        self.stack.cleanChanged.connect(self.changed)
        self.in_sight = False
        self.of_event = ""
        """The name of the event whose structure this is; "" for a file of structures."""
        self.locked = 0
        """So many steps, from the first on, have begun and stay as they are."""
        self.file = ""
        """The name of its file in the user's folder, without the ending; "" where it has none."""
        self.draft = Draft(NEW)
        self._name_waits = True
        """Whether a draft from nothing may still be without a name: nobody has come to it yet."""
        self.names = NamedGames(library, lambda: self.draft.data)
        self.verdict: Verdict = self._judged(self.draft)
        self.columns: tuple[Column, ...] = columns_of((), self.names)

    def _judged(self, draft: Draft) -> Verdict:
        """What the model says of a draft, with the games and pay tables that there are."""
        return verdict(draft, self.library, self._tables())

    @property
    def told(self) -> Verdict:
        """What is said of the draft: that a new one wants a name is not said at once."""
        said = self.verdict
        if not self._name_waits or self.draft.name:
            return said
        return replace(said, faults=tuple(one for one in said.faults if one.place != "name"))

    def ask_name(self) -> None:
        """Whoever wants to keep a draft without a name is told that it needs one."""
        if self._name_waits:
            self._name_waits = False
            self.changed.emit()

    @property
    def is_dirty(self) -> bool:
        """Whether something would be lost."""
        return not self.stack.isClean()

    @property
    def has_stud(self) -> bool:
        """Whether a game of it is played with a bring-in."""
        ids = [str(one.get("id")) for one in self.draft.games]
        forced = [game.forced for one in ids if (game := known(self.library, one))]
        return "antes and bring-in" in forced

    def open(self, draft: Draft, file: str = "", of_event: str = "", locked: int = 0) -> None:
        """Another draft, or that of an event; nothing of the one before can be taken back."""
        self.stack.clear()
        self.file, self.of_event, self.locked = file, of_event, locked
        self._name_waits = draft.data == NEW
        self.put(draft)
        self.opened.emit()

    def put(self, draft: Draft, row: int | None = None) -> None:
        """Shows a draft. Whoever changes one makes an act of it."""
        self.draft = draft
        self.verdict = self._judged(draft)
        self.columns = columns_of(draft.classes, self.names)
        self.changed.emit()
        if row is not None:
            self.went.emit(row)

    def change(self, title: str, draft: Draft, row: int | None = None, merging: str = "") -> None:
        """One act that can be taken back; nothing where nothing changes, or has begun already."""
        if draft.rows[: self.locked] != self.draft.rows[: self.locked]:
            self.said.emit(say("levels that have started cannot be changed"), REFUSED)
        elif draft != self.draft:
            self.stack.push(_Act(self, title, draft, row, merging))

    def write(self, cells: Collection[tuple[int, Column]], text: str) -> None:
        """The same text into these cells; cells that mean nothing in their step are left out."""
        rows = self.draft.rows
        places = [(at, column) for at, column in cells if column.keys(rows[at])]
        for at, column in places:
            rows[at] = column.write(rows[at], text)
        if places:
            title = say(places[0][1].title)
            self.change(title, self.draft.with_rows(rows), places[-1][0])

    def tried(self, at: int, column: Column, text: str) -> str:
        """What would be wrong with a cell if this were in it; "" for nothing."""
        rows = self.draft.rows
        rows[at] = column.write(rows[at], text)
        found = self._judged(self.draft.with_rows(rows))
        return fault_of(found, at, column, rows[at])

    def insert(self, at: int, kind: str = LEVEL) -> None:
        """A new step before a place."""
        rows = self.draft.rows
        rows.insert(at, next_row(rows[:at], kind))
        self.change(say("new row"), self.draft.with_rows(rows), at)

    def delete(self, places: Collection[int]) -> None:
        """These steps go."""
        rows = [row for at, row in enumerate(self.draft.rows) if at not in places]
        title = say("rows deleted")
        self.change(title, self.draft.with_rows(rows), max(0, min(places, default=0) - 1))

    def paste(self, at: int, columns: Sequence[Column], grid: list[list[str]]) -> None:
        """Cells from elsewhere, from a row on; rows that are not there yet are made."""
        rows = self.draft.rows
        for number, cells in enumerate(grid, start=at):
            if number >= len(rows):
                rows.append(next_row(rows, LEVEL))
            for column, text in zip(columns, cells, strict=False):
                if column.keys(rows[number]):
                    rows[number] = column.write(rows[number], text)
        self.change(say("cells pasted"), self.draft.with_rows(rows), at)

    def set_value(self, place: str, value: Any, title: str) -> None:
        """Something else in a field."""
        if found(self.draft.data, place) != value:
            self._name_waits = self._name_waits and place != "name"
            data = with_value(self.draft.data, place, value)
            self.change(title, Draft(data), merging=place)

    def set_game(self, at: int, place: str, value: Any) -> None:
        """Something else in the row of a game; another game has none of the options of this one."""
        games = self.draft.games
        before = games[at] if at < len(games) else {}
        made = with_value(before, place, value)
        if place == "id" and value in self.library.ids() and value != before.get("id"):
            made.pop("options", None)
        if made != before:
            games[at:] = [made, *games[at + 1 :]]
            data = with_games(self.draft.data, games)
            self.change(say("Games"), Draft(data), merging=f"game[{at}].{place}")

    def add_game(self, game_id: str) -> None:
        """One more game, after the others."""
        games = [*self.draft.games, {"id": game_id}]
        self.change(say("Add a game"), Draft(with_games(self.draft.data, games)))

    def remove_game(self, at: int) -> None:
        """Takes a game out of the event."""
        games = [one for number, one in enumerate(self.draft.games) if number != at]
        self.change(say("Remove game"), Draft(with_value(self.draft.data, "game", games or None)))

    @property
    def proposed_chips(self) -> tuple[Chip, ...]:
        """A chip set for the starting chips, where the one that is typed makes another stack."""
        structure = self.as_read
        wrong = structure.chip_set and worth(structure.chip_set) != structure.starting_chips
        return proposed_set(structure) if wrong else ()

    def take_chips(self) -> None:
        """The proposed chip set, in the place of the one that is typed."""
        if made := self.proposed_chips:
            self.set_value("chip", [part_as_data(one) for one in made], say("Chip set"))

    def stretch(self, factor: float) -> None:
        """All levels longer or shorter by a factor. Raises ValueError."""
        if self.verdict.structure:
            made = stretched(self.verdict.structure, factor)
            title = say("levels of {minutes} minutes", minutes=usual_minutes(made))
            self.change(title, self.draft.with_rows(rows_of(made.steps)))

    @property
    def as_read(self) -> Structure:
        """The draft as far as it can be read; where something is wrong, the usual stands."""
        return read_structure(with_ids(Form(self.draft.data, []), self.library))

    @property
    def ante(self) -> str:
        """Who posts the ante of its no-limit games."""
        return ante_of(self.as_read)

    def suggestion(self, wish: Wish) -> Suggestion:
        """What would be suggested. Raises ValueError for what nobody can fulfil, or for faults."""
        faults: list[Fault] = []
        structure = read_structure(with_ids(Form(self.draft.data, faults), self.library))
        needed = (*_NEEDED, "level") if wish.keep or wish.begun else _NEEDED
        in_the_way = [one for one in faults if one.place.startswith(needed)]
        if in_the_way:
            values = {"place": in_the_way[0].place, "why": in_the_way[0].message}
            raise ValueError(say("fix first: {place}: {why}", **values))
        return suggested(structure, wish, self._forced)

    def suggest(self, made: Suggestion) -> None:
        """A suggested schedule, with whatever else of the sheet changes with it."""
        old, new = self.draft.data, structure_as_data(made.structure)
        rows: list[Row] = list(new["level"])
        for at, typed in enumerate(self.draft.rows[: made.kept]):
            if at not in made.filled:
                rows[at] = typed
        data: dict[str, Any] = {**old, "level": rows}
        for key in ("starting_chips", "expected"):
            data[key] = new[key]
        if made.new_stack:
            data["chip"] = new["chip"]
        for moved in made.moved:
            data = with_value(data, moved.place, str(moved.new))
        self.change(say("suggested schedule"), Draft(data), made.kept)

    def _forced(self, game_id: str) -> str:
        game = known(self.library, game_id)
        return game.forced if game else ""


def fault_of(said: Verdict, at: int, column: Column, row: Row) -> str:
    """What is wrong with a cell; "" for nothing."""
    faults = said.steps.get(at, {})
    return next((faults[key] for key in column.keys(row) if key in faults), "")


def next_row(before: Sequence[Row], kind: str) -> Row:
    """A step to go on with: a level is as long as the one before, and counted on."""
    levels = [row for row in before if kind_of(row) == LEVEL]
    if kind != LEVEL:
        return as_kind({}, kind)
    length = levels[-1].get("minutes", 20) if levels else 20
    return {"label": str(len(levels) + 1), "minutes": length}


def new_name(name: str, taken: Collection[str]) -> str:
    """A name that no other structure has.

    >>> new_name("HORSE", ["HORSE", "HORSE, copy"])
    'HORSE, copy 2'
    """
    made, number = say("{name}, copy", name=name), 2
    while made in taken:
        made = say("{name}, copy {number}", name=name, number=number)
        number += 1
    return made
