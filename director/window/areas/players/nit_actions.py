"""What is done with nit cards, declared as data (R26 Nit Levels)."""

from collections.abc import Callable
from dataclasses import replace
from itertools import islice

from director.files.typed_figures import joined
from director.tournament.commands import Command, EliminateLastNit, TurnInNitCard
from director.tournament.state import EntryNumber
from director.translation import chips, say
from director.window.areas.players.entry_refusals import for_entry
from director.window.event import menus
from director.window.event.asking.chosen_first import a_player
from director.window.event.asking.chosen_player import about_chosen
from director.window.event.asking.question import Answer, asks, commanded
from director.window.event.cockpit import Cockpit
from director.window.event.screen_names import PLAYERS, TABLES
from director.window.widgets.action import Action, Needs
from director.window.widgets.choice_list import Choice


def _turning_in(cockpit: Cockpit, *, last_level: bool) -> None:
    if cockpit.entry is not None:
        cockpit.bridge.do(TurnInNitCard(cockpit.entry, last_level))


def _cannot_turn_in(cockpit: Cockpit, *, last_level: bool) -> str | None:
    nobody = for_entry()(cockpit)
    if nobody or cockpit.entry is None:
        return nobody
    return cockpit.bridge.refusal(TurnInNitCard(cockpit.entry, last_level))


def _a_nit(of: Callable[[EntryNumber], Command]) -> Needs[Cockpit]:
    """Which player, of those for whom this command is not refused."""
    every = a_player()

    def among(cockpit: Cockpit, typed: str) -> list[Choice]:
        return [one for one in every.among(cockpit, typed) if could(cockpit, one.key) is None]

    def could(cockpit: Cockpit, entry: object) -> str | None:
        return cockpit.bridge.refusal(of(EntryNumber(int(str(entry)))))

    def nobody(cockpit: Cockpit) -> str | None:
        if reason := every.nobody(cockpit):
            return reason
        left = cockpit.tournament.left
        asked = left if cockpit.structure.has_nit_levels else islice(left, 1)
        reasons = [could(cockpit, entry) for entry in asked]
        return None if None in reasons else next(iter(reasons), say("there is nobody"))

    return replace(every, among=among, nobody=nobody)


def _is_not_last(cockpit: Cockpit) -> str | None:
    nobody = for_entry()(cockpit)
    if nobody or cockpit.entry is None:
        return nobody
    return cockpit.bridge.refusal(EliminateLastNit(cockpit.entry))


def _out(cockpit: Cockpit, entry: EntryNumber, text: str) -> Answer:
    figures = joined(text.replace(" ", ""))
    if not figures.isdecimal():
        return Answer(say("Number of chips"), None)
    answer = commanded(cockpit, EliminateLastNit(entry, int(figures)))
    if answer.do is None:
        return answer
    return answer._replace(figure=say("{chips} chips removed from play", chips=chips(int(figures))))


def _counted(cockpit: Cockpit, entry: EntryNumber) -> str:
    """As last counted, where somebody has."""
    return str(cockpit.tournament.stacks.get(entry, ""))


LAST_NIT = about_chosen("Chips of {player}, out with the last nit card?", "12000", _out, _counted)

NIT_ACTS: tuple[Action[Cockpit], ...] = (
    Action(
        "player.nit_card",
        "Turn in nit card",
        lambda c: _turning_in(c, last_level=False),
        menus.PLAYER,
        "Y",
        screen=PLAYERS,
        also_on=(TABLES,),
        refusal=lambda c: _cannot_turn_in(c, last_level=False),
        needs=_a_nit(lambda entry: TurnInNitCard(entry, last_level=False)),
        words="nit card, won a pot, pot won, give back card, nit game, no longer a nit",
    ),
    Action(
        "player.nit_ante",
        "Cancel nit ante",
        lambda c: _turning_in(c, last_level=True),
        menus.PLAYER,
        "Shift+Y",
        screen=PLAYERS,
        also_on=(TABLES,),
        refusal=lambda c: _cannot_turn_in(c, last_level=True),
        needs=_a_nit(lambda entry: TurnInNitCard(entry, last_level=True)),
        words="no nit ante, late nit card, card of the level before",
    ),
    Action(
        "player.last_nit",
        "Remove last nit …",
        asks(LAST_NIT),
        menus.PLAYER,
        "Shift+N",
        screen=PLAYERS,
        also_on=(TABLES,),
        refusal=_is_not_last,
        needs=_a_nit(EliminateLastNit),
        words="last nit card, last holder, nit out, remove nit, final table nit",
    ),
)
"""On the card of an entry, and at a seat."""
