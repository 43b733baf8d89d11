"""The fields of a form of blocks: made for what is typed or chosen, and showing what holds."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from director.translation import say
from director.window.drafts.form_fields import ChoiceField, LineField, LinesField
from director.window.game_maker.blocks import Spec
from director.window.look.styles import GRID
from director.window.widgets.labels import column, holding, row

_WHOLE_LINES = (("name",), ("tldr",))
"""Fields of one line that have a line of the form to themselves."""


def made_field(spec: Spec) -> ChoiceField | LinesField | LineField:
    """An empty field."""
    title = say(spec.title)
    if spec.choices:
        choice = ChoiceField(spec.choices)
        choice.setAccessibleName(title)
        return choice
    if spec.lines:
        return LinesField(title)
    return LineField(title, say(spec.hint) if spec.hint else "")


def show_value(spec: Spec, field: QWidget, value: Any, none: str, *, taken: bool) -> None:
    """Shows what holds, softer where it is another game's; what means the same stays as typed.

    `none` is what a choice says of which the file makes none.
    """
    match field:
        case ChoiceField():
            word = "" if taken or value is None else spec.kind.show(value)
            field.setItemText(0, none or say("not set"))
            field.setCurrentIndex(max(0, field.findData(word)))
        case LinesField():
            if spec.kind.read(field.toPlainText()) != value:
                field.blockSignals(True)
                field.setPlainText(spec.kind.show(value))
                field.blockSignals(False)
        case LineField():
            if spec.kind.read(field.text()) != (value or None):
                field.setText(spec.kind.show(value))
                field.setCursorPosition(len(field.text()) if field.hasFocus() else 0)
    if field.property("taken") is not taken:
        field.setProperty("taken", taken)
        field.style().unpolish(field)
        field.style().polish(field)


def typing_in(field: QWidget) -> tuple[str, int] | None:
    """What is being typed into a field, and where the cursor stands."""
    return (field.text(), field.cursorPosition()) if isinstance(field, LineField) else None


def go_on_typing(field: QWidget, typed: tuple[str, int] | None) -> None:
    """The same in a field that took the place of the one before."""
    if typed and isinstance(field, LineField):
        field.setText(typed[0])
        field.setCursorPosition(typed[1])


def in_lines(fields: Iterable[tuple[Spec, QWidget]]) -> list[QWidget | int | None]:
    """Fields two by two; those of several lines, and some more, have a line to themselves."""
    lines: list[QWidget | int | None] = []
    pair: list[QWidget] = []
    for spec, field in fields:
        alone = spec.lines or spec.place in _WHOLE_LINES
        if pair and (alone or len(pair) == 2):
            lines.append(_side_by_side(pair))
            pair = []
        if alone:
            lines.append(field)
        else:
            pair.append(field)
    return [*lines, _side_by_side(pair)] if pair else lines


def _side_by_side(fields: list[QWidget]) -> QWidget:
    """Two fields, or one that is half as wide as the form."""
    rest = [QWidget()] if len(fields) == 1 else []
    box = row(*fields, *rest, gap=2 * GRID, stretch={0: 1, 1: 1})
    for field in fields:
        box.setAlignment(field, Qt.AlignmentFlag.AlignTop)
    return holding(box)


def with_words(field: QWidget, words: QLabel) -> QWidget:
    """A field with words of its own below it."""
    made = holding(column(field, words, gap=2))
    made.setFocusProxy(field)
    return made
