"""What can be done whether an event is open or not, declared as data."""

from director.translation import say
from director.window.event.menus import EVENT, VIEW
from director.window.palette.palette_actions import PALETTE_ACTIONS
from director.window.settings_and_help.page_actions import ASIDE_ACTIONS
from director.window.shell.switch_events import EVENINGS_ACTIONS
from director.window.start.start_actions import Lobby
from director.window.widgets.action import Action


def _sample_title(lobby: Lobby) -> str:
    if lobby.sample and lobby.sample.is_there:
        return say("Continue the sample evening")
    return say("Open a sample evening")


LOBBY_ACTIONS: tuple[Action[Lobby], ...] = (
    *EVENINGS_ACTIONS,
    *ASIDE_ACTIONS,
    *PALETTE_ACTIONS,
    Action("lobby.new", "New event …", lambda y: y.asked_new.emit(), EVENT, "Ctrl+N", icon="more"),
    Action(
        "lobby.list", "All events", lambda y: y.asked_list.emit(), EVENT, "Ctrl+O", icon="events"
    ),
    Action(
        "lobby.register",
        "Register of players",
        lambda y: y.asked_register.emit(),
        EVENT,
        "Ctrl+R",
    ),
    Action(
        "lobby.structures", "Structure editor", lambda y: y.asked_structures.emit(), EVENT, "Ctrl+E"
    ),
    Action(
        "lobby.sample",
        "Open a sample evening",
        lambda y: y.open_sample(),
        EVENT,
        refusal=lambda y: y.no_sample(),
        title=_sample_title,
    ),
    Action(
        "lobby.sample_anew",
        "Start the sample evening anew",
        lambda y: y.begin_sample_anew(),
        EVENT,
        refusal=lambda y: y.no_sample_yet(),
    ),
    Action(
        "lobby.sample_removed",
        "Remove the sample evening",
        lambda y: y.remove_sample(),
        EVENT,
        refusal=lambda y: y.no_sample_yet(),
    ),
    Action(
        "lobby.continue",
        "Continue from a copy …",
        lambda y: y.asked_copy.emit(),
        EVENT,
        refusal=lambda y: y.no_copies(),
    ),
    Action(
        "look.light",
        "Light look",
        lambda y: y.switch_look(),
        VIEW,
        checked=lambda y: y.is_light,
        group=2,
    ),
    Action(
        "look.four_colours",
        "Four-colour deck",
        lambda y: y.switch_deck(),
        VIEW,
        checked=lambda y: y.four_colours,
        group=2,
    ),
    Action(
        "lobby.quit",
        "Quit",
        lambda y: y.asked_quit.emit(),
        EVENT,
        "Ctrl+Q",
        group=3,
    ),
)
