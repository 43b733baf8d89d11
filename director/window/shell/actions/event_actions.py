"""Every action in an event, in one place: its id, its words, its key, when it can be done.

The menus, the buttons and the keys are made from this list, and so are the palette and the
key sheet. What belongs to an area is declared there; here stands what belongs to none.
"""

from datetime import timedelta

from director.translation import say
from director.views.wall.wall_stage import CHOSEN_BY_HAND, Stage
from director.window.event.asking.question import ANNOUNCE, asks
from director.window.event.cockpit import Cockpit
from director.window.event.go_to_screen import going_to
from director.window.event.menus import EDIT, EVENT, PRINT, VIEW, WALL
from director.window.event.next_step import NEXT_KEY
from director.window.event.requests import (
    ChooseSheet,
    ChooseWallContent,
    DoNextStep,
    Find,
    ShowMoreScreens,
    SwitchWall,
)
from director.window.event.screen_names import CLOCK, REGISTER
from director.window.event.wall_content import pictured
from director.window.sheets.print_actions import PAPER_ACTIONS
from director.window.shell.actions.template_actions import TEMPLATE_ACTIONS
from director.window.shell.actions.wall_picture_files import (
    ADD_PICTURE,
    REMOVE_PICTURE,
    no_pictures,
)
from director.window.shell.actions.whole_event import WHOLE_EVENT_ACTIONS
from director.window.shell.areas import AREAS
from director.window.widgets.action import Action
from director.window.widgets.status_line import DONE


def switch_slides(cockpit: Cockpit) -> None:
    """The pictures of the folder go on the wall between times, or off it."""
    wall_content = cockpit.wall_content
    on, event = not wall_content.slides, pictured(cockpit.tournament)
    if not wall_content.show_slides(on, event) and on and wall_content.folder:
        cockpit.say(say("pictures for the wall are in {folder}", folder=wall_content.folder))
    cockpit.refreshed.emit()


def switch_moves(cockpit: Cockpit) -> None:
    """Who is moving goes on the walls that show the clock, for some minutes, or off them.

    The seats of a redraw, which come by themselves, go off them in the same way.
    """
    content, now = cockpit.wall_content, cockpit.now
    if new_seats(cockpit):
        content.hide_new_seats()
        cockpit.say(say("new seats taken off the wall"))
    elif content.moves(now):
        content.hide_moves()
        cockpit.say(say("moves taken off the wall"))
    else:
        minutes = max(1, cockpit.settings.number("wall_moves_minutes"))
        content.show_moves(cockpit.tournament.moving, now + timedelta(minutes=minutes))
        cockpit.say(say("moves on the wall for {minutes} min", minutes=minutes))
    cockpit.refreshed.emit()


def new_seats(cockpit: Cockpit) -> bool:
    """Whether the walls say that everybody has a new seat."""
    return cockpit.wall_content.new_seats(cockpit.bridge.desk.log, cockpit.now)


def no_moves(cockpit: Cockpit) -> str | None:
    """Why no moves can be put on the wall or taken off it."""
    shown = new_seats(cockpit) or cockpit.wall_content.moves(cockpit.now)
    if cockpit.tournament.moving or shown:
        return None
    return say("no player is moving")


def choose_stage(cockpit: Cockpit, stage: Stage | None) -> None:
    """The walls show a stage that was chosen by hand, or follow the event again."""
    cockpit.wall_content.choose(stage)
    words = say("walls show: {stage}", stage=say(stage.value)) if stage else ""
    words = words or say("walls follow the event")
    up = "" if cockpit.wall_is_up else say("no wall is up: F11 shows one")
    cockpit.say("  ·  ".join(filter(None, (words, up))), DONE)
    cockpit.refreshed.emit()
    if stage:
        cockpit.say(say("Wall layout: {stage}", stage=stage.word))
    else:
        cockpit.say(say("The wall follows the event"))


def stage_action(stage: Stage | None, words: str) -> Action[Cockpit]:
    """The layout of a stage on the walls, or that of the event's own."""
    return Action(
        f"wall.{stage.name.casefold() if stage else 'automatic'}",
        stage.value if stage else "Follow the event",
        lambda c: choose_stage(c, stage),
        WALL,
        checked=lambda c: c.wall_content.stage is stage,
        words=words,
    )


EVENT_ACTIONS: tuple[Action[Cockpit], ...] = (
    *(action for area in AREAS for action in (area.going, *area.actions)),
    Action(
        "players.find",
        "Find player",
        lambda c: c.request(Find()),
        EDIT,
        "Ctrl+F",
        icon="find",
        words="search player, look up player, where is, locate",
    ),
    Action(
        "event.next_step",
        "Do next step",
        lambda c: c.request(DoNextStep()),
        EDIT,
        NEXT_KEY,
        words="next step, what next, what now, to do, go on",
    ),
    *PAPER_ACTIONS,
    *WHOLE_EVENT_ACTIONS,
    *TEMPLATE_ACTIONS,
    Action(
        "wall.announce",
        "Announce on wall …",
        asks(ANNOUNCE),
        WALL,
        "Ctrl+M",
        words=(
            "announcement, message, message for the wall, post message, page player, notice, "
            "banner, page a player, call a player, banner on the wall"
        ),
    ),
    Action(
        "wall.quiet",
        "Clear announcement",
        lambda c: c.announce(""),
        WALL,
        "Ctrl+Shift+M",
        refusal=lambda c: None if c.wall_content.announcement else say("no message is on the wall"),
        words="take the announcement away, remove message, clear message",
        beside=True,
    ),
    Action(
        "wall.slides",
        "Slide show",
        switch_slides,
        WALL,
        "S",
        screen=CLOCK,
        checked=lambda c: bool(c.wall_content.slides),
        words="slides, pictures, photos, ads, advertising, sponsors, logos, images",
    ),
    Action(
        "wall.add_picture",
        "Add picture …",
        asks(ADD_PICTURE),
        WALL,
        words="add slide, new poster, sponsor picture, upload picture, picture for the wall",
    ),
    Action(
        "wall.remove_picture",
        "Remove picture …",
        asks(REMOVE_PICTURE),
        WALL,
        refusal=no_pictures,
        words="remove slide, delete picture, take poster down, delete slide",
    ),
    Action(
        "wall.content",
        "Wall content …",
        lambda c: c.request(ChooseWallContent()),
        WALL,
        "Ctrl+F11",
        words=(
            "second wall, two walls, projector content, which screen, seats on the wall, where do "
            "I sit, find your seat, payouts on the wall, prizes on the wall, standings on the "
            "wall, chip counts on the wall, rail display, screen set, tokens, clock layout"
        ),
    ),
    Action(
        "wall.moves",
        "Show table moves",
        switch_moves,
        WALL,
        "Shift+F11",
        refusal=no_moves,
        checked=lambda c: new_seats(c) or bool(c.wall_content.moves(c.now)),
        words=(
            "table breaks on the wall, moves on the wall, broken table, who moves where,"
            " take the new seats off the wall"
        ),
        beside=True,
    ),
    stage_action(None, "automatic layout, wall layout, as the event goes"),
    *(
        stage_action(stage, f"{stage.value} screen, wall layout, wall screen")
        for stage in CHOSEN_BY_HAND
    ),
    Action(
        "print.sheets",
        "Print sheet …",
        lambda c: c.request(ChooseSheet()),
        PRINT,
        "Ctrl+P",
        icon="print",
        words="print, printer, paper, find a sheet, forms, rule card, structure sheet, handout",
    ),
    Action(
        "print.stop",
        "Stop printing",
        lambda c: c.print_desk.stop(),
        PRINT,
        "Ctrl+.",
        refusal=lambda c: None if c.print_desk.busy else say("nothing is printing"),
        words="cancel print, printer jam, wrong printer",
        beside=True,
    ),
    Action(
        "book.copy",
        "Back up now",
        lambda c: c.copy_book(),
        EVENT,
        "Ctrl+S",
        words="backup, make backup, save, copy the book, save to stick, USB, second copy",
        beside=True,
    ),
    going_to(
        REGISTER,
        "Register",
        "Ctrl+6",
        REGISTER,
        words="look up person, player card, loyalty card, swipe card",
    ),
    Action(
        "rail.more",
        "More screens …",
        lambda c: c.request(ShowMoreScreens()),
        VIEW,
        "Ctrl+F10",
        icon="screens",
        words="other screens, all screens, more",
    ),
    Action(
        "wall.switch",
        "Show wall",
        lambda c: c.request(SwitchWall()),
        WALL,
        "F11",
        icon="wall",
        checked=lambda c: c.wall_is_up,
        words=(
            "projector, second screen, TV, display, big screen, full screen, monitor, "
            "tournament display, public display"
        ),
        beside=True,
    ),
)
