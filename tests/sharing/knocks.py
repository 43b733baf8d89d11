"""What a stranger may send to a door, word for word."""

import json
import ssl
from collections.abc import Mapping
from http.client import HTTPSConnection
from typing import Any

from director.files.strict_json import as_text


def knocked(
    port: int,
    path: str,
    said: bytes | Mapping[str, object] | None,
    method: str = "POST",
    address: str = "127.0.0.1",
) -> tuple[int, Any]:
    """The answer: its status, and what it says; bytes in what is said are written as text."""
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    tls.check_hostname, tls.verify_mode = False, ssl.CERT_NONE
    line = HTTPSConnection("127.0.0.1", port, timeout=10, context=tls, source_address=(address, 0))
    if isinstance(said, Mapping):
        said = json.dumps(
            {name: as_text(one) if isinstance(one, bytes) else one for name, one in said.items()}
        ).encode()
    try:
        line.request(method, f"/{path}", said)
        answer = line.getresponse()
        body = answer.read()
    finally:
        line.close()
    try:
        return answer.status, json.loads(body)
    except ValueError:
        return answer.status, body


async def answered(app, path, body, address="127.0.0.1"):
    """The status of an app's answer to this address, and what is said."""
    heard = []
    scope = {
        "type": "http", "method": "POST", "path": path, "raw_path": path.encode(), "headers": [],
        "query_string": b"", "root_path": "", "scheme": "https", "http_version": "1.1",
        "client": (address, 1), "server": ("127.0.0.1", 2),
    }  # fmt: skip

    async def receive():
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message):
        heard.append(message)

    await app(scope, receive, send)
    return heard[0]["status"], b"".join(one.get("body", b"") for one in heard[1:])
