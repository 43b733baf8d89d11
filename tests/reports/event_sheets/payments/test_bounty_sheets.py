"""Bounties, lammers, teams and choice cards on paper: what they say, and that they can be set."""

from dataclasses import replace

import pytest

from director.house import shelf
from director.reports.blocks.events import Plates
from director.reports.blocks.figures import Figure, Figures, Grid, Row
from director.reports.blocks.text import Banner, Heading, Lead, Section
from director.reports.event_sheets.payments.bounties import bounty_list, bounty_slips, lammer_list
from director.reports.event_sheets.teams import team_list
from director.reports.game_sheets.choice_cards import choice_cards
from director.reports.typesetting.typeset import set_in_type
from director.tournament.commands import (
    DeclareEnvelopes,
    DrawSeats,
    Eliminate,
    OpenEnvelope,
    RedeemLammers,
    Register,
    RegisterTeam,
    SetMoney,
)
from director.tournament.entries.terms import LammerTerms
from director.tournament.money.state import MoneyTerms, MysteryPrize, Price
from director.tournament.structure.files import load_structure
from director.tournament.teams.state import Teams
from tests.shipped import shipped_games
from tests.tournament.evening import STRUCTURE, Evening

LIBRARY = shipped_games()
CHOICE = load_structure(shelf.structures() / "barge-2019-six-handed-dealers-choice.toml")


def name(player):
    return f"Player {player}"


def bounty_evening():
    evening = Evening()
    evening.do(SetMoney(MoneyTerms("$", entry=Price(80, bounty=25))))
    for number in range(1, 5):
        evening.do(Register(number, f"late {number}", "cash"))
    evening.do(DrawSeats("seats"))
    evening.do(DeclareEnvelopes((MysteryPrize(40, 1), MysteryPrize(20, 3))))
    evening.do(Eliminate(1, by=(2,)))
    evening.do(OpenEnvelope(2, 1, 40))
    return evening


def lammer_evening():
    structure = replace(STRUCTURE, lammers=LammerTerms(2, 500))
    evening = Evening(players=5, structure=structure)
    evening.do(DrawSeats("seats"))
    evening.do(RedeemLammers(1, 2))
    evening.do(RedeemLammers(2, 1))
    return evening


def team_evening():
    structure = replace(STRUCTURE, teams=Teams(players=2, tables=2))
    evening = Evening(structure=structure)
    evening.do(RegisterTeam(1, (11, 12), "late"))
    evening.do(RegisterTeam(2, (13, 14), "late"))
    evening.do(DrawSeats("seats"))
    return evening


def grids(document):
    return [block for block in document.blocks if isinstance(block, Grid)]


def test_a_slip_names_who_was_knocked_out_what_the_envelope_held_and_what_is_due():
    evening = bounty_evening()

    slip = bounty_slips(evening.t, [2], name, evening.now)

    (one,) = slip.blocks
    assert one.blocks[1:4] == (
        Banner("Player 2"),
        Plates((Figure("Due", "$40"),)),
        Figures((Figure("Entry", "2"), Figure("Won", "$40"), Figure("Already paid", "$0"))),
    )
    assert grids(one)[0].rows == (Row(("1", "Player 1", "$40")),)


def test_the_slip_of_the_winner_has_the_own_envelope_and_nobody_elses_has():
    evening = bounty_evening()
    evening.do(Eliminate(3, by=(4,)))
    evening.do(OpenEnvelope(4, 3, 20))
    evening.do(Eliminate(4, by=(2,)))
    evening.do(OpenEnvelope(2, 4, 20))
    evening.do(OpenEnvelope(2, 2, 20))

    slips = bounty_slips(evening.t, [2, 4], name, evening.now).blocks
    (winner,), (other,) = map(grids, slips)

    assert winner.rows == (
        Row(("1", "Player 1", "$40")),
        Row(("4", "Player 4", "$20")),
        Row(("2", "own bounty, as the winner", "$20")),
    )
    assert other.rows == (Row(("3", "Player 3", "$20")),)


def test_the_list_has_everybody_and_the_envelopes_left():
    evening = bounty_evening()

    heads, envelopes = grids(bounty_list(evening.t, name, evening.now))

    assert heads.rows == (
        Row(("2", "Player 2", "1", "$40", "$40")),
        Row(("", "Total", "1", "$40", "$40"), is_sum=True),
    )
    assert envelopes.rows == (Row(("$40", "1", "0")), Row(("$20", "3", "3")))


def test_s_1_9_the_dealers_list_adds_up_for_each_table():
    evening = lammer_evening()

    document = lammer_list(evening.t, name)

    assert document.blocks[1] == Figures(
        (Figure("Players", "4"), Figure("Lammers", "7"), Figure("Chips to give", "3,500"))
    )
    sections = [block.text for block in document.blocks if isinstance(block, Section)]
    assert sections == ["Table 1", "Table 2"]
    totals = [grid.rows[-1].cells[2] for grid in grids(document)]
    assert sum(map(int, totals)) == 7


def test_a_team_stands_at_each_of_its_tables_with_its_players_and_chips():
    evening = team_evening()

    (grid,) = grids(team_list(evening.t, name))

    seat = evening.t.seats[1].seat
    mine = next(at for at, row in enumerate(grid.rows) if row.cells[0] == "Player 1")
    assert grid.rows[mine : mine + 2] == (
        Row(("Player 1", "1", str(seat), "Player 11", "500")),
        Row(("", "2", str(seat), "Player 12", "500")),
    )


def test_each_game_of_a_dealers_choice_has_its_card():
    blocks = choice_cards(CHOICE, LIBRARY).blocks

    cards = [one for one in blocks if not isinstance(one, Heading | Lead | Section)]
    assert len(cards) == len(CHOICE.games)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_every_one_of_them_can_be_set(paper):
    bounty, lammer, team = bounty_evening(), lammer_evening(), team_evening()
    documents = (
        bounty_slips(bounty.t, [2], name, bounty.now, paper),
        bounty_list(bounty.t, name, bounty.now, paper),
        lammer_list(lammer.t, name, paper),
        team_list(team.t, name, paper),
        choice_cards(CHOICE, LIBRARY, paper),
    )

    assert all(set_in_type(one).startswith(b"%PDF") for one in documents)
