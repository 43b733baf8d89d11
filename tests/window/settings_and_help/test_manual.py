"""The manual says what is so: what it names exists, and what exists is named."""

import ast
import doctest
import re
import shlex
from functools import cache
from pathlib import Path

import pytest
import typer.main
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QKeySequence, QTextCursor, QTextDocument

import director
from director.books.bookmark_files import bookmark_path
from director.house import shelf
from director.house.home import Home
from director.start.command_line import commands
from director.tournament.formulas.functions import FUNCTIONS
from director.tournament.formulas.parser import parse
from director.tournament.formulas.tokens import NotAFormula
from director.tournament.leagues import variables
from director.tournament.log.books import EventNumber
from director.window.areas.flights import flight_questions
from director.window.areas.shootout import shootout_questions
from director.window.look.palettes import current_palette
from director.window.look.styles import GRID
from director.window.settings_and_help.key_reference import reference
from director.window.settings_and_help.manual_chapters import chapters
from director.window.settings_and_help.manual_page import Reader
from director.window.settings_and_help.markdown import MARGIN, made_page
from director.window.shell.actions.every_action import EVERY_ACTION
from director.window.shell.areas import AREAS
from director.window.shell.menu_places import WHERE
from tests.window.stages import CTRL, NAMES

WRITTEN = {one.id: one for one in chapters()}
BY_HAND = [one for one in WRITTEN.values() if one.part != "Building on the engine"]
"""The chapters for those who work with the program."""

TITLES = [one.id for one in BY_HAND]
ENTRIES = {f"{WHERE[one.id]} ▸ {one.text.rstrip(' …')}" for one in EVERY_ACTION if one.id in WHERE}
OF_FIELDS = {
    "Enter",
    "Shift+Enter",
    "Escape",
    "Tab",
    "Space",
    "Ctrl+Space",
    "Up",
    "Down",
    "Left",
    "Right",
    "Shift",
    "+",
    "-",
    "0",
    "1",
}
"""Keys that fields, lists and the map of a bracket know by themselves."""
COMMANDS = typer.main.get_command(commands)


def portable(key):
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText)


KEYS = {portable(key) for one in EVERY_ACTION for key in (one.key, one.also) if key}


def is_key(words):
    return words in OF_FIELDS or portable(words) in KEYS


def of_the_house():
    """Every file and folder in the user's own folder."""
    home = Home(Path("home"))
    found = [getattr(home, name) for name in vars(Home) if not name.startswith("_")]
    ours = [one for one in found if isinstance(one, Path) and one.parent == home.folder]
    return {one.name if one.suffix else f"{one.name}/" for one in ours}


def files():
    book = Home(Path("home")).book
    beside = bookmark_path(book, EventNumber(1)).parent.name
    return of_the_house() | {f"{book.name}-wal", f"{beside}/", "README.md"}


def is_command(words):
    """Whether the command line takes it: each command by its name, each option by its spelling."""
    here = COMMANDS
    options = {"--help"} | {name for one in here.params for name in one.opts}
    for word in shlex.split(words)[1:]:
        if word.startswith("--"):
            if word not in options:
                return False
        elif hasattr(here, "commands"):
            if word not in here.commands:
                return False
            here = here.commands[word]
            options = {"--help"} | {name for one in here.params for name in one.opts}
    return True


def begins(text):
    """What stands before a gap that the window fills, without the dots of what asks for more."""
    return text.partition("{")[0].rstrip(" …")


@cache
def on_screen():
    """Every text in the source of the program, up to its first gap."""
    trees = [
        ast.parse(path.read_text(encoding="utf-8"))
        for path in Path(director.__path__[0]).rglob("*.py")
    ]
    return {
        begins(one.value)
        for tree in trees
        for one in ast.walk(tree)
        if isinstance(one, ast.Constant) and isinstance(one.value, str)
    }


def of_game_files():
    """The keys that game files are written with."""
    written = [path.read_text(encoding="utf-8") for path in shelf.games().glob("*.toml")]
    return set(re.findall(r"\b([a-z_]+)(?: *=|[.\]])", "\n".join(written)))


def bold(text):
    """What is written bold, but the first words of a paragraph, which end with a point or comma."""
    plain = re.sub(r"`[^`]*`", "", text)
    found = (" ".join(one.split()) for one in re.findall(r"\*\*([^*]+)\*\*", plain))
    return [one for one in found if one[-1] not in ".,?"]


def typed(text):
    """What is written in italics: lines that are typed as they stand."""
    return [" ".join(one.split()) for one in re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", text)]


def in_backticks(text):
    return [" ".join(one.split()) for one in re.findall(r"`([^`]+)`", text)]


def is_formula(text):
    """Whether a house may write it as a league's points, or a function in them."""
    if text in FUNCTIONS:
        return True
    try:
        parse(text, variables.NAMES)
    except NotAFormula:
        return False
    return True


def test_what_is_no_key_and_no_command_is_told_apart():
    named = ("Ctrl+Shift+F12", "Razz", "Q")

    assert [is_key(one) for one in named] == [False, False, False]
    assert not is_formula("plase")
    assert not is_command("director games chekc FILE")
    assert not is_command("director showdown --explian FILE")


@pytest.mark.parametrize("chapter", TITLES)
def test_whatever_stands_in_backticks_is_a_key_a_command_a_file_or_a_formula(chapter):
    named = in_backticks(WRITTEN[chapter].text)

    wrong = [
        one
        for one in named
        if not (
            one in files()
            or is_formula(one)
            or (is_command(one) if one.startswith("director ") else is_key(one))
        )
    ]

    assert wrong == []


@pytest.mark.parametrize("chapter", TITLES)
def test_every_menu_entry_that_a_chapter_names_is_in_that_menu(chapter):
    named = {
        " ".join(one.split()) for one in re.findall(r"\*\*([^*]+▸[^*]+)\*\*", WRITTEN[chapter].text)
    }

    assert named - ENTRIES == set()


@pytest.mark.parametrize("chapter", TITLES)
def test_whatever_stands_in_bold_is_on_the_screen_or_a_key_of_game_files(chapter):
    named = {begins(one) for one in bold(WRITTEN[chapter].text) if "▸" not in one}

    known = of_game_files() if chapter == "house-games" else set()

    assert named - known - on_screen() == set()


def test_every_file_and_folder_of_the_house_is_in_the_chapter_on_settings():
    assert of_the_house() - set(in_backticks(WRITTEN["settings"].text)) == set()


def test_every_sheet_of_the_print_menu_is_in_a_chapter():
    text = " ".join(" ".join(one.text.split()) for one in BY_HAND)
    sheets = {one for one in ENTRIES if one.startswith("Print ▸")}

    assert {one for one in sheets if f"**{one}**" not in text} == {"Print ▸ Print sheet"}


def test_the_lines_for_rounds_and_flights_are_understood_as_they_are_written(stage):
    stage.event(*NAMES)
    rounds, flights = WRITTEN["shootouts-and-flights"].text.split("## Several clocks")
    plans = ["9 seats, 1 advance", "tables 10 2", "carried", "clocks", "shared", "fixed"]
    rules = ["best", "all", "newest", "15%", "entries 2", "pays 100"]

    assert typed(rounds) == plans
    assert [one for one in plans if not shootout_questions.terms_typed(f"9, {one}")] == [plans[0]]
    assert shootout_questions.terms_typed(plans[0])
    assert set(rules) < set(typed(flights))
    assert [one for one in rules if not flight_questions.terms_typed(stage.cockpit, one)] == []


def test_every_action_of_the_program_is_in_the_manual():
    text = reference(EVERY_ACTION).text

    assert [one.id for one in EVERY_ACTION if f"| {one.text.rstrip(' …')} |" not in text] == []


def test_every_key_of_the_program_is_in_the_manual():
    named = {portable(key) for key in in_backticks(reference(EVERY_ACTION).text)}

    assert KEYS - named == set()


def test_every_page_of_the_folder_is_in_the_contents():
    files = {path.stem for path in shelf.manual().glob("*.md")} - {"contents"}

    assert files == set(WRITTEN)


@pytest.mark.parametrize("chapter", sorted(WRITTEN))
def test_every_link_leads_to_a_chapter(chapter):
    links = re.findall(r"\]\(([^)]+)\.md\)", WRITTEN[chapter].text)

    assert set(links) - set(WRITTEN) == set()


def test_the_examples_for_those_who_build_on_the_engine_run():
    failures, tried = doctest.testfile(
        str(shelf.manual() / "engine.md"),
        module_relative=False,
        optionflags=doctest.NORMALIZE_WHITESPACE,
    )

    assert (failures, tried > 8) == (0, True)


SCREENS = {
    "players": "Players",
    "tables": "Tables",
    "clock": "The clock",
    "showdown": "Showdown",
    "rulings": "Rulings",
}


def test_every_screen_of_an_event_has_a_chapter():
    assert [one.name for one in AREAS if one.chapter not in WRITTEN] == []


def opened(stage):
    return WRITTEN[stage.window.beside.asides.page.shown].id


@pytest.mark.parametrize("screen", SCREENS)
def test_f1_opens_the_chapter_of_the_screen(stage, screen):
    stage.event(*NAMES)
    stage.go(screen)

    stage.press(Qt.Key.Key_F1)

    assert opened(stage) == screen


@pytest.mark.parametrize(
    ("key", "chapter"),
    [
        (Qt.Key.Key_O, "start"),
        (Qt.Key.Key_N, "new-event"),
        (Qt.Key.Key_E, "structure-editor"),
        (Qt.Key.Key_R, "register"),
        (Qt.Key.Key_Comma, "settings"),
    ],
)
def test_f1_opens_the_chapter_of_a_page_without_an_event(stage, key, chapter):
    stage.press(key, CTRL)

    stage.press(Qt.Key.Key_F1)

    assert opened(stage) == chapter


def test_f1_again_goes_back_to_the_screen(stage):
    stage.event(*NAMES)
    stage.go("tables")
    stage.press(Qt.Key.Key_F1)

    stage.press(Qt.Key.Key_F1)

    assert stage.page.isVisible()
    assert stage.cockpit.screen == "tables"


def test_a_chapter_is_set_once_as_wide_as_it_is_read(stage):
    stage.window.beside.show_aside("manual")

    text = stage.window.beside.asides.page.text
    assert text.findChildren(QTextDocument) == [text.document()]


def test_words_find_the_chapters_that_have_all_of_them(stage):
    stage.press(Qt.Key.Key_F1)
    page = stage.window.beside.asides.page
    page.search.setFocus()

    stage.types("newest copy second folder")

    assert page.found == ["When the machine dies"]
    assert page.shown == "machine-dies"


def test_what_begins_a_word_is_found_before_what_stands_inside_of_one(stage):
    stage.press(Qt.Key.Key_F1)
    page = stage.window.beside.asides.page
    begun = re.compile(r"\bant", re.IGNORECASE)

    page.search.setText("ant")
    marked = [mark.cursor.selectedText() for mark in page.text.extraSelections()]

    texts = [one.title + " " + one.words + " " + one.text for one in page.model.rows]
    found = [bool(begun.search(text)) for text in texts]
    assert (found, found[-1]) == (sorted(found, reverse=True), False)
    starts = [mark.cursor.selectionStart() for mark in page.text.extraSelections()]
    before = page.text.document().characterAt(starts[0] - 1)
    assert {one.casefold() for one in marked} == {"ant"}
    assert not before.isalnum()


def test_words_that_stand_together_are_marked_together(stage):
    stage.press(Qt.Key.Key_F1)
    page = stage.window.beside.asides.page

    page.search.setText("chip race")
    selections = page.text.extraSelections()
    marks = [(one.cursor.selectedText().casefold(), one.cursor.position()) for one in selections]

    assert page.shown == "tables"
    assert {text for text, _ in marks} == {"chip race"}
    assert page.text.textCursor().position() == marks[0][1]


def test_whatever_is_typed_while_a_chapter_is_read_is_searched_for(stage):
    stage.press(Qt.Key.Key_F1)
    page = stage.window.beside.asides.page

    stage.types("n")
    stage.types("ewest copy second folder")
    found = page.shown
    page.text.setFocus()
    stage.press(Qt.Key.Key_F, CTRL)
    stage.types("zeppelin")

    assert (found, page.search.text()) == ("machine-dies", "zeppelin")


def test_words_that_stand_nowhere_say_so(stage):
    stage.press(Qt.Key.Key_F1)
    page = stage.window.beside.asides.page

    page.search.setText("zeppelin")

    assert page.found == []
    assert not page._none.isHidden()


def test_the_arrows_go_through_the_chapters_from_the_search(stage):
    stage.press(Qt.Key.Key_F1)
    page = stage.window.beside.asides.page
    page.search.setFocus()

    stage.press(Qt.Key.Key_Down)

    assert page.shown == "new-event"


def test_a_link_leads_to_its_chapter(stage):
    stage.press(Qt.Key.Key_F1)
    page = stage.window.beside.asides.page
    page.open("new-event")

    page.text.anchorClicked.emit(QUrl("structure-editor.md"))

    assert page.shown == "structure-editor"


def test_a_single_letter_lists_chapters_and_marks_nothing(stage):
    stage.press(Qt.Key.Key_F1)
    page = stage.window.beside.asides.page
    page.search.setFocus()

    stage.types("c")
    marked_by_one = len(page.text.extraSelections())
    stage.types("lock")

    assert marked_by_one == 0
    assert page.shown == "shootouts-and-flights"
    assert len(page.text.extraSelections()) > 0


@pytest.mark.parametrize("chapter", ["clock", "sheets", "machine-dies"])
def test_no_line_of_a_chapter_is_longer_than_it_can_be_followed(stage, chapter):
    stage.press(Qt.Key.Key_F1)
    page = stage.window.beside.asides.page
    page.open(chapter)
    page.text.document().setTextWidth(page.text.viewport().width())

    lengths = []
    block = page.text.document().begin()
    while block.isValid():
        layout = block.layout()
        if not QTextCursor(block).currentTable():
            lengths += [layout.lineAt(at).textLength() for at in range(layout.lineCount())]
        block = block.next()

    assert 60 < max(lengths) < 80


def test_a_picture_is_no_wider_than_the_page(stage):
    stage.press(Qt.Key.Key_F1)
    page = stage.window.beside.asides.page

    page.open("clock")

    assert page.text.document().idealWidth() <= page.text.viewport().width()


def test_a_picture_wider_than_the_page_is_made_smaller_and_framed(qapp):
    text = "![The clock](pictures/clock.png)"
    reader = Reader()

    page = made_page(text, 700, reader)

    picture = page.resource(QTextDocument.ResourceType.ImageResource, QUrl("pictures/clock.png"))
    edge = {picture.pixelColor(at, 0).name() for at in range(picture.width())}
    assert (picture.width(), edge) == (700 - 2 * MARGIN, {current_palette().field})


def test_below_a_picture_its_text_goes_on_at_once(qapp):
    reader = Reader()
    page = made_page("![The clock](pictures/clock.png)\n\nIt runs.", 700, reader)
    picture = page.resource(QTextDocument.ResourceType.ImageResource, QUrl("pictures/clock.png"))
    place = page.documentLayout().blockBoundingRect

    words = page.begin().next()

    assert words.text() == "It runs."
    assert 0 <= place(words).top() - MARGIN - picture.height() <= 4 * GRID
