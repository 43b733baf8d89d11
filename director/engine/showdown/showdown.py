"""Reads a showdown: who holds what, which board, which bets, as the showdown file states it.

Everything that is wrong with a showdown is found at once, as problems with a code, the field and
one sentence, in the order in which the file's description lists them.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, TypeGuard

from director.engine.betting.pots import Bet, Pot, Pots, build_pots
from director.engine.cards import Card, Cards, NotACard, read_cards
from director.engine.games.boards import Board, turned_down
from director.engine.games.deciders import CHOICE
from director.engine.games.game import Game, as_key
from director.engine.games.house_ways import house_ways, ways_when_chosen
from director.engine.games.library import Library, UnknownGame
from director.engine.ranking.buh import is_buh
from director.files.forms import no_such
from director.translation import say

GROUPS = ("down", "up", "exposed", "holdem", "omaha")
"""How a player's cards may be named: by how they were dealt, or by the hand they are kept for. A
game's file may name others."""


MOST_CHIPS = 10**1000
"""Amounts are below this, so that their sums can be written down."""


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

    number: int
    """The place in the list, from 0, by which the file's fields are named."""
    seat: int
    name: str
    cards: Cards
    groups: Mapping[str, Cards]
    """The cards by how they were dealt or are kept; empty where the file does not say."""
    folded: bool
    short: bool
    """In stud: one card fewer was dealt to this player."""
    declared: bool
    """In Buh: the hand was laid down in time."""

    @property
    def title(self) -> str:
        """What to call the player: the name, or the seat."""
        return self.name or say("seat {seat}", seat=self.seat)

    @property
    def has_buh(self) -> bool:
        """Whether the player wins at once, having declared a hand that is a buh."""
        return self.declared and is_buh(self.cards)


class Showdown(NamedTuple):
    """A hand at its end, ready to be judged."""

    id: object
    game: Game
    """As it was dealt: with its options, its case or the game chosen."""
    case: str
    """The name of the case that a die or the flop has brought about."""
    players: Mapping[int, Player]
    """By seat, in the order given."""
    board: Board
    """As it lies on the felt, with the cards that the dice have turned face down."""
    pots: Pots
    chip: int
    button: int | None
    dice: tuple[int, ...] = ()

    @property
    def face_up(self) -> Board:
        """The board without the cards that play for nobody."""
        turning = self.game.turning
        return turning(self.board, self.dice) if turning else self.board

    @property
    def face_down(self) -> frozenset[Card]:
        """The cards of the board that play for nobody."""
        return turned_down(self.game.turning, self.board, self.dice)


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
            self._deck(dealt, players, board)
            board = _street_by_street(dealt, board)
        dice = self._dice(dealt, needed=bool(contested)) if dealt else ()
        if game is None or dealt is None:
            raise CannotJudge(self.problems)
        case = ""
        contested &= players.keys()
        if contested and not any(players[seat].has_buh for seat in contested if game.declares):
            unread = any(problem.field.startswith("board") for problem in self.problems)
            shared = self._dealt(dealt, board) if not unread else 0
            if dealt.case_by and not self.problems:
                choice = self.case.get("choice")
                chosen = choice if isinstance(choice, str) else ""
                case = dealt.case_of(dice, self._lying(dealt, board), chosen)
                dealt = self._turned(dealt, options, case, house) if case else dealt
            self._hands(dealt, players, contested, shared)
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
            message = say("'{choice}' cannot be chosen; one of {ways}", choice=choice, ways=known)
            self._wrong("bad-choice", "choice", message)
            return game, None
        if not game.choices:
            message = say("in {game} nobody chooses a game", game=game.name)
            self._wrong("bad-choice", "choice", message)
            return game, game
        try:
            return game, self.library.chosen(game, choice if isinstance(choice, str) else "")
        except UnknownGame:
            message = say("'{choice}' cannot be chosen; one of {games}", choice=choice, games=known)
            self._wrong("bad-choice", "choice", message)
            return game, None

    def _deck(
        self, game: Game, players: Mapping[int, Player], board: dict[str, list[Cards]]
    ) -> None:
        """Every card belongs to the deck and is there once."""
        cards = [card for player in players.values() for card in player.cards]
        cards += [card for rows in board.values() for row in rows for card in row]
        unique = set(cards)
        if len(unique) == len(cards) and unique <= game.cards:
            return
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
                    self._wrong("card-not-in-deck", field, message)
        seen: set[Card] = set()
        for field, row in places:
            for card in row:
                if card in seen:
                    self._wrong("duplicate-card", field, say("{card} is there twice", card=card))
                seen.add(card)

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

    def _dealt(self, game: Game, board: dict[str, list[Cards]]) -> int:
        """How many cards lie on the board; they must be as many as the game deals."""
        counts = tuple([tuple([len(row) for row in rows]) for rows in board.values()])
        count = sum([sum(rows) for rows in counts])
        if game.is_stud:  # the community card of a stub that ran short
            right = count in (0, 1)
        elif game.one_row:
            right = count == game.board_count
        else:
            right = counts == game.board
        if not right:
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
            self._wrong("wrong-board", "board", message)
        return count

    def _hands(
        self, game: Game, players: Mapping[int, Player], seats: set[int], shared: int
    ) -> None:
        """Everybody who may win a contested pot holds the right number of cards."""
        unread = {problem.field.partition(".cards")[0] for problem in self.problems}
        for seat in seats:
            player = players[seat]
            if f"players[{player.number}]" in unread:
                continue  # what is held is not known before that is put right
            fewer = (player.short + shared) if game.is_stud else 0
            if not player.cards:
                message = say("{player} may win a pot: which cards are held?", player=player.title)
                self._wrong("missing-cards", _cards_field(player), message)
            elif game.parts or game.groups:
                self._grouped_hand(game, player)
            elif not game.fewest_cards - fewer <= len(player.cards) <= game.most_cards - fewer:
                self._wrong_count(game, player, fewer)

    def _grouped_hand(self, game: Game, player: Player) -> None:
        """A hand whose groups decide has them all, and they are of the right sizes."""
        sizes = {name: len(cards) for name, cards in player.groups.items()}
        if game.parts and sizes != game.parts:
            wanted = ", ".join(f"{name} {size}" for name, size in game.parts.items())
        elif game.groups and (
            not set(sizes) <= set(game.groups)
            or sum(sizes.values()) != game.most_cards
            or not sizes
        ):
            wanted = say(
                "{groups}: {count} in all",
                groups=", ".join(game.groups),
                count=_count(game.most_cards),
            )
        else:
            return
        message = say(
            "{player}: {game} needs {wanted}", player=player.title, game=game.name, wanted=wanted
        )
        self._wrong("wrong-card-count", _cards_field(player), message)

    def _wrong_count(self, game: Game, player: Player, fewer: int) -> None:
        fewest, most = game.fewest_cards - fewer, game.most_cards - fewer
        wanted = str(most) if fewest == most else say("{low} to {high}", low=fewest, high=most)
        message = say(
            "{player} holds {count}; {game} is played with {wanted}",
            player=player.title,
            count=_count(len(player.cards)),
            game=game.name,
            wanted=wanted,
        )
        self._wrong("wrong-card-count", _cards_field(player), message)

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
