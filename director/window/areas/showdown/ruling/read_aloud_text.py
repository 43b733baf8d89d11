"""A ruling in lines to be read aloud at the table, and the whole hand as a text to be pasted."""

from collections.abc import Mapping
from typing import Any

from director.engine.cards import written
from director.engine.games.boards import all_cards, whole_rows
from director.engine.showdown.read_aloud import Aloud, as_read
from director.engine.showdown.showdown import Player
from director.translation import say
from director.views.dealt_hand import group_title
from director.window.areas.showdown.hand.judgement import Judgement
from director.window.printing.sheet import Sheet
from director.window.rulings_desk.give_ruling import Line, Spoken


def read(judgement: Judgement) -> Aloud | None:
    """What is read aloud; of a pot that nobody has counted, the shares. None without a ruling."""
    ruling = judgement.ruling
    if ruling is None:
        return None
    said = as_read(ruling, judgement.amount, counted=judgement.counted)
    return said._replace(reasons=judgement.other_reasons)


def lines_aloud(judgement: Judgement) -> list[str]:
    """What is read aloud, line by line; nothing without a ruling."""
    said = read(judgement)
    return said.lines if said else []


def spoken(judgement: Judgement, case: Mapping[str, Any], sheet: Sheet) -> Spoken | None:
    """A judged hand as it is given; None while there is no ruling."""
    said = read(judgement)
    if said is None:
        return None
    awards: list[Line] = []
    for award in said.awards:
        hands = tuple(hand.cards for hand in award.hands)
        awards.append(Line(award.said(cards=True), hands, award.said(cards=False)))
        awards += [Line(words, is_award=False) for words in award.divisions]
    return Spoken(
        said.game,
        (*awards, *map(Line, said.others)),
        said.reasons,
        judgement.headline,
        judgement.reasons,
        case,
        hand_as_text(judgement),
        sheet,
    )


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
