"""Addresses from which something wrong came, as the director is told of them."""

from director.desk.stations import Stranger
from director.translation import say
from director.window.widgets.table_rows import Column

MANY = 5
"""So many wrong tries are told of, whatever is on the screen."""


def typed(stranger: Stranger) -> str:
    """What has come from an address.

    >>> typed(Stranger("192.0.2.7", codes=5, pins=1))
    '192.0.2.7 has typed 5 wrong codes, 1 wrong PIN'
    """
    what = [
        one if count == 1 else say(many, count=count)
        for count, one, many in (
            (stranger.codes, say("1 wrong code"), "{count} wrong codes"),
            (
                stranger.remotes,
                say("1 wrong address of the remote"),
                "{count} wrong addresses of the remote",
            ),
            (stranger.pins, say("1 wrong PIN"), "{count} wrong PINs"),
        )
        if count
    ]
    if not what:
        return stranger.address
    return say("{address} has typed {what}", address=stranger.address, what=", ".join(what))


STRANGER_COLUMNS: tuple[Column[Stranger], ...] = (
    Column("Wrong tries", typed),
    Column(
        "State",
        lambda one: say("shut out") if one.shut_out else "",
        width=96,
        colour=lambda one: "warning" if one.shut_out else "",
    ),
)
