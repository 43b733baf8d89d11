"""The door of a shared evening: where a station is let in, and where a person signs in.

It speaks HTTPS with the evening's own certificate. What comes is a stranger's until it has proved
to know the code: it is read strictly, and answered with one word.
"""

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from director.files.strict_json import Malformed, as_bytes, as_text, texts
from director.sharing.admission import Admission, NotAdmitted, Why
from director.sharing.logins import Full
from director.sharing.pairing import MESSAGE, TAG
from director.tournament.log.books import BookFailed

PAIR, CONFIRM, SIGN_IN = "/pair", "/pair/confirm", "/sign-in"
PATHS = (PAIR, CONFIRM, SIGN_IN)
"""What the door answers; a sign-in only where there is one."""
NAME = 40
"""Signs of a station's name."""
_TEXT = 200

_STATUS = {
    Why.VERSION: 409,
    Why.NO_CODE: 410,
    Why.WRONG: 403,
    Why.TRIED: 403,
    Why.LATER: 409,
    Why.FULL: 409,
}

Admit = Callable[[str], dict[str, Any]]
"""Makes a login for a station of this name: what it is told. Blocks; raises BookFailed."""


def door(
    admission: Admission,
    admit: Admit,
    changed: Callable[[], object],
    others: Sequence[BaseRoute] = (),
) -> Starlette:
    """The app at the door; `changed` is called when a code was used, tried or lost.

    `others` are what else is behind it: the sign-in.
    """

    async def pair(request: Request) -> Response:
        told = texts(await request.body(), ("version", "station", "message"), _TEXT)
        if len(told["station"]) > NAME:
            raise Malformed
        message = as_bytes(told["message"], MESSAGE)
        try:
            number, answer = admission.begin(
                _address(request), told["version"], told["station"], message
            )
        finally:
            changed()
        said = {"round": number, "version": admission.version, "message": as_text(answer)}
        return JSONResponse(said)

    async def confirm(request: Request) -> Response:
        told = texts(await request.body(), ("round", "confirm"), _TEXT)
        try:
            tag = as_bytes(told["confirm"], TAG)
            agreed, name = admission.confirm(_address(request), told["round"], tag)
        finally:
            changed()
        try:
            granted = await asyncio.to_thread(admit, name)
        except Full as full:
            admission.has_no_room(str(full))
            changed()
            raise NotAdmitted(Why.FULL) from None
        except BookFailed:
            raise NotAdmitted(Why.LATER) from None
        changed()
        sealed = agreed.seal(json.dumps(granted).encode())
        return JSONResponse({"confirm": as_text(agreed.evening_tag()), "granted": as_text(sealed)})

    async def not_admitted(_: Request, refused: Exception) -> Response:
        assert isinstance(refused, NotAdmitted)
        said = {"why": refused.why.value}
        if refused.why is Why.VERSION:
            said["version"] = admission.version
        return JSONResponse(said, _STATUS[refused.why])

    async def malformed(_: Request, __: Exception) -> Response:
        return JSONResponse({"why": "malformed"}, 400)

    return Starlette(
        routes=[
            Route(PAIR, pair, methods=["POST"]),
            Route(CONFIRM, confirm, methods=["POST"]),
            *others,
        ],
        exception_handlers={NotAdmitted: not_admitted, Malformed: malformed},
    )


def _address(request: Request) -> str:
    return request.client.host if request.client else ""
