"""What tests of the window share."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from director.window.look.styles import prepare
from tests.window.stages import Stage


@pytest.fixture(scope="session")
def dressed(qapp):
    prepare(qapp)
    return qapp


@pytest.fixture
def stage(dressed, qtbot, tmp_path):
    made = Stage(tmp_path)
    yield made
    made.close()
    held = QGuiApplication.mouseButtons()
    assert held == Qt.MouseButton.NoButton, "a button held down is held in every test that follows"
