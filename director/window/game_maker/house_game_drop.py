"""Which of the house's own games is to be edited."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from director.engine.games import game_names
from director.translation import say
from director.window.game_maker.maker import Maker
from director.window.widgets.choice_list import Choice
from director.window.widgets.chooser import Chooser
from director.window.widgets.drop import Drop
from director.window.widgets.labels import captioned, label, rewrite


class HouseGameDrop(Drop):
    """One field; Enter or a click takes the game."""

    chosen = Signal(str)
    """The path of its file."""

    def __init__(self, maker: Maker, parent: QWidget) -> None:
        super().__init__(parent)
        self._maker = maker
        self.game = Chooser(say("House game"), say("name, or arrow down for all"), self._offered)
        self.words = label("", "soft", wrap=True)
        self.box.addWidget(label(say("Edit house game …"), "head"))
        self.box.addWidget(captioned(say("House game"), self.game))
        self.box.addWidget(self.words)
        self.game.picked.connect(self._take)
        self.game.entered.connect(self._take_first)

    def ask(self) -> None:
        """An empty field, and all games of the house below it."""
        self.game.empty()
        own = self._maker.library.own_files()
        rewrite(self.words, "" if own else say("none yet: begin one with “New game like …”"))
        self.drop()
        self.game.setFocus()

    def _offered(self, text: str) -> list[Choice]:
        library = self._maker.library
        own = {path.stem: path for path in library.own_files()}
        names = {one: names for one, names in library.names().items() if one in own}
        ids = game_names.found(text, names) if text.strip() else [*own]
        return [Choice(next(iter(names[one]), one), one, str(own[one])) for one in ids]

    def _take_first(self, text: str) -> None:
        offered = self._offered(text)
        if offered:
            self._take(offered[0])

    def _take(self, choice: Choice) -> None:
        self.hide()
        self.chosen.emit(str(choice.key))
