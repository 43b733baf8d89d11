"""Who brings it in and who acts first: upcards, boards and the button, dealt from a seed."""

from collections.abc import Mapping
from random import Random
from typing import Any

from director.engine.cards import JOKER, Card, Cards, written
from director.engine.dealing.first_to_act import bring_in, first_to_act
from director.engine.games.game import Game
from director.engine.reasons import Reason
from director.engine.seats import Seat
from director.school.chosen import as_chosen
from director.school.dealing import NAMES
from director.school.exercise import EASY, HARD, Asked, Unfit, put, seated
from director.translation import listed, say

_POSITION = "left of the button"
_SEATS = 9


def has_first(game: Game) -> bool:
    """Whether somebody acts first by a rule of the game itself."""
    if game.kind != "showdown":
        return True
    if game.choices:
        return any(map(has_first, as_chosen(game)))
    if game.opener == _POSITION and not game.bring_in:
        return len(_later(game)) > 0
    return bool(_by_upcards(game))


def who_acts_first(
    game: Game, rng: Random, strength: str, *, by_position: bool = False
) -> tuple[dict[str, Any], tuple[str, ...], Asked]:
    """A table on some street, what has happened, and who acts first. Raises Unfit.

    `by_position` is the house rule for tied boards (C7).
    """
    if game.opener == _POSITION and not (game.bring_in and rng.random() < _BRING_IN):
        return _from_the_button(game, rng, strength)
    return _by_cards(game, rng, strength, by_position=by_position)


_BRING_IN = 0.5


def _by_cards(
    game: Game, rng: Random, strength: str, *, by_position: bool
) -> tuple[dict[str, Any], tuple[str, ...], Asked]:
    streets = _by_upcards(game)
    if not streets:
        raise Unfit
    street, count = rng.choice(streets)
    players = rng.randint(3, 4) if strength == EASY else rng.randint(4, 6)
    deck = _close_cards(game, rng, players * count)
    seats = sorted(rng.sample(range(1, 9), players))
    boards: dict[Seat, Cards] = {seat: tuple(deck.pop() for _ in range(count)) for seat in seats}
    button = rng.choice(seats) if game.forced == "antes and button" else None
    case = _table(game, boards, button)
    told = [say("Street: {street}.", street=street)]
    traps: list[str] = []
    all_in: list[Seat] = []
    if game.bring_in and count == 1:
        begins = bring_in(game, {seat: cards[0] for seat, cards in boards.items()})
        ranks = [cards[0].rank for cards in boards.values()]
        traps += ["suits"] if ranks.count(begins.card.rank) > 1 else []
        right, why = begins.seat, begins.reasons[:-1]
        question = say("Who brings it in?")
    else:
        all_in = rng.sample(seats, 1) if strength == HARD and rng.random() < _ALL_IN else []
        first = first_to_act(
            game, boards, button=button, all_in=all_in, tied_by_position=by_position
        )
        traps += ["suits"] if first.tied else []
        traps += ["all-in"] if first.seat != first.board else []
        traps += ["paired board"] if any(map(_paired, boards.values())) else []
        told += [say("Seat {seat} is all-in.", seat=seat) for seat in all_in]
        right, why = first.seat, first.reasons
        question = say("Who acts first?")
    return case, tuple(told), _asked(question, boards, right, why, traps, all_in)


_ALL_IN = 0.5


def _by_upcards(game: Game) -> list[tuple[str, int]]:
    """The streets on which upcards say who acts first, and how many there are."""
    streets = [one for one in _upcards(game).items() if one[1] > 1 or _starts_with_cards(game)]
    return streets[:1] if game.opener == _POSITION else streets


def _later(game: Game) -> list[str]:
    """The streets on which it goes by the button; first come the blinds, where there are any."""
    rounds = [street.name for street in game.streets if street.bet]
    return rounds[1:] if game.has_button else rounds


def _starts_with_cards(game: Game) -> bool:
    return bool(game.bring_in) or game.forced == "antes and button"


def _upcards(game: Game) -> dict[str, int]:
    """How many upcards there are on each street with betting that has some."""
    found, up = {}, 0
    for street in game.streets:
        up += street.up
        if street.bet and up:
            found[street.name] = up
    if game.groups:  # how many are up is each player's choice; a table of equal boards
        return {street.name: at for at, street in enumerate(game.streets, 1) if street.bet}
    return {name: count for name, count in found.items() if count <= _FIVE}


_FIVE = 5


def _close_cards(game: Game, rng: Random, needed: int) -> list[Card]:
    """Cards of a few ranks, so that suits and kickers decide."""
    ranks = sorted({card.rank for card in game.cards if card is not JOKER})
    kept = set(rng.sample(ranks, min(len(ranks), max(5, -(-needed // 3)))))
    deck = sorted(
        [card for card in game.cards if card.rank in kept], key=lambda one: (one.rank, one.suit)
    )
    if len(deck) < needed:
        raise Unfit
    rng.shuffle(deck)
    return deck


def _paired(cards: Cards) -> bool:
    return len({card.rank for card in cards}) < len(cards)


def _from_the_button(
    game: Game, rng: Random, strength: str
) -> tuple[dict[str, Any], tuple[str, ...], Asked]:
    later = _later(game)
    if not later:
        raise Unfit
    street = rng.choice(later)
    players = rng.randint(3, 4) if strength == EASY else rng.randint(4, 6)
    seats = sorted(rng.sample(range(1, _SEATS + 1), players))
    gone = strength != EASY and game.has_button and rng.random() < _EMPTY
    empty = [seat for seat in range(1, _SEATS + 1) if seat not in seats]
    button = rng.choice(empty) if gone and empty else rng.choice(seats)
    boards: dict[Seat, Cards] = dict.fromkeys(seats, ())
    first = first_to_act(game, boards, button=button)
    traps = ["empty button"] if button not in seats else []
    all_in: list[Seat] = []
    if strength != EASY and rng.random() < _ALL_IN:
        all_in = [first.seat]
        first = first_to_act(game, boards, button=button, all_in=all_in)
        traps.append("all-in")
    dealer = say("dealer") if game.has_dealer else say("button")
    told = [
        say("Street: {street}.", street=street),
        say("In the hand: seats {seats}.", seats=listed([str(seat) for seat in seats])),
        say("The {dealer} is in seat {seat}.", dealer=dealer, seat=button),
        *[say("Seat {seat} is all-in.", seat=seat) for seat in all_in],
    ]
    case = _table(game, boards, button)
    question = say("Who acts first?")
    return case, tuple(told), _asked(question, boards, first.seat, first.reasons, traps, all_in)


_EMPTY = 0.5


def _table(game: Game, boards: Mapping[Seat, Cards], button: Seat | None) -> dict[str, Any]:
    players = [
        {"seat": seat, "name": name, "cards": {"up": written(cards)} if cards else ""}
        for (seat, cards), name in zip(boards.items(), NAMES, strict=False)
    ]
    return {"game": game.id, "players": players, **({"button": button} if button else {})}


def _asked(
    question: str,
    boards: Mapping[Seat, Cards],
    right: Seat,
    why: tuple[Reason, ...],
    traps: list[str],
    all_in: list[Seat],
) -> Asked:
    choices = {seat: seated(name, seat) for seat, name in zip(boards, NAMES, strict=False)}
    about = {"seat": right, "all_in": tuple(all_in)}
    return put(question, choices[right], list(choices.values()), why, traps, **about)
