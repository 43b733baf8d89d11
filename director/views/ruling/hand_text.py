"""A hand and its ruling as a text, to be pasted into a message or a report."""

from director.engine.cards import written
from director.engine.games.boards import all_cards, whole_rows
from director.engine.showdown.showdown import Player
from director.translation import say
from director.views.ruling.dealt_hand import group_title
from director.views.ruling.ruling import SaidRuling


def hand_as_text(said: SaidRuling) -> str:
    """The hand and its ruling, for a message or a report."""
    ruling = said.ruling
    title, *lines = said.aloud.lines
    showdown = ruling.showdown
    streets = [street.name for street in ruling.game.streets if street.board]
    board: list[str] = []
    if showdown.board and ruling.game.one_row:
        up = written(all_cards(showdown.face_up))
        down = written(card for card in all_cards(showdown.board) if card in showdown.face_down)
        board = [
            say("Board: {cards}; face down: {down}", cards=up, down=down)
            if down
            else say("Board: {cards}", cards=up)
        ]
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
