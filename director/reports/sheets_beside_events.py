"""Sheets that are printed without an event: rule cards and book, a structure, the manual, a ruling.

What makes them is imported when one is made: the book of all games is slow to import.
"""

from typing import TYPE_CHECKING

from director.engine.showdown.adjudication import Ruling
from director.house import shelf
from director.house.logos import house_logo, logo_of
from director.reports.documents import Document
from director.reports.event_sheets.league import league_sheet
from director.reports.event_sheets.series import players_sheet
from director.reports.event_sheets.structures.structure import structure_sheet
from director.reports.papers import IMPOSED, PAPERS
from director.reports.sheet_kinds import AT_THE_DOOR, RULES, Games, Planned, SheetKind
from director.tournament.leagues.league import Season
from director.tournament.series.players import SeriesPlayers

if TYPE_CHECKING:
    from director.reports.game_sheets.dealer_test import DealerTest


def _structure(of: Planned, paper: str) -> Document:
    logo = logo_of(of.structure.series)
    return structure_sheet(of.structure, of.library, paper, logo, of.entries)


def _rule_cards(of: Games, paper: str) -> tuple[Document, ...]:
    """Also for a paper on which several lie."""
    from director.reports.game_sheets.rule_card import rule_card
    from director.reports.game_sheets.stakes_box import stakes_box

    on, level, logo = IMPOSED.get(paper, paper), of.level, house_logo()
    return tuple(
        [
            rule_card(game, on, stakes_box(level, game.forced, of.poster) if level else None, logo)
            for game in of.games
        ]
    )


def _rule_book(of: Games, paper: str) -> Document:
    from director.reports.game_sheets.rule_book import Common, rule_book
    from director.rulings.glossary import load_common_rules, load_glossary

    rules = load_common_rules(shelf.rules() / "all-games.toml")
    return rule_book(of.games, Common(rules, load_glossary(shelf.rules() / "glossary.toml")), paper)


def _manual(_: None, paper: str) -> Document:
    from director.reports.manual_book import manual

    return manual(shelf.manual(), paper)


def _ruling(of: tuple[Ruling, str], paper: str) -> Document:
    from director.reports.game_sheets.ruling_sheet import ruling_sheet

    ruling, event = of
    return ruling_sheet(ruling, event, paper=paper)


def _dealer_test(of: "DealerTest", paper: str) -> tuple[Document, ...]:
    from director.reports.game_sheets.dealer_test import dealer_test

    return dealer_test(of, paper)


STRUCTURE_SHEET: SheetKind[Planned] = SheetKind(
    "structure",
    "Structure sheet",
    _structure,
    paper="letter",
    sort="structure sheet",
    group=AT_THE_DOOR,
)
RULE_CARDS: SheetKind[Games] = SheetKind(
    "rule-card",
    "Rule cards",
    _rule_cards,
    paper="half letter",
    papers=(*PAPERS, *IMPOSED),
    sort="rule cards",
    group=RULES,
)
RULE_BOOK: SheetKind[Games] = SheetKind(
    "rule-book",
    "Rule book",
    _rule_book,
    paper="letter",
    papers=("letter", "a4", "half letter", "a5"),
    group=RULES,
)
MANUAL: SheetKind[None] = SheetKind("manual", "Manual", _manual, papers=("a4", "letter"))
RULING: SheetKind[tuple[Ruling, str]] = SheetKind("ruling", "Ruling", _ruling, sort="ruling")
DEALER_TEST: SheetKind["DealerTest"] = SheetKind(
    "test",
    "Dealer test",
    _dealer_test,
    papers=("a4", "letter"),
    sort="dealer test",
    words="test paper, dealer school, quiz on paper, exam",
    group=RULES,
)
LEAGUE: SheetKind[Season] = SheetKind("league", "League", league_sheet)
SERIES_PLAYERS: SheetKind[SeriesPlayers] = SheetKind(
    "series-players", "Players of a series", players_sheet
)
