"""Changing over between the events that are open, and putting one away."""

from director.translation import say
from director.window.event import menus
from director.window.start.start_actions import StartActions
from director.window.widgets.action import Action


def no_other(start_actions: StartActions) -> str | None:
    """Why there is none to change over to."""
    others = [number for number in start_actions.open_desks if number != start_actions.in_sight]
    return None if others else say("no other event is open: press Ctrl+O for all events")


def none_in_sight(start_actions: StartActions) -> str | None:
    """Why there is none to put away."""
    return None if start_actions.in_sight is not None else say("no event is open")


EVENINGS_ACTIONS: tuple[Action[StartActions], ...] = (
    Action(
        "events.next",
        "Next open event",
        lambda y: y.asked_next.emit(),
        menus.EVENT,
        "Ctrl+Tab",
        refusal=no_other,
        words="switch event, other event, change event, next tab",
        beside=True,
    ),
    Action(
        "events.put_away",
        "Close tab",
        lambda y: y.asked_put_away.emit(),
        menus.EVENT,
        "Ctrl+W",
        refusal=none_in_sight,
        words="put this event away, hide event, leave event",
    ),
)
