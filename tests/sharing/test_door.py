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
from tests.sharing.knocks import answered

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


@settings(max_examples=examples(100))
@given(st.sampled_from([PAIR, CONFIRM]), BODIES)
def test_no_bytes_at_the_door_make_it_fail_or_let_anybody_in(path, body):
    admission = Admission("ab" * 32, "2.1", Watch(), lambda: CODE)
    admission.new_code()
    admitted = []
    app = door(admission, admitted.append, lambda: None)

    status, answer = asyncio.run(answered(app, path, body))
    said = json.loads(answer)

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
