"""The text of a file of The Tournament Director, read as data: nothing of it is ever run.

Such a file is written like a program: constructors inside constructors. Here it is signs only. What
is no plain data (a call, a function, a name) is a fault, said with its place.
"""

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, NoReturn

from director.files.forms import Fault, FileWrong, clipped, no_such
from director.files.tdt_tokens import Token, plain_text, tokens
from director.translation import say

BYTES = 16_000_000
"""Of a file: some eighty times the largest evening that was seen."""
DEPTH = 64
"""Values inside values; a real file has some fifteen."""
VALUES = 1_000_000
LARGEST = 2**53
"""Beyond this the program that writes these files cannot count itself."""
FAULTS = 20
"""After so many the rest of the file is not looked at."""


@dataclass(frozen=True, slots=True)
class Made:
    """What stands behind `new`: a kind, and the fields or values that it is made of."""

    kind: str
    fields: Mapping[str, object]
    values: tuple[object, ...]
    """What is given without a name, such as the amounts of a rake."""
    at: int
    """The sign of the text where it begins."""


class Place(NamedTuple):
    """Where something stands, both counted from 1."""

    line: int
    column: int


@dataclass(frozen=True)
class TdtText:
    """A file as it was read."""

    file: str
    text: str
    value: Mapping[str, object]

    def place(self, at: int) -> Place:
        """The line and the column of a sign of the text."""
        line = bisect_right(self._lines, at)
        return Place(line, at - self._lines[line - 1] + 1)

    def fault(self, at: int, message: str) -> Fault:
        """What is wrong at a sign of the text."""
        return _fault(self.place(at), message)

    @cached_property
    def _lines(self) -> list[int]:
        """The signs at which lines begin."""
        return [0, *(one.end() for one in re.finditer("\n", self.text))]


def read_tdt(data: bytes, file: str) -> TdtText:
    """The values of a file, as they stand in it. Raises FileWrong with all that is wrong."""
    text = _decoded(data, file)
    found = TdtText(file, text, {})
    if not text.lstrip().startswith("{"):
        message = say("this is no file of The Tournament Director: it does not begin as one")
        raise FileWrong(file, [found.fault(0, message)])
    reader = _Reader(text)
    value = reader.whole()
    if reader.faults:
        raise FileWrong(file, [found.fault(at, message) for at, message in reader.faults])
    return TdtText(file, text, value)


def _fault(place: Place, message: str) -> Fault:
    return Fault(say("column {column}", column=place.column), message, place.line)


def _decoded(data: bytes, file: str) -> str:
    """The text of the bytes. Raises FileWrong where they are too many, or no text of ours."""
    if len(data) > BYTES:
        most = say("this file is too large: at most {most} MB are read", most=BYTES // 1_000_000)
        raise FileWrong(file, [Fault("", most)])
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        why = say("this text is UTF-16: open it in an editor and save it as UTF-8")
        raise FileWrong(file, [Fault("", why)])
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        column = len(before.rpartition(b"\n")[2].decode("utf-8", "replace")) + 1
        place = Place(before.count(b"\n") + 1, column)
        why = say("this is not UTF-8 text: open it in an editor and save it as UTF-8")
        raise FileWrong(file, [_fault(place, why)]) from None
    if "\0" in text:
        raise FileWrong(file, [Fault("", say("this is no text: it has a zero byte in it"))])
    return text


_WORDS: Mapping[str, object] = {"true": True, "false": False, "null": None, "undefined": None}
_CLOSES = {"{": "}", "[": "]", "(": ")"}
_KIND = re.compile(r"[A-Z]\w*(?:\.[A-Z]\w*)?")
_PROGRAMS = frozenset(
    ("Function", "Object", "Array", "Proxy", "Promise", "RegExp", "Worker", "SharedWorker",
     "Image", "WebSocket", "XMLHttpRequest", "ActiveXObject", "WebAssembly")
)  # fmt: skip
"""What begins like the kinds of these files, and is part of a program."""
_NO_FIELD = frozenset(("__proto__", "constructor", "prototype"))
_MAP, _MAP_FROM = "Map", "Map.from"


class _Enough(Exception):
    """Nothing more is read."""


class _Reader:
    """Goes through the signs once, and notes what it cannot take."""

    def __init__(self, text: str) -> None:
        self.faults: list[tuple[int, str]] = []
        self._tokens = tokens(text)
        self._token = next(self._tokens)
        self._values = 0

    def whole(self) -> Mapping[str, object]:
        """What stands in the file."""
        try:
            value = self._value(0)
            if self._token.kind != "end":
                self._wrong(self._token.at, say("the file should end here"))
        except _Enough:
            value = {}
        return value if isinstance(value, dict) else {}

    def _next(self) -> Token:
        token = self._token
        self._token = next(self._tokens)
        if self._token.kind == "open":
            self._wrong(self._token.at, say("this text has no closing quotation mark"))
            self._token = next(self._tokens)
        return token

    def _wrong(self, at: int, message: str) -> None:
        self.faults.append((at, message))
        if len(self.faults) >= FAULTS:
            self.faults.append((at, say("the rest of the file was not looked at")))
            raise _Enough

    def _stop(self, at: int, message: str) -> NoReturn:
        self.faults.append((at, message))
        raise _Enough

    def _value(self, depth: int) -> object:
        self._values += 1
        if self._values > VALUES:
            self._stop(self._token.at, say("this file has too many values"))
        if depth > DEPTH:
            self._stop(self._token.at, say("this is nested too deeply"))
        token = self._token
        match token.kind, token.text:
            case "text", text:
                self._next()
                return self._decoded(text, token.at) if "\\" in text else text[1:-1]
            case "number", text:
                self._next()
                return self._number(text, token.at)
            case "sign", "{":
                return self._fields(depth)
            case "sign", "[":
                return self._list(depth)
            case "word", "new":
                return self._made(depth)
            case "word", _:
                return self._word(depth)
        self._not_a_value(token)
        return None

    def _number(self, text: str, at: int) -> int | float:
        if len(text) > 32 or abs(float(text)) > LARGEST:
            self._wrong(at, say("{number} is too large a number", number=clipped(text)))
            return 0
        return int(text) if text.lstrip("-").isdigit() else float(text)

    def _decoded(self, text: str, at: int) -> str:
        why = "no sign is written like this: {what}"
        return plain_text(text, lambda far, what: self._wrong(at + far, say(why, what=what)))

    def _word(self, depth: int) -> object:
        token = self._next()
        if self._is("("):
            if token.text == _MAP_FROM:
                return self._as_map(self._list(depth), token.at)
            what = "“{name}(…)” is a program: a file is data, and nothing of it is run"
            self._wrong(token.at, say(what, name=clipped(token.text)))
            self._skip()
            return None
        if token.text in _WORDS:
            return _WORDS[token.text]
        self._wrong(token.at, no_such("word", token.text, _WORDS))
        return None

    def _made(self, depth: int) -> object:
        at = self._next().at
        kind = self._token
        if kind.kind != "word" or not _KIND.fullmatch(kind.text) or kind.text in _PROGRAMS:
            what = "“new {name}” is no part of such a file, and is not run"
            self._wrong(at, say(what, name=clipped(kind.text)))
        if kind.kind == "word":
            self._next()
        if not self._is("("):
            self._wrong(self._token.at, say("“(” should come here"))
            self._skip()
            return None
        inside = self._list(depth)
        if kind.text == _MAP:
            return self._as_map(inside, at)
        first = inside[0] if inside else {}
        fields = first if isinstance(first, dict) else {}
        return Made(kind.text, fields, tuple(inside[1:] if isinstance(first, dict) else inside), at)

    def _as_map(self, inside: list[object], at: int) -> dict[str, object]:
        """A map by its keys, from a table or from a list of pairs."""
        given = inside[0] if inside else {}
        if isinstance(given, dict) and len(inside) < 2:
            return given
        found: dict[str, object] = {}
        for pair in given if isinstance(given, list) else [None]:
            if not isinstance(pair, list) or len(pair) != 2 or not isinstance(pair[0], str | int):
                self._wrong(at, say("this map should be made of pairs: a name and a value"))
                break
            found[str(pair[0])] = pair[1]
        else:
            if isinstance(given, list) and len(found) < len(given):
                self._wrong(at, say("this map names something twice"))
        return found

    def _fields(self, depth: int) -> dict[str, object]:
        fields: dict[str, object] = {}
        for key in self._each():
            if key.kind not in ("text", "word", "number"):
                self._not_a_value(key)
                continue
            self._next()
            name = key.text if key.kind != "text" else str(self._decoded(key.text, key.at))
            called = {"name": clipped(name)}
            if name in _NO_FIELD:
                self._wrong(key.at, say("“{name}” is no field of such a file", **called))
            elif name in fields:
                self._wrong(key.at, say("“{name}” stands here twice", **called))
            if not self._is(":"):
                self._wrong(self._token.at, say("“:” should come here, behind “{name}”", **called))
                self._skip()
                continue
            self._next()
            fields[name] = self._value(depth + 1)
        return fields

    def _list(self, depth: int) -> list[object]:
        return [self._value(depth + 1) for _ in self._each()]

    def _each(self) -> Iterator[Token]:
        """Where each of the things between two brackets begins; whoever asks takes it."""
        opened = self._next()
        closes, several = _CLOSES[opened.text], False
        while True:
            if several and self._is(","):
                self._next()
            elif several and not self._is(closes) and self._token.kind != "end":
                self._wrong(self._token.at, say("“,” should come here"))
            token = self._token
            if self._is(closes):
                self._next()
                return
            if token.kind == "end":
                why = say("this “{sign}” is never closed: is it cut off?", sign=opened.text)
                self._stop(opened.at, why)
            if token.kind == "sign" and token.text in "}])":
                self._stop(token.at, say("“{sign}” closes nothing here", sign=token.text))
            yield token
            several = True

    def _is(self, sign: str) -> bool:
        return self._token.kind == "sign" and self._token.text == sign

    def _not_a_value(self, token: Token) -> None:
        """What should be data and is none; it is passed over."""
        if token.kind == "end" or (token.kind == "sign" and token.text in "}])"):
            self._wrong(token.at, say("something is missing here"))
            return
        what = say("“{sign}” should not stand here", sign=clipped(token.text))
        self._wrong(token.at, what)
        self._skip()

    def _skip(self) -> None:
        """Goes to the next comma, or to what closes this."""
        inside = 0
        while self._token.kind != "end":
            sign = self._token.text if self._token.kind == "sign" else ""
            if not inside and sign in (",", "}", "]", ")"):
                return
            inside += (sign in _CLOSES) - (sign in ("}", "]", ")"))
            self._next()
