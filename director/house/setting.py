"""What a setting is, and the groups in which the settings page shows them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from director.translation import say

Value = str | bool | int

COLOR = "color"


@dataclass(frozen=True)
class Setting:
    """One setting, as the settings window shows it."""

    key: str
    default: Value
    title: str
    description: str
    choices: tuple[str, ...] = ()
    ways: Mapping[Value, str] = field(default_factory=dict)
    """What each value says, where only these are possible."""
    group: str = ""
    """What it is about."""
    picks: str = ""
    """What is chosen instead of typed: COLOR, "folder", or the endings of its files."""
    words: str = ""
    """What else people type who look for it, with commas between."""
    most: int = 0
    """How high a number may be."""
    refusal: Callable[[str], str] = field(default=lambda _: "")
    """Why a text cannot be set; empty where it can."""
    is_heard: bool = False
    """Whether it is spoken, and so can be listened to."""

    def why_not(self, text: str) -> str:
        """Why a text that somebody types cannot be set; empty where it can.

        >>> Setting("slides", 20, "", "", most=60).why_not("9" * 5000)
        'type a whole number from 0 to 60'
        """
        if isinstance(self.default, str):
            return self.refusal(text)
        digits = text.lstrip("0")
        few = len(digits) <= len(str(self.most))  # Python reads no number of endless digits
        if text.isdecimal() and few and int(digits or "0") <= self.most:
            return ""
        return say("type a whole number from 0 to {most}", most=f"{self.most:,}")


DESK, LOOK, HOUSE, SOUND, SPEECH, WALL, FLOOR = (
    say("Desk"),
    say("Appearance"),
    say("House rules"),
    say("Sounds"),
    say("Announcements"),
    say("The wall"),
    say("Floor"),
)
GROUPS = (DESK, LOOK, FLOOR, HOUSE, SOUND, SPEECH, WALL)
"""In the order of the settings page."""
