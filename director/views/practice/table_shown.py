"""The table of an exercise as players see it: cards, chips and dice, and not what they come to."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from director.engine.cards import Card, Cards, read_cards
from director.engine.games.boards import Board, turned_down
from director.engine.games.game import Game
from director.school.exercise import Exercise
from director.translation import capital, chips, listed, say
from director.views.ruling.dealt_hand import Dealt, Hand
from director.views.ruling.felt import Place, Spots, spots


class PlayerShown(NamedTuple):
    """A player at the table."""

    title: str
    seat: str
    deeds: str
    """Whether the player has the button, and has bet, folded or declared."""
    hand: Hand
    folded: bool = False
    bet: str = ""
    """What the player has put in, in words; empty where nobody says."""


class TableShown(NamedTuple):
    """A table."""

    board: Mapping[Place, Cards]
    spots: Spots
    players: tuple[PlayerShown, ...]
    facts: tuple[str, ...]
    """Dice, pots and what has happened, one sentence each."""
    face_down: frozenset[Card]
    """The cards of the board that the dice turn, for whoever is told."""
    rows_out: frozenset[int]
    """The rows of the board that are out, from 0, for the same."""
    plays: frozenset[Card]
    """The cards that play for the right answer; nothing where none are asked about."""


def table_shown(exercise: Exercise) -> TableShown:
    """What lies on the table of an exercise."""
    case, game = exercise.case, exercise.game
    board = _board(case.get("board"), game)
    lying: Board = tuple(
        tuple(cards for (at, _), cards in board.items() if at == street)
        for street in sorted({street for street, _ in board})
    )
    dice = tuple(case.get("dice", ()))
    out = game.removal.gone(lying) if game.removal and lying else ()
    return TableShown(
        board,
        spots(game) if board else (),
        tuple(_player(case, one, game) for one in case.get("players", ())),
        (*_facts(case, game), *exercise.told),
        turned_down(game.turning, lying, dice) if lying else frozenset(),
        frozenset(number - 1 for number in out),
        frozenset(exercise.asked.about.get("plays", ())),
    )


def _board(stated: Any, game: Game) -> dict[Place, Cards]:
    """A board as a showdown file states it, by place."""
    if not stated:
        return {}
    if isinstance(stated, str):
        return {(0, 0): read_cards(stated)}
    streets = [one if isinstance(one, list) else [one] for one in stated.values()]
    if game.one_row:
        cards = tuple(card for rows in streets for row in rows for card in read_cards(row))
        return {(0, 0): cards}
    return {
        (street, row): read_cards(text)
        for street, rows in enumerate(streets)
        for row, text in enumerate(rows)
    }


def _player(case: Mapping[str, Any], player: Mapping[str, Any], game: Game) -> PlayerShown:
    seat, notes = say("seat {seat}", seat=player["seat"]), []
    if case.get("button") == player["seat"] and _has_button(game):
        notes.append(say("dealer") if game.has_dealer else say("button"))
    bet = say("bet {amount}", amount=chips(player["bet"])) if player.get("bet") else ""
    if bet:
        notes.append(bet)
    if player.get("folded"):
        notes.append(say("folded"))
    if player.get("declared"):
        notes.append(say("declares"))
    cards = player.get("cards", player.get("dealt", ""))
    title, folded = player.get("name") or seat, player.get("folded", False)
    return PlayerShown(title, seat, ", ".join(notes), _hand(cards), folded, bet)


def _has_button(game: Game) -> bool:
    """Whether anything at this table goes by the button: in stud nothing does."""
    by_position = "by position" in (game.odd_chips, game.odd_half)
    return bool(game.by_choice) or not game.bring_in or by_position


def _hand(cards: Any) -> Hand:
    if isinstance(cards, dict):
        return tuple(Dealt(card, name) for name, text in cards.items() for card in read_cards(text))
    return tuple(Dealt(card) for card in read_cards(cards))


def _facts(case: Mapping[str, Any], game: Game) -> list[str]:
    """Dice, a choice, trump, and what there is to win."""
    found = []
    if "choice" in case:
        chosen = game.name if game.by_choice else say(str(case["choice"]))
        found.append(say("The choice: {what}.", what=chosen))
    if dice := case.get("dice"):
        rolled = listed([str(one) for one in dice])
        sentence = "The die shows {rolled}." if len(dice) == 1 else "The dice show {rolled}."
        found.append(say(sentence, rolled=rolled))
    if "trump" in case:
        found.append(say("Trump: {card}.", card=case["trump"]))
    if "chip" in case:
        found.append(capital(_chips(case)))
    return found


def _chips(case: Mapping[str, Any]) -> str:
    """What there is to win, and in which chips."""
    chip = chips(case["chip"])
    if pots := case.get("pots"):
        pot = chips(sum(one["amount"] for one in pots))
        return say("the pot is {pot}, the smallest chip {chip}.", pot=pot, chip=chip)
    if "ante" in case:
        return say("everybody has put in {ante}.", ante=chips(case["ante"]))
    if dead := case.get("dead"):
        sentence = "{dead} of dead money is in the pot, the smallest chip is {chip}."
        return say(sentence, dead=chips(dead), chip=chip)
    return say("the smallest chip is {chip}.", chip=chip)
