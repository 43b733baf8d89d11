"""The rule card of a game: one side of half a letter page, read at arm's length."""

from collections.abc import Iterable, Iterator, Sequence

from director.engine.card_orders import card_orders
from director.engine.games import Game
from director.engine.procedures import procedures
from director.engine.street_steps import street_steps
from director.engine.streets import Street
from director.reports.documents import (
    Block,
    Box,
    Document,
    Figure,
    Figures,
    Heading,
    Lead,
    Points,
    Prose,
    Section,
    StreetPicture,
    Streets,
)
from director.reports.worked_hands import worked_hands
from director.words import listed, say

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
"""So many stand on every card, and one more where it finds room."""


def rule_card(game: Game, paper: str = "half letter", stakes: Box | None = None) -> Document:
    """The card of a game, from its file alone; with what is played for now, where that is said."""
    blocks: list[Block] = [Heading(game.name, beside=game.source)]
    blocks += [*about(game, stakes), *worked_hands(game, game.examples[:_EXAMPLES])]
    more = worked_hands(game, game.examples[_EXAMPLES : _EXAMPLES + 1])
    return Document(game.name, paper, tuple(blocks), if_room=tuple(more))


def about(game: Game, stakes: Box | None = None) -> Iterator[Block]:
    """All that stands on the card between its name and its examples."""
    yield Lead(game.tldr)
    if stakes:
        yield stakes
    yield Figures(_figures(game))
    if game.streets:
        yield Streets(tuple(_street(game, street) for street in game.streets))
    words = game.rule_card
    yield from _prose(say("Deal"), words.deal)
    yield from _prose(say("Showdown"), words.showdown)
    yield from _points(say("What beats what"), card_orders(game))
    yield from _prose(say("Odd chip"), odd_chip(game) if game.portions else "")
    yield from _points(say("Procedure"), procedures(game))
    yield from _points(say("Watch out"), words.traps)
    yield from _points(say("Variations"), variations(game))
    yield from _points(say("House rules"), house_rules(game))
    yield from _points(say("Notes"), (*words.notes, *([game.origin] if game.origin else [])))


def variations(game: Game) -> Iterator[str]:
    """What is written down and is also played in another way: our way first."""
    for option in game.options:
        others = [option.told(value) for value in option.values if value != option.default]
        yield _or_else(option.told(option.default), others)
    for rule in game.house_rules:
        if rule.source:
            yield _or_else(f"{rule.question} {rule.ours}", rule.others)


def house_rules(game: Game) -> Iterator[str]:
    """What no source decides, as this house plays it, and how others do."""
    for rule in game.house_rules:
        if not rule.source:
            yield _or_else(f"{rule.question} {rule.ours}", rule.others)


def _or_else(ours: str, others: Sequence[str]) -> str:
    """A rule, and what is played instead of it elsewhere."""
    if not others:
        return ours
    ours = ours if ours.endswith(".") else f"{ours}."
    return say("{ours} Also played: {others}", ours=ours, others=" ".join(others))


def odd_chip(game: Game) -> str:
    """Who takes a chip that cannot be split (S 1.4)."""
    if game.chosen:
        told: dict[str, list[str]] = {}
        for one in game.chosen:
            told.setdefault(odd_chip(one), []).append(one.short or one.name)
        return " ".join(f"{listed(names)}: {rule}" for rule, names in told.items())
    tied = (
        say(
            "Among tied hands it goes to the highest card by suit: spades, hearts, diamonds, clubs."
        )
        if game.odd_chips == "by suit"
        else say("Among tied hands it goes to the first clockwise from the button.")
    )
    if len(game.portions) < 2:
        return tied
    first = (
        say("Between the halves it goes to {side}.", side=game.portions[0].title)
        if len(game.portions) == 2
        else say(
            "Chips left over between the shares go one each to {sides}, in that order.",
            sides=listed([portion.title for portion in game.portions[:-1]]),
        )
    )
    return f"{first} {tied}"


def _figures(game: Game) -> tuple[Figure, ...]:
    forced = say(_FORCED[game.forced])
    if game.kind == "auction":
        forced = say("{forced}, the button's blind bid", forced=forced)
    if game.bring_in:
        forced = say("{forced} ({card})", forced=forced, card=say(_BRING_INS[game.bring_in]))
    figures = [
        Figure(say("Forced bets"), forced),
        Figure(say("Deck"), say(_DECKS[game.deck])),
    ]
    if game.kind != "auction":  # no deck sets a limit: nobody is dealt a hand (BOUL)
        fewest, most = game.fewest_players, game.most_players
        figures.append(Figure(say("Players"), say("{fewest} to {most}", fewest=fewest, most=most)))
    return tuple(figures)


def _street(game: Game, street: Street) -> StreetPicture:
    steps = street_steps(game, street)
    draw = street.draw or street.buy
    return StreetPicture(street.name, street.down, street.up, street.board, draw, steps)


def _prose(title: str, text: str) -> list[Block]:
    return [Section(title), Prose(text)] if text else []


def _points(title: str, texts: Iterable[str]) -> list[Block]:
    points = tuple(texts)
    return [Section(title), Points(points)] if points else []
