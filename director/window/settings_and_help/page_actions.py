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
from director.window.start.start_actions import StartActions
from director.window.widgets.action import Action

ASIDE_ACTIONS: tuple[Action[StartActions], ...] = (
    Action(
        "aside.settings",
        "Settings",
        lambda y: y.asked_aside.emit(SETTINGS),
        menus.EVENT,
        "Ctrl+,",
        words="preferences, options, configuration, setup, defaults, house rules",
    ),
    Action(
        "aside.leagues",
        "Leagues",
        lambda y: y.asked_aside.emit(LEAGUES),
        menus.EVENT,
        "Ctrl+Shift+Y",
        words="league standings, season, points, player of the year, POY, leaderboard, rankings",
    ),
    Action(
        "aside.manual",
        "Manual",
        lambda y: y.asked_aside.emit(MANUAL),
        menus.HELP,
        "F1",
        words="help, handbook, guide, user guide, how to, documentation, instructions",
    ),
    Action(
        "aside.manual_sheet",
        "Manual as PDF",
        lambda y: y.asked_manual_sheet.emit(),
        menus.HELP,
        words="print manual, handbook on paper, download manual",
    ),
    Action(
        "aside.games",
        "House games",
        lambda y: y.asked_aside.emit(GAMES),
        menus.HELP,
        words="custom games, own games, variants, home games, check game files",
    ),
    Action(
        "aside.new_game",
        "New game like …",
        lambda y: y.asked_game.emit(True),
        menus.HELP,
        words=(
            "house game, invent a game, custom game, variant, new variation, make a game,"
            " game maker, new house game"
        ),
    ),
    Action(
        "aside.edit_game",
        "Edit house game …",
        lambda y: y.asked_game.emit(False),
        menus.HELP,
        words="change house game, open house game, fix game file, own game",
    ),
    Action(
        "aside.support",
        "Save support report …",
        lambda y: y.asked_aside.emit(SUPPORT),
        menus.HELP,
        words="bug report, report a problem, crash, error, diagnostics, contact",
    ),
    Action(
        "aside.about",
        "About and licenses",
        lambda y: y.asked_aside.emit(ABOUT),
        menus.HELP,
        words="version, credits, open source, licence, copyright",
    ),
)
