"""The floor's remote: what somebody who works here does from a phone in the browser.

Everything is done by the event's desk in the name of whoever signed in, at the station that the
phone is. So the same commands, refusals and undo hold as at the desk; and an act that a phone sends
twice, because an answer was lost, is done once.
"""

import hashlib
import json
import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext
from hmac import compare_digest
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from director.desk.desk import Desk
from director.desk.phones import Phones
from director.engine.games.library import Library
from director.files.strict_json import Malformed
from director.house.house_rules import HOUSE_RULES, Ways, paying
from director.sharing.strangers import Strangers
from director.tournament.commands import Refused
from director.tournament.log.books import BookFailed, EventNumber, NotAdmitted, NotAllowed
from director.tournament.log.refused import Unfit
from director.translation import say
from director.views.log.record_words import in_full
from director.web import event_pages, remote_rulings
from director.web.asgi import App
from director.web.asked import Asked, asked
from director.web.evenings import Evenings
from director.web.guard import Guard, Limits
from director.web.html import Html
from director.web.pages import remote_scripts
from director.web.remote_acts import Act, acts_of, read_act
from director.web.remote_answers import (
    Answered,
    away,
    check_json,
    done,
    file,
    malformed,
    no_event,
    not_allowed,
    number,
    refused,
    sent,
)
from director.web.remote_desk import carry_out, ruling_of, would_be
from director.web.remote_page import remote_page
from director.web.remote_room import room_of, undo_of
from director.web.remote_rulings import Hand, Open, Race
from director.web.remote_sign_in import RemoteSignIn
from director.web.sessions import Session

COOKIE = "__Host-remote"
LIMITS = Limits(methods=("GET", "HEAD", "POST"), body=16_384, each_second=15, at_once=80)
_UID = re.compile("[0-9a-f]{32}")
_REMEMBERED = 2000
"""Acts whose answers are kept as they were given."""
_AS_WE_PLAY: Ways = {key: one.default for key, one in HOUSE_RULES.items()}

Answer = Callable[[Request, Session], Awaitable[Response]]
WrittenBy = Callable[[str], AbstractContextManager[None]]


def _by_the_desk(_: str) -> AbstractContextManager[None]:
    return nullcontext()


class Remote:
    """The remote of an evening: `app` answers, behind TLS; `pin` is shown at the desk.

    `Remote(evenings)` is all that it takes. Every path begins with `base`. `ways` is how the house
    plays; `called` are the seconds that a player has, and those of the countdown.
    """

    def __init__(
        self,
        evenings: Evenings,
        *,
        base: str = "/remote",
        ways: Ways = _AS_WE_PLAY,
        called: tuple[int, int] = (25, 5),
        limits: Limits = LIMITS,
        steady: Callable[[], float] = time.monotonic,
        phones: Phones | None = None,
        written_by: WrittenBy = _by_the_desk,
        strangers: Strangers | None = None,
    ) -> None:
        """`steady` counts seconds, and nobody can set it.

        `phones` gives each a login of its own at the server, and by that of an address is written
        what is done within `written_by`. `strangers` hears from where wrong PINs come.
        """
        self._evenings = evenings
        self._base = base
        self._ways = ways
        self._called = called
        self._sign_in = RemoteSignIn(evenings, steady, phones, strangers)
        self._written_by = written_by
        self._answers: OrderedDict[str, Answered] = OrderedDict()
        self._rooms: dict[EventNumber, tuple[object, int, dict[str, Any]]] = {}
        self.app: App = Guard(self._routes(), limits)

    @property
    def pin(self) -> str:
        """By which people sign in where the house has no staff; shown at the desk only."""
        return self._sign_in.pin

    async def sign_everybody_out(self) -> None:
        """Ends every session: whoever is to go on signs in again."""
        await self._sign_in.sign_everybody_out()

    def _routes(self) -> Starlette:
        base = self._base
        get: dict[str, Answer] = {"state": self._state, "hand": self._form, "card": self._card}
        post: dict[str, Answer] = {
            "act": self._act,
            "weigh": self._weigh,
            "rule": self._rule,
            "sign-out": self._leave,
        }
        files = ("remote.css", "board.css", *remote_scripts())
        made = Starlette(
            routes=[
                Route(f"{base}/", self._page),
                *(Route(f"{base}/{name}", file) for name in files),
                Route(f"{base}/sign-in", self._enter, methods=["POST"]),
                *(Route(f"{base}/{name}", self._signed_in(one)) for name, one in get.items()),
                *(
                    Route(f"{base}/{name}", self._signed_in(one, acts=True), methods=["POST"])
                    for name, one in post.items()
                ),
            ],
            exception_handlers={
                Malformed: malformed,
                NotAllowed: not_allowed,
                BookFailed: away,
                Unfit: away,
            },
        )
        made.router.redirect_slashes = False
        return made

    def _signed_in(
        self, answer: Answer, *, acts: bool = False
    ) -> Callable[[Request], Awaitable[Response]]:
        """Has only those answered who are signed in, and acts only where our own page asks."""

        async def checked(request: Request) -> Response:
            session = await self._sign_in.session(request.cookies.get(COOKIE, ""))
            if session is None:
                return sent(refused(say("sign in first"), 401))
            if acts:
                said = request.headers.get("x-csrf", "").encode("utf-8", "replace")
                if not compare_digest(said, session.csrf.encode()):
                    return sent(refused(say("this page is out of date: load it again"), 403))
                check_json(request)
            try:
                return await answer(request, session)
            except NotAdmitted:  # the server has let go of whoever signed in here
                await self._sign_in.sign_out(session)
                return sent(refused(say("sign in first"), 401))

        return checked

    async def _page(self, _: Request) -> Response:
        names = await self._evenings.ask(self._sign_in.names)
        made = remote_page(self._base, names).encode()
        return Response(made, 200, {"cache-control": "no-store"}, "text/html; charset=utf-8")

    async def _enter(self, request: Request) -> Response:
        check_json(request)
        told = asked(await request.body())
        name, pin, phone = told.text("name", 60), told.text("pin", 20), told.text("phone", 40)
        told.end()
        address = request.client.host if request.client else ""
        try:
            token = await self._sign_in.sign_in(name, pin, phone, address)
        except Refused as why:
            return sent(refused(why.sentence.said(str), 403))
        answer = done()
        answer.set_cookie(COOKIE, token, path="/", secure=True, httponly=True, samesite="strict")
        return answer

    async def _leave(self, _: Request, session: Session) -> Response:
        await self._sign_in.sign_out(session)
        answer = done()
        answer.delete_cookie(COOKIE, path="/", secure=True, httponly=True, samesite="strict")
        return answer

    async def _state(self, request: Request, session: Session) -> Response:
        """All that the page shows; only that it is still so where it is."""
        shown = self._evenings.shown
        wanted = EventNumber(number(request, "event", next(iter(shown), 0)))
        since = shown[wanted].away_since if wanted in shown else None
        told: dict[str, Any] = {
            "who": session.acting.who,
            "role": session.acting.role.title,
            "station": session.station,
            "csrf": session.csrf,
            "may": acts_of(session.acting.role),
            "called": self._called,
            "events": [[one.number, one.whole.name] for one in shown.values()],
            "away": f"{since.astimezone():%H:%M}" if since else "",
        }
        room = await self._at(wanted, session, self._room)
        told |= room or {"event": 0, "name": "", "tables": [], "undo": None, "left": 0}
        body = json.dumps(told, ensure_ascii=False).encode()
        etag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
        headers = {"etag": etag, "cache-control": "no-store"}
        if request.headers.get("if-none-match") == etag:
            return Response(status_code=304, headers=headers)
        return Response(body, 200, headers, "application/json")

    def _room(self, desk: Desk, library: Library) -> dict[str, Any]:
        """What is the same for everybody is worked out once."""
        known = self._rooms.get(desk.event)
        now = (desk.tournament, desk.renamed)
        if known is None or known[0] is not now[0] or known[1] != now[1]:
            known = self._rooms[desk.event] = (*now, room_of(desk, library))
        return {**known[2], "undo": undo_of(desk)}

    async def _form(self, request: Request, session: Session) -> Response:
        """What is asked of a showdown at a table."""
        table, wanted = number(request, "table"), request.query_params.get("game", "")[:60]
        return await self._told(
            EventNumber(number(request, "event")),
            session,
            lambda desk, library: remote_rulings.form_of(desk, table, wanted, library),
        )

    async def _card(self, request: Request, _: Session) -> Response:
        """The rule card of what is played at a table, as it is on the board."""
        event, table = EventNumber(number(request, "event")), number(request, "table")

        def made_anew() -> Html | None:
            evening, house = self._evenings.shown.get(event), paying(self._ways)
            if evening is None:
                return None
            return event_pages.table_page(evening, table, self._evenings.now(), house)

        made = await self._evenings.ask(made_anew)
        if not made:
            return sent(refused(say("there is no such table"), 404))
        return Response(made, 200, {"cache-control": "no-store"}, "text/html; charset=utf-8")

    async def _rule(self, request: Request, session: Session) -> Response:
        """The ruling on what is typed so far, or what is missing."""
        event, act = _act_of(asked(await request.body()))
        if not isinstance(act, Hand | Race):
            raise Malformed

        def ruled(desk: Desk, library: Library) -> dict[str, Any]:
            said = ruling_of(desk, act, library, self._ways)
            if isinstance(said, Open):
                return said._asdict()
            return {"headline": said.headline, "lines": said.lines}

        return await self._told(event, session, ruled)

    async def _weigh(self, request: Request, session: Session) -> Response:
        """What an act would be called, or why it would be refused."""
        event, act = _act_of(asked(await request.body()))

        return await self._told(
            event,
            session,
            lambda desk, library: {"would": would_be(desk, act, library, self._ways)},
        )

    async def _act(self, request: Request, session: Session) -> Response:
        """Does an act, once, and says what came of it."""
        told = asked(await request.body())
        uid = told.text("uid", 32)
        if not _UID.fullmatch(uid):
            raise Malformed
        event, act = _act_of(told)
        # nobody else's record has this one, whatever uid a page makes up
        kept = hashlib.sha256(f"{event} {uid} {session.acting.who}".encode()).hexdigest()[:32]

        def once(desk: Desk, library: Library) -> Answered:
            if kept in self._answers:
                return self._answers[kept]
            try:
                record = carry_out(desk, act, library, self._ways, kept)
                done = in_full(record, desk.log, desk.name)
                answered = Answered(200, {"done": done, "record": record.number})
            except Refused as why:
                answered = refused(desk.said(why.sentence))
            self._answers[kept] = answered
            if len(self._answers) > _REMEMBERED:
                self._answers.popitem(last=False)
            return answered

        answered = await self._at(event, session, once)
        self._evenings.stir()
        return sent(answered or no_event())

    async def _told(
        self,
        event: EventNumber,
        session: Session,
        work: Callable[[Desk, Library], dict[str, Any]],
    ) -> Response:
        """What is worked out at the desk, or why not."""

        def told(desk: Desk, library: Library) -> Answered:
            try:
                return Answered(200, work(desk, library))
            except Refused as why:
                return refused(desk.said(why.sentence))

        answered = await self._at(event, session, told)
        return sent(answered or no_event())

    async def _at(
        self, event: EventNumber, session: Session, work: Callable[[Desk, Library], Any]
    ) -> Any:
        evening = self._evenings.shown.get(event)
        if evening is None:
            return None

        def at_it(desk: Desk) -> Any:
            with self._written_by(session.way.address):
                return work(desk, evening.library)

        return await self._evenings.at_desk(event, session.acting, session.station, at_it)


def _act_of(told: Asked) -> tuple[EventNumber, Act]:
    return EventNumber(told.number("event", 1)), read_act(told)
