"""What a game is: its deck, streets, board, portions and the words on its rule card.

A game answers eight questions, each free of the others: which deck, which streets, how the board
lies, how a hand is made, on which scale, what qualifies, how the pot splits, and what a case (a
die, the flop's colour, a choice) changes.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple

from director.engine.cards import DECKS, Card
from director.engine.games.boards import Board, Layout, Removal, Shape, Turning, all_cards, one_row
from director.engine.games.deciders import CHOICE, DICE, SHOWN, street_and_word
from director.engine.games.portions import Portion
from director.engine.games.streets import Street
from director.engine.ranking.jokers import Joker

KINDS = ("showdown", "tricks", "auction")
"""What is judged: hands that are shown down, tricks that are played, or cards that are auctioned
and then shown down."""

FORCED = ("button and blinds", "antes and bring-in", "antes and button", "antes")
"""What is paid before the cards (S 1.1)."""

BRING_INS = ("low card", "high card, ace low", "high card, ace high")
"""Whose upcard opens on third street (B12)."""

OPENERS = ("left of the button", "high board", "low board")
"""Who acts first on the later streets (B12)."""

BETTINGS = ("limit", "pot-limit", "no-limit")

DECLARES = ("after a deal", "at any time")
"""When a buh may be laid down: before the betting that follows a deal, or whenever it is held."""

ODD_CHIPS = ("by position", "by suit", "by suit of all cards")
"""From the button; or by the highest card's suit as in stud, of the hand that plays (S 1.4) or of
all that a player holds, in a low the lowest card (RRP)."""

ODD_HALVES = ("first portion", "by position")
"""The odd chip between the portions: to the one named first (S 1.4), or from the button."""


class Option(NamedTuple):
    """A way to play a game that changes who is paid."""

    name: str
    title: str
    values: tuple[str | bool, ...]
    default: str | bool
    """What holds where nobody says otherwise; a variation may have another one."""
    says: Mapping[str, str] = MappingProxyType({})
    """What is played with a value, by its key: "the best high hand takes the whole pot"."""

    def has(self, value: object) -> bool:
        """Whether this may be chosen; true and "true" are two things."""
        return any(value == one and type(value) is type(one) for one in self.values)

    def told(self, value: str | bool) -> str:
        """What is played with a value."""
        return self.says.get(as_key(value), f"{self.title}: {as_key(value)}")


def as_key(value: object) -> str:
    """An option's value as the key of what it changes in the game's file: true is "true"."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class Case(NamedTuple):
    """What a die, the flop's colour or a choice changes: its name, and when it holds."""

    name: str
    title: str
    rolls: tuple[int, ...] = ()
    """For dice: the sums, or the values of the die, for which it holds."""
    game: "Game | None" = None
    """The game as it is played then, where it has been read with all its cases."""


class HouseRule(NamedTuple):
    """A question of procedure that houses answer differently."""

    question: str
    ours: str
    others: tuple[str, ...] = ()
    source: str = ""
    """Where our answer is written down; empty where it is the house's own."""
    setting: str = ""
    """The house rule of the settings that changes it to the first of the others."""

    @property
    def changed(self) -> "HouseRule":
        """The question where the house plays the other way."""
        other, *rest = self.others
        return self._replace(ours=other, others=(self.ours, *rest))


class Example(NamedTuple):
    """A worked hand: the game's own test, and the picture on its rule card."""

    title: str
    case: Mapping[str, object]
    """The hand as a showdown, in the form of the showdown file; or as a record of its play."""
    winners: Mapping[str, tuple[str, ...]]
    """Names by portion."""
    wins: Mapping[str, int] = MappingProxyType({})
    """Chips by name, where the example is about chips."""
    source: str = ""
    why: str = ""
    result: Mapping[str, object] = MappingProxyType({})
    """What else the answer to the case says, in the form of the answer."""


class RuleCard(NamedTuple):
    """The words of a rule card: our own, in whole sentences."""

    deal: str = ""
    showdown: str = ""
    traps: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Game:
    """A poker game, as its file declares it."""

    id: str
    name: str
    source: str
    tldr: str
    forced: str
    streets: tuple[Street, ...]
    portions: tuple[Portion, ...]
    """Those that are played for."""
    fewest_cards: int
    """What a player holds at the showdown, where hands differ in size at least."""
    most_cards: int
    aliases: tuple[str, ...] = ()
    short: str = ""
    """The name where there is little room: "Stud/8"."""
    deck: str = "52"
    bring_in: str = ""
    opener: str = "left of the button"
    layout: Layout = one_row
    removal: Removal | None = None
    turning: Turning | None = None
    """Which cards of the board the dice turn face down."""
    odd_chips: str = "by position"
    odd_chips_source: str = ""
    """The rule by which tied hands get odd chips, where it is not that of S 1.4."""
    odd_half: str = "first portion"
    """One of ODD_HALVES."""
    two_odd_chips: bool = False
    """Whether a player may get an odd chip of each portion of a pot (TDA 20)."""
    joker: Joker | None = None
    parts: Mapping[str, int] = field(default_factory=dict)
    """The hands that a player keeps apart, and of how many cards: `{"holdem": 2, "omaha": 4}`."""
    groups: tuple[str, ...] = ()
    """How the cards were dealt, where that decides: `("down", "up", "exposed")`."""
    if_nobody: Portion | None = None
    """The portion that takes the pot when no hand qualifies for any other."""
    carried: bool = False
    """Whether the pot stays for the next deal when nobody qualifies."""
    shared: bool = False
    """Whether all who are left share the pot when nobody qualifies."""
    by_house: tuple[str, ...] = ()
    """House rules that change how it is played or paid, by their keys; no option of a showdown
    file."""
    stub_dealt_out: bool = False
    """Whether a stub too short for a draw is dealt out before discards are shuffled (B26)."""
    tied_by_position: bool = False
    """Whether of tied boards the first from the button acts, whatever their suits (C7)."""
    declares: str = ""
    """When a hand can be laid down at once to win, one of DECLARES; nothing where it cannot be."""
    must_declare: bool = False
    """Whether such a hand has to be laid down (Buh Now)."""
    dice: int = 0
    case_by: str = ""
    """What decides the case, as `deciders` has it: "dice", "flop colour"; nothing without cases."""
    cases: tuple[Case, ...] = ()
    choices: tuple[str, ...] = ()
    """The games among which a player chooses."""
    chosen: tuple["Game", ...] = ()
    """The same, read from their files."""
    by_choice: str = ""
    """The id of the game that this is by a player's choice; its own id is that of the choice."""
    stated_players: tuple[int, ...] = ()
    """The fewest and the most players, where the rules state them."""
    options: tuple[Option, ...] = ()
    house_rules: tuple[HouseRule, ...] = ()
    rule_card: RuleCard = field(default_factory=RuleCard)
    examples: tuple[Example, ...] = ()
    betting: str = "limit"
    """How the game is mostly played."""
    origin: str = ""
    kind: str = "showdown"
    """One of KINDS."""

    @cached_property
    def cards(self) -> frozenset[Card]:
        """The deck."""
        return frozenset(DECKS[self.deck])

    @cached_property
    def all_portions(self) -> tuple[Portion, ...]:
        """What is played for, and what is played for when nobody qualifies, each name once."""
        named = {portion.name: portion for portion in self.portions}
        if self.if_nobody:
            named.setdefault(self.if_nobody.name, self.if_nobody)
        return tuple(named.values())

    @property
    def has_button(self) -> bool:
        """Whether blinds are posted; the others pay antes."""
        return self.forced == "button and blinds"

    @property
    def has_dealer(self) -> bool:
        """Whether places count from a player who deals, and no button is on the table (BUH)."""
        return self.forced == "antes" and self.kind != "auction"

    @cached_property
    def down(self) -> int:
        """Cards dealt face down to a player."""
        return sum(street.down for street in self.streets)

    @cached_property
    def up(self) -> int:
        """Cards dealt face up to a player."""
        return sum(street.up for street in self.streets)

    @cached_property
    def board(self) -> Shape:
        """How many cards lie in each row of each street."""
        return tuple(street.board for street in self.streets if street.board)

    @cached_property
    def board_count(self) -> int:
        """How many cards lie on the board at the end."""
        return sum(sum(rows) for rows in self.board)

    @cached_property
    def one_row(self) -> bool:
        """Whether the board is a single row, so that its streets need not be told apart."""
        return all(len(rows) == 1 for rows in self.board)

    @cached_property
    def is_stud(self) -> bool:
        """Whether players have upcards that stay where they are, and no board."""
        if self.board_count or not self.up:
            return False
        return bool(self.bring_in) or (self.has_button and self.opens_by_cards)

    @property
    def opens_by_cards(self) -> bool:
        """Whether the upcards say who acts first on later streets."""
        return self.opener != OPENERS[0]

    @property
    def serves_all(self) -> bool:
        """Whether the deck has to last though nobody folds: no rule speaks of a short stub.

        So it is in stud of fewer than seven cards (S 2.24, S 2.31).
        """
        return self.up > 0 and self.down + self.up < _SEVEN_CARDS and not self.board_count

    @property
    def fewest_players(self) -> int:
        """How many players it takes."""
        return self.stated_players[0] if self.stated_players else 2

    @property
    def most_players(self) -> int:
        """How many players the rules allow or the deck serves, without reshuffled discards (B24).

        Flop games need burns beside hands and board. Seven-card stud is dealt to eight and
        draw games to seven or eight all the same: a short stub has its own rule there (B25, B26).
        """
        if self.stated_players:
            return self.stated_players[1]
        if self.chosen:
            return min(game.most_players for game in self.chosen)
        if self.kind == "tricks":
            return 8
        if self.board_count:
            return min(10, self.most_served)
        in_hand = self.down + self.up
        return min(8 if self.up or in_hand == 4 else 7, self.most_served)

    @cached_property
    def most_served(self) -> int:
        """How many hands there are in the deck beside the board and the burns.

        Without a board they are counted up to the first betting, after which the cards of those
        who fold make room; but stud of fewer than seven cards is dealt to its end.
        """
        if self.kind != "showdown":
            return len(self.cards)
        if self.board_count or self.serves_all:
            return (len(self.cards) - self.board_count - self.burns) // max(self.held, 1)
        return len(self.cards) // max(self._before_folding, 1)

    @property
    def burns(self) -> int:
        """Cards that are burnt, where they are to be counted beside the hands (B24, B29).

        One a street, whether cards are dealt to the board there or dice turn some of it down.
        """
        if self.board_count:
            return min(_BURNS, sum([bool(one.board or one.dice) for one in self.streets]))
        return _BURNS if self.serves_all else 0

    @cached_property
    def held(self) -> int:
        """The most cards that a player has been dealt or holds in the end, in any case."""
        in_cases = (case.game.most_cards for case in self.cases if case.game)
        return max(self.down + self.up, self.most_cards, *in_cases)

    @property
    def _before_folding(self) -> int:
        """Cards that a player is dealt before anybody can fold."""
        dealt = 0
        for street in self.streets:
            dealt += street.down + street.up
            if street.bet and dealt:
                return dealt
        return dealt

    def case_of(self, dice: tuple[int, ...], board: Board, choice: str = "") -> str:
        """The name of the case that roll, board or choice bring about; "" where there is none."""
        if self.case_by in DICE:
            rolled = DICE[self.case_by](dice)
            return next((case.name for case in self.cases if rolled in case.rolls), "")
        wanted = choice if self.case_by == CHOICE else self._shown(board)
        return next((case.name for case in self.cases if case.name == wanted), "")

    def _shown(self, board: Board) -> str:
        """What the cards of the street that decides show; "" where they do not lie there yet."""
        street, word = street_and_word(self.case_by)
        start = 0
        for dealt in self.streets:
            end = start + sum(dealt.board)
            if dealt.name == street:
                cards = all_cards(board)[start:end]
                return SHOWN[word].of(cards) if start < end == start + len(cards) else ""
            start = end
        return ""

    @property
    def to_choose(self) -> tuple[str, ...]:
        """What a player chooses among: games by their ids, or cases by their names."""
        by_choice = self.case_by == CHOICE
        return tuple([case.name for case in self.cases]) if by_choice else self.choices


_BURNS = 3
_SEVEN_CARDS = 7
