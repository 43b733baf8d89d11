"""An evening that has come to another address is found there by whoever has joined it."""

import threading
from datetime import UTC, datetime

import pytest

from director.desk.stations import Found
from director.sharing.certificate import certificate
from director.sharing.gate import open_gate
from director.sharing.whereabouts import Whereabouts, shown_at

HERE = "127.0.0.1"


def gate_of(folder):
    folder.mkdir()
    shown = certificate(folder, HERE, HERE, datetime.now(UTC))
    return shown.fingerprint, open_gate(shown, HERE, 0, 1)


@pytest.fixture
def gates(tmp_path):
    """The evening's, and another's."""
    ours, others = gate_of(tmp_path / "ours"), gate_of(tmp_path / "others")
    yield ours, others
    for _, gate in (ours, others):
        gate.stop()


def heard(*found):
    """A network on which these are heard at once."""

    def look(told):
        thread = threading.Thread(target=told, args=(found,))
        thread.start()
        return thread.join

    return look


def at(gate, shows):
    return Found("Friday", HERE, 4545, "2.1", shows, gate.port)


def test_it_is_found_by_its_certificate_and_its_new_place_is_kept(gates):
    (ours, gate), (theirs, other) = gates
    kept = []
    sought = Whereabouts(ours, None, heard(at(other, theirs), at(gate, ours)), kept.append)

    found = sought.found_within(10)

    assert (found, sought.at, kept) == (True, (HERE, gate.port), [(HERE, gate.port)])


def test_who_only_says_that_it_is_this_evening_is_not_gone_to(gates):
    (ours, _), (_, other) = gates
    sought = Whereabouts(ours, None, heard(at(other, ours)), pytest.fail)

    assert (sought.found_within(0.5), sought.at) == (False, None)


def test_where_nobody_is_no_certificate_is_shown():
    assert shown_at((HERE, 1)) == ""
