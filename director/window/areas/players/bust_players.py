"""Names who is out, from wherever one is, with the place that they would have.

One player and Enter is all that is needed. Several, "2-5 2-7" or names with commas, went on one
hand: then it asks for their chips, which decide (TDA RP-8). Tab leads to who knocked them out and,
for a bust that is reported late, to who went out after.
"""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

from director.tournament.cached import Cached
from director.tournament.commands import Eliminate, EliminateTogether
from director.tournament.state import EntryNumber
from director.translation import capital, listed, ordinal, say
from director.views.money.after_bust import debts_said
from director.views.players.player_rows import table_seat
from director.window.areas.players.last_chip import last_chip_said, lost_last_chip
from director.window.areas.players.rebuying_instead import no_rebuy, rebuys_instead
from director.window.event.asking.free_seats import nobody_called, out_already, out_instead
from director.window.event.asking.name_player import NamePlayerField
from director.window.event.asking.question import Answer, nobody_left
from director.window.event.asking.typed_players import (
    Named,
    at_table,
    chips_in,
    named,
    names,
    parted_by,
    parts_of,
    together,
    with_part,
)
from director.window.event.asking.who_did_it import (
    bounty_lines,
    bust_said,
    from_elsewhere,
    is_asked,
    not_oneself,
    place_lines,
    who_did_it,
    won_lines,
)
from director.window.event.cockpit import Cockpit
from director.window.event.event_drop import EventDrop
from director.window.event.requests import NameOut
from director.window.look.styles import GRID
from director.window.widgets.buttons import push_button
from director.window.widgets.choice_list import Choice, Choices
from director.window.widgets.find_by_letters import (
    Answers,
    Seated,
    answers,
    at_table_first,
    everybody_left,
    everybody_out,
    found,
)
from director.window.widgets.labels import captioned, holding, label, reveal, rewrite, row
from director.window.widgets.status_line import REFUSED

Outs = Eliminate | EliminateTogether


def bust_of(cockpit: Cockpit, text: str) -> Callable[[], object] | None:
    """Opens the form with those whom a text names: "dov", "2-5 2-7", "dov by yuki"."""
    left = everybody_left(cockpit.tournament, cockpit.bridge.desk.people())
    who = parts_of(parted_by(text)[0])
    is_clear = who and all(answers(part, left).everybody for part in who)
    return partial(cockpit.request, NameOut(typed=text)) if is_clear else None


def no_bust_of(cockpit: Cockpit, text: str) -> str | None:
    """Why the first of those whom a text names does not go out; None where nobody is called so."""
    said = (out_already(cockpit, part) for part in parts_of(parted_by(text)[0]))
    return next(filter(None, said), None) or nobody_left(cockpit)


class _Field(NamePlayerField):
    """A field that offers people while it has the focus, and remembers whom one took."""

    def __init__(self, drop: "BustDrop", name: str, choices: Choices) -> None:
        super().__init__(name, choices)
        self._drop = drop
        self.taken: Seated | None = None
        """Who is meant, whoever else answers to the name."""
        self.moved.connect(drop.tell)
        self.textEdited.connect(lambda _: self._forget())

    def take(self, one: Seated) -> None:
        """Exactly this one is meant, whoever else answers to the name."""
        self.taken = one  # before it is read: marks in the name part nobody from anybody
        self.setText(one.name)
        self.setModified(True)  # chosen is as good as typed

    @property
    def parts(self) -> list[str]:
        """The players that are named, one by one; a name that was taken is one."""
        return [self.taken.name] if self.taken else parts_of(self.text())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._drop.come(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._drop.left(self)
        super().focusOutEvent(event)

    def _forget(self) -> None:
        self.taken = None


class BustDrop(EventDrop):
    """Asks who is out."""

    def __init__(self, cockpit: Cockpit, parent: QWidget) -> None:
        super().__init__(cockpit, parent)
        self._stays = False
        self._recording = False
        """Whether what is asked is being recorded: the last bust leads to another screen."""
        self._left: list[Seated] = []
        self._out: list[Seated] = []
        self._answered = Cached()
        question = say("Who busted?")
        self._title = label(question, "caption")
        self._choices = Choices(question.rstrip("?"))
        self.field = _Field(self, question.rstrip("?"), self._choices)
        self.by = _Field(self, say("Knocked out by"), self._choices)
        self.before = _Field(self, say("Reported late: just before"), self._choices)
        self.stacks = _Field(
            self, say("Chips at the start of the hand, in this order"), self._choices
        )
        self.stacks.takes_names = False
        self.stacks.setPlaceholderText("12,500 8,000")
        self.by.setPlaceholderText(say("one or several: ann, bob"))
        self.before.setPlaceholderText(say("now"))
        self._at = self.field
        """In which somebody is being named: where the cursor was last, also from a button."""
        for field in (self.by, self.before, self.stacks):
            field.setProperty("scale", "")
        self._chips = captioned(self.stacks.accessibleName(), self.stacks)
        self._late = captioned(self.before.accessibleName(), self.before)
        self._more = holding(
            row(captioned(self.by.accessibleName(), self.by), self._late, gap=2 * GRID)
        )
        self._apart = label("", "head", wrap=True)
        self._hint = label("", "soft", wrap=True)
        self.rebuys = push_button("", self.rebuy)
        self.on_shift_enter(self.rebuy)
        self.leave = push_button(say("Cancel"), self._cancel)
        self.deed = push_button(say("Confirm"), self._enter, "first")
        for widget in (
            self._title,
            self.field,
            self._chips,
            self._more,
            self._choices,
            self._apart,
            self._hint,
            holding(row(None, self.rebuys, self.leave, self.deed)),
        ):
            self.box.addWidget(widget)
        for one in (self.field, self.by, self.before, self.stacks):
            one.textChanged.connect(lambda _: self.look())
            one.returnPressed.connect(self._enter)
        self._choices.picked.connect(lambda _: self._take())
        self._choices.sure.connect(self._enter)
        cockpit.refreshed.connect(self._look_again)

    @property
    def hint(self) -> str:
        """What it says below the fields."""
        return self._hint.text()

    @property
    def apart(self) -> str:
        """That those who are named sit at different tables; empty where they do not."""
        return self._apart.text()

    @property
    def asked(self) -> str:
        return "" if self._recording else self._title.text()

    def respond(self, request: NameOut) -> None:
        self.ask(request.entry, stays=request.several)
        if request.typed:
            who, by = parted_by(request.typed)
            self.by.setText(by)
            self.field.setText(who)

    def ask(self, entry: EntryNumber | None = None, *, stays: bool = False) -> None:
        """Opens, ready to type, or with somebody named; `stays` for one bust after another."""
        self._stays = stays
        self.leave.setText(say("Finish") if stays else say("Cancel"))  # no bust is taken back
        self._title.setText(say("Who busted? One after another") if stays else say("Who busted?"))
        self._empty()
        self._read()
        for one in self._left:
            if one.entry == entry:
                self.field.take(one)
                self.field.setModified(False)  # asked with the name in it: nothing is lost
        self.look()  # first: it never shrinks once it is seen
        self.drop()
        (self.by if self.field.taken else self.field).setFocus()
        self.look()

    def take_lines(self, text: str) -> bool:
        """Several names were pasted: they are out, as if they were typed with commas between."""
        lines = [re.sub(r"[,;\t]", " ", line).strip() for line in text.splitlines()]
        self._at.taken = None
        self._at.setText(", ".join(line for line in lines if line))
        self._at.setModified(True)  # pasted is as good as typed
        return True

    def come(self, field: _Field) -> None:
        """The cursor is there now; with the chips, whoever has them is named above."""
        self._at = self.field if field is self.stacks else field
        self.look()

    def look(self) -> None:
        """Offers whom the field with the cursor means, and says what Enter would do."""
        several = len(self.field.parts) > 1
        who = named(self.field.text(), self._left) if several else None
        offered = self._offered()
        choices = [Choice(one.name, _where(one), one) for one in offered.everybody]
        alone = len(offered.meant) == 1 and bool(self._at.text().strip())
        self._choices.offer(choices, 0 if alone and not self._names_several(self._at) else -1)
        reveal(self._choices, bool(choices))
        reveal(self._chips, bool(who and not who.trouble and who.needs_chips))
        reveal(self._late, not several)
        self.tell()
        self.settle()

    def tell(self) -> None:
        """Says what Enter would do."""
        command = self._command()
        self._hint.setText(capital(self._says()))
        rewrite(self._apart, self._sit_apart(command))
        self.deed.setEnabled(self._may_do(command))
        rebuy = self._rebuys()
        reveal(self.rebuys, rebuy.do is not None)
        self.rebuys.setText(rebuy.says)

    def _may_do(self, command: Outs | str) -> bool:
        """Whether it would be done; who has lammers turns some in instead."""
        if isinstance(command, str):
            return False
        t = self._cockpit.tournament
        turns_in = isinstance(command, Eliminate) and t.lammers(command.entry)
        return bool(turns_in) or self._cockpit.bridge.refusal(command) is None

    def rebuy(self) -> None:
        """Who has lost the last chip buys more, and does not go out."""
        rebuy = self._rebuys()
        if rebuy.do is None:
            self._cockpit.say(rebuy.says, REFUSED)
            return
        self.lift()
        rebuy.do()

    def _rebuys(self) -> Answer:
        """What Shift+Enter does for the one player who is named, or why nothing."""
        command = self._command() if self.field.text().strip() else ""
        if not isinstance(command, str) and self._may_do(command):
            return rebuys_instead(self._cockpit, command)
        who = self._who()
        why_not = no_rebuy(self._cockpit, who.entry) if who else None
        return Answer(why_not or say("first name the one player who rebuys"), None)

    def left(self, field: _Field) -> None:
        """The focus goes on: whoever is marked there is meant."""
        if field.taken is None and field.isVisible() and field.parts:
            self._take_marked(field)

    def _empty(self) -> None:
        self.field.asks = False
        self._at = self.field
        for field in (self.field, self.by, self.before):
            field.taken = None
            field.empty()
        self.stacks.empty()

    def _read(self) -> None:
        t, people = self._cockpit.tournament, self._cockpit.bridge.desk.people()
        self._left, self._out = everybody_left(t, people), everybody_out(t, people)

    def _look_again(self) -> None:
        if self.isVisible():
            marked = self._choices.current
            self._read()
            self.look()
            self._choices.mark_again(marked)
            self.tell()

    def _names_several(self, field: _Field) -> bool:
        return len(field.parts) > 1

    def _people_of(self, field: _Field) -> list[Seated]:
        """Who may be named in a field; at the table of who is out first, for a knockout."""
        if field is self.before:
            return self._out
        if field is self.field:
            return self._left
        who = self._who()
        return [one for one in self._left if one != who]

    def _offered(self) -> Answers:
        """Whom the field with the cursor means; of several, the first that is not clear."""
        field = self._at
        people = self._people_of(field)
        parts = field.parts
        if len(parts) > 1:
            unclear = named(field.text(), people).unclear
            part = "" if unclear is None else parts[unclear]
            return self._near_first(field, part, people)
        if parts:
            return self._near_first(field, field.text(), people)
        if field is self.before:
            return Answers(self._out, [])
        who = self._who()
        there = who.place.table if who and who.place and field is self.by else 0
        return Answers(
            [one for one in people if there and one.place and one.place.table == there], []
        )

    def _found(self, text: str, people: list[Seated]) -> Answers:
        """Who answers to a text; of thousands they are looked for once at a key."""
        return self._answered.answer((text, people), lambda: answers(text, people))

    def _near_first(self, field: _Field, text: str, people: list[Seated]) -> Answers:
        """Of those who may have knocked somebody out, whoever was at that table is meant."""
        who = self._who() if field is self.by else None
        table = who.place.table if who and who.place else 0
        return at_table_first(self._found(at_table(text, table), people), table)

    def _marked(self, field: _Field) -> Seated | None:
        """Who is marked below the fields, where the offer is for this field."""
        current = self._choices.current if field is self._at else None
        return current.key if current and isinstance(current.key, Seated) else None

    def _who(self) -> Seated | None:
        """The one player who is meant; None for nobody, or while several could be."""
        if self.field.taken:
            return self.field.taken
        if marked := self._marked(self.field):
            return marked
        meant = self._found(self.field.text(), self._left).meant
        return meant[0] if len(meant) == 1 else None

    def _meant_by(self, field: _Field, people: list[Seated]) -> tuple[EntryNumber, ...] | None:
        """Who is named in one of the smaller fields; None where that is not clear."""
        one = field.taken or (None if self._names_several(field) else self._marked(field))
        if one:
            return (one.entry,)
        if not field.text().strip():
            return ()
        if not self._names_several(field):
            meant = self._near_first(field, field.text(), people).meant
            return (meant[0].entry,) if len(meant) == 1 else None
        who = named(field.text(), people)
        return None if who.trouble else tuple([one.entry for one in who.players])

    @property
    def _unclear(self) -> _Field | None:
        """The first field in which it is not clear who is meant; None where all are."""
        several = self._names_several(self.field)
        if named(self.field.text(), self._left).trouble if several else self._who() is None:
            return self.field
        if self._meant_by(self.by, self._people_of(self.by)) is None:
            return self.by
        return self.before if self._meant_by(self.before, self._out) is None else None

    def _command(self) -> Outs | str:
        """What Enter would do, or why it does nothing yet."""
        by = self._meant_by(self.by, self._people_of(self.by))
        before = self._meant_by(self.before, self._out)
        if len(self.field.parts) > 1:
            if by is None:
                return self._not_clear(self.by, self._people_of(self.by))
            return self._several(by)
        who = self._who()
        if who is None:
            return self._not_clear(self.field, self._left)
        if by is None:
            return self._not_clear(self.by, self._people_of(self.by))
        if before is None or len(before) > 1:
            return self._not_clear(self.before, self._out)
        return Eliminate(who.entry, by, before[0] if before else None)

    def _not_clear(self, field: _Field, people: list[Seated]) -> str:
        """Why it is not clear who is meant in a field: nobody is called so, or several are."""
        who = self._who() if field is self.by else None
        if who and any(found(one, [who]) and not found(one, people) for one in field.parts):
            return not_oneself(who.name)
        if self._names_several(field):
            return self._trouble(named(field.text(), people)) or say("name one player here")
        count = len(self._near_first(field, field.text(), people).meant)
        if not count:
            table = who.place.table if who and who.place else 0
            return nobody_called(self._cockpit, at_table(field.text(), table))
        return say(
            "{count} players match: keep typing, use the arrow keys or type table-seat",
            count=count,
        )

    def _trouble(self, who: Named) -> str:
        """Why it is not clear who several are: one of them may be out already."""
        return (who.nobody and out_already(self._cockpit, who.nobody)) or who.trouble

    def _several(self, by: tuple[EntryNumber, ...]) -> Outs | str:
        who = named(self.field.text(), self._left)
        if trouble := self._trouble(who):
            return trouble
        if who.tables > 1 and not self._cockpit.tournament.hand_for_hand:
            return say("players at different tables tie only hand for hand: Ctrl+Shift+H")
        if not who.needs_chips:
            return together(who.players, [1] * len(who.players), by)
        stacks = chips_in(self.stacks.text())
        if stacks is None:
            return say("type chips as numbers: 12,500 8,000")
        if len(stacks) != len(who.players):
            return say("chips at the start of the hand: {players}", players=names(who.players))
        return together(who.players, stacks, by)

    def _says(self) -> str:
        t = self._cockpit.tournament
        if self.field.asks:
            return say("Type who busted: letters of a name, or table-seat: 2-5")
        if not self.field.text().strip():
            if self._stays:
                return say("{count} left. Escape to finish", count=t.players_left)
            return say("Next to bust finishes {place}", place=ordinal(t.players_left))
        command = self._command()
        if isinstance(command, str):
            unclear = self._unclear
            if unclear in (None, self._at):
                return command
            return say(
                "Enter leads back to “{field}”: {why}", field=unclear.accessibleName(), why=command
            )
        if isinstance(command, Eliminate) and t.lammers(command.entry):
            return last_chip_said(self._cockpit, command.entry)
        refusal = self._cockpit.bridge.refusal(command)
        if refusal:
            return refusal
        words = bust_said(self._cockpit, command)
        if not command.by and is_asked(t):
            act = self._cockpit.bridge.desk.said(command.label(t))
            players = listed([self._cockpit.name(one) for one in _gone(command)])
            words = say("Enter: who knocked {player} out? Then: {act}", player=players, act=act)
        prizes = won_lines(self._cockpit, command, _gone(command))
        bounties = bounty_lines(self._cockpit, command, command.by)
        debts = debts_said(t, _gone(command), self._cockpit.bridge.desk.name)
        places = place_lines(self._cockpit, command, _gone(command))
        return "\n".join([words, *places, *debts, *prizes, *bounties])

    def _sit_apart(self, command: Outs | str) -> str:
        """Read before it is done: it may be a mistake.

        Whoever did it sits at another table, or who is out is rather called as it is typed.
        """
        if not self._may_do(command) or isinstance(command, str):
            return ""
        typed = [one.text() for one in (self.field, self.by) if not one.taken]
        parts = [part for text in typed for part in parts_of(text)]
        out = [
            out_instead(
                self._cockpit, one, *(self._found(one, of) for of in (self._left, self._out))
            )
            for one in parts
        ]
        elsewhere = from_elsewhere(self._cockpit, _gone(command), command.by)
        return "\n".join(filter(None, [*out, elsewhere]))

    def _enter(self) -> None:
        field = self._at
        if self._take_marked(field) and self._names_several(field):
            return  # one of several is clear now; what Enter does next stands below
        if not self.field.text().strip():
            self.field.asks = True
            self.field.setFocus()
            self.tell()
            return
        command = self._command()
        if not isinstance(command, str):
            self._do(command)
        elif unclear := self._unclear:
            unclear.setFocus()  # its choices are offered again
        elif self._chips.isVisible() and not self.stacks.text():
            self.stacks.setFocus()

    def _take_marked(self, field: _Field) -> bool:
        """Has the marked choice meant in a field, among several in its place; whether one was."""
        marked = self._marked(field)
        if marked is None:
            return False
        if not self._names_several(field):
            field.take(marked)
            return True
        unclear = named(field.text(), self._people_of(field)).unclear
        if unclear is not None:
            field.setText(with_part(field.text(), unclear, marked.name))
        return unclear is not None

    def _take(self) -> None:
        """A choice was clicked: it is meant, and what that would do is confirmed."""
        self._take_marked(self._at)
        self.look()

    def _cancel(self) -> None:
        """One after another it is finished, not left unanswered."""
        if self._stays:
            self.lift()
        else:
            super()._cancel()

    def _do(self, command: Outs) -> None:
        """Has it done; where it was refused, nothing typed is lost.

        Who has lammers is not out: they turn some in before the next hand.
        """
        t = self._cockpit.tournament
        if isinstance(command, Eliminate) and t.lammers(command.entry):
            self.lift()
            lost_last_chip(self._cockpit, command.entry)
            return
        if is_asked(t) and not command.by and not self._cockpit.bridge.refusal(command):
            self._ask_who_did_it(command)
            return
        self._recording = True
        recorded = self._cockpit.bridge.do(command)
        self._recording = False
        if not recorded:
            return
        if self._stays and self._cockpit.tournament.still_in > 1:
            self._empty()
            self._read()
            self.field.setFocus()
            self.look()
        else:
            self.lift()

    def _ask_who_did_it(self, command: Outs) -> None:
        """With a bounty it is asked who did it; then, one after another, for the next bust."""
        after = self._ask_next if self._stays else lambda: None
        gone = _gone(command)
        instead = partial(rebuys_instead, self._cockpit)
        self.lift()
        self._cockpit.request(
            who_did_it(gone, lambda by: replace(command, by=by), after, instead=instead)
        )

    def _ask_next(self) -> None:
        if self._cockpit.tournament.still_in > 1:
            self.ask(stays=True)


def _gone(command: Outs) -> tuple[EntryNumber, ...]:
    """Who goes out by it."""
    if isinstance(command, Eliminate):
        return (command.entry,)
    return tuple([EntryNumber(one.player) for one in command.busts])


def _where(one: Seated) -> str:
    return say("seat {seat}", seat=table_seat(one.place)) if one.place else ""
