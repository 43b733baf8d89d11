"""Names in every script on paper, held against Qt's own shaping, and read back out of the sheets.

`.venv/bin/python scripts/any_script.py [FOLDER]`: seats, receipts and standings of players whose
names are written in eleven scripts and more. Every run of every name is set by HarfBuzz as on the
sheet and by Qt as on the screen: the same glyphs at the same places. The text of the sheets, taken
out of them, is the names again. With a folder, the sheets are left there to be looked at.
"""

import os
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from unicodedata import normalize

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pypdfium2
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication
from reportlab.pdfbase import pdfmetrics

from director.desk.desk import new_seed
from director.desk.event_list import SAMPLE
from director.house.home import Home
from director.house.settings import load_settings
from director.house.typefaces import FAMILIES
from director.reports.sheet_kinds import Event
from director.reports.sheet_register import EVENT_SHEETS
from director.reports.typesetting.lettering import fonts
from director.reports.typesetting.lettering.embedded_font import Signs
from director.reports.typesetting.lettering.letters import file_of
from director.reports.typesetting.lettering.reading_direction import is_read_from_the_right
from director.reports.typesetting.lettering.shaping import Piece, line
from director.start import app
from director.start.press import Press
from director.tournament.commands import DrawSeats, Eliminate, Register
from director.window.look import fonts as on_screen

NAMES: Mapping[str, tuple[str, ...]] = {
    "Latin": ("Żaneta O'Briain-Łoś", "Nguyễn Thị Hạnh", "Ægir Þórsson"),
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
    font: Any = pdfmetrics.getFont(piece.font)
    face = font.face
    placed = []
    family = _family(piece.font)
    signs: Any = piece.signs
    for at, sign in enumerate(signs):
        glyph = face.charToGlyph[ord(sign)]
        if isinstance(piece.signs, Signs):
            shape = signs.__shapeData__[at]
            placed.append(Placed(family, glyph, x + shape.x_offset, shape.y_offset))
            x += shape.x_advance
        else:
            placed.append(Placed(family, glyph, x, 0))
            x += face.getCharWidth(ord(sign))
    return placed


def _family(font: str) -> str:
    stem = file_of(font).partition("-")[0].partition(".")[0]
    return next(one for one in FAMILIES if one.replace(" ", "") == stem)


def by_qt(text: str, *, is_bold: bool, kerned: bool) -> list[Placed]:
    """The glyphs of a text as Qt sets them on one line, in a document read from the left."""
    font = on_screen.font(_EM, QFont.Weight.Bold if is_bold else QFont.Weight.Normal)
    font.setKerning(kerned)
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setTextDirection(Qt.LayoutDirection.LeftToRight)
    layout.setTextOption(option)
    layout.beginLayout()
    one = layout.createLine()
    one.setLineWidth(1e7)
    one.setPosition(QPointF(0, 0))
    layout.endLayout()
    base = one.ascent()
    return [
        Placed(run.rawFont().familyName(), glyph, at.x(), base - at.y())
        for run in layout.glyphRuns()
        for glyph, at in zip(run.glyphIndexes(), run.positions(), strict=True)
    ]


def unlike_qt(name: str) -> str:
    """What tells a name as the sheet has it from the same as Qt sets it; empty where nothing."""
    text = normalize("NFC", name)
    set_in = line(text, fonts.REGULAR)
    mine: list[Placed] = []
    x = 0.0
    for piece in set_in.pieces:
        mine += on_paper(piece, x)
        x += piece.width * _EM
    # plain letters of the first fonts stand on paper as they are, without kerning
    plain = "".join(one.signs for one in set_in.pieces if not isinstance(one.signs, Signs))
    theirs = by_qt(text, is_bold=False, kerned=not any(map(str.isalpha, plain)))
    if [one[:2] for one in sorted(mine)] != [one[:2] for one in sorted(theirs)]:
        return f"{name}: other glyphs than Qt's"
    pairs = zip(sorted(mine), sorted(theirs), strict=True)
    far = max([max(abs(one.x - two.x), abs(one.y - two.y)) for one, two in pairs], default=0)
    return f"{name}: {far:.1f} thousandths from where Qt has it" if far > _NEAR else ""


def sheets(names: Sequence[str]) -> Mapping[str, bytes]:
    """Seats, receipts and standings of an event in which everybody has played."""
    with tempfile.TemporaryDirectory() as folder:
        home = Home(Path(folder))
        events = app.open_event_list(home, load_settings(home.settings))
        structure = events.structure(SAMPLE)
        desk = events.new("Names in any script", structure)
        for name in names:
            desk.do(Register(desk.player(name), new_seed()))
        desk.do(DrawSeats(new_seed()))

        def pdf(kind: str) -> bytes:
            log = desk.log
            of = Event(
                desk.tournament, log, desk.name, desk.public_name, desk.now(), events.library
            )
            return EVENT_SHEETS[kind].pdf(of, Press())

        made = {one: pdf(one) for one in ("seat-cards", "seats-by-name", "receipts")}
        for entry in sorted(desk.tournament.entries)[1:]:
            desk.do(Eliminate(entry))
        made["results"] = pdf("results")
        events.book.close()
    return made


def lost(pdf: bytes, names: Sequence[str]) -> list[str]:
    """The names that are not found in what is taken out of a sheet."""
    document = pypdfium2.PdfDocument(pdf)
    pages = [document[at].get_textpage().get_text_range() for at in range(len(document))]
    text = normalize("NFC", " ".join(" ".join(pages).split()))
    return [name for name in names if not any(one in text for one in _read(name))]


def _read(name: str) -> Sequence[str]:
    """A name as it may be read out of a page.

    Of lines that stand close PDFium makes one, in which words that are read from the right may come
    in the order in which they are seen.
    """
    text = normalize("NFC", name)
    if not any(map(is_read_from_the_right, text)):
        return (text,)
    return text, " ".join(text.split()[::-1])


def main() -> int:
    """Prints what is unlike, and how much was held against each other."""
    _ = QApplication.instance() or QApplication([])
    fonts.load()
    on_screen.load()
    on_screen.load_companions()
    names = [name for group in NAMES.values() for name in group]
    wrong = [told for name in (*names, *MIXED) if (told := unlike_qt(name))]
    made = sheets(names)
    for kind, pdf in made.items():
        wrong += [f"{kind}: {name} is not taken out as it was put in" for name in lost(pdf, names)]
        if sys.argv[1:]:
            (Path(sys.argv[1]) / f"{kind}.pdf").write_bytes(pdf)
    print(*wrong, sep="\n", end="\n" * bool(wrong))
    told = f"{len(names)} names in {len(NAMES)} scripts, {len(MIXED)} in two"
    print(f"{told}: {len(made)} sheets, {len(wrong)} faults")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
