"""The sheet of a ruling: the cards or the facts as they lay, who wins what, and why."""

from collections.abc import Sequence
from typing import NamedTuple

from director.engine.cards import written
from director.engine.games.boards import all_cards, whole_rows
from director.engine.showdown.adjudication import Ruling
from director.house.editions import editions_said
from director.reports.blocks.figures import Column, Figure, Figures, Grid, Row
from director.reports.blocks.games import Board, Hand
from director.reports.blocks.text import Heading, Lead, Points, Section
from director.reports.documents import Block, Document
from director.tournament.filed_rulings.state import Occasion
from director.translation import chips, say
from director.views.ruling.pot_shares import PotShown, pots_shown
from director.views.ruling.reasons import unbroken
from director.views.ruling.ruling import SaidRuling


def ruling_sheet(
    ruling: Ruling, event: str = "", occasion: Occasion | None = None, paper: str = "a4"
) -> Document:
    """One page from which a ruling can be read out and checked."""
    blocks: list[Block] = [Heading(ruling.game.name, above=event, beside=ruling.game.source)]
    blocks += _occasion(occasion) if occasion else []
    blocks.append(Lead(SaidRuling(ruling).headline))
    rows = _rows(ruling)
    blocks += [Section(say("Board")), *rows] if rows else []
    blocks.append(Section(say("Hands")))
    for seat, player in ruling.showdown.players.items():
        if not player.folded:
            won = ruling.awards.get(seat, 0)
            verdict = say("wins {amount}", amount=chips(won)) if won else _names(ruling, seat)
            blocks.append(Hand(player.title, player.cards, verdict, won > 0))
    blocks += [Section(say("Pots")), _pots(ruling), *_divisions(ruling)]
    if ruling.other_reasons:
        reasons = Points(tuple(unbroken(reason) for reason in ruling.other_reasons))
        blocks += [Section(say("Why")), reasons]
    notes = [occasion.note] if occasion and occasion.note else []
    edition = editions_said([ruling.game.source, *[one.rule for one in ruling.reasons]])
    if notes or edition:
        blocks += [Section(say("Note")), Points((*notes, *filter(None, [edition])))]
    return Document(say("Ruling: {game}", game=ruling.game.name), paper, tuple(blocks))


class Answered(NamedTuple):
    """A ruling on a question, or one as it was filed."""

    title: str
    """The question; of a hand, the game."""
    verdict: str
    reasons: Sequence[str] = ()
    """The steps, each with its rule."""
    facts: Sequence[tuple[str, str]] = ()
    """What was asked with: what it is called, and what was said."""
    source: str = ""
    notes: Sequence[str] = ()
    """How the house plays what it hangs on, and errata."""


def answer_sheet(
    answered: Answered, event: str = "", occasion: Occasion | None = None, paper: str = "a4"
) -> Document:
    """One page from which a ruling on a question can be read out and checked."""
    blocks: list[Block] = [Heading(answered.title, above=event, beside=answered.source)]
    blocks += _occasion(occasion) if occasion else []
    blocks.append(Lead(answered.verdict))
    if answered.facts:
        columns = (Column(say("Asked"), figures=False), Column("", figures=False))
        rows = tuple(Row((title, said)) for title, said in answered.facts)
        blocks += [Section(say("Facts")), Grid(columns, rows)]
    if answered.reasons:
        blocks += [Section(say("Why")), Points(tuple(answered.reasons))]
    note = (occasion.note,) if occasion and occasion.note else ()
    if answered.notes or note:
        blocks += [Section(say("Note")), Points((*note, *answered.notes))]
    return Document(say("Ruling: {game}", game=answered.title), paper, tuple(blocks))


def _divisions(ruling: Ruling) -> list[Block]:
    """How ties split and who gets the odd chips, below the pots that they are of."""
    several = len(ruling.pots) > 1
    told = [one.among if several else one.beside for pot in ruling.pots for one in pot.divisions]
    return [Points(tuple(unbroken(reason) for reason in told))] if told else []


def _occasion(occasion: Occasion) -> list[Block]:
    figures = []
    if occasion.table is not None:
        figures.append(Figure(say("Table"), str(occasion.table)))
    if occasion.level:
        figures.append(Figure(say("Level"), occasion.level))
    if occasion.hand:
        figures.append(Figure(say("Hand"), occasion.hand))
    return [Figures(tuple(figures))] if figures else []


def _rows(ruling: Ruling) -> list[Block]:
    """The board as it lies, where its rows are of one shape; else street by street."""
    board = ruling.showdown.board
    if not all_cards(board):
        return []
    if len({len(street) for street in board}) == 1:
        return [Board(whole_rows(board), face_down=ruling.showdown.face_down)]
    return [Board(street) for street in board]


def _names(ruling: Ruling, seat: int) -> str:
    """What a player holds who wins nothing, for each portion."""
    portions = {portion.name: portion for portion in ruling.game.all_portions}
    hands = ruling.hands.get(seat, {})
    return ", ".join(portions[name].says(hand.rating) for name, hand in hands.items())


def _pots(ruling: Ruling) -> Grid:
    columns = (
        Column(say("Pot"), figures=False),
        Column(say("Share"), figures=False),
        Column(say("Winner"), figures=False),
        Column(say("With"), figures=False),
        Column(say("Chips")),
    )
    return Grid(columns, tuple(row for pot in pots_shown(SaidRuling(ruling)) for row in _pot(pot)))


def _pot(pot: PotShown) -> list[Row]:
    rows = []
    for one in [winner for share in pot.shares for winner in share.winners]:
        amount = f"{one.amount} ({one.odd})" if one.odd else one.amount
        rows.append(Row((pot.name, one.portion, one.who, written(one.cards), amount)))
    return rows or [Row((pot.name, "", pot.note, "", pot.amount))]
