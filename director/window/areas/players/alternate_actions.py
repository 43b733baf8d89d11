"""What can be done with those who wait for a seat or are expected, declared as data."""

from director.tournament.commands import StrikeAlternate
from director.tournament.entries.reserved import reservation_of
from director.tournament.entries.sign_ups import DropReservation
from director.tournament.state import PlayerNumber
from director.translation import say
from director.window.areas.players.entering import entrance, registering
from director.window.event import menus
from director.window.event.asking.selling import ask_entrance
from director.window.event.cockpit import Cockpit
from director.window.event.screen_names import PLAYERS
from director.window.widgets.action import Action


def next_in(cockpit: Cockpit) -> PlayerNumber | None:
    """Who of those who wait gets in: the chosen one, else the first in line."""
    waiting = cockpit.tournament.alternates
    return cockpit.alternate or cockpit.reserved or (waiting[0] if waiting else None)


def seat_alternate(cockpit: Cockpit) -> None:
    """An alternate enters, and pays as usual where there is a price."""
    player = next_in(cockpit)
    expected = reservation_of(cockpit.tournament.reserved, player) if player else None
    if player is not None and expected and expected.pays:
        cockpit.bridge.do(registering(cockpit, player))  # what was paid is known
    elif player is not None:
        ask_entrance(cockpit, entrance(cockpit, player))


def _nobody_waits(cockpit: Cockpit) -> str | None:
    if cockpit.tournament.alternates or cockpit.reserved:
        return None
    return say("no alternates are waiting")


def _nobody_to_strike(cockpit: Cockpit) -> str | None:
    if cockpit.alternate or cockpit.reserved:
        return None
    return say("select an alternate first")


def _in_title(cockpit: Cockpit) -> str:
    player = next_in(cockpit)
    if player is None:
        return say("Seat next alternate")
    if player == cockpit.reserved:
        return say("Enter {player}", player=cockpit.bridge.desk.name(player))
    return say("Seat {player}", player=cockpit.bridge.desk.name(player))


def strike(cockpit: Cockpit) -> None:
    """Whoever is chosen among those who wait, or are expected, is so no longer."""
    if cockpit.alternate is not None:
        cockpit.bridge.do(StrikeAlternate(cockpit.alternate))
    elif cockpit.reserved is not None:
        cockpit.bridge.do(DropReservation(cockpit.reserved))


WAITING_ACTS: tuple[Action[Cockpit], ...] = (
    Action(
        "alternates.in",
        "Seat next alternate",
        seat_alternate,
        menus.PLAYER,
        "Ctrl+Shift+A",
        refusal=_nobody_waits,
        title=_in_title,
        words="waiting list, waitlist, call alternate, alternate in, next in line",
    ),
    Action(
        "alternates.strike",
        "Remove alternate",
        strike,
        menus.PLAYER,
        "Delete",
        screen=PLAYERS,
        refusal=_nobody_to_strike,
        words=(
            "strike alternate, drop reservation, cancel reservation, no show, waits no longer,"
            " off the list, waiting list"
        ),
    ),
)
"""On the card of who waits for a seat."""
