"""Rule cards of the shipped games, laid out and printed once for all tests that read them."""

from functools import cache

from director.reports.game_sheets.rule_card import rule_card
from director.reports.typesetting.sides.page import Layout
from director.reports.typesetting.typeset import lay_out, set_in_type
from tests.shipped import shipped_games

HALF_LETTER = "half letter"
"""The paper of a card where no other is asked for."""


@cache
def laid(game_id: str, paper: str = HALF_LETTER) -> Layout:
    """A card as its sides are laid out; not to be changed."""
    return lay_out(rule_card(shipped_games().game(game_id), paper))


@cache
def printed(game_id: str, paper: str = HALF_LETTER) -> bytes:
    """A card as a PDF."""
    return set_in_type(rule_card(shipped_games().game(game_id), paper))
