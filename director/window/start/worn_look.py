"""How the program looks at the desk: what is worn now, and what is chosen from the menu."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from director.house.text_sizes import TEXT_SIZES
from director.translation import say
from director.window.look.palettes import current_palette
from director.window.widgets.status_line import FAILED

if TYPE_CHECKING:
    from director.house.settings import Settings


class WornLook(QObject):
    """Dark or light, the contrast, the size of text, the colors of the deck: kept as settings."""

    changed = Signal()
    said = Signal(str, str)

    def __init__(self, settings: "Settings", parent: QObject) -> None:
        """`settings` are where a choice is kept."""
        super().__init__(parent)
        self._settings = settings

    @property
    def is_light(self) -> bool:
        """Whether a light look is worn."""
        return current_palette().drawings == "light"

    @property
    def follows_system(self) -> bool:
        """Whether the look is as the system is set."""
        return self._settings.text("look") == "system"

    @property
    def high_contrast(self) -> bool:
        """Whether a high contrast was chosen."""
        return self._settings.flag("high_contrast")

    @property
    def four_colours(self) -> bool:
        """Whether each suit has a colour of its own."""
        return self._settings.flag("four_colours")

    def switch_look(self) -> None:
        """From dark to light, or back."""
        self._keep("look", "dark" if self.is_light else "light")

    def wear_dark(self) -> None:
        """Dark, whatever the system is set to."""
        self._keep("look", "dark")

    def switch_to_system(self) -> None:
        """As the system is set; or, where it was so, as it looks now."""
        worn = "light" if self.is_light else "dark"
        self._keep("look", worn if self.follows_system else "system")

    def switch_contrast(self) -> None:
        """To a high contrast, or back."""
        self._keep("high_contrast", not self.high_contrast)

    def no_larger_text(self) -> str | None:
        """Why text is not made larger; None if it can be."""
        return None if self._text_sizes("larger") else say("text is at its largest")

    def no_smaller_text(self) -> str | None:
        """Why text is not made smaller; None if it can be."""
        return None if self._text_sizes("smaller") else say("text is at its smallest")

    def enlarge_text(self) -> None:
        """The next larger size of text, from the next start on."""
        self._set_text_size(min(self._text_sizes("larger")))

    def reduce_text(self) -> None:
        """The next smaller size of text, from the next start on."""
        self._set_text_size(max(self._text_sizes("smaller")))

    def _text_sizes(self, way: str) -> list[int]:
        now = self._settings.number("text_size")
        return [size for size in TEXT_SIZES if (size > now if way == "larger" else size < now)]

    def _set_text_size(self, percent: int) -> None:
        self._keep("text_size", percent)
        self.said.emit(say("text {percent}% from the next start", percent=percent), "")

    def switch_deck(self) -> None:
        """From red and black to four colours, or back."""
        self._keep("four_colours", not self.four_colours)

    def _keep(self, setting: str, value: str | bool | int) -> None:
        try:
            self._settings.change({setting: value})
        except OSError as error:  # the look changes all the same, and only for now
            self.said.emit(say("the setting cannot be saved: {why}", why=str(error)), FAILED)
        self.changed.emit()
