"""How well one color stands out from another (WCAG 2.1), and a color moved until it does.

Colors are texts such as "#5aaeea": what a screen, the wall and paper all understand.
"""

TEXT, EDGE = 4.5, 3.0
"""What text needs, and what the edge of a field or a large figure needs (1.4.3, 1.4.11)."""

_STEPS = 64


def luminance(color: str) -> float:
    """How light a color is, from 0 for black to 1 for white. Raises ValueError for no color."""
    red, green, blue = [_linear(part / 255) for part in _parts(color)]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """From 1 for two equal colors to 21 for black on white.

    >>> round(contrast("#000000", "#ffffff"))
    21
    """
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def readable(color: str, ground: str, least: float = TEXT) -> str:
    """The color itself where it stands out from the ground; else as near to it as will do.

    It is moved towards white or black, whichever stands out more. Where not even that reaches
    `least`, white or black it is.
    """
    goal = max(("#ffffff", "#000000"), key=lambda end: contrast(end, ground))
    for step in range(_STEPS + 1):
        moved = _between(color, goal, step / _STEPS)
        if contrast(moved, ground) >= least:
            return moved
    return goal


def _parts(color: str) -> tuple[int, int, int]:
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _between(one: str, other: str, part: float) -> str:
    pairs = zip(_parts(one), _parts(other), strict=True)
    return "#" + "".join([f"{round(a + (b - a) * part):02x}" for a, b in pairs])
