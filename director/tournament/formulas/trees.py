"""What a formula says, as a tree: its leaves are numbers and names."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from director.tournament.formulas.tokens import Span


@dataclass(frozen=True)
class Number:
    """A number, exactly as it was written."""

    value: Fraction
    span: Span


@dataclass(frozen=True)
class Name:
    """Something that has a value in an event: `place`."""

    name: str
    span: Span


@dataclass(frozen=True)
class Negative:
    """The same below zero."""

    of: "Tree"
    span: Span


@dataclass(frozen=True)
class Chain:
    """Sums or products, from left to right."""

    first: "Tree"
    rest: tuple[tuple[str, "Tree"], ...]
    """Each with the sign before it."""
    span: Span


@dataclass(frozen=True)
class Power:
    """A number raised to another."""

    base: "Tree"
    exponent: "Tree"
    span: Span


@dataclass(frozen=True)
class Comparison:
    """Whether one number stands so to another."""

    sign: str
    left: "Tree"
    right: "Tree"
    span: Span


@dataclass(frozen=True)
class Not:
    """Whether something is not so."""

    of: "Tree"
    span: Span


@dataclass(frozen=True)
class Together:
    """Whether all of several hold (`and`), or any of them (`or`)."""

    sign: str
    parts: tuple["Tree", ...]
    span: Span


@dataclass(frozen=True)
class Call:
    """What a function gives."""

    function: str
    values: tuple["Tree", ...]
    span: Span


@dataclass(frozen=True)
class Named:
    """A formula whose parts are named first, one after another."""

    steps: tuple[tuple[str, "Tree"], ...]
    """Each name with what it stands for, which may ask for those before it."""
    result: "Tree"
    span: Span


Tree = Number | Name | Negative | Chain | Power | Comparison | Not | Together | Call | Named

TRUTHS = (Comparison, Not, Together)
"""What is so or is not; all else is a number."""


def parts(tree: Tree) -> tuple[Tree, ...]:
    """What stands directly beneath."""
    match tree:
        case Number() | Name():
            return ()
        case Negative(of=of) | Not(of=of):
            return (of,)
        case Chain(first=first, rest=rest):
            return (first, *[one for _, one in rest])
        case Power(base=base, exponent=exponent):
            return (base, exponent)
        case Comparison(left=left, right=right):
            return (left, right)
        case Together(parts=several):
            return several
        case Call(values=values):
            return values
        case Named(steps=steps, result=result):
            return (*[one for _, one in steps], result)


def everything(tree: Tree) -> Iterator[Tree]:
    """The tree and all that is in it."""
    yield tree
    for part in parts(tree):
        yield from everything(part)


def names_in(tree: Tree) -> frozenset[str]:
    """The names whose values the formula asks for, without those that it gives itself."""
    own = {name for name, _ in tree.steps} if isinstance(tree, Named) else set()
    asked = {one.name for one in everything(tree) if isinstance(one, Name)}
    return frozenset(asked - own)


def functions_in(tree: Tree) -> frozenset[str]:
    """The functions that it calls."""
    return frozenset([one.function for one in everything(tree) if isinstance(one, Call)])
