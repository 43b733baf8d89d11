"""Every action in an event, in one place: its id, its words, its key, when it can be done.

The menus, the buttons and the keys are made from this list, and so are the palette and the
key sheet. A deed is at most three lines: from what the operator means to a command.
"""

from director.desk.desk import new_seed
from director.tournament.clock.commands import PauseAfter
from director.tournament.commands import (
    AddTime,
    Eliminate,
    MoveClock,
    RedrawSeats,
    TurnCounters,
)
from director.translation import say
from director.views.schedule import title
from director.views.wall_stage import CHOSEN_BY_HAND, Stage
from director.window.areas.bounties.bounty_actions import BOUNTY_ACTIONS
from director.window.areas.bounties.satellite import SATELLITE_ACTIONS
from director.window.areas.bounties.team_actions import TEAM_ACTIONS
from director.window.areas.deal.deal_actions import DEAL_ACTIONS
from director.window.areas.flights.flight_actions import FLIGHT_ACTIONS
from director.window.areas.history.history_actions import HISTORY_ACTIONS
from director.window.areas.history.undo_keys import redo, undo
from director.window.areas.money.money_actions import MONEY_ACTIONS
from director.window.areas.players.last_chip import lost_last_chip
from director.window.areas.players.nameless_players import COUNTER_ACTIONS, or_refusal, or_turning
from director.window.areas.players.player_actions import PLAYER_ACTIONS
from director.window.areas.prizes.prize_actions import PRIZE_ACTIONS
from director.window.areas.shootout.shootout_actions import BRACKET_ACTIONS
from director.window.areas.showdown.showdown_actions import SHOWDOWN_ACTIONS
from director.window.areas.tables.seat_draw import draw
from director.window.areas.tables.table_actions import FLOOR_ACTIONS
from director.window.event.cockpit import (
    CLOCK,
    PLAYERS,
    REGISTER,
    RULINGS,
    SHOWDOWN,
    TABLES,
    Cockpit,
)
from director.window.event.go_to_screen import going_to
from director.window.event.menus import EDIT, EVENT, FLOOR, PRINT, THE_CLOCK, WALL
from director.window.event.question import (
    ANNOUNCE,
    MAKE_UP,
    START_AT,
    asks,
    nobody_left,
    when_closed,
)
from director.window.sheets.print_actions import PAPER_ACTIONS
from director.window.shell.whole_event import WHOLE_EVENT_ACTIONS
from director.window.widgets.action import Action


def eliminate_chosen(cockpit: Cockpit) -> None:
    """Whoever is chosen goes out; who has lammers turns some in instead (S 1.9)."""
    if cockpit.chosen is not None and not lost_last_chip(cockpit, cockpit.chosen):
        cockpit.bridge.do(Eliminate(cockpit.chosen))


def nobody_chosen(cockpit: Cockpit) -> str | None:
    """Why nobody can go out now."""
    if cockpit.screen not in (PLAYERS, TABLES) or cockpit.chosen is None:
        return say("choose a player first, or press F8 and type a name or table-seat")
    if cockpit.tournament.lammers(cockpit.chosen):
        return None
    return cockpit.bridge.refusal(Eliminate(cockpit.chosen))


def out_title(cockpit: Cockpit) -> str:
    """Who would go out."""
    if cockpit.chosen is None:
        return say("Bust selected player")
    if cockpit.tournament.lammers(cockpit.chosen):
        return say("Redeem lammers of {player}", player=cockpit.name(cockpit.chosen))
    return say("Bust {player}", player=cockpit.name(cockpit.chosen))


def nobody_to_draw(cockpit: Cockpit) -> str | None:
    """Why no seats can be drawn; asked without drawing any."""
    t = cockpit.tournament
    if not t.entries:
        return say("nobody has registered yet")
    return None if t.without_seat > 0 else say("everybody has a seat")


def nobody_to_redraw(cockpit: Cockpit) -> str | None:
    """Why no seats can be drawn anew; asked without drawing any."""
    t = cockpit.tournament
    if not t.drawn:
        return say("no seats have been drawn yet")
    if t.rounds:
        return say("a round is drawn once: take its draw back first")
    return None if t.still_in > 1 else say("there are no two players to seat")


def switch_title(cockpit: Cockpit) -> str:
    """What that would be."""
    face = cockpit.bridge.face
    if face.running:
        return say("Pause clock")
    return say("Resume clock") if face.started else say("Start clock")


def move_clock(cockpit: Cockpit, steps: int) -> None:
    """Goes so many levels or breaks on, or back."""
    cockpit.bridge.do(MoveClock(cockpit.bridge.face.step + steps))


def locked_or(cockpit: Cockpit, command: MoveClock | AddTime) -> str | None:
    """Why the clock cannot be moved now."""
    if not cockpit.unlocked:
        return say("the clock's keys are locked: Backspace unlocks them")
    return cockpit.bridge.refusal(command)


def call_clock(cockpit: Cockpit) -> None:
    """The clock is called on whoever is chosen, or on somebody to be named."""
    if cockpit.screen in (PLAYERS, TABLES) and cockpit.chosen is not None:
        cockpit.call_clock(cockpit.chosen)
    else:
        cockpit.calling_clock.emit()


def nobody_to_call(cockpit: Cockpit) -> str | None:
    """Why the clock is called on nobody."""
    nobody = None if cockpit.tournament.still_in else say("nobody has registered yet")
    return when_closed(cockpit) or nobody


def call_title(cockpit: Cockpit) -> str:
    """On whom that would be."""
    if cockpit.screen in (PLAYERS, TABLES) and cockpit.chosen is not None:
        return say("Call the clock on {player}", player=cockpit.name(cockpit.chosen))
    return say("Call the clock …")


def pause_after(cockpit: Cockpit) -> PauseAfter:
    """A pause at the end of the level that is chosen in the schedule, or none there any more."""
    here = cockpit.bridge.face.step
    step = here if cockpit.planned is None else max(here, cockpit.planned)
    return PauseAfter(step, step not in cockpit.tournament.clock.stops_after)


def pause_title(cockpit: Cockpit) -> str:
    """Where that would be."""
    command = pause_after(cockpit)
    step = title(cockpit.tournament.structure.steps[command.step])
    if command.stops:
        return say("Pause after: {step}", step=step)
    return say("No pause after: {step}", step=step)


def not_to_start(cockpit: Cockpit) -> str | None:
    """Why no time to start can be set."""
    running = say("the clock is running already") if cockpit.bridge.face.running else None
    return when_closed(cockpit) or running


def switch_slides(cockpit: Cockpit) -> None:
    """The pictures of the folder go on the wall between times, or off it."""
    programme = cockpit.programme
    if not programme.show_slides(not programme.slides) and programme.folder:
        cockpit.say(say("pictures for the wall lie in {folder}", folder=programme.folder))
    cockpit.refreshed.emit()


def choose_stage(cockpit: Cockpit, stage: Stage | None) -> None:
    """The walls show a stage that was chosen by hand, or follow the event again."""
    cockpit.programme.choose(stage)
    cockpit.refreshed.emit()


def stage_action(stage: Stage | None, words: str) -> Action[Cockpit]:
    """The layout of a stage on the walls, or that of the event's own."""
    return Action(
        f"wall.{stage.name.casefold() if stage else 'automatic'}",
        stage.value if stage else "Automatic",
        lambda c: choose_stage(c, stage),
        WALL,
        checked=lambda c: c.programme.stage is stage,
        group=1,
        words=words,
    )


def undo_title(cockpit: Cockpit) -> str:
    """What would be taken back."""
    desk = cockpit.bridge.desk
    if not desk.log.next_undo:
        return say("Undo")
    return say("Undo: {what}", what=desk.said(desk.log.next_undo.label))


def redo_title(cockpit: Cockpit) -> str:
    """What would be brought back."""
    desk = cockpit.bridge.desk
    if not desk.log.next_redo:
        return say("Redo")
    return say("Redo: {what}", what=desk.said(desk.log.next_redo.label))


def nothing_to_undo(cockpit: Cockpit) -> str | None:
    """Why nothing can be taken back."""
    return None if cockpit.bridge.desk.log.next_undo else say("there is nothing to undo")


def nothing_to_redo(cockpit: Cockpit) -> str | None:
    """Why nothing can be brought back."""
    return None if cockpit.bridge.desk.log.next_redo else say("there is nothing to redo")


_BACK, _OUT = TurnCounters(out=-1), TurnCounters(out=1)
"""What PgUp and PgDn turn where nobody has a name."""

EVENT_ACTIONS: tuple[Action[Cockpit], ...] = (
    Action(
        "event.undo",
        "Undo",
        undo,
        EDIT,
        "Ctrl+Z",
        icon="undo",
        refusal=nothing_to_undo,
        title=undo_title,
        words="take back, revert, mistake, oops",
    ),
    Action(
        "event.redo",
        "Redo",
        redo,
        EDIT,
        "Ctrl+Y",
        "Ctrl+Shift+Z",
        icon="redo",
        refusal=nothing_to_redo,
        title=redo_title,
        words="bring back, undo the undo, repeat",
    ),
    Action(
        "players.find",
        "Find player",
        lambda c: c.finding.emit(),
        EDIT,
        "Ctrl+F",
        icon="find",
        group=1,
        words="search player, look up player, where is, locate",
    ),
    Action(
        "players.register",
        "Register player",
        lambda c: c.registering.emit(),
        FLOOR,
        "F7",
        icon="more",
        refusal=when_closed,
        words=(
            "late reg, late registration, late entry, buy in, buy-in, sign up, add player, "
            "new entry, seat player, sell entry"
        ),
    ),
    Action(
        "players.out",
        "Bust selected player",
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
        lambda c: c.naming_out.emit(),
        FLOOR,
        "F8",
        refusal=nobody_left,
        words=(
            "bustout, bust out, knock out, KO, eliminate, elimination, player out, "
            "player is out, out, felted, busted, name who is out"
        ),
    ),
    Action(
        "seats.draw",
        "Draw seats",
        draw,
        FLOOR,
        "Ctrl+D",
        icon="draw",
        refusal=nobody_to_draw,
        group=1,
        words=(
            "seat draw, seating draw, random seating, assign seats, seat assignment, seat everybody"
        ),
    ),
    Action(
        "seats.redraw",
        "Redraw all seats",
        lambda c: c.bridge.do(RedrawSeats(new_seed())),
        FLOOR,
        refusal=nobody_to_redraw,
        group=1,
        words="final table draw, redraw, reseat, reseat everybody, new draw, shuffle seats",
    ),
    Action(
        "clock.switch",
        "Start clock",
        lambda c: c.switch_clock(),
        THE_CLOCK,
        "F9",
        refusal=lambda c: c.bridge.refusal(c.switching),
        title=switch_title,
        words=(
            "pause clock, resume clock, stop clock, pause, resume, stop, play, timer, "
            "start timer, start tournament, shuffle up and deal, cards in the air"
        ),
    ),
    Action(
        "clock.switch_here",
        "Start or pause clock",
        lambda c: c.switch_clock(),
        "",
        "Space",
        screen=CLOCK,
        also_on=(PLAYERS, TABLES),
        refusal=lambda c: c.bridge.refusal(c.switching),
        title=switch_title,
        words="resume clock, stop clock, resume, stop, timer",
    ),
    Action(
        "clock.unlock",
        "Unlock clock keys",
        lambda c: c.unlock(not c.unlocked),
        THE_CLOCK,
        "Backspace",
        icon="unlocked",
        screen=CLOCK,
        checked=lambda c: c.unlocked,
        refusal=when_closed,
        group=1,
        words="lock clock, adjust clock, change clock, clock locked",
    ),
    Action(
        "clock.previous",
        "Previous level",
        lambda c: move_clock(c, -1),
        THE_CLOCK,
        "Left",
        icon="previous",
        screen=CLOCK,
        refusal=lambda c: locked_or(c, MoveClock(c.bridge.face.step - 1)),
        group=1,
        words="back a level, go back, level back, last level, rewind",
    ),
    Action(
        "clock.next",
        "Next level",
        lambda c: move_clock(c, 1),
        THE_CLOCK,
        "Right",
        icon="next",
        screen=CLOCK,
        refusal=lambda c: locked_or(c, MoveClock(c.bridge.face.step + 1)),
        group=1,
        words="skip level, advance level, level up, raise blinds, forward, end level",
    ),
    Action(
        "clock.more",
        "Add one minute",
        lambda c: c.bridge.do(AddTime(1)),
        THE_CLOCK,
        "Up",
        icon="more",
        screen=CLOCK,
        refusal=lambda c: locked_or(c, AddTime(1)),
        group=1,
        words="more time, plus one minute, add time, extend level",
    ),
    Action(
        "clock.less",
        "Remove one minute",
        lambda c: c.bridge.do(AddTime(-1)),
        THE_CLOCK,
        "Down",
        icon="less",
        screen=CLOCK,
        refusal=lambda c: locked_or(c, AddTime(-1)),
        group=1,
        words="less time, minus one minute, subtract time, take time off, shorten level",
    ),
    Action(
        "clock.much_more",
        "Add ten minutes",
        lambda c: c.bridge.do(AddTime(10)),
        "",
        "Shift+Up",
        screen=CLOCK,
        refusal=lambda c: locked_or(c, AddTime(10)),
        words="more time, plus ten minutes, add time",
    ),
    Action(
        "clock.much_less",
        "Remove ten minutes",
        lambda c: c.bridge.do(AddTime(-10)),
        "",
        "Shift+Down",
        screen=CLOCK,
        refusal=lambda c: locked_or(c, AddTime(-10)),
        words="less time, minus ten minutes, subtract time, take time off",
    ),
    Action(
        "clock.again",
        "Restart level",
        lambda c: move_clock(c, 0),
        THE_CLOCK,
        "R",
        screen=CLOCK,
        refusal=lambda c: locked_or(c, MoveClock(c.bridge.face.step)),
        group=1,
        words="reset level, reset clock, level from beginning, replay level",
    ),
    Action(
        "clock.start_at",
        "Set start time …",
        asks(START_AT),
        THE_CLOCK,
        "T",
        screen=CLOCK,
        refusal=not_to_start,
        group=2,
        words="start at a time, countdown to start, scheduled start, delay start, delayed start",
    ),
    Action(
        "clock.pause_after",
        "Pause after level",
        lambda c: c.bridge.do(pause_after(c)),
        THE_CLOCK,
        "P",
        screen=CLOCK,
        refusal=lambda c: c.bridge.refusal(pause_after(c)),
        title=pause_title,
        group=2,
        words="stop after level, pause at the end, hold clock, end of night",
    ),
    Action(
        "clock.make_up",
        "Make up time …",
        asks(MAKE_UP),
        THE_CLOCK,
        "L",
        screen=CLOCK,
        refusal=when_closed,
        group=2,
        words="behind schedule, running late, catch up, shorten levels, lost time",
    ),
    Action(
        "clock.mute",
        "Mute sounds",
        lambda c: c.mute(c.settings.flag("sounds")),
        THE_CLOCK,
        "M",
        screen=CLOCK,
        checked=lambda c: not c.settings.flag("sounds"),
        group=2,
        words="silence, quiet, volume, sound off, alarm, bell off",
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
            "shot clock, time bank, call time, stalling, tanking, slow player, countdown, "
            "clock on a player"
        ),
    ),
    Action(
        "players.register_here",
        "Register player",
        or_turning(_BACK, lambda c: c.registering.emit()),
        "",
        "PgUp",
        screen=CLOCK,
        refusal=or_refusal(_BACK, when_closed),
        words=(
            "late reg, late registration, late entry, buy in, buy-in, sign up, add player, "
            "new entry, seat player, sell entry"
        ),
    ),
    Action(
        "players.out_here",
        "Bust player …",
        or_turning(_OUT, lambda c: c.naming_out.emit()),
        "",
        "PgDown",
        screen=CLOCK,
        refusal=or_refusal(_OUT, nobody_left),
        words=(
            "bustout, bust out, knock out, KO, eliminate, elimination, player out, "
            "player is out, out, felted, busted, name who is out"
        ),
    ),
    *PLAYER_ACTIONS,
    *MONEY_ACTIONS,
    *PRIZE_ACTIONS,
    *BOUNTY_ACTIONS,
    *TEAM_ACTIONS,
    *SATELLITE_ACTIONS,
    *DEAL_ACTIONS,
    *BRACKET_ACTIONS,
    *FLIGHT_ACTIONS,
    *PAPER_ACTIONS,
    *COUNTER_ACTIONS,
    *FLOOR_ACTIONS,
    *HISTORY_ACTIONS,
    *WHOLE_EVENT_ACTIONS,
    Action(
        "wall.announce",
        "Announce on wall …",
        asks(ANNOUNCE),
        WALL,
        "Ctrl+M",
        words=(
            "announcement, message, message for the wall, post message, page player, notice, banner"
        ),
    ),
    Action(
        "wall.quiet",
        "Clear announcement",
        lambda c: c.announce(""),
        WALL,
        "Ctrl+Shift+M",
        refusal=lambda c: None if c.programme.announcement else say("nothing is announced"),
        words="take the announcement away, remove message, clear message",
    ),
    Action(
        "wall.slides",
        "Slide show",
        switch_slides,
        WALL,
        "S",
        screen=CLOCK,
        checked=lambda c: bool(c.programme.slides),
        words="slides, pictures, photos, ads, advertising, sponsors, logos, images",
    ),
    stage_action(None, "follow the event, automatic layout, wall layout, as the event goes"),
    *(
        stage_action(stage, f"{stage.value} screen, wall layout, wall screen")
        for stage in CHOSEN_BY_HAND
    ),
    *SHOWDOWN_ACTIONS,
    Action(
        "print.sheets",
        "Print sheet …",
        lambda c: c.printing.emit(),
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
        refusal=lambda c: None if c.print_desk.busy else say("nothing is being printed"),
        words="cancel print, printer jam, wrong printer",
    ),
    Action(
        "book.copy",
        "Back up now",
        lambda c: c.copy_book(say("copy")),
        EVENT,
        "Ctrl+S",
        group=1,
        words="backup, make backup, save, copy the book, save to stick, USB, second copy",
    ),
    going_to(
        PLAYERS,
        "Players",
        "Ctrl+1",
        PLAYERS,
        words="entries, field, entrants, player list, entry list, who is in",
    ),
    going_to(
        TABLES,
        "Tables",
        "Ctrl+2",
        TABLES,
        words="room, table map, seating, floor plan, seat map, seats",
    ),
    going_to(
        CLOCK,
        "Clock",
        "Ctrl+3",
        CLOCK,
        words="tournament clock, blinds, blind timer, levels, schedule, countdown",
    ),
    going_to(
        SHOWDOWN,
        "Showdown",
        "Ctrl+4",
        SHOWDOWN,
        words=(
            "who wins, read hands, read the board, split pot, side pot, hi-lo, award pot, best hand"
        ),
    ),
    going_to(
        RULINGS,
        "Rulings",
        "Ctrl+5",
        RULINGS,
        words="TDA, floor decision, floor call, ruling, rules, dispute, rule question",
    ),
    going_to(
        REGISTER,
        "Register",
        "Ctrl+6",
        REGISTER,
        words="look up person, player card, loyalty card, swipe card",
    ),
    Action(
        "wall.switch",
        "Show wall",
        lambda c: c.walling.emit(),
        WALL,
        "F11",
        icon="wall",
        checked=lambda c: c.wall_is_up,
        words=(
            "projector, second screen, TV, display, big screen, full screen, monitor, "
            "tournament display, public display"
        ),
    ),
)
