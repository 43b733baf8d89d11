"""Reads a formula: from its tokens to its tree, with everything that is wrong with it.

Its first lines may name parts of it: `third = round(n / 3)`. What follows them gives the number.
Nothing of a formula is ever run: there are these signs and functions and no others.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache

from director.files.forms import clipped, nearest, no_such
from director.tournament.formulas.arithmetic import CHAINED, COMPARED
from director.tournament.formulas.functions import ALSO, FUNCTIONS, IF
from director.tournament.formulas.tokens import (
    FormulaFault,
    Kind,
    NotAFormula,
    Span,
    Token,
    placed,
    tokens,
)
from director.tournament.formulas.trees import (
    TRUTHS,
    Call,
    Chain,
    Comparison,
    Name,
    Named,
    Negative,
    Not,
    Number,
    Power,
    Together,
    Tree,
)
from director.translation import say

MOST_DEPTH = 24
"""So deep may brackets and signs stand in each other."""
_MOST_FAULTS = 8
"""So many faults are told of the lines that name parts; nobody reads more."""

Names = tuple[tuple[str, str], ...]
"""What names there are: as people write them, and as the tree has them."""


@lru_cache(maxsize=256)
def parse(text: str, names: Names) -> Tree:
    """The tree of a formula that gives a number. Raises NotAFormula with all that is wrong."""
    try:
        return _read(text, dict(names))
    except NotAFormula as wrong:
        raise NotAFormula(*[placed(fault, text) for fault in wrong.faults]) from None


def _read(text: str, names: dict[str, str]) -> Tree:
    """The tree of a formula; every line of it is read, also where another one is faulty."""
    known = dict(names)
    pieces: Sequence[Token] = tokens(text)
    steps: list[tuple[str, Tree]] = []
    faults: list[FormulaFault] = []
    while _names_something(pieces) and len(faults) < _MOST_FAULTS:
        name, (line, pieces) = pieces[0], _cut(pieces, text)
        try:
            step = _Parser(line, known).formula()
        except NotAFormula as wrong:
            faults += wrong.faults
        else:
            steps.append((name.text, step))
        if why := _taken(name.text, names, known):
            faults.append(FormulaFault(why, name.span))
        known.setdefault(name.text, name.text)
    if len(faults) >= _MOST_FAULTS:
        raise NotAFormula(*sorted(faults, key=_place))
    try:
        if known != names and pieces[0].kind is Kind.END:
            said = say("a last line has to follow, which gives the number")
            raise NotAFormula(FormulaFault(said, pieces[0].span))
        result = _Parser(pieces, known).formula()
    except NotAFormula as wrong:
        faults += wrong.faults
    if faults:
        raise NotAFormula(*sorted(faults, key=_place))
    return Named(tuple(steps), result, Span(0, len(text))) if steps else result


def _names_something(pieces: Sequence[Token]) -> bool:
    """Whether these begin with a name and `=`."""
    if len(pieces) < 3 or pieces[0].kind is not Kind.NAME:
        return False
    return pieces[1].kind is Kind.SIGN and pieces[1].text == "="


def _cut(pieces: Sequence[Token], text: str) -> tuple[Sequence[Token], Sequence[Token]]:
    """What stands behind `name =` on its line, with an end of its own, and all below it."""
    end = text.find("\n", pieces[1].span.end)
    end = len(text) if end < 0 else end
    rest = pieces[2:]
    line = [one for one in rest if one.span.start < end and one.kind is not Kind.END]
    return (*line, Token(Kind.END, "", Span(end, end))), rest[len(line) :]


def _taken(name: str, names: Mapping[str, str], known: Mapping[str, str]) -> str:
    """Why a part cannot be called so; empty where it can."""
    if name in names or ALSO.get(name, name) in FUNCTIONS:
        return say("“{name}” means something already: choose another name", name=clipped(name))
    if name in known:
        return say("“{name}” is named twice", name=clipped(name))
    return ""


class _Parser:
    """Goes through the tokens once, from left to right."""

    def __init__(self, pieces: Sequence[Token], names: dict[str, str]) -> None:
        self._pieces, self._names = pieces, names
        self._at, self._depth = 0, 0
        self._faults: list[FormulaFault] = []

    def formula(self) -> Tree:
        """All of it."""
        try:
            if self._is_over():
                raise self._stop(
                    say("the formula is empty; for example: 10 * sqrt(entries / place)")
                )
            tree = self._number(self._either)
            if not self._is_over():
                raise self._stop(self._too_much())
        except NotAFormula as stopped:
            raise NotAFormula(*sorted((*self._faults, *stopped.faults), key=_place)) from None
        if self._faults:
            raise NotAFormula(*sorted(self._faults, key=_place))
        return tree

    # What is so, or is not

    def _either(self) -> Tree:
        return self._together("or", self._both)

    def _both(self) -> Tree:
        return self._together("and", self._denied)

    def _together(self, sign: str, part: Callable[[], Tree]) -> Tree:
        start, first = self._start, part()
        if self._next.text != sign:
            return first
        several = [self._truth(first)]
        while self._take(sign):
            several.append(self._truth(part()))
        return Together(sign, tuple(several), self._since(start))

    def _denied(self) -> Tree:
        start = self._start
        if not self._take("not"):
            return self._compared()
        with_not = self._deeper(self._denied)
        return Not(self._truth(with_not), self._since(start))

    def _compared(self) -> Tree:
        start, left = self._start, self._sum()
        sign = self._next.text
        if sign not in COMPARED:
            return left
        self._at += 1
        right = self._as_number(self._sum())
        if self._next.text in COMPARED:
            raise self._stop(say("compare two values at a time: place > 1 and place < 4"))
        return Comparison(sign, self._as_number(left), right, self._since(start))

    # Numbers

    def _sum(self) -> Tree:
        return self._chain("+-", self._product)

    def _product(self) -> Tree:
        return self._chain("*/", self._signed)

    def _chain(self, signs: str, part: Callable[[], Tree]) -> Tree:
        start, first = self._start, part()
        rest = []
        while (sign := self._next.text) in CHAINED and sign in signs:
            self._at += 1
            rest.append((sign, self._as_number(part())))
        if not rest:
            return first
        return Chain(self._as_number(first), tuple(rest), self._since(start))

    def _signed(self) -> Tree:
        start = self._start
        if self._take("-"):
            return Negative(self._as_number(self._deeper(self._signed)), self._since(start))
        if self._take("+"):
            return self._as_number(self._deeper(self._signed))
        return self._raised()

    def _raised(self) -> Tree:
        start, base = self._start, self._atom()
        if not self._take("^"):
            return base
        exponent = self._as_number(self._deeper(self._signed))
        return Power(self._as_number(base), exponent, self._since(start))

    def _atom(self) -> Tree:
        piece = self._next
        if piece.kind is Kind.NUMBER:
            self._at += 1
            return Number(Fraction(piece.text), piece.span)
        if piece.kind is Kind.NAME:
            self._at += 1
            if self._take("("):
                return self._call(piece)
            return self._name(piece)
        if self._take("("):
            inside = self._deeper(self._either)
            self._close(piece)
            return inside
        raise self._stop(self._wanted())

    def _name(self, piece: Token) -> Tree:
        if piece.text in self._names:
            return Name(self._names[piece.text], piece.span)
        function = ALSO.get(piece.text, piece.text)
        if function in FUNCTIONS:
            said = say(
                "“{name}” needs its values in brackets: {example}",
                name=function,
                example=FUNCTIONS[function].example,
            )
        else:
            said = self._unknown(piece.text, self._names, say("name"))
        self._faults.append(FormulaFault(said, piece.span))
        return Number(Fraction(1), piece.span)

    def _call(self, piece: Token) -> Tree:
        function = ALSO.get(piece.text, piece.text)
        values = []
        if not self._take(")"):
            values.append(self._deeper(self._either))
            while self._take(","):
                values.append(self._deeper(self._either))
            self._close(piece)
        span = self._since(piece.span.start)
        if function not in FUNCTIONS:
            if piece.text in self._names:
                said = say("“{name}” is no function; write “*” for times", name=piece.text)
            else:
                said = self._unknown(piece.text, FUNCTIONS, say("function"))
            self._faults.append(FormulaFault(said, piece.span))
            return Number(Fraction(1), span)
        self._check_count(function, len(values), span)
        for at, value in enumerate(values):
            if function == IF and at == 0:
                self._truth(value)
            else:
                self._as_number(value)
        return Call(function, tuple(values), span)

    def _check_count(self, function: str, count: int, span: Span) -> None:
        of = FUNCTIONS[function]
        if of.least <= count and (of.most is None or count <= of.most):
            return
        said = say(
            "“{name}” does not take {count} values: {example}",
            name=function,
            count=count,
            example=of.example,
        )
        self._faults.append(FormulaFault(said, span))

    # What has to be a number, and what has to be so or not

    def _number(self, part: Callable[[], Tree]) -> Tree:
        return self._as_number(part())

    def _as_number(self, tree: Tree) -> Tree:
        if isinstance(tree, TRUTHS):
            said = say("this is so or is not, but no number: write if(…, 1, 0)")
            self._faults.append(FormulaFault(said, tree.span))
        return tree

    def _truth(self, tree: Tree) -> Tree:
        if not isinstance(tree, TRUTHS):
            said = say("this is a number; a comparison is needed here, such as place <= 3")
            self._faults.append(FormulaFault(said, tree.span))
        return tree

    # The tokens

    @property
    def _next(self) -> Token:
        return self._pieces[self._at]

    def _is_over(self) -> bool:
        return self._next.kind is Kind.END

    @property
    def _start(self) -> int:
        return self._next.span.start

    def _since(self, start: int) -> Span:
        return Span(start, self._pieces[self._at - 1].span.end)

    def _take(self, sign: str) -> bool:
        """Goes past a sign if it stands here."""
        here = self._next.kind is Kind.SIGN and self._next.text == sign
        self._at += here
        return here

    def _deeper(self, part: Callable[[], Tree]) -> Tree:
        self._depth += 1
        if self._depth > MOST_DEPTH:
            raise self._stop(say("the formula is nested more than {most} deep", most=MOST_DEPTH))
        made = part()
        self._depth -= 1
        return made

    def _close(self, opened: Token) -> None:
        if self._take(")"):
            return
        if self._is_over():
            said = say("this bracket is not closed")
            at = opened.span.end - 1 if opened.text == "(" else opened.span.end
            raise NotAFormula(FormulaFault(said, Span(at, at + 1)))
        if self._next.text == "," and opened.text == "(":
            raise self._stop(say("write decimals with a point: 0.5"))
        raise self._stop(self._too_much())

    def _stop(self, message: str) -> NotAFormula:
        """What is wrong here, where reading cannot go on."""
        return NotAFormula(FormulaFault(message, self._next.span))

    def _wanted(self) -> str:
        """That something else has to stand here."""
        if self._is_over():
            return say("the formula breaks off: a number, a name or a bracket has to follow")
        return say(
            "a number, a name or a bracket has to stand here, not “{found}”",
            found=clipped(self._next.text),
        )

    def _too_much(self) -> str:
        """That the formula could have ended before."""
        if self._next.text == ")":
            return say("there is no bracket that this one closes")
        if self._next.text == ",":
            return say("a comma only parts the values of a function; write decimals with a point")
        if self._next.kind is Kind.SIGN and self._next.text != "(":
            return say("“{found}” cannot stand here", found=self._next.text)
        return say("a sign is missing before “{found}”: + - * /", found=clipped(self._next.text))

    def _unknown(self, name: str, known: Mapping[str, object], kind: str) -> str:
        """A name that is not known here; perhaps it is one of the others."""
        others = [*self._names, *FUNCTIONS]
        if not nearest(name, list(known)) and nearest(name, others):
            return no_such(kind, name, others)
        return no_such(kind, name, known)


def _place(fault: FormulaFault) -> Span:
    return fault.span
