"""What strangers send: whatever it is, the answer is a page, or that they are wrong."""

import random

import pytest

from director.web.guard import READ_ONLY

ALL_AT_ONCE = READ_ONLY._replace(each_second=100_000, at_once=100_000)
PIECES = (
    "e", "1", "seat", "table", "games", "feed", "overlay", "event.json", "color.css", "board.css",
    "..", ".", "", "%00", "%2e%2e", "%2f", "%ff", "%", "%u0041", "é".encode().hex(), "-1", "9" * 60,
    "0x10", "1e5", "²", "\\", ";", "<b>", "'", "name=", "?", "?name=%ff%fe", "?name=" + "a" * 300,
    "?a=b&" * 20, "#", "//", ":", "@", "~", "*", "{event}", "null", "١",
)  # fmt: skip
METHODS = ("GET", "HEAD", "POST", "get", "G" * 30, "CONNECT", "OPTIONS")
HEADERS = (
    "If-None-Match: *", 'If-None-Match: "\x7f"', "Host:", "Host: a\r\nHost: b", "Range: bytes=0-",
    "Content-Length: 0", "Content-Length: 5", "Content-Length: -1", "Content-Length: " + "9" * 30,
    "Transfer-Encoding: chunked", "Transfer-Encoding: gzip", "Expect: 100-continue",
    "Upgrade: websocket\r\nConnection: upgrade", "Connection: close", "X: " + "y" * 9000,
    "Cookie: " + "a=b; " * 500, "Accept: \x00", "Accept-Encoding: " + "gzip," * 100, ": no name",
    "Forwarded: for=1.2.3.4", "X-Forwarded-For: 1.2.3.4", "Content-Type: multipart/form-data",
)  # fmt: skip
BODIES = (b"", b"hello", b"5\r\nhello\r\n0\r\n\r\n", b"\xff" * 2000, b"zz\r\n")


def request(dice):
    path = "/" + "/".join(dice.choices(PIECES, k=dice.randint(0, 4)))
    method = dice.choices(METHODS, (20, 3, 1, 1, 1, 1, 1))[0]
    headers = dice.choices(HEADERS, k=dice.choice((0, 0, 1, 1, 2, 5)))
    head = f"{method} {path} HTTP/1.1\r\nHost: board\r\n"
    head += "".join(f"{one}\r\n" for one in headers)
    return head.encode("utf-8") + b"\r\n" + dice.choice(BODIES)


def noise(dice):
    whole = bytearray(request(dice))
    for _ in range(dice.randint(1, 8)):
        whole[dice.randrange(len(whole))] = dice.randrange(256)
    return bytes(whole[: dice.randint(1, len(whole))]) + b"\r\n\r\n"


@pytest.mark.parametrize("make", [request, noise])
@pytest.mark.parametrize("seed", range(3))
def test_no_request_brings_the_board_down(at, make, seed):
    evening = at(limits=ALL_AT_ONCE)
    dice = random.Random(seed)

    for _ in range(80):
        sent = make(dice)
        status = evening.site.status(sent)

        assert status is None or 200 <= status < 500, sent
    assert evening.site.get("/").status == 200
