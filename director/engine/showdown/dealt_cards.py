"""Whether the cards of a showdown are those that its game deals: the deck, the board, the hands."""

from collections.abc import Mapping, Sequence

from director.engine.cards import Card, Cards
from director.engine.games.game import Game
from director.engine.showdown.showdown import Player, Problem
from director.translation import say


def deck_problems(
    game: Game, players: Mapping[int, Player], board: Mapping[str, list[Cards]]
) -> list[Problem]:
    """Every card belongs to the deck and is there once."""
    cards = [card for player in players.values() for card in player.cards]
    cards += [card for rows in board.values() for row in rows for card in row]
    unique = set(cards)
    if len(unique) == len(cards) and unique <= game.cards:
        return []
    problems = []
    places = [(_cards_field(player), player.cards) for player in players.values()]
    places += [
        (_row_field(street, number, rows), row)
        for street, rows in board.items()
        for number, row in enumerate(rows)
    ]
    for field, row in places:
        for card in row:
            if card not in game.cards:
                message = say("{card} is not in the deck of {game}", card=card, game=game.name)
                problems.append(Problem("card-not-in-deck", field, message))
    seen: set[Card] = set()
    for field, row in places:
        for card in row:
            if card in seen:
                problems.append(
                    Problem("duplicate-card", field, say("{card} is there twice", card=card))
                )
            seen.add(card)
    return problems


def cards_on(board: Mapping[str, list[Cards]]) -> int:
    """How many cards lie on the board."""
    return sum([len(row) for rows in board.values() for row in rows])


def board_problems(game: Game, board: Mapping[str, list[Cards]]) -> list[Problem]:
    """As many cards lie on the board as the game deals."""
    counts = tuple([tuple([len(row) for row in rows]) for rows in board.values()])
    count = cards_on(board)
    if game.is_stud:  # the community card of a stub that ran short
        right = count in (0, 1)
    elif game.one_row:
        right = count == game.board_count
    else:
        right = counts == game.board
    if right:
        return []
    sentence = {
        0: "{game} has {wanted} on the board, and none is there yet",
        1: "{game} has {wanted} on the board, here is {count}",
    }.get(count, "{game} has {wanted} on the board, here are {count}")
    message = say(
        sentence,
        game=game.name,
        wanted=_shape(game),
        count=_count(count),
    )
    return [Problem("wrong-board", "board", message)]


def hand_problems(
    game: Game,
    players: Mapping[int, Player],
    seats: set[int],
    shared: int,
    before: Sequence[Problem],
) -> list[Problem]:
    """Everybody who may win a contested pot holds the right number of cards.

    `shared` cards lie on the board; of a hand that could not be read `before`, nothing is known.
    """
    unread = {problem.field.partition(".cards")[0] for problem in before}
    problems: list[Problem] = []
    for seat in seats:
        player = players[seat]
        if f"players[{player.number}]" in unread:
            continue  # what is held is not known before that is put right
        fewer = (player.short + shared) if game.is_stud else 0
        if not player.cards:
            message = say("{player} may win a pot: which cards are held?", player=player.title)
            problems.append(Problem("missing-cards", _cards_field(player), message))
        elif game.parts or game.groups:
            problems += _grouped_hand(game, player)
        elif not game.fewest_cards - fewer <= len(player.cards) <= game.most_cards - fewer:
            problems.append(_wrong_count(game, player, fewer))
    return problems


def _grouped_hand(game: Game, player: Player) -> list[Problem]:
    """A hand whose groups decide has them all, and they are of the right sizes."""
    sizes = {name: len(cards) for name, cards in player.groups.items()}
    if game.parts and sizes != game.parts:
        wanted = ", ".join(f"{name} {size}" for name, size in game.parts.items())
    elif game.groups and (
        not set(sizes) <= set(game.groups) or sum(sizes.values()) != game.most_cards or not sizes
    ):
        wanted = say(
            "{groups}: {count} in all",
            groups=", ".join(game.groups),
            count=_count(game.most_cards),
        )
    else:
        return []
    message = say(
        "{player}: {game} needs {wanted}", player=player.title, game=game.name, wanted=wanted
    )
    return [Problem("wrong-card-count", _cards_field(player), message)]


def _wrong_count(game: Game, player: Player, fewer: int) -> Problem:
    fewest, most = game.fewest_cards - fewer, game.most_cards - fewer
    wanted = str(most) if fewest == most else say("{low} to {high}", low=fewest, high=most)
    message = say(
        "{player} holds {count}; {game} is played with {wanted}",
        player=player.title,
        count=_count(len(player.cards)),
        game=game.name,
        wanted=wanted,
    )
    return Problem("wrong-card-count", _cards_field(player), message)


def _cards_field(player: Player) -> str:
    return f"players[{player.number}].cards"


def _row_field(street: str, number: int, rows: Sequence[Cards]) -> str:
    if not street:
        return "board"
    return f"board.{street}" if len(rows) == 1 else f"board.{street}[{number}]"


def _count(count: int) -> str:
    return say("1 card") if count == 1 else say("{count} cards", count=count)


def _shape(game: Game) -> str:
    """What a game has on the board: "5 cards", or those of each row, street by street."""
    if game.one_row:
        return _count(game.board_count) if game.board else say("nothing")
    streets = [" + ".join(str(count) for count in rows) for rows in game.board]
    return say(
        "{count} ({streets})",
        count=_count(sum(map(sum, game.board))),
        streets=", ".join(streets),
    )
