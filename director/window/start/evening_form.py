"""What an evening is asked for beside its name and structure: every field shows what is so already.

What is typed stays while another structure is chosen; the rest follows the structure. What follows
from a field stays as it was while that cannot be read.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from director.engine.games.library import Library
from director.tournament.money.amounts import money
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table import PayTable
from director.tournament.prizes.proposed_table import proposed_table
from director.tournament.structure.moments import read_moment
from director.tournament.structure.schedule import expected_end, usual_minutes
from director.tournament.templates.template import Template
from director.translation import say
from director.views.clock.stakes import known
from director.views.clock.times import weekday_and_day
from director.window.drafts.typed_hours import (
    end_typed,
    hours_in,
    hours_typed,
    hours_until,
    time_in,
    whole_in,
)
from director.window.look.styles import GRID
from director.window.start.evening_typed import (
    AMOUNTS,
    LIMITS,
    NAMED,
    NONE,
    PROPOSED,
    USUAL_FIELD,
    EveningTyped,
)
from director.window.start.moments_offered import moments_of, with_moment
from director.window.start.preset_fields import PresetChoice, PresetField
from director.window.widgets.buttons import push_button
from director.window.widgets.field import Field, reasons
from director.window.widgets.labels import captioned, column, holding, reveal, row

_NO_LIMIT = "0"
_GAP = 2
"""Pixels between the lines of fields: the list of structures has the rest."""
_FORMATS = {
    "fixed": "fixed",
    "progressive": "progressive, {kept}% paid",
    "mystery": "mystery, in envelopes",
}
"""How bounties are won, one of `money.BOUNTIES` each."""


class EveningForm(QWidget):
    """The fields. What is typed is read at every letter."""

    changed = Signal()
    entered = Signal()

    def __init__(self, library: Library, before: Sequence[Field]) -> None:
        """`before`, the date first, stand in front of the first of its fields."""
        super().__init__()
        self._library = library
        self._of_day = before[0]
        self._base: Template | None = None
        self._is_new = True
        """Whether nothing but a structure says what is played: a pay table is proposed then."""
        self._tables: Mapping[str, PayTable] = {}
        self._named = 0
        """How many are on the list that was pasted with the name; 0 for none."""
        self._starts = ""
        """When the first hand is dealt, as it is typed beside the date."""
        self._reading = False
        self.players = USUAL_FIELD
        """How many are expected, as it could be read last, or the usual number."""
        self._moments_of: Template | None = None
        """Whose moments can be chosen."""
        self.fields = {
            "players": PresetField(say("Players expected"), str(USUAL_FIELD)),
            "chips": PresetField(say("Starting chips")),
            "minutes": PresetField(say("Minutes per level")),
            "hours": PresetField(say("Hours")),
            "ends": PresetField(say("Ends at"), say("no start")),
            "buy_in": PresetField(say("Buy-in to the pool"), say("none")),
            "fee": PresetField(say("Fee"), say("none")),
            "bounty": PresetField(say("Bounty"), say("none")),
            "rebuy": PresetField(say("Rebuy"), say("not sold")),
            "rebuy_chips": PresetField(say("Rebuy chips")),
            "add_on": PresetField(say("Add-on"), say("not sold")),
            "add_on_chips": PresetField(say("Add-on chips")),
            "currency": PresetField(say("Currency"), say("none")),
            "guarantee": PresetField(say("Guarantee"), say("none")),
            "staff": PresetField(say("Staff"), say("none")),
            "seats": PresetField(say("Players per table")),
        }
        self.late = PresetChoice(say("Late registration until"))
        self.rebuy_until = PresetChoice(say("Rebuys until"))
        self.add_on_at = PresetChoice(say("Add-on from"))
        self.payout = PresetChoice(say("Payout structure"))
        self.re_entries = PresetChoice(say("Re-entries per player"))
        self.format = PresetChoice(say("Bounty format"))
        self.choices = (
            self.format,
            self.rebuy_until,
            self.add_on_at,
            self.late,
            self.payout,
            self.re_entries,
        )
        self.more = push_button(say("More fields"), self.turn)
        self._lay_out(before)
        for field in self.fields.values():
            field.textChanged.connect(lambda _: self._typed())
            field.returnPressed.connect(self.entered)
        for name, other in (("hours", "ends"), ("ends", "hours")):
            self.fields[name].textEdited.connect(lambda _, other=other: self._give_way(other))
        for choice in self.choices:
            choice.activated.connect(lambda _: self._typed())

    @property
    def _is_until(self) -> bool:
        """Whether somebody has typed when it ends."""
        return self.fields["ends"].is_typed and bool(self.fields["ends"].text().strip())

    def _give_way(self, name: str) -> None:
        """Hours and end say the same: what is typed into one is followed by the other."""
        self._reading = True
        self.fields[name].forget()
        self._reading = False

    def _lay_out(self, before: Sequence[Field]) -> None:
        of, line = self.fields, self._line
        self._rest = line(
            of["currency"], of["staff"], of["guarantee"], of["seats"], self.re_entries
        )
        self.setLayout(
            column(
                line(*before, of["players"], of["chips"]),
                line(of["minutes"], of["hours"], of["ends"], self.late),
                line(of["buy_in"], of["fee"], of["bounty"], self.format),
                line(of["rebuy"], of["rebuy_chips"], self.rebuy_until),
                line(of["add_on"], of["add_on_chips"], self.add_on_at),
                line(self.payout, self.more),
                self._rest,
                reasons([*before, *of.values()], on_one_line=True),
                gap=_GAP,
            )
        )
        reveal(self._rest, False)

    @property
    def in_order(self) -> tuple[QWidget, ...]:
        """The fields, as `Tab` goes through them."""
        fields = self.fields
        beside = {
            "bounty": self.format,
            "ends": self.late,
            "rebuy_chips": self.rebuy_until,
            "add_on_chips": self.add_on_at,
            "seats": self.re_entries,
        }
        order: list[QWidget] = []
        for name, field in fields.items():
            order += [self.payout, self.more] if name == "currency" else []
            order += [field, *([beside[name]] if name in beside else [])]
        return tuple(order)

    def _line(self, *fields: Field | PresetChoice | QPushButton) -> QWidget:
        """Fields beside each other."""
        shown = [
            holding(column(None, one))
            if isinstance(one, QPushButton)
            else captioned(one.accessibleName(), one)
            for one in fields
        ]
        share = 3 if len(fields) < 4 else 4
        wide = {at: share if isinstance(one, PresetChoice) else 2 for at, one in enumerate(fields)}
        wide |= {at: 0 for at, one in enumerate(fields) if one.minimumWidth() == one.maximumWidth()}
        return holding(row(*shown, gap=GRID, stretch=wide))

    def tell_day(self, day: date | None) -> None:
        """The day that is meant in the field of the date, in words above it."""
        around = self._of_day.parentWidget()
        if around and (title := around.findChild(QLabel)):
            title.setText(weekday_and_day(day) if day else self._of_day.accessibleName())

    def turn(self) -> None:
        """Opens the rest of the fields, or folds them away."""
        self._open(self._rest.isHidden())

    def _open(self, opens: bool) -> None:
        reveal(self._rest, opens)
        self.more.setText(say("Fewer fields") if opens else say("More fields"))

    def begin(
        self,
        base: Template | None,
        tables: Mapping[str, PayTable],
        starts: str,
        *,
        is_new: bool,
    ) -> None:
        """Shows what a structure or a template says; `is_new` where it is a structure alone."""
        self._base, self._tables, self._starts, self._is_new = base, tables, starts, is_new
        self._typed()

    def forget(self) -> None:
        """Whatever was typed and chosen goes."""
        self._reading = True
        for field in self.fields.values():
            field.forget()
        for choice in self.choices:
            choice.forget()
        self._reading = False
        self._open(False)
        self.expect(0)

    def expect(self, named: int) -> None:
        """So many are on a list of who plays: until somebody types another number it is theirs."""
        self._named = named
        self._typed()

    def begin_at(self, starts: str) -> None:
        """Another time of the first hand."""
        self._starts = starts
        self._typed()

    def _typed(self) -> None:
        """What else there is to choose and to preset by now."""
        if self._reading or self._base is None:
            return
        self._reading = True
        self._preset(self._base)
        self._reading = False
        self.changed.emit()

    def _preset(self, base: Template) -> None:
        structure, terms = base.structure, base.money
        fields = self.fields
        expected = self._named or (structure.expected.players if structure.expected else "")
        fields["players"].preset(str(expected))
        if typed := fields["players"].text().strip():
            self.players = whole_in(typed, LIMITS["players"]) or self.players
        else:
            self.players = USUAL_FIELD
        fields["chips"].preset(str(structure.starting_chips))
        fields["minutes"].preset(str(usual_minutes(structure)))
        self._preset_length(expected_end(structure, self.players).after // timedelta(minutes=1))
        fields["currency"].preset(terms.currency)
        fields["seats"].preset(str(structure.seats))
        terms = replace(terms, currency=fields["currency"].text().strip())
        prices = {
            "buy_in": terms.entry.pool,
            "fee": terms.entry.fee,
            "staff": terms.entry.staff,
            "bounty": terms.entry.bounty,
            "guarantee": terms.guarantee,
        }
        for name, amount in prices.items():
            fields[name].preset(money(amount, terms) if amount else "")
        rebuys, add_ons = structure.rebuys, structure.add_ons
        fields["rebuy"].preset(_asked_price(terms.rebuy, rebuys is not None, terms))
        fields["add_on"].preset(_asked_price(terms.add_on, add_ons is not None, terms))
        if whole_in(stack := fields["chips"].text().strip(), LIMITS["chips"]):
            fields["rebuy_chips"].preset(str(rebuys.chips) if rebuys else stack)
            fields["add_on_chips"].preset(str(add_ons.chips) if add_ons else stack)
        self._open_sold()
        self._preset_moments(base)
        self._preset_choices(base)

    def _preset_length(self, minutes: int) -> None:
        """One of hours and end is typed, the other follows; where neither is, the structure's."""
        hours, ends, starts = self.fields["hours"], self.fields["ends"], time_in(self._starts)
        ends.setEnabled(starts is not None)
        if starts is None:
            ends.forget()
        typed = hours_in(hours.text()) if hours.is_typed else minutes / 60
        if not self._is_until:
            hours.preset(hours_typed(minutes))
        elif (until := time_in(ends.text())) and starts:
            hours.preset(hours_typed(round(hours_until(until, starts) * 60)))
        if not self._is_until:
            ends.preset(end_typed(round(typed * 60), starts) if typed else "")

    def _open_sold(self) -> None:
        """What goes with a rebuy or an add-on can be said where that is sold."""
        for name, choice in (("rebuy", self.rebuy_until), ("add_on", self.add_on_at)):
            is_sold = bool(self.fields[name].text().strip())
            choice.setEnabled(is_sold)
            self.fields[f"{name}_chips"].setEnabled(is_sold)

    def _preset_moments(self, base: Template) -> None:
        played = self._read(base).scheduled()
        if played is None and base is self._moments_of:
            return
        self._moments_of, played = base, played or base.structure
        moments = list(moments_of(replace(played, starts=time_in(self._starts))))
        late, rebuys, add_ons = played.late_registration, played.rebuys, played.add_ons
        self.late.preset(
            [("", say("closed by hand")), *with_moment(moments, late and late.until)],
            str(late.until) if late else "",
        )
        until = rebuys.until if rebuys else read_moment(self.late.value)
        self.rebuy_until.preset(
            [("", say("no end")), *with_moment(moments, until)], str(until) if until else ""
        )
        from_then = add_ons.at if add_ons else until
        self.add_on_at.preset(
            [("", say("any time")), *with_moment(moments, from_then)],
            str(from_then) if from_then else "",
        )

    def _preset_choices(self, base: Template) -> None:
        self.format.preset(
            [(way, say(text, kept=base.money.kept)) for way, text in _FORMATS.items()],
            base.money.bounties,
        )
        self.format.setEnabled(bool(self.fields["bounty"].text().strip()))
        again = base.structure.re_entries
        self.re_entries.preset(
            [
                ("", say("none")),
                *[(str(one), str(one)) for one in (1, 2, 3)],
                (_NO_LIMIT, say("unlimited")),
                *([(str(again.limit), str(again.limit))] if again and again.limit > 3 else []),
            ],
            "" if again is None else str(again.limit),
        )
        named, file = base.pay_table, proposed_table(self.players)
        offered = [(NAMED, named.name)] if named else []
        if file in self._tables:
            words = say("{table}: proposed", table=_called(self._tables[file]))
            offered.append((PROPOSED, words))
        offered += [(one, _called(table)) for one, table in self._tables.items() if one != file]
        offered.append((NONE, say("none yet")))
        default = NAMED if named else PROPOSED if self._is_new else NONE
        self.payout.preset(offered, default)

    def answered(self) -> Template | None:
        """All that the event is played by; None while a field cannot be read, which is marked."""
        if self._base is None:
            return None
        made, faults = self._read(self._base).evening()
        for name, field in self.fields.items():
            field.mark(faults.get(name, ""))
        return made

    @property
    def wrong(self) -> PresetField | None:
        """The first field that cannot be read."""
        return next((one for one in self.fields.values() if one.property("wrong")), None)

    def _read(self, base: Template) -> EveningTyped:
        named = {"late": self.late, "rebuy": self.rebuy_until, "add_on": self.add_on_at}
        return EveningTyped(
            base,
            {name: field.text().strip() for name, field in self.fields.items()},
            any(self.fields[name].is_typed for name in ("chips", "minutes", "hours", "ends")),
            self._is_until,
            {name: read_moment(choice.value) for name, choice in named.items()},
            int(self.re_entries.value) if self.re_entries.value else None,
            time_in(self._starts),
            self._tables,
            self.payout.value,
            self.format.value,
            self._forced,
            in_cents=self._is_new and any("." in self.fields[name].text() for name in AMOUNTS),
        )

    def _forced(self, game_id: str) -> str:
        game = known(self._library, game_id)
        return game.forced if game else ""


def _called(table: PayTable) -> str:
    return f"{table.name}, {table.series}" if table.series else table.name


def _asked_price(price: Price | None, is_sold: bool, terms: MoneyTerms) -> str:
    if not is_sold:
        return ""
    return money(price.total if price else 0, terms)
