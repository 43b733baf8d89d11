"""Reads a showdown: who holds what, which board, which bets, as the showdown file states it.

Everything that is wrong with a showdown is found at once, as problems with a code, the field and
one sentence, in the order in which the file's description lists them.
"""

from collections.abc import Collection, Mapping
from typing import Any, TypeGuard

from director.engine.betting.pots import Bet, Pot, Pots, build_pots
from director.engine.cards import Cards, NotACard, read_cards
from director.engine.games.boards import Board
from director.engine.games.deciders import CHOICE
from director.engine.games.game import Game, as_key
from director.engine.games.house_ways import house_ways, ways_when_chosen
from director.engine.games.library import Library, UnknownGame
from director.engine.showdown.dealt_cards import (
    board_problems,
    cards_on,
    deck_problems,
    hand_problems,
)
from director.engine.showdown.showdown import CannotJudge, Player, Problem, Showdown
from director.files.forms import no_such
from director.translation import say

GROUPS = ("down", "up", "exposed", "holdem", "omaha")
"""How a player's cards may be named: by how they were dealt, or by the hand they are kept for. A
game's file may name others."""

MOST_CHIPS = 10**1000
"""Amounts are below this, so that their sums can be written down."""


def read_showdown(case: object, library: Library, house: Collection[str] = ()) -> Showdown:
    """A showdown from the object that a showdown file states.

    `house` are the keys of house rules that change who is paid; the file knows none of them. Raises
    CannotJudge with all its problems, and FileWrong where the game's own file is faulty.
    """
    return _Reader(case, library, house).showdown()


class _Reader:
    """Reads one case, field by field, and notes what is wrong with it."""

    def __init__(self, case: object, library: Library, house: Collection[str]) -> None:
        self.library = library
        self.house = house
        self.groups: tuple[str, ...] = GROUPS
        self.case: Mapping[str, Any] = case if isinstance(case, dict) else {}
        self.problems: list[Problem] = []
        if not isinstance(case, dict):
            self._wrong("not-a-showdown", "", say("a showdown is an object in braces"))
            raise CannotJudge(self.problems)

    def showdown(self) -> Showdown:
        """Reads all of it. Raises CannotJudge."""
        rows = self._rows()
        game = self._game()
        options = self._options(game)
        chip = self._chip()
        players, bets = self._players(rows, chip)
        dead = self._amount(self.case.get("dead"), chip, "dead")
        button = self._button()
        typed = self._typed_pots(rows)
        board = self._board_cards()
        pots = build_pots(bets, dead) if typed is None else self._pots(typed, players, chip)
        contested = {seat for pot in pots.pots if len(pot.seats) > 1 for seat in pot.seats}
        house: tuple[str, ...] = ()
        if game and self.house:
            house = tuple(key for key in house_ways(game) if key in self.house)
        if game and (options or house):
            game = self.library.under(game, options, "", house)
        game, dealt = self._choice(game, needed=bool(contested))
        if game and dealt and dealt.by_choice and house:
            house = tuple(key for key in ways_when_chosen(game, dealt) if key in self.house)
            dealt = self.library.under(dealt, {}, "", house)
        if dealt:
            self.problems += deck_problems(dealt, players, board)
            board = _street_by_street(dealt, board)
        dice = self._dice(dealt, needed=bool(contested)) if dealt else ()
        if game is None or dealt is None:
            raise CannotJudge(self.problems)
        case = ""
        contested &= players.keys()
        if contested and not any(players[seat].has_buh for seat in contested if game.declares):
            unread = any(problem.field.startswith("board") for problem in self.problems)
            shared = 0 if unread else cards_on(board)
            self.problems += [] if unread else board_problems(dealt, board)
            if dealt.case_by and not self.problems:
                choice = self.case.get("choice")
                chosen = choice if isinstance(choice, str) else ""
                case = dealt.case_of(dice, self._lying(dealt, board), chosen)
                dealt = self._turned(dealt, options, case, house) if case else dealt
            self.problems += hand_problems(dealt, players, contested, shared, self.problems)
        if self.problems:
            raise CannotJudge(self.problems)
        lying = self._lying(dealt, board)
        return Showdown(self.case.get("id"), dealt, case, players, lying, pots, chip, button, dice)

    def _turned(
        self, dealt: Game, options: dict[str, str], case: str, house: tuple[str, ...]
    ) -> Game:
        """The game in its case; one that was chosen has no options but its own, at their usual."""
        return self.library.under(dealt, {} if dealt.by_choice else options, case, house)

    def _wrong(self, code: str, field: str, message: str) -> None:
        self.problems.append(Problem(code, field, message))

    def _rows(self) -> list[Mapping[str, Any]]:
        """The players as listed; stops at once where there is nobody to judge."""
        rows = self.case.get("players")
        if not isinstance(rows, list) or not rows:
            self._wrong("not-a-showdown", "players", say("nobody is listed in players"))
            raise CannotJudge(self.problems)
        for number, row in enumerate(rows):
            if not isinstance(row, dict):
                message = say("a player is an object in braces")
                self._wrong("not-a-showdown", f"players[{number}]", message)
                raise CannotJudge(self.problems)
            for key in sorted(_FLAGS & row.keys()):
                if not (row[key] is None or isinstance(row[key], bool)):  # 1 is no true
                    message = say("{key} is true or false", key=key)
                    self._wrong("not-a-showdown", f"players[{number}].{key}", message)
        if all(row.get("folded") is True for row in rows):
            self._wrong("not-a-showdown", "players", say("everybody has folded"))
        return rows

    def _game(self) -> Game | None:
        name = self.case.get("game")
        if not isinstance(name, str):
            self._wrong("unknown-game", "game", say("the game is not named"))
            return None
        try:
            game = self.library.game(name)
        except UnknownGame:
            self._wrong("unknown-game", "game", self.library.unknown(name))
            return None
        for one in (game, *game.chosen):
            self.groups = tuple(dict.fromkeys((*self.groups, *one.parts, *one.groups)))
        if game.kind == "tricks":
            message = say("{game} is judged from the play, by a trick record", game=game.name)
            self._wrong("not-a-showdown", "game", message)
        return game

    def _options(self, game: Game | None) -> dict[str, str]:
        """The options that differ from their defaults, as the keys of what they change."""
        given = self.case.get("options")
        if given is None or game is None:
            return {}
        if not isinstance(given, dict):
            self._wrong("unknown-option", "options", say("options are an object in braces"))
            return {}
        known = {option.name: option for option in game.options}
        chosen = {}
        for name, value in given.items():
            option = known.get(name)
            if option is None:
                self._wrong("unknown-option", f"options.{name}", no_such("option", name, known))
            elif not option.has(value):
                values = ", ".join(as_key(one) for one in option.values)
                message = say("{name} is one of {values}", name=name, values=values)
                self._wrong("unknown-option", f"options.{name}", message)
            elif value != option.default:
                chosen[name] = as_key(value)
        return chosen

    def _chip(self) -> int:
        chip = self.case.get("chip", 1)
        if _is_whole(chip) and chip > 0:
            return chip
        self._wrong("bad-amount", "chip", say("the smallest chip is a whole number from 1"))
        return 1

    def _players(
        self, rows: list[Mapping[str, Any]], chip: int
    ) -> tuple[dict[int, Player], list[Bet]]:
        players: dict[int, Player] = {}
        bets = []
        for number, row in enumerate(rows):
            seat: Any = row.get("seat")
            if type(seat) is not int or seat < 1:
                message = say("a seat is a whole number from 1")
                self._wrong("bad-seat", f"players[{number}].seat", message)
                seat = -number
            elif seat in players:
                message = say("seat {seat} is listed twice", seat=seat)
                self._wrong("duplicate-seat", f"players[{number}].seat", message)
            cards, groups = self._player_cards(row.get("cards"), number)
            name = row.get("name")
            folded = row.get("folded") is True
            players[seat] = Player(
                number,
                seat,
                name if isinstance(name, str) else "",
                cards,
                groups,
                folded,
                row.get("short") is True,
                row.get("declared") is True,
            )
            bets.append(Bet(seat, self._amount(row.get("bet"), chip, "players", number), folded))
        return players, bets

    def _player_cards(self, cards: object, number: int) -> tuple[Cards, Mapping[str, Cards]]:
        """All cards of a player, and the same by group where the file names groups."""
        if cards is None:
            return (), {}
        if not isinstance(cards, dict):
            return self._cards(cards, f"players[{number}].cards"), {}
        groups = {}
        for name, text in cards.items():
            field = f"players[{number}].cards.{name}"
            if name not in self.groups:
                self._wrong("bad-card", field, no_such("group of cards", str(name), self.groups))
            groups[name] = self._cards(text, field)
        return tuple([card for group in groups.values() for card in group]), groups

    def _cards(self, text: object, field: str) -> Cards:
        if not isinstance(text, str):
            self._wrong("bad-card", field, say('cards are a text such as "As Kd"'))
            return ()
        try:
            return read_cards(text)
        except NotACard as error:
            self._wrong("bad-card", field, str(error))
            return ()

    def _amount(self, amount: Any, chip: int, field: str, number: int | None = None) -> int:
        if amount is None:
            return 0
        if type(amount) is int and 0 <= amount < MOST_CHIPS and not amount % chip:
            return amount
        if _is_whole(amount) and amount >= MOST_CHIPS:
            message = say("this is more than anybody has counted")
        elif not _is_whole(amount) or amount < 0:
            message = say("an amount is a whole number of chips, not below 0")
        else:
            message = say("{amount} cannot be made of chips of {chip}", amount=amount, chip=chip)
        field = field if number is None else f"{field}[{number}].bet"
        self._wrong("bad-amount", field, message)
        return 0

    def _button(self) -> int | None:
        button = self.case.get("button")
        if button is None:
            return None
        if _is_whole(button) and button > 0:
            return int(button)
        self._wrong("bad-seat", "button", say("the button is at a seat, a whole number from 1"))
        return None

    def _typed_pots(self, rows: list[Mapping[str, Any]]) -> list[Any] | None:
        pots = self.case.get("pots")
        if pots is None:
            return None
        if self.case.get("dead") is not None or any(row.get("bet") is not None for row in rows):
            self._wrong("bets-and-pots", "pots", say("give the bets or the pots, not both"))
        return pots if isinstance(pots, list) else [pots]

    def _pots(self, typed: list[Any], players: Mapping[int, Player], chip: int) -> Pots:
        pots = []
        for number, row in enumerate(typed):
            field = f"pots[{number}]"
            if not isinstance(row, dict):
                message = say("a pot is an object with amount and seats")
                self._wrong("bad-amount", field, message)
                continue
            amount = self._amount(row.get("amount"), chip, f"{field}.amount")
            seats: Any = row.get("seats")
            if not _can_win(seats, players):
                message = say("a pot is won by seats that are listed and have not folded")
                self._wrong("bad-seat", f"{field}.seats", message)
            elif amount:
                pots.append(Pot(amount, tuple(seats)))
        return Pots(tuple(pots), {})

    def _board_cards(self) -> dict[str, list[Cards]]:
        """The board as stated: its rows by street; a plain text is one street without a name."""
        board = self.case.get("board")
        if board is None:
            return {}
        if not isinstance(board, dict):
            return {"": [self._cards(board, "board")]}
        streets = {}
        for street, rows in board.items():
            field = f"board.{street}"
            if isinstance(rows, list):
                streets[street] = [self._cards(row, f"{field}[{n}]") for n, row in enumerate(rows)]
            else:
                streets[street] = [self._cards(rows, field)]
        return streets

    def _choice(self, game: Game | None, *, needed: bool) -> tuple[Game | None, Game | None]:
        """The game and the game chosen in it, which is itself where there is no choice."""
        choice = self.case.get("choice")
        if game is None or (choice is None and not (game.to_choose and needed)):
            return game, game
        known = ", ".join(game.to_choose)
        if choice is None:
            message = (
                say("which game was chosen? One of {games}", games=known)
                if game.choices
                else say("what was chosen? One of {ways}", ways=known)
            )
            self._wrong("missing-choice", "choice", message)
            return game, None
        if game.case_by == CHOICE and choice in game.to_choose:
            return game, game
        if game.case_by == CHOICE:
            message = say("“{choice}” cannot be chosen; one of {ways}", choice=choice, ways=known)
            self._wrong("bad-choice", "choice", message)
            return game, None
        if not game.choices:
            message = say("in {game} nobody chooses a game", game=game.name)
            self._wrong("bad-choice", "choice", message)
            return game, game
        try:
            return game, self.library.chosen(game, choice if isinstance(choice, str) else "")
        except UnknownGame:
            message = say("“{choice}” cannot be chosen; one of {games}", choice=choice, games=known)
            self._wrong("bad-choice", "choice", message)
            return game, None

    def _dice(self, game: Game, *, needed: bool) -> tuple[int, ...]:
        dice = self.case.get("dice")
        if dice is None:
            if game.dice and needed:
                message = say("what was rolled? {game} needs its dice", game=game.name)
                self._wrong("missing-dice", "dice", message)
            return ()
        rolled = dice if isinstance(dice, list) else [dice]
        if len(rolled) != game.dice or not all(_is_whole(die) and 1 <= die <= 6 for die in rolled):
            sentence = {
                0: "{game} is played without dice",
                1: "{game} is played with one die, from 1 to 6",
            }.get(game.dice, "{game} is played with {count} dice, each from 1 to 6")
            self._wrong("bad-dice", "dice", say(sentence, game=game.name, count=game.dice))
            return ()
        return tuple(rolled)

    def _lying(self, game: Game, board: dict[str, list[Cards]]) -> Board:
        """The board as it lies; one row is one street, however it was stated."""
        if not board:
            return ()
        if game.one_row:
            return ((tuple([card for rows in board.values() for row in rows for card in row]),),)
        return tuple([tuple(rows) for rows in board.values()])


def _street_by_street(game: Game, board: dict[str, list[Cards]]) -> dict[str, list[Cards]]:
    """The board in the order of the game's streets, in whichever order it was written."""
    if len(board) < 2:
        return board
    names = [street.name for street in game.streets if street.board]
    if not names or any(street not in names for street in board):
        return board
    return {name: board[name] for name in names if name in board}


_FLAGS = frozenset(("folded", "short", "declared"))


def _is_whole(value: Any) -> TypeGuard[int]:
    return type(value) is int  # and not a bool, which counts as one


def _can_win(seats: Any, players: Mapping[int, Player]) -> bool:
    """Whether these are seats of live players, each once."""
    if not isinstance(seats, list) or not seats or not all(map(_is_whole, seats)):
        return False
    live = [seat in players and not players[seat].folded for seat in seats]
    return all(live) and len(set(seats)) == len(seats)
