"""Plays hands with PokerKit up to the showdown; prints them, and how long its showdown took.

The time is that of the last act of the hand, which brings its showdown about: the last board card,
the last upcard, the last player who stands pat.
"""

import importlib
import json
import random
import sys
import time
import warnings
from collections.abc import Callable
from typing import Any

EACH = 3
WARM = 2
"""Hands that are printed, and hands before them that do not count."""

ACTS_OF_A_HAND = 400
"""More acts than any of these hands has."""


def automations(kit: Any) -> tuple[Any, ...]:
    """What PokerKit does of itself: all but dealing and betting."""
    does = kit.Automation
    return (
        does.ANTE_POSTING,
        does.BET_COLLECTION,
        does.BLIND_OR_STRADDLE_POSTING,
        does.CARD_BURNING,
        does.HOLE_CARDS_SHOWING_OR_MUCKING,
        does.HAND_KILLING,
        does.CHIPS_PUSHING,
        does.CHIPS_PULLING,
        does.RUNOUT_COUNT_SELECTION,
    )


def stacks(players: int) -> list[int]:
    """One pot a player but one: 100, 200 ... with the last two alike, all of which go in."""
    return [100 * place for place in range(1, players)] + [100 * (players - 1)]


def holdem(kit: Any) -> Any:
    """Nine players all in before the flop."""
    all_in = stacks(9)
    return kit.NoLimitTexasHoldem.create_state(
        automations(kit), True, 0, (50, 100), 100, tuple(all_in), 9
    )


def omaha_high_low(kit: Any) -> Any:
    """The same in limit, with blinds that nobody can raise."""
    game = kit.FixedLimitOmahaHoldemHighLowSplitEightOrBetter
    return game.create_state(automations(kit), True, 0, (450, 900), 900, 1800, tuple(stacks(9)), 9)


def stud_high_low(kit: Any) -> Any:
    """Seven players all in by the ante."""
    game = kit.FixedLimitSevenCardStudHighLowSplitEightOrBetter
    return game.create_state(automations(kit), False, 700, 50, 800, 1600, tuple(stacks(7)), 7)


def badugi(kit: Any) -> Any:
    """Eight players all in before the first draw, all of whom stand pat."""
    return kit.FixedLimitBadugi.create_state(
        automations(kit), True, 0, (400, 800), 800, 1600, tuple(stacks(8)), 8
    )


HANDS: dict[str, Callable[[Any], Any]] = {
    "texas-holdem": holdem,
    "omaha-high-low": omaha_high_low,
    "stud-high-low": stud_high_low,
    "badugi": badugi,
}


def main(game: str, seed: int) -> None:
    """Prints some hands as a showdown file has them, each with PokerKit's seconds beside it."""
    warnings.simplefilter("ignore")
    kit = importlib.import_module("pokerkit")
    random.seed(seed)
    for _ in range(WARM):
        played(game, HANDS[game](kit))
    print(json.dumps([played(game, HANDS[game](kit)) for _ in range(EACH)]))


def played(game: str, state: Any) -> dict[str, Any]:
    """The hand that was played to its end, and the seconds that its showdown took."""
    count = state.player_count
    bets, seconds = stacks(count), 0.0
    hands: list[list[str]] = [[] for _ in range(count)]
    for _ in range(ACTS_OF_A_HAND):
        if not state.status:
            break
        hands = [[repr(card) for card in held] for held in state.hole_cards]
        act = next_act(state)
        began = time.perf_counter()
        done = act()
        seconds = time.perf_counter() - began
        dealt = getattr(done, "cards", ())
        if type(done).__name__ == "HoleDealing":
            hands[done.player_index] += [repr(card) for card in dealt]
    board = [repr(card) for row in state.board_cards for card in row]
    case: dict[str, Any] = {
        "game": game,
        "button": count,
        "players": [
            {"seat": place + 1, "cards": "".join(hands[place]), "bet": bets[place]}
            for place in range(count)
        ],
    }
    if board:
        case["board"] = "".join(board)
    return {"case": case, "seconds": seconds}


def next_act(state: Any) -> Any:
    """What comes next in a hand that nobody raises."""
    if state.can_deal_hole():
        return state.deal_hole
    if state.can_deal_board():
        return state.deal_board
    if state.can_stand_pat_or_discard():
        return state.stand_pat_or_discard
    if state.can_post_bring_in():
        return state.post_bring_in
    return state.check_or_call


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
