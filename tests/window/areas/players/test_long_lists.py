"""Long lists: after any act they are what they would be if they were made anew."""

from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest

from director.desk.desk import open_event
from director.tournament.busts.facts import Count
from director.tournament.busts.hand_for_hand import Bust
from director.tournament.commands import (
    CorrectPayment,
    CountChips,
    CreditBust,
    DrawSeats,
    Eliminate,
    EliminateTogether,
    ListAlternate,
    MoveBust,
    RedrawSeats,
    Refused,
    Register,
    Reinstate,
    RenameEntry,
    SetMoney,
    VoidEntry,
)
from director.tournament.entries.terms import ReEntries
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.state import EntryNumber
from director.views.log import affected
from director.views.money import ledger_rows
from director.views.money.ledger_rows import LineRows, sums_of
from director.views.players import player_rows
from director.views.players.player_rows import EntryRows
from director.window.areas.players import screen
from director.window.event.requests import ShowPlayer
from tests.notebooks import Notebook
from tests.tournament.evening import FRIDAY, STRUCTURE

TERMS = MoneyTerms("$", 0, Price(100, 10))


def plainly(rows):
    """What each row says, but for the number of places, which all of a list share."""
    return [row._replace(of=None) for row in rows]


def act(desk, dice):
    """Something happens at the desk."""
    t = desk.tournament
    one, other = dice.choices(sorted(t.entries), k=2)
    acts = (
        *3 * [lambda: desk.do(Eliminate(one))],
        *3 * [lambda: desk.do(Register(desk.player(f"Gus {len(t.entries)}"), "late", "card"))],
        lambda: desk.do(Register(t.entries[one].player, "again")),
        lambda: desk.do(Eliminate(one, before=other)),
        lambda: desk.do(EliminateTogether((Bust(one, 1, 5), Bust(other, 1, 5)))),
        lambda: desk.do(CreditBust(one, (other,))),
        lambda: desk.do(MoveBust(one)),
        lambda: desk.do(MoveBust(one, before=other)),
        lambda: desk.do(Reinstate(one, 9, dice.randint(1, 8))),
        lambda: desk.do(VoidEntry(one, "by mistake")),
        lambda: desk.do(RenameEntry(one, desk.player("Ida"))),
        lambda: desk.do(CountChips((Count(one, 500),))),
        lambda: desk.do(CorrectPayment(dice.choice(sorted(t.ledger.lines)), 90, "ticket")),
        lambda: desk.do(ListAlternate(desk.player("Jon"))),
        *3 * [desk.undo],
        *2 * [desk.redo],
        lambda: desk.take_back(dice.randint(2, len(desk.log.records))),
    )
    dice.choice(acts)()


@pytest.mark.parametrize("seed", range(12))
def test_rows_that_were_kept_say_what_rows_made_anew_say(seed):
    structure = replace(STRUCTURE, re_entries=ReEntries())
    desk = open_event(Notebook(), "Friday", structure, "Ina", "desk 1", lambda: FRIDAY)
    desk.do(SetMoney(TERMS))
    for name in ("Ann", "Bob", "Cho", "Dov", "Eve", "Fay"):
        desk.do(Register(desk.player(name), "seed", "cash"))
    desk.do(DrawSeats("seats"))
    entries, lines, dice = EntryRows(desk), LineRows(desk), Random(seed)

    for _ in range(60):
        try:
            act(desk, dice)
        except Refused:
            continue
        if dice.random() < 0.6:
            kept, anew = entries.now(), EntryRows(desk).now()
            assert [row.place for row in kept] == [row.place for row in anew]
            assert plainly(kept) == plainly(anew)
            assert lines.now() == LineRows(desk).now()
            assert lines.sums == sums_of(lines.now())
            assert LineRows(desk).newest(4) == lines.now()[:4]


@pytest.mark.parametrize("seed", range(6))
def test_rows_that_were_made_ahead_say_what_rows_made_anew_say(seed, monkeypatch):
    monkeypatch.setattr(player_rows, "_A_FEW", 2)
    monkeypatch.setattr(ledger_rows, "_A_FEW", 2)
    desk = open_event(Notebook(), "Friday", STRUCTURE, "Ina", "desk 1", lambda: FRIDAY)
    desk.do(SetMoney(TERMS))
    for name in ("Ann", "Bob", "Cho", "Dov", "Eve", "Fay", "Gus"):
        desk.do(Register(desk.player(name), "seed", "cash"))
    desk.do(DrawSeats("seats"))
    entries, lines, dice = EntryRows(desk), LineRows(desk), Random(seed)

    while entries.go_on() | lines.go_on():
        with suppress(Refused):
            act(desk, dice)
            lines.newest(1)

    assert plainly(entries.now()) == plainly(EntryRows(desk).now())
    assert lines.now() == LineRows(desk).now()
    assert lines.sums == sums_of(lines.now())


def test_the_first_rows_are_there_before_the_others_are_made(monkeypatch):
    monkeypatch.setattr(player_rows, "_A_FEW", 2)
    desk = open_event(Notebook(), "Friday", STRUCTURE, "Ina", "desk 1", lambda: FRIDAY)
    for name in ("Ann", "Bob", "Cho", "Dov", "Eve"):
        desk.do(Register(desk.player(name), "seed", "cash"))
    desk.do(DrawSeats("seats"))
    desk.do(Eliminate(EntryNumber(5)))
    entries = EntryRows(desk)

    assert [row.name for row in entries.first()] == ["Ann", "Bob"]
    assert [entries.place(EntryNumber(one)) for one in (1, 5)] == [None, 5]
    assert not entries.is_whole

    desk.do(Eliminate(EntryNumber(1)))  # after an act all are told as they are now

    assert [(row.name, row.place) for row in entries.first()] == [
        ("Ann", 4),
        ("Bob", None),
        ("Cho", None),
        ("Dov", None),
        ("Eve", 5),
    ]
    assert entries.is_whole


def test_a_redraw_of_a_part_of_the_field_makes_their_rows_alone(monkeypatch):
    monkeypatch.setattr(affected, "_MOST_ENTRIES", 1)
    desk = open_event(Notebook(), "Friday", STRUCTURE, "Ina", "desk 1", lambda: FRIDAY)
    for number in range(1, 13):
        desk.do(Register(desk.player(f"Player {number}"), "seed", "cash"))
    desk.do(DrawSeats("seats"))
    for number in range(1, 11):
        desk.do(Eliminate(EntryNumber(number)))
    entries = EntryRows(desk)
    before = entries.now()

    desk.do(RedrawSeats("again"))
    desk.do(RedrawSeats("once more"))

    made = [new.number for old, new in zip(before, entries.now(), strict=True) if old is not new]
    assert made == [11, 12]
    assert plainly(entries.now()) == plainly(EntryRows(desk).now())


@pytest.fixture
def long(stage, monkeypatch):
    """A list of which two rows are made at a time, as it is when its event is opened."""
    monkeypatch.setattr(player_rows, "_A_FEW", 2)
    monkeypatch.setattr(screen, "MANY", 3)
    stage.event("Ann", "Bob", "Cho", "Dov", "Eve", seated=True)
    return stage


def shown(stage):
    return [row.name for row in stage.screen.model.rows]


def test_a_long_list_shows_its_first_rows_at_once_and_the_others_follow(long, qtbot):
    first = shown(long)
    long.screen.view.choose(EntryNumber(2))

    qtbot.waitUntil(lambda: len(shown(long)) > 2)

    assert first == ["Ann", "Bob"]
    assert shown(long) == ["Ann", "Bob", "Cho", "Dov", "Eve"]
    assert long.cockpit.chosen == 2


def test_who_is_searched_for_in_a_long_list_is_found_before_all_rows_are_shown(long):
    long.screen.filter.setText("eve")
    found = shown(long)
    long.cockpit.request(ShowPlayer(EntryNumber(4)))

    assert found == ["Eve"]
    assert long.cockpit.chosen == 4


def test_who_is_shown_in_a_long_list_is_in_it_before_the_others_are_made(long):
    long.cockpit.request(ShowPlayer(EntryNumber(5)))

    assert long.cockpit.chosen == 5


def test_who_asks_before_the_rows_are_all_made_gets_them_at_once(monkeypatch):
    monkeypatch.setattr(player_rows, "_A_FEW", 2)
    desk = open_event(Notebook(), "Friday", STRUCTURE, "Ina", "desk 1", lambda: FRIDAY)
    for name in ("Ann", "Bob", "Cho", "Dov", "Eve"):
        desk.do(Register(desk.player(name), "seed", "cash"))
    entries = EntryRows(desk)
    entries.go_on()

    asked = entries.now()
    desk.do(Register(desk.player("Fay"), "late", "cash"))

    assert not entries.go_on()
    assert [row.name for row in asked] == ["Ann", "Bob", "Cho", "Dov", "Eve"]
    assert [row.name for row in entries.now()][-2:] == ["Eve", "Fay"]
