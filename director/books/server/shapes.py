"""What a fact of each kind looks like in JSON, as the server can ask it: by its fields' types.

A login may write the kinds that its role brings about; that a number stands where a number belongs
the server sees to, so that no record comes into the log which nobody can read.
"""

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from datetime import datetime
from types import NoneType, UnionType
from typing import Any, ClassVar, Union, get_args, get_origin, get_type_hints

from director.tournament.facts import FACTS
from director.tournament.prizes.pay_table import PayTable
from director.tournament.structure.structure import Structure

_MOST = 2**53
"""Of a number, either way: chips and cents of any event, and what JSON keeps to the last digit."""
_MOMENT = r"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,6})?([+-]\\d\\d:\\d\\d|Z)?$"
_KINDS = frozenset(FACTS.values())
_PLAIN: Mapping[Any, str] = {
    str: '@.type() == "string"',
    bool: '@.type() == "boolean"',
    int: f'@.type() == "number" && @.floor() == @ && @ >= -{_MOST} && @ <= {_MOST}',
    float: '@.type() == "number"',
    NoneType: '@.type() == "null"',
    datetime: f'@.type() == "string" && @ like_regex "{_MOMENT}"',
    # files in themselves, which only directors write: who reads them looks closer
    Structure: '@.type() == "object"',
    PayTable: '@.type() == "object"',
}


def shapes() -> Mapping[str, str]:
    """By stored kind: the JSON path that is true of the facts of this kind that can be read."""
    return {name: f"strict exists($ ? ({_shape(kind)}))" for name, kind in FACTS.items()}


def _shape(hint: Any) -> str:
    """The condition for what stands at `@`. It may be unknown where it is not met."""
    hint = getattr(hint, "__supertype__", hint)  # of a NewType
    if hint in _PLAIN:
        return _PLAIN[hint]
    if get_origin(hint) in (Union, UnionType):
        return " || ".join([f"({_one_of_several(one)})" for one in get_args(hint)])
    if get_origin(hint) is tuple:
        (each, _) = get_args(hint)  # as many as there are
        right = _shape(each)
        wrong = f"!({right}) || (({right}) is unknown)"
        return f'@.type() == "array" && !exists(@[*] ? ({wrong}))'
    if is_dataclass(hint):
        return _fields(hint)
    return _row(hint)


def _one_of_several(hint: Any) -> str:
    return f'@.kind == "{hint.__name__}" && {_shape(hint)}' if hint in _KINDS else _shape(hint)


def _fields(kind: Any) -> str:
    hints = get_type_hints(kind)
    said = ['@.type() == "object"']
    for field in fields(kind):
        if get_origin(hints[field.name]) is not ClassVar:
            may_miss = field.default is not MISSING or field.default_factory is not MISSING
            said.append(_part(f'@."{field.name}"', hints[field.name], may_miss=may_miss))
    return " && ".join(said)


def _row(row: Any) -> str:
    """Of a NamedTuple, which is a list in JSON; what usually is so may miss at its end."""
    hints: Sequence[tuple[str, Any]] = list(get_type_hints(row).items())
    said = [f'@.type() == "array" && @.size() <= {len(hints)}']
    for place, (name, hint) in enumerate(hints):
        said.append(_part(f"@[{place}]", hint, may_miss=name in row._field_defaults))
    return " && ".join(said)


def _part(at: str, hint: Any, *, may_miss: bool) -> str:
    right = f"exists({at} ? ({_shape(hint)}))"
    return f"((exists({at})) is unknown || {right})" if may_miss else right
