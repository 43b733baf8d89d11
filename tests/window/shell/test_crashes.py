"""A fault of ours is told, once, and stands in nobody's way."""

from PySide6.QtWidgets import QMessageBox

from director.tournament.log.books import BookFailed
from director.tournament.log.refused import Refused, Unfit
from director.translation import Sentence
from director.window.shell.crash_window import tell, tell_uncaught
from director.window.widgets.status_line import FAILED, REFUSED


def test_what_fails_each_second_is_told_once(stage, tmp_path):
    for _ in range(3):
        tell(stage.window, tmp_path / "crashes.txt")

    [box] = stage.window.findChildren(QMessageBox)
    assert (box.isModal(), box.informativeText()) == (
        False,
        f"Details are in {tmp_path / 'crashes.txt'}",
    )


def test_what_desk_and_book_raise_is_said_in_words_wherever_it_comes_from(stage):
    stage.window.show()
    said, unwritten = [], []

    for error in (
        Refused("{name} is no name", name="\u2066"),
        Unfit(7, Sentence("it has been altered", {})),
        BookFailed("the disk is full"),
    ):
        tell_uncaught(stage.window, lambda *one: said.append(one), error, unwritten.append)

    assert said == [
        ("\u2066 is no name", REFUSED),
        ("the log of this event is damaged at record 7: it has been altered", FAILED),
        ("the disk is full", FAILED),
    ]
    assert (unwritten, stage.window.findChildren(QMessageBox)) == ([], [])


def test_a_fault_of_ours_is_written_down_and_told(stage, tmp_path):
    written = []

    def write(bug):
        written.append(bug)
        return tmp_path / "crashes.txt"

    tell_uncaught(stage.window, stage.window.status.say, KeyError("ours"), write)

    [box] = stage.window.findChildren(QMessageBox)
    assert ([type(one) for one in written], box.windowTitle()) == ([KeyError], "Program error")
