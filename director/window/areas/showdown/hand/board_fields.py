"""The board of a showdown: a field for each row to type, and beside them the felt as it lies."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from director.engine.cards import Card, NotACard, read_cards, written
from director.engine.games.boards import turned_down
from director.engine.games.game import Game
from director.translation import say
from director.views.ruling.dealt_hand import cards_of
from director.views.ruling.felt import Place, spots
from director.window.areas.showdown.hand.card_field import CardField
from director.window.areas.showdown.hand.felt_view import FeltView
from director.window.areas.showdown.hand.verdict import SMALL_LINE, Saying, VerdictView
from director.window.look.cards import Deck
from director.window.look.styles import GRID
from director.window.widgets.labels import captioned, column, emptied, holding, label, row


class BoardLine(NamedTuple):
    """One field of the board: what it is called, and the places that it fills in order."""

    title: str
    places: tuple[tuple[Place, int], ...]
    """Each with the number of its cards."""

    @property
    def room(self) -> int:
        """How many cards lie in this line."""
        return sum(count for _, count in self.places)


def lines_of(game: Game) -> tuple[BoardLine, ...]:
    """The fields of a game's board: one a row; where streets lie across, one for each of those."""
    if game.is_stud:
        return (BoardLine(say("Community card, where the stub ran short"), (((0, 0), 1),)),)
    if game.one_row:
        return (BoardLine(say("Board"), (((0, 0), game.board_count),)),) if game.board else ()
    streets = [street for street in game.streets if street.board]
    height = len(streets[0].board)
    if all(len(street.board) == height for street in streets):
        return tuple(
            BoardLine(
                say("Row {number}", number=at + 1),
                tuple(((number, at), street.board[at]) for number, street in enumerate(streets)),
            )
            for at in range(height)
        )
    titles = _ROWS if height == len(_ROWS) else [f"Row {at + 1}" for at in range(height)]
    first = [BoardLine(say(titles[at]), (((0, at), streets[0].board[at]),)) for at in range(height)]
    later = [
        BoardLine(
            say(street.name).capitalize(),
            tuple(((number, at), count) for at, count in enumerate(street.board)),
        )
        for number, street in enumerate(streets[1:], start=1)
    ]
    return (*first, *later)


_ROWS = ("Top", "Middle", "Bottom")


def parted(line: BoardLine, text: str) -> dict[Place, str]:
    """What is typed in a line, by place; what cannot be read stays whole, at the first."""
    places = [place for place, _ in line.places]
    if len(places) == 1:
        return {places[0]: text}
    try:
        cards = read_cards(text)
    except NotACard:
        return dict.fromkeys(places, "") | {places[0]: text}
    found, at = {}, 0
    for place, count in line.places:
        end = len(cards) if place == places[-1] else at + count
        found[place] = written(cards[at:end])
        at += count
    return found


class BoardForm(QWidget):
    """A field for each row of the board, and its cards drawn as they lie."""

    edited = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GRID)
        self.lines: tuple[BoardLine, ...] = ()
        self.fields: dict[Place, CardField] = {}
        """By the first place that each fills."""
        self.felt = FeltView()
        self._game: Game | None = None
        self.fault = VerdictView()
        """What is wrong with it, in a line that is always there."""
        self.fault.setFixedHeight(SMALL_LINE)
        typed = holding(column(holding(self._grid), None, gap=0))
        above = row(typed, self.felt, gap=2 * GRID, stretch=0)
        self._above = above
        self.setLayout(column(holding(above), self.fault, gap=4))

    def shape(self, game: Game) -> None:
        """Takes the shape of a game's board; what is typed stays where the fields are alike."""
        self._game = game
        lines = lines_of(game)
        if lines == self.lines:
            return
        alike = [line.room for line in lines] == [line.room for line in self.lines]
        kept = [field.text() for field in self.fields.values()] if alike else []
        emptied(self._grid)
        self.lines, self.fields = lines, {}
        for number, line in enumerate(lines):
            field = CardField(line.title, "ah kd 3c 8s 9h" if len(lines) == 1 < line.room else "")
            field.textEdited.connect(lambda _: self.edited.emit())
            field.turned.connect(self.edited.emit)
            self.fields[line.places[0][0]] = field
            if len(lines) == 1:
                self._grid.addWidget(captioned(line.title, field), 0, 0)
            else:
                title = label(line.title, "caption")
                title.setBuddy(field)
                self._grid.addWidget(title, number, 0)
                self._grid.addWidget(field, number, 1)
        for field, text in zip(self.fields.values(), kept, strict=False):
            field.setText(text)
        self._grid.setColumnStretch(0 if len(lines) == 1 else 1, 1)
        self._grid.setColumnStretch(1 if len(lines) == 1 else 0, 0)
        aligned = Qt.AlignmentFlag.AlignBottom if len(lines) == 1 else Qt.AlignmentFlag.AlignVCenter
        self._above.setAlignment(self.felt, aligned)
        self.setVisible(bool(lines))

    @property
    def typed(self) -> Mapping[Place, str]:
        """What is typed, by place; a card of which only the rank stands there is to come."""
        found: dict[Place, str] = {}
        for line, field in zip(self.lines, self.fields.values(), strict=True):
            found |= parted(line, field.typed)
        return found

    def fill(self, cards: Mapping[Place, str]) -> None:
        """Writes cards into the fields."""
        for line, field in zip(self.lines, self.fields.values(), strict=True):
            field.setText(" ".join(cards[at] for at, _ in line.places if cards.get(at)))

    def clear(self) -> None:
        """Makes it empty again."""
        for field in self.fields.values():
            field.empty()

    def mark(self, wrong: Mapping[str, str]) -> None:
        """Marks what is wrong, by the field of the showdown file; nothing is wrong with {}."""
        streets = (
            [street.name for street in self._game.streets if street.board] if self._game else []
        )
        for line, field in zip(self.lines, self.fields.values(), strict=True):
            names = {"board"} | {
                name
                for (street, at), _ in line.places
                if street < len(streets)
                for name in (f"board.{streets[street]}", f"board.{streets[street]}[{at}]")
            }
            why = next((why for name, why in wrong.items() if name in names), "")
            full = (
                "board" in wrong
                and len(self.lines) > 1
                and line.room == len(cards_of(field.text()))
            )
            field.mark("" if full else why)
        told = "  ·  ".join(dict.fromkeys(wrong.values()))
        self.fault.say([Saying(told, "warning")] if told else [])

    def show_cards(
        self,
        game: Game,
        deck: Deck,
        lit: frozenset[Card] | None,
        out: frozenset[int] = frozenset(),
        dice: tuple[int, ...] = (),
    ) -> None:
        """Draws what lies there, with places for what is to come; the dice may turn cards down."""
        cards = {place: cards_of(text) for place, text in self.typed.items()}
        down = turned_down(game.turning, (tuple(cards.values()),), dice)
        self.felt.show_board(cards, spots(game), deck, lit, out, down)
