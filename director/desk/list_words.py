"""What lists of people say beside a name, in the words that clubs use; and what is no name."""

import re

from director.tournament.entries.search_key import search_key
from director.tournament.entries.sign_ups import ALTERNATE, ENTRY, RESERVATION
from director.tournament.money.state import CASH

_WAYS = {
    ENTRY: "entry, entered, entries, registered, confirmed, in, yes",
    RESERVATION: "reservation, reserved, reservations, signed up, sign up, expected, maybe",
    ALTERNATE: "alternate, alternates, waiting, waiting list, waitlist, standby, queue",
}
WAY_OF = {word: way for way, words in _WAYS.items() for word in words.split(", ")}

_METHODS = {
    CASH: "cash, bar, especes, gotowka",
    "card": "card, credit card, debit card, credit, debit, karte",
    "transfer": "transfer, bank transfer, wire, bank, paypal, venmo, zelle, revolut, uberweisung",
    "ticket": "ticket, voucher, satellite, seat, coupon",
}
METHOD_OF = {word: method for method, words in _METHODS.items() for word in words.split(", ")}

YES = frozenset(
    ["yes", "y", "true", "paid", "x", "ok", "full", "bezahlt", "ja", "oui", "tak", "✓", "✔", "1"]
)
NO = frozenset(["", *["no", "n", "false", "unpaid", "nein", "non", "nie", "open", "0", "-", "–"]])

AMOUNT = re.compile(r"[^\w\s]{1,3}\s*\d[\d.,]*|\d[\d.,]*\s*[^\w\s]{1,3}")
"""With a sign of a currency."""
_MONEY = re.compile(r"\d[\d.,]*\s*(?:k|usd|eur|gbp|chf|pln)?", re.IGNORECASE)
_ABOUT_MONEY = frozenset(["paid", "unpaid", "prepaid"])


def is_no_name(text: str) -> bool:
    """Whether nobody is called so, for it says how somebody paid, or is not a word at all.

    >>> [is_no_name(text) for text in ("(paid)", "unpaid", "$50", "1,500.00", "(cash)", "--")]
    [True, True, True, True, True, True]
    >>> [is_no_name(text) for text in ("Johnny Cash", "Cash", "(Ann)", "2Pac", "X", "7")]
    [False, False, False, False, False, False]
    """
    bare = text.strip().strip("()[]{}").strip()
    key = search_key(bare)
    if key in _ABOUT_MONEY or not any(map(str.isalnum, bare)):
        return True
    if bare != text.strip() and key in {*WAY_OF, *METHOD_OF, *YES, *NO}:
        return True
    if text.strip().isdecimal():
        return False  # "7" may be all that somebody is called
    return bool(AMOUNT.fullmatch(bare) or _MONEY.fullmatch(bare))
