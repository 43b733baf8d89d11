"""The key sheet: every key of the window by its menu, on the screen and on one page of paper."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from director.reports.blocks.figures import Beside, Column, Grid, Row
from director.reports.blocks.text import Heading
from director.reports.documents import Document
from director.translation import listed, say
from director.window.palette.palette_entries import menu_name
from director.window.widgets.action import Action, Bound


class Key(NamedTuple):
    """A key, and what it does."""

    key: str
    action: str


class Group(NamedTuple):
    """The keys of one menu: those that count everywhere, or those of one screen."""

    title: str
    keys: tuple[Key, ...]


def groups(bounds: Iterable[Bound[Any]]) -> list[Group]:
    """All keys by their menus, in the order in which they are declared."""
    found: dict[str, list[Key]] = {}
    for bound in bounds:
        declared = list(bound.declared)
        menus = {family(action): action.menu for action in reversed(declared) if action.menu}
        for action in declared:
            if action.key:
                title = menu_name(action.menu or menus.get(family(action), ""))
                if len(action.screens) == 1:
                    screen = say(action.screen.capitalize())
                    title = say("{menu}, on the {screen} screen", menu=title, screen=screen)
                elif action.screens:
                    screens = listed([say(screen.capitalize()) for screen in action.screens])
                    title = say("{menu}, on the {screens} screens", menu=title, screens=screens)
                found.setdefault(title, []).append(
                    Key(action.key_texts, say(action.text).rstrip(" …"))
                )
    return [Group(title, tuple(keys)) for title, keys in found.items()]


def family(action: Action[Any]) -> str:
    """The first word of an action's id: what stands in no menu belongs to those of its family."""
    return action.id.partition(".")[0]


def in_columns(all_groups: Sequence[Group], count: int) -> list[list[Group]]:
    """Groups one below the other in so many columns, about as long as each other."""
    left = sum(len(group.keys) + 2 for group in all_groups)
    columns: list[list[Group]] = [[]]
    length = 0
    for group in all_groups:
        lines = len(group.keys) + 2
        rest = count - len(columns) + 1
        if columns[-1] and rest > 1 and length + lines / 2 > (left + length) / rest:
            columns.append([])
            length = 0
        columns[-1].append(group)
        length += lines
        left -= lines
    return columns


def key_document(all_groups: Sequence[Group], paper: str = "a4") -> Document:
    """All keys on a page."""
    titles = (Column(say("Key"), figures=False), Column("", figures=False))
    grids = []
    for column in in_columns(all_groups, 3):
        rows: list[Row] = []
        for group in column:
            rows.append(Row((group.title,)))
            rows += [Row((key.key, key.action)) for key in group.keys]
        grids.append(Grid(titles, tuple(rows)))
    return Document(say("Keys"), paper, (Heading(say("Keys")), Beside(tuple(grids))))
