"""Who enters, who is out, on whom the clock is called: declared as data, done from any screen."""

from functools import partial

from director.tournament.commands import Eliminate, SetRegistration, TurnCounters
from director.tournament.entries.registration import is_open, turned_by_hand
from director.tournament.flights.state import newest_open
from director.tournament.state import EntryNumber
from director.translation import say
from director.window.areas.players.bust_players import bust_of, no_bust_of
from director.window.areas.players.last_chip import lost_last_chip
from director.window.areas.players.nameless_players import or_refusal, or_turning
from director.window.areas.players.rebuying_instead import rebuys_instead
from director.window.event.asking.chosen_first import is_player_chosen
from director.window.event.asking.chosen_player import nobody_in_play, only_one
from director.window.event.asking.question import nobody_left, when_closed
from director.window.event.asking.who_did_it import is_asked, who_did_it
from director.window.event.cockpit import Cockpit
from director.window.event.menus import FLOOR
from director.window.event.requests import CallClock, NameOut, RegisterPlayer
from director.window.event.screen_names import CLOCK, PLAYERS, TABLES
from director.window.widgets.action import Action


def eliminate_chosen(cockpit: Cockpit) -> None:
    """Asks before whoever is chosen goes out; who has lammers turns some in instead (S 1.9).

    With a bounty it is asked who did it, else by the question of F8 with the name in it; by that,
    too, who is meant, where nobody is chosen.
    """
    gone = cockpit.chosen
    if not is_player_chosen(cockpit):
        cockpit.request(NameOut())
        return
    if gone is None or lost_last_chip(cockpit, gone):
        return
    if is_asked(cockpit.tournament):
        instead = partial(rebuys_instead, cockpit)
        cockpit.request(
            who_did_it((gone,), lambda by: Eliminate(gone, by), instead=instead, carries=False)
        )
    else:
        cockpit.request(NameOut(entry=gone))


def nobody_chosen(cockpit: Cockpit) -> str | None:
    """Why nobody can go out now."""
    if not is_player_chosen(cockpit):
        return nobody_left(cockpit)
    if cockpit.chosen is None:
        return nobody_in_play(cockpit)
    if several := only_one(cockpit):
        return several
    if cockpit.tournament.lammers(cockpit.chosen):
        return None
    return cockpit.bridge.refusal(Eliminate(cockpit.chosen))


def out_title(cockpit: Cockpit) -> str:
    """Who would go out."""
    gone = _chosen_alone(cockpit)
    if gone is None:
        chosen = is_player_chosen(cockpit)
        return say("Bust selected player") if chosen else say("Bust selected player …")
    if cockpit.tournament.lammers(gone):
        return say("{player} is out of chips", player=cockpit.name(gone))
    return say("Bust {player}", player=cockpit.name(gone))


def _chosen_alone(cockpit: Cockpit) -> EntryNumber | None:
    """Who is chosen on a screen where that is seen; None also where several are."""
    is_seen = cockpit.screen in (PLAYERS, TABLES) and not only_one(cockpit)
    return cockpit.chosen if is_seen else None


def call_clock(cockpit: Cockpit) -> None:
    """The clock is called on whoever is chosen alone, or on somebody to be named."""
    chosen = _chosen_alone(cockpit)
    if chosen is None:
        cockpit.request(CallClock())
    else:
        cockpit.call_clock(chosen)


def nobody_to_call(cockpit: Cockpit) -> str | None:
    """Why the clock is called on nobody."""
    nobody = None if cockpit.tournament.still_in else say("no players are registered yet")
    return when_closed(cockpit) or nobody


def call_title(cockpit: Cockpit) -> str:
    """On whom that would be."""
    chosen = _chosen_alone(cockpit)
    if chosen is None:
        return say("Call the clock …")
    return say("Call the clock on {player}", player=cockpit.name(chosen))


def _registration(cockpit: Cockpit) -> SetRegistration:
    """Closes it where it is open, and opens it where it is closed."""
    return SetRegistration(turned_by_hand(cockpit.tournament, cockpit.now))


def registration_title(cockpit: Cockpit) -> str:
    """Which of them."""
    t, now = cockpit.tournament, cockpit.now
    if is_open(t.by_clock(newest_open(t.flights)), now):
        return say("Close registration")
    return say("Reopen registration")


_BACK, _OUT = TurnCounters(out=-1), TurnCounters(out=1)
"""What PgUp and PgDn turn where nobody has a name."""

FLOOR_ACTIONS: tuple[Action[Cockpit], ...] = (
    Action(
        "players.register",
        "Register player",
        lambda c: c.request(RegisterPlayer()),
        FLOOR,
        "F7",
        icon="more",
        refusal=when_closed,
        words=(
            "late reg, late registration, late entry, buys in, sign up, add player, new "
            "entry, seat player, sell entry, walk-in, walk up, sell a seat, sell a ticket, new "
            "player, enter player"
        ),
    ),
    Action(
        "players.registration",
        "Close registration",
        lambda c: c.bridge.do(_registration(c)),
        FLOOR,
        refusal=when_closed,
        title=registration_title,
        words=(
            "open registration, close late registration, end late registration, late reg closed,"
            " stop entries, no more entries, extend late reg, reopen registration"
        ),
    ),
    Action(
        "players.out",
        "Bust selected player …",
        eliminate_chosen,
        FLOOR,
        "X",
        icon="out",
        screen=PLAYERS,
        also_on=(TABLES,),
        refusal=nobody_chosen,
        title=out_title,
        words="knock out, KO, eliminate, elimination, bust out, is out, felted",
    ),
    Action(
        "players.name_out",
        "Bust player …",
        lambda c: c.request(NameOut()),
        FLOOR,
        "F8",
        refusal=nobody_left,
        named=bust_of,
        refusal_of_named=no_bust_of,
        words=(
            "bustout, bust out, knock out, KO, eliminate, elimination, player out, player is out, "
            "out, felted, busted, name who is out, knocked out, seat open, player down, lost all "
            "chips, busto, broke"
        ),
    ),
    Action(
        "players.call",
        "Call the clock …",
        call_clock,
        FLOOR,
        "H",
        screen=PLAYERS,
        also_on=(TABLES, CLOCK),
        refusal=nobody_to_call,
        title=call_title,
        words=(
            "shot clock, time bank, call time, stalling, tanking, slow player, countdown, clock "
            "on a player, call the floor clock, 30 seconds, hand timer"
        ),
    ),
    Action(
        "players.register_here",
        "Register player",
        or_turning(_BACK, lambda c: c.request(RegisterPlayer())),
        "",
        "PgUp",
        screen=CLOCK,
        refusal=or_refusal(_BACK, when_closed),
        words=(
            "late reg, late registration, late entry, buys in, sign up, add player, new "
            "entry, seat player, sell entry, walk-in, walk up, sell a seat, sell a ticket, new "
            "player, enter player"
        ),
    ),
    Action(
        "players.out_here",
        "Bust player …",
        or_turning(_OUT, lambda c: c.request(NameOut())),
        "",
        "PgDown",
        screen=CLOCK,
        refusal=or_refusal(_OUT, nobody_left),
        words=(
            "bustout, bust out, knock out, KO, eliminate, elimination, player out, player is out, "
            "out, felted, busted, name who is out, knocked out, seat open, player down, lost all "
            "chips, busto, broke"
        ),
    ),
)
