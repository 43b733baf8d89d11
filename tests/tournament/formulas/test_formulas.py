"""Formulas that a house writes: what they give, what is wrong with them, and that none runs off."""

import difflib
import math
import sys
from fractions import Fraction
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.tournament.formulas.arithmetic import LARGEST
from director.tournament.formulas.functions import ALSO, FUNCTIONS
from director.tournament.formulas.parser import parse
from director.tournament.formulas.tokens import MOST_LETTERS, NotAFormula
from director.tournament.formulas.values import Known, NoValue, value

NAMES = (("entries", "entries"), ("n", "entries"), ("place", "place"), ("hits", "hits"))
THIRTY_SIX = Known(
    {"entries": Fraction(36), "place": Fraction(4), "hits": Fraction(0)},
    (Fraction(100), Fraction(60)),
    Fraction(5),
)


def worth(text):
    return value(parse(text, NAMES), THIRTY_SIX)


def faults(text):
    with pytest.raises(NotAFormula) as wrong:
        parse(text, NAMES)
    return [str(fault) for fault in wrong.value.faults]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1 + 2 * 3 - 4 / 8", Fraction(13, 2)),
        ("(1 + 2) * 3", 9),
        ("-2 ^ 2", -4),
        ("2 ^ 3 ^ 2", 512),
        ("2 ^ -1", Fraction(1, 2)),
        ("10 - 4 - 3", 3),
        ("Entries / PLACE", 9),
        ("10 × sqrt(n ÷ place)", 30),
        ("sqrt(2)", math.sqrt(2)),
        ("9 ^ 0.5", 3),
        ("log(1000)", 3),
        ("log(8, 2)", 3),
        ("ln(1)", 0),
        ("round(2.5)", 3),
        ("round(-2.5)", -3),
        ("round(10 / 3, 2)", Fraction(333, 100)),
        ("floor(-1.5)", -2),
        ("ceil(1.1)", 2),
        ("min(3, place, 5) + max(1)", 4),
        ("abs(place - 9)", 5),
        ("if(place <= 3, 10, 5)", 5),
        ("if(place = 4 and not hits > 0, 1, 2)", 1),
        ("if(place < 4 or n == 36, 1, 2)", 1),
        ("if(hits > 0, 1 / hits, 7)", 7),
        ("pick(place, 25, 18, 15, 12, 1)", 12),
        ("pick(n, 25, 1)", 1),
        ("table(2) + table(place)", 65),
        ("0.1 + 0.2", Fraction(3, 10)),
        (".5 + 2.", Fraction(5, 2)),
        ("third = n / 3\nif(place <= third,\n  third, 0)", 12),
        ("a = 1 / hits\nB = 2\nif(hits > 0, a, b)", 2),
    ],
)
def test_a_formula_gives(text, expected):
    assert worth(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ["column 1: the formula is empty; for example: 10 * sqrt(entries / place)"]),
        (
            "place = 2\nb = (n\nb = plase\n10",
            [
                "line 1, column 1: “place” means something already: choose another name",
                "line 2, column 5: this bracket is not closed",
                "line 3, column 1: “b” is named twice",
                "line 3, column 5: no such name “plase”; did you mean “place”?",
            ],
        ),
        (
            "b =\n",
            [
                "column 4: the formula is empty; for example: 10 * sqrt(entries / place)",
                "column 5: a last line has to follow, which gives the number",
            ],
        ),
        ("a = b\nb = 2\na", ["line 1, column 5: no such name “b”; known: entries, n, place, hits"]),
        ("10 * plase", ["column 6: no such name “plase”; did you mean “place”?"]),
        ("sqr(n)", ["column 1: no such function “sqr”; did you mean “sqrt”?"]),
        ("10 * (n", ["column 6: this bracket is not closed"]),
        ("sqrt(n", ["column 5: this bracket is not closed"]),
        ("n)", ["column 2: there is no bracket that this one closes"]),
        ("n +", ["column 4: the formula breaks off: a number, a name or a bracket has to follow"]),
        ("n * / 2", ["column 5: a number, a name or a bracket has to stand here, not “/”"]),
        ("10 place", ["column 4: a sign is missing before “place”: + - * /"]),
        ("2(n)", ["column 2: a sign is missing before “(”: + - * /"]),
        ("place(3)", ["column 1: “place” is no function; write “*” for times"]),
        ("sqrt + 1", ["column 1: “sqrt” needs its values in brackets: sqrt(entries)"]),
        (
            "0,5",
            ["column 2: a comma only parts the values of a function; write decimals with a point"],
        ),
        ("(0,5)", ["column 3: write decimals with a point: 0.5"]),
        (
            "if(n, 1, 2)",
            ["column 4: this is a number; a comparison is needed here, such as place <= 3"],
        ),
        ("n > 3", ["column 1: this is so or is not, but no number: write if(…, 1, 0)"]),
        (
            "if(1 < n < 3, 1, 2)",
            ["column 10: compare two values at a time: place > 1 and place < 4"],
        ),
        (
            "n ? 1 : 2",
            ["column 3: “?” means nothing here; for a choice write if(place <= 3, 10, 5)"],
        ),
        (
            "15 %",
            [
                (
                    "column 4: “%” means nothing here;"
                    " for a part of something write a decimal: 0.15 for 15 %"
                )
            ],
        ),
        ("n\x00", ["column 2: “U+0000” means nothing here"]),
        ("9" * 16, ["column 1: a number has at most 15 digits"]),
        ("(" * 25 + "1" + ")" * 25, ["column 26: the formula is nested more than 24 deep"]),
        ("-" * 25 + "1", ["column 26: the formula is nested more than 24 deep"]),
        ("n" * 1001, ["column 1001: a formula has at most 1000 letters; this one has 1001"]),
        (
            "plase + min() + hit",
            [
                "column 1: no such name “plase”; did you mean “place”?",
                "column 9: “min” does not take 0 values: min(hits, 5)",
                "column 17: no such name “hit”; did you mean “hits”?",
            ],
        ),
    ],
)
def test_what_is_wrong_is_said_with_its_place_and_what_to_write(text, expected):
    assert faults(text) == expected


@pytest.mark.parametrize(
    ("text", "why", "part"),
    [
        ("10 + 1 / hits", "division by zero", "1 / hits"),
        ("0 ^ -1", "division by zero", "0 ^ -1"),
        ("sqrt(-n)", "a negative number has no square root", "sqrt(-n)"),
        ("(-2) ^ 0.3", "a negative number has only whole powers", "(-2) ^ 0.3"),
        ("log(hits)", "only numbers above zero have a logarithm", "log(hits)"),
        ("log(2, 1)", "the base of a logarithm is above zero and not 1", "log(2, 1)"),
        ("9 ^ 9 ^ 9 ^ 9", "the result is too large", "9 ^ 9 ^ 9"),
        ("999999999999999 ^ n", "the result is too large", "999999999999999 ^ n"),
        ("999999999 * 999999999", "the result is too large", "999999999 * 999999999"),
        ("pick(0, 1, 2)", "a place in a list is a whole number from 1 on", "pick(0, 1, 2)"),
        ("round(n, 7)", "decimals are a whole number from 0 to 6", "round(n, 7)"),
    ],
)
def test_a_formula_without_a_value_says_why_and_which_part(text, why, part):
    with pytest.raises(NoValue) as none:
        worth(text)

    span = none.value.span
    assert (none.value.why, text[span.start : span.end]) == (why, part)


# What is written at random

PIECES = st.sampled_from(
    [
        *FUNCTIONS, *ALSO, "n", "place", "hits", "(", ")", ",", "+", "-", "*", "/", "^", "<", ">=",
        "=", "a", "b", "a =", "\nb =", "and", "or", "not", "0", "1", "0.5", "99", "999999999999999",
        "1e9", "__import__",
        "os.system", "lambda", ":", "[", "]", "'", "\n", "é", "\U0001f0a1", "\x00",
    ]
)  # fmt: skip
NOISE = st.one_of(st.text(max_size=60), st.lists(PIECES, max_size=60).map(" ".join))

NUMBERS = st.sampled_from(["0", "1", "2", "9", "64", "0.001", "999999999999999", "n", "place"])


def larger(inner):
    pair = st.tuples(inner, st.sampled_from(["+", "-", "*", "/", "^"]), inner)
    return st.one_of(
        pair.map(lambda parts: f"({parts[0]} {parts[1]} {parts[2]})"),
        st.tuples(st.sampled_from(["sqrt", "log", "ln", "abs", "floor", "round"]), inner).map(
            lambda parts: f"{parts[0]}({parts[1]})"
        ),
        st.tuples(inner, inner, inner).map(lambda of: f"if({of[0]} < {of[1]}, {of[2]}, {of[0]})"),
        st.lists(inner, min_size=2, max_size=4).map(lambda of: f"pick({', '.join(of)})"),
    )


SOUND = st.recursive(NUMBERS, larger, max_leaves=40)

LINES = st.lists(SOUND, min_size=1, max_size=12).map(
    lambda parts: "\n".join(
        [
            f"v{at} = {part} + {f'v{at - 1} * v{at - 1}' if at else 0}"
            for at, part in enumerate(parts)
        ]
        + [f"v{len(parts) - 1}"]
    )
)
"""Each line asks twice for the one before it."""

FORBIDDEN = ("compile", "exec", "open", "import", "os.", "subprocess", "socket", "ctypes", "pickle")
difflib.get_close_matches("a", ["b"])  # what a suggestion needs is imported now, not while watched


class Watch:
    """Counts what Python does meanwhile, and notes whatever goes outside."""

    on = False
    done: ClassVar[list[str]] = []
    steps = 0

    @classmethod
    def heard(cls, event, _):
        if cls.on and event.startswith(FORBIDDEN):
            cls.done.append(event)

    @classmethod
    def stepped(cls, _frame, event, _):
        cls.steps += event in ("call", "c_call")

    def __enter__(self):
        Watch.done, Watch.steps, Watch.on = [], 0, True
        sys.setprofile(Watch.stepped)
        return self

    def __exit__(self, *_):
        sys.setprofile(None)
        Watch.on = False


sys.addaudithook(Watch.heard)


def try_out(text):
    """Reads and works out a formula; what comes out is a number, or a sentence."""
    parse.cache_clear()
    with Watch() as watch:
        try:
            said = worth(text)
        except (NotAFormula, NoValue) as refused:
            said = str(refused)
    assert watch.done == []
    return said, watch.steps


def is_sound(said):
    if isinstance(said, str):
        return bool(said) and "Error" not in said
    return isinstance(said, Fraction | float) and -LARGEST <= said <= LARGEST


@given(NOISE)
def test_no_text_runs_code_crashes_or_goes_on_for_long(text):
    said, steps = try_out(text)

    assert is_sound(said)
    assert steps <= 4_000 + 200 * len(text) + (40_000 if isinstance(said, str) else 0)


@given(st.one_of(SOUND, LINES))
def test_no_sum_however_large_crashes_or_goes_on_for_long(text):
    said, steps = try_out(text)

    assert is_sound(said)
    if len(text) <= MOST_LETTERS:
        assert steps <= 4_000 + 300 * len(text)


def joined(parts):
    """A sum in writing, and what it comes to by Python's own fractions; None where it has none."""
    (left, one), sign, (right, other) = parts
    text = f"({left} {sign} {right})"
    if one is None or other is None or (sign == "/" and not other):
        return text, None
    return text, {
        "+": lambda: one + other,
        "-": lambda: one - other,
        "*": lambda: one * other,
        "/": lambda: one / other,
    }[sign]()


@given(
    st.recursive(
        st.integers(-99, 99).map(lambda one: (f"({one})", Fraction(one))),
        lambda inner: st.tuples(inner, st.sampled_from("+-*/"), inner).map(joined),
        max_leaves=8,
    )
)
def test_sums_and_quotients_are_exact(sum_):
    text, expected = sum_

    if expected is None:
        with pytest.raises(NoValue):
            worth(text)
    else:
        assert worth(text) == expected


@given(st.integers(0, 10**6), st.integers(1, 10**4), st.integers(0, 4))
def test_rounding_is_to_the_nearest_and_halves_go_up(above, below, decimals):
    exact = Fraction(above, below)

    got = worth(f"round({above} / {below}, {decimals})")

    step = Fraction(1, 10**decimals)
    assert got / step == int(got / step)
    assert -step / 2 < got - exact <= step / 2
