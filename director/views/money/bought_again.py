"""What was bought beside the entries: rebuys and add-ons, by name or only counted."""

from director.tournament.state import Tournament


def rebuys_sold(t: Tournament) -> int:
    """How many rebuys an event has sold."""
    return sum([t.ledger.account(one).rebuys for one in t.entries]) + t.counters.rebuys


def add_ons_sold(t: Tournament) -> int:
    """How many add-ons an event has sold."""
    return sum([t.ledger.account(one).add_ons for one in t.entries]) + t.counters.add_ons
