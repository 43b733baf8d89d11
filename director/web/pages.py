"""A whole page around what it says: its head, the way to the other pages, when it was made."""

from datetime import datetime
from functools import cache
from hashlib import sha256
from typing import NamedTuple

from director.house import shelf
from director.translation import say
from director.web.feed import clock_time
from director.web.html import Html, Inside, tag, together

_EACH = 30
"""Seconds after which a browser without scripts asks again."""


class Asset(NamedTuple):
    """A file that pages need."""

    body: bytes
    kind: str
    digest: str


class Around(NamedTuple):
    """What stands around the words of a page."""

    title: str
    base: str
    """What every address of this board begins with, where there is a token."""
    event: str = ""
    """The address of the event: "/e/3"; empty for a page about no event."""
    here: str = ""
    """Which page of the event this is."""
    links: tuple[tuple[str, str], ...] = ()
    """The pages of the event: address and words."""
    follows: str = ""
    """The part of the event at whose change the page is asked for again: "seats 4"."""
    live: bool = False
    """Whether what it says is replaced by what the feed tells."""
    bare: bool = False
    """Whether nothing stands around it: a stream's overlay."""
    colored: bool = False
    """Whether the event has a color of its own."""
    logo: bool = False
    """Whether the event has a logo of its own."""


_KINDS = {".css": "text/css", ".js": "text/javascript"}
_FILES = ("board.css", "board.js", "remote.css", "floor.css", "floor.js")


@cache
def remote_scripts() -> tuple[str, ...]:
    """The names of the remote's scripts, which lie in a folder of their own."""
    return tuple(sorted([path.name for path in (shelf.web() / "remote").glob("*.js")]))


@cache
def asset(name: str) -> Asset:
    """A file of the pages. Raises KeyError for one that there is not."""
    folders = dict.fromkeys(_FILES, shelf.web())
    folders |= dict.fromkeys(remote_scripts(), shelf.web() / "remote")
    path = folders[name] / name
    body = path.read_bytes()
    return Asset(body, _KINDS[path.suffix], sha256(body).hexdigest()[:16])


def version() -> str:
    """What an open page compares: with another one it loads itself again."""
    return sha256(b"".join(asset(name).body for name in ("board.css", "board.js"))).hexdigest()[:12]


def page(around: Around, words: Inside, now: datetime) -> Html:
    """The page."""
    made = None if around.bare else tag("footer", _made(now))
    nav = _nav(around) if around.links and not around.bare else None
    lost = say("connection lost, as of {time}", time="{time}")
    body = tag(
        "body",
        tag("p", id="lost", hidden=True, role="status", data_words=lost),
        nav,
        tag("main", words, id="said"),
        made,
        class_="overlay" if around.bare else None,
        data_feed=f"{around.base}{around.event}/feed" if around.event else None,
        data_version=version(),
        data_now=round(now.timestamp() * 1000),
        data_at=clock_time(now),
        data_made=say("As of {time}", time="{time}"),
        data_asked=say("As of {time}, asked again within 15 seconds", time="{time}"),
        data_follows=around.follows or None,
        data_live=("overlay" if around.bare else "board") if around.live else None,
    )
    return together(Html("<!DOCTYPE html>\n"), tag("html", _head(around), body, lang="en"))


def _made(now: datetime) -> Html:
    return tag("p", say("As of {time}", time=clock_time(now)), id="made")


def _head(around: Around) -> Html:
    base = around.base
    own = f"{base}{around.event}/color.css"
    return tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name_="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name_="color-scheme", content="dark light") if not around.bare else None,
        tag("title", around.title),
        tag("link", rel="stylesheet", href=f"{base}/board.css"),
        tag("link", rel="stylesheet", href=own) if around.colored else None,
        tag("link", rel="icon", href="data:,"),
        tag("noscript", tag("meta", http_equiv="refresh", content=_EACH)),
        tag("script", src=f"{base}/board.js", defer=True),
    )


def _nav(around: Around) -> Html:
    own = f"{around.base}{around.event}/logo.png"
    return tag(
        "nav",
        [
            tag(
                "a",
                words,
                href=f"{around.base}{around.event}{where}",
                aria_current="page" if where == around.here else None,
            )
            for where, words in around.links
        ],
        tag("img", src=own, alt="") if around.logo else None,
        aria_label=say("Pages"),
    )
