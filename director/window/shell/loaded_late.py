"""What the first window does without: loaded in the quiet moment after the start."""

from importlib import import_module

LATE = (
    "director.window.shell.events.open_event",
    "director.window.shell.events.wall_screens",
    "director.window.shell.actions.event_actions",
    "director.window.shell.station_work",
    "director.window.start.new_event",
    "director.window.palette.palette_host",
    "director.window.settings_and_help.rulings_page",
    "director.window.settings_and_help.side_pages",
    "director.window.settings_and_help.manual_print",
    "director.window.editor.structure_change",
    "director.window.game_maker.page",
    "director.window.register.register_page",
    "director.window.start.sample_question",
)
"""The modules, in the order in which they are loaded."""


def load_late() -> None:
    """Loads them all, so that nobody who goes there waits."""
    for name in LATE:
        import_module(name)
