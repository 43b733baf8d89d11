"""Reads game files, each laid over the game that it is like."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from director.engine.games.game_shelves import Shelves, form_of
from director.engine.games.stated_names import StatedNames
from director.files.forms import Fault, FileWrong, Form, no_such
from director.files.toml_lines import printable
from director.translation import listed, say

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType

    from director.engine.games.game import Game

_LONGEST_LINE = 16
"""So many games may be like one another in a row."""


class GameReads:
    """What stands in the files, read once; nothing here depends on the options that are played."""

    def __init__(self, shelves: Shelves, stated: StatedNames) -> None:
        self._shelves = shelves
        self._stated = stated
        self._reads: dict[Path, tuple[Game, Form]] = {}

    def read(self, path: "Path", children: "tuple[Path, ...]") -> "tuple[Game, Form]":
        """A game and its whole form; the children are the games that are in the end like it."""
        if path not in self._reads:
            try:
                self._reads[path] = self._read_anew(path, children)
            except FileWrong as wrong:
                raise FileWrong(printable(path.name), wrong.faults) from None
        return self._reads[path]

    def _read_anew(self, path: "Path", children: "tuple[Path, ...]") -> "tuple[Game, Form]":
        form = own = form_of(path)
        like = form.data.get("like")
        if isinstance(like, str):
            form = self._over_parent(form, like, (*children, path))
        game: Game = game_files().read_game(path.stem, form)
        for number, name in enumerate(game.choices):
            if self._shelves.path(name) is None:
                form.fault(f"choices[{number}]", no_such("game", name, self._shelves.ids()))
        if any(fault.place == "like" for fault in form.faults):
            raise FileWrong(path.name, _own_faults(own, form))
        if form.faults:
            raise FileWrong(path.name, form.faults)
        return game, form

    def _over_parent(self, form: Form, like: str, line: "tuple[Path, ...]") -> Form:
        """A form laid over the game that it is like; what is wrong with that is noted."""
        parent = self._shelves.parent(like, line[-1])
        if parent is None:
            form.fault("like", self._no_parent(like, line[-1]))
        elif parent in line:
            names = listed([path.name for path in line[line.index(parent) :]])
            form.fault("like", say("goes round in a circle: {files}", files=names))
        elif len(line) > _LONGEST_LINE:
            form.fault("like", say("too many games are like one another in a row"))
        else:
            try:
                table = self.read(parent, line)[1].data
            except FileWrong as wrong:
                form.fault("like", told_of(wrong))
                table = self._anyhow(parent, line)
            whole: Form = game_files().whole_form(form, table)
            return whole
        return form

    def _anyhow(self, path: "Path", line: "tuple[Path, ...]") -> Mapping[str, Any]:
        """The whole table of a faulty file as far as it can be read, for what is like it."""
        try:
            form = form_of(path)
        except FileWrong:
            return {}
        like = form.data.get("like")
        parent = self._shelves.parent(like, path) if isinstance(like, str) else None
        if parent is None or parent in line or len(line) > _LONGEST_LINE:
            return form.data
        table = self._anyhow(parent, (*line, path))
        whole: Form = game_files().whole_form(form, table)
        return whole.data

    def _no_parent(self, like: str, child: "Path") -> str:
        if like == child.stem:
            return say("“{like}” is this game itself", like=like)
        others = self._stated.aliases().get(like, ())
        if others:
            return say("“{like}” is {game}: write its id", like=like, game=listed([*others]))
        return no_such("game", like, self._shelves.ids())

    def taken_over(self, path: "Path") -> Mapping[str, Any]:
        """What a file takes over from the game that it is like; nothing where nobody can know."""
        try:
            like = form_of(path).data.get("like")
        except FileWrong:
            return {}
        return self._taken(self._shelves.parent(like, path)) if isinstance(like, str) else {}

    def taken_over_from(self, like: str) -> Mapping[str, Any]:
        """What a new file would take over from a game, by its id."""
        return self._taken(self._shelves.path(like))

    def _taken(self, parent: "Path | None") -> Mapping[str, Any]:
        if parent is None:
            return {}
        taken: Mapping[str, Any] = (
            game_files().whole_form(Form({}, []), self._anyhow(parent, (parent,))).data
        )
        return taken


def told_of(wrong: FileWrong) -> str:
    """What is wrong with a file on which something else depends, in one sentence."""
    first, *more = wrong.faults
    if more:
        return say(
            "{file} is faulty: {fault}, and {count} more",
            file=wrong.file,
            fault=first,
            count=len(more),
        )
    return say("{file} is faulty: {fault}", file=wrong.file, fault=first)


def _own_faults(own: Form, whole: Form) -> list[Fault]:
    """The faults of a form whose parent is wrong: only where all that it takes over is known."""
    known = whole.data.keys() > own.data.keys()
    return [
        fault
        for fault in whole.faults
        if fault.place == "like" or (known and own.has_line(fault.place))
    ]


def game_files() -> "ModuleType":
    """What reads game files: imported with the first of them, since who only imports reads none."""
    from director.engine.games import game_files as reading  # noqa: PLC0415 -- see above

    return reading
