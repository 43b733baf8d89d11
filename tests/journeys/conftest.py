"""Who sits down at the desk of a house that is new."""

import pytest

from director.window.look.styles import prepare
from tests.journeys.person import Person


@pytest.fixture
def ina(qapp, qtbot, monkeypatch, tmp_path):
    """Somebody before the list of events; the house's folder is empty."""
    monkeypatch.setenv("DIRECTOR_HOME", str(tmp_path))
    prepare(qapp)
    made = Person(tmp_path)
    yield made
    made.leave()
