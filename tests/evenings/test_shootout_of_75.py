"""A shootout of 75 players, nine-handed, through the desk, from the first entry to the last (B18).

Nine tables, six of them one short (S 1.10); each plays down to one, some fast and some slowly, and
the nine winners meet with new stacks.
"""

from collections import Counter
from datetime import timedelta
from random import Random

import pytest

from director.books.book import Books
from director.desk.desk import open_event
from director.house import shelf
from director.reports.blocks.events import BracketBox
from director.reports.blocks.text import Heading, Prose
from director.reports.dates import moment
from director.reports.event_sheets.bracket import bracket_sheet
from director.tournament.busts.facts import Count
from director.tournament.commands import (
    ByClock,
    CountChips,
    DrawRound,
    DrawSeats,
    Eliminate,
    Forbidden,
    PlanRounds,
    Register,
    Reinstate,
    StartClock,
)
from director.tournament.log.log import Log
from director.tournament.log.refused import Refused
from director.tournament.seats.proposals import proposal
from director.tournament.shootouts.state import RoundTerms
from director.tournament.structure.files import load_structure
from tests.tournament.evening import FRIDAY

STRUCTURE = load_structure(shelf.structures() / "shootout.toml")


class Evening:
    """The desk, and the order in which the test has put everybody out, table by table."""

    def __init__(self, folder):
        self.now = FRIDAY
        self.book = Books(folder / "events.book")
        self.desk = open_event(self.book, "Shootout", STRUCTURE, "Ina", "desk", lambda: self.now)
        self.out = []
        for number in range(1, 76):
            self.do(Register(self.desk.player(f"Player {number:02}"), f"late {number}", "cash"))

    @property
    def t(self):
        return self.desk.tournament

    def do(self, command):
        self.now += timedelta(seconds=30)
        return self.desk.do(command)

    def play_down(self, table, dice, to=1):
        """Whoever the dice choose goes out, until so many are left."""
        while len(there := sorted(self.t.sitters[table].values())) > to:
            gone = dice.choice(there)
            self.do(Eliminate(gone, (dice.choice([one for one in there if one != gone]),)))
            self.out.append(gone)

    def close(self):
        assert self.book.differences() == []
        assert Log(self.book.records(self.desk.event)).tournament == self.t
        self.book.close()


@pytest.fixture
def evening(tmp_path):
    made = Evening(tmp_path)
    yield made
    made.close()


def test_75_players_play_nine_tables_and_the_winners_meet(evening):
    dice = Random(75)
    evening.do(DrawSeats("first round"))
    assert Counter(len(there) for there in evening.t.sitters.values()) == {9: 3, 8: 6}
    assert evening.t.chips == 75 * 5000

    evening.do(StartClock())
    for table in (4, 9, 1):  # three are fast, and then all the others play on a while
        evening.play_down(table, dice)
    for table in (2, 3, 5, 6, 7, 8):
        evening.play_down(table, dice, 3)
    assert proposal(evening.t, "any").is_empty
    with pytest.raises(Forbidden) as refused:
        evening.do(DrawRound("too early"))
    assert refused.value.sentence.said(str) == "Tables 2, 3, 5, 6, 7 and 8 are still playing"

    for table in (2, 3, 5, 6, 7, 8):
        evening.play_down(table, dice)
    winners = sorted(evening.t.left)
    last_bust = evening.desk.log.next_undo.number
    draw = evening.do(DrawRound("the last table"))
    assert sorted(evening.t.seats) == winners
    assert {place.table for place in evening.t.seats.values()} == {1}
    assert (evening.t.chips, evening.t.average, evening.t.clock.step) == (45000, 5000, 0)
    assert not evening.t.clock.since

    with pytest.raises(Refused, match="the next round is drawn"):
        evening.do(Reinstate(evening.out[-1], 2, 1))
    assert draw.number in [one.number for one in evening.desk.dependents(last_bust)]

    evening.do(StartClock())
    evening.do(CountChips(tuple(Count(one, 5000) for one in winners)))
    evening.play_down(1, dice)

    places = {one.entry.number: one.place for one in evening.t.standings()}
    assert [places[one] for one in reversed(evening.out)] == list(range(2, 76))
    assert evening.t.winner.number in winners
    assert evening.t.still_in == 1


def test_each_table_at_its_own_pace_with_shared_places_and_two_advancing(evening):
    dice = Random(9)
    terms = RoundTerms(9, advance=2, own_clocks=True, places="shared")
    evening.do(PlanRounds(terms))
    evening.do(DrawSeats("first round"))
    for table in evening.t.tables:
        evening.do(ByClock(f"table {table}", StartClock()))
    for table in evening.t.tables:
        evening.play_down(table, dice, 2)

    tied = Counter(one.tied for one in evening.t.standings())
    assert tied == {9: 54, 3: 3}
    assert evening.t.rounds[0].going_on == 18

    evening.do(DrawRound("second"))
    assert sorted(map(len, evening.t.sitters.values())) == [9, 9]
    assert sorted(evening.t.clocks) == ["table 1", "table 2"]
    for table in (1, 2):
        evening.play_down(table, dice, 2)
    evening.do(DrawRound("third"))
    evening.play_down(1, dice)

    assert [len(one.home) for one in evening.t.rounds] == [75, 18, 4]
    assert evening.t.winner


def test_undoing_the_whole_evening_and_doing_it_again_comes_to_the_same(evening):
    dice = Random(3)
    evening.do(DrawSeats("first round"))
    for table in evening.t.tables:
        evening.play_down(table, dice)
    evening.do(DrawRound("the last table"))
    evening.play_down(1, dice, 4)
    before = evening.t

    for _ in range(80):
        evening.desk.undo()
    assert len(evening.t.rounds) == 0 or evening.t.still_in > 9
    for _ in range(80):
        evening.desk.redo()

    assert evening.t == before


def test_the_bracket_is_printed_with_who_went_on_and_lines_for_the_others(tmp_path):
    evening = Evening(tmp_path)
    evening.do(PlanRounds(RoundTerms(40, tables=(2,))))
    evening.do(DrawSeats("first round"))
    evening.play_down(1, Random(1))

    name = evening.desk.name
    sheet = bracket_sheet(evening.t, name, evening.now)

    heading, words, *pictures = sheet.blocks
    rounds = [one for picture in pictures for one in picture.rounds]
    assert heading == Heading("Bracket", above="Shootout", beside=moment(evening.now))
    assert words == Prose("75 players play 2 rounds: 2 and 1 tables.")
    assert [(one.title, one.caption) for one in rounds] == [
        ("Round 1", "75 players, 2 tables"),
        ("Round 2", "2 players, one table"),
    ]
    (first, second), (final,) = (one.boxes for one in rounds)
    (winner,) = evening.t.sitters[1].values()
    assert [first.rows[n] for n in first.through] == [name(evening.t.entries[winner].player)]
    assert len(first.out) == len(first.rows) - 1
    assert (second.through, second.out) == (frozenset(), frozenset())
    assert final == BracketBox(
        "Final table", words="Winners of tables 1 and 2, by draw", lines=2, is_to_come=True
    )
    evening.close()
