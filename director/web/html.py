"""HTML as a value: whatever is put into it is text, and stays text."""

from collections.abc import Iterable
from html import escape


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


Inside = str | Html | Iterable["Inside"] | None
"""What stands in an element; plain text is escaped, None is nothing."""

_EMPTY = frozenset(("br", "hr", "img", "input", "link", "meta"))
_NEW_LINE = frozenset(
    ("main", "section", "article", "nav", "header", "footer", "table", "tr", "ul")
)


def tag(name: str, *inside: Inside, **attributes: str | int | bool | None) -> Html:
    """An element. `class_` is its class; None and False are attributes that it does not have.

    >>> tag("p", "5 < 6", class_="now", data_left=5, hidden=True)
    '<p class="now" data-left="5" hidden>5 &lt; 6</p>'
    """
    head = name + "".join(
        f" {_named(key)}" if value is True else f' {_named(key)}="{escape(str(value))}"'
        for key, value in attributes.items()
        if value is not None and value is not False
    )
    if name in _EMPTY:
        return Html(f"<{head}>")
    end = "\n" if name in _NEW_LINE else ""
    return Html(f"<{head}>{together(*inside)}</{name}>{end}")


def together(*inside: Inside) -> Html:
    """Several things one after the other.

    >>> together("a & ", [tag("b", "c"), None])
    'a &amp; <b>c</b>'
    """
    return Html("".join(map(_written, inside)))


def _written(inside: Inside) -> str:
    if inside is None:
        return ""
    if isinstance(inside, Html):
        return inside
    return escape(inside) if isinstance(inside, str) else together(*inside)


def _named(attribute: str) -> str:
    return attribute.rstrip("_").replace("_", "-")
