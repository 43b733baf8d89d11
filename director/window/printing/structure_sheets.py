"""The sheets that a structure alone has: its own, and the cards and the book of its games."""

from collections.abc import Collection

from director.engine.games.library import Library
from director.reports.sheet_kinds import Games, Planned, Typesetter
from director.reports.sheets_beside_events import RULE_BOOK, RULE_CARDS, STRUCTURE_SHEET
from director.tournament.structure.structure import Level, Structure
from director.translation import say
from director.views import event_games
from director.window.printing.sheet import Sheet, sheet_of


def sheets_of(
    structure: Structure,
    library: Library,
    setter: Typesetter,
    level: Level | None = None,
    house: Collection[str] = (),
) -> tuple[Sheet, ...]:
    """The structure sheet, and the rule card of each game in the order of the rotation.

    `level` is the one that is played now, for cards with its stakes; `house` the house rules that
    are played otherwise than we do.
    """
    games = list(event_games.games_of(structure, library, house))
    planned, name = Planned(structure, library), structure.name
    made = [sheet_of(STRUCTURE_SHEET, planned, setter, name=f"{structure.series} {name}")]
    for game in games:
        title = say("Rule card: {game}", game=game.name)
        made.append(sheet_of(RULE_CARDS, Games([game]), setter, title, f"rule card {game.id}"))
    if not games:
        return tuple(made)
    cards = Games(games)
    title = say("Rule cards of these games")
    made.append(sheet_of(RULE_CARDS, cards, setter, title, f"rule cards {name}"))
    if level:
        title = say("Rule cards with the stakes of level {label}", label=level.label)
        now = Games(games, level, structure.ante_poster(level))
        made.append(sheet_of(RULE_CARDS, now, setter, title, f"rule cards {name} {level.label}"))
    title = say("Rule book of these games")
    return (*made, sheet_of(RULE_BOOK, cards, setter, title, f"rule book {name}"))
