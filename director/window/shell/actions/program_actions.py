"""What can be done whether an event is open or not, declared as data."""

from director.translation import say
from director.window.event.menus import EVENT, VIEW
from director.window.palette.palette_actions import PALETTE_ACTIONS
from director.window.settings_and_help.page_actions import ASIDE_ACTIONS
from director.window.shell.actions.switch_events import EVENINGS_ACTIONS
from director.window.start.start_actions import StartActions
from director.window.widgets.action import Action


def _sample_title(start_actions: StartActions) -> str:
    if start_actions.sample and start_actions.sample.is_there:
        return say("Continue sample evening")
    return say("Open sample evening")


PROGRAM_ACTIONS: tuple[Action[StartActions], ...] = (
    *EVENINGS_ACTIONS,
    *ASIDE_ACTIONS,
    *PALETTE_ACTIONS,
    Action(
        "start_actions.new",
        "New event …",
        lambda y: y.asked_new.emit(),
        EVENT,
        "Ctrl+N",
        icon="more",
        words="create event, new tournament, create tournament, add tournament, set up event",
        beside=True,
    ),
    Action(
        "start_actions.from_template",
        "New event from template …",
        lambda y: y.asked_from_template.emit(),
        EVENT,
        words=(
            "weekly event, every week, template, same as last week, recurring event, "
            "regular tournament, preset"
        ),
        beside=True,
    ),
    Action(
        "start_actions.list",
        "All events",
        lambda y: y.asked_list.emit(),
        EVENT,
        "Ctrl+O",
        icon="events",
        words="event list, tournaments, home, open event, open tournament",
        beside=True,
    ),
    Action(
        "start_actions.register",
        "Player register",
        lambda y: y.asked_register.emit(),
        EVENT,
        "Ctrl+R",
        words=(
            "player database, register of players, members, people, customers, roster, email, "
            "phone number, address, contact details, membership, club members, birthday"
        ),
        beside=True,
    ),
    Action(
        "start_actions.import",
        "Import .tdt files …",
        lambda y: y.asked_import.emit(),
        EVENT,
        words=(
            "import from The Tournament Director, TTD, import tournaments, old tournaments,"
            " old evenings, past events, convert, migrate, other software"
        ),
        beside=True,
    ),
    Action(
        "start_actions.structures",
        "Structure editor",
        lambda y: y.asked_structures.emit(),
        EVENT,
        "Ctrl+E",
        words=(
            "blind structure, structures, blind schedule, templates, edit levels, payout and "
            "blind library, structure library"
        ),
        beside=True,
    ),
    Action(
        "start_actions.sample",
        "Open sample evening",
        lambda y: y.open_sample(),
        EVENT,
        refusal=lambda y: y.no_sample(),
        title=_sample_title,
        words="demo, example, tutorial, practice, try out, sample event",
        beside=True,
    ),
    Action(
        "start_actions.sample_anew",
        "Restart sample evening …",
        lambda y: y.asked_sample_anew.emit(),
        EVENT,
        refusal=lambda y: y.no_sample_yet(),
        words="demo, example, start over, practice",
        beside=True,
    ),
    Action(
        "start_actions.sample_removed",
        "Remove sample evening …",
        lambda y: y.asked_sample_removed.emit(),
        EVENT,
        refusal=lambda y: y.no_sample_yet(),
        words="demo, example, delete sample, practice",
        beside=True,
    ),
    Action(
        "start_actions.continue",
        "Restore backup …",
        lambda y: y.asked_copy.emit(),
        EVENT,
        refusal=lambda y: y.damage.no_copies(),
        words=(
            "continue from a copy, recover, open backup, import book, another laptop, computer died"
        ),
        beside=True,
    ),
    Action(
        "look.light",
        "Light mode",
        lambda y: y.look.switch_look(),
        VIEW,
        checked=lambda y: y.look.is_light,
        words="theme, colors, bright, light look, appearance",
        beside=True,
    ),
    Action(
        "look.dark",
        "Dark mode",
        lambda y: y.look.wear_dark(),
        VIEW,
        checked=lambda y: not y.look.is_light,
        words="dark look, night mode, appearance",
        beside=True,
    ),
    Action(
        "look.system",
        "Follow system colors",
        lambda y: y.look.switch_to_system(),
        VIEW,
        checked=lambda y: y.look.follows_system,
        words="system theme, automatic dark mode, appearance, colors",
        beside=True,
    ),
    Action(
        "look.high_contrast",
        "High contrast",
        lambda y: y.look.switch_contrast(),
        VIEW,
        checked=lambda y: y.look.high_contrast,
        words="accessibility, low vision, black and white, strong contrast, appearance",
        beside=True,
    ),
    Action(
        "text.larger",
        "Larger text",
        lambda y: y.look.enlarge_text(),
        VIEW,
        refusal=lambda y: y.look.no_larger_text(),
        words="zoom in, text size, font size, bigger letters, scale",
        beside=True,
    ),
    Action(
        "text.smaller",
        "Smaller text",
        lambda y: y.look.reduce_text(),
        VIEW,
        refusal=lambda y: y.look.no_smaller_text(),
        words="zoom out, text size, font size, scale",
        beside=True,
    ),
    Action(
        "start_actions.restart",
        "Restart program",
        lambda y: y.asked_restart.emit(),
        VIEW,
        words="start again, relaunch, reopen program",
        beside=True,
    ),
    Action(
        "look.four_colours",
        "Four-color deck",
        lambda y: y.look.switch_deck(),
        VIEW,
        checked=lambda y: y.look.four_colours,
        words="4-color deck, four-colour, suit colors, card colors",
        beside=True,
    ),
    Action(
        "start_actions.quit",
        "Quit",
        lambda y: y.asked_quit.emit(),
        EVENT,
        "Ctrl+Q",
        words="exit, close program, shut down",
        beside=True,
    ),
)
