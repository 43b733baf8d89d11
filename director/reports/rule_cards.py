"""The rule card of a game: one side of half a letter page, read at arm's length."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from director.engine.cards import Cards, read_cards
from director.engine.comparisons import what_beats_what
from director.engine.games import Example, Game, Street
from director.engine.low_numbers import LOW_SCALES
from director.reports.documents import (
    Block,
    Board,
    Box,
    Document,
    Figure,
    Figures,
    Hand,
    Heading,
    Lead,
    Points,
    Prose,
    Section,
    StreetPicture,
    Streets,
)
from director.reports.felts import lines, places
from director.words import chips, listed, say

_FORCED = {
    "button and blinds": "Button and blinds",
    "antes and bring-in": "Antes and bring-in",
    "antes and button": "Antes and button",
    "antes": "Antes",
}
_BRING_INS = {
    "low card": "low card",
    "high card, ace low": "high card, ace low",
    "high card, ace high": "high card, ace high",
}
_DECKS = {
    "52": "52 cards",
    "53": "52 cards and a joker",
    "36": "36 cards, six up",
    "41": "41 cards with a joker",
}
_EXAMPLES = 2
_TURNED = "columns"
"""With this the title of a case begins in which the board is read in columns."""
_JOKERS = "five of a kind"
"""Only a joker makes it."""
_BEST = {
    "california": "The ace is low, straights and flushes are overlooked: 5-4-3-2-A is best.",
    "kansas city": "The ace is high: 7-5-4-3-2 of more than one suit is best.",
    "london": "The ace is low: 6-4-3-2-A of more than one suit is best.",
    "badugi": "The ace is low: A-2-3-4 of four suits is best.",
    "badugi, ace high": "The ace is high: 2-3-4-5 of four suits is best.",
    "short deck": "9-8-7-6-A is the smallest straight.",
    "short deck, trips over straight": "9-8-7-6-A is the smallest straight.",
    "mexican": "Seven and jack are neighbours in a straight.",
    "quick quads": "Three alike whose other two cards add up to their rank are four of a kind.",
}
"""What else one has to know of an order, by the name of its scale."""


def rule_card(game: Game, paper: str = "half letter", stakes: Box | None = None) -> Document:
    """The card of a game, from its file alone; with what is played for now, where that is said."""
    blocks: list[Block] = [Heading(game.name, beside=game.source)]
    blocks += [*about(game, stakes)]
    return Document(game.name, paper, tuple(blocks))


def about(game: Game, stakes: Box | None = None) -> Iterator[Block]:
    """All that stands on the card below its name."""
    yield Lead(game.tldr)
    if stakes:
        yield stakes
    yield Figures(_figures(game))
    if game.streets:
        yield Streets(tuple(_street(street) for street in game.streets))
    words = game.rule_card
    yield from _prose(say("Deal"), words.deal)
    yield from _prose(say("Showdown"), words.showdown)
    yield from _points(say("What beats what"), orders(game))
    yield from _prose(say("Odd chip"), odd_chip(game) if game.portions else "")
    yield from _points(say("Watch out"), words.traps)
    for example in game.examples[:_EXAMPLES]:
        yield from _example(game, example)
    house = [f"{rule.question} {rule.ours}" for rule in game.house_rules]
    yield from _points(say("House rules"), house)
    yield from _points(say("Notes"), (*words.notes, *([game.origin] if game.origin else [])))


def orders(game: Game) -> Iterator[str]:
    """What beats what in this game only, a sentence for each order that its portions are won by."""
    titles: dict[tuple[str, bool], list[str]] = {}
    for portion in game.portions:
        kind = portion.scale.name, bool(portion.qualifier)
        titles.setdefault(kind, []).append(portion.title)
    for (scale, qualified), portions in titles.items():
        order = _order(scale, joker=game.joker is not None, qualified=qualified)
        title = listed(portions)
        if order and len(titles) > 1:
            yield say("{portion}: {order}", portion=f"{title[:1].upper()}{title[1:]}", order=order)
        elif order:
            yield order


def _order(scale: str, *, joker: bool, qualified: bool) -> str:
    """What beats what on a scale; of a low that has to qualify only what the best one is."""
    best = say(_BEST[scale]) if scale in _BEST else ""
    kinds = [kind for kind in what_beats_what(scale).kinds if joker or kind != say(_JOKERS)]
    if len(kinds) < 2 or (qualified and scale in LOW_SCALES):
        return best
    first, *others = [kind.removeprefix("a ") for kind in kinds]
    order = " > ".join([f"{first[:1].upper()}{first[1:]}", *others])
    return say("{order}. {best}", order=order, best=best).strip()


def odd_chip(game: Game) -> str:
    """Who takes a chip that cannot be split (S 1.4)."""
    if game.choices:
        return say("As in the game that is chosen.")
    tied = (
        say(
            "Among tied hands it goes to the highest card by suit: spades, hearts, diamonds, clubs."
        )
        if game.odd_chips == "by suit"
        else say("Among tied hands it goes to the first clockwise from the button.")
    )
    if len(game.portions) < 2:
        return tied
    first = say("Between the halves it goes to the {side} side.", side=game.portions[0].title)
    return f"{first} {tied}"


def _figures(game: Game) -> tuple[Figure, ...]:
    forced = say(_FORCED[game.forced])
    if game.bring_in:
        forced = say("{forced} ({card})", forced=forced, card=say(_BRING_INS[game.bring_in]))
    figures = [
        Figure(say("Forced bets"), forced),
        Figure(say("Deck"), say(_DECKS[game.deck])),
    ]
    if game.kind != "auction":  # who takes part is settled by the bids (BOUL)
        figures.append(Figure(say("Players"), say("up to {most}", most=game.most_players)))
    return tuple(figures)


def _street(street: Street) -> StreetPicture:
    after = [say("{size} bet", size=street.bet)] if street.bet else []
    after += [say("discard {count}", count=street.discard)] if street.discard else []
    if street.dice:
        after.append(say("a die is rolled") if street.dice == 1 else say("dice are rolled"))
    after += [street.note] if street.note else []
    return StreetPicture(
        street.name, street.down, street.up, street.board, street.draw, ", then ".join(after)
    )


def _prose(title: str, text: str) -> list[Block]:
    return [Section(title), Prose(text)] if text else []


def _points(title: str, texts: Iterable[str]) -> list[Block]:
    points = tuple(texts)
    return [Section(title), Points(points)] if points else []


def _example(game: Game, example: Example) -> list[Block]:
    """A worked hand: the board, each player's cards and what they win."""
    case: Mapping[str, Any] = example.case
    title = say("Example: {title}", title=example.title)
    blocks: list[Block] = [Section(title)]
    blocks += _board(game, case)
    for player in case["players"]:
        name = player["name"]
        blocks.append(
            Hand(
                name,
                _cards(player.get("cards")),
                _verdict(game, example, name),
                _wins(example, name),
            )
        )
    return [*blocks, *([Prose(example.why)] if example.why else [])]


def _verdict(game: Game, example: Example, name: str) -> str:
    """What a player wins: chips where the example says so, else the portions."""
    titles = {portion.name: portion.title for portion in game.all_portions}
    won = [
        titles.get(portion, portion) for portion, names in example.winners.items() if name in names
    ]
    if example.wins.get(name):
        amount = chips(example.wins[name])
        return say("{amount} of {pot}", amount=amount, pot=chips(_pot(example)))
    if not won:
        return ""
    if len(game.portions) == 1:
        return say("wins") if _alone(example, won, titles) else say("splits")
    return say("wins {portions}", portions=listed(won))


def _alone(example: Example, won: list[str], titles: Mapping[str, str]) -> bool:
    return all(
        len(names) == 1 for portion, names in example.winners.items() if titles[portion] in won
    )


def _pot(example: Example) -> int:
    pots: Any = example.case.get("pots", [])
    return sum(pot["amount"] for pot in pots) or sum(example.wins.values())


def _wins(example: Example, name: str) -> bool:
    return bool(example.wins.get(name)) or any(name in names for names in example.winners.values())


def _board(game: Game, case: Mapping[str, Any]) -> list[Block]:
    """The board as it lies on the felt."""
    board, turned = case.get("board"), _is_turned(game, case)
    lying = places(game, turned=turned)
    if lying and isinstance(board, dict):
        streets = [one if isinstance(one, list) else [one] for one in board.values()]
        rows = tuple(read_cards(row) for street in streets for row in street)
        if sum(map(len, rows)) == len(lying):
            return [Board(rows, lying, lines(game, turned=turned))]
    return [Board(rows)] if (rows := _rows(board)) else []


def _is_turned(game: Game, case: Mapping[str, Any]) -> bool:
    """Whether a die has made columns of the rows (S 2.8)."""
    dice: Any = case.get("dice", ())
    rolled = tuple(dice) if isinstance(dice, list | tuple) else (int(dice),)
    name = game.case_of(rolled, ()) if game.case_by == "dice" else ""
    return any(one.name == name and one.title.startswith(_TURNED) for one in game.cases)


def _rows(board: object) -> tuple[Cards, ...]:
    """The rows of a board as they lie, from the text or the streets of an example."""
    if not board:
        return ()
    if isinstance(board, str):
        return (read_cards(board),)
    if not isinstance(board, dict):
        return ()
    streets = [[street] if isinstance(street, str) else list(street) for street in board.values()]
    height = max(len(street) for street in streets)
    rows: list[list[Cards]] = [[] for _ in range(height)]
    for street in streets:
        for place, text in enumerate(street):
            rows[place].append(read_cards(text))
    return tuple(tuple(card for cards in row for card in cards) for row in rows)


def _cards(cards: object) -> Cards:
    if isinstance(cards, str):
        return read_cards(cards)
    if isinstance(cards, dict):
        return tuple(card for text in cards.values() for card in read_cards(text))
    return ()
