"""Whatever a stranger sends to the door is answered with a refusal, and never a fault of ours."""

import asyncio
import json

from hypothesis import given, settings
from hypothesis import strategies as st

from director.files.strict_json import as_text
from director.sharing.admission import Admission
from director.sharing.door import CONFIRM, PAIR, door
from tests.rounds import examples
from tests.sharing.doors import CODE, Watch

VALUES = st.one_of(
    st.text(max_size=50),
    st.binary(min_size=32, max_size=33).map(as_text),
    st.none() | st.booleans() | st.integers() | st.floats(),
    st.lists(st.text(max_size=3), max_size=3),
)
NAMES = ("version", "station", "message", "round", "confirm")
SAID = st.dictionaries(st.sampled_from(NAMES) | st.text(max_size=8), VALUES, max_size=6)
ROUND = st.fixed_dictionaries(
    {
        "version": st.just("2.1"),
        "station": st.text(min_size=1, max_size=45),
        "message": st.binary(min_size=33, max_size=33).map(as_text) | VALUES,
    }
)
BODIES = st.binary(max_size=300) | (SAID | ROUND).map(json.dumps).map(str.encode)


async def answered(app, path, body):
    """The status, and what is said."""
    heard = []
    scope = {
        "type": "http", "method": "POST", "path": path, "raw_path": path.encode(), "headers": [],
        "query_string": b"", "root_path": "", "scheme": "https", "http_version": "1.1",
        "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 2),
    }  # fmt: skip

    async def receive():
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message):
        heard.append(message)

    await app(scope, receive, send)
    return heard[0]["status"], json.loads(b"".join(one.get("body", b"") for one in heard[1:]))


@settings(max_examples=examples(100))
@given(st.sampled_from([PAIR, CONFIRM]), BODIES)
def test_no_bytes_at_the_door_make_it_fail_or_let_anybody_in(path, body):
    admission = Admission("ab" * 32, "2.1", Watch(), lambda: CODE)
    admission.new_code()
    admitted = []
    app = door(admission, admitted.append, lambda: None)

    status, said = asyncio.run(answered(app, path, body))

    assert admitted == []
    if status == 200:  # a round has begun, and nothing is confirmed
        assert set(said) == {"round", "version", "message"}
    else:
        assert (status, said["why"]) in [
            (400, "malformed"),
            (403, "wrong"),
            (409, "later"),
            (409, "version"),
        ]
