"""Renders every screen, the wall and every sheet: `.venv/bin/python scripts/screenshots.py FOLDER`.

The names, the time and the draws are fixed, and the book is in memory, so that two runs make the
same pictures. Nothing is judged here: open them and look.
"""

import os
import sys
import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from pypdfium2 import PdfDocument, PdfPage
from PySide6.QtCore import QEventLoop, QSize, Qt, qInstallMessageHandler
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from scenes.bounties import BOUNTIES_ON_THE_WALL, BOUNTY_SCENES
from scenes.charts import CHART_SCENES
from scenes.deals import DEAL_SCENES
from scenes.floor import FLOOR_SCENES
from scenes.games import GAME_SCENES
from scenes.histories import HISTORY_SCENES
from scenes.imports import IMPORT_SCENES
from scenes.manual import MANUAL_SCENES
from scenes.money import MONEY_SCENES
from scenes.papers import PAGES
from scenes.papers import papers as every_paper
from scenes.practice import PRACTICE_SCENES
from scenes.prizes import PRIZE_SCENES, PRIZES_ON_THE_WALL
from scenes.rounds import ROUND_SCENES
from scenes.stage import Stage
from scenes.stations import STATION_SCENES
from scenes.walls import LISTS_ON_THE_WALL
from scenes.weekly import WEEKLY_SCENES

from director.desk.register import Change, Person
from director.tournament.clock.commands import PauseAfter, StartAt
from director.tournament.commands import (
    AddTime,
    DrawSeats,
    Eliminate,
    MoveClock,
    OpenTables,
    PauseClock,
    RedrawSeats,
)
from director.tournament.state import EntryNumber
from director.views.wall.wall_lists import Content
from director.views.wall.wall_stage import Stage as Chapter
from director.window.areas.rulings.screen import RulingsScreen
from director.window.areas.showdown.screen import ShowdownScreen
from director.window.editor import side_panes
from director.window.editor.editor_page import EditorPage
from director.window.event.requests import RegisterPlayer
from director.window.look.styles import dress, prepare
from director.window.register.event_screen import RegisterScreen
from director.window.register.register_page import RegisterPage
from director.window.rulings_desk.requests import RulingRequest
from director.window.wall.pictures import Pictures, forget_pictures
from director.window.wall.wall_window import Wall

SIZES = (QSize(1024, 768), QSize(1440, 900))
WALLS = (QSize(1920, 1080), QSize(1024, 768), QSize(3840, 2160), QSize(1080, 1920))
LOOKS = ("dark", "light")

FAULTY = 'name = "My own"\nseats = "eight"\n\n[[level]]\nlabel = "1"\nmintues = 20\n'
"""A structure as somebody might write it in a hurry."""

Scene = Callable[[Stage], object]


def events(stage: Stage) -> None:
    """A book with three events."""
    stage.evening(5)
    stage.wait(days=1)
    stage.event("Saturday stud", 12)
    stage.wait(days=7)
    stage.event("Sunday HORSE", 0)
    stage.window.show_list()


def chosen_running(stage: Stage) -> None:
    """The list with the event chosen that is under way."""
    events(stage)
    stage.press(Qt.Key.Key_Home)


def sample(stage: Stage) -> None:
    """The sample evening, which says that it is one."""
    stage.window.start_actions.open_sample()


def beside_sample(stage: Stage) -> None:
    """The list with the sample evening below it."""
    events(stage)
    stage.window.start_actions.open_sample()
    stage.window.show_list()


def namesakes(stage: Stage) -> None:
    """A name that three people have, typed to be registered."""
    stage.event()
    people = [
        Person(name="Dan Ferris", city="Reno"),
        Person(name="Dan Ferris", nickname="Slim", city="Elko"),
        Person(name="dan ferris", card="100417"),
    ]
    stage.event_list.book.register.write([Change(Person(), one) for one in people], "Ina", "desk 1")
    stage.desk.player_index.look()
    stage.cockpit.request(RegisterPlayer())
    stage.types("dan ferris")
    stage.press(Qt.Key.Key_Return)


def more_tables(stage: Stage) -> None:
    """A draw that needs a table more than were opened."""
    desk = stage.event()
    desk.do(OpenTables((1, 2), 8))
    stage.actions["seats.draw"].trigger()


def founding(stage: Stage) -> None:
    """A new event with a name."""
    stage.window.start_actions.asked_new.emit()
    stage.types("Friday mixed games")


def founding_with_faults(stage: Stage) -> None:
    """A structure that cannot be used."""
    stage.window.start_actions.asked_new.emit()
    stage.press(Qt.Key.Key_Tab)
    stage.press(Qt.Key.Key_Tab)
    stage.press(Qt.Key.Key_Home)


def founding_found(stage: Stage) -> None:
    """A structure is searched for by a game that is played in it."""
    founding(stage)
    stage.press(Qt.Key.Key_Tab)
    stage.types("omaha")
    stage.press(Qt.Key.Key_Down)


def suggestions(stage: Stage) -> None:
    """A name half typed, some of the register away."""
    stage.event(players=18)
    stage.event("Saturday stud", 6)
    stage.press(Qt.Key.Key_F7)
    stage.types("an")


def refused(stage: Stage) -> None:
    """Something that the rules forbid."""
    stage.event()
    stage.press(Qt.Key.Key_F7)
    stage.types("ada marlowe")
    stage.press(Qt.Key.Key_Return)


def standings(stage: Stage) -> None:
    """Late in the evening, the list in the order of the places."""
    stage.evening(13)
    stage.shown.order.setCurrentIndex(3)


def naming_out(stage: Stage) -> None:
    """Who is out, named from the Clock screen."""
    stage.evening(3)
    stage.to("clock")
    stage.press(Qt.Key.Key_F8)
    stage.types("a")


def one_named(stage: Stage) -> None:
    """The same, with one player meant."""
    stage.evening(3)
    stage.press(Qt.Key.Key_F8)
    stage.types("2-")
    stage.types("5")


def tables(stage: Stage) -> None:
    """Tables of which one is short."""
    desk = stage.evening(2)
    t = desk.tournament
    for entry in [entry.number for entry in t.at_table(t.tables[-1]).values()][:2]:
        desk.do(Eliminate(entry))
    stage.to("tables")
    stage.press(Qt.Key.Key_Down)


def full_tables(stage: Stage) -> None:
    """Sixteen players at two tables."""
    desk = stage.event(players=16)
    desk.do(DrawSeats("seats"))
    stage.to("tables")


def unlocked(stage: Stage) -> None:
    """The clock's keys set free."""
    stage.evening()
    stage.to("clock")
    stage.press(Qt.Key.Key_Backspace)


def paused(stage: Stage) -> None:
    """The clock stands."""
    stage.evening(2).do(PauseClock())
    stage.wait(minutes=1)
    stage.to("clock")


def resting(stage: Stage) -> None:
    """The first break."""
    stage.evening(6).do(MoveClock(5))
    stage.wait(minutes=3, seconds=20)
    stage.to("clock")


def ending(stage: Stage) -> None:
    """The last seconds of the last level, with the largest figures there are."""
    stage.evening(12).do(MoveClock(28))
    stage.wait(minutes=17, seconds=12)
    stage.to("clock")


def over(stage: Stage) -> None:
    """Somebody has won."""
    stage.evening(17)
    stage.to("players")


def over_on_the_clock(stage: Stage) -> None:
    """The Clock screen, a while after somebody has won."""
    stage.evening(17)
    stage.wait(minutes=50)
    stage.to("clock")


def showdown(stage: Stage) -> ShowdownScreen:
    """The Showdown screen of an evening under way."""
    stage.evening(3)
    screen = stage.to("showdown")
    assert isinstance(screen, ShowdownScreen)
    return screen


def split_pot(stage: Stage) -> None:
    """Omaha high-low with a side pot and a bet that nobody called."""
    screen = showdown(stage)
    screen.play("omaha-high-low")
    hands = ("as 2s kh kc", "2c 5d qh jh", "ad 3s 8d 8h")
    for line, name, cards, bet in zip(
        screen.lines, ("Ann", "Bob", "Cy"), hands, ("400", "250", "150"), strict=False
    ):
        line.name.setText(name)
        line.cards.setText(cards)
        line.bet.setText(bet)
    screen.board.fields[0, 0].setText("ah kd 3c 8s 9h")
    screen.judge_again()


def uncounted(stage: Stage) -> None:
    """Stud high-low, and nobody has counted the pot."""
    screen = showdown(stage)
    screen.play("stud-high-low")
    for line, cards in zip(
        screen.lines, ("5c 4d 3h 2s ac kd 9h", "8c 7d 4h 3s 2c kh ks"), strict=False
    ):
        line.cards.setText(cards)
    screen.judge_again()


def mistakes(stage: Stage) -> None:
    """A card that is there twice, one that is none, and a bet that is no number."""
    screen = showdown(stage)
    for line, cards, bet in zip(
        screen.lines, ("as kd", "as qx", "9h 9d"), ("400", "some", "110"), strict=False
    ):
        line.cards.setText(cards)
        line.bet.setText(bet)
    screen.board.fields[0, 0].setText("ah kd 3c")
    screen.judge_again()


def choosing_a_game(stage: Stage) -> None:
    """A game half typed."""
    screen = showdown(stage)
    screen.game_field.setFocus()
    screen.game_field.selectAll()
    stage.types("stu")


def hand(
    stage: Stage,
    game: str,
    players: list[tuple[str, str]],
    board: tuple[str, ...] = (),
    dice: str = "",
) -> ShowdownScreen:
    """A hand of a game: names and cards, a group after each stroke, and the rows of the board."""
    screen = showdown(stage)
    screen.play(game)
    for line, (name, cards) in zip(screen.lines, players, strict=False):
        line.name.setText(name)
        for field, group in zip(line.hands.values(), cards.split("/"), strict=False):
            field.setText(group.strip())
    for field, row in zip(screen.board.fields.values(), board, strict=False):
        field.setText(row)
    if dice and screen.rules.dice_field:
        screen.rules.dice_field.setText(dice)
    screen.judge_again()
    return screen


SQUARE = ("kc 8d 3h", "qs 7c 2d", "jh 6s 4d", "kd 5s", "9c")
THREE = [("Ann", "ah as td tc"), ("Bob", "8s 8h ac 2c"), ("Cy", "qc qd 3s 3c")]


def murdered(stage: Stage) -> None:
    """Murder: three rows of four."""
    rows = ("ah kh 9c 9d", "qh 2c 2d ts", "jh 3c 3d 8s")
    hand(stage, "murder", [("Ann", "th 8h 7c 7d"), ("Bob", "5s 4s kc kd")], rows)


def oklahoma(stage: Stage) -> None:
    """Oklahoma: one of three boards goes."""
    rows = ("ah kh 9c 9d 4c", "qh 2c 2d ts 8d", "jh 3c 3d 8s ks")
    hand(stage, "oklahoma", [("Ann", "th 8h 7c 7d"), ("Bob", "5s 4s kc kd")], rows)


def crayfish(stage: Stage) -> None:
    """Crayfish Omaha: two cards of the board lie face down."""
    players = [("Ann", "js ts 3c 3d"), ("Bob", "9h kd 5c 4h")]
    hand(stage, "crayfish-omaha", players, ("9s 8s 7d 2h 2c",), "2 5")


def sohe(stage: Stage) -> None:
    """Sohe: two hands each."""
    players = [("Ann", "as ks qd jd / ah ad"), ("Bob", "kc kd 4c 3c / 8h 8c")]
    hand(stage, "sohe", players, ("kh 8s 5s 2s 9d",))


def stud(stage: Stage) -> None:
    """Stud: up cards lie higher."""
    players = [("Ann", "as ks 9d 4d 9h 9c 2s"), ("Bob", "kc kd 4c 3c 8h jd qd")]
    hand(stage, "stud", players)


def mexican(stage: Stage) -> None:
    """Mexican Poker: a joker that was turned up by its player."""
    hand(stage, "mexican-poker", [("Ann", "3h / kc kd 7s / jo"), ("Bob", "qd / qs qh 2c 4d")])


def read_aloud(stage: Stage) -> None:
    """The split pot in large type."""
    split_pot(stage)
    stage.cockpit.request(RulingRequest.ALOUD)


def odd_chip(stage: Stage) -> None:
    """Two equal hands and a chip that is left over."""
    screen = hand(
        stage,
        "omaha-high-low",
        [("Ann", "ac kd kc qd"), ("Bob", "as ks td 9s")],
        ("qh jd tc 9h 5c",),
    )
    screen.chips.pot.setText("425")
    screen.chips.button.setText("1")
    screen.judge_again()


def nine_handed(stage: Stage) -> None:
    """Nine hands of hold'em."""
    hands = "ask d qhqc jhjc 9h9d 8c8d 7h7s 6c6d 5h4h acjd".replace(" d", "d").split()
    names = ("Ann", "Bob", "Cy", "Dov", "Eve", "Fay", "Gus", "Hal", "Ida")
    screen = showdown(stage)
    screen.play("texas-holdem")
    for number, (name, cards) in enumerate(zip(names, hands, strict=True)):
        screen.lines[number].name.setText(name)
        screen.lines[number].cards.setText(cards)
        screen.lines[number].bet.setText(str((500, 1000, 1500, 2000)[number % 4]))
        screen.judge_again()
    screen.board.fields[0, 0].setText("ad 9s 2c 8h 3d")
    screen.judge_again()


def sheets(stage: Stage) -> None:
    """Which sheet."""
    stage.evening(1)
    stage.cockpit.print_desk.there = lambda: ["Office", "Slips 80 mm"]
    QTest.keyClick(stage.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    preview = stage.page.sheets.preview
    while not preview.is_settled:
        QTest.qWait(50)


def called(stage: Stage) -> None:
    """The clock is called on three players, one of whom has run out of time."""
    stage.evening(3)
    timers = stage.cockpit.timers
    for entry, at in ((5, 0.0), (6, 3.2), (10, 20.0)):
        timers.seconds = partial(float, at)
        timers.call(EntryNumber(entry))
    timers.seconds = lambda: 31.0
    timers.look()
    stage.to("clock")


def late(stage: Stage) -> None:
    """The plan is late, a pause is set, and it is asked what is to be made up."""
    desk = stage.evening(3)
    desk.do(AddTime(12))
    desk.do(PauseAfter(4))
    stage.to("clock")
    stage.press(Qt.Key.Key_L)
    stage.types("10 min from levels")


def reopened(stage: Stage) -> None:
    """The battery died, and nothing is lost."""
    desk = stage.evening(3)
    stage.wait(minutes=17)
    stage.window.events._visited.clear()
    stage.event_list.open(desk.event)
    stage.window.events.show(stage.event_list.open(desk.event))
    stage.to("clock")


def ruled(question: str) -> Scene:
    """A question of the Rulings screen with its example filled in."""

    def scene(stage: Stage) -> None:
        screen = rulings(stage)
        screen.open("ruling", question)
        screen.fill_example()

    return scene


def rulings(stage: Stage) -> RulingsScreen:
    """The Rulings screen of an evening."""
    stage.evening(5)
    screen = stage.to("rulings")
    assert isinstance(screen, RulingsScreen)
    return screen


def looking_up(stage: Stage, words: str = "joker") -> RulingsScreen:
    """A word is looked up among rulings, rules and filed rulings."""
    screen = rulings(stage)
    screen.finder.search.setText(words)
    screen.finder.look_up()
    return screen


def reading(stage: Stage) -> None:
    """A word of the trade as a page, with what belongs to it."""
    screen = looking_up(stage, "odd chip")
    screen.open("term", "odd chip")
    screen.enter()


def to_be_answered(stage: Stage) -> None:
    """A question of which something is still to be said."""
    screen = rulings(stage)
    screen.open("ruling", "card-count")
    assert screen.form
    screen.form.fill({"cards": "6", "wanted": "7", "family": "stud", "button": "yes"})
    screen.refresh()
    screen.enter()


def picking(stage: Stage) -> None:
    """What happened in a misdeal, half typed."""
    screen = rulings(stage)
    screen.open("ruling", "misdeal")
    screen.enter()
    stage.types("one of")


def ruling_aloud(stage: Stage) -> None:
    """An answer in large type."""
    ruled("misdeal")(stage)
    stage.cockpit.request(RulingRequest.ALOUD)


def ruling_filed(stage: Stage) -> None:
    """A question that was filed, as it stands among the questions."""
    ruled("card-count")(stage)
    stage.cockpit.request(RulingRequest.FILE)
    stage.types("3")
    stage.press(Qt.Key.Key_Return)
    screen = stage.to("rulings")
    assert isinstance(screen, RulingsScreen)
    screen.open("filed", "1")


def without_event(stage: Stage) -> None:
    """A ruling while no event is in sight."""
    events(stage)
    stage.window.rulings_desk.ask_for("rulings")
    stage.types("string bet")


def showdown_without_event(stage: Stage) -> None:
    """A hand while no event is in sight."""
    stage.window.rulings_desk.ask_for("showdown")


def our_rules(stage: Stage) -> None:
    """The rules of the house, as this event has them."""
    rulings(stage).house_rules.ask()


PEOPLE = (
    Person(name="Ada Marlowe", nickname="Birdie", card="100117", email="ada@example.org"),
    Person(name="Bertil Quist", card="100231", telephone="+46 8 555 0117", notes="left-handed"),
    Person(name="Carmen Ostrow", nickname="Dealer's Choice", card="100044"),
    Person(name="Dov Ferrant", card="100305", banned="shouted at dealers, spring 2026"),
    Person(name="Żaneta Łoś", nickname="Razz", email="zaneta@example.org"),
    Person(name="Adam Marlow", email="adam@example.org"),
)
"""Invented people, with what is known of them."""

SHEET = """Name;Card number;E-mail;Town
Ada Marlowe;100118;ada@example.org;Ulm
Bertil Quist;100231;;Ulm
Elif Sandoval;100501;elif@example.org;Bath
Fergus Lind;100502;fergus at home;Bath
;100503;;
Greta Paloma;100504;greta@example.org;Lodz
Hugo Tamm;100501;;Lodz
Dov Ferrant;;dov@example.org;Nice
"""
"""A sheet with new people, corrections and faults."""


def registered(stage: Stage) -> RegisterPage:
    """A register of some, beside an event under way."""
    changes = [Change(Person(), person) for person in PEOPLE]
    register = stage.event_list.book.register
    register.write(changes, "Ina", "desk 1")
    bertil = register.people()[1]
    register.write([Change(bertil, bertil._replace(card="100232"))], "Ina", "desk 1")
    stage.evening(3)
    screen = stage.to("register")
    assert isinstance(screen, RegisterScreen)
    return screen.page


def found(stage: Stage) -> None:
    """People by a part of their names, the first of them corrected before."""
    registered(stage)
    stage.types("q")


def nobody(stage: Stage) -> None:
    """A name that nobody has."""
    registered(stage)
    stage.types("Zebedee")


def nobody_yet(stage: Stage) -> None:
    """A register without people."""
    stage.window.show_register()


def everybody(stage: Stage) -> None:
    """The register by itself, no event open."""
    registered(stage)
    stage.window.show_list()
    stage.window.show_register()


def banned(stage: Stage) -> None:
    """Who may not play, found by half a name."""
    registered(stage)
    stage.types("do")
    stage.press(Qt.Key.Key_Return)


def entering(stage: Stage) -> None:
    """A new person whose name there is already."""
    registered(stage).enter_new("Ada Marlowe")


def merging(stage: Stage) -> None:
    """Two entries that are one person."""
    registered(stage)
    stage.types("adam")
    stage.window.register_actions.ask("register.merge")
    stage.types("birdie")
    stage.press(Qt.Key.Key_Tab)


def erasing(stage: Stage) -> None:
    """Somebody asks to be forgotten."""
    page = registered(stage)
    stage.types("zan")
    stage.window.register_actions.ask("register.erase")
    page.erasing.name.setText("Żaneta")


def importing(stage: Stage) -> None:
    """What a sheet would change."""
    page = registered(stage)
    path = stage.window.start_actions.settings.path.with_name("players.csv")
    path.write_text(SHEET, encoding="utf-8")
    page.selection.read(path)
    while page.selection.busy:
        QTest.qWait(10)


def editor(stage: Stage, structure: str = "") -> EditorPage:
    """The structure editor, with a copy of a structure or with nothing yet."""
    page = stage.window.structures.show_editor()
    if structure:
        page.begin_with(structure)
    return page


def editing_mixed(stage: Stage) -> None:
    """A structure whose stakes depend on the class of game."""
    editor(stage, "barge-2019-six-handed-dealers-choice").view.go_to(3, "length")
    seen(stage)


def editing_faults(stage: Stage) -> None:
    """What somebody typed in a hurry."""
    page = editor(stage, "horse")
    columns = {column.id: column for column in page.editor.columns}
    page.editor.write([(2, columns["small_bet"])], "4oo")
    page.editor.write([(4, columns["length"])], "")
    page.editor.set_value("starting_chips", "many", "Starting chips")
    page.editor.set_value("late_registration.until", "end of break 9", "Late registration")
    page.view.go_to(2, "small_bet")


def editing_sheet(stage: Stage) -> None:
    """The sheet of a common structure beside its rows, and what is worth another look."""
    page = editor(stage, "no-limit-freezeout")
    columns = {column.id: column for column in page.editor.columns}
    page.editor.write([(4, columns["big_blind"])], "1,500")
    page.panes.choose(side_panes.SHEET)
    page.view.go_to(4, "big_blind")
    seen(stage)


def suggesting(stage: Stage) -> None:
    """A schedule is wished for."""
    page = editor(stage, "no-limit-freezeout")
    seen(stage)
    page.suggest.ask()


def suggesting_anew(stage: Stage) -> None:
    """A schedule of a mixed event that replaces what is typed, for other chips."""
    page = editor(stage, "eight-game")
    seen(stage)
    page.suggest.ask()
    page.suggest.fields["chips"].setText("20000")
    page.suggest.fields["hours"].setText("8")
    page.suggest.typed.setCurrentIndex(1)
    page.suggest.look()


def suggested_anew(stage: Stage) -> None:
    """What was suggested, in the place of what was typed."""
    suggesting_anew(stage)
    page = stage.window.structures.editor_page
    assert page
    page.suggest.go()
    seen(stage)
    page.panes.choose(side_panes.SHEET)


def stretching(stage: Stage) -> None:
    """Levels of another length."""
    page = editor(stage, "horse")
    seen(stage)
    page.stretch.ask()


def seen(stage: Stage) -> None:
    """Waits for the sheet where it is in sight."""
    page = stage.window.structures.editor_page
    assert page
    for _ in range(400):
        QTest.qWait(10)
        if page.preview.is_settled:
            return


SCENES: dict[str, Scene] = {
    "editor": editor,
    "editor-mixed": editing_mixed,
    "editor-faults": editing_faults,
    "editor-sheet": editing_sheet,
    "editor-suggest": suggesting,
    "editor-suggest-anew": suggesting_anew,
    "editor-suggested": suggested_anew,
    "editor-stretch": stretching,
    "register-none": nobody_yet,
    "register": found,
    "register-all": everybody,
    "register-banned": banned,
    "register-new": entering,
    "register-nobody": nobody,
    "register-merge": merging,
    "register-erase": erasing,
    "register-import": importing,
    "start-first": lambda _: None,
    "start": events,
    "start-running": chosen_running,
    "start-sample": beside_sample,
    "sample": sample,
    "players-namesakes": namesakes,
    "players-more-tables": more_tables,
    "new": founding,
    "new-found": founding_found,
    "new-faults": founding_with_faults,
    "players-none": lambda stage: stage.event(players=0),
    "players-draft": lambda stage: stage.event(),
    "players-suggestions": suggestions,
    "players-refused": refused,
    "players": lambda stage: stage.evening(5),
    "players-standings": standings,
    "players-over": over,
    "players-out": one_named,
    "clock-out": naming_out,
    "tables-none": lambda stage: (stage.event(players=0), stage.to("tables")),
    "tables-undrawn": lambda stage: (stage.event(), stage.to("tables")),
    "tables": tables,
    "tables-full": full_tables,
    "clock-draft": lambda stage: (stage.event(), stage.to("clock")),
    "clock": lambda stage: (stage.evening(5), stage.to("clock")),
    "clock-unlocked": unlocked,
    "clock-paused": paused,
    "clock-break": resting,
    "clock-end": ending,
    "clock-called": called,
    "clock-over": over_on_the_clock,
    "clock-late": late,
    "clock-reopened": reopened,
    "showdown-none": showdown,
    "showdown": split_pot,
    "showdown-shares": uncounted,
    "showdown-mistakes": mistakes,
    "showdown-game": choosing_a_game,
    "showdown-chowaha": lambda stage: hand(stage, "four-card-chowaha", THREE, SQUARE),
    "showdown-chowaha-turned": lambda stage: hand(
        stage, "bidirectional-chowaha", THREE, SQUARE, "5"
    ),
    "showdown-murder": murdered,
    "showdown-oklahoma": oklahoma,
    "showdown-crayfish": crayfish,
    "showdown-sohe": sohe,
    "showdown-stud": stud,
    "showdown-mexican": mexican,
    "showdown-nine": nine_handed,
    "showdown-odd-chip": odd_chip,
    "showdown-aloud": read_aloud,
    "rulings-none": rulings,
    "rulings-pot-limit": ruled("pot-limit-raise"),
    "rulings-balance": ruled("who-moves"),
    "rulings-looking-up": looking_up,
    "rulings-house": our_rules,
    "rulings-page": reading,
    "rulings-open": to_be_answered,
    "rulings-pick": picking,
    "rulings-misdeal": ruled("misdeal"),
    "rulings-aloud": ruling_aloud,
    "rulings-filed": ruling_filed,
    "rulings-string-bet": lambda stage: looking_up(stage, "string bet"),
    "rulings-no-event": without_event,
    "showdown-no-event": showdown_without_event,
    "sheets": sheets,
    **DEAL_SCENES,
    **ROUND_SCENES,
    **PRIZE_SCENES,
    **MONEY_SCENES,
    **BOUNTY_SCENES,
    **HISTORY_SCENES,
    **FLOOR_SCENES,
    **CHART_SCENES,
    **MANUAL_SCENES,
    **STATION_SCENES,
    **WEEKLY_SCENES,
    **PRACTICE_SCENES,
    **IMPORT_SCENES,
    **GAME_SCENES,
}


def waiting(stage: Stage) -> None:
    """Registration is open, and the start is set."""
    stage.event()
    stage.cockpit.bridge.do(StartAt(stage.now + timedelta(minutes=24)))
    stage.wait(seconds=11)


def announcing(stage: Stage) -> None:
    """The desk has something to say."""
    stage.evening(5)
    stage.cockpit.announce(
        "Dinner is served on the second floor until half past eight. Please bring your seat card."
    )


def last_table(stage: Stage) -> None:
    """One table is left, and has been drawn."""
    stage.evening(10).do(RedrawSeats("last"))
    stage.cockpit.wall_content.hide_new_seats()  # everybody has found theirs
    stage.wait(minutes=1)


def bursting(stage: Stage) -> None:
    """The bubble, by hand, with the keys free."""
    stage.evening(7)
    stage.cockpit.wall_content.choose(Chapter.BUBBLE)


ON_THE_WALL: dict[str, Scene] = {
    "registration": waiting,
    "announcement": announcing,
    "final": last_table,
    "bubble": bursting,
    "draft": lambda stage: stage.event(),
    "running": lambda stage: stage.evening(5),
    "paused": paused,
    "break": resting,
    "end": ending,
    "over": over,
    **PRIZES_ON_THE_WALL,
    **BOUNTIES_ON_THE_WALL,
    **{name: scene for name, (_, scene) in LISTS_ON_THE_WALL.items()},
}


def pictures(folder: Path, house: Path) -> Iterator[Path]:
    """Every screen in both looks and both sizes."""
    for look in LOOKS:
        dress(the_app(), look)
        for size in SIZES:
            for name, scene in SCENES.items():
                stage = Stage(look, size, house)
                scene(stage)
                yield keep(stage.window, folder / f"{name}-{look}-{size.width()}.png")
                stage.close()


def walls(folder: Path, house: Path) -> Iterator[Path]:
    """The wall at every size; in the light look at the first only."""
    for look in LOOKS:
        dress(the_app(), look)
        for name, scene in ON_THE_WALL.items():
            stage = Stage(look, SIZES[0], house)
            scene(stage)
            for size in WALLS if look == "dark" else WALLS[:1]:
                content, _ = LISTS_ON_THE_WALL.get(name, (Content.CLOCK, None))
                wall = Wall(stage.cockpit, content=content)
                wall.resize(size)
                if content == Content.PICTURES:
                    show_with_picture(wall)
                label = f"wall-{name}-{look}-{size.width()}x{size.height()}.png"
                yield keep(wall, folder / label)
                wall.close()
            stage.close()


def show_with_picture(wall: Wall) -> None:
    """Shows a wall once its picture, which is read beside the window's own thread, stands on it."""
    forget_pictures()
    pictures, waiting = wall.findChild(Pictures), QEventLoop()
    assert pictures
    for told in (pictures.came, pictures.refused):
        told.connect(waiting.quit)
    wall.show()
    waiting.exec()


def papers(folder: Path, wanted: str = "") -> Iterator[Path]:
    """Every sheet, as PDF and its first pages as PNG."""
    if find_spec("director.reports.typesetting.typeset") is None:
        return
    for name, pdf in every_paper():
        if not f"sheet-{name}".startswith(wanted):
            continue
        path = folder / f"sheet-{name}.pdf"
        path.write_bytes(pdf)
        yield path
        with PdfDocument(path) as document:
            for number in range(min(len(document), PAGES)):
                picture = path.with_name(f"{path.stem}-{number + 1}.png")
                page_picture(document[number]).save(str(picture))
                yield picture


def page_picture(page: PdfPage) -> QImage:
    """A page of a PDF, at 110 dots an inch."""
    bitmap = page.render(scale=110 / 72, rev_byteorder=True)
    kind = QImage.Format.Format_RGB888 if bitmap.n_channels == 3 else QImage.Format.Format_RGBX8888
    return QImage(bitmap.buffer, bitmap.width, bitmap.height, bitmap.stride, kind).copy()


def keep(widget: QWidget, path: Path) -> Path:
    """Saves a widget as it looks now."""
    app = the_app()
    for _ in range(8):
        app.processEvents()
    widget.grab().save(str(path))
    return path


def the_app() -> QApplication:
    """The one application."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app


def main(arguments: list[str]) -> int:
    """Renders all of it, or what begins with the second argument."""
    if not 1 <= len(arguments) <= 2:
        sys.stderr.write("python scripts/screenshots.py FOLDER [BEGINNING]\n")
        return 2
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "TZ": "UTC"}
    if sys.platform != "win32":
        time.tzset()
    folder = Path(arguments[0])
    house = folder / "house"
    house.mkdir(parents=True, exist_ok=True)
    (house / "my-own.toml").write_text(FAULTY, encoding="utf-8")
    wanted = arguments[1] if len(arguments) > 1 else ""
    for scenes in (SCENES, ON_THE_WALL):
        for name in list(scenes):
            title = name if scenes is SCENES else f"wall-{name}"
            if not title.startswith(wanted):
                del scenes[name]
    qInstallMessageHandler(lambda *_: None)  # the offscreen platform talks to itself
    app = QApplication([])
    app.setCursorFlashTime(0)  # a cursor that blinks is in every second picture
    prepare(app)
    for path in (*pictures(folder, house), *walls(folder, house), *papers(folder, wanted)):
        print(path.name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
