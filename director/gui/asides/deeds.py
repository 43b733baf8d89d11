"""Going to the pages beside the events, declared as data."""

from director.gui.asides.words import ABOUT, GAMES, HELP, LEAGUES, MANUAL, SETTINGS, SUPPORT
from director.gui.parts.actions import Action
from director.gui.starts.lobbies import Lobby

ASIDE_ACTIONS: tuple[Action[Lobby], ...] = (
    Action(
        "aside.settings",
        "Settings",
        lambda y: y.asked_aside.emit(SETTINGS),
        "&Event",
        "Ctrl+,",
        group=3,
    ),
    Action(
        "aside.leagues",
        "Leagues",
        lambda y: y.asked_aside.emit(LEAGUES),
        "&Event",
        "Ctrl+Shift+Y",
    ),
    Action(
        "aside.manual",
        "The manual, at this screen",
        lambda y: y.asked_aside.emit(MANUAL),
        HELP,
        "F1",
    ),
    Action(
        "aside.manual_sheet",
        "The manual as PDF",
        lambda y: y.asked_manual_sheet.emit(),
        HELP,
    ),
    Action(
        "aside.games",
        "The house's own games, checked",
        lambda y: y.asked_aside.emit(GAMES),
        HELP,
        group=1,
    ),
    Action(
        "aside.support",
        "Save a report for support …",
        lambda y: y.asked_aside.emit(SUPPORT),
        HELP,
        group=1,
    ),
    Action(
        "aside.about",
        "About, and licences",
        lambda y: y.asked_aside.emit(ABOUT),
        HELP,
        group=1,
    ),
)
