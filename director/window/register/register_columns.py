"""The columns of the lists of the register."""

from collections.abc import Callable
from typing import NamedTuple

from director.desk.lists.player_sheets import COLUMNS, Planned, Preview
from director.desk.register import Person
from director.files.forms import Fault
from director.tournament.entries.name_order import name_place
from director.tournament.entries.search_key import search_key
from director.translation import say
from director.window.look.icons import pixmap
from director.window.look.palettes import current_palette
from director.window.widgets.table_rows import Column


def _sign(name: str, colour: str) -> object:
    return pixmap(name, getattr(current_palette(), colour), 16)


PEOPLE: tuple[Column[Person], ...] = (
    Column("No.", lambda one: str(one.number), key=lambda one: one.number, width=64, right=True),
    Column(
        "Name",
        lambda one: one.shown,
        key=lambda one: name_place(one.shown),
        colour=lambda one: "warning" if one.banned else "",
    ),
    Column(
        "Nickname", lambda one: one.nickname, key=lambda one: search_key(one.nickname), width=144
    ),
    Column("City", lambda one: one.city, key=lambda one: search_key(one.city), width=112),
    Column("Card", lambda one: one.card, key=lambda one: (len(one.card), one.card), width=96),
    Column(
        "Banned",
        lambda one: one.banned,
        key=lambda one: (not one.banned, one.banned),
        colour=lambda _: "warning",
        icon=lambda one: _sign("refused", "warning") if one.banned else None,
    ),
)
"""Everybody, as the list of the register shows them; what bans somebody is said in words."""


class PreviewLine(NamedTuple):
    """A row of a file, and what it would do."""

    row: int
    kind: str
    """"fault", "changed" or "new"."""
    name: str
    what: str


_KINDS = {
    "fault": ("skipped", "warning", "refused"),
    "changed": ("changed", "accent", "redo"),
    "new": ("new", "running", "more"),
}

PREVIEW: tuple[Column[PreviewLine], ...] = (
    Column("Row", lambda one: str(one.row), key=lambda one: one.row, width=64, right=True),
    Column(
        "What",
        lambda one: say(_KINDS[one.kind][0]),
        key=lambda one: list(_KINDS).index(one.kind),
        width=112,
        colour=lambda one: _KINDS[one.kind][1],
        icon=lambda one: _sign(_KINDS[one.kind][2], _KINDS[one.kind][1]),
    ),
    Column("Name", lambda one: one.name, key=lambda one: search_key(one.name), width=208),
    Column("Old → new", lambda one: one.what),
)
"""What a file would change, a line a row."""


def preview_lines(found: Preview, paper_lacks: Callable[[str], str]) -> list[PreviewLine]:
    """What a file would do, a line a row: first what is left out, then what changes, then new."""
    return [
        *(_fault(fault) for fault in found.faults),
        *(_planned("changed", one, paper_lacks) for one in found.changed),
        *(_planned("new", one, paper_lacks) for one in found.new),
    ]


def _fault(fault: Fault) -> PreviewLine:
    return PreviewLine(fault.line or 0, "fault", fault.place, fault.message)


def _planned(kind: str, planned: Planned, paper_lacks: Callable[[str], str]) -> PreviewLine:
    change = planned.change
    name = change.before.name or change.after.name
    said = [
        _said(field, old, new)
        for field, (old, new) in change.fields.items()
        if field != "name" or not change.is_new
    ]
    if planned.namesake:
        words = (
            "number {number} has the same name but another card"
            if change.after.card
            else "number {number} has the same name but another city"
        )
        other = say(words, number=planned.namesake)
        said.append(other)
    if "name" in change.fields and (lacks := paper_lacks(change.after.name)):
        said.append(lacks)
    return PreviewLine(planned.row, kind, name, "  ·  ".join(said))


def _said(field: str, old: str, new: str) -> str:
    title = say(COLUMNS[field])
    if old:
        return say("{field}: {old} → {new}", field=title, old=old, new=new)
    return say("{field}: {new}", field=title, new=new)
