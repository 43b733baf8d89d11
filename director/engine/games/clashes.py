"""What the blocks of a game say against each other: too many cards, a hand that nobody can make.

Such a game cannot be dealt or judged, and its file is wrong.

Nothing here knows a game: every clash follows from the blocks, and the layouts, makings and scales
are asked themselves.
"""

from collections.abc import Iterator
from typing import NamedTuple

from director.engine.cards import JOKER, written
from director.engine.games.boards import LAYOUTS, REMOVALS, TURNINGS, Removal, shape_clash
from director.engine.games.deciders import (
    CHOICE,
    DICE,
    SHOWN,
    SUM,
    dice_needed,
    rolls,
    street_and_word,
)
from director.engine.games.game import Game
from director.engine.games.made_hands import cannot_make, counted, hand_sizes, ways, ways_to_share
from director.engine.games.portions import Portion
from director.engine.ranking.five_cards import FiveCards
from director.translation import listed, say

MOST_DICE = 10
"""More than anybody rolls for a hand."""
_MOST_WAYS = 50_000
"""So many hands are looked through in half a second."""
_DIE = range(1, 7)


class Clash(NamedTuple):
    """Something that cannot be, and its place in the file."""

    place: str
    message: str
    of: tuple[str, ...]
    """The blocks that it is about: where one of them is faulty itself, nothing is known."""


def clashes(game: Game, *, judged: bool = True) -> Iterator[Clash]:
    """All clashes of a game; whether its hands can be judged is asked only where they are."""
    if game.kind == "tricks":
        return
    if game.kind == "auction" and game.board:
        yield Clash("street", say("no board is dealt in an auction"), ("street",))
    deal = [*_exchanges(game), *_deal(game)] if game.kind == "showdown" else [*_bought(game)]
    lying = [*_lying(game)]
    yield from (*deal, *lying, *_decided(game), *_held(game), *_joker(game))
    if judged and not (game.choices or game.board_count > len(game.cards) or deal or lying):
        for portion in game.all_portions:
            yield from _portion(game, portion)


def always_in_a_case(game: Game) -> bool:
    """Whether some case always holds, so that the game is never judged as it stands."""
    names = {case.name for case in game.cases}
    if game.case_by == CHOICE:
        return bool(names)
    street, word = street_and_word(game.case_by)
    if street:
        return names >= {*SHOWN[word].values}
    covered = {one for case in game.cases for one in case.rolls}
    return bool(game.dice) and covered >= {*rolls(game.case_by or SUM, game.dice)}


def _exchanges(game: Game) -> Iterator[Clash]:
    """What is drawn or thrown away and is not held; a row of no cards."""
    held = 0
    for number, street in enumerate(game.streets, start=1):
        held += street.down + street.up
        values = {"held": counted(held)}
        for key, count in (("draw", street.draw), ("buy", street.buy)):
            if count > held:
                message = say(
                    "each player may exchange {count}, and holds {held} here",
                    count=counted(count),
                    **values,
                )
                yield Clash(f"street[{number}].{key}", message, ("street",))
        if street.discard[1] > held:
            message = say(
                "each player throws away {count}, and holds {held} here",
                count=counted(street.discard[1]),
                **values,
            )
            yield Clash(f"street[{number}].discard", message, ("street",))
        held = max(0, held - street.discard[1])
        if street.board and not all(street.board):
            message = say("a row of no cards: leave it out")
            yield Clash(f"street[{number}].board", message, ("street", "board"))


def _deal(game: Game) -> Iterator[Clash]:
    """Too many cards, or none."""
    of = ("street", "hand", "deck", "players", "board")
    if not game.down + game.up:
        yield Clash("street", say("nobody is dealt a card: a street says down or up"), of)
        return
    if game.fewest_cards < 1:
        if any(street.discard[1] for street in game.streets) and any(_exchanges(game)):
            return  # more is thrown away than is held, and that is said
        place = "street" if game.most_cards == _left(game) else "hand.cards"
        yield Clash(place, say("a player holds no card at the showdown"), of)
        return
    values = {
        "hand": counted(game.held),
        "deck": len(game.cards),
        "board": game.board_count,
        "burns": say("1 burn") if game.burns == 1 else say("{count} burns", count=game.burns),
        "needed": 2 * game.held + game.board_count + game.burns,
        "most": max(0, game.most_served),
    }
    if game.most_served < 2 and game.board_count:
        message = say(
            "two players of {hand}, {board} for the board and {burns} are {needed}, and the"
            " deck has {deck}: it serves {most} at most",
            **values,
        )
        yield Clash("street", message, of)
    elif 2 * game.held > len(game.cards):
        values["most"] = len(game.cards) // game.held
        message = say(
            "two players of {hand} are {needed}, and the deck has {deck}: it serves {most} at most",
            **values,
        )
        yield Clash("street", message, of)
    elif game.forced == "antes and bring-in" and not any(street.up for street in game.streets):
        message = say("nobody is dealt an upcard to bring it in with")
        yield Clash("forced", message, ("street", "forced"))
    elif game.stated_players:
        fewest, most = game.stated_players
        if fewest < 2:
            yield Clash("players", say("a hand is dealt to two players or more"), of)
        elif most > game.most_served:
            values["players"] = most
            message = say("{players} are too many: the deck serves {most} at most", **values)
            yield Clash("players", message, of)


def _bought(game: Game) -> Iterator[Clash]:
    """More cards than there are for the fewest that two players may hold."""
    if not 0 < 2 * game.fewest_cards <= len(game.cards):
        message = say(
            "two players of {hand} are {needed}, and the deck has {deck}",
            hand=counted(game.fewest_cards),
            needed=2 * game.fewest_cards,
            deck=len(game.cards),
        )
        yield Clash("hand.cards", message, ("hand", "deck"))


def _left(game: Game) -> int:
    """What is left of the cards dealt to a player when as few as may be are thrown away."""
    return max(0, game.down + game.up - sum(street.discard[0] for street in game.streets))


def _held(game: Game) -> Iterator[Clash]:
    """Hands kept apart that are not what a player holds."""
    sizes = sum(game.parts.values())
    if game.parts and {sizes} != {game.fewest_cards, game.most_cards}:
        message = say(
            "come to {parts}, and a player holds {held}",
            parts=counted(sizes),
            held=counted(game.most_cards),
        )
        yield Clash("hand.parts", message, ("hand", "street"))
    for portion in game.all_portions:
        if portion.part and portion.part not in game.parts:
            known = ", ".join(f"“{name}”" for name in game.parts) or say("none, see hand.parts")
            message = say(
                "no such part of the hand “{part}”; known: {known}", part=portion.part, known=known
            )
            yield Clash(f"portion.{portion.name}.part", message, ("hand", "portion"))


def _lying(game: Game) -> Iterator[Clash]:
    """A board that does not lie as its layout or its removal needs it."""
    if not game.board:
        if game.removal:
            yield Clash("board.removal", say("there is no board"), ("board", "street"))
        return
    layout = next(name for name, one in LAYOUTS.items() if one is game.layout)
    if wrong := shape_clash(layout, game.board):
        yield Clash("board.layout", wrong, ("board", "street"))
    turning = next((name for name, one in TURNINGS.items() if one is game.turning), "")
    if turning and (wrong := shape_clash(turning, game.board)):
        yield Clash("board.dice", wrong, ("board", "street"))
    if game.removal:
        yield from _removed(game, game.removal, layout)


def _removed(game: Game, removal: Removal, layout: str) -> Iterator[Clash]:
    """Rows that cannot go, or of which nothing says which one goes."""
    of = ("board", "street")
    word = next((name for name, one in REMOVALS.items() if one == removal), "removal")
    if wrong := shape_clash(word, game.board):
        yield Clash("board.removal", wrong, of)
        return
    count = len(game.board[0])
    if "contiguous" in layout:
        message = say("no rows can go where “{layout}” needs them all", layout=layout)
        yield Clash("board.removal", message, ("board",))
    elif count < 2:
        message = say("of a single row none can go: deal several, such as board = [3, 3]")
        yield Clash("board.removal", message, of)
    elif removal.rows and (removal.rows[-1] > count or len(removal.rows) == count):
        message = (
            say("there are {count} rows", count=count)
            if removal.rows[-1] > count
            else say("one row must stay: all {count} would go", count=count)
        )
        yield Clash("board.removal.out", message, of)
    elif not removal.rows and {*game.board[removal.at]} != {1}:
        message = say(
            "one card in each row decides, and the {street} has several", street=removal.street
        )
        yield Clash("board.removal", message, of)


def _joker(game: Game) -> Iterator[Clash]:
    if JOKER in game.cards and game.joker is None and game.kind != "tricks":
        message = say(
            'the deck has a joker, and nothing says what it is: write for instance joker = "bug"'
        )
        yield Clash("deck", message, ("deck", "joker"))


def _decided(game: Game) -> Iterator[Clash]:
    """Dice, cards or a choice that cannot bring the cases about."""
    if game.dice > MOST_DICE:
        message = say("{number} is too large: at most {most}", number=game.dice, most=MOST_DICE)
        yield Clash("dice", message, ("dice",))
        return
    rolled = [*_rolled(game)]
    yield from rolled
    if any(clash.place == "dice" for clash in rolled):
        return
    street, word = street_and_word(game.case_by)
    if street:
        yield from _of_cards(game, street, word)
    elif game.case_by == CHOICE and game.choices:
        message = say("the game is chosen already: a choice of cases needs a game of its own")
        yield Clash("case_by", message, ("case", "choices"))
    elif game.case_by in DICE and game.cases and not game.dice:
        message = say("is missing: the cases go by a sum of dice, such as dice = 1")
        yield Clash("dice", message, ("dice", "case"))
    elif game.case_by in DICE and game.dice < dice_needed(game.case_by):
        message = say("there is no {die}: dice = {count}", die=game.case_by, count=game.dice)
        yield Clash("case_by", message, ("dice", "case"))
    elif game.case_by in DICE:
        yield from _rolls(game)


def _rolled(game: Game) -> Iterator[Clash]:
    """Dice that no street rolls, or other ones, or before there is a card to turn."""
    if game.turning and not (game.dice and game.board):
        message = say("nothing is turned face down without dice and a board")
        yield Clash("board.dice", message, ("dice", "board", "street"))
        return
    on_streets = sum(street.dice for street in game.streets)
    if game.dice and game.streets and on_streets != game.dice:
        message = say(
            "the streets roll {there}, and the game {count}: say dice = 1 on the street where one"
            " is rolled",
            there=on_streets,
            count=game.dice,
        )
        yield Clash("dice", message, ("dice", "street"))
    lies = False
    for number, street in enumerate(game.streets, start=1):
        lies = lies or bool(street.board)
        if game.turning and street.dice and not lies:
            message = say("no card lies there yet that the dice could turn")
            yield Clash(f"street[{number}].dice", message, ("street", "board"))


def _of_cards(game: Game, street: str, word: str) -> Iterator[Clash]:
    """Cards of a street that do not decide, and cases that they do not show."""
    shown = SHOWN[word]
    count = next((sum(one.board) for one in game.streets if one.name == street), 0)
    if not shown.fits(count):
        yield Clash("case_by", say(shown.needs, street=street), ("street", "case"))
    for case in game.cases:
        if case.name not in shown.values:
            values = {"word": word, "street": street, "known": listed(list(shown.values))}
            message = say("no such {word}: the {street} shows {known}", **values)
            yield Clash(f"case.{case.name}", message, ("case",))


def _rolls(game: Game) -> Iterator[Clash]:
    """What the dice do not show, and what is in two cases."""
    shown = rolls(game.case_by, game.dice)
    for number, case in enumerate(game.cases):
        if not {*case.rolls} <= {*shown}:
            message = say(
                "{dice} dice come to {lowest} to {highest}",
                dice=game.dice,
                lowest=shown[0],
                highest=shown[-1],
            )
            if len(shown) == len(_DIE):
                message = say("a die shows 1 to 6")
            yield Clash(f"case.{case.name}", message, ("case", "dice"))
        for other in game.cases[:number]:
            if both := sorted({*case.rolls} & {*other.rolls}):
                message = say("{sum} is in case {other} already", sum=both[0], other=other.name)
                yield Clash(f"case.{case.name}", message, ("case",))


def _portion(game: Game, portion: Portion) -> Iterator[Clash]:
    """Hands that nobody can make, that are too many to look through, or of another deck."""
    place = f"portion.{portion.name}"
    of = (place, "street", "hand", "board", "deck", "joker")
    if missing := _ranks_without_place(game, portion):
        message = say(
            "“{scale}” has no place for {ranks}, which this deck has",
            scale=portion.scale.name,
            ranks=listed(missing),
        )
        yield Clash(f"{place}.scale", message, of)
    wrong_cards = [card for card in portion.qualifier if card not in game.cards or card is JOKER]
    twice = {card for card in portion.qualifier if portion.qualifier.count(card) > 1}
    if wrong_cards:
        message = say(
            "{cards} cannot be in it: no such card in the deck", cards=written(wrong_cards)
        )
        yield Clash(f"{place}.qualifier", message, of)
    elif twice:
        message = say("{cards} is there twice", cards=written(twice))
        yield Clash(f"{place}.qualifier", message, of)
    shared = ways_to_share(game)
    faults = [
        why for making in portion.making if (why := cannot_make(game, portion, making, shared))
    ]
    for why in faults:
        yield Clash(f"{place}.plays", why, of)
    if faults:
        return
    for held in hand_sizes(game, portion):
        count = sum(ways(portion.scale, making, held, shared) for making in portion.making)
        if not count:
            message = say("of a hand of {held} none can be made", held=counted(held))
            yield Clash(f"{place}.plays", message, of)
            return
        hands = count * (52 if game.joker else 1)
        if hands > _MOST_WAYS and not _is_looked_up(game, portion):
            message = say(
                "a hand can be made in {count:,} ways: more than {most:,} cannot be looked through",
                count=hands,
                most=_MOST_WAYS,
            )
            yield Clash(f"{place}.plays", message, of)
            return


def _ranks_without_place(game: Game, portion: Portion) -> list[str]:
    scale = portion.scale
    if not isinstance(scale, FiveCards):
        return []
    ranks = {card.rank: card.text[0] for card in game.cards if card is not JOKER}
    return [sign for rank, sign in sorted(ranks.items()) if rank not in scale.deck]


def _is_looked_up(game: Game, portion: Portion) -> bool:
    """Whether the best of any number of cards is found without trying all of them (`quick`)."""
    plain = not (game.joker or portion.first or game.board)
    return plain and portion.scale.sizes[-1] == 1
