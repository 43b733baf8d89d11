"""Cuts a formula into its words, numbers and signs, each with the place where it stands."""

import re
from enum import Enum
from typing import NamedTuple

from director.files.forms import clipped
from director.translation import say

MOST_LETTERS = 1_000
"""Of a formula."""
_MOST_DIGITS = 15
"""Of a number that is written in one."""


class Kind(Enum):
    """What a piece of a formula is."""

    NUMBER = "number"
    NAME = "name"
    SIGN = "sign"
    END = "end"


class Span(NamedTuple):
    """From where to where in the text, counted from 0; the end is not part of it."""

    start: int
    end: int


class Token(NamedTuple):
    """A piece of a formula."""

    kind: Kind
    text: str
    """Signs and names as the formula's grammar has them: small letters, `*` for every times."""
    span: Span


class FormulaFault(NamedTuple):
    """One thing that is wrong with a formula, and where."""

    message: str
    span: Span
    line: int = 0
    """Of a text of several lines, from 1; 0 where there is only one."""
    column: int = 0
    """In that line, from 1."""

    def __str__(self) -> str:
        if self.line:
            place = {"line": self.line, "column": self.column}
            return say("line {line}, column {column}: {fault}", **place, fault=self.message)
        return say("column {column}: {fault}", column=self.span.start + 1, fault=self.message)


def placed(fault: FormulaFault, text: str) -> FormulaFault:
    """The same fault with its line, where the text has several."""
    if "\n" not in text.strip():
        return fault
    before = text[: fault.span.start]
    line = before.count("\n") + 1
    return fault._replace(line=line, column=len(before) - before.rfind("\n"))


def tidied(text: str) -> str:
    """A formula as it is kept: single blanks, and a line for each line with something in it."""
    return "\n".join([" ".join(line.split()) for line in text.splitlines() if line.strip()])


class NotAFormula(Exception):
    """A formula cannot be read. Says everything that is wrong with it."""

    def __init__(self, *faults: FormulaFault) -> None:
        self.faults = faults
        super().__init__("; ".join(map(str, faults)))


_PIECE = re.compile(
    r"(?P<number>[0-9]+(?:\.[0-9]*)?|\.[0-9]+)|(?P<name>[A-Za-z_][A-Za-z_0-9]*)"
    r"|(?P<sign>\*\*|<=|>=|==|!=|<>|&&|\|\||[-+*/^()<>=,!−×·÷≤≥≠])"
)
_SAME = {
    "**": "^", "×": "*", "·": "*", "÷": "/", "−": "-", "==": "=", "<>": "!=", "≠": "!=",
    "≤": "<=", "≥": ">=", "&&": "and", "||": "or", "!": "not",
}  # fmt: skip
"""What is written in other ways, as it is here."""
_WORDS = ("and", "or", "not")
_INSTEAD = {
    "%": "for a part of something write a decimal: 0.15 for 15 %",
    "?": "for a choice write if(place <= 3, 10, 5)",
    ":": "for a choice write if(place <= 3, 10, 5)",
    ";": "values are parted by commas",
    "[": "for a list write pick(place, 25, 18, 15)",
    "]": "for a list write pick(place, 25, 18, 15)",
    "{": "write round brackets",
    "}": "write round brackets",
    '"': "there are no texts in a formula",
    "'": "there are no texts in a formula",
    "$": "write amounts as plain numbers",
    "€": "write amounts as plain numbers",
    "£": "write amounts as plain numbers",
}
"""Signs that other programs have, and what is said here."""


def tokens(text: str) -> tuple[Token, ...]:
    """The pieces of a formula, and its end. Raises NotAFormula."""
    if len(text) > MOST_LETTERS:
        long = say(
            "a formula has at most {most} letters; this one has {count}",
            most=MOST_LETTERS,
            count=len(text),
        )
        raise NotAFormula(FormulaFault(long, Span(MOST_LETTERS, len(text))))
    found, at = [], 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        match = _PIECE.match(text, at)
        if match is None:
            raise NotAFormula(_stranger(text, at))
        found.append(_token(match))
        at = match.end()
    return (*found, Token(Kind.END, "", Span(len(text), len(text))))


def _token(match: re.Match[str]) -> Token:
    span, text = Span(*match.span()), match.group()
    if match["number"]:
        if len(text) > _MOST_DIGITS:
            long = say("a number has at most {most} digits", most=_MOST_DIGITS)
            raise NotAFormula(FormulaFault(long, span))
        return Token(Kind.NUMBER, text, span)
    text = _SAME.get(text, text.lower())
    sign = bool(match["sign"]) or text in _WORDS
    return Token(Kind.SIGN if sign else Kind.NAME, text, span)


def _stranger(text: str, at: int) -> FormulaFault:
    """A sign that means nothing here."""
    sign = text[at] if text[at].isprintable() else f"U+{ord(text[at]):04X}"
    said = say("“{sign}” means nothing here", sign=clipped(sign))
    if text[at] in _INSTEAD:
        said = f"{said}; {say(_INSTEAD[text[at]])}"
    return FormulaFault(said, Span(at, at + 1))
