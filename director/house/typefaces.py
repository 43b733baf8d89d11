"""The shipped typefaces: which files there are, and which letters each is asked for.

IBM Plex Sans is the first, Liberation Sans has the suits and the letters that Plex lacks; each of
the others has one writing system, and is loaded only where a text needs it.
"""

from typing import NamedTuple


class Typeface(NamedTuple):
    """A family that follows the first ones, for the letters of its writing system."""

    family: str
    """As the system knows it."""
    regular: str
    """Its file in the folder of fonts."""
    bold: str
    letters: tuple[tuple[int, int], ...]
    """The first and last of each block of signs that it may have."""
    sets_spaces: bool = False
    """Whether what stands between its words is set in it too, as Qt does for scripts of India."""

    def may_have(self, letter: str) -> bool:
        """Whether a letter is of its writing system; not each of them is in the font."""
        return any(first <= ord(letter) <= last for first, last in self.letters)


def _noto(system: str, *letters: tuple[int, int], spaces: bool = False) -> Typeface:
    name = f"NotoSans{system}"
    regular, bold = f"{name}-Regular.ttf", f"{name}-Bold.ttf"
    return Typeface(f"Noto Sans {system}", regular, bold, letters, spaces)


HEBREW = _noto("Hebrew", (0x0590, 0x05FF), (0xFB1D, 0xFB4F))
"""Liberation Sans has these letters too, and cannot set their points."""

COMPANIONS: tuple[Typeface, ...] = (
    _noto("Arabic", (0x0600, 0x06FF), (0x0750, 0x077F), (0x08A0, 0x08FF), (0xFB50, 0xFDFF),
          (0xFE70, 0xFEFC)),
    _noto("Devanagari", (0x0900, 0x097F), (0x1CD0, 0x1CFF), (0xA8E0, 0xA8FF), spaces=True),
    _noto("Bengali", (0x0980, 0x09FF), spaces=True),
    _noto("Tamil", (0x0B80, 0x0BFF), spaces=True),
    _noto("Telugu", (0x0C00, 0x0C7F), spaces=True),
    _noto("Gujarati", (0x0A80, 0x0AFF), spaces=True),
    _noto("Gurmukhi", (0x0A00, 0x0A7F), spaces=True),
    _noto("Kannada", (0x0C80, 0x0CFF), spaces=True),
    _noto("Malayalam", (0x0D00, 0x0D7F), spaces=True),
    _noto("Sinhala", (0x0D80, 0x0DFF), spaces=True),
    _noto("Thai", (0x0E00, 0x0E7F)),
    _noto("Lao", (0x0E80, 0x0EFF)),
    _noto("Khmer", (0x1780, 0x17FF), (0x19E0, 0x19FF), spaces=True),
    _noto("Myanmar", (0x1000, 0x109F), (0xA9E0, 0xA9FE), (0xAA60, 0xAA7F)),
    _noto("Ethiopic", (0x1200, 0x139F), (0x2D80, 0x2DDF), (0xAB01, 0xAB2F)),
    _noto("Armenian", (0x0530, 0x058F), (0xFB13, 0xFB17)),
    _noto("Georgian", (0x10A0, 0x10FF), (0x1C90, 0x1CBF), (0x2D00, 0x2D2F)),
)  # fmt: skip

EAST_ASIAN = Typeface(
    "WenQuanYi Micro Hei",
    "WenQuanYiMicroHei.ttc",
    "WenQuanYiMicroHei.ttc",
    ((0x1100, 0x11FF), (0x2E80, 0x9FFF), (0xAC00, 0xD7FF), (0xF900, 0xFAFF), (0xFE30, 0xFE4F),
     (0xFF00, 0xFFEF)),
)  # fmt: skip
"""Chinese, Japanese and Korean, in one weight."""

FIRST, SIGNS = "IBM Plex Sans", "Liberation Sans"

FAMILIES: tuple[str, ...] = (
    FIRST,
    HEBREW.family,
    SIGNS,
    *(one.family for one in COMPANIONS),
    EAST_ASIAN.family,
)
"""The order in which a letter is looked for, on the screen as on paper."""
