"""The counters of an event without names, turned by the clock's unlocked keys."""

from collections.abc import Callable

from director.tournament.commands import TurnCounters
from director.translation import say
from director.window.event import menus
from director.window.event.cockpit import Cockpit
from director.window.event.screen_names import CLOCK
from director.window.widgets.action import Action


def counts_only(cockpit: Cockpit) -> bool:
    """Whether the keys count now: nobody has entered by name, and they are free."""
    return cockpit.unlocked and not cockpit.tournament.entries


def _why_not(command: TurnCounters) -> Callable[[Cockpit], str | None]:
    def refusal(cockpit: Cockpit) -> str | None:
        if cockpit.tournament.entries:
            return say("players are registered by name: use the Players screen instead")
        if not cockpit.unlocked:
            return say("the clock keys are locked: press Backspace to unlock them")
        return cockpit.bridge.refusal(command)

    return refusal


def turning(command: TurnCounters) -> Callable[[Cockpit], object]:
    """Turns a counter."""
    return lambda cockpit: cockpit.bridge.do(command)


def or_turning(
    command: TurnCounters, act: Callable[[Cockpit], object]
) -> Callable[[Cockpit], object]:
    """Turns a counter where the event only counts, and does something else where it has names."""
    return lambda c: c.bridge.do(command) if counts_only(c) else act(c)


def or_refusal(
    command: TurnCounters, refusal: Callable[[Cockpit], str | None]
) -> Callable[[Cockpit], str | None]:
    """Why neither can be done."""
    return lambda c: c.bridge.refusal(command) if counts_only(c) else refusal(c)


def _counter(
    name: str, text: str, key: str, command: TurnCounters, menu: str, words: str
) -> Action[Cockpit]:
    return Action(
        f"clock.count_{name}",
        text,
        turning(command),
        menu,
        key,
        screen=CLOCK,
        refusal=_why_not(command),
        words=words,
    )


_COUNTED = (
    (
        "entry",
        "Count entry",
        "Home",
        "entries",
        1,
        "add entry, one entry more, headcount",
    ),
    ("entry_less", "Remove entry", "End", "entries", -1, "one entry fewer, minus entry"),
    ("add_on", "Count add-on", "Ins", "add_ons", 1, "one add-on more, plus add-on"),
    ("add_on_less", "Remove add-on", "Del", "add_ons", -1, "one add-on fewer, minus add-on"),
    ("rebuy", "Count rebuy", "B", "rebuys", 1, "one rebuy more, plus rebuy"),
    ("rebuy_less", "Remove rebuy", "N", "rebuys", -1, "one rebuy fewer, minus rebuy"),
)
_TENS = (
    ("entries", "Count ten entries", "Shift+Home", "entries", 10, "plus ten entries"),
    ("entries_less", "Remove ten entries", "Shift+End", "entries", -10, "minus ten entries"),
    ("add_ons", "Count ten add-ons", "Shift+Ins", "add_ons", 10, "plus ten add-ons"),
    ("add_ons_less", "Remove ten add-ons", "Shift+Del", "add_ons", -10, "minus ten add-ons"),
    ("rebuys", "Count ten rebuys", "Shift+B", "rebuys", 10, "plus ten rebuys"),
    ("rebuys_less", "Remove ten rebuys", "Shift+N", "rebuys", -10, "minus ten rebuys"),
    ("back", "Remove ten busts", "Shift+PgUp", "out", -10, "ten players back in"),
    ("outs", "Count ten busts", "Shift+PgDown", "out", 10, "ten players out"),
)
COUNTER_ACTIONS: tuple[Action[Cockpit], ...] = tuple(
    _counter(name, text, key, TurnCounters(**{of: by}), menu, words)
    for menu, counted in ((menus.THE_CLOCK, _COUNTED), ("", _TENS))
    for name, text, key, of, by, words in counted
)
"""Keys as other clocks have them; PgUp and PgDn turn who is out (see the actions above)."""
