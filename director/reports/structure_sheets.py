"""The structure sheet of an event: what is pinned to the wall and handed to the players."""

from director.engine.library import Library, UnknownGame
from director.forms import FileWrong
from director.reports.documents import (
    Column,
    Document,
    Figure,
    Figures,
    Grid,
    Heading,
    Points,
    Row,
    Section,
)
from director.tournament.structures import Break, GameOnSheet, Level, Stakes, Structure
from director.words import chips, listed, say

_BETS = {
    "small_blind": "Small",
    "big_blind": "Big",
    "ante": "Ante",
    "bring_in": "Bring-in",
    "small_bet": "Small",
    "big_bet": "Big",
}
_OVER = {
    "small_blind": "Blinds",
    "big_blind": "Blinds",
    "small_bet": "Limits",
    "big_bet": "Limits",
}
_BETTING = {
    "limit": "limit",
    "pot-limit": "pot-limit",
    "no-limit": "no-limit",
}


def structure_sheet(structure: Structure, library: Library, paper: str = "letter") -> Document:
    """The sheet of a structure, with its games by name and its levels and breaks in their order."""
    blocks = (
        Heading(structure.name, above=structure.series),
        Figures(_figures(structure)),
        *_games(structure, library),
        _levels(structure),
        *_rules(structure),
    )
    return Document(structure.name, paper, blocks)


def _figures(structure: Structure) -> tuple[Figure, ...]:
    minutes = {step.minutes for step in structure.steps if isinstance(step, Level)}
    figures = [
        Figure(say("Starting chips"), chips(structure.starting_chips)),
        Figure(say("Players a table"), str(structure.seats)),
    ]
    if len(minutes) == 1:
        figures.append(Figure(say("Levels"), say("{minutes} minutes", minutes=minutes.pop())))
    if structure.rotation:
        hands = say("every {hands} hands", hands=structure.rotation.hands)
        figures.append(Figure(say("Games change"), hands))
    return tuple(figures)


def _games(structure: Structure, library: Library) -> tuple[Section | Points, ...]:
    """The games in their order, with their betting where it is not the same for all."""
    by_id = {game.id: game for game in structure.games}
    order = structure.rotation.order if structure.rotation else tuple(by_id)
    bettings = {game.betting for game in structure.games}
    names = [
        _game_name(by_id[game_id], library, with_betting=len(bettings) > 1) for game_id in order
    ]
    title = say("Games") if len(names) > 1 else say("Game")
    if len(bettings) == 1:
        title = say("{games}, {betting}", games=title, betting=say(_BETTING[bettings.pop()]))
    numbered = (
        [say("{number} {name}", number=number, name=name) for number, name in enumerate(names, 1)]
        if len(names) > 1
        else names
    )
    return Section(title), Points(("   ".join(numbered),))


def _game_name(game: GameOnSheet, library: Library, *, with_betting: bool) -> str:
    try:
        name = library.game(game.id).name
    except (UnknownGame, FileWrong):
        name = game.id
    if not with_betting:
        return name
    return say("{game} ({betting})", game=name, betting=say(_BETTING[game.betting]))


def _levels(structure: Structure) -> Grid:
    """Levels and breaks in their order; a bet that no level has gets no column."""
    levels = [step for step in structure.steps if isinstance(step, Level)]
    bets = [bet for bet in Stakes._fields if any(getattr(one.stakes, bet) for one in levels)]
    timed = len({level.minutes for level in levels}) > 1
    columns = [Column(say("Level"), figures=False)]
    columns += [Column(say("Minutes"))] * timed
    columns += [Column(say(_BETS[bet]), over=say(_OVER.get(bet, ""))) for bet in bets]
    rows = [_row(step, bets, timed=timed) for step in structure.steps]
    return Grid(tuple(columns), tuple(rows))


def _row(step: Level | Break, bets: list[str], *, timed: bool) -> Row:
    if isinstance(step, Break):
        return Row((_break(step),))
    amounts = [getattr(step.stakes, bet) for bet in bets]
    return Row(
        (
            step.label,
            *([str(step.minutes)] if timed else []),
            *(chips(amount) if amount else "–" for amount in amounts),
        )
    )


def _break(pause: Break) -> str:
    if not pause.remove:
        return say("Break, {minutes} minutes", minutes=pause.minutes)
    removed = listed([say("T{chip}", chip=chip) for chip in pause.remove])
    return say(
        "Break, {minutes} minutes – {chips} chips leave play",
        minutes=pause.minutes,
        chips=removed,
    )


def _rules(structure: Structure) -> tuple[Section | Points, ...]:
    """The final table and the house's notes."""
    notes = list(structure.notes)
    final = structure.final_table
    if final and final.redraw:
        notes.append(say("Seats are drawn again for the final table."))
    if final and final.break_minutes:
        notes.append(
            say("Before the final table there is a break of {n} minutes.", n=final.break_minutes)
        )
    return (Section(say("Rules of this event")), Points(tuple(notes))) if notes else ()
