"""Has spoken aloud what a clock comes to and what the floor does, where the house wants it."""

from collections.abc import Callable
from datetime import datetime, timedelta

from PySide6.QtCore import QObject, Qt, Signal

from director.engine.games.library import Library
from director.house.settings import Settings
from director.tournament.clock.chime_kinds import LEVEL
from director.tournament.clock.chimes import Chime
from director.tournament.clock.own_clocks import clock_words
from director.tournament.log.log import Record
from director.translation import say
from director.views.spoken.names import as_said
from director.views.spoken.sentences import spoken_of_clock, spoken_of_record
from director.window.event.bridge import DeskBridge
from director.window.system import sounds
from director.window.system.voice import Announcement, Voice, the_voice

_OLD = timedelta(minutes=1)
"""What was done longer ago is no news in the room."""


class Announcer(QObject):
    """Speaks for one event; two events that are open share one voice."""

    silent = Signal(str)
    """Why nothing is heard although it should be: told once."""

    def __init__(
        self,
        bridge: DeskBridge,
        settings: Settings,
        library: Callable[[], Library],
        ring: Callable[[str], object],
    ) -> None:
        super().__init__(bridge)
        self._bridge, self._settings, self._library = bridge, settings, library
        self._ring = ring
        self.voice: Callable[[], Voice] = the_voice
        """Asked for when something is to be spoken."""
        self._before = bridge.desk.tournament
        self._told = ""
        bridge.changed.connect(self._done)

    def of_clock(self, clock: str, chime: Chime) -> None:
        """A clock has come to something, and its bell was rung."""
        if self.is_on:
            t = self._bridge.desk.tournament.by_clock(clock)
            words = spoken_of_clock(t, chime, self._settings, self._library())
            if words and clock != self._bridge.clock:
                words = say("{clock}: {words}", clock=as_said(clock_words(t, clock)), words=words)
            bell = self._settings.text(f"{chime.kind}_sound")
            self._speak(f"clock {clock}", words, sounds.milliseconds(bell))

    def say_level(self, now: datetime) -> None:
        """What is played now is spoken, also where announcements are off otherwise."""
        t = self._bridge.tournament
        step = self._bridge.face.step
        words = spoken_of_clock(t, Chime(LEVEL, now, step), self._settings, self._library())
        self._speak(f"clock {self._bridge.clock}", words)

    @property
    def is_on(self) -> bool:
        """Whether moments are spoken: wanted, and not muted."""
        return self._settings.flag("spoken") and self._settings.flag("sounds")

    def hush(self) -> None:
        """Whatever is being spoken ends."""
        self.voice().hush()

    def why_silent(self) -> str:
        """Why nothing can be heard on this computer; empty where it can."""
        return self.voice().why_silent

    def _done(self, record: Record) -> None:
        before, self._before = self._before, self._bridge.desk.tournament
        if not self._settings.flag("sounds"):
            return
        if self._bridge.now - record.at > _OLD:  # another station's, which was away
            return
        moment, words = spoken_of_record(before, record, self._before, self._settings)
        if not moment:
            return
        sound = self._settings.text(f"{moment}_sound")
        self._ring(sound)
        if self.is_on:
            self._speak(words, words, sounds.milliseconds(sound))

    def _speak(self, kind: str, words: str, after: int = 0) -> None:
        if not words:
            return
        voice = self.voice()
        voice.failed.connect(self.silent, Qt.ConnectionType.UniqueConnection)
        if voice.why_silent and voice.why_silent != self._told:
            self._told = voice.why_silent
            self.silent.emit(self._told)
        voice.announce(Announcement(kind, words, self._settings.text("voice"), after))
