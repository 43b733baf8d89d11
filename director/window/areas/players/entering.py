"""Somebody enters: for the first time, again, or from among those who wait; and pays as usual."""

from functools import partial

from director.desk.desk import new_seed
from director.tournament.commands import Register
from director.tournament.entries.registration import entry_price
from director.tournament.state import PlayerNumber, Tournament
from director.window.event.asking.selling import Entrance, ask_entrance
from director.window.event.cockpit import Cockpit


def registering(cockpit: Cockpit, player: PlayerNumber) -> Register:
    """A registration, paid as players pay now, to the unit."""
    pays = cockpit.pays if entry_price(cockpit.tournament, player).total else ""
    return _register(cockpit, player, pays, None)


def entrance(cockpit: Cockpit, player: PlayerNumber) -> Entrance:
    """The same for what is handed over, which is asked."""
    price = entry_price(cockpit.tournament, player).total
    name = cockpit.bridge.desk.name(player)
    return Entrance(name, price, partial(_register, cockpit, player))


def _register(cockpit: Cockpit, player: PlayerNumber, pays: str, tendered: int | None) -> Register:
    """With what the register has against the person."""
    person = cockpit.bridge.desk.person(player)
    banned = person.banned if person else ""
    return Register(player, new_seed(), pays, banned, tendered=tendered)


def enter_again(cockpit: Cockpit) -> None:
    """Who is out buys another entry."""
    entry = cockpit.entry
    if entry is not None:
        ask_entrance(cockpit, entrance(cockpit, cockpit.tournament.entries[entry].player))


def cannot_enter(t: Tournament) -> set[PlayerNumber]:
    """Who cannot be registered now, for they are in."""
    return {t.entries[one].player for one in t.left if not (t.is_divided and one in t.bagged)}
