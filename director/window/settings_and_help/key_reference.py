"""The chapter of all menus and keys, made from the declared actions."""

from collections.abc import Iterable
from typing import Any

from director.translation import listed, say
from director.window.palette.palette_entries import menu_name
from director.window.settings_and_help.manual_chapters import Chapter
from director.window.widgets.action import Action

REFERENCE = "all-actions"


def reference(actions: Iterable[Action[Any]]) -> Chapter:
    """Every action by its menu, with its keys and the screen on which they count."""
    menus: dict[str, list[str]] = {}
    for action in actions:
        title = menu_name(action.menu) or say("Not in a menu")
        menus.setdefault(title, []).append(_line(action))
    title = say("All menus and keys")
    lines = [f"# {title}", "", say("Every menu entry and its key."), ""]
    head = f"| {say('Entry')} | {say('Key')} | {say('On the screen')} | {say('Also called')} |"
    for menu, entries in menus.items():
        lines += [f"## {menu}", "", head, "|---|---|---|---|", *entries, ""]
    return Chapter(REFERENCE, title, say("Reference"), "\n".join(lines))


def _line(action: Action[Any]) -> str:
    keys = ", ".join(f"`{key}`" for key in action.key_texts.split(", ") if key)
    screen = listed([say(screen.capitalize()) for screen in action.screens])
    return f"| {say(action.text).rstrip(' …')} | {keys} | {screen} | {say(action.words)} |"
