"""The color of an event as a style sheet, laid over that of the board."""

from director.views.contrast import readable

_GROUNDS = {"dark": ("#0d0e0f", "#17181a"), "light": ("#ffffff", "#f2f3f4")}
"""What the event's color has to stand out from, by the reader's preference."""


def own_color(color: str) -> str:
    """The event's color, moved until it stands out, in place of the accent."""
    dark, light = (
        f":root{{--accent:{own};--on-accent:{readable(own, own)}}}"
        for wall, ground in (_GROUNDS["dark"], _GROUNDS["light"])
        for own in (readable(readable(color, wall), ground),)
    )
    return f"{dark}\n@media (prefers-color-scheme: light){{{light}}}\n"
