"""Looking for a newer version: only when asked, and every answer is a sentence on the page."""

import pytest
from PySide6.QtCore import Qt

from director import __version__
from director.house import newer_version
from director.house.newer_version import NewestVersion, NotTold
from director.window.settings_and_help.page_names import ABOUT, MANUAL, NEWER, SETTINGS, SUPPORT
from director.window.settings_and_help.version_page import Answer, VersionPage, answer
from director.window.system.tasks import finish_all

WALLS = "Walls in color.\n<b>Faster</b> ![x](file.png)"


@pytest.fixture
def told(stage, qtbot):
    """A page over an answer that the test gives, and what was asked."""
    asked: list[str] = []
    stage.settings.change({"updates": "https://versions.invalid/newest"})

    def opened(answer: Answer):
        def ask(address: str) -> Answer:
            asked.append(address)
            return answer

        page = VersionPage(stage.settings, ask)
        qtbot.addWidget(page)
        page.show()
        page.land()
        assert page.header.sum_line.text() == "Looking …"
        page.ask()  # a second time at once
        finish_all()
        qtbot.waitUntil(page.again.isEnabled)
        return page, asked

    return opened


def test_without_an_address_the_page_says_where_versions_come_from(stage, qtbot):
    stage.window.program_actions["aside.newer"].trigger()
    page = stage.window.beside.asides.page

    qtbot.waitUntil(page.again.isEnabled)
    assert isinstance(page, VersionPage)
    assert page.header.sum_line.text().startswith("No address for new versions is set.")
    assert not page.notes.isVisible()


def test_a_newer_version_is_shown_with_its_notes_as_they_were_written(told):
    page, asked = told(Answer("Version 9.0 is there", WALLS))

    assert (page.header.sum_line.text(), page.notes.toPlainText()) == (
        "Version 9.0 is there",
        WALLS,
    )
    assert page.notes.isVisible()
    assert asked == ["https://versions.invalid/newest"]


def test_where_there_is_none_no_empty_box_is_shown(told):
    page, _ = told(Answer("This is the newest version"))

    assert not page.notes.isVisible()


def test_whoever_comes_back_asks_again(told, qtbot):
    page, asked = told(Answer("This is the newest version"))

    page.land()
    finish_all()
    qtbot.waitUntil(page.again.isEnabled)

    assert len(asked) == 2


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (
            NewestVersion("99.0", WALLS, "the office"),
            Answer(f"Version 99.0 is there; this is {__version__}. Get it here: the office", WALLS),
        ),
        (
            NewestVersion(__version__, WALLS, "the office"),
            Answer(f"This is the newest version: {__version__}."),
        ),
        (NotTold("nobody answers"), Answer("nobody answers")),
    ],
)
def test_what_was_found_is_said_in_a_sentence(monkeypatch, found, said):
    def newest(address):
        assert address == "https://versions.invalid"
        if isinstance(found, NotTold):
            raise found
        return found

    monkeypatch.setattr(newer_version, "newest_version", newest)

    assert answer("https://versions.invalid") == said


def test_nothing_is_asked_at_the_start_or_by_any_other_page(stage, monkeypatch):
    asked: list[str] = []
    monkeypatch.setattr(newer_version, "newest_version", asked.append)
    stage.settings.change({"updates": "https://versions.invalid/newest"})

    for name in (SETTINGS, MANUAL, ABOUT, SUPPORT):
        stage.window.beside.show_aside(name)
    finish_all()

    assert asked == []


def test_f1_on_the_page_opens_what_each_version_brought(stage):
    stage.window.beside.show_aside(NEWER)
    finish_all()

    stage.press(Qt.Key.Key_F1)

    assert stage.window.beside.asides.page.shown == "changes"
