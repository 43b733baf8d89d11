"""Numbers of formulas: exact as long as they can be, and never so large that anything stands still.

Sums, products, quotients, whole powers and the roots of squares are exact fractions, so that 2.5
is rounded as 2.5. Other roots and logarithms are the machine's floating-point numbers.
"""

import math
from collections.abc import Callable, Mapping
from fractions import Fraction

from director.translation import say

Number = Fraction | float

LARGEST = 10**15
"""What is greater is no number of points."""
_FINEST = 10**40
"""A fraction with a greater denominator goes on as a floating-point number."""
_MOST_POWER = 64
"""Up to here a power is worked out exactly."""
_MOST_DECIMALS = 6


class NoNumber(ArithmeticError):
    """There is no such number. Says why."""


def kept(number: Number) -> Number:
    """A number as formulas go on with it. Raises NoNumber where it is too large."""
    none = isinstance(number, float) and math.isnan(number)  # a fraction may be beyond any float
    if none or number > LARGEST or number < -LARGEST:
        raise NoNumber(say("the result is too large"))
    if isinstance(number, Fraction) and number.denominator > _FINEST:
        return float(number)
    return number


def quotient(one: Number, other: Number) -> Number:
    """One divided by the other. Raises NoNumber."""
    if other == 0:
        raise NoNumber(say("division by zero"))
    return kept(one / other)


def power(base: Number, exponent: Number) -> Number:
    """The base to the power of the exponent. Raises NoNumber."""
    if base == 0 and exponent < 0:
        raise NoNumber(say("division by zero"))
    if exponent == Fraction(1, 2):
        return root(base)
    whole = exponent == int(exponent)
    if whole and -_MOST_POWER <= exponent <= _MOST_POWER and isinstance(base, Fraction):
        return kept(base ** int(exponent))
    if base < 0 and not whole:
        raise NoNumber(say("a negative number has only whole powers"))
    try:
        return kept(float(base) ** float(exponent))
    except OverflowError:
        raise NoNumber(say("the result is too large")) from None


def root(number: Number) -> Number:
    """The square root: exact where the number is a square. Raises NoNumber."""
    if number < 0:
        raise NoNumber(say("a negative number has no square root"))
    if isinstance(number, Fraction):
        above, below = math.isqrt(number.numerator), math.isqrt(number.denominator)
        if above**2 == number.numerator and below**2 == number.denominator:
            return Fraction(above, below)
    return math.sqrt(number)


def logarithm(number: Number, base: Number = Fraction(10)) -> Number:
    """To base 10 unless another is said. Raises NoNumber."""
    if number <= 0:
        raise NoNumber(say("only numbers above zero have a logarithm"))
    if base <= 0 or base == 1:
        raise NoNumber(say("the base of a logarithm is above zero and not 1"))
    small = float(number)
    if not small:
        raise NoNumber(say("the number is too small"))
    if base == 10:
        return math.log10(small)
    beneath = math.log(float(base)) if float(base) else 0.0
    return quotient(math.log(small), beneath)


def natural_logarithm(number: Number) -> Number:
    """To base e. Raises NoNumber."""
    if number <= 0:
        raise NoNumber(say("only numbers above zero have a logarithm"))
    if not float(number):
        raise NoNumber(say("the number is too small"))
    return math.log(float(number))


def rounded(number: Number, decimals: Number = Fraction(0)) -> Number:
    """To the nearest whole number or decimal; halves go up, away from zero. Raises NoNumber.

    >>> rounded(Fraction(5, 2)), rounded(Fraction(-5, 2)), rounded(Fraction(1, 8), Fraction(2))
    (Fraction(3, 1), Fraction(-3, 1), Fraction(13, 100))
    """
    if decimals not in range(_MOST_DECIMALS + 1):
        raise NoNumber(say("decimals are a whole number from 0 to {most}", most=_MOST_DECIMALS))
    finest = 10 ** int(decimals)
    exact = Fraction(number)
    size = math.floor(abs(exact) * finest + Fraction(1, 2))
    return Fraction(size if exact >= 0 else -size, finest)


def added(one: Number, other: Number) -> Number:
    """Both together. Raises NoNumber."""
    return kept(one + other)


def less(one: Number, other: Number) -> Number:
    """One without the other. Raises NoNumber."""
    return kept(one - other)


def times(one: Number, other: Number) -> Number:
    """One times the other. Raises NoNumber."""
    return kept(one * other)


CHAINED: Mapping[str, Callable[[Number, Number], Number]] = {
    "+": added,
    "-": less,
    "*": times,
    "/": quotient,
}
"""What stands between numbers, by its sign."""

COMPARED: Mapping[str, Callable[[Number, Number], bool]] = {
    "<": lambda one, other: one < other,
    "<=": lambda one, other: one <= other,
    ">": lambda one, other: one > other,
    ">=": lambda one, other: one >= other,
    "=": lambda one, other: one == other,
    "!=": lambda one, other: one != other,
}
"""How numbers are compared, by the sign."""
