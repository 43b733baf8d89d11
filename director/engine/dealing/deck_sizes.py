"""How many players a deck serves.

Flop games need a burn for each street of the board, dealt or rolled, three at most, beside hands
and board (B24); in stud and draw games the cards of folded players make room, and the usual numbers
stand.
"""

from typing import NamedTuple

from director.engine.games.game import Game
from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.translation import say

_SEATS = 10
"""More are not dealt in at one table."""


class DeckSize(NamedTuple):
    """A deck, and what a table of players needs of it. All are numbers of cards or players."""

    deck: int
    most_players: int
    needed: int
    """Cards for the players asked about: hands, board and burns; without burns where cards of
    folded players come back."""
    enough: bool
    reasons: tuple[Reason, ...]


_DECKS = {
    52: "The deck is the full pack",
    53: "The deck is the pack and a joker",
    36: "The deck has sixes to aces",
    41: "The deck has no eights, nines and tens, and a joker",
}


def deck_size(game: Game, players: int) -> DeckSize:
    """Whether the deck serves so many players, and how many at most (S 1.11).

    Raises NotPossible for fewer than two players.
    """
    if players < 2:
        raise NotPossible("players", say("a hand is dealt to two players or more"))
    deck, most = len(game.cards), game.most_players
    in_hand, burns = game.held, game.burns
    needed = in_hand * players + game.board_count + burns
    values = {
        "players": players,
        "fewest": game.fewest_players,
        "most": most,
        "deck": deck,
        "hand": in_hand,
        "board": game.board_count,
        "burns": say("1 burn") if burns == 1 else say("{count} burns", count=burns),
        "needed": needed,
    }
    sentence = (
        "{players} players may be dealt in; {most} at most"
        if players <= most
        else "{players} players are too many; {most} at most"
    )
    reasons = [Reason(sentence, values, game.source)]
    if game.stated_players:
        sentence = "The rules of the game are for {fewest} to {most} players"
        reasons.append(Reason(sentence, values, game.source))
    elif game.serves_all:
        sentence = "{players} hands of {hand} and {burns}: {needed} of {deck}"
        reasons.append(Reason(sentence, values, "S 1.11"))
    elif game.board_count:
        sentence = "{players} hands of {hand}, {board} for the board, {burns}: {needed} of {deck}"
        reasons.append(Reason(sentence, values, "S 1.11"))
        if most == _SEATS:
            reasons.append(Reason("A table has {most} seats at most", values, "S 1.11"))
    else:
        sentence = "Cards of folded players make room; the usual number of players stands"
        reasons.append(Reason(sentence, values, "S 1.11"))
    reasons.append(Reason(_DECKS.get(deck, "The deck has {deck} cards"), values, "S 1.11"))
    return DeckSize(deck, most, needed, players <= most, tuple(reasons))
