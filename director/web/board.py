"""The board: what everybody in the room, and whoever is given its address, may read of an evening.

Nothing can be done here, and nothing is worked out beside the engine: its words are those of the
wall, the room and the rule cards. It knows no contacts and no payments.
"""

import asyncio
import json
from base64 import b64decode
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from hashlib import sha256
from http import HTTPStatus

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from director.tournament.log.books import EventNumber
from director.tournament.seats.open_seats import tables_in_use
from director.translation import say
from director.views.wall.wall_lists import Content
from director.web import event_pages
from director.web.asgi import App
from director.web.board_html import board_html, overlay_html
from director.web.board_words import as_json
from director.web.boards import Board, Boards
from director.web.evenings import Evening, Evenings, beside
from director.web.feed import READERS, Feed
from director.web.guard import READ_ONLY, Guard, Limits
from director.web.html import Html, Inside, tag, together
from director.web.own_color import own_color
from director.web.pages import Around, asset, page

Page = Callable[[Request, Board], Awaitable[Response]]

_CARDS = 64
"""Rule cards that are kept as they were made."""


class PublicBoard:
    """The board of an evening: `app` answers, while it is `kept` up to date."""

    def __init__(
        self,
        evenings: Evenings,
        *,
        token: str = "",
        limits: Limits = READ_ONLY,
        most_readers: int = READERS,
        house: Collection[str] = (),
    ) -> None:
        """With a `token` every address begins with it. `house` are the rules played otherwise."""
        self.feed = Feed(evenings.now, most_readers)
        self.boards = Boards(evenings, self.feed)
        self._now = evenings.now
        self._house = house
        self._cards: dict[tuple[object, ...], tuple[Evening, int, Html | None]] = {}
        self.app: App = Guard(self._routes(), limits, token=token)

    async def run(self) -> None:
        """Keeps it up to date until it is cancelled; then open pages are let go."""
        await self.boards.run()

    @asynccontextmanager
    async def kept(self) -> AsyncIterator[None]:
        """The same until the block is left."""
        async with beside(self.run()):
            yield

    def _routes(self) -> Starlette:
        pages: dict[str, Page] = {
            "": self._board,
            "/seat": self._seat,
            "/prizes": self._prizes,
            "/standings": self._standings,
            "/games": self._games,
            "/games/{number:int}": self._game,
            "/table/{table:int}": self._table,
            "/overlay": self._overlay,
            "/event.json": self._json,
            "/feed": self._feed,
            "/color.css": self._color,
            "/logo.png": self._logo,
        }
        routes = [
            Route("/board.css", _file),
            Route("/board.js", _file),
            Route("/robots.txt", _robots),
        ]
        for path, made in pages.items():
            routes.append(Route(f"/e/{{event:int}}{path}", self._of_event(made)))
            routes.append(Route(path or "/", self._of_only_event(made)))
        site = Starlette(routes=routes, exception_handlers={HTTPException: self._refused})
        site.router.redirect_slashes = False  # an address is there, or it is not
        return site

    def _of_event(self, made: Page) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            board = self.boards.shown.get(EventNumber(request.path_params["event"]))
            if board is None:
                raise HTTPException(404)
            return await made(request, board)

        return answer

    def _of_only_event(self, made: Page) -> Callable[[Request], Awaitable[Response]]:
        """The same without the number of an event: of the only one, or a list to choose from."""

        async def answer(request: Request) -> Response:
            boards = list(self.boards.shown.values())
            if table := request.path_params.get("table"):
                there = [one for one in boards if table in tables_in_use(one.evening.whole)]
                boards = there or boards
            if len(boards) == 1:
                return await made(request, boards[0])
            return self._choice(request, boards)

        return answer

    def _choice(self, request: Request, boards: list[Board]) -> Response:
        """The events of the evening."""
        base, path = _base(request), request.url.path
        rest = "" if path == "/" else path
        query = f"?{request.url.query}" if request.url.query else ""
        ways = [
            tag(
                "li",
                tag("a", one.said.poster.name, href=f"{base}/e/{one.evening.number}{rest}{query}"),
                " ",
                tag("span", one.said.poster.state_word, class_="faint"),
            )
            for one in boards
        ]
        words = tag("ul", ways, class_="ways") if ways else tag("p", say("There is no event now"))
        title = say("Events")
        return self._page(request, Around(title, base), together(tag("h1", title), words))

    async def _board(self, request: Request, board: Board) -> Response:
        around = self._around(request, board, "", live=True)
        return self._page(request, around, board_html(board.said, self._now()))

    async def _overlay(self, request: Request, board: Board) -> Response:
        around = self._around(request, board, "/overlay", live=True)._replace(bare=True)
        return self._page(request, around, overlay_html(board.said, self._now()))

    async def _seat(self, request: Request, board: Board) -> Response:
        base, wanted = _base(request), request.query_params.get("name", "")[:80]
        words = event_pages.seat_page(
            board.evening, wanted, f"{base}/e/{board.evening.number}/seat"
        )
        around = self._around(request, board, "/seat", f"seats {board.seats}")
        return self._page(request, around, words)

    async def _prizes(self, request: Request, board: Board) -> Response:
        return self._list(request, board, "/prizes", Content.PRIZES)

    async def _standings(self, request: Request, board: Board) -> Response:
        return self._list(request, board, "/standings", Content.STANDINGS)

    def _list(self, request: Request, board: Board, here: str, content: Content) -> Response:
        around = self._around(request, board, here, f"seats {board.seats}")
        return self._page(
            request, around, event_pages.list_page(board.evening, content, self._now())
        )

    async def _games(self, request: Request, board: Board) -> Response:
        base = f"{_base(request)}/e/{board.evening.number}"
        around = self._around(request, board, "/games", f"games {board.games}")
        return self._page(request, around, event_pages.games_page(board.evening, base))

    async def _game(self, request: Request, board: Board) -> Response:
        number = request.path_params["number"]
        words = await self._kept(board, event_pages.game_page, number)
        return self._card(request, board, "/games", words)

    async def _table(self, request: Request, board: Board) -> Response:
        table = request.path_params["table"]
        words = await self._kept(board, event_pages.table_page, table)
        if words is None:
            raise HTTPException(404, say("Nobody plays at table {table} now", table=table))
        return self._card(request, board, f"/table/{table}", words)

    async def _kept(
        self, board: Board, make: Callable[..., Html | None], number: int
    ) -> Html | None:
        """A page with a rule card: made once for each change, and beside the loop."""
        key = (make, number, board.evening.number)
        known = self._cards.get(key)
        if known is None or known[0] is not board.evening or known[1] != board.games:
            now = self._now()
            made = await asyncio.to_thread(make, board.evening, number, now, self._house)
            known = self._cards[key] = board.evening, board.games, made
            while len(self._cards) > _CARDS:
                self._cards.pop(next(iter(self._cards)))
        return known[2]

    def _card(self, request: Request, board: Board, here: str, words: Html | None) -> Response:
        if words is None:
            raise HTTPException(404)
        around = self._around(request, board, here, f"games {board.games}")
        return self._page(request, around, words)

    async def _json(self, request: Request, board: Board) -> Response:
        said = json.dumps(as_json(board.said, self._now()), ensure_ascii=False)
        headers = {"access-control-allow-origin": "*"}
        return _answer(request, said.encode(), "application/json", headers)

    async def _feed(self, request: Request, board: Board) -> Response:
        return self.feed.answer(board.evening.number, request)

    async def _color(self, request: Request, board: Board) -> Response:
        color = board.evening.whole.structure.color
        if not color:
            raise HTTPException(404)
        return _answer(request, own_color(color).encode(), "text/css")

    async def _logo(self, request: Request, board: Board) -> Response:
        logo = board.evening.whole.logo
        if not logo:
            raise HTTPException(404)
        return _answer(request, b64decode(logo), "image/png")

    def _around(
        self, request: Request, board: Board, here: str, follows: str = "", *, live: bool = False
    ) -> Around:
        return Around(
            board.said.poster.name,
            _base(request),
            f"/e/{board.evening.number}",
            here,
            _links(board),
            follows,
            live,
            colored=bool(board.evening.whole.structure.color),
            logo=bool(board.evening.whole.logo),
        )

    def _page(self, request: Request, around: Around, words: Inside, status: int = 200) -> Response:
        """The page; who has the same words already is told so, whenever they were made."""
        body = page(around, words, self._now()).encode()
        digest = sha256(together(repr(around), words).encode()).hexdigest()
        return _answer(request, body, "text/html", digest=digest, status=status)

    async def _refused(self, request: Request, why: Exception) -> Response:
        assert isinstance(why, HTTPException)
        own = why.detail != HTTPStatus(why.status_code).phrase
        words = why.detail if own else say("There is no such page here")
        link = tag("a", say("To the board"), href=f"{_base(request)}/")
        around = Around(words, _base(request))
        return self._page(request, around, [tag("h1", words), tag("p", link)], why.status_code)


def _links(board: Board) -> tuple[tuple[str, str], ...]:
    """The pages of an event that have something to say."""
    t = board.evening.whole
    told = [("", say("Board"))]
    named = bool(board.evening.names)
    told += [("/seat", say("Find your seat"))] if t.seats and named else []
    told += [("/prizes", say("Prizes"))] if t.pool else []
    told += [("/standings", say("Standings"))] if (t.busts or t.stacks) and named else []
    return (*told, ("/games", say("Rule cards")))


def _base(request: Request) -> str:
    return str(request.scope.get("base", ""))


def _answer(
    request: Request,
    body: bytes,
    kind: str,
    headers: dict[str, str] | None = None,
    *,
    digest: str = "",
    status: int = 200,
) -> Response:
    """An answer with its ETag; only the head of it where the reader has it already."""
    etag = f'"{(digest or sha256(body).hexdigest())[:24]}"'
    said = {"etag": etag, "cache-control": "no-cache", **(headers or {})}
    if status == HTTPStatus.OK and etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=said)
    return Response(body, status, said, f"{kind}; charset=utf-8" if "text/" in kind else kind)


async def _file(request: Request) -> Response:
    found = asset(request.url.path.removeprefix("/"))
    return _answer(request, found.body, found.kind)


async def _robots(request: Request) -> Response:
    return _answer(request, b"User-agent: *\nDisallow: /\n", "text/plain")
