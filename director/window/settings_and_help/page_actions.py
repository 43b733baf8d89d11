"""Going to the pages beside the events, declared as data."""

from director.window.event import menus
from director.window.settings_and_help.page_names import (
    ABOUT,
    GAMES,
    HALVES,
    JOIN,
    LEAGUES,
    MANUAL,
    NEWER,
    PRACTICE,
    SERIES,
    SETTINGS,
    SHARE,
    STAFF,
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
        words=(
            "preferences, options, configuration, setup, defaults, language, "
            "English, currency of the house"
        ),
        beside=True,
    ),
    Action(
        "aside.leagues",
        "Leagues",
        lambda y: y.asked_aside.emit(LEAGUES),
        menus.EVENT,
        "Ctrl+Shift+Y",
        words=(
            "league standings, season, points, player of the year, POY, leaderboard, rankings, "
            "points formula, league night, season standings"
        ),
        beside=True,
    ),
    Action(
        "aside.practice",
        "Practice",
        lambda y: y.asked_aside.emit(PRACTICE),
        menus.HELP,
        "Ctrl+Shift+Q",
        words=(
            "practise, quiz, train, training, dealer school, learn, learn the games, exercise,"
            " test dealers, exam, leader board of dealers"
        ),
        beside=True,
    ),
    Action(
        "aside.series",
        "Series",
        lambda y: y.asked_aside.emit(SERIES),
        menus.EVENT,
        "Ctrl+Shift+X",
        words="calendar of events, schedule of events, festival, series of events, today's event",
        beside=True,
    ),
    Action(
        "aside.share",
        "Share this evening …",
        lambda y: y.asked_aside.emit(SHARE),
        menus.EVENT,
        refusal=lambda y: y.no_stations(),
        words=(
            "share, network, second laptop, two laptops, several stations, station, wi-fi, wifi,"
            " board, public board, remote, phone, phones, tablet, QR code, server, LAN"
        ),
        beside=True,
    ),
    Action(
        "aside.join",
        "Join an evening …",
        lambda y: y.asked_aside.emit(JOIN),
        menus.EVENT,
        refusal=lambda y: y.no_stations(),
        words=(
            "join, connect, other laptop, registration desk, station, enter code, pairing code, "
            "leave the evening, follow evening, second station"
        ),
        beside=True,
    ),
    Action(
        "aside.halves",
        "Join two halves …",
        lambda y: y.asked_aside.emit(HALVES),
        menus.EVENT,
        refusal=lambda y: y.no_stations(),
        words=(
            "fork, forked, split, carried on twice, other half, merge logs, reconcile, diverged,"
            " enter again, bring together"
        ),
        beside=True,
    ),
    Action(
        "aside.staff",
        "Staff",
        lambda y: y.asked_aside.emit(STAFF),
        menus.EVENT,
        refusal=lambda y: y.here.no_staff_page(),
        words=(
            "employees, dealers, floor staff, roles, permissions, PIN, users, accounts, sign in, "
            "password, log in, logins, security, who may do what"
        ),
        beside=True,
    ),
    Action(
        "staff.change",
        "Change person …",
        lambda y: y.here.asked.emit(),
        menus.EVENT,
        "F12",
        refusal=lambda y: y.here.no_sign_in(),
        is_there=lambda y: y.here.has_staff,
        words="sign in, log in, login, switch user, change operator, who is here, unlock, PIN",
        beside=True,
    ),
    Action(
        "staff.lock",
        "Lock this station",
        lambda y: y.here.lock(),
        menus.EVENT,
        "Shift+F12",
        refusal=lambda y: y.here.no_lock(),
        is_there=lambda y: y.here.has_staff,
        words="lock screen, sign out, log out, leave the desk, go away",
        beside=True,
    ),
    Action(
        "aside.manual",
        "Manual",
        lambda y: y.asked_aside.emit(MANUAL),
        menus.HELP,
        "F1",
        words="help, handbook, guide, user guide, how to, documentation, instructions",
        beside=True,
    ),
    Action(
        "aside.manual_sheet",
        "Manual as PDF",
        lambda y: y.asked_manual_sheet.emit(),
        menus.HELP,
        words="print manual, handbook on paper, download manual",
        beside=True,
    ),
    Action(
        "aside.games",
        "House games",
        lambda y: y.asked_aside.emit(GAMES),
        menus.HELP,
        words="custom games, own games, variants, home games, check game files",
        beside=True,
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
        beside=True,
    ),
    Action(
        "aside.edit_game",
        "Edit house game …",
        lambda y: y.asked_game.emit(False),
        menus.HELP,
        words="change house game, open house game, fix game file, own game",
        beside=True,
    ),
    Action(
        "aside.support",
        "Save support report …",
        lambda y: y.asked_aside.emit(SUPPORT),
        menus.HELP,
        words="bug report, report a problem, crash, error, diagnostics, contact",
        beside=True,
    ),
    Action(
        "aside.newer",
        "Look for newer version",
        lambda y: y.asked_aside.emit(NEWER),
        menus.HELP,
        words="update, check for updates, upgrade, new version, what is new, release notes",
        beside=True,
    ),
    Action(
        "aside.about",
        "About and licenses",
        lambda y: y.asked_aside.emit(ABOUT),
        menus.HELP,
        words="version, credits, open source, licence, copyright",
        beside=True,
    ),
)
