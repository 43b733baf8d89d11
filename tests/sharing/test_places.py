"""Places for connections: laws of who finds one and who loses it."""

from hypothesis import given
from hypothesis import strategies as st

from director.sharing.places import Places
from director.sharing.strangers import Strangers

MOST, FROM_ONE = 6, 4
NEIGHBORS = ("192.0.2.1", "192.0.2.2", "192.0.2.3")


def taken_by(places, address, *, kept=False):
    """A place, and what it hears when it is taken away."""
    lost = []
    place = places.take(address)
    if place:
        place.leave, place.is_kept = (lambda: lost.append(address)), kept
    return place, lost


@given(st.lists(st.tuples(st.sampled_from(NEIGHBORS), st.booleans()), max_size=40))
def test_there_are_never_more_than_there_may_be_and_who_is_known_stays(visits):
    places = Places(MOST, FROM_ONE)
    known = []
    for address, kept in visits:
        place, lost = taken_by(places, address, kept=kept)
        known += [lost] if place and kept else []
        assert places.taken <= MOST
    assert not any(known)


@given(st.integers(1, 100))
def test_whoever_fills_all_places_makes_room_for_whoever_comes(connections):
    places = Places(MOST, MOST)
    for _ in range(connections):
        taken_by(places, "192.0.2.66")

    ours, lost = taken_by(places, "192.0.2.7")
    for _ in range(connections):
        taken_by(places, "192.0.2.66")

    assert ours
    assert lost == []


def test_a_neighbor_with_its_share_gets_another_one_when_one_has_ended():
    places = Places(MOST, FROM_ONE)
    first, *_ = [places.take("192.0.2.1") for _ in range(FROM_ONE)]
    full = places.take("192.0.2.1")

    places.give_up(first)

    assert (full, bool(places.take("192.0.2.1"))) == (None, True)


def test_who_is_put_out_loses_what_is_kept_too():
    strangers = Strangers()
    places = Places(MOST, FROM_ONE, strangers)
    _, kept = taken_by(places, "2001:db8::1", kept=True)
    _, other = taken_by(places, "2001:db8:0:1::1")

    strangers.shut_out.add("2001:db8::2")
    places.put_out("2001:db8::2")

    assert (kept, other, places.taken) == (["2001:db8::1"], [], 1)
    assert places.take("2001:db8::1") is None
