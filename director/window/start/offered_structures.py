"""The structures that a new event may have: the house's own first, then by what is played."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from director.engine.games.library import Library
from director.files.forms import FileWrong
from director.tournament.structure.structure import Structure
from director.tournament.templates.template import Template
from director.translation import say
from director.views.clock import stakes
from director.views.clock.times import in_words
from director.views.counted import counted
from director.window.widgets.find_by_letters import plain, stands_in
from director.window.widgets.table_rows import Column

_TEMPLATES, _OWN, _MIXED, _ONE_GAME, _SERIES = range(5)
"""The order of the groups; series come one after another, by their names."""

OF_TEMPLATE = "template:"
"""Before the file of a template: a structure's may have the same name."""
COPIED = OF_TEMPLATE + ":"
"""Of the settings of another event, which are in no file."""


class Offered(NamedTuple):
    """A structure of the list, what is wrong with its file, or the title of a group."""

    file: str
    structure: Structure | None = None
    fault: FileWrong | None = None
    group: tuple[int, str] = (_OWN, "")
    """Its place among the groups, and the title of a series."""
    template: Template | None = None
    """What else is played by; None for a structure alone."""

    @property
    def is_title(self) -> bool:
        """Whether others stand under it."""
        return not self.file

    @property
    def title(self) -> str:
        """What it is called."""
        if self.is_title:
            return _title(*self.group)
        if self.template:
            copy = say("Copy of {event}", event=self.template.name)
            return copy if self.file == COPIED else self.template.name
        file = self.file.removeprefix(OF_TEMPLATE)
        return self.structure.name if self.structure else f"{file}.toml"

    @property
    def beside(self) -> str:
        """How long it takes, or that it is faulty."""
        if self.fault:
            return counted(len(self.fault.faults), "1 error", "{count} errors")
        if self.structure is None:
            return ""
        return in_words(sum(self.structure.lengths[1:], self.structure.lengths[0]))


def _title(group: int, series: str) -> str:
    names = {
        _TEMPLATES: say("Your templates"),
        _OWN: say("Your structures"),
        _MIXED: say("Mixed games"),
        _ONE_GAME: say("One game"),
    }
    return names.get(group, series)


def _colour(row: Offered) -> str:
    if row.is_title:
        return "faint"
    return "warning" if row.fault else ""


COLUMNS: tuple[Column[Offered], ...] = (
    Column("Structure", lambda row: row.title, colour=_colour),
    Column(
        "Length",
        lambda row: row.beside,
        width=112,
        right=True,
        colour=lambda row: "warning" if row.fault else "soft",
    ),
)


def offered(
    structures: Mapping[str, Structure | FileWrong], own: Iterable[str]
) -> tuple[Offered, ...]:
    """All structures in the order of their groups, by name in each; `own` are the house's files."""
    mine = frozenset(own)
    made = (_offered(file, read, file in mine) for file, read in structures.items())
    return tuple(sorted(made, key=lambda one: (one.group, plain(one.title))))


def offered_templates(
    templates: Mapping[str, Template | FileWrong], copied: Template | None = None
) -> tuple[Offered, ...]:
    """The settings of another event, where they are to be copied, and the house's templates."""
    copy = [_of_template(COPIED, copied)] if copied else []
    made = [_of_template(f"{OF_TEMPLATE}{file}", read) for file, read in templates.items()]
    return (*copy, *sorted(made, key=lambda one: plain(one.title)))


def _of_template(file: str, read: Template | FileWrong) -> Offered:
    group = (_TEMPLATES, "")
    if isinstance(read, FileWrong):
        return Offered(file, fault=read, group=group)
    return Offered(file, read.structure, group=group, template=read)


def _offered(file: str, read: Structure | FileWrong, own: bool) -> Offered:
    if isinstance(read, FileWrong):
        return Offered(file, fault=read)
    if own:
        return Offered(file, read)
    if read.series:
        return Offered(file, read, group=(_SERIES, read.series))
    return Offered(file, read, group=(_MIXED if len(read.games) > 1 else _ONE_GAME, ""))


def answering(typed: str, among: Iterable[Offered], library: Library) -> tuple[Offered, ...]:
    """Those whose name, series, games or file have every word that was typed."""
    every = tuple(among)
    if not typed.strip():
        return every
    return tuple(
        one
        for one in every
        if stands_in(typed, one.title, _title(*one.group), _words(one, library)) is not None
    )


def closest_of(typed: str, found: Sequence[Offered]) -> Offered:
    """The first that is called what was typed, or else answers to it; sound ones before faulty."""
    sound = [one for one in found if one.structure] or found
    called = (one for one in sound if typed.strip() and stands_in(typed, one.title, "", "") == 0)
    return next(called, sound[0])


def _words(one: Offered, library: Library) -> str:
    if one.structure is None:
        return one.file
    games = stakes.rotation(one.structure, library)
    return " ".join((one.file, one.structure.series, *games))


def titled(found: Iterable[Offered]) -> Iterator[Offered]:
    """The same with a title over each group."""
    for group, rows in groupby(found, lambda one: one.group):
        yield Offered("", group=group)
        yield from rows
