"""Changes one value in a TOML text and leaves the rest of the text as it is, comments and all.

A text is cut into its statements: keys with their values, and the headers of tables. One of them is
written anew, put in or taken out; then the text is read again and has to say just what was meant.
"""

import tomllib
from collections.abc import Mapping, Sequence
from copy import deepcopy
from itertools import pairwise
from typing import Any

from director.files.toml_statements import Place, Statement, items, statements
from director.files.toml_text import is_rows, key_text, long_text, value_text


class NotEdited(ValueError):
    """The text cannot be changed there: it is no TOML, or says the thing in a way of its own."""


def with_value(text: str, place: Place, value: Any, order: Sequence[str] = ()) -> str:
    r"""The text with another value at a place; None takes it out, with a table that is then empty.

    `order` names the keys of the file in the order in which people write them. Raises NotEdited.

    >>> with_value('name = "Razz" # ours\nlike = "stud"\n', ("name",), "Friday Razz")
    'name = "Friday Razz" # ours\nlike = "stud"\n'
    >>> with_value('like = "badacey"\n', ("portion", "low", "qualifier"), "9s 8d 7h 6c 5s")
    'like = "badacey"\n\n[portion.low]\nqualifier = "9s 8d 7h 6c 5s"\n'
    """
    try:
        before = tomllib.loads(text)
        meant = _meant(before, place, value)
        if meant == before:
            return text
        edited = _edited(text, before, place, value, order)
        if _without_empty(tomllib.loads(edited)) == _without_empty(meant):
            return edited
    except (ValueError, RecursionError, LookupError, TypeError) as error:
        raise NotEdited(str(error)) from None
    raise NotEdited(str(place))


def _without_empty(data: Any) -> Any:
    """Tables without those that say nothing: an empty header may stay or go."""
    if isinstance(data, dict):
        kept = {key: _without_empty(one) for key, one in data.items()}
        return {key: one for key, one in kept.items() if one != {}}
    return data


def _meant(data: Mapping[str, Any], place: Place, value: Any) -> Any:
    made: Any = deepcopy(data)
    here = made
    for key, following in pairwise(place):
        if isinstance(key, int):
            here = here[key]
        else:
            here = here.setdefault(key, [] if isinstance(following, int) else {})
    last: Any = place[-1]
    if value is None:
        if isinstance(last, int) or last in here:
            del here[last]
        if here == []:  # a list of tables without any is not there
            _delete(made, place[:-1])
    elif isinstance(last, int) and last == len(here):
        here.append(value)
    else:
        here[last] = value
    return made


def _delete(data: Any, place: Place) -> None:
    for key in place[:-1]:
        data = data[key]
    del data[place[-1]]


def _edited(text: str, data: Any, place: Place, value: Any, order: Sequence[str]) -> str:
    found = statements(text)
    around = [one for one in found if one.value and place[: len(one.path)] == one.path]
    if around:
        return _rewritten(text, found, around[-1], data, place, value)
    if value is None:
        return _without(text, found, place)
    return _with_more(text, found, place, value, order)


def _rewritten(
    text: str, found: Sequence[Statement], one: Statement, data: Any, place: Place, value: Any
) -> str:
    """The text with the statement in which the place lies written anew, or taken out."""
    assert one.value
    inside = place[len(one.path) :]
    old = _at(data, one.path)
    new = None if value is None and not inside else _meant({"": old}, ("", *inside), value).get("")
    if new is None:
        return _cut(text, found, one)
    start, end = one.value
    return text[:start] + _value_like(text[start:end], old, new) + text[end:]


def _value_like(written: str, old: Any, new: Any) -> str:
    """A value in the shape of the one that it follows: rows keep the lines that stay the same."""
    if not (is_rows(old) and is_rows(new) and "\n" in written):
        return long_text(new)
    spans = items(written)
    if len(spans) != len(old):
        return long_text(new)
    if len(old) != len(new):
        return _rows_like(written, spans, old, new)
    for (start, end), before, after in reversed([*zip(spans, old, new, strict=True)]):
        if before != after:
            written = written[:start] + value_text(after) + written[end:]
    return written


def _rows_like(written: str, spans: Sequence[tuple[int, int]], old: Any, new: Any) -> str:
    """Rows of which some came or went: those that are still there stand as they were written."""
    lines = {
        value_text(row): written[start:end] for (start, end), row in zip(spans, old, strict=True)
    }
    rows = "".join(f"    {lines.get(value_text(row), value_text(row))},\n" for row in new)
    return f"[\n{rows}]"


def _at(data: Any, path: Place) -> Any:
    for key in path:
        data = data[key]
    return data


def _without(text: str, found: Sequence[Statement], place: Place) -> str:
    """The text without the tables at a place, with the comments that stand above them."""
    own = [one for one in found if one.path[: len(place)] == place]
    for one in reversed(own):
        text = _cut_span(text, _above(text, one.start) if one.value is None else one.start, one.end)
    return text


def _cut(text: str, found: Sequence[Statement], one: Statement) -> str:
    """The text without a statement, and without its table's header where nothing is left in it."""
    rest = [other for other in found if other is not one and other.table == one.table]
    deeper = [
        other
        for other in found
        if other.path != one.table and other.path[: len(one.table)] == one.table
    ]
    cut = _cut_span(text, one.start, one.end)
    numbered = one.table and isinstance(one.table[-1], int)
    if one.table and not numbered and len(rest) == 1 and deeper == [one]:
        header = rest[0]
        between = text[header.end : one.start].strip()
        if not between:
            return _cut_span(cut, header.start, header.end)
    return cut


def _cut_span(text: str, start: int, end: int) -> str:
    """The text without a piece, and without a second empty line where it stood."""
    before, after = text[:start], text[end:]
    if (before.endswith("\n\n") or not before) and after.startswith("\n"):
        after = after[1:]
    if not after and before.endswith("\n\n"):
        before = before[:-1]
    return before + after


def _with_more(
    text: str, found: Sequence[Statement], place: Place, value: Any, order: Sequence[str]
) -> str:
    """The text with a statement more: in its table, in a table of dotted keys, or in a new one."""
    if isinstance(place[-1], int):
        return _put(text, _end_of(text, found, place, order), _block(f"[[{_path(place)}]]", value))
    table = place[:-1]
    dotted = [one for one in found if one.value and one.path[: len(table)] == table]
    in_table = [one for one in found if one.table == table]
    if not in_table and dotted:
        table = dotted[-1].table
        in_table = [one for one in found if one.table == table]
    elif not in_table and (listed := _in_list(table)):
        # the header of a table within it would belong to the last of the list
        table, in_table = listed, [one for one in found if one.table == listed]
    if table == place[:-1] or in_table:
        key = ".".join(key_text(str(one)) for one in place[len(table) :])
        if table and in_table:
            return _put_key(text, in_table[-1], key, value)
        if not table:
            return _put_on_top(text, found, key, value, order)
    block = _block(f"[{_path(place[:-1])}]", {str(place[-1]): value})
    return _put(text, _end_of(text, found, place, order), block)


def _in_list(table: Place) -> Place:
    """The table of a list in which a table lies; empty for one that lies in none."""
    ends = [end for end, key in enumerate(table, start=1) if isinstance(key, int)]
    return table[: ends[-1]] if ends else ()


def _path(place: Place) -> str:
    return ".".join(key_text(one) for one in place if isinstance(one, str))


def _block(header: str, table: Mapping[str, Any]) -> str:
    width = max(len(key_text(key)) for key in table)
    lines = [f"{key_text(key):{width}} = {long_text(one)}" for key, one in table.items()]
    return "\n".join([header, *lines]) + "\n"


def _put(text: str, at: int, block: str) -> str:
    """A block of lines, with an empty line above it and below."""
    before, after = text[:at].rstrip("\n"), text[at:].lstrip("\n")
    return (before and f"{before}\n\n") + block + (after and f"\n{after}")


def _put_key(text: str, beside: Statement, key: str, value: Any) -> str:
    """A key below another one, its sign of equality below the other's."""
    line = f"{key} = {long_text(value)}\n"
    if beside.value:
        width = text.find("=", beside.start, beside.value[0]) - beside.start - 1
        line = f"{key:{max(width, 0)}} = {long_text(value)}\n"
    start = text[: beside.end]
    return start + ("" if start.endswith("\n") else "\n") + line + text[beside.end :]


def _put_on_top(
    text: str, found: Sequence[Statement], key: str, value: Any, order: Sequence[str]
) -> str:
    """A key above all tables, behind those before which it is not written."""
    top = [one for one in found if one.value and not one.table]
    places = {name: number for number, name in enumerate(order)}
    mine = places.get(key.partition(".")[0], len(order))
    before = [one for one in top if places.get(str(one.path[0]), len(order)) <= mine]
    if before:
        return _put_key(text, before[-1], key, value)
    first = min((one.start for one in found), default=len(text))
    at = first if top else _above(text, first)
    return text[:at] + f"{key} = {long_text(value)}\n" + text[at:]


def _end_of(text: str, found: Sequence[Statement], place: Place, order: Sequence[str]) -> int:
    """Where a new table stands: behind others of its family, else before what comes after it."""
    family = [one for one in found if one.table and one.path[0] == place[0]]
    if family:
        return family[-1].end
    places = {name: number for number, name in enumerate(order)}
    mine = places.get(str(place[0]), len(order))
    later = [
        one
        for one in found
        if one.value is None and places.get(str(one.path[0]), len(order)) > mine
    ]
    return _above(text, later[0].start) if later else len(text)


def _above(text: str, start: int) -> int:
    """Where the comments begin that stand right above a line."""
    while start:
        before = text.rfind("\n", 0, start - 1) + 1
        if not text[before:start].lstrip().startswith("#"):
            break
        start = before
    return start
