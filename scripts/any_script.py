"""Names in every script on paper, held against Qt's own shaping, and read back out of the sheets.

`.venv/bin/python scripts/any_script.py [FOLDER]`: seats, receipts and standings of players whose
names are written in eleven scripts and more. Every run of every name is set by HarfBuzz as on the
sheet and by Qt as on the screen: the same glyphs at the same places. The text of the sheets, taken
out of them, is the names again. With a folder, the sheets are left there to be looked at.
"""

import os
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple
from unicodedata import normalize

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pypdfium2
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QGuiApplication, QTextLayout, QTextOption
from reportlab.pdfbase import pdfmetrics

from director.house.typefaces import FAMILIES
from director.reports.documents import Column, Document, Grid, Heading, Row
from director.reports.event_sheets.seats import SeatLine, seat_cards, seats_by_name
from director.reports.typesetting import fonts
from director.reports.typesetting.embedded_font import Signs
from director.reports.typesetting.letters import file_of
from director.reports.typesetting.shaping import Piece, line
from director.reports.typesetting.typeset import set_in_type
from director.window.look import fonts as on_screen

NAMES: Mapping[str, tuple[str, ...]] = {
    "Latin": ("Żaneta O'Briain-Łoś", "Nguyễn Thị Hạnh", "Ægir Þórsson", "Alfie Officer"),
    "Greek": ("Ελένη Παπαδάκη", "Ἀνδρέας Ζῆνων"),
    "Cyrillic": ("Галина Нурланқызы", "Ђорђе Љубић"),
    "Hebrew": ("דוד לוין", "מֹשֶׁה לֵוִי"),
    "Arabic": ("محمد علي الحسن", "سلام الآغا", "گلناز پورچی"),
    "Devanagari": ("अर्जुन क्षत्रिय", "श्रीमती हृदया"),
    "Thai": ("สมชาย น้ำทิพย์", "กิ่งแก้ว ตั้งใจ"),
    "Georgian": ("გიორგი ბერიძე",),
    "Chinese": ("王小明", "歐陽雪"),
    "Japanese": ("山田 太郎", "さくら ガッツ"),
    "Korean": ("김민수", "한 별"),
    "Tamil": ("ஸ்ரீ கிருஷ்ணன்",),
    "Bengali": ("শ্রীমতী মুখোপাধ্যায়",),
    "Telugu": ("తెలుగు శ్రీనివాస్",),
    "Gujarati": ("ગુજરાતી શ્રી",),
    "Gurmukhi": ("ਪੰਜਾਬ ਸਿੰਘ",),
    "Kannada": ("ಕನ್ನಡ ಶ್ರೀ",),
    "Malayalam": ("മലയാളം ശ്രീ",),
    "Sinhala": ("සිංහල ශ්‍රී",),
    "Lao": ("ລາວ ນ້ຳ",),
    "Khmer": ("ខ្មែរ សុខា",),
    "Myanmar": ("မြန်မာ အောင်",),
    "Ethiopic": ("አበበ በቀለ",),
    "Armenian": ("Արմեն Ղազարյան",),
}
"""Invented players by the script of their names."""

MIXED = ("王小明 Wang Xiaoming", "Anna محمد Smith", "محمد (Anna) 12", "דן (רינו) 21", "דן (no. 7)")
"""Names in two scripts: what stands beside what is compared, and only with Qt."""

_EM = 1000
_NEAR = 1.5
"""Thousandths of the type: what rounding may make."""


class Placed(NamedTuple):
    """A glyph, and where it stands, in thousandths of the type."""

    family: str
    glyph: int
    x: float
    y: float


def on_paper(piece: Piece, x: float = 0) -> list[Placed]:
    """The glyphs of a piece as the sheet has them."""
    face = pdfmetrics.getFont(piece.font).face
    placed = []
    family = _family(piece.font)
    for at, sign in enumerate(piece.signs):
        glyph = face.charToGlyph[ord(sign)]
        if isinstance(piece.signs, Signs):
            shape = piece.signs.__shapeData__[at]
            placed.append(Placed(family, glyph, x + shape.x_offset, shape.y_offset))
            x += shape.x_advance
        else:
            placed.append(Placed(family, glyph, x, 0))
            x += face.getCharWidth(ord(sign))
    return placed


def _family(font: str) -> str:
    stem = file_of(font).partition("-")[0].partition(".")[0]
    return next(one for one in FAMILIES if one.replace(" ", "") == stem)


def by_qt(text: str, *, is_bold: bool, kerned: bool, from_the_right: bool) -> list[Placed]:
    """The glyphs of a text as Qt sets them on one line."""
    font = on_screen.font(_EM, QFont.Weight.DemiBold if is_bold else QFont.Weight.Normal)
    font.setKerning(kerned)
    layout = QTextLayout(text, font)
    option = QTextOption()
    sides = Qt.LayoutDirection
    option.setTextDirection(sides.RightToLeft if from_the_right else sides.LeftToRight)
    layout.setTextOption(option)
    layout.beginLayout()
    one = layout.createLine()
    one.setLineWidth(1e7)
    one.setPosition(QPointF(0, 0))
    layout.endLayout()
    placed = []
    base = one.ascent()
    for run in layout.glyphRuns():
        family = run.rawFont().familyName()
        for glyph, at in zip(run.glyphIndexes(), run.positions(), strict=True):
            placed.append(Placed(family, glyph, at.x(), base - at.y()))
    left = min((each.x for each in placed), default=0)
    return [each._replace(x=each.x - left) for each in placed] if from_the_right else placed
