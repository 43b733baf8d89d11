"""How a game is won, in one sentence: who takes the pot, with what hand, made of which cards.

The sentence is put together from the game's own blocks, so that a house's game has one as well, and
no card says anything else than what is ruled.
"""

from collections.abc import Sequence

from director.engine.games.boards import (
    Layout,
    contiguous,
    contiguous_turned,
    each_row,
    one_per_row,
)
from director.engine.games.deciders import street_and_word
from director.engine.games.game import Game
from director.engine.games.portions import FIRST_PHRASES, Portion
from director.engine.hands.card_orders import Way, ways_of
from director.engine.hands.qualifiers import qualifies
from director.engine.ranking.badugi import Badugi
from director.engine.ranking.cards_that_play import Making
from director.engine.ranking.counts import Count
from director.engine.ranking.five_cards import NOTHING, STRAIGHT, FiveCards
from director.engine.ranking.hand_names import one
from director.engine.ranking.kinds import best, kinds_of
from director.engine.ranking.points import Points
from director.translation import capital, listed, say

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_BOARDS: dict[Layout, str] = {
    one_per_row: "the board, one from each row",
    each_row: "one row of the board",
    contiguous: "one line of the board",
    contiguous_turned: "one line of the board",
}
"""Where the cards of the board come from, where they are more than one row."""


def how_to_win(game: Game) -> str:
    """Who takes the pot, and with what."""
    if game.kind == "tricks":
        return say(
            "Two or more of the five tricks win: one winner takes the pot, two split it, and"
            " whoever stayed and won neither puts up as much as there was."
        )
    if game.chosen:
        names = [played.short or played.name for played in game.chosen]
        return say(
            "One of {count} games is picked, and the hand is won as in that game: {games}.",
            count=_number(len(names)),
            games=listed(names),
        )
    ways = ways_of(game)
    made = {how for way in ways for how in _all_made_of(way.game)}
    told: dict[str, list[Way]] = {}
    for way in ways:
        told.setdefault(_won(way.game, said_once=len(made) == 1), []).append(way)
    if len(told) == 1:
        return say("{sentence}.", sentence=capital(_won(ways[0].game)))
    if len(told) > _MOST_WAYS:
        most = max((way.game for way in ways), key=lambda one: len(one.portions))
        values = {"sentence": capital(_won(most, "")), "what": _decided(game)}
        return say("{sentence}; what qualifies goes by {what}.", **values)
    parts = [f"{_named(game, same)} {sentence}" for sentence, same in told.items()]
    said = capital("; ".join(parts))
    if len(made) > 1:
        return say("{sentence}.", sentence=said)
    return say("{sentence}: for each, {cards}.", sentence=said, cards=made.pop())


_MOST_WAYS = 3
"""So many ways of winning are said one by one."""


def _named(game: Game, ways: Sequence[Way]) -> str:
    """When these ways are played: "after a roll of 1–3", "after a red flop"."""
    names = listed([say(way.name) for way in ways])
    street, word = street_and_word(game.case_by)
    if word == "colour":
        return say("after a {color} {street}", color=names, street=say(street))
    if street:
        return say("after {suit} on the {street}", suit=names, street=say(street))
    return say("after a roll of {number}", number=names) if game.dice else f"{names}:"


def _decided(game: Game) -> str:
    street, _ = street_and_word(game.case_by)
    if street:
        return say("the {street}", street=say(street))
    return say("the roll") if game.dice else say("the choice")


def _won(game: Game, qualified: str | None = None, *, said_once: bool | None = None) -> str:
    """Who takes the pot, without a full stop; with a text, that for all qualifiers.

    Where this is not the whole sentence, `said_once` says whether the sentence ends with what all
    hands are made of.
    """
    hands = [_hand(game, portion, qualified) for portion in game.portions]
    made = _all_made_of(game)
    otherwise = _otherwise(game)
    if len(set(made)) > 1 or (made[0] and otherwise):
        hands = [
            say("{hand} ({cards})", hand=hand.rstrip(","), cards=cards) if cards else hand
            for hand, cards in zip(hands, made, strict=True)
        ]
        made = ("",)
    if len(hands) > 1:
        said = say("{hands} split the pot", hands=listed(hands))
    elif isinstance(game.portions[0].scale, Points | Count):
        said = say("{points} take the pot", points=hands[0])
    else:
        said = say("{hand} takes the pot", hand=hands[0])
    if otherwise or not made[0] or said_once:
        return f"{said}{otherwise}"
    cards = say("for each, {cards}", cards=made[0]) if len(hands) > 1 else made[0]
    if said_once is None:
        return say("{sentence}: {cards}", sentence=said, cards=cards)
    return say("{sentence} ({cards})", sentence=said, cards=cards)


def _all_made_of(game: Game) -> tuple[str, ...]:
    """The cards that make each hand that is played for."""
    if game.kind == "auction":
        return (say("up to five of the cards that a player has played"),)
    return tuple([_made_of(game, portion) for portion in game.portions])


def _otherwise(game: Game) -> str:
    """What else may take the pot, and what becomes of it if nothing does."""
    if game.declares:
        return say(", unless somebody declares a buh, which takes it at once")
    if len(game.portions) == 1 and qualifies(game.portions[0]):
        if game.if_nobody:
            hand = _hand(game, game.if_nobody, "")
            return say("; if nobody has one, {hand} takes it", hand=hand)
        if game.carried:
            return say("; if nobody has one, it stays for the next deal")
        if game.shared:
            return say("; if nobody has one, all who are left share it")
    return ""


def _hand(game: Game, portion: Portion, qualified: str | None = None) -> str:
    """The hand that takes a portion: "the best low, eight or better,"."""
    name = _name(portion, alone=len(game.portions) == 1)
    if portion.first in FIRST_PHRASES:
        name = f"{name}, {say(FIRST_PHRASES[portion.first])},"
    least = qualifies(portion) if qualified is None else qualified
    return say("{hand}, {least},", hand=name.rstrip(","), least=least) if least else name


def _name(portion: Portion, *, alone: bool) -> str:
    scale = portion.scale
    if isinstance(scale, Badugi):
        return say("the best badugi")
    if isinstance(scale, Count):
        return say("the fewest points in {count} cards", count=_number(scale.sizes[0]))
    if isinstance(scale, Points) and scale.fewest_win:
        return say("the fewest points")
    if isinstance(scale, Points):
        most = say("the most points up to {most}", most=scale.up_to)
        return most if scale.up_to else say("the most points")
    if isinstance(scale, FiveCards) and scale.only:
        kind = say("straight") if STRAIGHT in scale.only else say("flush")
        lowest = say("the lowest {kind}", kind=kind)
        return lowest if scale.lowest_wins else say("the highest {kind}", kind=kind)
    if isinstance(scale, FiveCards) and scale.lowest_wins:
        if portion.title == "low" and not alone:
            return say("the best low")
        return _low(scale)
    title = portion.title
    return say("the best {title} hand", title=title)


def _low(scale: FiveCards) -> str:
    """A lowball's name, from its best hand: "the best deuce-to-seven low"."""
    if not scale.pairs:
        return say("the lowest hand, card by card,")
    ranks = scale.read(best(scale, kinds_of(scale)[0])).ranks
    if kinds_of(scale)[0] != NOTHING:
        return say("the lowest hand")
    return say("the best {lowest}-to-{top} low", lowest=one(ranks[-1]), top=one(ranks[0]))


def _made_of(game: Game, portion: Portion) -> str:
    """The cards that make it; empty where they are simply a player's own."""
    held = game.parts.get(portion.part, game.most_cards)
    size = max(portion.scale.sizes)
    if not game.board_count:
        if held <= size:
            return ""
        return say("any {size} of {held} cards", size=_number(size), held=_number(held))
    ways = [_from_both(game, portion, making, held, size) for making in portion.making]
    return say(", or ").join(ways)


def _from_both(game: Game, portion: Portion, making: Making, held: int, size: int) -> str:
    """A way to take cards from the hand and from the board."""
    board = say(_board(game))
    every = say("both") if held == 2 else say("all {count}", count=_number(held))
    if making.text == "any":
        values = {"size": _number(size), "held": _number(held), "board": board}
        return say("any {size} of {held} hole cards and {board}", **values)
    if making.text == "all + rest":
        return say("every hole card that is kept, filled up from {board}", board=board)
    if making.text == "hand":
        if held > max(portion.scale.sizes) or min(portion.scale.sizes) < held:
            return say("among the hole cards")
        return say("{every} hole cards", every=every)
    if making.size is None:
        values = {"most": _number(making.most), "board": board}
        return say("at most {most} hole cards and the rest from {board}", **values)
    rest = _number(making.size - making.most)
    if making.most == held:
        return say("{every} hole cards and {rest} from {board}", every=every, rest=rest,
                   board=board)  # fmt: skip
    values = {"own": _number(making.most), "rest": rest, "board": board}
    return say("exactly {own} hole cards and {rest} from {board}", **values)


def _board(game: Game) -> str:
    if game.removal and game.layout is each_row:
        return "one row of the board that is left"
    if game.layout in _BOARDS and not game.one_row:
        return _BOARDS[game.layout]
    if game.turning:
        return "the board cards that stay face up"
    return "the board"


def _number(count: int) -> str:
    return say(_NUMBERS[count]) if count < len(_NUMBERS) else str(count)
