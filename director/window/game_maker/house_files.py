"""Opens, imports, exports and saves what is in the game maker; asks before anything is lost."""

from collections.abc import Callable
from pathlib import Path

from director.engine.games.library import Library
from director.engine.showdown.game_checks import checked_game, said_sound
from director.files.forms import FileWrong, load_form
from director.files.toml_lines import printable
from director.files.whole_files import put_text
from director.translation import say
from director.views.counted import counted
from director.window.game_maker.maker import Maker
from director.window.game_maker.save_question import SaveQuestion
from director.window.widgets.status_line import DONE, FAILED, REFUSED
from director.window.widgets.unsaved_question import UnsavedQuestion


class HouseFiles:
    """The files of the house's own games."""

    def __init__(self, maker: Maker, unsaved: UnsavedQuestion, over: SaveQuestion) -> None:
        self._maker, self._unsaved, self._over = maker, unsaved, over

    def open(self, path: Path, then: Callable[[], object]) -> bool:
        """A house game, faulty or not; whether it is open, or `then` once nothing is lost."""
        if not self.may_go(then):
            return False
        try:
            text = path.read_text(encoding="utf-8-sig")
        except (OSError, UnicodeDecodeError) as error:
            self._maker.said.emit(say("not opened: {why}", why=str(error)), FAILED)
            return False
        self._maker.open(text, path.stem, path.stem)
        return True

    def bring_in(self, path: Path, then: Callable[[], object]) -> bool:
        """A file from elsewhere: what is wrong is said, and nothing is written before Save."""
        if not self.may_go(then):
            return False
        try:
            load_form(path)
            why = ""
        except FileWrong as wrong:
            why = str(wrong.faults[0])
        try:
            text = path.read_text(encoding="utf-8-sig")
        except (OSError, UnicodeDecodeError):
            words = say("{file}: {why}", file=printable(path.name), why=why)
            self._maker.said.emit(words, FAILED)
            return False
        self._maker.open(text, path.stem)
        self._maker.name_file(path.stem)
        self._maker.said.emit(_said_of(path, self._maker.library), DONE)
        return True

    def export(self, path: Path) -> None:
        """A copy elsewhere, faults and all."""
        try:
            put_text(self._maker.text, path)
        except OSError as error:
            why = error.strerror or str(error)
            self._maker.said.emit(say("not saved: {why}", why=why), FAILED)
        else:
            self._maker.said.emit(say("copy saved: {path}", path=path), DONE)

    def save(self) -> bool:
        """Into the house's folder; whether it is there.

        It is asked first where a game that can be played now could not be, or would be another.
        """
        maker = self._maker
        if maker.taken:
            words = say("not saved: there is a house game {file} already", file=maker.id)
            maker.said.emit(words, REFUSED)
            return False
        if maker.shipped and maker.file != maker.id:
            text = "{file} is a shipped game: from now on the house plays this one instead"
            self._over.ask(say(text, file=maker.id), maker.save)
            return False
        if maker.is_broken_by_saving:
            text = "{file} has errors: saved, it can no longer be played anywhere"
            self._over.ask(say(text, file=maker.id), maker.save)
            return False
        return maker.save()

    def may_go(self, then: Callable[[], object]) -> bool:
        """Whether the game may make room for another; else it asks, and goes on with `then`."""
        return self._unsaved.may_go(then)

    @property
    def named(self) -> str:
        """The game that is written, by its name or its file."""
        return self._maker.game_text.name or self._maker.id


def _said_of(path: Path, library: Library) -> str:
    """What the check says of a file from elsewhere."""
    name = printable(path.name)
    try:
        game = checked_game(path, library.over(path.parent))
    except FileWrong as faulty:
        many = counted(len(faulty.faults), "1 error", "{count} errors")
        return say("{file} imported, not saved yet: {errors}", file=name, errors=many)
    return say("{file} imported, not saved yet: {sound}", file=name, sound=said_sound(game))
