"""The wall and the map of the tables: envelopes left, biggest heads, lammers, bomb pots."""

from dataclasses import replace

import pytest

from director.house import shelf
from director.tournament.commands import (
    DeclareEnvelopes,
    DrawMystery,
    DrawSeats,
    Eliminate,
    MoveClock,
    RedeemLammers,
    Register,
    SetBounties,
    SetMoney,
    StartClock,
)
from director.tournament.entries.terms import LammerTerms
from director.tournament.money.state import MoneyTerms, MysteryPrize, Price
from director.tournament.structure.files import load_structure
from director.tournament.structure.moments import Moment
from director.tournament.structure.special_rules import Specials
from director.views.clock.table_notes import told_otherwise
from director.views.tables.room import room
from director.views.wall.wall import poster
from director.window.wall.layout import lay_out
from tests.shipped import shipped_games
from tests.tournament.evening import STRUCTURE, Evening

pytestmark = pytest.mark.usefixtures("dressed")
LIBRARY = shipped_games()
PEOPLE = {number: f"Player {number}" for number in range(1, 9)}


def evening_with(structure=STRUCTURE, bounty=0):
    made = Evening(structure=structure)
    made.do(SetMoney(MoneyTerms("$", entry=Price(80, bounty=bounty))))
    for number in range(1, 9):
        made.do(Register(number, f"late {number}", "cash"))
    made.do(DrawSeats("seats"))
    made.do(StartClock())
    return made


def wall(made):
    return poster(made.t, made.now, LIBRARY, PEOPLE)


def words_on(made):
    shown = lay_out(wall(made), 1920, 1080)
    return {block.text for block in shown if hasattr(block, "text")}


def test_the_envelopes_that_are_left_stand_on_the_wall_by_amount():
    made = evening_with(bounty=25)
    made.do(DeclareEnvelopes((MysteryPrize(100, 1), MysteryPrize(20, 5))))
    made.do(Eliminate(1, by=(2,)))
    made.do(DrawMystery(2, 1, "seed"))

    drawn = made.t.mysteries[1].amount
    left = {100: 1, 20: 5} | {drawn: {100: 1, 20: 5}[drawn] - 1}
    assert wall(made).bounties == (("$100", f"× {left[100]}"), ("$20", f"× {left[20]}"))
    assert {"Envelopes left", "$20", f"× {left[20]}"} <= words_on(made)


def test_the_biggest_heads_stand_on_the_wall():
    made = evening_with(bounty=20)
    made.do(SetBounties("progressive"))
    made.do(Eliminate(1, by=(5,)))

    assert wall(made).bounties[:2] == (("Player 5", "$30"), ("Player 2", "$20"))
    assert {"Biggest bounties", "Player 5", "$30"} <= words_on(made)


def test_the_wall_says_what_is_in_lammers_and_when_all_are_due():
    lammers = LammerTerms(2, 500, until=Moment("end", "level", "1"))
    made = evening_with(replace(STRUCTURE, lammers=lammers))
    made.do(RedeemLammers(1, 1))
    assert (wall(made).average, wall(made).behind) == ("2,000", "7,500 in lammers")

    made.do(MoveClock(1))
    assert wall(made).message == "Turn in all lammers now"
    assert told_otherwise(made.t, made.now) == ("turn in all lammers now",)


def test_the_map_says_who_has_chips_behind():
    made = evening_with(replace(STRUCTURE, lammers=LammerTerms(2, 500)))
    made.do(RedeemLammers(1, 2))
    made.do(RedeemLammers(2, 1))

    said = {chair.entry: chair.words for one in room(made.t, str) for chair in one.chairs}
    assert (said[1], said[2], said[3]) == ("", "1 lammer", "2 lammers")


def test_jam_or_fold_stands_beside_the_level_on_wall_and_map():
    first, rest = STRUCTURE.levels[0], STRUCTURE.steps[1:]
    steps = (replace(first, special=Specials(jam_or_fold=True)), *rest)
    made = evening_with(replace(STRUCTURE, steps=steps, special=Specials(bomb_pot_hands=10)))

    assert wall(made).title == "Level 1  ·  jam or fold  ·  bomb pot every 10 hands"
    assert told_otherwise(made.t, made.now) == ("jam or fold", "bomb pot every 10 hands")


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)], ids=str)
def test_games_beside_bounties_are_as_many_as_the_last_table_can_read(size):
    made = evening_with(load_structure(shelf.structures() / "barge-2019-limit-horse-badacey.toml"))
    shown = wall(made)._replace(bounty_title="Biggest bounties", bounties=(("Ada", "$75"),))

    games = [
        block
        for block in lay_out(shown, *size)
        if hasattr(block, "text") and block.text.rstrip(" ›") in shown.rotation
    ]

    assert [one.text.rstrip(" ›") for one in games] == list(shown.rotation[: len(games)])
    assert len(games) > 2
    assert min(100 * one.size / size[1] for one in games) >= 3.2
