"""Names stand on paper as they are written, whatever script they are in."""

from unicodedata import normalize

import pypdfium2
import pytest

from director.reports.blocks.text import Banner, Heading
from director.reports.documents import Document, Slip
from director.reports.typesetting.lettering import fonts
from director.reports.typesetting.lettering.letters import is_plain
from director.reports.typesetting.lettering.reading_direction import in_order_seen, levels
from director.reports.typesetting.lettering.shaping import line
from director.reports.typesetting.lettering.text_fitting import wrapped
from director.reports.typesetting.typeset import set_in_type
from tests.reports.typesetting.text_boxes import runs_of

NAMES = (
    "Ελένη Παπαδάκη",
    "Галина Нурланқызы",
    "דוד לוין",
    "מֹשֶׁה לֵוִי",
    "محمد علي الحسن",
    "سلام الآغا",
    "अर्जुन क्षत्रिय",
    "ஸ்ரீ கிருஷ்ணன்",
    "สมชาย น้ำทิพย์",
    "ခင်ခင် အောင်",
    "გიორგი ბერიძე",
    "王小明",
    "やまだ 太郎",
    "김민수",
)


@pytest.fixture(autouse=True)
def _loaded():
    fonts.load()


def text_of(pdf: bytes) -> str:
    return normalize("NFC", pypdfium2.PdfDocument(pdf)[0].get_textpage().get_text_range())


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_taken_out_of_a_sheet_as_it_was_put_in(name):
    document = Document("Names", "a4", (Heading(name),))

    pdf = set_in_type(document)

    assert (text_of(pdf).split("\r\n"), pdf.plainly) == ([normalize("NFC", name)], ())


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("王小明歐陽娜娜司馬光", ["王小明歐", "陽娜娜司", "馬光"]),
        ("やまだファティマー", ["やまだ", "ファティ", "マー"]),
        ("สมชายน้ำทิพย์เชียงใหม่", ["สมชายน้ำทิ", "พย์เชียงให", "ม่"]),
        ("Bartholomew", ["Bartholomew"]),
    ],
)
def test_a_name_without_spaces_goes_on_between_two_signs_and_no_latin_word_does(name, lines):
    assert wrapped(name, fonts.REGULAR, 10, 47) == lines


def test_a_long_name_without_spaces_keeps_its_type_on_a_seat_card():
    spaced, unspaced = (
        "司馬光歐陽娜娜司馬光 王小明上官婉兒諸葛亮",
        "司馬光歐陽娜娜司馬光王小明上官婉兒諸葛亮",
    )

    sizes = {
        max(run.size for run in runs_of(pypdfium2.PdfDocument(pdf)[0]))
        for pdf in (
            set_in_type(Document("Seats", "a4", (Slip((Banner(name),)),)))
            for name in (spaced, unspaced)
        )
    }

    assert len(sizes) == 1


def test_the_same_names_make_the_same_bytes_whatever_was_set_before():
    document = Document("Names", "a4", (Heading("سلام الآغا"),))
    first = set_in_type(document)

    set_in_type(Document("Others", "a4", (Heading("محمد اللاما"),)))

    assert set_in_type(document) == first


def test_arabic_letters_are_joined_and_no_name_becomes_a_word_of_the_koran():
    one = line("محمد", fonts.REGULAR)

    alone = [line(letter, fonts.REGULAR).pieces[0].signs for letter in "محمد"]
    assert [len(piece.signs) for piece in one.pieces] == [4]
    assert set(one.pieces[0].signs).isdisjoint("".join(alone))


def test_a_name_of_plain_letters_is_set_letter_by_letter():
    assert is_plain("Ann Ost", fonts.REGULAR)
    assert not is_plain("Ann דן", fonts.REGULAR)


def test_an_accent_typed_by_itself_is_that_of_its_letter():
    assert line("Žan", fonts.REGULAR).pieces == line("Žan", fonts.REGULAR).pieces


def test_what_is_read_from_the_right_stands_so_between_words_that_are_not():
    one = line("Dan דן רז 21", fonts.REGULAR)

    assert [str(piece.signs) for piece in one.pieces] == ["Dan ", "21", " ", "זר", " ", "ןד"]


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("אב (גד)", "(דג) בא"),
        ("אב (no. 7)", "בא (no. 7)"),
        ("Dan (דן)", "Dan (ןד)"),
        ("אב-גד", "דג-בא"),
        ("אב 1.5", "1.5 בא"),
    ],
)
def test_brackets_and_figures_stand_with_what_they_belong_to(text, seen):
    turned = str.maketrans("()", ")(")

    letters = [
        letter.translate(turned) if level % 2 else letter
        for letter, level in zip(text, levels(text), strict=True)
    ]

    assert "".join(in_order_seen(letters, levels(text))) == seen
