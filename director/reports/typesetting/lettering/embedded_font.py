"""A font as it goes into a sheet, with what each glyph stands for, so that names can be copied.

ReportLab knows letters only. A glyph that is none, a joined letter or a ligature, has a number of
its own here, and the sheet says of each such number which letters it stands for.
"""

from typing import Any
from weakref import WeakKeyDictionary

from reportlab.pdfbase.ttfonts import SUBSETN, ShapedStr, TTFont

GLYPHS = 0xE000
"""Glyphs are numbered from here by their place in the font: a name makes the same bytes, whatever
was set before it. No shipped font has signs of its own there."""


class Signs(ShapedStr):
    """Glyphs with their places, and for each the letters that it stands for."""

    letters: tuple[str, ...]

    def __new__(cls, signs: str, shapes: Any, stands_for: tuple[str, ...]) -> "Signs":
        """One of each for each sign."""
        made = super().__new__(cls, signs, shapes)
        assert isinstance(made, Signs)
        made.letters = stands_for
        return made


class EmbeddedFont(TTFont):
    """A font of a file, which remembers of each sheet what the glyphs in it stand for."""

    def __init__(self, name: str, filename: str) -> None:
        super().__init__(name, filename)
        self._stands_for: WeakKeyDictionary[Any, dict[int, str]] = WeakKeyDictionary()

    def splitString(  # noqa: N802 -- ReportLab asks it of a font
        self, text: str, doc: Any, encoding: str = "utf-8"
    ) -> list[tuple[int, bytes]]:
        """As any font does."""
        if isinstance(text, Signs):
            known = self._stands_for.setdefault(doc, {})
            for sign, own in zip(text, text.letters, strict=True):
                if ord(sign) >= GLYPHS and own:
                    known.setdefault(ord(sign), own)
        found: list[tuple[int, bytes]] = super().splitString(text, doc, encoding)
        return found

    def addObjects(self, doc: Any) -> None:  # noqa: N802 -- the same
        """As any font does, and then says what its numbered glyphs stand for."""
        subsets = self.state[doc].subsets
        super().addObjects(doc)
        known = self._stands_for.pop(doc, {})
        for number, subset in enumerate(subsets):
            if known.keys().isdisjoint(subset):
                continue
            parts = (SUBSETN(number), b"+", self.face.name, self.face.subfontNameX)
            told = doc.idToObject[f"toUnicodeCMap:{b''.join(parts).decode('pdfdoc')}"]
            for at, sign in enumerate(subset):
                if sign in known:
                    letters = known[sign].encode("utf-16-be").hex().upper()
                    line = f"<{at:02X}> <{sign:04X}>"
                    told.content = told.content.replace(line, f"<{at:02X}> <{letters}>")
