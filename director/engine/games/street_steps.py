"""What happens on a street, in its true order: before the betting, with it, and after it.

The cards that are dealt come first, and a picture shows them; here is what follows.
"""

from collections.abc import Iterator

from director.engine.games.boards import TURNING_SENTENCES
from director.engine.games.deciders import street_and_word
from director.engine.games.game import Game
from director.engine.games.streets import WHEN, Street
from director.translation import say

_BEFORE, _WITH, _AFTER = WHEN

_BETS = {
    "small": "small bet",
    "big": "big bet",
    "small or big": "small or big bet",
    "any": "betting",
}


def street_steps(game: Game, street: Street) -> tuple[str, ...]:
    """What happens on this street once its cards are dealt, step by step."""
    steps = [*_before(game, street), *_at(game, street, _BEFORE)]
    if street.bet:
        bet = say(_BETS[street.bet])
        with_it = list(_at(game, street, _WITH))
        steps.append(
            say("{bet}; {what} {when}", bet=bet, what=", ".join(with_it), when=say(_WITH))
            if with_it
            else bet
        )
    return (*steps, *_at(game, street, _AFTER))


def _before(game: Game, street: Street) -> Iterator[str]:
    """What always comes before the betting: rows that go, cards of a case, draws and buys."""
    boards = [one for one in game.streets if one.board]
    if game.removal and boards and street is boards[game.removal.at]:
        yield game.removal.says
    if street.name == street_and_word(game.case_by)[0]:
        dealt = game.down + game.up
        for case in game.cases:
            more = case.game.most_cards - dealt if case.game else 0
            values = {
                "case": say(case.name),
                "street": say(street.name),
                "title": case.title,
                "count": more,
            }
            yield (
                say("{case} {street}: {count} more down, {title}", **values)
                if more > 0
                else say("{case} {street}: {title}", **values)
            )
    if street.draw:
        yield say("draw up to {count}", count=street.draw)
    if street.buy:
        yield (
            say("buy a card or not")
            if street.buy == 1
            else say("buy up to {count} cards", count=street.buy)
        )


def _at(game: Game, street: Street, when: str) -> Iterator[str]:
    """Discards, dice and whatever else a street has at this time."""
    fewest, most = street.discard
    if most and street.discard_when == when:
        yield (
            say("discard {count}", count=most)
            if fewest == most
            else say("discard {fewest} to {most}", fewest=fewest, most=most)
        )
    if street.dice and street.dice_when == when:
        yield say("roll a die") if street.dice == 1 else say("roll {count} dice", count=street.dice)
        if game.turning:
            yield say(TURNING_SENTENCES[game.turning])
    if street.note and street.note_when == when:
        yield street.note
