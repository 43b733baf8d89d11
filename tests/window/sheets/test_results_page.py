"""The results for a web site: where the operator wants them, and by themselves at the close."""

from director.tournament.commands import CloseEvent, Eliminate, ReopenEvent
from director.window.sheets.results_page import save_results_page
from tests.window.stages import NAMES


def played(stage):
    desk = stage.event(*NAMES, seated=True, running=True)
    for entry in range(7, 1, -1):
        desk.do(Eliminate(entry))
    return desk


def written(folder):
    return sorted(path.name for path in folder.iterdir())


def test_the_page_and_the_json_lie_beside_each_other(stage, tmp_path, qtbot):
    played(stage)

    save_results_page(stage.cockpit, tmp_path / "friday.html")
    qtbot.waitUntil(lambda: "Results page saved" in stage.said)

    everybody = str(sorted(NAMES))
    assert (tmp_path / "friday.html").read_text() == f".html Friday {everybody}"
    assert (tmp_path / "friday.json").read_text() == f".json Friday {everybody}"


def test_an_event_that_is_closed_writes_its_page_into_the_folder_of_the_house(
    stage, tmp_path, qtbot
):
    folder = tmp_path / "web"
    folder.mkdir()
    stage.settings.change({"results_folder": str(folder)})
    played(stage)

    stage.cockpit.bridge.do(CloseEvent())

    day = f"{stage.now.astimezone():%Y-%m-%d}"
    both = [f"friday-{day}.html", f"friday-{day}.json"]
    qtbot.waitUntil(lambda: written(folder) == both)


def test_a_folder_that_has_gone_is_said_and_the_event_is_closed_all_the_same(
    stage, tmp_path, qtbot
):
    stage.settings.change({"results_folder": str(tmp_path / "gone")})
    played(stage)

    stage.cockpit.bridge.do(CloseEvent())

    page = tmp_path / "gone" / f"friday-{stage.now.astimezone():%Y-%m-%d}.html"
    why = f"Results page not saved as {page}: No such file or directory"
    qtbot.waitUntil(lambda: stage.said == why)
    assert stage.t.closed


def test_without_a_folder_nothing_is_written(stage, tmp_path, qtbot):
    played(stage)
    before = written(tmp_path)

    stage.cockpit.bridge.do(CloseEvent())
    stage.cockpit.bridge.do(ReopenEvent())

    assert (written(tmp_path), stage.said.split("  ·")[0]) == (before, "Event reopened")
