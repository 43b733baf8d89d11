"""Lists as one web page that needs nothing else: it can be put on any server or sent by mail."""

from collections.abc import Sequence
from html import escape

from director.reports.lists.listings import Listing

_STYLE = (
    "body{font:16px/1.45 system-ui,sans-serif;margin:2em auto;max-width:60em;padding:0 1em}"
    "table{border-collapse:collapse;width:100%;margin-bottom:2em}"
    "th,td{padding:.3em .6em;border-bottom:1px solid #c9ced5;text-align:left}"
    "thead th{border-bottom:2px solid #15181c}.n{text-align:right}"
)


def as_web_page(lists: Sequence[Listing], title: str) -> bytes:
    """The lists below each other under one title."""
    parts = [
        "<!DOCTYPE html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1>",
    ]
    for one in lists:
        parts += [f"<h2>{escape(one.title)}</h2>"] if one.title != title else []
        parts.append(f"<table><thead>{_row(one.columns, one.figures, 'th')}</thead><tbody>")
        parts += [_row(row, one.figures, "td") for row in one.rows]
        parts.append("</tbody></table>")
    return "\n".join([*parts, "</body></html>", ""]).encode()


def _row(cells: Sequence[str], figures: Sequence[bool], tag: str) -> str:
    written = [
        f'<{tag} class="n">{escape(cell)}</{tag}>' if figure else f"<{tag}>{escape(cell)}</{tag}>"
        for cell, figure in zip(cells, figures, strict=True)
    ]
    return f"<tr>{''.join(written)}</tr>"
