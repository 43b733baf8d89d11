"""What Ctrl+Z or Ctrl+Y would bring about, before it does: below the bar, on any screen."""

from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from director.desk.undo_preview import Preview
from director.translation import say
from director.views.clock.times import day_and_time
from director.views.log.record_words import in_full
from director.window.areas.history.undo_keys import carry_out
from director.window.areas.history.undo_question import UndoQuestion, by_whom
from director.window.event.cockpit import Cockpit
from director.window.event.event_drop import EventDrop
from director.window.look.styles import GRID
from director.window.widgets.labels import label
from director.window.widgets.status_line import REFUSED


@dataclass(frozen=True)
class InFull:
    """All lines are asked for where there is little room for them."""

    preview: Preview


class UndoDrop(EventDrop):
    """The act, what moves with it, and whether to."""

    SCRIM = True

    def __init__(self, cockpit: Cockpit, parent: QWidget) -> None:
        super().__init__(cockpit, parent)
        self._title = label("", "caption")
        self._what = label("", "head", wrap=True)
        self._by = label("", "soft", wrap=True)
        self.question = UndoQuestion(
            cockpit.bridge.desk, self._do, self._cancel, wide=True, grew=self.settle
        )
        for widget in (self._title, self._what, self._by, self.question):
            self.box.addWidget(widget)
        self.preview: Preview | None = None
        cockpit.bridge.changed.connect(lambda _: self._something_else())

    @property
    def words(self) -> tuple[str, ...]:
        """What it says, above the effects."""
        return self._title.text(), self._what.text(), self._by.text()

    @property
    def asked(self) -> str:
        return f"{self._title.text()} {self._what.text()}"

    @property
    def is_left_open(self) -> bool:
        return self.preview is not None

    def respond(self, request: Preview | InFull) -> None:
        if isinstance(request, InFull):
            self.ask(request.preview)
            self.question.show_all()
        else:
            self.ask(request)

    def ask(self, preview: Preview) -> None:
        """Opens with an act that is to be taken back or brought back."""
        self.preview = preview
        self._title.setText(say("Undo this?") if preview.back else say("Redo this?"))
        desk = self._cockpit.bridge.desk
        self._what.setText(in_full(preview.record, desk.log, desk.name))
        number, when = preview.record.number, day_and_time(preview.record.at)
        by = by_whom(preview.record)
        self._by.setText(say("No. {number}  ·  {when}  ·  {by}", number=number, when=when, by=by))
        self.question.ask(preview)
        self.drop()
        self.question.begin()

    def settle(self) -> None:
        parent = self._over
        inside = min(self.WIDTH, parent.width() - 4 * GRID) - 4 * GRID
        self.question.view.break_lines(inside)
        self.question.updateGeometry()  # or its old height counts until the next look
        super().settle()

    def _do(self) -> None:
        preview, self.preview = self.preview, None
        self.lift()
        if preview:
            carry_out(self._cockpit, preview)

    def _something_else(self) -> None:
        """What was shown may be something else by now."""
        if self.isVisible() and self.preview:
            self.lift()
            self._cockpit.say(say("something else was recorded meanwhile: try again"), REFUSED)
