"""The status of an open event lies in the folder of the settings, as it stands by now."""

import json

import pytest

from director.tournament.commands import Eliminate
from tests.window.stages import NAMES


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "web"
    made.mkdir()
    return made


def status(folder):
    path = folder / "friday-status.json"
    return json.loads(path.read_text("utf-8")) if path.exists() else {}


def tick(stage):
    stage.cockpit.bridge.ticked.emit(stage.now)


def test_the_file_follows_every_act_and_what_is_taken_back(stage, folder, qtbot):
    stage.settings.change({"status_folder": str(folder)})
    desk = stage.event(*NAMES, seated=True, running=True)
    stage.wait(seconds=1)
    tick(stage)
    qtbot.waitUntil(lambda: status(folder).get("PlayersLeft") == 7)

    desk.do(Eliminate(7))
    tick(stage)
    qtbot.waitUntil(lambda: status(folder)["PlayersLeft"] == 6)
    assert status(folder)["LastPlayerBustoutTime"] == int(stage.now.timestamp())

    desk.undo()
    tick(stage)
    qtbot.waitUntil(lambda: status(folder)["PlayersLeft"] == 7)
    assert status(folder)["LastPlayerBustoutTime"] == 0


def test_without_an_act_it_is_written_every_quarter_of_a_minute(stage, folder, qtbot):
    stage.settings.change({"status_folder": str(folder)})
    stage.event(*NAMES, seated=True, running=True)
    tick(stage)
    qtbot.waitUntil(lambda: status(folder) != {})
    first = status(folder)["SecondsLeft"]

    stage.wait(seconds=15)

    qtbot.waitUntil(lambda: tick(stage) or status(folder)["SecondsLeft"] == first - 15)


def test_a_folder_that_has_gone_is_said_once(stage, tmp_path, qtbot):
    stage.settings.change({"status_folder": str(tmp_path / "gone")})
    stage.event(*NAMES)
    said = []
    stage.cockpit.said.connect(lambda words, _: said.append(words))

    tick(stage)
    qtbot.waitUntil(lambda: bool(said))
    stage.wait(seconds=15)
    tick(stage)
    path = tmp_path / "gone" / "friday-status.json"

    assert said == [f"status not written to {path}: No such file or directory"]
