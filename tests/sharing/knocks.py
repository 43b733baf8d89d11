"""What a stranger may send to a door, word for word."""

import json
import ssl
from collections.abc import Mapping
from http.client import HTTPSConnection
from typing import Any

from director.files.strict_json import as_text


def knocked(
    port: int, path: str, said: bytes | Mapping[str, object] | None, method: str = "POST"
) -> tuple[int, Any]:
    """The answer: its status, and what it says; bytes in what is said are written as text."""
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    tls.check_hostname, tls.verify_mode = False, ssl.CERT_NONE
    line = HTTPSConnection("127.0.0.1", port, timeout=10, context=tls)
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
