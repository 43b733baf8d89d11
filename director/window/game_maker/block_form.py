"""The form of a game's blocks: each field shows what holds, and writes only what differs.

What is another game's stands in a softer colour. A field that is typed into stays as it is typed
where that means the same.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QVBoxLayout, QWidget

from director.files.toml_statements import Place
from director.translation import listed, say
from director.window.drafts.form_fields import ChoiceField, LineField, LinesField
from director.window.game_maker.block_fields import (
    go_on_typing,
    in_lines,
    made_field,
    show_value,
    typing_in,
    with_words,
)
from director.window.game_maker.blocks import Block, Spec, blocks, place_of, unshown
from director.window.game_maker.example_list import ExampleList
from director.window.game_maker.game_text import found
from director.window.game_maker.maker import Maker
from director.window.game_maker.street_table import StreetTable
from director.window.look.styles import GRID
from director.window.widgets.buttons import push_button
from director.window.widgets.field import Field
from director.window.widgets.labels import (
    captioned,
    column,
    emptied,
    holding,
    label,
    rewrite,
    row,
)
from director.window.widgets.scrolling_form import SteadyScroll


class BlockForm(QWidget):
    """Every block of a game, one below the other."""

    told = Signal(str)
    """What is wrong with the field that has the focus; "" for nothing."""

    def __init__(self, maker: Maker) -> None:
        super().__init__()
        self._maker = maker
        self._shape: list[Block] = []
        self.fields: dict[Place, QWidget] = {}
        self._specs: dict[Place, Spec] = {}
        self._heads: dict[str, QWidget] = {}
        self._cards: dict[Place, QLabel] = {}
        self._faults: Mapping[Place, str] = {}
        self.file = LineField(say("File name"))
        self.file.textEdited.connect(maker.name_file)
        self.streets = StreetTable(maker)
        self.examples = ExampleList(maker)
        self.more_portions = LineField(say("Add a share of the pot"), say("low, then Enter"))
        self.more_portions.returnPressed.connect(self._add_portion)
        self.left_alone = label("", "caption", wrap=True)
        self._scroll: SteadyScroll | None = None
        self._inner: QVBoxLayout | None = None
        self._ways = row(gap=4)
        self._box = column(holding(self._ways), gap=GRID)
        self.setLayout(self._box)
        maker.changed.connect(self.refresh)
        maker.looked.connect(self._mark)
        self.refresh()

    def refresh(self) -> None:
        """Shows what holds now; the fields are made anew where others are needed."""
        text = self._maker.game_text
        if text.own is None:
            self.setEnabled(False)
            return
        self.setEnabled(True)
        shape = blocks(text.whole)
        if _outline(shape) != _outline(self._shape):
            self._build(shape)
        self._shape = shape
        self._specs = {spec.place: spec for block in shape for spec in block.specs}
        for place, spec in self._specs.items():
            self._show(spec, self.fields[place], found(text.whole, place))
        self._show_file()
        self.streets.refresh()
        self.examples.refresh()
        left = unshown(text.own, shape)
        words = say("Kept in the text but not shown here: {keys}", keys=listed(left))
        rewrite(self.left_alone, words if left else "")

    def _show_file(self) -> None:
        maker = self._maker
        if self.file.text() != maker.id and not self.file.hasFocus():
            self.file.setText(maker.id)
        self.file.setReadOnly(bool(maker.file))
        wrong = say("a house game has this file name already") if maker.taken else ""
        self.file.mark(wrong)

    def land(self, place: Place = ("name",)) -> bool:
        """Puts the cursor into the field of a place, or near it; whether there is one."""
        if place[:1] == ("street",):
            self.streets.go_to(place)
            field: QWidget = self.streets
        else:
            exact = [one for one in self.fields if place[: len(one)] == one]
            near = [one for one in self.fields if one[: len(place)] == place]
            if not (exact or near):
                return False
            field = self.fields[(exact or near)[0]]
        field.setFocus()
        self._bring(field)
        return True

    def turn(self, blocks_on: int) -> None:
        """To the first field of another block."""
        keys = [block.key for block in self._shape]
        here = self._block_here()
        at = keys.index(here) + blocks_on if here in keys else 0
        self.go_to_block(keys[at % len(keys)])

    def go_to_block(self, key: str) -> None:
        """To the first field of a block."""
        block = next(one for one in self._shape if one.key == key)
        first: QWidget
        if key == "street":
            first = self.streets
        elif key == "example":
            first = self.examples.first
        else:
            first = self.fields[block.specs[0].place] if block.specs else self._heads[key]
        first.setFocus()
        if self._scroll and self._inner:
            self._inner.activate()  # an example may just have come
            top = self._heads[key].pos().y()
            self._scroll.verticalScrollBar().setValue(max(0, top - GRID))
            self._bring(first)

    def _block_here(self) -> str:
        here = QApplication.focusWidget()
        for block in self._shape:
            if any(self.fields[spec.place] is here for spec in block.specs):
                return block.key
        if here is self.streets:
            return "street"
        if here is not None and self.examples.isAncestorOf(here):
            return "example"
        return ""

    def _build(self, shape: list[Block]) -> None:
        """All fields anew; what has the focus has it again where it is still there."""
        had = next((place for place, field in self.fields.items() if field.hasFocus()), None)
        left = typing_in(self.fields[had]) if had is not None else None
        for kept in (self.file, self.streets, self.examples, self.more_portions, self.left_alone):
            kept.setParent(None)
        if self._scroll:
            self._box.removeWidget(self._scroll)
            self._scroll.hide()
            self._scroll.deleteLater()
        self.fields, self._heads, self._cards = {}, {}, {}
        parts: list[QWidget | int | None] = []
        for block in shape:
            self._heads[block.key] = label(block.title, "head")
            parts += [self._heads[block.key], *self._inside(block), GRID]
        box = column(*parts, self.left_alone, None, margins=(2, 0, 2 * GRID, 0))
        self._inner = box
        self._scroll = SteadyScroll(holding(box))
        self._box.addWidget(self._scroll, 1)
        self._lead(shape)
        if had is not None and had in self.fields:
            self.fields[had].setFocus()
            go_on_typing(self.fields[had], left)

    def _lead(self, shape: list[Block]) -> None:
        """A button to each block."""
        emptied(self._ways)
        for block in shape:
            if block.short:
                way = push_button(block.short, partial(self.go_to_block, block.key), "part")
                way.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Ctrl+PgDn leads there too
                self._ways.addWidget(way)
        self._ways.addStretch(1)

    def _inside(self, block: Block) -> list[QWidget | int | None]:
        if block.key == "street":
            return [self.streets]
        if block.key == "example":
            return [self.examples]
        lines = in_lines([(spec, self._line(spec)) for spec in block.specs])
        if block.key == "game":
            lines.insert(1, captioned(say("File name"), self.file))
        if block.key == "portion":
            lines.append(captioned(say("Add a share of the pot"), self.more_portions))
        if block.key == "house_rule":
            lines += self._rule_buttons(len(block.specs) // 3)
        return lines

    def _line(self, spec: Spec) -> QWidget:
        field = self.fields[spec.place] = self._field(spec)
        if not spec.of_scale:
            return captioned(say(spec.title), field)
        words = self._cards[spec.place] = label("", "caption")
        return captioned(say(spec.title), with_words(field, words))

    def _rule_buttons(self, rules: int) -> list[QWidget | int | None]:
        empty = {"question": "", "ours": "", "others": []}
        more = push_button(
            say("Add house rule"), lambda: self._maker.put(("house_rule", rules), empty)
        )
        self._heads["house_rule"] = more
        buttons: list[QWidget] = [more]
        if rules:
            less = push_button(
                say("Remove the last"), lambda: self._maker.put(("house_rule", rules - 1), None)
            )
            buttons.append(less)
        return [holding(row(*buttons, None))]

    def _field(self, spec: Spec) -> QWidget:
        field = made_field(spec)
        match field:
            case ChoiceField():
                field.activated.connect(partial(self._choose, spec.place, field))
            case LinesField():
                field.textChanged.connect(lambda: self._set(spec.place, field.toPlainText()))
            case LineField():
                field.textEdited.connect(partial(self._set, spec.place))
                field.installEventFilter(self)
        return field

    def _none(self, spec: Spec) -> str:
        """What stands for no choice of its own."""
        game = self._maker.game_text
        value = found(game.below, spec.place)
        if value is None:
            return say("usual: {value}", value=say(spec.usual)) if spec.usual else ""
        return say("as in {game}: {value}", game=game.like, value=say(spec.kind.show(value)))

    def _set(self, place: Place, text: str) -> None:
        spec = self._specs[place]
        self._maker.put(place, spec.kind.read(text), spec.nothing)
        self._tell_cards(spec)

    def _choose(self, place: Place, choice: QComboBox, _: int) -> None:
        spec, word = self._specs[place], choice.currentData()
        game = self._maker.game_text
        value = spec.kind.read(word) if word else found(game.below, place)
        self._maker.put(place, value, spec.nothing)

    def _add_portion(self) -> None:
        """One more share of the pot, made as the first one is."""
        name = " ".join(self.more_portions.text().split())
        portions = self._maker.game_text.whole.get("portion")
        known = portions if isinstance(portions, Mapping) else {}
        if not name or name in known:
            return
        first: Any = next(iter(known.values()), {})
        plays = first.get("plays", "any") if isinstance(first, Mapping) else "any"
        self.more_portions.empty()
        self._maker.put(("portion", name, "scale"), "high")
        self._maker.put(("portion", name, "plays"), plays)
        self.land(("portion", name))

    def _show(self, spec: Spec, field: QWidget, value: Any) -> None:
        taken = self._maker.game_text.takes_over(spec.place)
        show_value(spec, field, value, self._none(spec), taken=taken)
        if spec.of_scale:
            self._tell_cards(spec)

    def _tell_cards(self, spec: Spec) -> None:
        """The cards that stand in the file for a qualifier, as it is typed."""
        if spec.place in self._cards:
            value = found(self._maker.game_text.whole, spec.place)
            self._cards[spec.place].setText(str(value or say("every hand counts")))

    def _mark(self) -> None:
        """Marks every field that something is wrong with."""
        wrong: dict[Place, str] = {}
        for fault in self._maker.faults:
            wrong.setdefault(place_of(fault.place), fault.message)
        self._faults = wrong
        for place, field in self.fields.items():
            if isinstance(field, Field):
                field.mark(self._fault(place))
        self.streets.mark(wrong)
        here = next((place for place, field in self.fields.items() if field.hasFocus()), None)
        if here is not None:
            self._tell(here)
        self.examples.refresh()

    def _fault(self, place: Place) -> str:
        return next((why for at, why in self._faults.items() if at[: len(place)] == place), "")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, Field) and isinstance(event, QFocusEvent):
            place = next((one for one, field in self.fields.items() if field is watched), None)
            if place is not None and event.gotFocus():
                self._bring(watched)
                watched.selectAll()
                self._tell(place)
            if place in self._specs and event.lostFocus():
                spec = self._specs[place]
                value = found(self._maker.game_text.whole, place)
                watched.setText(spec.kind.show(value))
                watched.setCursorPosition(0)
        return super().eventFilter(watched, event)

    def _tell(self, place: Place) -> None:
        """Says what is wrong with a field, by its name."""
        why, spec = self._fault(place), self._specs.get(place)
        title = say(spec.title) if spec else ""
        self.told.emit(say("{field}: {fault}", field=title, fault=why) if why else "")

    def _bring(self, field: QWidget) -> None:
        if self._scroll:
            self._scroll.ensureWidgetVisible(field, 0, 4 * GRID)


def _outline(shape: list[Block]) -> list[object]:
    """What decides whether other fields are needed."""
    return [(block.key, [(spec.place, spec.choices) for spec in block.specs]) for block in shape]
