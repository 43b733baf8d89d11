"""The results of an event for a web site: one page that needs nothing else, and the same as JSON.

Both have the rows of the printed sheet, with the names that players have in public.
"""

import json
from collections.abc import Callable, Mapping
from datetime import datetime

from director.reports.documents import Document
from director.reports.event_sheets.results import results
from director.reports.lists.listings import listings
from director.tournament.state import PlayerNumber, Tournament
from director.translation import say
from director.views.clock.times import day_and_time
from director.web.document_html import document_html
from director.web.html import Html, tag, together
from director.web.pages import asset

Names = Mapping[PlayerNumber, str]
"""In public, by number."""


def results_page(t: Tournament, names: Names, now: datetime) -> bytes:
    """The page as a file: with its look in it, it can be put on any server or sent by mail."""
    document = _sheet(t, names)
    look = Html(asset("board.css").body.decode())  # our own file: not from outside
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name_="viewport", content="width=device-width, initial-scale=1"),
        tag("title", document.title),
        tag("style", look),
    )
    made = tag("footer", tag("p", say("As of {time}", time=day_and_time(now))))
    body = tag("body", tag("main", document_html(document)), made)
    return together(Html("<!DOCTYPE html>\n"), tag("html", head, body, lang="en")).encode()


def results_json(t: Tournament, names: Names, now: datetime) -> bytes:
    """The same for programs: the lists of the sheet, each with its columns and rows."""
    document = _sheet(t, names)
    said = {
        "event": t.name,
        "made": now.isoformat(timespec="seconds"),
        "lists": [{"columns": one.columns, "rows": one.rows} for one in listings(document)],
    }
    return json.dumps(said, ensure_ascii=False, indent=1).encode()


RESULTS_FOR_WEB: Mapping[str, Callable[[Tournament, Names, datetime], bytes]] = {
    ".html": results_page,
    ".json": results_json,
}
"""By the ending of the file."""


def _sheet(t: Tournament, names: Names) -> Document:
    return results(t, lambda player: names.get(PlayerNumber(player), ""))
