"""The way to the floor's remote: plain HTTP, and what the browser will warn of, before it does.

The secret of the remote's address stands behind a '#', which no browser sends: it goes over the
network in TLS alone.
"""

from collections.abc import Sequence
from typing import NamedTuple

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from director.translation import say
from director.web.asgi import App
from director.web.guard import Guard
from director.web.html import Html, tag, together
from director.web.pages import asset

WAY = "/floor"
PATHS = (WAY, "/floor.js", "/floor.css")
"""What is answered here alone."""
_FILES = (*PATHS[1:], "/board.css")


class Warns(NamedTuple):
    """How a browser warns: what stands over it, and what is touched, one after the other."""

    title: str
    touches: Sequence[str]


_CHROME = Warns("Your connection is not private", ("Advanced", "Proceed to … (unsafe)"))
_SAFARI = Warns(
    "This Connection Is Not Private", ("Show Details", "visit this website", "Visit Website")
)
_FIREFOX = Warns(
    "Warning: Potential Security Risk Ahead", ("Advanced…", "Accept the Risk and Continue")
)


def warning_of(agent: str) -> Warns:
    """How the browser warns that calls itself so; its own words are in its own language."""
    if "Firefox/" in agent:
        return _FIREFOX
    if "Safari/" in agent and not any(one in agent for one in ("Chrom", "CriOS", "FxiOS", "Edg")):
        return _SAFARI
    return _CHROME


def remote_way() -> App:
    """The app that says what comes, and leads on."""
    routes = [Route(WAY, _way), *(Route(one, _file) for one in _FILES)]
    return Guard(Starlette(routes=routes))


async def _way(request: Request) -> Response:
    words = way_page(warning_of(request.headers.get("user-agent", "")))
    return Response(words, 200, {"cache-control": "no-cache"}, "text/html; charset=utf-8")


async def _file(request: Request) -> Response:
    found = asset(request.url.path.removeprefix("/"))
    return Response(found.body, 200, {"cache-control": "no-cache"}, f"{found.kind}; charset=utf-8")


def way_page(warns: Warns) -> Html:
    """The page, with a picture of the warning."""
    title = say("The floor’s remote")
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name_="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name_="color-scheme", content="dark light"),
        tag("title", title),
        tag("link", rel="stylesheet", href="/board.css"),
        tag("link", rel="stylesheet", href="/floor.css"),
        tag("link", rel="icon", href="data:,"),
        tag("script", src="/floor.js", defer=True),
    )
    picture = tag(
        "figure",
        tag("b", warns.title),
        tag("ol", [tag("li", tag("span", one)) for one in warns.touches]),
        tag("figcaption", say("So the browser warns; touch these, one after the other.")),
    )
    main = tag(
        "main",
        tag("h1", title),
        tag(
            "p",
            say(
                "The browser warns once now: this evening has a certificate of its own, and no"
                " company vouches for it. What is sent is encrypted all the same."
            ),
        ),
        picture,
        tag("p", say("Go on only where the warning names this address:"), " ", tag("b", id="at")),
        tag("p", tag("a", say("Go on to the remote"), id="on", href="#", hidden=True)),
        tag(
            "p",
            say("This address is not whole: scan the code of the remote again."),
            id="wrong",
            role="alert",
            hidden=True,
        ),
        tag("noscript", say("This page needs JavaScript.")),
        class_="way",
    )
    body = tag("body", main)
    return together(Html("<!DOCTYPE html>\n"), tag("html", head, body, lang="en"))
