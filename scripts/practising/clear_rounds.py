"""Buck 'em and Boulder Buy'em by the clear path: the cards of each trick, bids and claims."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from director.engine.cards import ACE, Card, Cards, read_cards
from director.translation import chips
from practising.clear_chips import clockwise


def taken_by(case: Mapping[str, Any], trick: int) -> Card:
    """The card that takes a trick: the highest trump, else the highest of the suit led (BUCK)."""
    cards = read_cards(case["tricks"][trick])
    (trump,) = read_cards(case["trump"])
    trumps = [card for card in cards if card.suit == trump.suit]
    return max(trumps or [card for card in cards if card.suit == cards[0].suit], key=_rank)


def _rank(card: Card) -> int:
    return card.rank


def leads(case: Mapping[str, Any], trick: int) -> int:
    """Who leads a trick: the first left of the dealer who stays, then whoever took the last."""
    stay: list[int] = [one["seat"] for one in case["players"] if not one.get("folded")]
    for number in range(trick):
        taker = read_cards(case["tricks"][number]).index(taken_by(case, number))
        stay = stay[taker:] + stay[:taker]
    return stay[0]


def may_be_played(held: str, led: str) -> Cards:
    """Follow suit, or play anything (BUCK)."""
    (card,) = read_cards(led)
    return tuple(one for one in read_cards(held) if one.suit == card.suit) or read_cards(held)


def raked(case: Mapping[str, Any]) -> str:
    """What somebody who stays alone takes, by the five cards as they were dealt (BUCK, C28)."""
    (dealt,) = [read_cards(one["dealt"]) for one in case["players"] if not one.get("folded")]
    (trump,) = read_cards(case["trump"])
    ranks = {card.rank for card in dealt if card.suit == trump.suit}
    pot = case.get("pot", len(case["players"]) * case["ante"])
    if ACE in ranks or (len(ranks) > 1 and ranks & {11, 12, 13}):
        amount = pot if case.get("rounds", 1) == 1 else pot // case["chip"] // 2 * case["chip"]
        return f"Rakes {chips(amount)}"
    return "Nothing: it stays for the next round"


def picks(case: Mapping[str, Any]) -> tuple[int, ...]:
    """Who picks when after an auction: whoever bid most, then clockwise (BOUL)."""
    seats = [one["seat"] for one in case["players"]]
    bids = [one["seat"] for one in case["auction"]["bids"]]
    first = bids[-1] if bids else case["button"]
    return (first, *clockwise([seat for seat in seats if seat != first], first))


def shows(case: Mapping[str, Any]) -> int:
    """Who shows first after a claim: the last to have put in more chips or cards than anybody."""
    chips_in, cards, last = 0, Counter[int](), 0
    for act in case["claim"]:
        if act.get("folds"):
            continue
        most = max(cards.values(), default=0)
        cards[act["seat"]] += act["cards"]
        if act["to"] > chips_in or cards[act["seat"]] > most:
            last, chips_in = act["seat"], max(chips_in, act["to"])
    return last


def tricks_of(case: Mapping[str, Any]) -> dict[int, int]:
    """How many tricks everybody takes who stays; the first left of the dealer leads."""
    stay = [one["seat"] for one in case["players"] if not one.get("folded")]
    tricks = dict.fromkeys(stay, 0)
    for number, trick in enumerate(case["tricks"]):
        cards = read_cards(trick)
        taker = stay[cards.index(taken_by(case, number))]
        tricks[taker] += 1
        stay = stay[stay.index(taker) :] + stay[: stay.index(taker)]
    return tricks


def winners_of(case: Mapping[str, Any]) -> list[int]:
    """Two tricks win (BUCK)."""
    return [seat for seat, count in sorted(tricks_of(case).items()) if count >= 2]


def becomes_of(case: Mapping[str, Any], seat: int) -> str:
    """What a round comes to for somebody who stayed (BUCK, C27, C28)."""
    pot = len(case["players"]) * case["ante"]
    winners = winners_of(case)
    if seat not in winners:
        return f"Burned: matches {chips(pot)}"
    each, left = divmod(pot // case["chip"], len(winners))
    return f"Wins {chips((each + (seat == winners[0] and left > 0)) * case['chip'])}"
