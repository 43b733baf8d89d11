"""The laws of every event: its log is what lies on the disk, and no money and no chip is lost."""

from collections.abc import Callable, Iterator

from director.books.book import Books
from director.tournament.bounties.accounts import bounties
from director.tournament.bounties.envelopes import worth
from director.tournament.log.log import Log
from director.tournament.money.state import BOUNTY, PRIZE
from director.tournament.prizes.prize_list import left_to_pay, owed, paid, paid_in_all, prizes
from director.tournament.state import Tournament
from director.window.shell.events.open_event import OpenEvent
from director.window.start.start_actions import SAMPLE
from monkeying.watching import Watch
from tests.evenings.chip_banks import check_chips


def check_events(kept: list[OpenEvent], watch: Watch) -> None:
    """Each open event, that is not being written."""
    for one in kept:
        if not one.cockpit.bridge.busy:
            check_event(one, watch)


def check_event(one: OpenEvent, watch: Watch) -> None:
    """One event: its log on the disk, and its sums."""
    desk = one.cockpit.bridge.desk
    t = desk.tournament
    if one.number != SAMPLE:
        again = Log(desk.book.records(desk.event)).tournament
        if again != t:
            watch.fail("the log on the disk folds to another event", _first_other(again, t))
    for name, holds in LAWS.items():
        try:
            if not holds(t):
                watch.fail(f"law broken: {name}", t.name)
        except Exception as bug:  # noqa: BLE001 -- whatever cannot be reckoned is told
            watch.fail(f"law not to be reckoned: {name}", repr(bug))
    try:
        check_chips(desk.log)
    except AssertionError as wrong:
        watch.fail("law broken: chips issued are in play or out", str(wrong))


def check_book(book: object, watch: Watch) -> None:
    """The look-up tables and registers of the whole book."""
    if isinstance(book, Books):
        for words in book.differences():
            watch.fail(f"the book differs: {words}")


def _first_other(a: Tournament, b: Tournament) -> str:
    names = [name for name in vars(a) if not name.startswith("_")]
    other = [name for name in names if getattr(a, name) != getattr(b, name, None)]
    return ", ".join(other[:4])


def _seats(t: Tournament) -> bool:
    by_table = {
        (table, seat): entry for table, there in t.sitters.items() for seat, entry in there.items()
    }
    seats = {tuple(place): entry for entry, place in t.seats.items()}
    return by_table == seats and all(t.is_in(entry) for entry in t.seats)


def _places(t: Tournament) -> bool:
    taken = sorted({(one.place, one.tied) for one in t.standings()})
    here = t.players_left + 1 if not t.winner else 1
    for place, tied in taken:
        if place != here:
            return False
        here += tied
    return here + t.counters.out == t.entered + 1  # who is only counted has no place of their own


def _ledger(t: Tournament) -> Iterator[bool]:
    ledger = t.ledger
    accounts, lines = ledger.accounts.values(), ledger.lines.values()
    yield ledger.taken == sum(line.amount for line in lines if not line.what)
    yield sum(ledger.given.values()) == -sum(line.amount for line in lines if line.what)
    yield ledger.taken == sum(account.paid for account in accounts)
    yield ledger.sold.total == sum(account.price.total for account in accounts)
    yield ledger.owed == sum(account.owes for account in accounts)


def _drawer(t: Tournament) -> bool:
    cash = sum(one.amount for one in t.ledger.lines.values() if one.method == "cash")
    return t.ledger.drawer == cash + t.ledger.floats


def _pool(t: Tournament) -> bool:
    return t.pool >= t.into_pool and t.overlay == max(0, t.terms.guarantee - t.into_pool)


def _bounties(t: Tournament) -> bool:
    found, terms = bounties(t), t.terms
    all_of_them = t.ledger.sold.bounty
    if terms.bounties == "mystery":
        all_of_them = max(all_of_them, worth(terms.mystery))
    given = -sum(one.amount for one in t.ledger.lines.values() if one.what == BOUNTY)
    return found.total == all_of_them and found.paid == given


def _prizes(t: Tournament) -> bool:
    found = prizes(t)
    return not found.prizes or found.total == t.pool


def _paid(t: Tournament) -> bool:
    return paid_in_all(t) == -sum(
        one.amount for one in t.ledger.lines.values() if one.what == PRIZE
    )


def _owed(t: Tournament) -> bool:
    every = owed(t).values()
    rest = sum(max(due.amount - paid(t, due.entry), 0) for due in every)
    return all(due.amount >= 0 for due in every) and left_to_pay(t) == rest


LAWS: dict[str, Callable[[Tournament], bool]] = {
    "nobody has two seats and no seat two people": _seats,
    "places are unique but for ties and leave no gap": _places,
    "money in is money out": lambda t: all(_ledger(t)),
    "the drawer is its cash and its floats": _drawer,
    "the pool is what came in, and the guarantee": _pool,
    "bounties are won, on a head or unclaimed": _bounties,
    "the prizes are the pool": _prizes,
    "what was paid has left the desk": _paid,
    "what is owed is what is left to pay": _owed,
}
