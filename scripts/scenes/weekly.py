"""What comes again every week: an event saved as a template, and others begun like it."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from director.tournament.commands import ChoosePayTable, SetMoney
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table import PayTable
from director.window.event.pay_table_shelf import pay_tables
from scenes.stage import Stage

TERMS = MoneyTerms("$", 0, Price(80, 15, 5, 20), guarantee=5000, bounties="progressive")


def _weekly(stage: Stage) -> None:
    """An event with prices, a pay table and players."""
    desk = stage.event(players=24)
    desk.do(SetMoney(TERMS))
    table = pay_tables(stage.window.start_actions.settings)["one-in-eight"]
    if isinstance(table, PayTable):
        desk.do(ChoosePayTable(table))


def saving(stage: Stage) -> None:
    """What a template would hold, and what not."""
    _weekly(stage)
    stage.actions["event.save_template"].trigger()


def saved(stage: Stage) -> None:
    """Two templates, of which one has been begun with a date."""
    for name in ("Monday limit mix with a rather long name for a long winter season", ""):
        _weekly(stage)
        stage.actions["event.save_template"].trigger()
        if name:
            stage.types(name)
        stage.press(Qt.Key.Key_Return)
    stage.window.program_actions["start_actions.from_template"].trigger()


def copying(stage: Stage) -> None:
    """Another event like the one in sight."""
    saved(stage)
    _weekly(stage)
    stage.actions["event.copy"].trigger()


WEEKLY_SCENES: dict[str, Callable[[Stage], object]] = {
    "weekly-save": saving,
    "weekly-begin": saved,
    "weekly-copy": copying,
}
