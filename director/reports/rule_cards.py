"""The rule card of a game: one side of half a letter page, read at arm's length."""

from collections.abc import Iterable, Mapping
from typing import Any

from director.engine.cards import Cards, read_cards
from director.engine.games import Example, Game, Street
from director.reports.documents import (
    Block,
    Board,
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


def rule_card(game: Game, paper: str = "half letter") -> Document:
    """The card of a game, from its file alone."""
    blocks: list[Block] = [
        Heading(game.name, beside=game.source),
        Lead(game.tldr),
        Figures(_figures(game)),
    ]
    if game.streets:
        blocks.append(Streets(tuple(_street(street) for street in game.streets)))
    words = game.rule_card
    blocks += [Section(say("Deal")), Prose(words.deal)] if words.deal else []
    blocks += [Section(say("Showdown")), Prose(words.showdown)] if words.showdown else []
    blocks += [Section(say("Odd chip")), Prose(odd_chip(game))] if game.portions else []
    blocks += _points(say("Watch out"), words.traps)
    for example in game.examples[:_EXAMPLES]:
        blocks += _example(game, example)
    house = [f"{rule.question} {rule.ours}" for rule in game.house_rules]
    blocks += _points(say("House rules"), house)
    blocks += _points(say("Notes"), (*words.notes, *([game.origin] if game.origin else [])))
    return Document(game.name, paper, tuple(blocks))


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


def _points(title: str, texts: Iterable[str]) -> list[Block]:
    points = tuple(texts)
    return [Section(title), Points(points)] if points else []


def _example(game: Game, example: Example) -> list[Block]:
    """A worked hand: the board, each player's cards and what they win."""
    case: Mapping[str, Any] = example.case
    title = say("Example: {title}", title=example.title)
    blocks: list[Block] = [Section(title)]
    blocks += [Board(rows)] if (rows := _rows(case.get("board"))) else []
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
