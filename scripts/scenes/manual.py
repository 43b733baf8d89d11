"""Scenes of the settings, the manual, and what the program is made of."""

from typing import TYPE_CHECKING

from PySide6.QtTest import QTest

from director.window.settings_and_help.manual_page import ManualPage
from director.window.settings_and_help.page_names import ABOUT, MANUAL, NEWER, SETTINGS, SUPPORT
from director.window.settings_and_help.settings_page import SettingsPage
from director.window.settings_and_help.version_page import Answer, VersionPage
from director.window.system.tasks import finish_all
from scenes.stations import settle

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.stage import Stage

CRASH = """2026-01-02 19:00:00 UTC
Traceback (most recent call last):
  File "/anns/tournament/director/desk/desk.py", line 12, in do
    raise KeyError(player)
KeyError: 'Bob Marek'
"""


def settings(stage: "Stage", typed: str = "") -> None:
    """The settings during an evening, two of them changed."""
    stage.evening(3)
    stage.window.beside.show_aside(SETTINGS)
    page = stage.aside
    assert isinstance(page, SettingsPage)
    page._settings.values |= {"most_raises": 4, "call_seconds": 30}
    page.refresh()
    page.search.setText(typed)


def compared(stage: "Stage") -> None:
    """The house rules beside those of a book."""
    settings(stage, "play by a book")
    page = stage.aside
    assert isinstance(page, SettingsPage)
    page.books.compare("tda")
    for _ in range(600):
        QTest.qWait(10)
        if page.books.found:
            return


def faulty_import(stage: "Stage") -> None:
    """A file of settings with three faults."""
    settings(stage)
    page = stage.aside
    assert isinstance(page, SettingsPage)
    path = stage.window.start_actions.settings.path.with_name("ours.toml")
    path.write_text('look = "dim"\nmost_raises = 7\nslide_secnods = 3\n', encoding="utf-8")
    page.import_from(path)


def manual(stage: "Stage", typed: str = "", chapter: str = "") -> None:
    """The manual at the clock, during an evening."""
    stage.evening(3)
    stage.to("clock")
    stage.window.beside.show_aside(MANUAL)
    page = stage.aside
    assert isinstance(page, ManualPage)
    if chapter:
        page.open(chapter)
    if typed:
        page.search.setFocus()
        page.search.setText(typed)


def about(stage: "Stage") -> None:
    """What the program is made of."""
    stage.window.beside.show_aside(ABOUT)


def support(stage: "Stage") -> None:
    """What a report for support says, with a fault in it."""
    stage.evening(3)
    path = stage.window.start_actions.settings.path.with_name("crashes.txt")
    path.write_text(CRASH, encoding="utf-8")
    stage.window.beside.show_aside(SUPPORT)


def newer(stage: "Stage", told: Answer | None = None) -> None:
    """What came of looking for a newer version; nobody is asked here."""
    stage.window.beside.show_aside(NEWER)
    page = stage.window.beside.asides.page if stage.window.beside.asides else None
    assert isinstance(page, VersionPage)
    finish_all()
    settle()
    if told:
        page.show_answer(told)


NEWER_ONE = Answer(
    "Version 1.12.0 is there; this is 0.1.0. Get it here: the office on the second floor, or the"
    " memory stick in the drawer of the registration desk",
    "Walls. An event may have a color of its own.\n\n"
    "Rulings. The dead button is shown on the map of the table, with the rule beside it and what"
    " each of the three seats after it posts in this hand and in the next.",
)

MANUAL_SCENES: "dict[str, Callable[[Stage], object]]" = {
    "settings": settings,
    "settings-found": lambda stage: settings(stage, "raise"),
    "settings-faults": faulty_import,
    "settings-books": compared,
    "settings-spoken": lambda stage: settings(stage, "spoken"),
    "manual": manual,
    "about": about,
    "support": support,
    "newer-no-address": newer,
    "newer": lambda stage: newer(stage, NEWER_ONE),
    "changes": lambda stage: manual(stage, chapter="changes"),
    "manual-found": lambda stage: manual(stage, "copy"),
    "manual-engine": lambda stage: manual(stage, chapter="engine"),
    "manual-first": lambda stage: manual(stage, chapter="first-evening"),
    "manual-actions": lambda stage: manual(stage, chapter="all-actions"),
}
