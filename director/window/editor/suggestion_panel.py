"""A schedule suggested: the wishes, and before Enter what it would be and what would make room."""

from collections.abc import Iterator, Sequence
from datetime import time, timedelta

from PySide6.QtWidgets import QComboBox, QPushButton, QWidget

from director.tournament.chips.chip_set import Chip
from director.tournament.structure.structure import Break, Level, Step, Structure
from director.tournament.structure.suggested.amounts import DEPTH
from director.tournament.structure.suggested.schedule import Suggestion, Wish
from director.tournament.structure.suggested.stakes import ANTES
from director.translation import chips, listed, say
from director.views.clock.stakes import pair
from director.views.clock.times import in_words
from director.views.counted import counted
from director.window.drafts.typed_hours import (
    end_typed,
    hours_in,
    hours_typed,
    hours_until,
    number_in,
    time_in,
)
from director.window.drafts.typed_values import found
from director.window.editor.editor import Editor
from director.window.look.styles import GRID
from director.window.widgets.drop import Drop
from director.window.widgets.field import Field
from director.window.widgets.labels import captioned, holding, label, reveal, rewrite, row

_DAY = 24
_USUAL = {"players": 30, "chips": 10000, "minutes": 20, "hours": 300}


class SuggestDrop(Drop):
    """Asks for players, chips and hours, and says what would come of them."""

    WIDTH = 640

    def __init__(self, editor: Editor, parent: QWidget) -> None:
        super().__init__(parent)
        self._editor = editor
        self.fields = {
            "players": Field(say("Players")),
            "chips": Field(say("Starting chips")),
            "minutes": Field(say("Minutes per level")),
            "hours": Field(say("Hours")),
            "ends": Field(say("Ends at")),
            "depth": Field(say("Starting big blinds"), say("about {depth}", depth=DEPTH)),
        }
        self.ante = QComboBox()
        self.ante.setAccessibleName(say("Ante in no-limit"))
        for one in ANTES:
            self.ante.addItem(say(one), one)
        self.typed = QComboBox()
        self.typed.setAccessibleName(say("Rows already entered"))
        self.typed.addItem(say("keep; the suggestion continues from them"), True)
        self.typed.addItem(say("replace"), False)
        self.would_be = label("", "", wrap=True)
        self.makes_room = label("", "fault", wrap=True)
        self.why = label("", "fault", wrap=True)
        self._go = QPushButton(say("Suggest"))
        self._go.setProperty("role", "first")
        self._go.clicked.connect(lambda _=False: self.go())
        self._lay_out()
        for field in self.fields.values():
            field.returnPressed.connect(self.go)
            field.textEdited.connect(lambda _: self.look())
        self.fields["hours"].textChanged.connect(lambda _: self._follow())
        self.fields["ends"].textEdited.connect(lambda _: self._lead())
        for choice in (self.ante, self.typed):
            choice.activated.connect(lambda _: self.look())

    def _lay_out(self) -> None:
        asked = [captioned(field.accessibleName(), field) for field in self.fields.values()]
        self._ends = asked[4]
        self._ante = captioned(self.ante.accessibleName(), self.ante)
        self._typed = captioned(self.typed.accessibleName(), self.typed)
        self.box.addWidget(label(say("Suggest a schedule"), "head"))
        self.box.addWidget(holding(row(*asked[:3], gap=2 * GRID)))
        self.box.addWidget(holding(row(*asked[3:], self._ante, gap=2 * GRID)))
        self.box.addWidget(self._typed)
        for words in (self.would_be, self.makes_room, self.why):
            self.box.addWidget(words)
        hint = label(say("Ctrl+Z to undo"), "hint")
        self.box.addWidget(holding(row(hint, None, self._go)))

    def ask(self) -> None:
        """Opens with what the draft says already."""
        data, structure = self._editor.draft.data, self._editor.as_read
        minutes = found(data, "expected.minutes")
        timed = [one.minutes for one in structure.levels if one.is_timed]
        begins = {
            "players": found(data, "expected.players") or _USUAL["players"],
            "chips": data.get("starting_chips", _USUAL["chips"]),
            "minutes": max(timed, key=timed.count, default=_USUAL["minutes"]),
            "hours": hours_typed(minutes if isinstance(minutes, int) else _USUAL["hours"]),
            "depth": "",
        }
        for name, value in begins.items():
            self.fields[name].setText(str(value))
        reveal(self._ends, structure.starts is not None)
        self.ante.setCurrentIndex(self.ante.findData(self._editor.ante))
        reveal(self._ante, any(game.betting == "no-limit" for game in structure.games))
        self.typed.setCurrentIndex(0)
        reveal(self._typed, bool(typed_steps(structure.steps[self._editor.locked :])))
        self.look()
        self.drop()
        self.fields["players"].setFocus()
        self.fields["players"].selectAll()

    @property
    def _starts(self) -> time | None:
        return self._editor.as_read.starts

    def _follow(self) -> None:
        """The hours say when it ends; not to somebody who is just typing that."""
        hours, ends = hours_in(self.fields["hours"].text()), self.fields["ends"]
        if not ends.hasFocus():
            ends.setText(end_typed(round((hours or 0) * 60), self._starts) if hours else "")

    def _lead(self) -> None:
        """When it ends says how many hours there are."""
        ends, starts = time_in(self.fields["ends"].text()), self._starts
        hours = hours_until(ends, starts) if ends and starts else 0
        self.fields["hours"].setText(hours_typed(round(hours * 60)) if hours else "")
        self.look()

    def look(self) -> None:
        """Says what the schedule would be and what makes room for it, or why there is none."""
        made = self._made()
        if isinstance(made, str):
            rewrite(self.why, made)
            rewrite(self.would_be, "")
            rewrite(self.makes_room, "")
        else:
            rewrite(self.why, "")
            rewrite(self.would_be, "\n".join(_would_be(made)))
            rewrite(self.makes_room, "\n".join(_makes_room(self._editor.as_read, made)))
        self._go.setEnabled(not isinstance(made, str))
        self.settle()

    def go(self) -> None:
        """Writes the schedule, or says why there is none."""
        made = self._made()
        self.look()
        if not isinstance(made, str):
            self._editor.suggest(made)
            self.lift()

    def _made(self) -> Suggestion | str:
        """What would be suggested; or why nothing can be."""
        wish = self._wish()
        if wish is None:
            return say("type a number above 0 in each of these")
        try:
            return self._editor.suggestion(wish)
        except ValueError as error:
            return str(error)

    def _wish(self) -> Wish | None:
        """What is typed; None where a field is wrong, which is marked then."""
        texts = {name: field.text() for name, field in self.fields.items() if name != "ends"}
        numbers = {name: number_in(text) for name, text in texts.items()}
        numbers["hours"] = hours_in(texts["hours"])
        wrong = [name for name in numbers if not numbers[name] and (texts[name] or name != "depth")]
        for name, field in self.fields.items():
            field.mark(say("type a number above 0") if name in wrong else "")
        if wrong:
            return None
        return Wish(
            players=int(numbers["players"] or 0),
            chips=int(numbers["chips"] or 0),
            hours=numbers["hours"] or 0,
            level_minutes=int(numbers["minutes"] or 0),
            depth=int(numbers["depth"] or 0),
            ante=str(self.ante.currentData()),
            keep=bool(self.typed.currentData()),
            begun=self._editor.locked,
        )


def typed_steps(steps: Sequence[Step]) -> list[Step]:
    """Steps that say more than how long an empty level is."""
    return [step for step in steps if not isinstance(step, Level) or step.all_stakes]


def steps_said(steps: Sequence[Step]) -> str:
    """So many levels and breaks in words: "21 levels and 4 breaks"."""
    levels = sum(isinstance(step, Level) for step in steps)
    breaks = sum(isinstance(step, Break) for step in steps)
    others = len(steps) - levels - breaks
    told = [
        counted(levels, "1 level", "{count} levels") if levels else "",
        counted(breaks, "1 break", "{count} breaks") if breaks else "",
        counted(others, "1 other row", "{count} other rows") if others else "",
    ]
    return listed([one for one in told if one])


def _would_be(made: Suggestion) -> Iterator[str]:
    """What the schedule would be."""
    structure, ending = made.structure, made.ending
    levels = [step for step in made.added if isinstance(step, Level)]
    if levels:
        values = {
            "steps": steps_said(made.added),
            "first": _called(levels[0]),
            "last": _called(levels[-1]),
        }
        yield say("{steps}, from {first} to {last}.", **values)
    else:
        yield say("The levels entered already last long enough: none added.")
    if made.kept:
        kept = steps_said(structure.steps[: made.kept])
        yield say("Kept: {steps}.", steps=kept)
    step = structure.steps[ending.step]
    values = {
        "after": in_words(ending.after),
        "label": step.label if isinstance(step, Level) else "",
    }
    if structure.starts:
        ends = (
            timedelta(hours=structure.starts.hour, minutes=structure.starts.minute) + ending.after
        )
        minutes = int(ends / timedelta(minutes=1)) % (_DAY * 60)
        values["time"] = f"{minutes // 60:02}:{minutes % 60:02}"
        yield say("Likely ends after {after}, at {time}, in level {label}.", **values)
    else:
        yield say("Likely ends after {after}, in level {label}.", **values)


def _called(level: Level) -> str:
    """What a level is called by: its limits, or its blinds."""
    stakes = level.called_by
    if stakes.big_bet:
        return pair(stakes.small_bet, stakes.big_bet)
    return pair(stakes.small_blind, stakes.big_blind)


def _makes_room(before: Structure, made: Suggestion) -> Iterator[str]:
    """What would become of what is typed."""
    gone = typed_steps(made.replaced)
    if gone:
        yield say("Enter replaces {steps}.", steps=steps_said(gone))
    if made.filled:
        labels = [
            step.label for at in made.filled if isinstance(step := made.structure.steps[at], Level)
        ]
        which = counted(len(labels), "1 level", "{count} levels")
        yield say("Missing bets filled in at {which}.", which=which)
    if before.starting_chips != made.structure.starting_chips:
        values = {"old": chips(before.starting_chips), "new": chips(made.structure.starting_chips)}
        yield say("Starting chips: {old} changed to {new}.", **values)
    if made.new_stack:
        stack = _stack(made.structure.chip_set)
        yield (
            say("The starting stack is {stack}.", stack=stack)
            if stack
            else say("This chip set cannot make that stack: chips per stack left blank.")
        )
    for one in made.moved:
        values = {"old": str(one.old), "new": str(one.new)}
        yield say("The {old} is gone: {new} replaces it.", **values)


def _stack(chip_set: Sequence[Chip]) -> str:
    return ", ".join(f"{one.in_stack} × {chips(one.value)}" for one in chip_set if one.in_stack)
