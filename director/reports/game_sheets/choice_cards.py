"""Cards from which a game is chosen: one for each game of a dealer's choice event."""

from director.engine.games.families import Family, family
from director.engine.games.game import Game
from director.engine.games.library import Library, UnknownGame
from director.files.forms import FileWrong
from director.reports.blocks.figures import Figure
from director.reports.blocks.games import CardHead, Posted
from director.reports.blocks.text import Ends, Prose
from director.reports.documents import Block, Document, Slip
from director.reports.game_sheets.families import COLORS
from director.tournament.structure.games_on_sheet import GameOnSheet
from director.tournament.structure.structure import Structure
from director.translation import capital, say
from director.views.event_games import library_of, options_said


def choice_cards(structure: Structure, library: Library, paper: str = "a4") -> Document:
    """A card for each game that may be chosen, by stakes class: cut them apart."""
    library = library_of(structure, library)
    order = [one.id for one in structure.stakes_classes]
    games = sorted(
        structure.games,
        key=lambda game: order.index(game.stakes) if game.stakes in order else len(order),
    )
    cards = tuple([_card(structure, library, game) for game in games])
    return Document(say("Choice cards: {event}", event=structure.name), paper, cards)


def _card(structure: Structure, library: Library, game: GameOnSheet) -> Slip:
    """As a rule card begins: its name in the color of its family, the bets, what it is."""
    known = _known(library, game.id)
    name = game.name or (known.name if known else game.id)
    told = [Figure(say("Stakes"), say(_class(structure, game)))]
    if known:
        fewest, most = known.fewest_players, known.most_players
        told.append(Figure(say("Players"), say("{fewest} to {most}", fewest=fewest, most=most)))
    blocks: list[Block] = [
        Ends(structure.name, say("dealer's choice")),
        _head(name, known),
        Posted(capital(say(game.betting.replace("-", " "))), tuple(told)),
    ]
    if known:
        blocks.append(Prose(" ".join([known.tldr, *options_said(library, game)])))
    return Slip(tuple(blocks))


def _head(name: str, game: Game | None) -> CardHead:
    """Without a family where nobody has written the game down."""
    if game is None:
        return CardHead(name, "", COLORS[Family.TABLE])
    return CardHead(name, say(family(game)), COLORS[family(game)])


def _known(library: Library, name: str) -> Game | None:
    """A game of the library; None where it has no such game, or a wrong file."""
    try:
        return library.game(name)
    except (UnknownGame, FileWrong):
        return None


def _class(structure: Structure, game: GameOnSheet) -> str:
    titles = [one.title or one.id for one in structure.stakes_classes if one.id == game.stakes]
    return titles[0] if titles else "as the level says"


def no_choice(structure: Structure) -> str | None:
    """Why there are no cards to choose from."""
    return None if len(structure.games) > 1 else say("there is no choice with one game")
