"""The text of a file of The Tournament Director: what is data is read, all else is refused."""

import ast
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import director.desk.tdt
import director.files.tdt_text
from director.desk.tdt.reading import read_evening
from director.files.forms import FileWrong
from director.files.tdt_text import BYTES, Made, read_tdt
from tests import tdt_evening
from tests.rounds import examples


def read(text: str):
    return read_tdt(text.encode(), "a.tdt").value


def wrong(data: bytes) -> list[str]:
    with pytest.raises(FileWrong) as refused:
        read_tdt(data, "a.tdt")
    return [str(fault) for fault in refused.value.faults]


def test_constructors_maps_lists_and_plain_values_are_read():
    value = read(
        '{V: "3.0", "n": -1.5e2, t: true, f: false, none: null, list: [1, 2,],'
        ' rake: new PerPlayerRake([5]), map: Map.from([["x", 1]]), old: new Map({y: 2}),'
        " empty: new Map(), at: new Date(99), made: new LO.Layout({a: 'b'})}"
    )

    assert value == {
        "V": "3.0",
        "n": -150.0,
        "t": True,
        "f": False,
        "none": None,
        "list": [1, 2],
        "rake": Made("PerPlayerRake", {}, ([5],), 76),
        "map": {"x": 1},
        "old": {"y": 2},
        "empty": {},
        "at": Made("Date", {}, (99,), 171),
        "made": Made("LO.Layout", {"a": "b"}, (), 191),
    }


def test_what_a_backslash_stands_for_is_read_and_half_a_sign_is_none():
    value = read(r'{a: "\"q\" \n \u00e4 \x41 \u{1F0A1} \ud83c\udca1 \ud83c \/"}')

    assert value == {"a": '"q" \n ä A 🂡 🂡 \ufffd /'}


def test_a_mark_at_the_beginning_of_the_bytes_is_no_part_of_the_text():
    assert read_tdt(b'\xef\xbb\xbf{V: "3.0"}', "a.tdt").value == {"V": "3.0"}


NO_TDT = "this is no file of The Tournament Director: it does not begin as one"
SAVE_IT = "open it in an editor and save it as UTF-8"
NOT_RUN = "is no part of such a file, and is not run"
DATA = "is a program: a file is data, and nothing of it is run"
NO_FIELD = "is no field of such a file"
KNOWN = "known: true, false, null, undefined"
CUT_OFF = "is never closed: is it cut off?"


@pytest.mark.parametrize(
    ("data", "sentences"),
    [
        (b"", [(1, NO_TDT)]),
        (b"<html>", [(1, NO_TDT)]),
        (b"{a: alert(1)}", [(5, f"“alert(…)” {DATA}")]),
        (b"{a: function (x) { }}", [(5, f"“function(…)” {DATA}")]),
        (b"{a: () => 1}", [(5, "“(” should not stand here")]),
        (b"{a: new Function('x')}", [(5, f"“new Function” {NOT_RUN}")]),
        (b"{a: new constructor()}", [(5, f"“new constructor” {NOT_RUN}")]),
        (b"{constructor: 1, __proto__: {}}", [
            (2, f"“constructor” {NO_FIELD}"), (18, f"“__proto__” {NO_FIELD}"),
        ]),
        (b"{a: this.b, c: flase}", [
            (5, f"no such word “this.b”; {KNOWN}"),
            (16, "no such word “flase”; did you mean “false”?"),
        ]),
        (b"{a: 1 b: 2, c}", [
            (7, "“,” should come here"), (14, "“:” should come here, behind “c”"),
        ]),
        (b"{a: 1, a: 2}", [(8, "“a” stands here twice")]),
        (b"{a: Map.from([1])}", [(5, "this map should be made of pairs: a name and a value")]),
        (b"{a: new Map([[1, 2], [1, 3]])}", [(5, "this map names something twice")]),
        (b"{a:" * 100, [(196, "this is nested too deeply")]),
        (b"{a: " + b"9" * 400 + b"}", [(5, "9" * 59 + "… is too large a number")]),
        (b"{a: 1e999}", [(5, "1e999 is too large a number")]),
        (b"{a: [1, 2", [(5, f"this “[” {CUT_OFF}")]),
        (b'{a: "cut', [
            (5, "this text has no closing quotation mark"),
            (9, "something is missing here"), (1, f"this “{{” {CUT_OFF}"),
        ]),
        (b"{a: [1}", [(7, "“,” should come here"), (7, "“}” closes nothing here")]),
        (b"{a: 1}; alert(1)", [(7, "the file should end here")]),
        (b"{a: `x`}", [(5, "“`” should not stand here")]),
        (b"{a: \"\\u00\"}", [(6, "no sign is written like this: \\u")]),
    ],
)  # fmt: skip
def test_what_is_no_data_is_refused_with_its_place(data, sentences):
    assert wrong(data) == [f"line 1: column {at}: {message}" for at, message in sentences]


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"\xff\xfe{\0", f"this text is UTF-16: {SAVE_IT}"),
        (b'{a:\n"\xe4"}', f"line 2: column 2: this is not UTF-8 text: {SAVE_IT}"),
        (b"{a: 1\0}", "this is no text: it has a zero byte in it"),
        (b"{" + b" " * BYTES, "this file is too large: at most 16 MB are read"),
    ],
    ids=["UTF-16", "Latin-1", "binary", "too large"],
)
def test_what_is_no_text_is_refused(data, sentence):
    assert wrong(data) == [sentence]


def test_after_twenty_faults_the_rest_is_not_looked_at():
    told = wrong(b"{a: [" + b"x, " * 500 + b"]}")

    assert len(told) == 21
    assert told[-1].endswith("the rest of the file was not looked at")


SOUND = tdt_evening.text().encode()
SPOILERS = (
    b"{", b"}", b"[", b")", b'"', b"\\", b",", b":", b"new ", b"new Map(", b"alert(1)", b"null",
    b"-1", b"9e99", b"true", b"'x'", b"1700000000000", b"constructor", b"\xff", b"\0",
)  # fmt: skip


def sentences_of(read, data: bytes) -> list[str]:
    """Why a file is refused, each fault in words; nothing for one that is read."""
    try:
        read(data, "a.tdt")
    except FileWrong as refused:
        return [fault.message for fault in refused.faults] or [""]
    return []


@settings(max_examples=examples(50), deadline=None)
@given(
    st.lists(
        st.tuples(
            st.integers(0, len(SOUND)), st.integers(0, 40), st.sampled_from((b"", *SPOILERS))
        ),
        min_size=1,
        max_size=4,
    )
)
def test_any_spoilt_file_is_read_or_refused_with_sentences(changes):
    data = SOUND
    for at, gone, put in changes:
        data = data[:at] + put + data[at + gone :]

    assert all(sentences_of(read_evening, data))


@settings(max_examples=examples(50), deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused_with_sentences(data):
    assert all(sentences_of(read_tdt, b"{" + data))


def test_nothing_that_reads_a_file_can_run_one():
    """By construction: no name by which Python runs a text, imports one or starts a program."""
    runs = {"eval", "exec", "compile", "__import__", "literal_eval", "importlib", "subprocess",
            "pickle", "os", "runpy", "getattr", "setattr", "globals", "marshal"}  # fmt: skip
    folder = Path(director.desk.tdt.__file__).parent
    files = Path(director.files.tdt_text.__file__).parent
    modules = [*files.glob("tdt_*.py"), *sorted(folder.glob("*.py"))]
    assert len(modules) > 10

    for module in modules:
        named = set()
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            match node:
                case ast.Name(id=name) | ast.alias(name=name) | ast.ImportFrom(module=str(name)):
                    named.add(name)
                case ast.Attribute(value=ast.Name(id=owner), attr="compile") if owner != "re":
                    named.add("compile")
        assert named & runs == set(), module.name
