"""What is asked about a round of Boulder Buy'em: who picks when, and who shows first after a claim.

Bids and claims are drawn from a seed; the order is the judge's.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from director.engine.cards import written
from director.engine.games.game import Game
from director.engine.games.library import Library
from director.engine.reasons import Reason
from director.engine.seats import Seat, clockwise
from director.engine.showdown.answers import ruling_on
from director.school.dealing import NAMES
from director.school.exercise import EASY, Asked, Choice, Unfit, put, seated
from director.translation import chips, say

_ANTES = (1, 5, 25)
_STACK = 100
"""Antes that everybody has at the beginning."""


class Round(NamedTuple):
    """A round as its record states it, what is told of it, and what is asked."""

    case: Mapping[str, Any]
    told: tuple[str, ...]
    asked: Asked


def who_is_first(game: Game, library: Library, rng: Random, strength: str) -> Round:
    """Who picks a card when, or who shows first. Raises Unfit where nobody shows."""
    seats = range(1, (rng.randint(3, 4) if strength == EASY else rng.randint(4, 5)) + 1)
    ante = rng.choice(_ANTES)
    case = {
        "game": game.id,
        "chip": ante,
        "ante": ante,
        "button": rng.choice(seats),
        "players": [
            {"seat": seat, "name": name, "stack": _STACK * ante}
            for seat, name in zip(seats, NAMES, strict=False)
        ],
    }
    return rng.choice((_who_picks, _who_shows))(case, library, rng)


def _who_picks(case: Mapping[str, Any], library: Library, rng: Random) -> Round:
    names, ante, button = _names(case), case["ante"], case["button"]
    bid = 2 * ante
    bids: list[dict[str, int]] = []
    told = [say("{who} on the button bids {bid} blind.", who=names[button], bid=chips(bid))]
    for _ in range(rng.randint(0, 3)):
        standing = bids[-1]["seat"] if bids else button
        seat = rng.choice([one for one in names if one != standing])
        bid += ante * rng.randint(1, 8)
        bids.append({"seat": seat, "bid": bid})
        told.append(say("{who} bids {bid}.", who=names[seat], bid=chips(bid)))
    told.append(say("Nobody bids more."))
    case = {**case, "auction": {"bids": bids}}
    ruling, more = ruling_on(case, library)
    order: list[Seat] = more["auction"]["order"]
    at = rng.choice((0, 1, len(order) - 1))
    question = {0: say("Who picks a card first?"), 1: say("Who picks second?")}.get(
        at, say("Who picks last?")
    )
    traps = ["pick order"] if order != [*clockwise(names, button)] else []
    asked = put(question, _of(case, order[at]), _all(case), ruling.reasons[:2], traps, pick=at)
    return Round(case, tuple(told), asked)


def _who_shows(case: Mapping[str, Any], library: Library, rng: Random) -> Round:
    claim, told, on_the_table, raised_by = _claim(case, rng)
    deck = sorted(library.game(case["game"]).cards, key=lambda card: (card.rank, card.suit))
    rng.shuffle(deck)
    players = [
        {**one, "played": written([deck.pop() for _ in range(on_the_table[one["seat"]])])}
        if on_the_table.get(one["seat"])
        else one
        for one in case["players"]
    ]
    case = {**case, "claim": claim}
    ruling, more = ruling_on({**case, "players": players}, library)
    shows: list[Seat] = more["claim"]["shows"]
    if len(shows) == 1:
        raise Unfit
    traps = {"card": ["card raise"], "chips": ["last raise"]}.get(raised_by, [])
    who = _names(case)[shows[0]]
    deeds = [
        one for one in ruling.reasons if one.values.get("who") == who and "pot" not in one.values
    ]
    rule = "Whoever bet or raised last shows or mucks first, and then it goes clockwise"
    why = [*deeds[-1:], Reason(rule, {}, deeds[-1].rule)]
    question = say("All others have called or folded. Who shows or mucks first?")
    asked = put(question, _of(case, shows[0]), _all(case), why, traps, shows=True)
    return Round(case, told, asked)


class _Claim(NamedTuple):
    """A claim and what the others do, up to the last call."""

    actions: list[dict[str, Any]]
    told: tuple[str, ...]
    on_the_table: Mapping[Seat, int]
    raised_by: str
    """What the last raise was made with, chips or a card; nothing where nobody raised."""


def _claim(case: Mapping[str, Any], rng: Random) -> _Claim:
    names, ante = _names(case), case["ante"]
    claimer, to, most = rng.choice(list(names)), ante * rng.randint(2, 10), rng.randint(1, 3)
    claim: list[dict[str, Any]] = [{"seat": claimer, "to": to, "cards": most}]
    told = [_told(say("{who} claims", who=names[claimer]), to, most)]
    on_the_table, gone, raised_by = {claimer: most}, set(), ""
    due, raises = list(clockwise([one for one in names if one != claimer], claimer)), 2
    while due:
        seat = due.pop(0)
        deed = rng.choice(("call", "fold", "card", "chips") if raises else ("call", "call", "fold"))
        if deed == "fold":
            gone.add(seat)
            claim.append({"seat": seat, "folds": True})
            told.append(say("{who} folds.", who=names[seat]))
            continue
        held = on_the_table.get(seat, 0)
        cards = most + 1 if deed == "card" else max(held, rng.randint(1, most))
        to += ante * rng.randint(1, 6) if deed == "chips" else 0
        claim.append({"seat": seat, "to": to, "cards": cards - held})
        told.append(_told(names[seat], to, cards))
        on_the_table[seat], most = cards, max(most, cards)
        if deed != "call":
            raises, raised_by = raises - 1, deed
            others = [one for one in names if one != seat and one not in gone]
            due = list(clockwise(others, seat))
    return _Claim(claim, tuple(told), on_the_table, raised_by)


def _told(who: str, to: int, cards: int) -> str:
    """What somebody has put in, without saying whether that is a raise."""
    if cards == 1:
        return say("{who}: {to} in all, and 1 card on the table.", who=who, to=chips(to))
    sentence = "{who}: {to} in all, and {cards} cards on the table."
    return say(sentence, who=who, to=chips(to), cards=cards)


def _names(case: Mapping[str, Any]) -> dict[Seat, str]:
    return {one["seat"]: one["name"] for one in case["players"]}


def _all(case: Mapping[str, Any]) -> list[Choice]:
    return [_of(case, seat) for seat in _names(case)]


def _of(case: Mapping[str, Any], seat: Seat) -> Choice:
    return seated(_names(case)[seat], seat)
