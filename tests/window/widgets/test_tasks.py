"""Work beside the window's thread: what becomes of it when its window has gone."""

from threading import Event

from PySide6.QtCore import QObject

from director.window.system.tasks import Task, finish_all


def test_what_is_under_way_is_waited_for_and_told_to_nobody_who_has_gone(qapp, qtbot):
    goes_on, written, told = Event(), [], []
    owner = QObject()

    def work():
        goes_on.wait(10)
        written.append("to its end")
        return "done"

    Task(owner, work, told.append, told.append)
    owner.deleteLater()
    qapp.processEvents()
    goes_on.set()
    finish_all()
    at_the_end = list(written)
    qtbot.wait(20)

    assert (at_the_end, told) == (["to its end"], [])


def test_with_nothing_under_way_nobody_waits():
    finish_all()
