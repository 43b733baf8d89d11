"""A points formula of The Tournament Director in our words, where ours say the same.

Theirs is a list of statements: `assign("name", value)` gives a value a name, and `points` is what
counts; an `if` may choose between statements. It is read as text, and never run.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from director.tournament.formulas.functions import ALSO, FUNCTIONS, IF
from director.tournament.formulas.parser import MOST_DEPTH, parse
from director.tournament.formulas.tokens import MOST_LETTERS, NotAFormula, tidied
from director.tournament.leagues.variables import NAMES

_PIECE = re.compile(
    r"""\s*(?:"(?P<text>[^"\n]{0,40})"|(?P<word>[A-Za-z_][A-Za-z_0-9]*)"""
    r"""|(?P<sign>[0-9]*\.?[0-9]+|==|<=|>=|<>|!=|&&|\|\||[-+*/^()<>=,!]))"""
)
_MOST = 600
"""So many pieces of a formula are read."""
_SUM = re.compile(
    r"totalbuyinsamount\s*\+\s*totalrebuysamount\s*\+\s*totaladdonsamount", re.IGNORECASE
)
"""All the money that came in; of its parts none has a name with us."""
_NAMES: Mapping[str, str] = {
    "n": "bought_in", "buyins": "players",
    "r": "r", "rank": "place", "numberofhits": "hits", "hits": "hits", "nh": "hits",
    "numberofrebuys": "rebuys", "rebuys": "rebuys", "nr": "rebuys",
    "numberofaddons": "add_ons", "addons": "add_ons", "na": "add_ons",
    "totalcost": "spent", "tc": "spent", "prizewinnings": "prize", "pw": "prize",
    "pot": "prize_pool", "prizepool": "prize_pool", "pp": "prize_pool",
    "collected": "collected",
}  # fmt: skip
"""Their names that mean the same as one of ours: `n` counts who bought in again once more."""
_FUNCTIONS: Mapping[str, str] = {
    "ln": "ln", "log10": "log", "sqrt": "sqrt", "abs": "abs", "floor": "floor", "ceil": "ceiling",
    "round": "round", "min": "min", "max": "max",
}  # fmt: skip
_LOG = "log"
"""Theirs is the natural logarithm; with a second value, the one to that base."""
_POWERS = ("pow", "power")
_WORDS = ("and", "or", "not")
_POINTS, _ASSIGN = "points", "assign"
_TAKEN = frozenset([*dict(NAMES), *FUNCTIONS, *ALSO, *_WORDS])
"""What no part of a formula of ours can be called."""


class _NotOurs(Exception):
    """It says something that our formulas cannot."""


def in_our_words(theirs: str) -> str:
    """The formula as a league of ours has it; "" where it cannot be said."""
    text = _SUM.sub("collected", theirs)
    if "collected" in theirs.casefold():  # a name of theirs
        return ""
    try:
        statements = _statements(_Reader(_pieces(text)))
        made = _Translation().formula(statements)
        parse(made, NAMES)
    except (_NotOurs, NotAFormula):
        return ""
    return made


class _Piece(NamedTuple):
    """A word, a sign, a number, or a text in quotation marks."""

    kind: str
    text: str
    line: int


def _pieces(text: str) -> list[_Piece]:
    found: list[_Piece] = []
    at, text = 0, text.rstrip()
    while at < len(text):
        match = _PIECE.match(text, at)
        if match is None or match.end() == at or len(found) == _MOST:
            raise _NotOurs
        kind = str(match.lastgroup)
        found.append(_Piece(kind, match[kind].lower(), text.count("\n", 0, match.end())))
        at = match.end()
    return found


@dataclass(frozen=True)
class _Call:
    """A function of theirs with its values, or a list of pieces that is a sum."""

    name: str
    values: "tuple[_Sum, ...]"


_Sum = tuple["_Piece | _Call | _Sum", ...]
"""What stands one behind the other; a sum in brackets is a part of its own."""


class _Reader:
    """Goes through the pieces once."""

    def __init__(self, pieces: Sequence[_Piece]) -> None:
        self._pieces, self._at, self._depth = pieces, 0, 0

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more."""
        return self._at >= len(self._pieces)

    def sum(self, until: Sequence[str] = ()) -> _Sum:
        """Everything up to a sign of these, or to the end of a line between statements."""
        self._depth += 1
        if self._depth > MOST_DEPTH:
            raise _NotOurs
        found: list[_Piece | _Call | _Sum] = []
        while not self.is_over:
            piece = self._pieces[self._at]
            if piece.kind == "sign" and piece.text in until:
                break
            if not until and found and self._begins_a_line():
                break
            self._at += 1
            if piece.kind == "word" and piece.text not in _WORDS and self._is("("):
                found.append(self._call(piece.text))
            elif piece.kind == "sign" and piece.text == "(":
                found.append(self.sum((")",)))
                self._past(")")
            elif piece.kind == "sign" and piece.text in (")", ","):
                raise _NotOurs
            else:
                found.append(piece)
        self._depth -= 1
        return tuple(found)

    def _call(self, name: str) -> _Call:
        self._past("(")
        values = []
        while not self._is(")"):
            values.append(self.sum((",", ")")))
            if not self._is(")"):
                self._past(",")
        self._past(")")
        return _Call(name, tuple(values))

    def _begins_a_line(self) -> bool:
        """Whether a statement begins here: a line of its own, and no sign goes on with the last."""
        here, before = self._pieces[self._at], self._pieces[self._at - 1]
        goes_on = (here.kind == "sign" and here.text != "(") or here.text in _WORDS
        open_before = (
            before.kind == "sign" and before.text not in (")",) and not before.text[-1].isdigit()
        )
        return here.line > before.line and not goes_on and not open_before

    def _is(self, sign: str) -> bool:
        return not self.is_over and self._pieces[self._at][:2] == ("sign", sign)

    def _past(self, sign: str) -> None:
        if not self._is(sign):
            raise _NotOurs
        self._at += 1


def _statements(reader: _Reader) -> list[_Sum]:
    found = []
    while not reader.is_over:
        found.append(reader.sum())
    if not found:
        raise _NotOurs
    return found


class _Translation:
    """Their statements one after another, and what each name stands for by then."""

    def __init__(self) -> None:
        self._called: dict[str, str] = {}
        """Their names by ours: of a name that is given twice, the newer."""
        self._given: dict[str, int] = {}
        """How often each of their names was given to a value."""
        self._ours: set[str] = set()
        self._points = ""
        self._lines: list[str] = []
        self._last = ""

    def formula(self, statements: Sequence[_Sum]) -> str:
        """All of it."""
        for one in statements:
            self._state(one)
        return tidied("\n".join([*self._lines, self._points or self._last]))

    def _state(self, statement: _Sum) -> None:
        statement = _unwrapped(statement)
        if len(statement) == 1 and isinstance(call := statement[0], _Call):
            if call.name == _ASSIGN:
                name, value = _assigned(call)
                self._name(name, self._said(value))
                return
            if call.name == IF and _assigns(call):
                self._points = self._chosen(call)
                return
        self._last = self._said(statement)

    def _name(self, name: str, value: str) -> None:
        if name == _POINTS:
            self._points = value
            return
        self._called[name] = self._line(name, value)

    def _line(self, name: str, value: str) -> str:
        """A line of ours that names a value; by which name."""
        if sum(map(len, self._lines)) > MOST_LETTERS:
            raise _NotOurs
        self._given[name] = count = self._given.get(name, 0) + 1
        ours = name if count == 1 else f"{name}_{count}"
        while ours in _TAKEN or ours in self._ours:
            ours += "_2"
        self._ours.add(ours)
        self._lines.append(f"{ours} = {value}")
        return ours

    def _points_so_far(self) -> str:
        """What the points are by now, under a name where they are more than a word."""
        if self._points and not self._points.isalnum():
            self._points = self._line(_POINTS, self._points)
        return self._points

    def _chosen(self, call: _Call) -> str:
        """What the points are after an `if` between statements: those before it, where none is."""
        if len(call.values) not in (2, 3):
            raise _NotOurs
        condition, *ways = call.values
        said = [self._points_of(_unwrapped(way)) for way in ways]
        then, otherwise = said if len(said) == 2 else (said[0], self._points_so_far())
        if not otherwise:
            raise _NotOurs
        return f"if({self._said(condition)}, {then}, {otherwise})"

    def _points_of(self, way: _Sum) -> str:
        """What one way of an `if` makes of the points."""
        if len(way) == 1 and isinstance(call := way[0], _Call):
            if call.name == _ASSIGN:
                name, value = _assigned(call)
                if name == _POINTS:
                    return self._said(value)
            if call.name == IF and _assigns(call):
                return self._chosen(call)
        raise _NotOurs

    def _said(self, of: _Sum) -> str:
        """A sum in our words."""
        parts = []
        for one in of:
            if isinstance(one, _Call):
                parts.append(self._call(one))
            elif isinstance(one, _Piece):
                parts.append(self._piece(one))
            else:
                parts.append(f"({self._said(one)})")
        return " ".join(parts)

    def _piece(self, piece: _Piece) -> str:
        if piece.kind == "text":
            raise _NotOurs
        if piece.kind == "sign" or piece.text in _WORDS:
            return piece.text
        if piece.text == _POINTS and self._points:
            return self._points_so_far()
        ours = self._called.get(piece.text) or _NAMES.get(piece.text)
        if ours is None:
            raise _NotOurs
        return ours

    def _call(self, call: _Call) -> str:
        values = [self._said(one) for one in call.values]
        if call.name in _POWERS and len(values) == 2:
            base, exponent = [self._bracketed(one) for one in call.values]
            return f"{base} ^ {exponent}"
        if call.name == _LOG:
            return f"ln({values[0]})" if len(values) == 1 else f"log({', '.join(values)})"
        if call.name == IF and len(values) == 2:
            values.append("0")
        function = call.name if call.name == IF else _FUNCTIONS.get(call.name)
        if function is None:
            raise _NotOurs
        return f"{function}({', '.join(values)})"

    def _bracketed(self, of: _Sum) -> str:
        """One thing by itself, or a sum in brackets."""
        of = _unwrapped(of)
        said = self._said(of)
        return said if len(of) == 1 and isinstance(of[0], _Piece) else f"({said})"


def _unwrapped(of: _Sum) -> _Sum:
    """Without brackets around all of it."""
    while len(of) == 1 and isinstance(of[0], tuple) and not isinstance(of[0], _Piece):
        of = of[0]
    return of


def _assigned(call: _Call) -> tuple[str, _Sum]:
    """The name that is given, and the value."""
    if len(call.values) != 2 or len(call.values[0]) != 1:
        raise _NotOurs
    name = call.values[0][0]
    if not isinstance(name, _Piece) or name.kind != "text" or not name.text.isidentifier():
        raise _NotOurs
    return name.text, call.values[1]


def _assigns(call: _Call) -> bool:
    """Whether statements are chosen between, and no values."""
    ways = [_unwrapped(one) for one in call.values[1:]]
    calls = [one[0] for one in ways if len(one) == 1 and isinstance(one[0], _Call)]
    return any(one.name == _ASSIGN or (one.name == IF and _assigns(one)) for one in calls)
