"""A round of Buck 'em by the clear path: the cards of each trick, and who has two."""

from collections.abc import Mapping
from typing import Any

from director.engine.cards import Card, read_cards
from director.translation import chips


def taken_by(case: Mapping[str, Any], trick: int) -> Card:
    """The card that takes a trick: the highest trump, else the highest of the suit led (BUCK)."""
    cards = read_cards(case["tricks"][trick])
    (trump,) = read_cards(case["trump"])
    trumps = [card for card in cards if card.suit == trump.suit]
    return max(trumps or [card for card in cards if card.suit == cards[0].suit], key=_rank)


def _rank(card: Card) -> int:
    return card.rank


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
