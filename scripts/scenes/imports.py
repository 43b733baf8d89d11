"""Scenes of the import of another program's evenings: nothing chosen, files looked at, imported."""

from collections.abc import Callable

from PySide6.QtTest import QTest

from director.window.imports.import_page import ImportPage
from scenes.stage import Stage
from tests import tdt_evening

LONG = "Thursday no-limit with one rebuy and an add-on, the last before the summer of that year"


def nothing_chosen(stage: Stage) -> ImportPage:
    """Nobody has chosen a file."""
    return stage.window.beside.show_import()


def looked_at(stage: Stage) -> ImportPage:
    """A folder: sound evenings, one saved twice, one cut off."""
    folder = stage.window.start_actions.settings.path.parent / "old evenings"
    folder.mkdir(exist_ok=True)
    for at in range(1, 15):
        title = LONG if at == 3 else f"Harbor Thursday {at}"
        uid = str(at if at != 9 else 8)
        text = tdt_evening.text(
            title=title,
            uid=uid,
            season=f"{2019 + at // 6}",
            formula="10 * sqrt(n / r) * (1 + log(buyins))",
        )
        if at == 5:
            text = text[:700].replace("Fee: 55", "Fee: alert(55)")
        (folder / f"{at:02}.tdt").write_text(text, encoding="utf-8")
    page = nothing_chosen(stage)
    page.look_in(folder)
    wait(page)
    return page


def cut_off(stage: Stage) -> None:
    """What is wrong with a file."""
    page = looked_at(stage)
    page.view.selectRow(4)
    QTest.qWait(50)


def imported(stage: Stage) -> None:
    """All of them are in the book."""
    page = looked_at(stage)
    page.go.click()
    wait(page)


def wait(page: ImportPage) -> None:
    """Until the work that is under way has ended."""
    for _ in range(1500):
        QTest.qWait(10)
        if page.work.task is None:
            return


IMPORT_SCENES: dict[str, Callable[[Stage], object]] = {
    "import": nothing_chosen,
    "import-looked-at": looked_at,
    "import-cut-off": cut_off,
    "import-done": imported,
}
