"""Worked hands on paper: the cards where they lie, and what becomes of each player."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from director.engine.buckem.trick_hands import known_hands
from director.engine.buckem.trick_records import read_round
from director.engine.buckem.tricks import Taken, played
from director.engine.cards import Card, Cards, read_cards
from director.engine.games.boards import turned_down
from director.engine.games.deciders import DICE
from director.engine.games.game import Example, Game
from director.engine.showdown.play_records import Record
from director.engine.showdown.showdown import CannotJudge
from director.reports.blocks.games import Board, Group, Hand, Place, TrickLine, Tricks
from director.reports.blocks.text import Prose, Section
from director.reports.documents import Block
from director.reports.suit_signs import suit_sign
from director.translation import chips, listed, say
from director.views.ruling.felt import lines, spots


def worked_hands(game: Game, chosen: Sequence[Example]) -> list[Block]:
    """The examples, one below the other."""
    return [block for example in chosen for block in _example(game, example)]


def _example(game: Game, example: Example) -> list[Block]:
    """A worked hand: the board, each player's cards and what they win."""
    case: Mapping[str, Any] = example.case
    title = say("Example: {title}", title=example.title)
    blocks: list[Block] = [Section(title)]
    blocks += _board(game, case)
    blocks += [_trump(case)] if "trump" in case else []
    tricks = list(_tricks(game, example)) if case.get("tricks") else []
    hands = [_hand(game, example, player) for player in case["players"] if _holds(player)]
    if tricks:  # below them stands what becomes of each player
        hands = [replace(hand, verdict="", wins=False) for hand in hands if hand.cards]
    blocks += [*hands, *tricks]
    return [*blocks, *([Prose(example.why)] if example.why else [])]


def _holds(player: Mapping[str, Any]) -> bool:
    """Whether there are cards of this player to be shown."""
    return not player.get("folded") or "scare" in player


def _trump(case: Mapping[str, Any]) -> Hand:
    return Hand(say("Trump"), read_cards(case["trump"]))


def _tricks(game: Game, example: Example) -> Iterator[Tricks]:
    """The tricks in the order of play: who led, who played what, who took it and why (BUCK)."""
    record = Record(example.case, [])
    try:
        round_ = read_round(record, game)
    except CannotJudge:  # the check of the game's file says why
        return
    play = played(round_, known_hands(round_, record))
    players = {player.seat: at for at, player in enumerate(round_.stayers)}
    trump = round_.trump.suit if round_.trump else None
    lines = []
    for number, won in enumerate(play.taken):
        turns = {turn.player.seat: turn.card for turn in play.turns if turn.trick == number}
        cards, leader = tuple([turns.get(seat) for seat in players]), players[next(iter(turns))]
        lines.append(TrickLine(cards, leader, players[won.seat], _why(won, trump)))
    rows: Any = example.case["players"]
    results = {row["seat"]: _verdict(game, example, row) for row in rows}
    yield Tricks(
        tuple([player.title for player in round_.stayers]),
        tuple(lines),
        tuple([results[seat] for seat in players]),
    )


def _why(won: Taken, trump: int | None) -> str:
    """What the card that takes a trick is in it."""
    if won.card.suit == trump:
        return say("highest trump")
    return say("highest {suit} led", suit=suit_sign(won.card))


def _hand(game: Game, example: Example, player: Mapping[str, Any]) -> Hand:
    name, cards = player["name"], _shown(player)
    return Hand(
        name,
        _cards(cards),
        _verdict(game, example, player),
        _wins(example, name),
        _groups(game, cards),
        _place_of(game, example, player["seat"]),
    )


_IN_RECORDS = {
    "scare": "scare card",
    "dealt": "dealt",
    "discards": "discarded",
    "drawn": "drawn",
    "played": "played",
}
"""The cards of a record of play, and what is said above them."""


def _shown(player: Mapping[str, Any]) -> object:
    """A player's cards at a showdown; or those of a record, by what became of them."""
    groups = {
        title: player[key] for key, title in _IN_RECORDS.items() if isinstance(player.get(key), str)
    }
    if list(groups) == [_IN_RECORDS["played"]]:
        return player["played"]
    return groups or player.get("cards")


def _place_of(game: Game, example: Example, seat: object) -> str:
    """That a player has the button, in an example about chips that are placed from it."""
    choice = example.case.get("choice")
    played = next((one for one in game.chosen if one.id == choice), game)
    if not example.wins or played.odd_chips != "by position":
        return ""
    if seat != example.case.get("button"):
        return ""
    return say("dealer") if game.has_dealer else say("button")


def _groups(game: Game, cards: object) -> tuple[Group, ...]:
    """The cards that lie apart: the hands that a player keeps, or how they were dealt."""
    if not isinstance(cards, dict):
        return ()
    titles = {portion.part: portion.title for portion in game.portions if portion.part}
    groups: dict[str, str] = cards
    return tuple(
        Group(titles.get(name, name), read_cards(text)) for name, text in groups.items() if text
    )


def _verdict(game: Game, example: Example, player: Mapping[str, Any]) -> str:
    """What a player wins or owes: chips where the example says so, else the portions."""
    name = player["name"]
    titles = {portion.name: portion.title for portion in game.all_portions}
    won = [
        titles.get(portion, portion) for portion, names in example.winners.items() if name in names
    ]
    if example.wins.get(name):
        amount = chips(example.wins[name])
        return say("{amount} of {pot}", amount=amount, pot=chips(_pot(example)))
    burned: Any = example.result.get("burned", {})
    if owed := burned.get(str(player["seat"])):
        return say("burned, matches {amount}", amount=chips(owed))
    if not won:
        return ""
    if len(game.portions) == 1:
        return say("wins") if _alone(example, won, titles) else say("splits")
    return say("wins {portions}", portions=listed(won))


def _alone(example: Example, won: list[str], titles: Mapping[str, str]) -> bool:
    return all(
        len(names) == 1
        for portion, names in example.winners.items()
        if titles.get(portion, portion) in won
    )


def _pot(example: Example) -> int:
    pots: Any = example.case.get("pots", [])
    return sum(pot["amount"] for pot in pots) or sum(example.wins.values())


def _wins(example: Example, name: str) -> bool:
    return bool(example.wins.get(name)) or any(name in names for names in example.winners.values())


def _board(game: Game, case: Mapping[str, Any]) -> list[Block]:
    """The board as it lies on the felt."""
    board, played = case.get("board"), _played(game, case)
    if isinstance(board, dict) and not played.one_row:
        streets = [one if isinstance(one, list) else [one] for one in board.values()]
        rows = tuple(read_cards(row) for street in streets for row in street)
        lying = tuple(Place(spot.x, spot.y) for spot in spots(played))
        if sum(map(len, rows)) == len(lying):
            return [Board(rows, lying, lines(played), _face_down(played, case, rows))]
    rows = _rows(board)
    return [Board(rows, face_down=_face_down(played, case, rows))] if rows else []


def _face_down(game: Game, case: Mapping[str, Any], rows: tuple[Cards, ...]) -> frozenset[Card]:
    """What the dice of an example have turned face down."""
    return turned_down(game.turning, (rows,), _rolled(case))


def _played(game: Game, case: Mapping[str, Any]) -> Game:
    """The game as the dice have it: of Bidirectional Chowaha, the columns (S 2.8)."""
    name = game.case_of(_rolled(case), ()) if game.case_by in DICE and game.dice else ""
    return next((one.game for one in game.cases if one.name == name and one.game), game)


def _rolled(case: Mapping[str, Any]) -> tuple[int, ...]:
    dice: Any = case.get("dice", ())
    return tuple(dice) if isinstance(dice, list | tuple) else (int(dice),)


def _rows(board: object) -> tuple[Cards, ...]:
    """The rows of a board as they lie, from the text or the streets of an example."""
    if not board:
        return ()
    if isinstance(board, str):
        return (read_cards(board),)
    if not isinstance(board, dict):
        return ()
    streets = [[street] if isinstance(street, str) else list(street) for street in board.values()]
    height = max(len(street) for street in streets)
    rows: list[list[Cards]] = [[] for _ in range(height)]
    for street in streets:
        for place, text in enumerate(street):
            rows[place].append(read_cards(text))
    return tuple(tuple(card for cards in row for card in cards) for row in rows)


def _cards(cards: object) -> Cards:
    if isinstance(cards, str):
        return read_cards(cards)
    if isinstance(cards, dict):
        return tuple(card for text in cards.values() for card in read_cards(text))
    return ()
