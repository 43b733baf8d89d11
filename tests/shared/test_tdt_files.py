"""The 36 files beside the checkout against what a second reading of them says.

The second reader shares nothing with the first: it turns a file into JSON, sign by sign, and leaves
the reading to Python.
"""

import json
import re
from collections import Counter
from datetime import UTC, datetime

import pytest

from director.desk.event_list import EventList
from director.desk.league_standings import read_season
from director.desk.tdt.formulas import in_our_words
from director.desk.tdt.taking_over import TakingOver
from director.house import shelf
from director.tournament.facts import PlayerEliminated
from director.tournament.leagues.league import League
from director.tournament.leagues.points import Formula
from director.tournament.money.state import PRIZE
from director.tournament.structure.structure import Break, Level
from tests.conftest import SHARED
from tests.notebooks import Notebook
from tests.shipped import shipped_games

FILES = sorted((SHARED / "tdt").glob("*.tdt"))
TWICE = "29.tdt"
"""The same evening as 26.tdt, saved again."""

PARTS = re.compile(
    r'("(?:[^"\\]|\\.)*")|new\s+([\w.]+)\s*\(|(Map\.from)\s*\(|(\))|(\w+)(\s*:)', re.DOTALL
)


def as_json(path):
    """A file as JSON: each `new X(…)` is {"new": "X", "of": […]}, and each name in quotes."""

    def written(found):
        text, new, map_from, closed, key, colon = found.groups()
        if text:
            return text
        if new or map_from:
            return f'{{"new": "{new or map_from}", "of": ['
        return "]}" if closed else f'"{key}"{colon}'

    return json.loads(PARTS.sub(written, path.read_text("utf-8-sig")))


def of(made):
    return made["of"][0] if made and made["of"] else {}


def mapped(made):
    inside = of(made)
    return dict(inside) if isinstance(inside, list) else inside


class Second:
    """What the second reader makes of a file."""

    def __init__(self, path):
        t = of(as_json(path)["T"])
        self.players = {uid: of(one) for uid, one in mapped(of(t["Players"])["Players"]).items()}
        self.names = {uid: of(one["Name"])["Nickname"] for uid, one in self.players.items()}
        self.entered = [uid for uid, one in self.players.items() if one.get("Buyins")]
        self.ended = "EndTime" in t
        levels = of(t["Levels"])["Levels"] if "Levels" in t else []
        self.levels = [
            (of(one)["Minutes"], of(one)["SmallBlind"], of(one)["BigBlind"], of(one)["Ante"])
            if one["new"] == "GameRound"
            else of(one)["Minutes"]
            for one in levels
        ]
        self.busts = sorted(
            (out["Time"], self.names[uid], sorted(map(self.names.get, out["HitmanUUID"])))
            for uid in self.entered
            for bought in self.bought(uid)
            if (out := of(bought.get("BustOut")))
        )
        self.by_order = [
            (out["Time"], self.names[uid], list(map(self.names.get, out["HitmanUUID"])))
            for uid in self.entered
            for bought in self.bought(uid)
            if (out := of(bought.get("BustOut")))
        ]
        """With those who did it in the order of the file."""
        prizes = of(t["Prizes"])["Prizes"] if "Prizes" in t else []
        self.prizes = {
            self.names[uid]: of(one)["CalculatedAmount"]
            for one in prizes
            for uid in of(one)["AwardedToPlayers"]
        }
        points = of(t["Financials"])["PointsForPlaying"] if "Financials" in t else {}
        self.formula = (of(points) or {}).get("Text", "")
        self.by_place = {of(one)["Recipient"]: of(one)["CalculatedAmount"] for one in prizes}

    def bought(self, uid):
        return [of(one) for one in self.players[uid]["Buyins"]]

    @property
    def places(self):
        """Who is out for good, the last one first: each behind those who are still in."""
        out = {
            self.names[uid]: of(last["BustOut"])["Time"]
            for uid in self.entered
            if "BustOut" in (last := self.bought(uid)[-1])
        }
        still_in = [self.names[uid] for uid in self.entered if self.names[uid] not in out]
        order = sorted(out, key=out.get, reverse=True)
        winner = {still_in[0]: 1} if len(still_in) == 1 and out else {}
        return winner | {name: at for at, name in enumerate(order, start=len(still_in) + 1)}

    @property
    def sold(self):
        """Entries, rebuys and add-ons."""
        rebuys = sum(len(self.bought(uid)) - 1 for uid in self.entered)
        add_ons = sum(len(self.players[uid].get("AddOns", [])) for uid in self.entered)
        return len(self.entered), rebuys, add_ons


def taken_over(paths):
    book = Notebook()
    event_list = EventList(book, shipped_games(), [shelf.structures()], "Ina", "desk")
    work = TakingOver(event_list)
    work.look_at(paths)
    names = {}
    taken = work.write()
    for found, number in taken.events:
        names[found.file] = event_list.open(number)
    return work, names


@pytest.fixture(scope="module")
def desks():
    """The desk of the event that each file has become."""
    work, desks = taken_over([one for one in FILES if one.name != TWICE])
    assert [one.file for one in work.found if not one.is_sound] == []
    _, again = taken_over([SHARED / "tdt" / TWICE])
    return desks | again


@pytest.fixture(scope="module")
def second():
    return {path.name: Second(path) for path in FILES}


def test_all_files_are_there():
    assert len(FILES) == 36


def test_levels_and_breaks_are_those_of_the_second_reading(desks, second):
    for file, desk in desks.items():
        steps = [
            one.minutes if isinstance(one, Break) else (one.minutes, *one.stakes[:3])
            for one in desk.tournament.structure.steps
            if isinstance(one, Break | Level)
        ]

        assert steps == (second[file].levels or [(20, 0, 0, 0)]), file


def test_players_entries_rebuys_and_add_ons_are_those_of_the_second_reading(desks, second):
    for file, desk in desks.items():
        t = desk.tournament
        entered = {desk.name(one.player) for one in t.entries.values()}
        accounts = [t.ledger.account(entry) for entry in t.entries]
        sold = (
            t.entered,
            sum(one.rebuys for one in accounts),
            sum(one.add_ons for one in accounts),
        )

        assert entered == {second[file].names[uid] for uid in second[file].entered}, file
        assert sold == second[file].sold, file


def test_busts_come_in_the_order_of_the_second_reading_with_those_who_did_it(desks, second):
    for file, desk in desks.items():
        t = desk.tournament
        busts = [
            (
                record.at,
                desk.name(t.entries[fact.entry].player),
                sorted(desk.name(t.entries[one].player) for one in fact.by),
            )
            for record in desk.log.records
            for fact in record.facts
            if isinstance(fact, PlayerEliminated)
        ]
        wanted = [
            (datetime.fromtimestamp(at / 1000, UTC), name, by)
            for at, name, by in second[file].busts
        ]

        assert busts == wanted, file


def test_places_are_those_of_the_second_reading(desks, second):
    for file, desk in desks.items():
        places = {desk.name(one.entry.player): one.place for one in desk.tournament.standings()}

        assert places == second[file].places, file


def test_prizes_are_those_of_the_second_reading(desks, second):
    for file, desk in desks.items():
        t = desk.tournament
        paid = Counter()
        for line in t.ledger.lines.values():
            if line.what == PRIZE:
                paid[desk.name(t.entries[line.entry].player)] -= line.amount
        wanted = second[file].prizes if second[file].ended else {}

        assert dict(paid) == wanted, file


def test_who_wins_the_prizes_finished_in_their_places(desks, second):
    for file, desk in desks.items():
        t = desk.tournament
        by_place = {
            one.place: second[file].prizes.get(desk.name(one.entry.player)) for one in t.standings()
        }
        given = {place: amount for place, amount in by_place.items() if amount}

        assert given.items() <= second[file].by_place.items(), file


def test_points_are_counted_from_the_second_reading_s_knockouts_and_purchases(desks, second):
    counted = 0
    for file, desk in desks.items():
        if not second[file].ended:
            continue
        league = League("Season", (str(desk.event),), Formula("hits"))
        (played,) = read_season(desk.book, league).played
        hits = {desk.name(one.player): one.knock_outs for one in played.finishes}
        wanted = Counter([by[0] for _, _, by in second[file].by_order if by])

        assert hits == {name: wanted[name] for name in hits}, file
        assert played.bought_in == sum(second[file].sold[:2]), file
        assert bool(in_our_words(second[file].formula)) == bool(second[file].formula), file
        counted += 1
    assert counted > 30


def test_an_evening_that_ended_opens_as_an_event_that_is_paid_out(desks, second):
    for file, desk in desks.items():
        t = desk.tournament

        assert (t.closed, t.paid_out) == (second[file].ended, second[file].ended), file


def test_the_same_evening_saved_twice_is_taken_over_once():
    work = TakingOver(EventList(Notebook(), shipped_games(), [shelf.structures()], "Ina", "desk"))
    work.look_at([SHARED / "tdt" / "26.tdt", SHARED / "tdt" / TWICE])

    assert [one.wrong for one in work.found] == [(), ("is the same evening as 26.tdt",)]
