"""What becomes of what is not saved: edited further, saved, or discarded. Enter keeps it."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtWidgets import QWidget

from director.translation import capital, say
from director.window.widgets.buttons import push_button
from director.window.widgets.drop import Drop
from director.window.widgets.labels import holding, label, rewrite, row


class Draft(Protocol):
    """A page on which something may be unsaved."""

    @property
    def unsaved(self) -> object:
        """What would be lost; empty or None for nothing."""

    def may_close(self) -> bool:
        """Whether nothing would be lost; else it asks, and closes the window once nothing is."""


class UnsavedQuestion(Drop):
    """Asked before a draft makes room for something else."""

    SCRIM = True

    def __init__(
        self,
        parent: QWidget,
        draft: Callable[[], object],
        named: Callable[[], str],
        save: Callable[[], object],
        saves: str = "Save",
        words: str = "{name} is not saved",
        refusal: Callable[[], str] = lambda: "",
    ) -> None:
        """`draft` is what would be lost now, empty for nothing, and `named` what it is called.

        `save` saves it, or says why not; `saves` is what its button says, which is grey where
        `refusal` knows that it cannot be saved.
        """
        super().__init__(parent)
        self._draft, self._named, self._save, self._words = draft, named, save, words
        self._refusal = refusal
        self._then: Callable[[], object] = self.lift
        self._let_go = False
        """Whether it was said just now that the draft is discarded."""
        self.words = label("", "head", wrap=True)
        self.why_not = label("", "soft", wrap=True)
        self.keep = push_button(say("Keep editing"), self.lift, "first")
        self.saved = push_button(say(saves), self._save_first)
        self.discard = push_button(say("Discard changes"), self._discard, "danger")
        self.box.addWidget(self.words)
        self.box.addWidget(self.why_not)
        self.box.addWidget(holding(row(self.discard, None, self.saved, self.keep)))

    def may_go(self, then: Callable[[], object]) -> bool:
        """Whether nothing would be lost; else it is asked, and `then` done once nothing is."""
        if self._let_go or not self._draft():
            self._let_go = False
            return True
        self._then = then
        self.words.setText(say(self._words, name=self._named()))
        why_not = self._refusal()
        rewrite(self.why_not, capital(why_not))
        self.saved.setEnabled(not why_not)
        self.drop()
        self.keep.setFocus()
        return False

    def _save_first(self) -> None:
        self.lift()
        self._save()
        if not self._draft():
            self._then()

    def _discard(self) -> None:
        self.lift()
        self._let_go = True
        self._then()
        self._let_go = False
