"""What is asked about a round of Buck 'em: who leads, what may be played, who takes what.

The cards are dealt and played from a seed; tricks, pots, burns and rakes are the judge's.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from director.engine.cards import Card, Cards, read_cards, written
from director.engine.games.game import Game
from director.engine.games.library import Library
from director.engine.reasons import Reason
from director.engine.seats import Seat
from director.engine.showdown.adjudication import Ruling
from director.engine.showdown.answers import ruling_on
from director.school.dealing import NAMES
from director.school.exercise import HARD, Asked, Choice, Unfit, nobody, put, seated, winning
from director.translation import chips, say

_HAND = 5
_PLAYERS = 5
_RAKES, _DOUBLE = 0.35, 0.5
_ABOUT_THE_POT = 0.35


def dealt_round(game: Game, rng: Random, strength: str, *, topic: str) -> dict[str, Any]:
    """A round of five players, two to five of whom stay, every trick played as the rules ask.

    Of chips it may be asked what becomes of a pot for which one player alone stays.
    """
    deck = sorted(game.cards, key=lambda card: (card.rank, card.suit))
    rng.shuffle(deck)
    alone = topic == "chips" and rng.random() < _RAKES
    staying = 1 if alone else rng.randint(2, 5 if strength == HARD else 3)
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
    if alone:
        if rng.random() < _DOUBLE:
            case |= {"pot": 2 * _PLAYERS * chip, "rounds": 2}
        return case
    leader = 0
    for _ in range(_HAND):
        order = [*stay[leader:], *stay[:leader]]
        played: list[Card] = []
        for at in order:
            card = rng.choice(_may_play(hands[at], played))
            hands[at].remove(card)
            played.append(card)
        case["tricks"].append(written(played))
        best = max(played, key=lambda card: _strength(card, played[0], trump))
        leader = stay.index(order[played.index(best)])
    return case


def _may_play(hand: Sequence[Card], played: Sequence[Card]) -> Sequence[Card]:
    """Any card that follows suit, or any at all."""
    return [card for card in hand if played and card.suit == played[0].suit] or hand


def _strength(card: Card, led: Card, trump: Card) -> tuple[bool, bool, int]:
    return card.suit == trump.suit, card.suit == led.suit, card.rank


class _Round(NamedTuple):
    """A round as the judge rules on it."""

    case: Mapping[str, Any]
    ruling: Ruling
    more: Mapping[str, Any]
    source: str

    @property
    def names(self) -> dict[Seat, str]:
        """Everybody's name."""
        return {one["seat"]: one["name"] for one in self.case["players"]}

    @property
    def stay(self) -> list[Seat]:
        """Who stays, in the order of the deal."""
        return [one["seat"] for one in self.case["players"] if not one.get("folded")]

    @property
    def dealer(self) -> tuple[str]:
        """Who deals: the last to be dealt to."""
        return (say("{who} is the dealer.", who=self.names[max(self.names)]),)

    @property
    def play(self) -> tuple[str, ...]:
        """Who deals, and what was played to each trick."""
        tricks = [
            say(
                "Trick {number}, led by {who}: {cards}.",
                number=at + 1,
                who=self.names[self.leads(at)],
                cards=written(self.trick(at)),
            )
            for at in range(_HAND)
        ]
        return (*self.dealer, *tricks)

    @property
    def trump(self) -> Card:
        """The card that made trump."""
        return read_cards(self.case["trump"])[0]

    def trick(self, at: int) -> Cards:
        """The cards of a trick, from 0, in the order of play."""
        return read_cards(self.case["tricks"][at])

    def leads(self, at: int) -> Seat:
        """Who leads a trick."""
        return self.more["taken"][at - 1]["seat"] if at else self.stay[0]

    def order(self, at: int) -> list[Seat]:
        """In which order a trick is played to."""
        first = self.stay.index(self.leads(at))
        return self.stay[first:] + self.stay[:first]

    def traps(self, at: int) -> list[str]:
        """What makes it easy to see another card take a trick."""
        cards, won_by = self.trick(at), read_cards(self.more["taken"][at]["card"])[0]
        ruffed = won_by.suit == self.trump.suit != cards[0].suit
        higher = any(one.rank > won_by.rank and one.suit != won_by.suit for one in cards)
        return ["trump"] * ruffed + ["off suit"] * higher

    def why(self, at: int) -> Sequence[Reason]:
        """Why a trick was taken."""
        mine = [one for one in self.ruling.reasons if str(one.values.get("trick")) == str(at + 1)]
        return mine or self.ruling.reasons

    def who(self, seat: Seat) -> Choice:
        """A player as an answer."""
        return seated(self.names[seat], seat)


def asked_of_round(
    case: Mapping[str, Any], library: Library, topic: str, rng: Random
) -> tuple[tuple[str, ...], Asked]:
    """What is told of a round beside its cards, and a question about it. Raises Unfit."""
    ruling, more = ruling_on(case, library)
    judged = _Round(case, ruling, more, library.game(case["game"]).source)
    if len(judged.stay) == 1:
        return _alone(judged)
    return _ASKED[topic](judged, rng)


_Told = tuple[tuple[str, ...], Asked]


def _alone(of: _Round) -> _Told:
    """Whether somebody who stays alone rakes the pot, and how much of it."""
    (seat,), pot, chip = of.stay, of.ruling.pots[0].amount, of.case["chip"]
    half = pot // 2 // chip * chip
    single = of.case.get("rounds", 1) == 1
    stays = Choice(say("Nothing: it stays for the next round"))
    won = of.ruling.awards.get(seat, 0)
    right = _rakes(won) if won else stays
    told = (
        say("Nobody else stays."),
        say("The pot of {pot} holds one round of antes.", pot=chips(pot))
        if single
        else say("The pot of {pot} holds two rounds of antes.", pot=chips(pot)),
    )
    question = say("What does {who} take of the pot?", who=of.names[seat])
    choices = [_rakes(pot), _rakes(half), _rakes(pot - half), stays]
    return told, put(question, right, choices, of.ruling.reasons, ["rake"], alone=seat)


def _rakes(amount: int) -> Choice:
    return Choice(say("Rakes {amount}", amount=chips(amount)))


def _what_becomes(of: _Round, rng: Random) -> _Told:
    """What a player wins, or owes to the next pot."""
    seat = rng.choice(of.stay)
    won, owes = of.ruling.awards.get(seat, 0), of.more["burned"].get(str(seat), 0)
    pot = of.ruling.pots[0].amount
    half = pot // 2 // of.case["chip"] * of.case["chip"]
    choices = [
        _comes_to(pot, 0),
        _comes_to(half, 0),
        _comes_to(pot - half, 0),
        _comes_to(0, pot),
        _comes_to(0, half),
        _comes_to(0, 0),
    ]
    question = say(
        "The pot has {pot} in it. What becomes of {who}?", pot=chips(pot), who=of.names[seat]
    )
    traps = ["odd chip"] if _lucky(of) else []
    traps += ["near miss"] if not won and of.more["tricks"][str(seat)] == 1 else []
    right = _comes_to(won, owes)
    return of.play, put(question, right, choices, of.ruling.reasons, traps, seat=seat)


def _lucky(of: _Round) -> list[Seat]:
    """Who has an odd chip."""
    return [part.seat for share in of.ruling.pots[0].shares for part in share.parts if part.odd]


def _comes_to(won: int, owes: int) -> Choice:
    if owes:
        return Choice(say("Burned: matches {amount}", amount=chips(owes)))
    return Choice(say("Wins {amount}", amount=chips(won)) if won else say("Neither wins nor owes"))


def _odd_chip(of: _Round, _: Random) -> _Told:
    """Which of two winners gets the odd chip."""
    if not _lucky(of):
        raise Unfit
    (lucky,) = _lucky(of)
    question = say("Who gets the odd chip?")
    choices = [of.who(seat) for seat in of.stay]
    return of.play, put(question, of.who(lucky), choices, of.ruling.reasons, ["odd chip"], odd=True)


def _who_wins(of: _Round, rng: Random) -> _Told:
    """Who takes the pot, or which card takes a trick."""
    if rng.random() < _ABOUT_THE_POT:
        winners = [of.names[seat] for seat in sorted(of.ruling.awards)]
        choices = [Choice(of.names[seat]) for seat in of.stay]
        choices += [winning(two) for two in combinations([of.names[one] for one in of.stay], 2)][:3]
        traps = ["tie"] if len(winners) > 1 else ["nobody"] if not winners else []
        question, right = say("Who takes the pot?"), winning(winners)
        return of.play, put(question, right, [*choices, nobody()], of.ruling.reasons, traps)
    at = rng.randrange(_HAND)
    values = {"number": at + 1, "cards": written(of.trick(at))}
    question = say(
        "Trick {number} is {cards}, in the order of play. Which card takes it?", **values
    )
    right = Choice("", read_cards(of.more["taken"][at]["card"]))
    choices = [Choice("", (card,)) for card in of.trick(at)]
    return (), put(question, right, choices, of.why(at), of.traps(at), trick=at)


def _who_leads(of: _Round, rng: Random) -> _Told:
    """Who leads a trick: the first left of the dealer who stays, then whoever took the last."""
    at = rng.randrange(_HAND)
    choices = [of.who(seat) for seat in of.names]
    right = of.who(of.leads(at))
    if not at:
        sentence = "The first player left of the dealer who stays leads the first trick"
        why = [Reason(sentence, {}, of.source)]
        traps = ["lead"] if of.stay[0] != min(of.names) else []
        question = say("Who leads the first trick?")
        return of.dealer, put(question, right, choices, why, traps, leads=at)
    values = {"number": at, "who": of.names[of.leads(at - 1)], "cards": written(of.trick(at - 1))}
    told = (say("{who} leads trick {number}, which is {cards}.", **values),)
    question = say("Who leads trick {number}?", number=at + 1)
    why = [*of.why(at - 1), Reason("Whoever takes a trick leads the next", {}, of.source)]
    traps = ["lead", *of.traps(at - 1)] if of.leads(at) != of.leads(at - 1) else of.traps(at - 1)
    return told, put(question, right, choices, why, traps, leads=at)


def _may_be_played(of: _Round, rng: Random) -> _Told:
    """Which cards of a hand may be played to a trick."""
    at = rng.randrange(_HAND - 1)
    place = rng.randrange(1, len(of.stay))
    seat, led = of.order(at)[place], of.trick(at)[0]
    gone = {of.trick(before)[of.order(before).index(seat)] for before in range(at)}
    dealt: str = next(one["dealt"] for one in of.case["players"] if one["seat"] == seat)
    hand = tuple(card for card in read_cards(dealt) if card not in gone)
    right = tuple(_may_play(hand, (led,)))
    trumps = tuple(card for card in hand if card.suit == of.trump.suit)
    either = tuple(card for card in hand if card.suit in (led.suit, of.trump.suit))
    ways = [cards for cards in (hand, right, trumps, either) if cards]
    choices = [Choice("", cards) for cards in dict.fromkeys(ways)]
    rng.shuffle(choices)
    follows = any(card.suit == led.suit for card in hand)
    sentence = (
        "Whoever holds a card of the suit led has to play one"
        if follows
        else "Whoever holds none of the suit led may play any card, a trump or not"
    )
    values = {"number": at + 1, "card": led.text, "who": of.names[seat], "hand": written(hand)}
    told = (
        say("Trick {number} is led with {card}.", **values),
        say("{who} still holds {hand}.", **values),
    )
    question = say("Which cards may {who} play?", **values)
    why = [Reason(sentence, {}, of.source)]
    traps = ["follow"] if trumps and right != trumps else []
    about = {"held": written(hand), "led": led.text}
    return told, put(question, Choice("", right), choices, why, traps, **about)


_ASKED: Mapping[str, Callable[[_Round, Random], _Told]] = {
    "winner": _who_wins,
    "cards": _may_be_played,
    "chips": _what_becomes,
    "odd": _odd_chip,
    "first": _who_leads,
}
"""By topic."""
