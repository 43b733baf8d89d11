"""Which look the settings wish for: the one chosen, or the system's while none is."""

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from director.house.settings import Settings


class SystemLook(NamedTuple):
    """What the system says of its own look."""

    is_light: bool = False
    high_contrast: bool = False


def system_look() -> SystemLook:
    """The system's look; dark, and no high contrast, where it does not say."""
    hints = QGuiApplication.styleHints()
    return SystemLook(
        hints.colorScheme() == Qt.ColorScheme.Light,
        hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast,
    )


def wished_look(settings: Settings, system: SystemLook) -> str:
    """The name of the palette to be worn."""
    look, high_contrast = settings.text("look"), settings.flag("high_contrast")
    if look == "system":
        look = "light" if system.is_light else "dark"
        high_contrast = high_contrast or system.high_contrast
    return f"high contrast {look}" if high_contrast else look
