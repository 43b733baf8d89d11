"""A window whose evening can be shared, over stations of paper."""

import pytest

from tests.stations_of_paper import PaperStations
from tests.window.stages import Stage


@pytest.fixture
def sharing_stage(dressed, qtbot, tmp_path):
    paper = PaperStations({})
    made = Stage(tmp_path, stations=paper.ways())
    paper.now = lambda: made.now
    yield made, paper
    made.close()
