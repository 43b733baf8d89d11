"""Works a formula out: each part of its tree at most once, and nothing is run but sums."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from director.tournament.formulas.arithmetic import (
    CHAINED,
    COMPARED,
    NoNumber,
    Number,
    power,
)
from director.tournament.formulas.functions import FUNCTIONS, IF, PICK, TABLE, position
from director.tournament.formulas.tokens import Span
from director.tournament.formulas.trees import (
    Call,
    Chain,
    Comparison,
    Name,
    Named,
    Negative,
    Not,
    Power,
    Together,
    Tree,
)
from director.tournament.formulas.trees import Number as Written


class NoValue(Exception):
    """A formula has no value with these numbers. Says why, and which part of it."""

    def __init__(self, why: str, span: Span) -> None:
        self.why, self.span = why, span
        super().__init__(why)


class Known(NamedTuple):
    """What a formula is worked out with."""

    values: Mapping[str, "Number | NoValue"]
    """By name; of a part that has no value, why not."""
    table: Sequence[Number] = ()
    """What `table` looks in, for 1, 2, 3 …"""
    rest: Number = Fraction(0)
    """Beyond the table."""


def value(tree: Tree, known: Known) -> Number:
    """What a formula gives. Raises NoValue."""
    try:
        return _number(tree, known)
    except NoNumber as failure:
        raise NoValue(str(failure), tree.span) from None


def _number(tree: Tree, known: Known) -> Number:
    match tree:
        case Written():
            return tree.value
        case Name():
            found = known.values[tree.name]
            if isinstance(found, NoValue):
                raise found
            return found
        case Named():
            return value(tree.result, _with_steps(tree, known))
        case Negative():
            return -value(tree.of, known)
        case Power():
            return power(value(tree.base, known), value(tree.exponent, known))
        case Chain():
            total = value(tree.first, known)
            for sign, part in tree.rest:
                total = CHAINED[sign](total, value(part, known))
            return total
        case Call():
            return _called(tree, known)
        case Comparison() | Not() | Together():  # the parser lets none through
            return Fraction(_holds(tree, known))


def _with_steps(tree: Named, known: Known) -> Known:
    """What is known once the parts are: each is worked out once, and counts where it is asked for.

    A part that has no value may be one that nobody asks for.
    """
    values = dict(known.values)
    for name, step in tree.steps:
        try:
            values[name] = value(step, known._replace(values=values))
        except NoValue as failure:
            values[name] = failure
    return known._replace(values=values)


def _called(call: Call, known: Known) -> Number:
    if call.function == IF:
        condition, then, otherwise = call.values
        return value(then if _holds(condition, known) else otherwise, known)
    first = value(call.values[0], known)
    if call.function == PICK:
        return value(call.values[min(position(first), len(call.values) - 1)], known)
    if call.function == TABLE:
        at = position(first)
        return known.table[at - 1] if at <= len(known.table) else known.rest
    gives = FUNCTIONS[call.function].gives
    assert gives
    return gives(first, *[value(one, known) for one in call.values[1:]])


def _holds(tree: Tree, known: Known) -> bool:
    match tree:
        case Not():
            return not _holds(tree.of, known)
        case Together():
            asked = all if tree.sign == "and" else any
            return asked(_holds(part, known) for part in tree.parts)
        case Comparison():
            return COMPARED[tree.sign](value(tree.left, known), value(tree.right, known))
        case _:  # the parser lets none through
            return bool(value(tree, known))
