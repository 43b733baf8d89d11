"""What the screens of one event share: the desk, what is chosen, what is unlocked.

Screens never talk to each other. They ask the cockpit, and hear from it when something is new.
"""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from director.desk.desk import Desk
from director.engine.games.library import Library
from director.house.settings import Settings
from director.tournament.busts.facts import PlayerEliminated
from director.tournament.clock.commands import TimeOut
from director.tournament.clock.own_clocks import clock_words
from director.tournament.commands import Command, FileRuling, PauseClock, StartClock
from director.tournament.entries.facts import PlayerRegistered
from director.tournament.entries.reserved import reservation_of
from director.tournament.event.play_over import clock_stopped_at
from director.tournament.facts import RecordRedone, RecordsRedone, RecordsUndone, RecordUndone
from director.tournament.filed_rulings.state import Filing
from director.tournament.log.log import Record, came_by_itself
from director.tournament.money.state import LineNumber
from director.tournament.seats.draws import Place
from director.tournament.state import EntryNumber, PlayerNumber, Tournament
from director.tournament.structure.structure import Level, Structure
from director.translation import say
from director.views.event_games import options_of
from director.views.log.record_words import in_full
from director.views.money.after_bust import said_after_bust
from director.views.wall.wall_lists import is_redraw
from director.window.event.announcer import Announcer
from director.window.event.bridge import DeskBridge
from director.window.event.clock_bells import Bells
from director.window.event.deal_draft import DealDraft
from director.window.event.due import DueNow
from director.window.event.player_clocks import HandTimers
from director.window.event.screen_names import CLOCK, PLAYERS
from director.window.event.wall_content import WallContent
from director.window.rulings_desk.rulings_desk import RulingsDesk
from director.window.system import sounds
from director.window.widgets.attempt import beside
from director.window.widgets.field import note_act
from director.window.widgets.status_line import DONE, FAILED, NOTICE, REFUSED, TOLD

if TYPE_CHECKING:
    from director.reports.sheet_kinds import Typesetter


class Cockpit(RulingsDesk):
    """One event in the hands of the operator."""

    chose = Signal()
    """Somebody else is chosen."""
    book_copied = Signal()
    """A copy of the book was written and read again."""
    copied_at_break = Signal(object)
    """Where the copies of the book lie that a break has brought."""

    def __init__(
        self,
        desk: Desk,
        library: Library,
        settings: Settings,
        sheets: "Typesetter",
        parent: QObject | None = None,
    ) -> None:
        super().__init__(library.playing({}), settings, sheets, parent)
        self.bridge = DeskBridge(desk, self)
        self.screen = PLAYERS
        self.unlocked = False
        """Whether the keys that move the clock are free."""
        self.due: Sequence[DueNow] = ()
        """Of each area what it waits for."""
        self.wall_is_up = False
        self.is_sample = False
        """Whether it is the sample evening: a copy of its book is nobody's concern."""
        self.copied = True
        """Whether the book has been copied since the last act."""
        self._chosen: int | None = None
        self._several: tuple[int, ...] = ()
        self.forbidden: Command | None = None
        """What was refused just now and may be done all the same, with a note."""
        self.why_not = ""
        """Why it was refused."""
        self.pays = self._paid_before = "cash"
        """How players pay, as they did last; empty where they pay later."""
        self.line: LineNumber | None = None
        """The payment that is chosen in the ledger."""
        self.winner: EntryNumber | None = None
        """Whose prize is chosen on the Prizes screen."""
        self.winners: tuple[EntryNumber, ...] = ()
        """All whose prizes are chosen there at once, where they are more than one."""
        self.ticket: EntryNumber | None = None
        """Who has won the ticket that is chosen there."""
        self.writes_table = False
        """Whether a pay table is being written there."""
        self.record: int | None = None
        """The record that is chosen in the history, by its number."""
        self.tables: tuple[int, ...] = ()
        """The tables that are marked on the Tables screen, for one act on all of them; rising."""
        self.sign_ups_kept = 0
        """How many lines of a sign-up list were put away before it was taken."""
        self.place: Place | None = None
        """The seat that is chosen on the map of the tables."""
        self.round_table = 0
        """The table that is chosen in the bracket; 0 for none."""
        self.flight = ""
        """The flight that is chosen among the flights; empty for none."""
        self.planned: int | None = None
        """The level or break that is chosen in the schedule, by its place."""
        self._expected: tuple[tuple[int, ...], str] = ((), "")
        """Records that are about to be taken back or brought back, and what that brings about."""
        self.bargain = DealDraft()
        """What is typed for a deal."""
        self.wall_content = WallContent(
            settings.path.parent / "slides",
            settings.number("slide_seconds"),
            settings.number("slide_minutes"),
            self,
        )
        self.timers = HandTimers(
            settings.number("call_seconds"), settings.number("call_countdown"), parent=self
        )
        self.bells = Bells(self.bridge, settings, self.ring)
        self.bells.said.connect(lambda words: self.say(words, TOLD))
        self.announcer = Announcer(self.bridge, settings, lambda: self.library, self.ring)
        self.announcer.silent.connect(lambda why: self.said.emit(why, REFUSED))
        self.bells.rang.connect(self.announcer.of_clock)
        self.timers.ran_out.connect(self._time_out)
        self.bridge.changed.connect(self._changed)
        self.bridge.refused.connect(self._refused)
        self.bridge.forbidden.connect(self._forbid)
        self.bridge.failed.connect(lambda what: self.said.emit(what, FAILED))
        self.bridge.busy_now.connect(self._tell_busy)
        self.bridge.break_began.connect(lambda: self.copy_book(at_break=True))

    @property
    def tournament(self) -> Tournament:
        """The event as it stands."""
        return self.bridge.tournament

    @property
    def event_name(self) -> str:
        return self.tournament.name

    @property
    def library(self) -> Library:
        """With the options that the event's sheet states now."""
        self._library.play(options_of(self.structure))
        return self._library

    @property
    def structure(self) -> Structure:
        return self.tournament.structure

    @property
    def level(self) -> Level | None:
        return self.structure.level_before(self.bridge.face.step)

    @property
    def filings(self) -> tuple[Filing, ...]:
        return self.tournament.filings

    @property
    def why_not_filed(self) -> str | None:
        return None

    def file(self, command: FileRuling) -> None:
        self.bridge.do(command)

    @property
    def now(self) -> datetime:
        """The moment it is."""
        return self.bridge.now

    @property
    def chosen(self) -> EntryNumber | None:
        """Who is chosen on the screen in sight, if still in the event."""
        entry = self.entry
        return entry if entry is not None and self.tournament.is_in(entry) else None

    @property
    def entry(self) -> EntryNumber | None:
        """Whose card is shown: the chosen entry, in or out, as long as it counts."""
        there = self._chosen in self.tournament.entries
        return EntryNumber(self._chosen) if self._chosen is not None and there else None

    @property
    def choice(self) -> int | None:
        """The number that is chosen; below zero, of who waits for a seat or is expected."""
        return self._chosen

    @property
    def alternate(self) -> PlayerNumber | None:
        """Who is chosen among those who wait for a seat."""
        waiting = PlayerNumber(-(self._chosen or 0))
        return waiting if waiting in self.tournament.alternates else None

    @property
    def reserved(self) -> PlayerNumber | None:
        """Who is chosen among those who have said that they come."""
        expected = PlayerNumber(-(self._chosen or 0))
        return expected if reservation_of(self.tournament.reserved, expected) else None

    @property
    def several(self) -> tuple[EntryNumber, ...]:
        """All who are chosen at once, where they are more than one."""
        there = [EntryNumber(one) for one in self._several if one in self.tournament.entries]
        return tuple(there) if len(there) > 1 else ()

    def choose(self, entry: int | None, several: tuple[int, ...] = ()) -> None:
        """From now on, this entry is chosen; who waits for a seat by the number below zero.

        `several` are all who are chosen with it, it among them.
        """
        if (entry, several) != (self._chosen, self._several):
            self._chosen, self._several = entry, several
            self.chose.emit()

    def name(self, entry: EntryNumber) -> str:
        """The name of whoever holds an entry."""
        return self.bridge.desk.name(self.tournament.entries[entry].player)

    def pay_with(self, method: str) -> None:
        """From now on, players pay so; empty: whoever enters next pays later."""
        self._paid_before = self.pays or self._paid_before
        self.pays = method
        self.refreshed.emit()

    def _refused(self, why: str) -> None:
        self.forbidden = None
        self.why_not = why
        self.say(why, REFUSED)

    def _tell_busy(self, words: str) -> None:
        self.say(f"{words} …" if words else "")
        self.refreshed.emit()

    def _forbid(self, command: Command) -> None:
        self.forbidden = command
        self.say(say("{why}  ·  F4: override", why=self.why_not), REFUSED)
        self.chose.emit()  # there is an action more

    @property
    def switching(self) -> PauseClock | StartClock:
        """What the key that starts and pauses would do now."""
        return PauseClock() if self.bridge.face.running else StartClock()

    def unlock(self, free: bool) -> None:
        """Frees or locks the keys that move the clock."""
        if free != self.unlocked:
            self.unlocked = free
            self.refreshed.emit()

    def bring(self, screen: str) -> None:
        """Goes to a screen; on it already, the focus stays where it is."""
        if screen != self.screen:
            self.ask_for(screen)

    def ask_for(self, screen: str) -> None:
        """Goes to a screen; leaving the clock locks its keys again.

        What was refused on the screen before is no longer offered to be done all the same.
        """
        self.unlocked = self.unlocked and screen == CLOCK
        if screen != self.screen:
            self.forbidden = None
        super().ask_for(screen)

    def copy_book(
        self, then: Callable[[], object] = lambda: None, *, at_break: bool = False
    ) -> None:
        """Has a copy of the book written beside the window's thread, and says how it went."""

        def lie(paths: Sequence[Path]) -> None:
            folders = ", ".join(dict.fromkeys(str(path.parent) for path in paths))
            if folders:
                sentence = "break: backed up to {folders}" if at_break else "backed up to {folders}"
                self.say(say(sentence, folders=folders), DONE)
            self.book_copied.emit()
            if at_break:
                self.copied_at_break.emit(paths)
            then()

        def failed(why: str, _: str) -> None:
            self.copied = False
            self.say(say("backup failed: {what}", what=why), FAILED)
            then()

        self.copied = True
        lay_bookmark = self.bridge.desk.lay_bookmark()

        def copy() -> Sequence[Path]:
            lay_bookmark()
            return self.bridge.desk.book.copy()

        beside(self, copy, lie, failed)

    def ring(self, sound: str) -> None:
        """Has a sound heard; the window goes on at once."""
        sounds.play(sound)

    def call_clock(self, entry: EntryNumber) -> None:
        """Calls the clock on a player."""
        self.timers.call(entry)
        self.say(say("clock called on {player}", player=self.name(entry)))
        self.refreshed.emit()

    def announce(self, words: str) -> None:
        """Puts words across every wall, or takes them away where there are none."""
        self.wall_content.announce(words)
        self.say(
            say("message shown on the wall") if words else say("message cleared from the wall"),
            DONE,
        )
        self.refreshed.emit()

    def mute(self, silent: bool) -> None:
        """Keeps the clock from ringing and speaking, or lets it do so again."""
        self._set_heard("sounds", not silent)

    def let_speak(self, aloud: bool) -> None:
        """Has announcements spoken, or not; where there is no voice, that is said."""
        self._set_heard("spoken", aloud)
        why = self.announcer.why_silent() if aloud else ""
        if why:
            self.say(why, REFUSED)

    def _set_heard(self, setting: str, on: bool) -> None:
        try:
            self.settings.change({setting: on})
        except OSError as error:
            self.say(say("the setting is not saved: {what}", what=error), FAILED)
        if not self.announcer.is_on:
            self.announcer.hush()
            self.unsaid.emit(self.announcer.why_silent())
        self.refreshed.emit()

    def expect(self, numbers: tuple[int, ...], effect: str) -> None:
        """What becomes of it is said together with the record that takes these back."""
        self._expected = (numbers, effect)

    def _time_out(self, entry: EntryNumber) -> None:
        if self.settings.flag("sounds"):
            self.ring(self.settings.text("call_sound"))
        self.bridge.do(TimeOut(entry))

    def leave(self) -> None:
        """No more ticks; a last copy where something has happened, and then it is forgotten."""
        self.bridge.stop()
        self.timers.stop()
        if self.copied:
            self.deleteLater()
        else:
            self.copy_book(self.deleteLater)

    def show_clock(self, name: str) -> None:
        """From now on this clock is shown, here and on the wall."""
        self.bridge.choose_clock(name)
        self.say(say("showing {clock}", clock=clock_words(self.tournament, name)))
        self.refreshed.emit()

    def _changed(self, record: Record) -> None:
        if any(isinstance(fact, PlayerRegistered) for fact in record.facts):
            self.pays = self.pays or self._paid_before
        self.copied = False
        self.forbidden = None
        words = self._recorded(record)
        if came_by_itself(record):
            self.say(words, NOTICE)
            self.refreshed.emit()
            return
        if is_redraw(self.tournament, record):
            words = self._show_new_seats(words, record)
        note_act()
        self.say(self._with_way_back(words, record), DONE)
        self.refreshed.emit()

    def _recorded(self, record: Record) -> str:
        """What was done; of a bust also what the desk has to see to while the player is there."""
        desk = self.bridge.desk
        out = [fact.entry for fact in record.facts if isinstance(fact, PlayerEliminated)]
        beside = said_after_bust(self.tournament, out, self.now, desk.name)
        if (won := self.tournament.winner) and clock_stopped_at(self.tournament, record.at):
            beside.append(say("{player} has won: clock stopped", player=desk.name(won.player)))
        return "  ·  ".join([in_full(record, desk.log, desk.name), *beside])

    def _show_new_seats(self, words: str, record: Record) -> str:
        """Everybody is told on the walls to find a new seat; what was done, and for how long."""
        minutes = max(1, self.settings.number("wall_moves_minutes"))
        self.wall_content.show_new_seats(record, self.now + timedelta(minutes=minutes))
        if not self.wall_is_up:
            return words
        told = say("on the wall for {minutes} min, Shift+F11 takes them off", minutes=minutes)
        return f"{words}  ·  {told}"

    def _with_way_back(self, words: str, record: Record) -> str:
        """What was done, what it has brought about where that was looked at, and the way back."""
        match record.facts:
            case (RecordUndone(number),):
                numbers, back = (number,), say("Ctrl+Y to redo")
            case (RecordsUndone(numbers),):
                back = say("Ctrl+Y to redo")
            case (RecordRedone(number),):
                numbers, back = (number,), say("Ctrl+Z to undo")
            case (RecordsRedone(numbers),):
                back = say("Ctrl+Z to undo")
            case _:
                return say("{what}  ·  Ctrl+Z to undo", what=words)
        expected, effect = self._expected
        self._expected = ((), "")
        parts = [words, effect if expected == numbers else "", back]
        return "  ·  ".join([part for part in parts if part])
