"""How the remote answers: as JSON that nothing keeps, and with one sentence where it refuses."""

import json
import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from director.files.strict_json import Malformed
from director.translation import capital, say
from director.web.pages import asset


class Answered(NamedTuple):
    """What a phone is told."""

    status: int
    words: Mapping[str, Any]


def refused(words: str, status: int = 409) -> Answered:
    """It is not done, and why."""
    return Answered(status, {"refused": words})


def sent(answered: Answered) -> Response:
    """An answer as it goes out."""
    body = json.dumps(answered.words, ensure_ascii=False).encode("utf-8", "replace")
    return Response(body, answered.status, {"cache-control": "no-store"}, "application/json")


def done() -> Response:
    """It is done, and there is nothing to say of it."""
    return sent(Answered(200, {"done": True}))


def no_event() -> Answered:
    """There is no event of this number this evening."""
    return refused(say("there is no such event here"), 404)


async def malformed(_: Request, __: Exception) -> Response:
    """What came cannot be read."""
    return sent(refused(say("this cannot be read"), 400))


async def away(_: Request, failure: Exception) -> Response:
    """The book does not answer: the page keeps what was to be done, and asks again."""
    return sent(Answered(503, {"away": str(failure)}))


async def not_allowed(_: Request, failure: Exception) -> Response:
    """The server does not let whoever is at the phone do it: there is no sense in asking again."""
    return sent(refused(capital(str(failure)), 403))


async def file(request: Request) -> Response:
    """A file that pages need."""
    found = asset(request.url.path.rsplit("/", 1)[1])
    headers = {"etag": f'"{found.digest}"', "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(found.body, 200, headers, f"{found.kind}; charset=utf-8")


def number(request: Request, name: str, otherwise: int | None = None) -> int:
    """A number of the address. Raises Malformed."""
    text = request.query_params.get(name)
    if text is None and otherwise is not None:
        return otherwise
    if text is None or not re.fullmatch("[0-9]{1,9}", text):
        raise Malformed
    return int(text)


def check_json(request: Request) -> None:
    """No page of another site can say this without asking us first. Raises Malformed."""
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise Malformed
