"""The self-test finds nothing where all is well, and what is wrong where it is not."""

from dataclasses import replace

import pytest

from director.house import shelf
from director.reports.documents import Document
from director.reports.sheet_register import EVENT_SHEETS
from director.start.self_test import trials
from director.start.self_test.books import try_killing
from director.start.self_test.sheets import of_an_event, shipped, try_sheets
from director.start.self_test.wall import try_sounds


@pytest.mark.parametrize("trial", trials.TRIALS)
def test_nothing_is_found_where_all_is_well(qapp, capsys, trial):
    assert list(trial()) == []

    assert capsys.readouterr().out != ""


def test_a_sheet_that_cannot_be_set_is_named_and_the_others_are_set(monkeypatch, capsys):
    def broken(*_: object) -> Document:
        raise KeyError("Ann")

    faulty = replace(EVENT_SHEETS["results"], make=broken)
    monkeypatch.setitem(EVENT_SHEETS, "results", faulty)
    monkeypatch.setattr("director.start.self_test.sheets.shipped", dict)

    assert list(try_sheets()) == ["results: KeyError: 'Ann'"]


def test_a_trial_that_cannot_be_made_is_a_fault_and_the_next_one_is_made(monkeypatch, capsys):
    def broken():
        yield "one fault"
        raise OSError("no disk")

    def good():
        yield from ()

    monkeypatch.setattr(trials, "TRIALS", (broken, good))

    status = trials.self_test()

    first, second, last = capsys.readouterr().out.splitlines()
    assert (status, first, second) == (1, "one fault", "broken: OSError: no disk")
    assert last.startswith("2 faults in ")


def test_a_program_that_ends_before_it_can_be_killed_is_a_fault(monkeypatch):
    monkeypatch.setattr("director.start.self_test.books.program", lambda: ["true"])

    assert list(try_killing()) == ["the program that was to be killed ended by itself"]


def test_a_sound_that_is_not_there_is_named(monkeypatch, tmp_path, qapp, capsys):
    monkeypatch.setattr(shelf, "sounds", lambda: tmp_path)
    monkeypatch.setattr("director.window.system.sounds.the_player", lambda: None)

    assert "the sound bell: not there" in list(try_sounds())


def test_all_structures_and_everything_that_can_be_printed_is_tried():
    structures = {path.stem for path in shelf.structures().glob("*.toml")}
    tried = {name.removeprefix("structure sheet: ") for name in shipped()}

    assert structures <= tried
    assert {"manual", "rule book", "rule cards", "ruling"} <= tried
    assert set(of_an_event(None)) == set(EVENT_SHEETS)
