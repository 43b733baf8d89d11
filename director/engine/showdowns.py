"""Reads a showdown: who holds what, which board, which bets, as the showdown file states it.

Everything that is wrong with a showdown is found at once, as problems with a code, the field and
one sentence, in the order in which the file's description lists them.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from director.engine.boards import Board
from director.engine.cards import Card, Cards, NotACard, read_cards
from director.engine.games import Game
from director.engine.library import Library, UnknownGame
from director.engine.pots import Bet, Pot, Pots, build_pots
from director.forms import no_such
from director.words import say


class Problem(NamedTuple):
    """Why a showdown cannot be judged: a code, the field that is wrong, and a sentence."""

    code: str
    field: str
    message: str


class CannotJudge(Exception):
    """A showdown cannot be judged; holds every problem found, the first in order first."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(problem.message for problem in problems))


class Player(NamedTuple):
    """One player at the showdown."""

    seat: int
    name: str
    cards: Cards
    folded: bool
    short: bool
    """In stud: one card fewer was dealt to this player."""
    field: str
    """Where the showdown states this player, for problems found later."""

    @property
    def title(self) -> str:
        """What to call the player: the name, or the seat."""
        return self.name or say("seat {seat}", seat=self.seat)


class Showdown(NamedTuple):
    """A hand at its end, ready to be judged."""

    id: object
    game: Game
    players: Mapping[int, Player]
    """By seat, in the order given."""
    board: Board
    pots: Pots
    chip: int
    button: int | None


GROUPS = ("down", "up", "exposed", "holdem", "omaha")
"""How a player's cards may be named: by how they were dealt, or by the hand they are kept for."""


def read_showdown(case: object, library: Library) -> Showdown:
    """A showdown from the object that a showdown file states.

    Raises CannotJudge with all its problems, and FileWrong where the game's own file is faulty.
    """
    return _Reader(case, library).showdown()


class _Reader:
    """Reads one case, field by field, and notes what is wrong with it."""

    def __init__(self, case: object, library: Library) -> None:
        self.library = library
        self.case: Mapping[str, Any] = case if isinstance(case, dict) else {}
        self.problems: list[Problem] = []
        if not isinstance(case, dict):
            self._wrong("not-a-showdown", "", say("a showdown is an object in braces"))

    def showdown(self) -> Showdown:
        rows = self._rows()
        game = self._game()
        self._options()
        chip = self._chip()
        players, bets = self._players(rows, chip)
        dead = self._amount(self.case.get("dead"), "dead", chip)
        button = self._button()
        typed = self._typed_pots(rows)
        board = self._board_cards()
        pots = self._pots(typed, players, chip) if typed is not None else build_pots(bets, dead)
        if game is not None:
            self._deck(game, players, board)
        if game is None or self.problems:
            raise CannotJudge(self.problems)
        contested = {seat for pot in pots.pots if len(pot.seats) > 1 for seat in pot.seats}
        if contested:
            shared = self._dealt(game, board)
            self._hands(game, players, contested, shared)
        if self.problems:
            raise CannotJudge(self.problems)
        return Showdown(
            self.case.get("id"), game, players, self._lying(game, board), pots, chip, button
        )

    def _wrong(self, code: str, field: str, message: str) -> None:
        self.problems.append(Problem(code, field, message))

    def _rows(self) -> list[Mapping[str, Any]]:
        """The players as listed; stops at once where there is nobody to judge."""
        rows = self.case.get("players")
        if self.problems:
            raise CannotJudge(self.problems)
        if not isinstance(rows, list) or not rows:
            self._wrong("not-a-showdown", "players", say("nobody is listed in players"))
            raise CannotJudge(self.problems)
        for number, row in enumerate(rows):
            if not isinstance(row, dict):
                self._wrong(
                    "not-a-showdown", f"players[{number}]", say("a player is an object in braces")
                )
                raise CannotJudge(self.problems)
        if all(row.get("folded") is True for row in rows):
            self._wrong("not-a-showdown", "players", say("everybody has folded"))
        return rows

    def _game(self) -> Game | None:
        name = self.case.get("game")
        if not isinstance(name, str):
            self._wrong("unknown-game", "game", say("the game is not named"))
            return None
        try:
            return self.library.game(name)
        except UnknownGame:
            self._wrong("unknown-game", "game", no_such("game", name, self.library.ids()))
            return None

    def _options(self) -> None:
        options = self.case.get("options")
        if options is None:
            return
        for name in options if isinstance(options, dict) else ("",):
            field = f"options.{name}".rstrip(".")
            self._wrong("unknown-option", field, say("this game has no option '{name}'", name=name))

    def _chip(self) -> int:
        chip = self.case.get("chip", 1)
        if _is_whole(chip, least=1):
            return int(chip)
        self._wrong("bad-amount", "chip", say("the smallest chip should be a whole number from 1"))
        return 1

    def _players(
        self, rows: list[Mapping[str, Any]], chip: int
    ) -> tuple[dict[int, Player], list[Bet]]:
        players: dict[int, Player] = {}
        bets = []
        for number, row in enumerate(rows):
            field = f"players[{number}]"
            seat = row.get("seat")
            if not isinstance(seat, int) or not _is_whole(seat, least=1):
                self._wrong("bad-seat", f"{field}.seat", say("a seat is a whole number from 1"))
                seat = -number
            elif seat in players:
                message = say("seat {seat} is listed twice", seat=seat)
                self._wrong("duplicate-seat", f"{field}.seat", message)
            cards = self._player_cards(row.get("cards"), f"{field}.cards")
            name = row.get("name")
            players[seat] = Player(
                seat=seat,
                name=name if isinstance(name, str) else "",
                cards=cards,
                folded=row.get("folded") is True,
                short=row.get("short") is True,
                field=field,
            )
            bets.append(
                Bet(seat, self._amount(row.get("bet"), f"{field}.bet", chip), players[seat].folded)
            )
        return players, bets

    def _player_cards(self, cards: object, field: str) -> Cards:
        """All cards of a player, whether in one text or in groups."""
        if cards is None:
            return ()
        if not isinstance(cards, dict):
            return self._cards(cards, field)
        for name in cards:
            if name not in GROUPS:
                self._wrong(
                    "bad-card", f"{field}.{name}", no_such("group of cards", str(name), GROUPS)
                )
        groups = [self._cards(text, f"{field}.{name}") for name, text in cards.items()]
        return tuple(card for group in groups for card in group)

    def _cards(self, text: object, field: str) -> Cards:
        if not isinstance(text, str):
            self._wrong("bad-card", field, say('cards are a text such as "As Kd"'))
            return ()
        try:
            return read_cards(text)
        except NotACard as error:
            self._wrong("bad-card", field, str(error))
            return ()

    def _amount(self, amount: object, field: str, chip: int) -> int:
        if amount is None:
            return 0
        if not isinstance(amount, int) or not _is_whole(amount):
            self._wrong(
                "bad-amount", field, say("an amount is a whole number of chips, not below 0")
            )
            return 0
        if amount % chip:
            message = say("{amount} cannot be made of chips of {chip}", amount=amount, chip=chip)
            self._wrong("bad-amount", field, message)
            return 0
        return amount

    def _button(self) -> int | None:
        button = self.case.get("button")
        if button is None or _is_whole(button, least=1):
            return button
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
                self._wrong("bad-amount", field, say("a pot is an object with amount and seats"))
                continue
            amount = self._amount(row.get("amount"), f"{field}.amount", chip)
            seats = row.get("seats")
            live = isinstance(seats, list) and [
                s for s in seats if s in players and not players[s].folded
            ]
            if not live or live != seats or len(set(live)) != len(live):
                message = say(
                    "a pot is won by seats that are listed and have not folded, each once"
                )
                self._wrong("bad-seat", f"{field}.seats", message)
                continue
            pots.append(Pot(amount, tuple(live)))
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

    def _deck(
        self, game: Game, players: Mapping[int, Player], board: dict[str, list[Cards]]
    ) -> None:
        """Every card belongs to the deck and is there once."""
        deck = set(game.cards)
        places = [(f"{player.field}.cards", player.cards) for player in players.values()]
        places += [("board", row) for rows in board.values() for row in rows]
        for field, cards in places:
            for card in cards:
                if card not in deck:
                    message = say(
                        "{card} is not in the deck of {game}", card=card.text, game=game.name
                    )
                    self._wrong("card-not-in-deck", field, message)
        seen: set[Card] = set()
        for field, cards in places:
            for card in cards:
                if card in seen:
                    message = say("{card} is there twice", card=card.text)
                    self._wrong("duplicate-card", field, message)
                seen.add(card)

    def _dealt(self, game: Game, board: dict[str, list[Cards]]) -> int:
        """How many cards of the board are there; they must be as many as the game deals."""
        counts = tuple(tuple(len(row) for row in rows) for rows in board.values())
        count = sum(sum(rows) for rows in counts)
        wanted = sum(sum(rows) for rows in game.board)
        single = all(len(rows) == 1 for rows in game.board)
        if game.is_stud:  # the community card of a stub that ran short
            right = count in (0, 1)
        else:
            right = count == wanted and (single or counts == game.board)
        if not right:
            message = say(
                "{game} needs {wanted}, the board has {count}",
                game=game.name,
                wanted=_shape(game),
                count=_cards(count),
            )
            self._wrong("wrong-board", "board", message)
        return count

    def _hands(
        self, game: Game, players: Mapping[int, Player], seats: set[int], shared: int
    ) -> None:
        """Everybody who may win a contested pot holds the right number of cards."""
        for player in players.values():
            if player.seat not in seats:
                continue
            wanted = (
                game.down + game.up - (player.short and game.is_stud) - (shared and game.is_stud)
            )
            if not player.cards:
                message = say("{player} may win a pot: which cards are held?", player=player.title)
                self._wrong("missing-cards", f"{player.field}.cards", message)
            elif len(player.cards) != wanted:
                message = say(
                    "{player} holds {count}; {game} is played with {wanted}",
                    player=player.title,
                    count=_cards(len(player.cards)),
                    game=game.name,
                    wanted=wanted,
                )
                self._wrong("wrong-card-count", f"{player.field}.cards", message)

    def _lying(self, game: Game, board: dict[str, list[Cards]]) -> Board:
        """The board as it lies; a plain text is cut into the streets of the game."""
        rows = [tuple(rows) for rows in board.values()]
        if all(len(street) == 1 for street in (*game.board, *rows)):
            return ((tuple(card for street in rows for card in street[0]),),) if rows else ()
        return tuple(rows)


def _is_whole(value: object, least: int = 0) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= least


def _cards(count: int) -> str:
    return say("1 card") if count == 1 else say("{count} cards", count=count)


def _shape(game: Game) -> str:
    """How a game's board is written: "5 cards", or street by street."""
    if not game.board:
        return say("no board")
    if all(len(rows) == 1 for rows in game.board):
        return _cards(sum(sum(rows) for rows in game.board))
    return ", ".join(" + ".join(str(count) for count in rows) for rows in game.board)
