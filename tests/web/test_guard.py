"""What stands before what browsers are given: limits, strict headers, a token."""

import pytest
from starlette.responses import PlainTextResponse

from director.web.guard import READ_ONLY, Guard, Limits


async def echo(scope, receive, send):
    body = (await receive()).get("body", b"")
    answer = PlainTextResponse(f"{scope.get('base', '')} {scope['path']} {len(body)}")
    await answer(scope, receive, send)


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "BREW"])
def test_only_get_and_head_are_answered(serve, method):
    site = serve(Guard(echo))

    answer = site.get("/", method)

    assert (answer.status, answer.headers["allow"]) == (405, "GET, HEAD")


def test_every_answer_has_the_strict_headers(serve):
    site = serve(Guard(echo))

    wanted = {"content-security-policy", "x-content-type-options", "referrer-policy"}

    for answer in (site.get("/"), site.get("/", "POST"), site.get("/" + "x" * 300)):
        assert answer.headers.keys() >= wanted
        assert "server" not in answer.headers


def test_a_request_that_brings_something_is_refused_where_nothing_is_wanted(serve):
    site = serve(Guard(echo))

    assert site.get("/", body=b"hello").status == 413
    assert site.raw(b"GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")[9:12] == (
        b"413"
    )


def test_what_is_brought_may_be_as_large_as_is_said(serve):
    site = serve(Guard(echo, Limits(methods=("GET", "POST"), body=5)))

    assert site.get("/a", "POST", b"12345").body == " /a 5"
    assert site.get("/a", "POST", b"123456").status == 413
    chunked = (
        b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n6\r\n123456\r\n0\r\n\r\n"
    )
    assert site.raw(chunked)[9:12] == b"413"


def test_a_long_address_and_many_headers_are_refused(serve):
    site = serve(Guard(echo))

    assert site.get("/" + "x" * 200).status == 414
    assert site.get("/?q=" + "x" * 500).status == 414
    assert site.get("/", **{f"x-{number}": "1" for number in range(80)}).status == 431


def test_who_asks_too_often_is_told_when_to_come_back(serve):
    site = serve(Guard(echo, READ_ONLY._replace(each_second=0.01, at_once=3)))

    answers = [site.get("/") for _ in range(4)]

    assert [answer.status for answer in answers] == [200, 200, 200, 429]
    assert answers[-1].headers["retry-after"] == "100"


def test_with_a_token_nobody_else_gets_anything(serve):
    site = serve(Guard(echo, token="K7QM2XPD"))

    assert site.get("/K7QM2XPD/table/7").body == "/K7QM2XPD /table/7 0"
    assert site.get("/K7QM2XPD").body == "/K7QM2XPD / 0"
    assert [site.get(path).status for path in ("/", "/table/7", "/K7QM2XPDx", "/k7qm2xpd/")] == (
        [404] * 4
    )


def test_what_is_no_request_at_all_is_refused(serve):
    site = serve(Guard(echo))

    for sent in (
        b"\x16\x03\x01\x02\x00\x01",
        b"GET\r\n\r\n",
        b"\0" * 20000,
    ):
        assert site.raw(sent).startswith(b"HTTP/1.1 400")
