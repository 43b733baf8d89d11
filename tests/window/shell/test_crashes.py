"""A fault of ours is told, once, and stands in nobody's way."""

from PySide6.QtWidgets import QMessageBox

from director.window.shell.crash_window import tell


def test_what_fails_each_second_is_told_once(stage, tmp_path):
    for _ in range(3):
        tell(stage.window, tmp_path / "crashes.txt")

    [box] = stage.window.findChildren(QMessageBox)
    assert (box.isModal(), box.informativeText()) == (
        False,
        f"Details are in {tmp_path / 'crashes.txt'}",
    )
