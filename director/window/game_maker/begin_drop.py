"""'New game like …': the game that it is like, its name, and the file that follows from it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from director.engine.games import game_names
from director.engine.games.library import Library, UnknownGame
from director.files.forms import FileWrong
from director.translation import say
from director.window.game_maker.game_text import id_of
from director.window.game_maker.maker import Maker
from director.window.look.styles import GRID
from director.window.widgets.buttons import push_button
from director.window.widgets.choice_list import Choice
from director.window.widgets.chooser import Chooser
from director.window.widgets.drop import Drop
from director.window.widgets.field import Field
from director.window.widgets.labels import captioned, holding, label, rewrite, row


def games_of(text: str, library: Library) -> list[Choice]:
    """The games that a text may mean, each by its name."""
    names = library.names()
    ids = game_names.found(text, names) if text.strip() else library.ids()
    return [Choice(next(iter(names[one]), one), one, one) for one in ids]


class BeginDrop(Drop):
    """Three fields, and Enter goes on from each."""

    begun = Signal()

    def __init__(self, maker: Maker, parent: QWidget) -> None:
        super().__init__(parent)
        self._maker = maker
        self._like = ""
        self.like = Chooser(say("The game it is like"), say("name or alias"), self._offered)
        self.name = Field(say("Name"), say("Badacey with a nine qualifier"))
        self.file = Field(say("File name"))
        self.fault = label("", "fault", wrap=True)
        self.starts = push_button(say("Begin"), self.start, "first")
        self.box.addWidget(label(say("New game like …"), "head"))
        self.box.addWidget(captioned(say("The game it is like"), self.like))
        name, file = captioned(say("Name"), self.name), captioned(say("File name"), self.file)
        both = row(name, file, gap=2 * GRID, stretch={0: 2, 1: 1})
        self.box.addWidget(holding(both))
        self.box.addWidget(self.fault)
        self.box.addWidget(holding(row(None, self.starts)))
        self.like.picked.connect(self._take)
        self.like.entered.connect(self._take_named)
        self.like.textEdited.connect(lambda _: self._unchoose())
        self.name.textEdited.connect(lambda _: self._follow())
        self.file.textEdited.connect(lambda _: self._weigh())
        self.name.returnPressed.connect(self.start)
        self.file.returnPressed.connect(self.start)

    def ask(self) -> None:
        """Empty fields, the cursor in the first."""
        self._like = ""
        for field in (self.like, self.name, self.file):
            field.empty()
        rewrite(self.fault, "")
        self.drop()
        self.like.setFocus()

    def _offered(self, text: str) -> list[Choice]:
        return games_of(text, self._maker.library)

    def _unchoose(self) -> None:
        self._like = ""

    def _take(self, choice: Choice) -> None:
        self._like = str(choice.key)
        self.like.setText(choice.text)
        rewrite(self.fault, "")
        self.settle()
        self.name.setFocus()

    def _take_named(self, text: str) -> None:
        """The game that a text means, or that it means none or several."""
        names = self._maker.library.names()
        meant = game_names.meant(text, names)
        if len(meant) == 1:
            self._take(Choice(next(iter(names[meant[0]]), meant[0]), "", meant[0]))
        else:
            self._say(self._maker.library.unknown(text) if text.strip() else say("which game?"))

    def _follow(self) -> None:
        """The file's name follows from the game's."""
        self.file.setText(id_of(self.name.text()) if self.name.text().strip() else "")
        self._weigh()

    def _weigh(self) -> bool:
        """Whether a file of this name can be begun; a shipped game that it covers is named.

        Of that one it is asked again before it is saved.
        """
        game_id = id_of(self.file.text())
        there = (self._maker.home.games / f"{game_id}.toml").exists()
        words = ""
        if there:
            words = "there is a house game {file} already: edit it, or change the name"
        elif game_id in self._maker.library.shipped_ids():
            words = "{file} is a shipped game: once saved, the house plays this one instead"
        why = say(words, file=game_id) if words else ""
        self.file.mark(why)
        self._say(why)
        return not there

    def _say(self, why: str) -> None:
        rewrite(self.fault, why)
        self.settle()

    def start(self) -> None:
        """Begins the game, or says what is still needed."""
        if not self._like:
            self._take_named(self.like.text())
            if not self._like:
                self.like.setFocus()
                return
        if not self.name.text().strip():
            self._say(say("a game needs a name"))
            self.name.setFocus()
            return
        game_id = id_of(self.file.text())
        if not self._weigh():
            self.file.setFocus()
            return
        try:
            self._maker.begin(self.name.text(), self._like, game_id)
        except (UnknownGame, FileWrong) as wrong:
            self._say(self._maker.library.why_not(self._like) or str(wrong))
            return
        self.hide()
        self.begun.emit()
