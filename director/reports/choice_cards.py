"""Cards from which a game is chosen: one for each game of a dealer's choice event."""

from director.engine.library import Library, UnknownGame
from director.forms import FileWrong
from director.reports.documents import Block, Document, Figure, Figures, Heading, Lead, Section
from director.tournament.structures import GameOnSheet, Structure
from director.words import say


def choice_cards(structure: Structure, library: Library, paper: str = "a4") -> Document:
    """A card for each game that may be chosen: cut them apart, and put the chosen one up."""
    cards = [_card(structure, library, game) for game in structure.games]
    blocks: list[Block] = [
        Heading(say("Games to choose from"), above=structure.name),
        Lead(say("Cut apart; whoever chooses puts the card where the table can see it.")),
    ]
    for one in structure.stakes_classes:
        here = [
            card for card, game in zip(cards, structure.games, strict=True) if game.stakes == one.id
        ]
        if here:
            blocks += [Section(one.title or one.id), *here]
    blocks += [card for card, game in zip(cards, structure.games, strict=True) if not game.stakes]
    return Document(say("Choice cards: {event}", event=structure.name), paper, tuple(blocks))


def _card(structure: Structure, library: Library, game: GameOnSheet) -> Figures:
    try:
        name = library.game(game.id).name
    except (UnknownGame, FileWrong):
        name = game.id
    betting = say(game.betting.replace("-", " "))
    return Figures(
        (
            Figure(say("Game"), name),
            Figure(say("Betting"), betting),
            Figure(say("Stakes"), say(_class(structure, game))),
        )
    )


def _class(structure: Structure, game: GameOnSheet) -> str:
    titles = [one.title or one.id for one in structure.stakes_classes if one.id == game.stakes]
    return titles[0] if titles else "as the level says"
