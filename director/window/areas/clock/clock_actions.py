"""What is done with the clock of an event, declared as data."""

from director.tournament.clock.commands import PauseAfter
from director.tournament.commands import AddTime, MoveClock, StartClock
from director.translation import say
from director.views.clock.schedule import title
from director.window.event.asking.question import MAKE_UP, START_AT, asks, when_closed
from director.window.event.asking.start_clock import switch_clock
from director.window.event.cockpit import Cockpit
from director.window.event.menus import EDIT, THE_CLOCK
from director.window.event.next_step import CHOOSE_KEY
from director.window.event.requests import ChooseDue
from director.window.event.screen_names import CLOCK
from director.window.widgets.action import Action


def switch_title(cockpit: Cockpit) -> str:
    """What that would be."""
    face = cockpit.bridge.face
    if face.running:
        return say("Pause clock")
    return say("Resume clock") if face.started else say("Start clock")


def move_clock(cockpit: Cockpit, steps: int) -> None:
    """Goes so many levels or breaks on, or back."""
    cockpit.bridge.do(MoveClock(cockpit.bridge.face.step + steps))


def when_over(cockpit: Cockpit) -> str | None:
    """Why the clock stands for good: the event is closed, or somebody has won."""
    if not cockpit.tournament.winner:
        return when_closed(cockpit)
    return when_closed(cockpit) or cockpit.bridge.refusal(StartClock())


def no_unlocking(cockpit: Cockpit) -> str | None:
    """Why the keys stay locked; they are locked again at any time."""
    return when_closed(cockpit) if cockpit.unlocked else when_over(cockpit)


def locked_or(cockpit: Cockpit, command: MoveClock | AddTime) -> str | None:
    """Why the clock cannot be moved now."""
    if over := when_over(cockpit):
        return over
    if not cockpit.unlocked:
        return say("the clock keys are locked: press Backspace to unlock them")
    return cockpit.bridge.refusal(command)


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
    running = say("the clock is already running") if cockpit.bridge.face.running else None
    return running or when_over(cockpit)


def choose_due(cockpit: Cockpit) -> None:
    """Goes to the lines of what is due now."""
    cockpit.ask_for(CLOCK)
    cockpit.request(ChooseDue())


CLOCK_ACTIONS: tuple[Action[Cockpit], ...] = (
    Action(
        "clock.due",
        "Choose what is due",
        choose_due,
        EDIT,
        CHOOSE_KEY,
        words="due now, second step, other steps, what else is due, to do list, next but one",
    ),
    Action(
        "clock.switch",
        "Start clock",
        switch_clock,
        THE_CLOCK,
        "F9",
        refusal=lambda c: c.bridge.refusal(c.switching),
        title=switch_title,
        words=(
            "pause clock, resume clock, stop clock, pause, resume, stop, play, timer, "
            "start timer, start tournament, shuffle up and deal, cards in the air"
        ),
        beside=True,
    ),
    Action(
        "clock.switch_here",
        "Start or pause clock",
        switch_clock,
        "",
        "Space",
        screen=CLOCK,
        refusal=lambda c: c.bridge.refusal(c.switching),
        title=switch_title,
        words="resume clock, stop clock, resume, stop, timer",
        beside=True,
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
        refusal=no_unlocking,
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
        words="skip level, advance level, level up, raise blinds, blinds up, forward, end level",
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
        words="stop after level, pause at the end, hold clock",
    ),
    Action(
        "clock.make_up",
        "Make up time …",
        asks(MAKE_UP),
        THE_CLOCK,
        "L",
        screen=CLOCK,
        refusal=when_over,
        words=(
            "behind schedule, running late, catch up, shorten levels, lost time, finish earlier, "
            "shorten the evening"
        ),
    ),
    Action(
        "clock.mute",
        "Mute sounds",
        lambda c: c.mute(c.settings.flag("sounds")),
        THE_CLOCK,
        "M",
        screen=CLOCK,
        checked=lambda c: not c.settings.flag("sounds"),
        words="silence, quiet, volume, sound off, alarm, bell off, voice off, no sound, loud",
        beside=True,
    ),
    Action(
        "clock.spoken",
        "Speak announcements",
        lambda c: c.let_speak(not c.settings.flag("spoken")),
        THE_CLOCK,
        "Shift+M",
        screen=CLOCK,
        checked=lambda c: c.settings.flag("spoken"),
        words="voice, speech, text to speech, talking clock, PA, announcer",
        beside=True,
    ),
    Action(
        "clock.say_level",
        "Announce the level now",
        lambda c: c.announcer.say_level(c.now),
        THE_CLOCK,
        screen=CLOCK,
        words="say the blinds, read out stakes, voice, speak now",
        beside=True,
    ),
)
