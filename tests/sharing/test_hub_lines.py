"""What the window and the hub say to each other arrives as it was said."""

from datetime import UTC, datetime

import pytest

from director.desk.stations import How, Shared, Station, Stranger
from director.sharing.hub_lines import (
    Announce,
    Begin,
    Dismiss,
    End,
    LetIn,
    NewCode,
    Open,
    Prepare,
    ShutOut,
    TakeBack,
    order_line,
    read_order,
    read_shared,
    shared_line,
)

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
ORDERS = [
    Begin("/évening", "/events.book", "Friday\n🂡", "192.168.1.5", board=True),
    TakeBack("/evening", "/events.book"),
    NewCode(),
    Open(board=True, remote=False),
    Announce(3, "Dinner is served\nuntil ½ past 8"),
    Prepare("/evening"),
    Dismiss('Floor "2"', "Ina"),
    ShutOut("2001:db8::/64"),
    LetIn("192.0.2.7"),
    End("Ina"),
]


@pytest.mark.parametrize("order", ORDERS)
def test_an_order_is_read_as_it_was_given_and_takes_one_line(order):
    line = order_line(order)

    assert (read_order(line), "\n" in line) == (order, False)


@pytest.mark.parametrize(
    "shared",
    [
        Shared(How.OFF),
        Shared(How.FAILED, "no network"),
        Shared(
            How.ON,
            code="K7QM3X",
            code_until=NOON,
            stations=(Station("Floor", "Ina", "director", NOON, since=NOON),),
            strangers=(Stranger("2001:db8::/64", codes=5, shut_out=True),),
        ),
    ],
)
def test_how_an_evening_stands_is_read_as_it_was_told_and_takes_one_line(shared):
    line = shared_line(shared)

    assert (read_shared(line), "\n" in line) == (shared, False)
