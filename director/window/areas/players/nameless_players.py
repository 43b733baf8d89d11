"""The counters of an event without names, turned by the clock's unlocked keys."""

from collections.abc import Callable

from director.tournament.commands import TurnCounters
from director.translation import say
from director.window.event import menus
from director.window.event.cockpit import CLOCK, Cockpit
from director.window.widgets.action import Action


def counts_only(cockpit: Cockpit) -> bool:
    """Whether the keys count now: nobody has entered by name, and they are free."""
    return cockpit.unlocked and not cockpit.tournament.entries


def _why_not(command: TurnCounters) -> Callable[[Cockpit], str | None]:
    def refusal(cockpit: Cockpit) -> str | None:
        if cockpit.tournament.entries:
            return say("players have entered by name: nothing is only counted")
        if not cockpit.unlocked:
            return say("the clock's keys are locked: Backspace unlocks them")
        return cockpit.bridge.refusal(command)

    return refusal


def turning(command: TurnCounters) -> Callable[[Cockpit], object]:
    """Turns a counter."""
    return lambda cockpit: cockpit.bridge.do(command)


def or_turning(
    command: TurnCounters, deed: Callable[[Cockpit], object]
) -> Callable[[Cockpit], object]:
    """Turns a counter where the event only counts, and does something else where it has names."""
    return lambda c: c.bridge.do(command) if counts_only(c) else deed(c)


def or_refusal(
    command: TurnCounters, refusal: Callable[[Cockpit], str | None]
) -> Callable[[Cockpit], str | None]:
    """Why neither can be done."""
    return lambda c: c.bridge.refusal(command) if counts_only(c) else refusal(c)


def _counter(name: str, text: str, key: str, command: TurnCounters, by: str) -> Action[Cockpit]:
    return Action(
        f"clock.count_{name}",
        text,
        turning(command),
        menus.THE_CLOCK if by else "",
        key,
        screen=CLOCK,
        refusal=_why_not(command),
        group=3,
    )


_COUNTED = (
    ("entry", "One entry more", "Home", "entries", 1),
    ("entry_less", "One entry fewer", "End", "entries", -1),
    ("add_on", "One add-on more", "Ins", "add_ons", 1),
    ("add_on_less", "One add-on fewer", "Del", "add_ons", -1),
    ("rebuy", "One rebuy more", "B", "rebuys", 1),
    ("rebuy_less", "One rebuy fewer", "N", "rebuys", -1),
)
_TENS = (
    ("entries", "Ten entries more", "Shift+Home", "entries", 10),
    ("entries_less", "Ten entries fewer", "Shift+End", "entries", -10),
    ("add_ons", "Ten add-ons more", "Shift+Ins", "add_ons", 10),
    ("add_ons_less", "Ten add-ons fewer", "Shift+Del", "add_ons", -10),
    ("rebuys", "Ten rebuys more", "Shift+B", "rebuys", 10),
    ("rebuys_less", "Ten rebuys fewer", "Shift+N", "rebuys", -10),
    ("back", "Ten players back in", "Shift+PgUp", "out", -10),
    ("outs", "Ten players out", "Shift+PgDown", "out", 10),
)
COUNTER_ACTIONS: tuple[Action[Cockpit], ...] = (
    *(_counter(n, text, key, TurnCounters(**{of: by}), "1") for n, text, key, of, by in _COUNTED),
    *(_counter(n, text, key, TurnCounters(**{of: by}), "") for n, text, key, of, by in _TENS),
)
"""Keys as other clocks have them; PgUp and PgDn turn who is out (see the deeds)."""
