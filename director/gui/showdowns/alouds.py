"""A ruling in lines to be read aloud at the table, and the whole hand as a text to be pasted."""

from collections.abc import Mapping
from typing import Any

from director.engine.aloud import read_aloud
from director.engine.boards import all_cards, whole_rows
from director.engine.cards import written
from director.engine.showdowns import Player
from director.gui.papers import Sheet
from director.gui.showdowns.deals import group_title
from director.gui.showdowns.judgements import Judgement
from director.gui.showdowns.results import winning_hands
from director.gui.showdowns.spoken import Line, Spoken
from director.words import chips, say


def lines_aloud(judgement: Judgement) -> list[str]:
    """What is read aloud; of a pot that nobody has counted, the shares."""
    ruling = judgement.ruling
    if ruling is None:
        return []
    lines = read_aloud(ruling)
    if judgement.counted:
        return lines
    for place, won in enumerate(ruling.awards.values(), start=1):
        lines[place] = lines[place].replace(chips(won), judgement.amount(won), 1)
    if ruling.carried:
        place = 1 + len(ruling.awards) + len(ruling.returned)
        share = judgement.amount(ruling.carried)
        lines[place] = lines[place].replace(chips(ruling.carried), share, 1)
    return [*lines[: -len(ruling.reasons)], *(f"  {reason}" for reason in judgement.reasons)]


def spoken(judgement: Judgement, case: Mapping[str, Any], sheet: Sheet) -> Spoken | None:
    """A judged hand as it is given; None while there is no ruling."""
    ruling = judgement.ruling
    if ruling is None:
        return None
    title, *lines = lines_aloud(judgement)
    before, after = _parts(lines)
    awards = list(ruling.awards)
    told = [
        Line(line, tuple(winning_hands(ruling, awards[place]) if place < len(awards) else ()))
        for place, line in enumerate(before)
    ]
    return Spoken(
        title.rstrip("."),
        tuple(told),
        tuple(line.strip() for line in after),
        judgement.headline,
        judgement.reasons,
        case,
        hand_as_text(judgement),
        sheet,
    )


def _parts(lines: list[str]) -> tuple[list[str], list[str]]:
    """The lines before the reasons, and the reasons."""
    for place, line in enumerate(lines):
        if line == say("Why:"):
            return lines[:place], lines[place + 1 :]
    return lines, []


def hand_as_text(judgement: Judgement) -> str:
    """The hand and its ruling, for a message or a report."""
    ruling = judgement.ruling
    if ruling is None:
        return ""
    title, *lines = lines_aloud(judgement)
    showdown = ruling.showdown
    streets = [street.name for street in ruling.game.streets if street.board]
    board: list[str] = []
    if showdown.board and ruling.game.one_row:
        board = [say("Board: {cards}", cards=written(all_cards(showdown.board)))]
    elif showdown.board and len({len(street) for street in showdown.board}) == 1:
        rows = whole_rows(showdown.board)
        board = [
            say("Row {number}: {cards}", number=number, cards=written(row))
            for number, row in enumerate(rows, start=1)
        ]
    else:
        board = [
            say("{street}: {cards}", street=street.capitalize(), cards=" / ".join(map(written, at)))
            for street, at in zip(streets, showdown.board, strict=False)
        ]
    players = [_player(player) for player in showdown.players.values()]
    return "\n".join([title, *board, *players, "", *lines])


def _player(player: Player) -> str:
    """One player's hand, by its groups where they are kept apart."""
    cards = "; ".join(
        say("{group} {cards}", group=group_title(group), cards=written(held))
        for group, held in player.groups.items()
        if held
    ) or written(player.cards)
    who = say("Seat {seat}", seat=player.seat)
    if player.name:
        who = say("{name} (seat {seat})", name=player.name, seat=player.seat)
    if player.folded:
        cards = say("{cards}, folded", cards=cards) if cards else say("folded")
    return say("{who}: {cards}", who=who, cards=cards)
