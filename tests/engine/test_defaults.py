"""What rulings, records and games take for granted where nothing is said."""

from collections.abc import Callable
from inspect import Parameter, signature
from typing import Any

import pytest

from director.engine.betting.big_blind_ante import big_blind_ante
from director.engine.betting.declarations import declared
from director.engine.betting.facing import facing
from director.engine.betting.limit import limit_raise, limit_sizes, open_pair
from director.engine.betting.out_of_turn import out_of_turn
from director.engine.betting.pot_limit import pot_limit_raise
from director.engine.betting.pots import Bet, Claim, Part, Share, build_pots
from director.engine.betting.rounds import Action, Stakes
from director.engine.betting.sevens_rule import LateBet, sevens_rule, sevens_violation
from director.engine.betting.short_wagers import under_call
from director.engine.betting.silent_chips import chip_declared_raise, silent_chips
from director.engine.betting.turns import said, turn
from director.engine.boulder.money import next_bid
from director.engine.buckem.rakes import burns, rake
from director.engine.dealing.burn_cards import burn_remedy
from director.engine.dealing.card_counts import card_count
from director.engine.dealing.first_to_act import first_to_act
from director.engine.dealing.killer_cards import killer_cards
from director.engine.dealing.short_stubs import draw_deck, seventh_street
from director.engine.games.clashes import clashes
from director.engine.games.game import Case, Game
from director.engine.games.streets import Street
from director.engine.hands.buh_points import buh_declaration
from director.engine.ranking.badugi import Badugi, best_badugi
from director.engine.ranking.comparisons import low_that_counts
from director.engine.ranking.five_cards import FiveCards
from director.engine.ranking.kinds import ends_of, weakest, weakest_badugi
from director.engine.showdown.read_aloud import as_read
from director.engine.showdown.showing_hands import who_shows_first

RECORDS: dict[Any, dict[str, object]] = {
    Badugi: {"ace_low": True, "sizes": (4, 3, 2, 1)},
    Action: {"to": 0},
    Stakes: {"forced": 0, "big_bet": 0},
    FiveCards: {
        "lowest_wins": False,
        "ace_low": False,
        "ace_below": True,
        "straights": True,
        "order": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
        "deck": (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14),
        "quick_quads": False,
        "sizes": (5,),
    },
    Case: {"rolls": (), "game": None},
    Game: {
        "aliases": (),
        "short": "",
        "deck": "52",
        "bring_in": "",
        "opener": "left of the button",
        "removal": None,
        "odd_chips": "by position",
        "odd_chips_source": "",
        "odd_half": "first portion",
        "two_odd_chips": False,
        "joker": None,
        "groups": (),
        "if_nobody": None,
        "carried": False,
        "shared": False,
        "by_house": (),
        "stub_dealt_out": False,
        "tied_by_position": False,
        "declares": "",
        "must_declare": False,
        "dice": 0,
        "case_by": "",
        "cases": (),
        "choices": (),
        "chosen": (),
        "by_choice": "",
        "stated_players": (),
        "options": (),
        "house_rules": (),
        "examples": (),
        "betting": "limit",
        "origin": "",
        "kind": "showdown",
    },
    Bet: {"folded": False},
    Claim: {"instead": False, "shares": 1},
    Part: {"odd": 0},
    Share: {"odd": 0, "instead": False},
    LateBet: {"before": 0, "folded": False},
    Street: {
        "down": 0,
        "up": 0,
        "board": (),
        "draw": 0,
        "buy": 0,
        "bet": "",
        "discard": (0, 0),
        "discard_when": "after the betting",
        "dice": 0,
        "dice_when": "after the betting",
        "note": "",
        "note_when": "after the betting",
    },
}
"""What a game, a record or a ruling leaves out."""

RULINGS: dict[Any, dict[str, object]] = {
    as_read: {"counted": True},
    best_badugi: {"best_suits": False},
    big_blind_ante: {
        "reduced": "table",
        "reduced_at": None,
        "removed_at": None,
        "final_table": False,
        "ante_first": False,
    },
    buh_declaration: {"after_draw": True, "must_declare": False, "any_time": False},
    burn_remedy: {"acted": False},
    next_bid: {"chip": 1},
    card_count: {"button": False, "button_acted": False},
    clashes: {"judged": True},
    low_that_counts: {"highest": 8},
    declared: {"pot_limit": False},
    facing: {"in_front": 0, "may_raise": True},
    first_to_act: {
        "button": None,
        "all_in": (),
        "sixth_street_starter": None,
        "tied_by_position": False,
    },
    ends_of: {"lead": 0},
    weakest: {"lead": 0},
    weakest_badugi: {"lead": 0},
    killer_cards: {"unseen": 45},
    limit_raise: {
        "forced": None,
        "later_round": None,
        "most_raises": 3,
        "heads_up": False,
        "open_pair": None,
        "open_pair_doubles": False,
        "big_bet": None,
        "seats": (),
        "stacks": None,
    },
    limit_sizes: {"stud": False},
    open_pair: {"open_pair_doubles": False},
    out_of_turn: {"skipped_silent": False},
    pot_limit_raise: {
        "later_round": None,
        "blinds": None,
        "big_blind_ante": None,
        "count_ante": False,
        "seats": (),
        "stacks": None,
    },
    build_pots: {"dead": 0},
    burns: {"rounds": 1, "chip": 1},
    rake: {"rounds": 1, "chip": 1},
    sevens_rule: {"forfeits_pot": False},
    sevens_violation: {"all_in": None, "behind": None, "half_is_a_bet": False},
    draw_deck: {"earlier_discards": 0, "deal_out_stub": False},
    seventh_street: {"burns": 3, "game": "stud"},
    under_call: {"declared": False, "in_turn": True, "earlier_bet": None},
    who_shows_first: {"last_aggressor": None, "first": None, "all_in": False, "betting_over": True},
    chip_declared_raise: {"in_front": 0},
    silent_chips: {"prior": (), "pulled_back": False, "last_chips": False},
    said: {"completes": False},
    turn: {"capped": False},
}
"""What a ruling takes for granted."""


def left_out(thing: Callable[..., object], said: dict[str, object]) -> dict[str, object]:
    """What it stands for where nothing is said, of what the table speaks of."""
    defaults = {
        name: one.default
        for name, one in signature(thing).parameters.items()
        if one.default is not Parameter.empty
    }
    return {name: defaults.get(name) for name in said}


@pytest.mark.parametrize(("thing", "said"), [*RECORDS.items(), *RULINGS.items()])
def test_what_is_not_said_is_as_it_mostly_is(thing, said):
    assert repr(left_out(thing, said)) == repr(said)
