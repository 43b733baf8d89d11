"""Which addresses a machine offers to others, and by which it reaches theirs."""

import sys

import pytest
from ifaddr import IP, Adapter

from director.desk.stations import Address
from director.sharing import addresses as asked
from director.sharing.addresses import AddressWatch, addresses, from_here, watch


def network(name, *given, index=2):
    ips = [IP((one, 0, index) if ":" in one else one, 64, name) for one in given]
    return Adapter(name, name, ips, index)


HOME = network("lo", "127.0.0.1", "::1", index=1)


def test_the_likeliest_address_comes_first_and_none_is_offered_that_others_do_not_reach():
    there = [
        HOME,
        network("eth0", "fd07::5", "fe80::5", "1.2.3.4"),
        network("wlan0", "192.168.1.5", "fe80::6", index=3),
    ]

    assert addresses(there) == [
        Address("192.168.1.5", "wlan0"),
        Address("1.2.3.4", "eth0"),
        Address("fd07::5", "eth0"),
    ]


def test_of_a_range_of_ipv6_one_address_is_offered():
    there = [network("eth0", "2001:db8::5", "2001:db8::99", "2001:db8:0:1::5", "fe80::5")]

    assert addresses(there) == [
        Address("2001:db8::5", "eth0"),
        Address("2001:db8:0:1::5", "eth0"),
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="there a network is a number in an address")
def test_a_cable_without_a_router_offers_what_the_machine_has_given_itself():
    there = [
        HOME,
        network("wlan0", "10.0.0.4", "fe80::6"),
        network("eth0", "169.254.3.4", "fe80::5", index=3),
        network("utun0", "fe80::7", index=4),
    ]

    assert addresses(there) == [
        Address("10.0.0.4", "wlan0"),
        Address("169.254.3.4", "eth0"),
        Address("fe80::5%eth0", "eth0"),
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="there a network is a number in an address")
@pytest.mark.parametrize(
    ("typed", "ways"),
    [
        ("192.168.1.5", ("192.168.1.5",)),
        ("fd07::5", ("fd07::5",)),
        ("fe80::9", ("fe80::9%eth0", "fe80::9%wlan0")),
        ("fe80::9%wlan0", ("fe80::9%wlan0", "fe80::9%eth0")),
        ("fe80::9%en7", ("fe80::9%en7", "fe80::9%eth0", "fe80::9%wlan0")),
    ],
)
def test_an_address_of_a_cable_is_looked_for_in_each_of_our_networks(typed, ways):
    there = [HOME, network("eth0", "fe80::5"), network("wlan0", "10.0.0.4", "fe80::6", index=3)]

    assert from_here(typed, there) == ways


def test_without_any_network_an_address_is_asked_for_as_it_was_typed():
    assert from_here("fe80::9", [HOME]) == ("fe80::9",)


def test_another_address_of_this_machine_is_told_within_seconds(monkeypatch, qtbot):
    there = [network("eth0", "10.0.0.4")]
    monkeypatch.setattr(asked.ifaddr, "get_adapters", lambda: there)
    monkeypatch.setattr(asked, "_A_LOOK", 0.01)
    told = []
    stop = watch(lambda: told.append(addresses()))

    there[:] = [network("eth0", "10.0.0.9")]
    qtbot.waitUntil(lambda: bool(told))
    stop()

    assert told == [[Address("10.0.0.9", "eth0")]]


def watched(address, *networks):
    """What is said of it, look by look, while the networks are these one after the other."""
    there = [*networks]
    watch = AddressWatch(address, lambda: [HOME, *there[0]])
    del there[0]
    said = []
    for now in networks[1:]:
        there[0] = now
        gone_to = watch.gone_to()
        said.append(gone_to)
        if gone_to:
            watch.move(gone_to)
    return said


WIFI, CABLE = network("wlan0", "10.0.0.4", "fe80::6"), network("eth0", "172.16.0.2", index=3)
NEW, NONE = network("wlan0", "10.0.0.9", "fe80::6"), network("wlan0", "fe80::6")


def test_an_address_that_is_there_or_comes_back_at_once_is_kept():
    assert watched("10.0.0.4", [WIFI], [WIFI], [NONE], [WIFI], [NONE], [WIFI]) == [""] * 5


def test_another_address_of_the_same_network_takes_its_place_at_the_second_look():
    assert watched("10.0.0.4", [WIFI], [NEW, CABLE], [NEW, CABLE], [NEW]) == ["", "10.0.0.9", ""]


def test_another_network_takes_its_place_when_the_first_has_been_gone_for_a_while():
    said = watched("10.0.0.4", [WIFI], *[[CABLE]] * 15)

    assert said == [""] * 14 + ["172.16.0.2"]


@pytest.mark.skipif(sys.platform == "win32", reason="there a network is a number in an address")
def test_an_address_of_its_own_is_the_last_resort_and_left_for_one_that_is_given():
    said = watched("10.0.0.4", [WIFI], *[[NONE]] * 15, [NONE], [NEW])

    assert said == [""] * 14 + ["fe80::6%wlan0", "", "10.0.0.9"]


@pytest.mark.skipif(sys.platform == "win32", reason="there a network is a number in an address")
def test_an_address_of_its_own_that_somebody_has_chosen_is_kept():
    assert watched("fe80::6%wlan0", [NONE], [NEW], [NEW]) == ["", ""]
