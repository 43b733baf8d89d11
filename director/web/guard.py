"""What stands before everything that browsers are given: limits, strict headers, a token.

Whatever a stranger sends that is not a plain, small request gets an answer that says so.
"""

from collections import OrderedDict
from collections.abc import Sequence
from hmac import compare_digest
from math import ceil, inf
from time import monotonic
from typing import NamedTuple

from director.web.asgi import App, Message, Receive, Scope, Send

LONGEST_PATH = 200
"""Bytes; the longest that we link to has 60."""
_LONGEST_QUERY = 500
_MOST_HEADERS = 64
_MOST_DIGITS = 12
_REMEMBERED = 4096
"""Addresses whose requests are counted."""

POLICY = (
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


class Limits(NamedTuple):
    """What may be asked."""

    methods: tuple[str, ...] = ("GET", "HEAD")
    body: int = 0
    """Bytes of what comes with a request."""
    each_second: float = 20
    """Requests of one address; a whole club can sit behind one."""
    at_once: float = 60
    """Requests of one address that may come together."""
    again: tuple[str, float, float] = ("", 0, 0)
    """What a path ends with that a whole room asks for again and again, and its own two limits."""


READ_ONLY = Limits(again=("/feed", 400, 2000))


class Guard:
    """An application behind its limits."""

    def __init__(
        self, app: App, limits: Limits = READ_ONLY, *, token: str = "", policy: str = POLICY
    ) -> None:
        """With a `token` every path begins with it, and nobody else gets anything.

        `policy` is the Content-Security-Policy of all answers.
        """
        self._app = app
        self._limits = limits
        self._token = token.encode()
        self._headers = _headers(policy)
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers, refuses, or lets through."""
        if scope["type"] != "http":
            return

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self._headers]
            await send(message)

        refusal = self._refusal(scope)
        if refusal:
            await _refuse(refusal, scope, dressed)
            return
        body = _Body(receive, self._limits.body)
        try:
            await self._app(self._without_token(scope), body.receive, dressed)
        except _TooMuch:
            await _refuse(_TOO_LARGE, scope, dressed)

    def _refusal(self, scope: Scope) -> "_Refusal | None":
        if scope["method"] not in self._limits.methods:
            return _Refusal(
                405, "method not allowed", (("allow", ", ".join(self._limits.methods)),)
            )
        raw = scope.get("raw_path") or scope["path"].encode()
        if len(raw) > LONGEST_PATH or len(scope["query_string"]) > _LONGEST_QUERY:
            return _Refusal(414, "address too long")
        headers = scope["headers"]
        if len(headers) > _MOST_HEADERS:
            return _Refusal(431, "too many headers")
        if self._token and not self._has_token(raw):
            return _Refusal(404, "not found")
        if any(name == b"transfer-encoding" for name, _ in headers) and not self._limits.body:
            return _TOO_LARGE
        lengths = [value for name, value in headers if name == b"content-length"]
        if any(_size(value) > self._limits.body for value in lengths):
            return _TOO_LARGE
        client, limits = scope.get("client"), self._limits
        whose, (path, each_second, at_once) = client[0] if client else "", limits.again
        if path and raw.endswith(path.encode()):
            whose += path
            limits = limits._replace(each_second=each_second, at_once=at_once)
        wait = self._bucket(whose, limits).take(limits)
        if wait:
            return _Refusal(429, "too many requests", (("retry-after", str(ceil(wait))),))
        return None

    def _has_token(self, raw: bytes) -> bool:
        return compare_digest(raw[1:].split(b"/", 1)[0], self._token)

    def _without_token(self, scope: Scope) -> Scope:
        if not self._token:
            return scope
        base = "/" + self._token.decode()
        rest = scope["path"].removeprefix(base) or "/"
        return {**scope, "path": rest, "raw_path": rest.encode(), "base": base}

    def _bucket(self, whose: str, limits: Limits) -> "_Bucket":
        bucket = self._buckets.pop(whose, None) or _Bucket(limits.at_once)
        self._buckets[whose] = bucket
        if len(self._buckets) > _REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket


class _Refusal(NamedTuple):
    status: int
    words: str
    headers: Sequence[tuple[str, str]] = ()


_TOO_LARGE = _Refusal(413, "too large")


class _TooMuch(Exception):
    """More has come than may."""


class _Body:
    """What comes with a request, counted as it comes."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive, self._left = receive, most

    async def receive(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise _TooMuch
        return message


class _Bucket:
    """Requests that an address may still make; they come back with time."""

    def __init__(self, full: float) -> None:
        self._left, self._seen = full, monotonic()

    def take(self, limits: Limits) -> float:
        """Takes one; else after how many seconds there is one again."""
        now = monotonic()
        more = (now - self._seen) * limits.each_second
        self._left, self._seen = min(limits.at_once, self._left + more), now
        if self._left < 1:
            return (1 - self._left) / limits.each_second
        self._left -= 1
        return 0


def _size(said: bytes) -> float:
    """How many bytes are announced; no end of them where that is no number of ours."""
    return int(said) if said.isdigit() and len(said) < _MOST_DIGITS else inf


async def _refuse(refusal: _Refusal, scope: Scope, send: Send) -> None:
    """Says it in a line; with what was not read of a request, the connection ends too."""
    words = f"{refusal.words}\n".encode()
    headers = [
        (b"content-type", b"text/plain; charset=utf-8"),
        (b"content-length", str(len(words)).encode()),
        (b"cache-control", b"no-store"),
        *((name.encode(), value.encode()) for name, value in refusal.headers),
        *([(b"connection", b"close")] if refusal.status == _TOO_LARGE.status else []),
    ]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    body = b"" if scope["method"] == "HEAD" else words
    await send({"type": "http.response.body", "body": body})


def _headers(policy: str) -> list[tuple[bytes, bytes]]:
    said = {
        "content-security-policy": policy,
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=()",
        "x-robots-tag": "noindex, nofollow",
    }
    return [(name.encode(), value.encode()) for name, value in said.items()]
