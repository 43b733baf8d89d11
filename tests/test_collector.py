"""Who decides when Python looks for garbage."""

import gc
from threading import Thread

import pytest

from director import collector


@pytest.fixture(autouse=True)
def on():
    gc.enable()
    yield
    gc.enable()


def test_it_is_off_until_as_many_have_let_go_as_held_it_off():
    collector.hold_off()
    collector.hold_off()
    collector.let_go()
    half = gc.isenabled()
    collector.let_go()

    assert (half, gc.isenabled()) == (False, True)


def test_reading_a_log_does_not_turn_it_on_while_other_work_goes_on():
    collector.hold_off()
    with collector.held_off():
        inside = gc.isenabled()
    after = gc.isenabled()
    collector.let_go()

    assert (inside, after, gc.isenabled()) == (False, False, True)


def test_before_the_program_has_begun_nobody_turns_it_on():
    collector.put_off()
    with collector.held_off():
        pass
    before = gc.isenabled()
    collector.begin()

    assert (before, gc.isenabled()) == (False, True)


def test_many_threads_leave_it_as_they_found_it():
    def work():
        for _ in range(200):
            with collector.held_off():
                pass

    threads = [Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert gc.isenabled()
