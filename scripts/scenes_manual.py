"""Scenes of the settings, the manual, and what the program is made of."""

from typing import TYPE_CHECKING

from director.gui.asides.settings_pages import SettingsPage
from director.gui.asides.words import SETTINGS

if TYPE_CHECKING:
    from collections.abc import Callable

    from screenshots import Stage


def settings(stage: "Stage", typed: str = "") -> None:
    """The settings during an evening, two of them changed."""
    stage.evening(3)
    stage.window.show_aside(SETTINGS)
    assert stage.window.asides
    page = stage.window.asides.page
    assert isinstance(page, SettingsPage)
    page._settings.values |= {"most_raises": 4, "call_seconds": 30}
    page.refresh()
    page.search.setText(typed)


def faulty_import(stage: "Stage") -> None:
    """A file of settings with three faults."""
    settings(stage)
    assert stage.window.asides
    page = stage.window.asides.page
    assert isinstance(page, SettingsPage)
    path = stage.window.lobby.settings.path.with_name("ours.toml")
    path.write_text('look = "dim"\nmost_raises = 7\nslide_secnods = 3\n', encoding="utf-8")
    page.import_from(path)


MANUAL_SCENES: "dict[str, Callable[[Stage], object]]" = {
    "settings": settings,
    "settings-found": lambda stage: settings(stage, "raise"),
    "settings-faults": faulty_import,
}
