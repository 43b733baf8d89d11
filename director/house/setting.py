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
    refusal: Callable[[str], str] = field(default=lambda _: "")
    """Why a text cannot be set; empty where it can."""
    is_heard: bool = False
    """Whether it is spoken, and so can be listened to."""


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
