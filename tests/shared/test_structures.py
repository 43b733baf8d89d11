"""The seventeen sheets beside the checkout against the structures that are shipped.

A transcription is turned into our own structure here, field by field; what has no number or fixed
meaning (`notes`, in our own words in the shipped files) is left out of the comparison.
"""

import json
import re
from dataclasses import replace
from datetime import date, time

import pytest

from director.house import shelf
from director.tournament.clock.between_levels import occasions
from director.tournament.entries.terms import LammerTerms, LateRegistration, Rebuys
from director.tournament.structure.big_blind_antes import BigBlindAnte
from director.tournament.structure.files import (
    load_structure,
    structure_as_data,
    structure_as_text,
    structure_from_data,
    structure_from_text,
)
from director.tournament.structure.games_on_sheet import GameOnSheet
from director.tournament.structure.moments import Moment
from director.tournament.structure.rotation import Rotation
from director.tournament.structure.stakes import (
    OpeningRaise,
    Stakes,
    StakesClass,
    StakesSet,
    opening_raise,
)
from director.tournament.structure.structure import (
    Break,
    Change,
    FinalTable,
    FloorRules,
    Level,
    Structure,
)
from director.tournament.teams.state import TeamEntry, Teams
from tests.conftest import SHARED
from tests.shipped import shipped_games

SHEETS = {
    path.stem: json.loads(path.read_text("utf-8")) for path in SHARED.glob("structures/*.json")
}
SHIPPED = {
    "barge2019-01-short-deck-nlhe-rebuy": "barge-2019-short-deck-rebuys",
    "barge2019-02-six-handed-dealers-choice": "barge-2019-six-handed-dealers-choice",
    "barge2019-03-tesla": "barge-2019-tesla",
    "barge2019-04-pl-horse-lammers": "barge-2019-pl-horse-lammers",
    "barge2019-05-oklahoma": "barge-2019-oklahoma",
    "barge2019-06-limit-6-game-horse-badacey": "barge-2019-limit-horse-badacey",
    "barge2019-07-team-chorse": "barge-2019-team-chorse",
    "barge2019-08-plo-lammers": "barge-2019-plo-lammers",
    "barge2019-09-korean": "barge-2019-korean",
    "barge2019-10-toc-style": "barge-2019-toc-style",
    "barge2019-11-lhe-win-the-button": "barge-2019-limit-holdem-win-the-button",
    "barge2019-12-nlhe-main": "barge-2019-no-limit-main",
    "barge2019-13-significant-others-mixed-holdem": "barge-2019-mixed-holdem",
    "vatlarge2020-01-toc-style": "vatlarge-2020-toc-style",
    "vatlarge2020-02-triple-draw-dramaha": "vatlarge-2020-triple-draw-dramaha",
    "vatlarge2020-03-nlhe-main": "vatlarge-2020-no-limit-main",
    "vatlarge2020-04-plo-lammers": "vatlarge-2020-plo-lammers",
}
GAMES = {
    "Short Deck Hold'em": "short-deck-holdem",
    "Hold'em": "texas-holdem",
    "Omaha": "omaha",
    "Omaha High": "omaha",
    "Omaha/8": "omaha-high-low",
    "Omaha High/Low": "omaha-high-low",
    "Omaha Hi-Lo 8 or better": "omaha-high-low",
    "Big O Hi-Lo 8 or better": "big-o",
    "Razz": "razz",
    "Stud": "stud",
    "7 Card Stud": "stud",
    "7-Card Stud": "stud",
    "7 Card Stud High": "stud",
    "Stud/8": "stud-high-low",
    "Stud Hi/Low 8 or Better": "stud-high-low",
    "7-Card Stud High/Low": "stud-high-low",
    "7 Card Stud Hi-Lo 8 or better": "stud-high-low",
    "7 Card Stud Hi-Lo Regular": "stud-high-low-no-qualifier",
    "Badugi": "badugi",
    "Badeucey": "badeucy",
    "Badacey": "badacey",
    "2-7 Triple Draw": "deuce-to-seven-triple-draw",
    "2-7 Lowball Triple Draw": "deuce-to-seven-triple-draw",
    "2-7 Lowball Single Draw": "deuce-to-seven-lowball",
    "A-5 Lowball Triple Draw": "ace-to-five-triple-draw",
    "5-Card Draw High": "five-card-draw",
    "California Lowball": "california-lowball",
    "Archie": "archie",
    "Oklahoma": "oklahoma",
    "Korean": "korean",
    "Crazy Pineapple": "crazy-pineapple-high-low",
    "Crazy Pineapple High/Low": "crazy-pineapple-high-low",
    "Triple Draw Dramaha": "triple-draw-dramaha",
}
BETTINGS = {"fixed_limit": "limit", "pot_limit": "pot-limit", "no_limit": "no-limit"}
SPOKEN = {"No Limit ": "no-limit", "Limit ": "limit"}
STUDS = ("razz", "stud", "stud-high-low", "stud-high-low-no-qualifier")
CLASSES = {
    "limit": "fixed_limit_flop_and_draw_games",
    "stud": "stud_games",
    "big-bet": "no_limit_and_pot_limit_games",
}
BETS = {"bba": "big_blind_ante"} | {bet: bet for bet in Stakes._fields if bet != "big_blind_ante"}


def converted(sheet):
    by_class = any("stakes" in one for one in sheet["levels"])
    games = tuple(game(one, by_class) for one in sheet["games"])
    base = Structure("", 1, 9, games, ())
    day, starts, zone = when(sheet["starts"])
    return Structure(
        name=sheet["name"],
        series=sheet["series"],
        source=f"{sheet['source']['document']}, page {sheet['source']['page']}",
        day=day,
        starts=starts,
        zone=zone,
        starting_chips=sheet["starting_chips"],
        seats=sheet["players_per_table"] or 9,
        seats_stated=sheet["players_per_table"] is not None,
        games=games,
        stakes_classes=classes() if by_class else (),
        steps=tuple(step(one, sheet, base) for one in sheet["levels"]),
        rotation=rotation(sheet, base),
        lammers=lammers(sheet["lammers"]),
        rebuys=rebuys(sheet["rebuys"]),
        late_registration=late(sheet["late_registration"]),
        big_blind_ante=big_blind_ante(sheet["big_blind_ante"]),
        final_table=FinalTable(**sheet["final_table"]) if sheet["final_table"] else None,
        teams=teams(sheet),
        floor_rules=floor_rules(sheet),
    )


def game(one, by_class=False):
    game_id, betting = GAMES[one["name"]], BETTINGS[one["betting"]]
    own = "stud" if game_id in STUDS else "limit" if betting == "limit" else "big-bet"
    if one.get("format") == "Mississippi":
        game_id = f"mississippi-{game_id}"
    return GameOnSheet(game_id, betting, own if by_class else "")


def classes():
    return (
        StakesClass("limit", "Limit flop and draw"),
        StakesClass("stud", "Stud"),
        StakesClass("big-bet", "Pot-limit and no-limit"),
    )


def when(text):
    """As in "Friday, 12/11/2020 @ 12:00 noon EST"."""
    found = re.fullmatch(r"\w+, (\d+)/(\d+)/(\d+) @ (\d+:\d+ \w+) ?(\w*)", text)
    month, day, year = (int(one) for one in found.groups()[:3])
    return date(year, month, day), time_of_day(found[4]), found[5]


def time_of_day(text):
    """As in "7:30 PM"."""
    found = re.fullmatch(r"(\d+):(\d+) (\w+)", text)
    hour, minute, half = int(found[1]), int(found[2]), found[3].lower()
    return time(hour % 12 + 12 * (half in ("pm", "noon")), minute)


def rotation(sheet, base):
    turning = sheet["rotation"]
    notes = " ".join(sheet["notes"])
    button = (
        (("frozen",) if "the button freezes in place" in notes else ())
        + (("moves",) if "after the hand the button moves one seat left" in notes else ())
        + (("dead",) if "stays in the spot as a dead button" in notes else ())
        + (("inherited",) if "a player moved into the spot inherits it" in notes else ())
    )
    if turning is None:
        return None
    match turning["kind"]:
        case "fixed_order":
            assert turning["unit"] == "hands"
            order = tuple(named(name, base) for name in turning["order"])
            return Rotation(turning["per_game"], order, stud_button=button)
        case "per_level":
            return Rotation(kind="by level", stud_button=button)
        case "dealers_choice":
            assert turning["unit"] == "orbit"
            return Rotation(kind="dealer's choice", orbits=turning["per_game"])
        case "team_tables":
            assert turning["unit"] == "orbits"
            tables = tuple(tuple(named(g, base) for g in table) for table in turning["tables"])
            return Rotation(kind="team tables", orbits=turning["per_game"], tables=tables)


def named(name, base, betting=""):
    """What the structure calls a game of the sheet, Mississippi or not."""
    found = [
        one
        for one in base.games
        if one.id.removeprefix("mississippi-") == GAMES[name] and betting in ("", one.betting)
    ]
    assert len(found) == 1
    return base.name_of(found[0])


def step(one, sheet, base):
    remove = tuple(one.get("remove_chips", ()))
    match one["type"]:
        case "level":
            return level(one, sheet, base)
        case "change":
            assert one["minutes"] is None
            return Change(remove)
        case "break":
            until = time_of_day(one["resume_at"]) if "resume_at" in one else None
            name = re.match(r"Break for (?!\d)(.+?)\.", one["text"])
            return Break(one["minutes"] or 0, remove, until, name[1] if name else "")


def level(one, sheet, base):
    own = {}
    spoken = one.get("game", "")
    betting = BETTINGS.get(one.get("betting", ""), "")
    for word, way in SPOKEN.items():
        if spoken.startswith(word):
            spoken, betting = spoken.removeprefix(word), way
    if spoken and sheet["rotation"]:
        own["game"] = named(spoken, base, betting)
    elif spoken:
        assert [GAMES[spoken]] == [one.id for one in base.games]
    if "duration" in one:
        own |= duration(one["duration"], sheet, base)
    if "stakes" in one:
        common = one["stakes"]["fixed_limit_games"]
        own["sets"] = tuple(StakesSet(of, bets(one["stakes"][key])) for of, key in CLASSES.items())
        limits = [(a.stakes.small_bet, a.stakes.big_bet) for a in own["sets"][:2]]
        assert limits == [(common["small_bet"], common["big_bet"])] * 2
    return Level(one["number"], one["minutes"] or 0, bets(one), **own)


def bets(one):
    return Stakes(**{ours: one.get(theirs) or 0 for theirs, ours in BETS.items()})


def duration(one, sheet, base):
    order = tuple(named(game["name"], base) for game in sheet["games"])
    match one["unit"], one["count"], one["per"]:
        case "orbits", count, "each of the two games at the table":
            return {"orbits": count}
        case "hands", count, "two rotations through CHORSE, one hand of each game, starting with C":
            assert count == 2 * len(order)
            return {"hands": count, "rotation": Rotation(1, order)}
        case "hands", None, "one hand per remaining team, each team choosing the game":
            return {"hand_each": True, "rotation": Rotation(1, kind="player's choice")}


def lammers(one):
    if one is None:
        return None
    assert one["when"].startswith("between hands, any number")
    label = re.fullmatch(r"end of level (\w+)", one["forced_redemption"])[1]
    return LammerTerms(one["count"], one["value_each"], "any number", Moment("end", "level", label))


def rebuys(one):
    if one is None:
        return None
    return Rebuys(
        price=one["price"],
        chips=one["chips"],
        currency=one["currency"],
        limit=one["limit"] or 0,
        below=int(re.fullmatch(r"players with less than T(\d+)", one["eligible"])[1]),
        until=Moment("end", "level", re.search(r"through level (\w+)", one["period"])[1]),
        into_pool=one["to_prize_pool"],
        beneficiary=one["beneficiary"],
    )


def late(one):
    if one is None:
        return None
    assert one["until"] == "end of first break"
    or_later = one["discretion"] == "or later at the discretion of the organizers"
    return LateRegistration(Moment("end", "break", "1"), or_later)


def big_blind_ante(one):
    if one is None:
        return None
    assert one["rule"] == "each hand the big blind posts an ante equal to the big blind"
    assert one["reduced_shorthanded"] is False
    ante_first = one["short_of_both"] == "ante is posted before the big blind"
    return BigBlindAnte("big blind", ante_first)


def floor_rules(sheet):
    house, notes = sheet["house_rules"] or {}, " ".join(sheet["notes"])
    rules = " ".join(one.get("rules", "") for one in sheet["games"])
    splitting = "high hand over low hand, first-to-act over last-to-act" in notes
    return FloorRules(
        balancing="by position"
        if "by position from the button" in house.get("balance", "")
        else "",
        chip_race="nobody goes out" if "no one may bust" in house.get("chip_race", "") else "",
        odd_chips="high hand, then first to act" if splitting else "",
        button="winner" if "the winner of a hand gets the button" in rules else "",
        open_pair_doubles="an open pair on 4th street allows a double bet" in notes,
    )


def teams(sheet):
    one = sheet.get("teams")
    if one is None:
        return None
    notes, entry = " ".join(sheet["notes"]), one["entry"]
    return Teams(
        players=one["players_per_team"],
        tables=one["tables_in_play_per_team"],
        most_at_table=one["max_teams_per_table"],
        entry=TeamEntry(
            entry["total"],
            entry["chips_cash_value"],
            entry["first_prize_share"],
            entry["house_fee"],
            entry["staff_fee"],
            entry["currency"],
        ),
        rebuys=one["rebuys"],
        shared_after_each_level="At the end of each level each team's chips are combined" in notes,
        button_seat=int(re.search(r"Button starts in seat (\d+)", notes)[1]),
        tables_combined_at=int(re.search(r"number of teams reaches (\d+)", notes)[1]),
        orbits_end_together="Tables synchronise at the end of each orbit" in notes,
        cut_after=str(one["advance"]["after_level"]),
        cut_to=one["advance"]["top_teams"],
        chips_a_unit=int(re.fullmatch(r"\$1 per T(\d+) remaining", one["cash_out"])[1]),
    )


def shipped(sheet):
    return load_structure(shelf.structures() / f"{SHIPPED[sheet]}.toml")


def test_all_seventeen_sheets_are_shipped():
    assert sorted(SHEETS) == sorted(SHIPPED)
    assert len(SHIPPED) == 17


@pytest.mark.parametrize("sheet", sorted(SHEETS))
def test_a_shipped_structure_states_what_its_sheet_states(sheet):
    assert replace(shipped(sheet), notes=()) == converted(SHEETS[sheet])


@pytest.mark.parametrize("sheet", sorted(SHEETS))
def test_every_field_of_a_sheet_comes_back_from_its_file_and_from_the_log(sheet):
    structure = converted(SHEETS[sheet])

    assert structure_from_text(structure_as_text(structure), sheet) == structure
    assert structure_from_data(json.loads(json.dumps(structure_as_data(structure)))) == structure


@pytest.mark.parametrize("sheet", sorted(SHEETS))
def test_what_a_sheet_prints_and_a_file_leaves_out_is_computed_alike(sheet):
    structure = shipped(sheet)

    for one, step in zip(SHEETS[sheet]["levels"], structure.steps, strict=True):
        if "call" in one:
            printed = OpeningRaise(one["call"], one["open_raise_to_min"], one["open_raise_to_max"])
            assert opening_raise(step.stakes, "pot-limit") == printed
        if "game" in one:
            [played] = structure.games_at(step)
            assert played.id == GAMES[re.sub("^(No )?Limit ", "", one["game"])]
    lammers = SHEETS[sheet]["lammers"]
    if lammers:
        assert structure.entry_chips == lammers["total_with_chips"]


@pytest.mark.parametrize("sheet", sorted(SHEETS))
def test_what_happens_at_a_break_follows_from_the_terms(sheet):
    events = {
        "end_of_rebuy_period": "rebuys end",
        "all_unused_lammers_redeemed": "lammers end",
        "switch_to_no_limit_holdem": "betting changes",
    }
    structure = shipped(sheet)

    for number, one in enumerate(SHEETS[sheet]["levels"]):
        printed = (events[one["event"]],) if "event" in one else ()
        assert tuple(x for x in occasions(structure, number) if x in events.values()) == printed


@pytest.mark.parametrize("sheet", sorted(SHEETS))
def test_the_levels_of_a_game_are_those_that_the_sheet_gives_it(sheet):
    structure = shipped(sheet)
    labels = [level.label for level in structure.levels]

    for one in SHEETS[sheet]["games"]:
        if "from_level" in one or "levels" in one:
            first, _, last = one.get("levels", one.get("from_level")).partition("-")
            last = last or labels[-1]
            of_game = [x.label for x in structure.levels if structure.games_at(x) == (game(one),)]
            assert of_game == labels[labels.index(first) : labels.index(last) + 1]


@pytest.mark.parametrize("sheet", sorted(SHEETS))
def test_every_game_of_a_sheet_is_in_the_library(sheet):
    known = set(shipped_games().ids())

    assert {one.id for one in shipped(sheet).games} <= known
