"""Hands dealt at random for any game of the library, and the keys that type them."""

from itertools import chain
from random import Random
from typing import Any, NamedTuple

from director.engine.cards import written
from director.engine.games.game import Game
from director.engine.games.library import Library
from director.window.rulings_desk.requests import HandRequest


class DealtHand(NamedTuple):
    """A hand at the largest table that the deck serves, in the form of the showdown file."""

    case: dict[str, Any]
    players: list[dict[str, str]]
    """The cards by group; "" where the game has no groups."""
    rows: list[str]
    """The board as its fields have it."""
    dice: str = ""
    choice: str = ""


def dealt_hands(game: Game, library: Library, chance: Random) -> DealtHand:
    """One hand, dealt at random."""
    choice = game.choices[0] if game.choices else ""
    lies = library.chosen(game, choice) if choice else game
    pack = list(lies.cards)
    chance.shuffle(pack)
    board = [[[pack.pop() for _ in range(count)] for count in rows] for rows in lies.board]
    reds = sum(card.suit in (1, 2) for rows in board[:1] for row in rows for card in row)
    size = min(lies.most_cards, 5 if game.kind == "auction" else 7)
    if game.case_by == "flop colour":
        size = 2 if reds >= 2 else 4
    sizes = dict(lies.parts) or ({"down": 1, "up": 3, "exposed": 1} if lies.groups else {"": size})
    count = min(lies.most_players, len(pack) // sum(sizes.values()))
    players = [
        {group: written(pack.pop() for _ in range(many)) for group, many in sizes.items()}
        for _ in range(count)
    ]
    dice = [chance.randint(1, 6) for _ in range(game.dice)]
    case: dict[str, Any] = {
        "game": game.id,
        "players": [
            {"seat": seat, "cards": hand.get("", hand), "bet": 100 * (1 + seat % 4)}
            for seat, hand in enumerate(players, start=1)
        ],
        "button": 1,
        "chip": 25,
    }
    if choice:
        case["choice"] = choice
    if dice:
        case["dice"] = dice
    names = [street.name for street in lies.streets if street.board]
    if lies.one_row and board:
        case["board"] = written(card for rows in board for row in rows for card in row)
    elif board:
        case["board"] = {
            name: [written(row) for row in rows] for name, rows in zip(names, board, strict=True)
        }
    return DealtHand(case, players, _rows(lies, board), " ".join(map(str, dice)), choice)


def _rows(game: Game, board: list[Any]) -> list[str]:
    """The board by its fields, from the top: one row, whole rows, or a square and what follows."""
    if game.one_row:
        return [written(card for rows in board for row in rows for card in row)] if board else []
    if len({len(rows) for rows in board}) == 1:
        return [written(chain(*parts)) for parts in zip(*board, strict=True)]
    return [written(row) for row in board[0]] + [written(chain(*rows)) for rows in board[1:]]


def type_hand(screen: Any, hand: DealtHand) -> None:
    """Types a hand into the Showdown screen, field by field."""
    screen.respond(HandRequest.CLEAR)
    screen.play(hand.case["game"])
    if hand.choice:
        screen.rules.fields[0].pick(hand.choice)
    if hand.dice:
        typed(screen.rules.dice_field, hand.dice)
    for place, player in enumerate(hand.players):
        line = screen.lines[place]
        for group, cards in player.items():
            typed(line.hands[group], cards)
        typed(line.bet, str(hand.case["players"][place]["bet"]))
    for field, row in zip(screen.board.fields.values(), hand.rows, strict=False):
        typed(field, row)
    typed(screen.chips.button, "1")
    screen.chips.chip.setText("25")
    screen.judge_again()


def typed(field: Any, text: str) -> None:
    """All keys of a field at once."""
    field.setText(text)
    field.textEdited.emit(text)
