"""Scenes of bounties, lammers, bomb pots and teams: their screen, their questions, their walls."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt

from director.desk.event_list import SAMPLE
from director.house import shelf
from director.tournament.commands import (
    Command,
    DeclareEnvelopes,
    DrawMystery,
    DrawSeats,
    Eliminate,
    OpenEnvelope,
    PayBounty,
    RedeemLammers,
    Register,
    RegisterTeam,
    SetBounties,
    SetMoney,
    ShareTeamChips,
    StartClock,
)
from director.tournament.entries.terms import LammerTerms
from director.tournament.money.state import MoneyTerms, MysteryPrize, Price
from director.tournament.state import EntryNumber
from director.tournament.structure.files import load_structure
from director.tournament.structure.special_rules import Specials
from scenes.names import PLAYERS

if TYPE_CHECKING:
    from scenes.stage import Stage

TERMS = MoneyTerms("$", 2, Price(10000, 1500, bounty=5000))
ENVELOPES = (
    MysteryPrize(20000, 1),
    MysteryPrize(10000, 2),
    MysteryPrize(5000, 4),
    MysteryPrize(2500, 12),
)


def night(stage: "Stage", file: str = SAMPLE, terms: MoneyTerms = TERMS, **changes: Any) -> None:
    """Eighteen with a bounty each, seated, the clock running."""
    structure = load_structure(shelf.structures() / f"{file}.toml")
    desk = stage.event_list.new("Friday bounties", replace(structure, **changes))
    stage.window.events.show(desk)
    desk.do(SetMoney(terms))
    for number, player in enumerate(PLAYERS[:18]):
        desk.do(Register(desk.player(player), f"late {number}", "cash"))
    desk.do(DrawSeats("seats"))
    desk.do(StartClock())
    stage.wait(minutes=4)


def do(stage: "Stage", *commands: Command) -> None:
    """Does all of it at the desk."""
    for command in commands:
        stage.desk.do(command)
    stage.wait(seconds=5)


def _out(entry: int, *by: int) -> Eliminate:
    return Eliminate(EntryNumber(entry), tuple([EntryNumber(one) for one in by]))


def progressive(stage: "Stage") -> None:
    """Some are out, some are paid, one bust nobody was named for."""
    night(stage)
    do(
        stage,
        SetBounties("progressive"),
        _out(3, 5),
        _out(8, 5),
        _out(12, 9),
        _out(7),
        _out(9, 5, 1),
        PayBounty(EntryNumber(9), "cash"),
    )
    stage.to("bounties")


def mystery(stage: "Stage") -> None:
    """Envelopes drawn and left, two to be drawn."""
    night(stage)
    do(
        stage,
        DeclareEnvelopes(ENVELOPES),
        _out(3, 5),
        _out(8, 5),
        _out(12, 9),
        _out(7, 1),
        OpenEnvelope(EntryNumber(5), EntryNumber(3), 10000),
        DrawMystery(EntryNumber(5), EntryNumber(8), "seed"),
    )
    stage.to("bounties")


def drawing(stage: "Stage") -> None:
    """An envelope is about to be drawn."""
    mystery(stage)
    stage.press(Qt.Key.Key_D)


def paying(stage: "Stage") -> None:
    """What is due is about to be paid."""
    mystery(stage)
    stage.press(Qt.Key.Key_P)


def nobody(stage: "Stage") -> None:
    """No bounty was sold."""
    stage.evening()
    stage.to("bounties")


def lammers(stage: "Stage") -> None:
    """The map with chips behind, and bomb pots."""
    night(
        stage,
        "barge-2019-plo-lammers",
        special=Specials(bomb_pot_hands=10, bomb_pot_ante=200),
    )
    do(stage, *[RedeemLammers(EntryNumber(one), 1 + one % 2) for one in range(1, 9)])
    stage.to("tables")


def last_chip(stage: "Stage") -> None:
    """Somebody has lost the last chip and holds two lammers."""
    night(stage, lammers=LammerTerms(2, 5000))
    stage.to("players")
    stage.press(Qt.Key.Key_X)


def teams(stage: "Stage") -> None:
    """Eight teams, one of them chosen."""
    structure = load_structure(shelf.structures() / "barge-2019-team-chorse.toml")
    desk = stage.event_list.new("CHORSE", structure)
    stage.window.events.show(desk)
    desk.do(SetMoney(MoneyTerms("$", 0, Price(438, 30, 12))))
    for team in range(8):
        name = desk.player(f"{PLAYERS[team].split()[1]} and friends")
        members = [desk.player(PLAYERS[(team + at) % 18] + f" {team}") for at in range(6)]
        desk.do(RegisterTeam(name, tuple(members), f"late {team}", "cash"))
    desk.do(DrawSeats("seats"))
    desk.do(ShareTeamChips(EntryNumber(2), (9000, 4100, 2900)))
    stage.to("players")
    stage.shown.view.choose(2)


BOUNTY_SCENES: dict[str, Callable[["Stage"], object]] = {
    "b-progressive": progressive,
    "b-mystery": mystery,
    "b-drawing": drawing,
    "b-paying": paying,
    "b-none": nobody,
    "b-lammers": lammers,
    "b-last-chip": last_chip,
    "b-teams": teams,
}

BOUNTIES_ON_THE_WALL: dict[str, Callable[["Stage"], object]] = {
    "b-mystery": mystery,
    "b-progressive": progressive,
    "b-lammers": lammers,
}
