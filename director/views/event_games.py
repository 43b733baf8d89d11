"""The games of an event as it plays them: with the options and the names that its sheet states."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from datetime import datetime

from director.engine.games.game import Example, Game
from director.engine.games.library import Chosen, Library
from director.engine.showdown.game_checks import wrong_in_example
from director.engine.showdown.house_games import as_house_plays
from director.tournament.seats import choosing
from director.tournament.state import Tournament
from director.tournament.structure.games_on_sheet import GameOnSheet
from director.tournament.structure.structure import Structure
from director.views.clock import room_game, stakes


def options_of(structure: Structure) -> Chosen:
    """The options that the sheet states, by game."""
    return {game.id: dict(game.options) for game in structure.games if game.options}


def library_of(structure: Structure, library: Library) -> Library:
    """The library as the event plays it: every ruling and card follows the sheet's options."""
    options = options_of(structure)
    return library.playing(options) if options else library


def options_said(library: Library, on_sheet: GameOnSheet) -> tuple[str, ...]:
    """How the event plays a game, in a sentence for each option that its sheet states."""
    game = stakes.known(library, on_sheet.id)
    options = {option.name: option for option in game.options} if game else {}
    return tuple(
        options[name].told(value)
        for name, value in on_sheet.options
        if name in options and options[name].has(value)
    )


def game_at(t: Tournament, table: int, now: datetime) -> GameOnSheet | None:
    """What is played at a table now; None where its sheet says no game, or nobody chose one yet."""
    if room := room_game.in_room(t, now).now:
        return room[0]
    order = () if choosing.is_chosen(t) else stakes.in_rotation(t.structure)
    return t.structure.game(t.table(table).game) or next(iter(order), None)


def games_of(structure: Structure, library: Library, house: Collection[str] = ()) -> Iterator[Game]:
    """The games for the event's rule cards, in the order of the rotation, faulty ones left out.

    Each once, under the event's name for it; of the worked hands those that come out the same.
    `house` are the house rules that are played otherwise than we do.
    """
    played = library_of(structure, library)
    seen = set()
    for on_sheet in stakes.in_rotation(structure):
        game = stakes.known(played, on_sheet.id)
        if game is None or (on_sheet.id, on_sheet.name) in seen:
            continue
        seen.add((on_sheet.id, on_sheet.name))
        if on_sheet.options:
            game = replace(game, examples=_worked(game, played))
        game = _bet_as(as_house_plays(game, played, house), on_sheet.betting)
        yield _under_own_name(game, on_sheet)


def _worked(game: Game, played: Library) -> tuple[Example, ...]:
    """The worked hands that show the game as it is played here."""
    return tuple(
        one
        for one in game.examples
        if "error" not in one.result and not any(wrong_in_example(one, played))
    )


def _bet_as(game: Game, betting: str) -> Game:
    """Its streets have small and big bets in limit only."""
    if betting == "limit":
        return game
    return replace(
        game, streets=tuple([one._replace(bet=one.bet and "any") for one in game.streets])
    )


def _under_own_name(game: Game, on_sheet: GameOnSheet) -> Game:
    if not on_sheet.name:
        return game
    source = f"{game.name}, {game.source}"
    return replace(game, name=on_sheet.name, short=on_sheet.name, source=source)
