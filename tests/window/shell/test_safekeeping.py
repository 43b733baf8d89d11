"""The file is complete after a few quiet seconds; the foot line says how old the copy is."""

from datetime import timedelta

import pytest

from director.tournament.commands import AddTime
from director.tournament.log.books import Copy
from director.window.look.palettes import current_palette
from tests.notebooks import Notebook
from tests.window.stages import NAMES, Stage


class CopiedBook(Notebook):
    """A notebook that counts how often its journal went into it, and lies copied on a stick."""

    def __init__(self):
        super().__init__()
        self.checkpoints = 0
        self.newest = ()

    def checkpoint(self):
        self.checkpoints += 1

    def newest_copies(self):
        return self.newest


@pytest.fixture
def stage(dressed, tmp_path):
    stage = Stage(tmp_path, CopiedBook())
    yield stage
    stage.close()


def test_the_journal_goes_into_the_book_once_after_quiet(stage, qtbot):
    stage.event(*NAMES, running=True)
    keeping, book = stage.window.safekeeping, stage.book
    keeping.look()
    stage.cockpit.bridge.do(AddTime(1))

    keeping.look()
    assert book.checkpoints == 0  # something was written since the last look
    keeping.look()
    qtbot.waitUntil(lambda: book.checkpoints == 1)
    qtbot.waitUntil(lambda: not keeping._is_busy)
    keeping.look()
    keeping.look()

    assert book.checkpoints == 1


def test_the_foot_line_says_when_and_where_the_newest_copy_lies(stage, tmp_path, qtbot):
    stage.event(*NAMES, running=True)
    at = stage.now
    stage.book.newest = (Copy(tmp_path / "STICK" / "events 2026-01-02 21.10.00.book", at),)

    stage.window.safekeeping.recall()
    said = f"last backup {at.astimezone():%H:%M} in STICK"
    qtbot.waitUntil(lambda: stage.window.status._copy.text() == said)

    assert current_palette().warning not in stage.window.status._copy.styleSheet()


def test_it_turns_amber_when_the_copy_is_older_than_a_level(stage, tmp_path, qtbot):
    stage.event(*NAMES, running=True)
    stage.book.newest = (Copy(tmp_path / "STICK" / "events.book", stage.now),)
    stage.window.safekeeping.recall()
    qtbot.waitUntil(lambda: bool(stage.window.status._copy.text()))
    level = stage.window._level_in_sight()

    stage.now += level
    stage.window.safekeeping.look()
    assert current_palette().warning not in stage.window.status._copy.styleSheet()

    stage.now += timedelta(seconds=1)
    stage.window.safekeeping.look()
    assert current_palette().warning in stage.window.status._copy.styleSheet()


def test_without_a_copy_nothing_is_said(stage):
    stage.event(*NAMES)

    stage.window.safekeeping.look()

    assert stage.window.status._copy.text() == ""
