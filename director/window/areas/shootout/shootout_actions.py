"""What can be done about rounds and clocks, declared as data."""

from dataclasses import replace

from director.desk.desk import new_seed
from director.reports.event_sheets.bracket import no_rounds
from director.tournament.clock.own_clocks import of_table, table_of
from director.tournament.commands import DrawRound, GiveClock, PlanRounds
from director.translation import say
from director.window.areas.shootout.shootout_questions import PLAN
from director.window.event import menus
from director.window.event.asking.chosen_table import WhyTable, a_table, here
from director.window.event.asking.question import asks, open_to
from director.window.event.cockpit import Cockpit
from director.window.event.screen_names import CLOCK
from director.window.widgets.action import Action, Needs
from director.window.widgets.attempt import why_not

BRACKET = "bracket"
"""The screen."""


def nothing_to_draw(cockpit: Cockpit) -> str | None:
    """Why no round is drawn now; asked without looking for who is ready."""
    t = cockpit.tournament
    if why_not := no_rounds(t):
        return why_not
    if t.rounds and t.rounds[-1].is_drawn and not t.rounds[-1].going_on:
        return say("this is the final round")
    return None if t.still_in > 1 else say("fewer than two players are left to seat")


def not_drawable(cockpit: Cockpit) -> str | None:
    """The same, and on the Bracket screen why not even a word why would draw a table now."""
    if nothing := nothing_to_draw(cockpit):
        return nothing
    if cockpit.screen != BRACKET:
        return None  # elsewhere nobody is looked for: it is told when it is tried
    t, now = cockpit.tournament, cockpit.now
    said = cockpit.bridge.desk.said
    refused = why_not(lambda: DrawRound("", _WORD).decide(t, now), said)
    if refused is None:
        return None
    return (why_not(lambda: DrawRound("").decide(t, now), said) or refused).words


_WORD = "."
"""Any reason for drawing tables before all are ready."""


def draw_title(cockpit: Cockpit) -> str:
    """Which round that would be."""
    rounds = cockpit.tournament.rounds
    newest_is_drawn = bool(rounds) and rounds[-1].is_drawn
    return say("Draw round {round}", round=len(rounds) + (newest_is_drawn or not rounds))


def clock_names(cockpit: Cockpit) -> list[str]:
    """All clocks in the order in which a key goes through them: the main one, flights, tables."""
    names = cockpit.bridge.desk.tournament.clocks
    return ["", *sorted(names, key=lambda one: (table_of(one) or 0, one))]


def change_clock(cockpit: Cockpit) -> None:
    """The next clock is shown and asked."""
    names = clock_names(cockpit)
    at = names.index(cockpit.bridge.clock)
    cockpit.show_clock(names[(at + 1) % len(names)])


def one_clock(cockpit: Cockpit) -> str | None:
    """Why no other clock can be shown."""
    if cockpit.bridge.desk.tournament.clocks:
        return None
    return say("all tables share one clock")


def table_meant(cockpit: Cockpit) -> int:
    """The table that is chosen in the bracket or on the map; 0 for none."""
    if cockpit.screen == BRACKET:
        return cockpit.round_table
    place = here(cockpit)
    return place.table if place else 0


def has_own(cockpit: Cockpit, table: int) -> bool:
    """Whether a table has a clock of its own."""
    return of_table(table) in cockpit.bridge.desk.tournament.clocks


def show_table_clock(cockpit: Cockpit) -> None:
    """Goes to the Clock screen with the clock of the table that is chosen."""
    cockpit.show_clock(of_table(table_meant(cockpit)))
    cockpit.ask_for(CLOCK)


def no_table_clock(cockpit: Cockpit) -> str | None:
    """Why there is none to show."""
    if not table_meant(cockpit):
        return say("select a table in the bracket or on the map first")
    return on_main_clock(cockpit, table_meant(cockpit))


def on_main_clock(cockpit: Cockpit, table: int) -> str | None:
    """Why a table has no clock to show."""
    return None if has_own(cockpit, table) else say("that table runs on the main clock")


def give_clock(cockpit: Cockpit, table: int) -> GiveClock:
    """A clock of its own for a table, or the main one again."""
    return GiveClock(table, own=not has_own(cockpit, table))


def _which_table(why: WhyTable) -> Needs[Cockpit]:
    """Which table, where none is chosen in the bracket or on the map."""
    return replace(a_table(why), is_chosen=lambda c: bool(table_meant(c)))


def no_clock_of_its_own(cockpit: Cockpit) -> str | None:
    """Why no table gets a clock of its own, or the main one again."""
    if not table_meant(cockpit):
        return say("select a table in the bracket or on the map first")
    return cockpit.bridge.refusal(give_clock(cockpit, table_meant(cockpit)))


def give_title(cockpit: Cockpit) -> str:
    """Which of both."""
    if not table_meant(cockpit):
        return say("Give table own clock")
    table = table_meant(cockpit)
    own = has_own(cockpit, table)
    text = "Main clock for table {table}" if own else "Own clock for table {table}"
    return say(text, table=table)


BRACKET_ACTIONS: tuple[Action[Cockpit], ...] = (
    Action(
        "rounds.plan",
        "Plan rounds …",
        asks(PLAN),
        menus.TABLES,
        "P",
        screen=BRACKET,
        refusal=open_to(PlanRounds),
        words="how rounds are played, shootout rounds, heads-up rounds, advance from each table",
    ),
    Action(
        "rounds.draw",
        "Draw next round",
        lambda c: c.bridge.do(DrawRound(new_seed())),
        menus.TABLES,
        "D",
        screen=BRACKET,
        refusal=open_to(DrawRound, not_drawable),
        title=draw_title,
        words="round draw, next round, draw matches, pairings",
    ),
    Action(
        "rounds.clock",
        "Show table clock",
        show_table_clock,
        menus.TABLES,
        "C",
        screen=BRACKET,
        refusal=no_table_clock,
        needs=_which_table(on_main_clock),
        words="clock of the table, shootout clock",
    ),
    Action(
        "clock.own",
        "Give table own clock",
        lambda c: c.bridge.do(give_clock(c, table_meant(c))),
        menus.TABLES,
        refusal=open_to(GiveClock, no_clock_of_its_own),
        needs=_which_table(lambda c, table: c.bridge.refusal(give_clock(c, table))),
        title=give_title,
        words="clock of its own, separate clock, table clock",
    ),
    Action(
        "clock.change",
        "Next clock",
        change_clock,
        menus.THE_CLOCK,
        "C",
        screen=CLOCK,
        refusal=one_clock,
        words="switch clock, several clocks, other clock, flight clock",
    ),
)
