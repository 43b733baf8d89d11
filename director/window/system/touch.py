"""Whether this machine is worked with fingers."""

from PySide6.QtGui import QInputDevice


def has_touch_screen() -> bool:
    """Whether a screen is here that feels fingers, which are broader than a pointer."""
    return any(one.type() == QInputDevice.DeviceType.TouchScreen for one in QInputDevice.devices())
