"""A game as a picture: the steps of its deal by number, and which of its cards make a hand.

All of it follows from the game's declaration. What plays is asked of the engine, with real cards in
place of those that nobody knows yet, so that a picture never shows a hand that would not count.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from director.engine.boulder.hands import MOST
from director.engine.buckem.trick_records import HAND
from director.engine.cards import DECKS, Card, Cards
from director.engine.games.boards import (
    Board,
    Layout,
    contiguous,
    contiguous_turned,
    each_row,
    one_per_row,
    turned_down,
    whole_rows,
)
from director.engine.games.game import Game
from director.engine.games.portions import Portion
from director.engine.games.street_steps import street_steps
from director.engine.hands.best_hand import playable
from director.engine.ranking.cards_that_play import Making
from director.translation import capital, listed, say
from director.views.ruling.felt import lines, spots

ROLLS = (2, 5, 1)
"""What the dice show in a picture, one after the other."""
_ENOUGH = 4000
"""Choices of cards among which the one for a picture is looked for."""


class DealStep(NamedTuple):
    """One step of a deal: what comes to a player and to the board, and what is done."""

    name: str
    down: int = 0
    up: int = 0
    board: tuple[int, ...] = ()
    draw: int = 0
    """Cards that may be exchanged or bought."""
    actions: tuple[str, ...] = ()


class DealtCard(NamedTuple):
    """A card of a picture, so many cards from the left and from the top."""

    across: float
    down: float
    step: int
    """The number of the step that deals it, from 1."""
    is_down: bool = False
    """Whether it is dealt, or turned, face down."""
    plays: bool = False
    """Whether it is one of those that make a hand here, where all are made like it."""
    may_play: bool = False
    """Whether some hand has it, where there are several ways to make one."""
    is_out: bool = False
    """Whether it is discarded, or lies in a row that is removed."""


class Diagram(NamedTuple):
    """A player's hand and the board once all is dealt, and a hand that may be made of them."""

    title: str
    """Of which share, or in which case; empty where there is one alone."""
    hand: tuple[DealtCard, ...]
    board: tuple[DealtCard, ...]
    lines: tuple[tuple[int, ...], ...]
    """The cards of the board that a line joins, by their numbers in it."""
    captions: tuple[str, ...]
    """What may be played, and what has been removed or turned."""


def deal_steps(game: Game) -> tuple[DealStep, ...]:
    """The deal of a game, step by step."""
    if game.kind != "showdown":
        return _TOLD[game.kind]()
    return tuple(
        DealStep(
            one.name, one.down, one.up, one.board, one.draw or one.buy, street_steps(game, one)
        )
        for one in game.streets
    )


def _auction() -> tuple[DealStep, ...]:
    return (
        DealStep(say("ante"), actions=(say("everybody antes"),)),
        DealStep(
            say("auction"),
            actions=(
                say("as many cards as players: two up, the others down"),
                say("bid; the winner pays and picks first, then clockwise"),
            ),
        ),
        DealStep(say("claim"), actions=(say("cards from hand face down, with or without a bet"),)),
        DealStep(say("discard"), actions=(say("down to {count} cards", count=MOST),)),
    )


def _tricks() -> tuple[DealStep, ...]:
    return (
        DealStep(say("hand"), down=HAND, actions=(say("everybody antes"),)),
        DealStep(say("trump"), board=(1,), actions=(say("stay or fold"),)),
        DealStep(say("exchange"), draw=3, actions=(say("players who stayed draw up to three"),)),
        DealStep(say("tricks"), actions=(say("{count} tricks; two or more win", count=HAND),)),
    )


_TOLD = {"auction": _auction, "tricks": _tricks}
"""The deals that no street declares (BOUL, BUCK)."""


def diagrams(game: Game) -> tuple[Diagram, ...]:
    """The pictures of a game, none where a player only holds cards that all play."""
    if game.chosen:
        return tuple(
            one._replace(title=chosen.short or chosen.name)
            for chosen in game.chosen
            for one in diagrams(chosen)[:1]
        )
    return _by_cases(game) or (_by_portions(game) if game.board or game.up else ())


def _by_cases(game: Game) -> tuple[Diagram, ...]:
    """A picture for each case in which the board lies, or the hand is made, in another way."""
    cases = [(case, case.game) for case in game.cases if case.game]
    apart = {(played.layout, played.most_cards, _made(played)): case for case, played in cases}
    if len(apart) < 2:
        return ()
    return tuple(
        one._replace(title=capital(say("{case}: {title}", case=case.name, title=case.title)))
        for case in apart.values()
        if case.game
        for one in _by_portions(case.game)
    )


def _made(game: Game) -> tuple[Making, ...]:
    """How the first of its hands is made: a case that only drops another is played alike."""
    return game.portions[0].making


def _by_portions(game: Game) -> tuple[Diagram, ...]:
    """A picture for all portions that are made alike."""
    alike: dict[tuple[object, ...], list[Portion]] = {}
    for portion in game.portions:
        key = (portion.making, portion.part, max(portion.scale.sizes))
        alike.setdefault(key, []).append(portion)
    found = []
    for portions in alike.values():
        title = listed([one.title for one in portions]) if len(alike) > 1 else ""
        found.append(_diagram(game, portions[0], capital(title)))
    return tuple(found)


def _diagram(game: Game, portion: Portion, title: str) -> Diagram:
    hand, held = _hand(game, portion)
    board, cards = _board(game)
    lying = [card for street in board for row in street for card in row]
    down = turned_down(game.turning, board, ROLLS[: game.dice])
    up = game.turning(board, ROLLS[: game.dice]) if game.turning else board
    gone = game.removal.gone(board) if game.removal and board else ()
    out = (
        {card for number, row in enumerate(whole_rows(board), 1) if number in gone for card in row}
        if gone
        else set()
    )
    kept = [len(held)] if game.parts else range(_fewest(game, held), len(held) + 1)
    found = [way for n in kept for way in islice(playable(game, portion, held[:n], up), _ENOUGH)]
    size = max(map(len, found), default=0)
    ways = [way for way in found if len(way) == size]
    streets = {card: at for at, street in enumerate(board) for row in street for card in row}
    shown = {*max(ways, key=lambda way: _telling(way, held, streets), default=())}
    some: set[Card] = set()
    if _differ(ways, held):
        shown, some = some, {card for way in ways for card in way}
    mine = set(held)
    return Diagram(
        title,
        tuple(
            one._replace(
                plays=card in shown,
                may_play=card in some,
                is_out=not game.parts and card not in mine,
            )
            for one, card in hand
        ),
        tuple(
            one._replace(
                plays=card in shown,
                may_play=card in some,
                is_out=card in out,
                is_down=card in down,
            )
            for one, card in zip(cards, lying, strict=True)
        ),
        lines(game),
        tuple(_captions(game, portion, held)),
    )


def _fewest(game: Game, held: Cards) -> int:
    """Cards in hand at least, where players are left their number (Scrotum)."""
    return min(len(held), max(1, game.fewest_cards))


def _differ(ways: Sequence[Cards], held: Cards) -> bool:
    """Whether one of these would teach another rule than the next: two hole cards, one or none.

    Nor does any show how all are made where they are some cards of a hand and no board plays.
    """
    own = {len([card for card in way if card in held]) for way in ways}
    return len(own) > 1 or (own == {max(map(len, ways), default=0)} and len(ways) > 1)


def _telling(way: Cards, held: Cards, streets: Mapping[Card, int]) -> tuple[bool, int, int]:
    """How much a choice of cards shows: something of the hand, many streets, more of the hand."""
    own = sum([card in held for card in way])
    return own > 0, len({streets[card] for card in way if card in streets}), own


def _hand(game: Game, portion: Portion) -> tuple[list[tuple[DealtCard, Card]], Cards]:
    """A player's cards in the order dealt, and those that are held for this portion."""
    deck = _deck(game)
    dealt: list[tuple[DealtCard, Card]] = []
    for step, street in enumerate(game.streets, 1):
        # the last card of stud comes down, and lies after the others as it is dealt
        for is_down in (*[True] * street.down, *[False] * street.up):
            dealt.append((DealtCard(len(dealt), 0, step, is_down), deck[len(dealt)]))
    more = max(game.most_cards, 1) - len(dealt)
    if more > 0:  # a case deals further cards once it is known: the street that decides
        step = next((n for n, one in enumerate(game.streets, 1) if one.board), 1)
        for _ in range(more):
            dealt.append((DealtCard(len(dealt), 0, step, True), deck[len(dealt)]))
    if game.parts:
        return _parted(game, portion, dealt)
    count = game.most_cards
    thrown = len(dealt) - count
    early = [card for one, card in dealt if one.is_down and one.step == dealt[0][0].step]
    gone = set(early[len(early) - thrown :]) if 0 < thrown < len(early) else set()
    held = tuple([card for _, card in dealt if card not in gone])[:count]
    return dealt, held


def _parted(
    game: Game, portion: Portion, dealt: Sequence[tuple[DealtCard, Card]]
) -> tuple[list[tuple[DealtCard, Card]], Cards]:
    """Hands that a player keeps apart, with a gap between them (Sohe)."""
    found: list[tuple[DealtCard, Card]] = []
    held: Cards = ()
    for gap, (part, count) in enumerate(game.parts.items()):
        own = dealt[len(found) : len(found) + count]
        found += [(one._replace(across=one.across + gap * 0.5), card) for one, card in own]
        if part == portion.part:
            held = tuple([card for _, card in own])
    return found, held


def _board(game: Game) -> tuple[Board, list[DealtCard]]:
    """Cards of the deck as the board, and where each lies."""
    deck = iter(_deck(game)[::-1])
    numbers = [number for number, one in enumerate(game.streets, 1) if one.board]
    board = tuple(tuple(tuple(islice(deck, count)) for count in street) for street in game.board)
    steps = [
        number
        for number, street in zip(numbers, game.board, strict=True)
        for _ in range(sum(street))
    ]
    if not steps:
        return (), []
    return board, [
        DealtCard(spot.x, spot.y, step) for spot, step in zip(spots(game), steps, strict=True)
    ]


def _deck(game: Game) -> Cards:
    """The deck suit by suit, so that cards dealt one after the other differ in rank."""
    return tuple(sorted([one for one in DECKS[game.deck] if one.suit >= 0], key=_by_suit))


def _by_suit(card: Card) -> tuple[int, int]:
    return card.suit, card.rank


def _captions(game: Game, portion: Portion, held: Cards) -> Iterator[str]:
    """What may be played, in words; then what is removed or turned down."""
    in_hand, fewest = len(held), _fewest(game, held)
    if portion.making[0].text == "all + rest" and fewest < in_hand:
        text = "every card kept in hand ({fewest} to {most}), the rest from the board"
        yield say(text, fewest=fewest, most=in_hand)
    elif portion.making[0].text == "all + rest":
        yield say("every card kept in hand, the rest from the board")
    else:
        yield say(" or ").join(_taken(game, portion, in_hand))
    on_board = LAYOUT_WORDS.get(game.layout)
    if on_board and any(one.most < in_hand or one.size for one in portion.making):
        yield say(on_board)
    if game.removal:
        yield game.removal.says
    if game.turning:
        rolled = listed([str(roll) for roll in ROLLS[: game.dice]])
        yield say("here the dice show {rolled}", rolled=rolled)


LAYOUT_WORDS: dict[Layout, str] = {
    one_per_row: "no two board cards from one row",
    each_row: "all board cards from one row",
    contiguous: "all board cards from one line",
    contiguous_turned: "all board cards from one line",
}
"""Which board cards may be played together; any where it is not here."""


def _taken(game: Game, portion: Portion, in_hand: int) -> Iterator[str]:
    """How many cards of the hand and of the board, making by making."""
    size = max(portion.scale.sizes)
    for making in portion.making:
        counts = sorted({*making.splits(size, in_hand, game.board_count)})
        if not counts:
            continue
        (fewest, _), (most, left) = counts[0], counts[-1]
        if not game.board_count or making.text == "hand":
            whole = {"count": size, "held": in_hand}
            yield (
                say("all {held} cards in hand", **whole)
                if in_hand <= size
                else say("any {count} of the {held} cards held", **whole)
            )
        elif fewest == most:
            yield say("exactly {own} from hand and {shared} from the board", own=most, shared=left)
        elif most < min(in_hand, size):
            yield say("at most {own} from hand, the rest from the board", own=most)
        else:
            yield say("any {count} cards, from hand and board together", count=size)
