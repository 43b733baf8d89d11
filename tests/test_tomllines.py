"""What is said of a text that is no TOML, and of what nobody could read or print in one."""

import pytest

from director.files.forms import FileWrong, load_form, read_form
from director.files.toml_lines import line_numbers

QUOTE = "a quotation mark is not closed on this line: look for a missing "
TWICE = "this is in the file already: write each key and table once"


def told(text):
    with pytest.raises(FileWrong) as wrong:
        read_form(text, "mine.toml")
    (fault,) = wrong.value.faults
    return str(fault)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('name = "Razz\nlike = "stud"\n', 1),
        ("name = 'Razz\n", 1),
        ("# a title's apostrophe\nname = 'Ann's game'\n", 2),
        ('a = """one\ntwo"""\nname = "Razz\n', 3),
        ('a = "one \\" two"\nname = "Razz', 2),
    ],
)
def test_a_quotation_mark_that_nothing_closes_is_told_with_its_line(text, line):
    assert told(text).startswith(f"line {line}: {QUOTE}")


@pytest.mark.parametrize("mark", ['"""', "'''"])
def test_a_text_of_several_lines_that_ends_nowhere_is_told_where_it_begins(mark):
    text = f'name = "Razz"\ndeal = {mark}\nFour cards.\nshowdown = {{}}\n'

    assert told(text) == (
        f"line 2: the text that begins here with {mark} ends nowhere: close it with {mark}"
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a = 1\na = 2\n", f"line 2: {TWICE}"),
        ("[a]\n[a]\n", f"line 2: {TWICE}"),
        ("name Razz\n", "line 1: there is no = between a key and its value"),
        (
            "[board\nrows = 1\n",
            "line 1: a table’s name in brackets is not closed: look for a missing ]",
        ),
        ("name = “Razz”\n", 'line 1: “ is a curly quotation mark: write a straight one, "'),
        ('a = "c:\\games"\n', "line 1: write a backslash in text twice"),
        (
            "a = Razz\n",
            (
                "line 1: this is no value: a text stands in quotation marks, a number and true or"
                " false stand bare"
            ),
        ),
        (
            'a = "the "nuts""\n',
            (
                "line 1: something stands behind the value: look for a quotation mark inside the"
                ' text, which is written \\", or for a missing line break'
            ),
        ),
        (
            "a = [1, 2\nb = 3\n",
            (
                "line 2: a list is not closed here: look for a missing ] or for a missing comma"
                " between two of its entries, from its [ on"
            ),
        ),
        (
            'hands = { Ann = "As",\n  Bob = "2c" }\n',
            (
                "line 1: a key should stand here: a table in braces stands on one line, and has no"
                " comma at its end"
            ),
        ),
    ],
)
def test_slips_of_the_pen_are_told_in_plain_words_with_their_line(text, said):
    assert told(text) == said


@pytest.mark.parametrize(
    "text",
    [
        f"a = {'[' * 3000}{']' * 3000}",
        f"a = {'{a=' * 3000}1{'}' * 3000}",
        f"{'.'.join('a' * 3000)} = 1",
        f"a = {'[' * 40}{']' * 40}",
    ],
)
def test_what_lies_too_deep_is_told_and_nothing_breaks(text):
    assert told(text).endswith("tables and lists are nested too deeply")


@pytest.mark.parametrize("number", ["9" * 5000, "0x" + "f" * 5000, str(1 << 63)])
def test_a_number_of_too_many_digits_is_told_and_nothing_breaks(number):
    assert told(f"a = {number}").endswith("a whole number here has too many digits")


@pytest.mark.parametrize("sign", ["\\u0000", "\\u001b[2J", "\\r", "\\u202e"])
def test_a_character_that_would_steer_a_screen_is_told_with_its_place(sign):
    assert told(f'[portion.high]\ntitle = "a{sign}b"\n') == (
        "line 2: portion.high.title: there is a character in this text that cannot be printed"
    )


def test_line_ends_and_marks_of_other_systems_make_no_difference(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_bytes(b'\xef\xbb\xbfname = "Razz"\r\ndeal = """\r\nOne\r\ntwo"""\r\n')

    form = load_form(path)

    assert form.data == {"name": "Razz", "deal": "One\ntwo"}
    assert form.has_line("deal")


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"\xff\xfen\x00", "this is not a text file (UTF-8)"),
        (b"#" * (1 << 20) + b"#", "this file is too large: at most one megabyte"),
    ],
)
def test_a_file_that_is_no_text_or_too_large_is_told(tmp_path, data, said):
    path = tmp_path / "mine.toml"
    path.write_bytes(data)

    with pytest.raises(FileWrong) as wrong:
        load_form(path)

    assert [str(fault) for fault in wrong.value.faults] == [said]


def test_a_remark_behind_a_table_or_a_list_hides_no_line():
    head = "[board] # felt\nrows = 3\n[[street]] # the first\nbet = 1\n"
    text = f"{head}level = [ # all\n  {{ label = 1 }},\n]"

    assert line_numbers(text) == {
        "board": 1,
        "board.rows": 2,
        "street[1]": 3,
        "street[1].bet": 4,
        "street[1].level": 5,
        "street[1].level[1]": 6,
    }
