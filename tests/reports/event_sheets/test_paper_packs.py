"""The paper pack: from it an event goes on by hand."""

from dataclasses import replace
from datetime import timedelta

import pypdfium2

from director.engine.hands.how_to_win import how_to_win
from director.reports.blocks.book_text import Chapter
from director.reports.blocks.figures import Box, Column, Figure, Figures, Grid, InColumns, Row
from director.reports.blocks.games import Deal
from director.reports.blocks.text import Prose
from director.reports.event_sheets.paper_pack import paper_pack
from director.reports.event_sheets.results import results
from director.reports.typesetting.typeset import set_in_type
from director.tournament.busts.commands import CountChips
from director.tournament.busts.facts import Count
from director.tournament.clock.commands import StartClock
from director.tournament.commands import (
    AcceptMoves,
    ChoosePayTable,
    DrawSeats,
    Eliminate,
    Register,
    SetMoney,
)
from director.tournament.entries.terms import LammerTerms
from director.tournament.log.books import Head
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from director.tournament.seats.facts import SeatDrawn
from director.views.diagrams import deal_steps
from tests.shipped import shipped_games
from tests.tournament.evening import STRUCTURE, Evening

LIBRARY = shipped_games()
TABLE = PayTable(
    "Three places",
    brackets=(Bracket(3, None, (PlaceRange(1, 1, 6000), PlaceRange(2, 3, 2000))),),
)
NAMES = {1: "Ann", 2: "Bob", 3: "Cy", 4: "Dan", 5: "Eve"}


def name(number):
    return NAMES[number]


def evening():
    one = Evening(players=5)
    one.do(DrawSeats("seed"))
    one.do(StartClock())
    one.wait(minutes=5)
    return one


def pack_of(here):
    return paper_pack(here.t, name, here.now, LIBRARY).blocks


def text_of(document):
    pages = pypdfium2.PdfDocument(set_in_type(document))
    return " ".join(" ".join(page.get_textpage().get_text_range().split()) for page in pages)


def test_it_says_level_time_players_and_chips():
    here = evening()

    figures = next(
        one
        for one in paper_pack(here.t, name, here.now, LIBRARY).blocks
        if isinstance(one, Figures)
    )

    assert figures.figures[:6] == (
        Figure("Now", "Level 1"),
        Figure("Time left", "15:00"),
        Figure("The clock is", "running"),
        Figure("Players", "5 of 5"),
        Figure("Chips in play", "5,000"),
        Figure("Average", "1,000"),
    )


def test_it_says_what_is_played_for():
    here = evening()

    assert (
        Box("Level 1", (Figure("Blinds", "50–100"),))
        in paper_pack(here.t, name, here.now, LIBRARY).blocks
    )


def test_it_says_what_comes_and_which_chips_leave():
    here = evening()

    grid = next(
        one for one in paper_pack(here.t, name, here.now, LIBRARY).blocks if isinstance(one, Grid)
    )

    assert grid.columns == (
        Column("From"),
        Column("Level", figures=False),
        Column("Small", over="Blinds"),
        Column("Big", over="Blinds"),
    )
    local = here.now.astimezone()
    at = [f"{local + timedelta(minutes=minutes):%H:%M}" for minutes in (15, 35, 45)]
    assert grid.rows == (
        Row(("now", "1", "50", "100")),
        Row((at[0], "2", "100", "200")),
        Row((f"{at[1]} Break – color up the 25s",)),
        Row((at[2], "3", "200", "400")),
    )


def test_it_ends_with_how_each_game_goes():
    here = evening()
    game = LIBRARY.game(here.t.structure.games[0].id)

    blocks = pack_of(here)

    at = blocks.index(Chapter(game.name, f"game {game.id}", 1))
    assert blocks[at - 1] == Chapter("How the games go", "games")
    assert blocks[at + 1 : at + 3] == (Prose(game.tldr), Deal(deal_steps(game)))
    assert blocks[at + 3].texts[0] == how_to_win(game)


def test_everybody_who_is_in_stands_in_it_with_the_seat():
    here = evening()

    blocks = pack_of(here)
    grid = blocks[blocks.index(Chapter("Seats by name", "names")) + 1]

    assert [(row.cells[0], *map(int, row.cells[-2:])) for row in grid.rows] == [
        (NAMES[here.t.entries[entry].player], *here.t.seats[entry]) for entry in sorted(here.t.left)
    ]


def test_it_can_be_set():
    here = evening()
    here.do(Eliminate(2))

    text = text_of(paper_pack(here.t, name, here.now, LIBRARY))

    assert all(one in text for one in NAMES.values())


def test_it_says_what_each_place_is_paid_once_a_pay_table_is_chosen():
    here = Evening()
    here.do(SetMoney(MoneyTerms("$", entry=Price(pool=100))))
    for player in NAMES:
        here.do(Register(player, f"late {player}", "cash"))
    here.do(ChoosePayTable(TABLE))

    pack = paper_pack(here.t, name, here.now, LIBRARY)

    title = Chapter("Prizes", "prizes")
    assert pack.blocks[pack.blocks.index(title) + 1] == InColumns(
        Grid(
            (Column("Place"), Column("Prize")),
            (Row(("1", "$300")), Row(("2–3", "$100"))),
        )
    )


def test_it_goes_from_the_clock_to_seats_stacks_prizes_and_what_happened_last():
    here = evening()
    here.do(SetMoney(MoneyTerms("$", guarantee=500)))
    here.do(CountChips((Count(1, 900), Count(3, 1100))))
    here.do(ChoosePayTable(TABLE))
    here.do(Eliminate(2))

    blocks = paper_pack(here.t, name, here.now, LIBRARY, log=here.log).blocks
    titles = [one.text for one in blocks if isinstance(one, Chapter)]

    assert titles == [
        "Seats by name",
        "Seats by table",
        "Stacks",
        "Prizes",
        "Busted players",
        "Floor log",
        "How the games go",
        "Texas Hold'em",
    ]
    assert blocks[blocks.index(Chapter("Stacks", "stacks")) + 1].grid.rows == (
        Row((NAMES[3], "1,100", *map(str, here.t.seats[3]))),
        Row((NAMES[1], "900", *map(str, here.t.seats[1]))),
    )
    log = blocks[blocks.index(Chapter("How the games go", "games")) - 1]
    assert log.lines[-1].what == "2 busted in 5th place"


def test_it_says_who_is_on_the_way_and_what_lies_behind():
    structure = replace(STRUCTURE, lammers=LammerTerms(2, 500))
    here = Evening(5, structure)
    here.do(DrawSeats("seed"))
    (entry, *_) = here.t.sitters[2].values()
    here.do(AcceptMoves((SeatDrawn(entry, 1, 4),), "TDA 11-A"))

    text = text_of(paper_pack(here.t, name, here.now, LIBRARY))

    assert f"{name(entry)}: from table 2, seat" in text
    assert "to table 1, seat 4" in text
    assert "Behind" in text
    assert "5,000" in text


def test_the_results_go_from_the_best_place_down():
    here = evening()
    here.do(Eliminate(2))
    here.do(Eliminate(4))

    assert results(here.t, name).blocks[-1] == InColumns(
        Grid(
            (Column("Place"), Column("Player", figures=False)),
            (Row(("4", "Dan")), Row(("5", "Bob"))),
        )
    )


def test_the_pack_says_where_the_log_ended_in_letters_to_be_compared():
    here = evening()
    pack = paper_pack(here.t, name, here.now, LIBRARY, head=Head(143, "BKQT MWXZ"))

    assert Prose("The log ends at record 143: BKQT MWXZ") in pack.blocks
    assert not any(
        isinstance(one, Prose) for one in paper_pack(here.t, name, here.now, LIBRARY).blocks[:3]
    )
