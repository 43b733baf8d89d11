"""What is asked about a round of Buck 'em: who takes a trick, and who takes the pot.

The cards are dealt and played from a seed; tricks, pots and burns are the judge's.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from director.engine.cards import Card, Cards, read_cards, written
from director.engine.games.game import Game
from director.engine.games.library import Library
from director.engine.showdown.answers import ruling_on
from director.school.dealing import NAMES
from director.school.exercise import HARD, Asked, Choice, nobody, put
from director.translation import chips, say

_HAND = 5
_PLAYERS = 5


def dealt_round(game: Game, rng: Random, strength: str) -> dict[str, Any]:
    """A round of five players, two to five of whom stay, every trick played as the rules ask."""
    deck = sorted(game.cards, key=lambda card: (card.rank, card.suit))
    rng.shuffle(deck)
    staying = rng.randint(2, 5 if strength == HARD else 3)
    stay = sorted(rng.sample(range(_PLAYERS), staying))
    hands = {at: [deck.pop() for _ in range(_HAND)] for at in range(_PLAYERS)}
    trump = deck.pop()
    chip = rng.choice((1, 5, 25))
    players: list[dict[str, Any]] = []
    for at, name in enumerate(NAMES[:_PLAYERS]):
        player: dict[str, Any] = {"seat": at + 1, "name": name}
        if at in stay:
            player |= {"dealt": written(hands[at]), "drawn": 0}
        else:
            player["folded"] = True
        players.append(player)
    case: dict[str, Any] = {
        "game": game.id,
        "chip": chip,
        "ante": chip,
        "trump": trump.text,
        "players": players,
        "tricks": [],
    }
    leader = 0
    for _ in range(_HAND):
        order = [*stay[leader:], *stay[:leader]]
        played: list[Card] = []
        for at in order:
            card = _a_card(hands[at], played, rng)
            hands[at].remove(card)
            played.append(card)
        case["tricks"].append(written(played))
        best = max(played, key=lambda card: _strength(card, played[0], trump))
        leader = stay.index(order[played.index(best)])
    return case


def _a_card(hand: list[Card], played: list[Card], rng: Random) -> Card:
    """Any card that follows suit, or any at all."""
    follows = [card for card in hand if played and card.suit == played[0].suit]
    return rng.choice(follows or hand)


def _strength(card: Card, led: Card, trump: Card) -> tuple[bool, bool, int]:
    return card.suit == trump.suit, card.suit == led.suit, card.rank


def asked_of_round(case: Mapping[str, Any], library: Library, topic: str, rng: Random) -> Asked:
    """A question about a round: who takes a trick, who takes the pot, what somebody owes."""
    ruling, more = ruling_on(case, library)
    names = {player["seat"]: player["name"] for player in case["players"]}
    stay = [one["seat"] for one in case["players"] if not one.get("folded")]
    if topic == "chips":
        seat = rng.choice(stay)
        won, owes = ruling.awards.get(seat, 0), more["burned"].get(str(seat), 0)
        pot = ruling.pots[0].amount
        right = _comes_to(won, owes)
        half = pot // 2 // case["chip"] * case["chip"]
        choices = [
            _comes_to(pot, 0),
            _comes_to(half, 0),
            _comes_to(pot - half, 0),
            _comes_to(0, pot),
            _comes_to(0, half),
            _comes_to(0, 0),
        ]
        question = say(
            "The pot has {pot} in it. What becomes of {who}?", pot=chips(pot), who=names[seat]
        )
        traps = ["odd chip"] if any(p.odd for s in ruling.pots[0].shares for p in s.parts) else []
        traps += ["near miss"] if not won and more["tricks"][str(seat)] == 1 else []
        return put(question, right, choices, ruling.reasons, traps, seat=seat)
    if rng.random() < _ABOUT_THE_POT:
        winners = [names[seat] for seat in sorted(ruling.awards)]
        right = _together(winners)
        choices = [Choice(names[seat]) for seat in stay]
        choices += [
            _together([names[one], names[other]])
            for at, one in enumerate(stay)
            for other in stay[at + 1 :]
        ][:3]
        traps = ["tie"] if len(winners) > 1 else ["nobody"] if not winners else []
        return put(say("Who takes the pot?"), right, [*choices, nobody()], ruling.reasons, traps)
    at = rng.randrange(_HAND)
    taken = more["taken"][at]
    cards = _read(case, at)
    trump = _card(case["trump"])
    won_by = _card(taken["card"])
    traps = ["trump"] if won_by.suit == trump.suit and cards[0].suit != trump.suit else []
    if any(card.rank > won_by.rank and card.suit != won_by.suit for card in cards):
        traps.append("off suit")
    values = {"number": at + 1, "cards": written(cards)}
    question = say(
        "Trick {number} is {cards}, in the order of play. Which card takes it?", **values
    )
    right = Choice("", (won_by,))
    why = [one for one in ruling.reasons if str(one.values.get("trick")) == str(at + 1)]
    choices = [Choice("", (card,)) for card in cards]
    return put(question, right, choices, why or ruling.reasons, traps, trick=at)


_ABOUT_THE_POT = 0.35


def _comes_to(won: int, owes: int) -> Choice:
    if owes:
        return Choice(say("Burned: matches {amount}", amount=chips(owes)))
    return Choice(say("Wins {amount}", amount=chips(won)) if won else say("Neither wins nor owes"))


def _together(names: list[str]) -> Choice:
    if not names:
        return nobody()
    if len(names) == 1:
        return Choice(names[0])
    return Choice(say("{who} split", who=" + ".join(names)))


def _read(case: Mapping[str, Any], at: int) -> Cards:
    return tuple(_card(text) for text in case["tricks"][at].split())


def _card(text: str) -> Card:
    return read_cards(text)[0]
