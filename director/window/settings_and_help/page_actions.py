"""Going to the pages beside the events, declared as data."""

from director.window.event import menus
from director.window.settings_and_help.page_names import (
    ABOUT,
    GAMES,
    LEAGUES,
    MANUAL,
    SETTINGS,
    SUPPORT,
)
from director.window.start.start_actions import Lobby
from director.window.widgets.action import Action

ASIDE_ACTIONS: tuple[Action[Lobby], ...] = (
    Action(
        "aside.settings",
        "Settings",
        lambda y: y.asked_aside.emit(SETTINGS),
        menus.EVENT,
        "Ctrl+,",
        group=3,
    ),
    Action(
        "aside.leagues",
        "Leagues",
        lambda y: y.asked_aside.emit(LEAGUES),
        menus.EVENT,
        "Ctrl+Shift+Y",
    ),
    Action(
        "aside.manual",
        "The manual, at this screen",
        lambda y: y.asked_aside.emit(MANUAL),
        menus.HELP,
        "F1",
    ),
    Action(
        "aside.manual_sheet",
        "The manual as PDF",
        lambda y: y.asked_manual_sheet.emit(),
        menus.HELP,
    ),
    Action(
        "aside.games",
        "The house's own games, checked",
        lambda y: y.asked_aside.emit(GAMES),
        menus.HELP,
        group=1,
    ),
    Action(
        "aside.support",
        "Save a report for support …",
        lambda y: y.asked_aside.emit(SUPPORT),
        menus.HELP,
        group=1,
    ),
    Action(
        "aside.about",
        "About, and licences",
        lambda y: y.asked_aside.emit(ABOUT),
        menus.HELP,
        group=1,
    ),
)
