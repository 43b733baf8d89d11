"""The program started with a file shows what that is about."""

import pytest

from director.engine.games.library import Library
from director.files.file_kinds import FileKind
from director.house import shelf
from director.window.editor.editor_page import EditorPage
from director.window.shell import double_clicked_file
from director.window.shell.double_clicked_file import open_file
from tests.window.stages import PlainSheets


@pytest.fixture
def opened(monkeypatch):
    """What was handed to whatever shows PDF files."""
    found = []
    monkeypatch.setattr(
        double_clicked_file, "open_in_viewer", lambda path: found.append(path.read_bytes()) or True
    )
    return found


def start_with(stage, kind, path):
    library = Library(shelf.games(), path.parent)
    open_file(stage.window, kind, path, library, PlainSheets())


def test_a_structure_opens_in_the_editor(stage):
    start_with(stage, FileKind.STRUCTURE, shelf.structures() / "horse.toml")

    shown = stage.window.frame.page
    assert isinstance(shown, EditorPage)
    assert shown.editor.draft.name == "HORSE"


def test_a_game_is_tried_and_its_rule_card_opened(stage, opened):
    start_with(stage, FileKind.GAME, shelf.games() / "razz.toml")

    assert opened == [b"%PDF Razz"]
    assert stage.window.status.text.startswith("Razz: sound, ")


def test_what_is_wrong_with_a_game_is_said(stage, opened, tmp_path):
    path = tmp_path / "ours.toml"
    path.write_text('name = "Ours"\nlike = "razz"\ntldr = "x"\nbrodt = 3\n', encoding="utf-8")

    start_with(stage, FileKind.GAME, path)

    assert "brodt" in stage.window.status.text
    assert opened == []


def test_a_book_is_named(stage, tmp_path):
    start_with(stage, FileKind.BOOK, tmp_path / "friday.book")

    assert stage.window.status.text == "The book friday.book"


def test_the_manual_is_set_on_paper_from_the_menu(stage, qtbot):
    found = []
    stage.window.viewer = lambda path: found.append(path.read_bytes()) or True

    stage.window.program_actions["aside.manual_sheet"].trigger()

    qtbot.waitUntil(lambda: stage.window.status.text == "Opened: the manual")
    assert found == [b"%PDF Tournament Director: the manual"]
