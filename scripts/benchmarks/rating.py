"""Rates the hands of one round in one way, and prints how many a second.

It runs in a process of its own, ours in the program's environment and the others' in theirs.
"""

import importlib
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

from deals import COUNT, Deal, deals

Way = Callable[[Sequence[Deal]], tuple[Callable[..., object], Sequence[tuple[Any, ...]]]]
"""Takes the deals to what is called, and with what; what comes before the call is not timed."""


def ours_seven(scale: str) -> Way:
    """Five of seven cards that have been read."""

    def way(hands: Sequence[Deal]) -> tuple[Callable[..., object], Sequence[tuple[Any, ...]]]:
        cards, scales, tables = (
            engine("cards"),
            engine("ranking.scales"),
            engine("ranking.rank_tables"),
        )
        read = [(cards.read_cards("".join(own + board)),) for own, board in hands]
        return tables.best_of_seven(scales.SCALES[scale]), read

    return way


def ours_two_and_three(*names: str) -> Way:
    """Two of the hand and three of the board, on each of the scales."""

    def way(hands: Sequence[Deal]) -> tuple[Callable[..., object], Sequence[tuple[Any, ...]]]:
        cards, scales, tables = (
            engine("cards"),
            engine("ranking.scales"),
            engine("ranking.rank_tables"),
        )
        read = [
            (cards.read_cards("".join(own)), cards.read_cards("".join(board)))
            for own, board in hands
        ]
        return tables.best_two_and_three(*(scales.SCALES[name] for name in names)), read

    return way


def ours_badugi(hands: Sequence[Deal]) -> tuple[Callable[..., object], Sequence[tuple[Any, ...]]]:
    """The best badugi among four cards that have been read."""
    cards, scales, badugis = engine("cards"), engine("ranking.scales"), engine("ranking.badugi")
    read = [(cards.read_cards("".join(own)),) for own, _ in hands]
    return badugis.rate_badugi(scales.SCALES["badugi"]), read


def ours_from_text(
    hands: Sequence[Deal],
) -> tuple[Callable[..., object], Sequence[tuple[Any, ...]]]:
    """Seven cards, read and rated."""
    read_cards = engine("cards").read_cards
    rate = engine("ranking.rank_tables").best_of_seven(engine("ranking.scales").SCALES["high"])
    return lambda text: rate(read_cards(text)), [("".join(own + board),) for own, board in hands]


def phevaluator(hands: Sequence[Deal]) -> tuple[Callable[..., object], Sequence[tuple[Any, ...]]]:
    """Its public call, with cards it has read."""
    peer = importlib.import_module("phevaluator")
    read = [tuple(peer.Card(card) for card in own + board) for own, board in hands]
    return peer.evaluate_cards, read


def phevaluator_numbers(
    hands: Sequence[Deal],
) -> tuple[Callable[..., object], Sequence[tuple[Any, ...]]]:
    """Its public call, with cards as the numbers that it counts with."""
    peer = importlib.import_module("phevaluator")
    read = [tuple(peer.Card(card).id_ for card in own + board) for own, board in hands]
    return peer.evaluate_cards, read


def treys(hands: Sequence[Deal]) -> tuple[Callable[..., object], Sequence[tuple[Any, ...]]]:
    """Its public call, with cards it has read."""
    peer = importlib.import_module("treys")
    new = peer.Card.new
    read = [([new(card) for card in board], [new(card) for card in own]) for own, board in hands]
    return peer.Evaluator().evaluate, read


def eval7_from_text(
    hands: Sequence[Deal],
) -> tuple[Callable[..., object], Sequence[tuple[Any, ...]]]:
    """Seven cards, read and rated, as its documentation does it."""
    peer = importlib.import_module("eval7")
    card, evaluate = peer.Card, peer.evaluate
    texts = [(own + board,) for own, board in hands]
    return lambda seven: evaluate([card(text) for text in seven]), texts


def engine(module: str) -> Any:
    """A module of ours; the others' environment has none."""
    return importlib.import_module(f"director.engine.{module}")


WAYS: dict[str, tuple[int, int, Way]] = {
    "ours, seven high": (2, 5, ours_seven("high")),
    "phevaluator, seven high": (2, 5, phevaluator),
    "phevaluator, seven high, numbers": (2, 5, phevaluator_numbers),
    "treys, seven high": (2, 5, treys),
    "ours, seven low": (2, 5, ours_seven("california")),
    "ours, Omaha": (4, 5, ours_two_and_three("high")),
    "ours, Omaha/8": (4, 5, ours_two_and_three("high", "california")),
    "ours, badugi": (4, 0, ours_badugi),
    "ours, seven from text": (2, 5, ours_from_text),
    "eval7, seven from text": (2, 5, eval7_from_text),
}
"""Cards of one's own, cards on the board, and how they are rated."""


def main(name: str, seed: int) -> None:
    """Prints hands a second; a first pass makes what is made on first use."""
    own, board, way = WAYS[name]
    call, hands = way(deals(own, board, seed))
    for hand in hands[:1000]:
        call(*hand)
    began = time.perf_counter()
    for hand in hands:
        call(*hand)
    print(COUNT / (time.perf_counter() - began))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
