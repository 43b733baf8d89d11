"""What facts, commands, terms and questions take for granted where nothing is said."""

from collections.abc import Callable
from datetime import timedelta
from fractions import Fraction
from inspect import Parameter, signature
from typing import Any

import pytest

from director.tournament.bounties.accounts import BountyAccount
from director.tournament.bounties.awards import bounty
from director.tournament.bounties.commands import SetBounties
from director.tournament.bounties.facts import BountiesSet
from director.tournament.busts.commands import Disqualify, ServeHands, Warn
from director.tournament.busts.facts import PlayerDisqualified, PlayerWarned
from director.tournament.busts.hand_for_hand import clock_deduction, tied_prizes
from director.tournament.busts.penalties import hand_at_deal, hand_on_penalty, hands_left
from director.tournament.busts.penalty_record import Mark
from director.tournament.busts.state import Bust
from director.tournament.chips.chip_count import ChipAccount
from director.tournament.chips.chip_set import Chip
from director.tournament.clock.called_clock import clock_call
from director.tournament.clock.commands import PauseAfter
from director.tournament.clock.facts import PauseAppointed
from director.tournament.clock.own_clock_commands import GiveClock
from director.tournament.clock.state import Clock, Face
from director.tournament.deals.division import Agreed, DealTerms, Party
from director.tournament.deals.facts import DealMade
from director.tournament.deals.state import Agreement, Share
from director.tournament.entries.commands import TurnCounters
from director.tournament.entries.facts import FieldCounted
from director.tournament.entries.people import Person
from director.tournament.entries.terms import AddOns, LateRegistration, Rebuys, ReEntries, Shootout
from director.tournament.event.commands import CloseEvent
from director.tournament.flights.state import Flight, FlightTerms, counted
from director.tournament.lammers.commands import RedeemLammers
from director.tournament.lammers.turning_in import bust_with_lammers, redeemed
from director.tournament.leagues.league import Finish, League, Score
from director.tournament.leagues.points import Formula, points
from director.tournament.leagues.variables import Occasion
from director.tournament.log.subjects import Matter
from director.tournament.money.commands import CountDrawer
from director.tournament.money.facts import DrawerCounted, MoneyTaken
from director.tournament.money.largest_remainders import apportioned
from director.tournament.money.state import Account, Ledger, Line, MoneyTerms, Price
from director.tournament.nit_levels.commands import EliminateLastNit, TurnInNitCard
from director.tournament.nit_levels.facts import LastNitEliminated
from director.tournament.prizes import pay_table
from director.tournament.prizes.pay_table import Bracket
from director.tournament.prizes.payouts import Good, PayoutTerms, PlacePrize, bounties_out, shared
from director.tournament.prizes.prize_list import Owed
from director.tournament.prizes.rounding import Rounding
from director.tournament.prizes.satellite_prizes import satellite_prizes
from director.tournament.prizes.satellites import satellite
from director.tournament.prizes.state import PrizeTerms
from director.tournament.prizes.tax_notes import TaxTerms, tax_notes
from director.tournament.seats.balancing import balance, tolerance
from director.tournament.seats.breaking_tables import table_to_break
from director.tournament.seats.buttons import next_hand
from director.tournament.seats.commands import BarSeat, DrawSeats, OpenTables, PutIn
from director.tournament.seats.facts import PlayersMoved, TablesOpened
from director.tournament.seats.final_table import final_table
from director.tournament.seats.halted_tables import halt
from director.tournament.seats.proposals import halted, proposal, redraw_due
from director.tournament.seats.state import TableState
from director.tournament.seats.win_the_button import won_button
from director.tournament.shootouts.bracket import bracket
from director.tournament.shootouts.fixed_bracket import Meeting, Source
from director.tournament.shootouts.state import RoundTerms
from director.tournament.state import Counters, Standing, Tournament
from director.tournament.structure.big_blind_antes import BigBlindAnte
from director.tournament.structure.rotation import Rotation
from director.tournament.structure.schedule import expected_end
from director.tournament.structure.special_rules import Specials
from director.tournament.structure.stakes import Stakes
from director.tournament.structure.structure import (
    Break,
    Change,
    DayEnd,
    FinalTable,
    FloorRules,
    Level,
    Structure,
)
from director.tournament.structure.suggested.amounts import Slope
from director.tournament.structure.suggested.schedule import Wish
from director.tournament.structure.suggested.stakes import Bets
from director.tournament.teams.state import TeamEntry, Teams, evenly

FACTS: dict[Any, dict[str, object]] = {
    BountiesSet: {"kept": 50, "shared": False, "winner_keeps": True},
    PlayerDisqualified: {"chips": 0},
    LastNitEliminated: {"chips": 0},
    PlayerWarned: {"hands": 0},
    PauseAppointed: {"stops": True},
    DealMade: {"held": 0, "bounties": "played for", "note": ""},
    FieldCounted: {"entries": 0, "out": 0, "rebuys": 0, "add_ons": 0},
    DrawerCounted: {"closed": False, "note": ""},
    MoneyTaken: {"tendered": 0},
    PlayersMoved: {"why": "", "follow": True, "seed": ""},
    TablesOpened: {"size": 0},
}
"""What a fact means that does not say it, as those of older books do not."""

COMMANDS: dict[Any, dict[str, object]] = {
    SetBounties: {"kept": 50, "shared": False, "winner_keeps": True},
    Disqualify: {"chips": 0},
    EliminateLastNit: {"chips": 0},
    TurnInNitCard: {"last_level": False},
    ServeHands: {"hands": 1},
    Warn: {"hands": 0},
    PauseAfter: {"stops": True},
    TurnCounters: {"entries": 0, "out": 0, "rebuys": 0, "add_ons": 0},
    CloseEvent: {"asked": False},
    RedeemLammers: {"count": 1},
    CountDrawer: {"closed": False, "note": ""},
    GiveClock: {"own": True},
    BarSeat: {"barred": True},
    DrawSeats: {"more_tables": False},
    OpenTables: {"size": 0},
    PutIn: {"swap": False},
}
"""What a command does without being told."""

TERMS: dict[Any, dict[str, object]] = {
    BigBlindAnte: {
        "poster": "big blind",
        "ante_first": False,
        "reduced_at": 0,
        "removed_at": 0,
        "final_table_only": False,
    },
    Chip: {"colour": "", "in_stack": 0},
    Agreed: {"bounty": 0},
    DealTerms: {"way": "chip model", "held": 0, "bounties": "played for", "unit": 1},
    Party: {"percent": 0, "amount": 0, "bounty": 0},
    AddOns: {"currency": "", "limit": 1, "at": None, "into_pool": True},
    LateRegistration: {"or_later": False},
    ReEntries: {"limit": 0, "until": None},
    Rebuys: {
        "currency": "",
        "limit": 0,
        "below": 0,
        "until": None,
        "into_pool": True,
        "beneficiary": "",
    },
    Shootout: {"advance": 1},
    Flight: {"entered": 0, "out": 0, "bags": 0, "ended": False},
    FlightTerms: {"bags": "best", "paid": 0, "percent": 0, "entries_each": 0},
    Finish: {
        "tied": 1,
        "knock_outs": 0,
        "rebuys": 0,
        "add_ons": 0,
        "spent": None,
        "prize": Fraction(0),
    },
    Formula: {
        "way": "square root",
        "factor": 1000,
        "table": (),
        "rest": 0,
        "places": 0,
        "knock_out": 0,
        "attendance": 0,
    },
    League: {"formula": Formula(), "best": 0, "ties": ("most wins", "best place")},
    Occasion: {"buy_in": 0},
    Score: {"knock_outs": 0, "counts": True},
    Account: {"price": Price(), "paid": 0, "rebuys": 0, "add_ons": 0, "chips": 0},
    Ledger: {"last_line": 0, "sold": Price(), "floats": 0, "counts": ()},
    Line: {"corrected": False, "what": "", "tendered": 0},
    MoneyTerms: {
        "currency": "",
        "decimals": 0,
        "entry": Price(),
        "re_entry": None,
        "rebuy": None,
        "add_on": None,
        "guarantee": 0,
        "bounties": "fixed",
        "kept": 50,
        "shared": False,
        "mystery": (),
        "winner_keeps": True,
        "mystery_from": "",
    },
    Price: {"pool": 0, "fee": 0, "staff": 0, "bounty": 0, "other": 0},
    Good: {"worth": 0},
    PayoutTerms: {
        "bounties": 0,
        "saves": (),
        "minimum": 0,
        "locks": (),
        "goods": (),
        "rounding": None,
    },
    PlacePrize: {"goods": (), "worth": 0},
    Bracket: {"in_money": False},
    pay_table.Formula: {"steepness": 100, "grouped": True},
    Rounding: {"unit": 1, "way": "down, the rest from first place on"},
    PrizeTerms: {"payout": PayoutTerms(), "bounty": 0, "tax": None},
    Rotation: {
        "hands": 0,
        "order": (),
        "kind": "fixed order",
        "orbits": 0,
        "levels": 0,
        "minutes": 0,
        "stud_button": (),
        "at_final_table": "",
        "tables": (),
    },
    RoundTerms: {
        "advance": 1,
        "tables": (),
        "fresh": True,
        "own_clocks": False,
        "places": "by time",
        "fixed": False,
    },
    Wish: {
        "level_minutes": 20,
        "break_minutes": 10,
        "levels_between": 0,
        "depth": 0,
        "ante": "",
        "keep": True,
        "begun": 0,
    },
    Specials: {
        "win_the_button": False,
        "jam_or_fold": False,
        "double_board": False,
        "bomb_pot_hands": 0,
        "bomb_pot_each_level": False,
        "bomb_pot_ante": 0,
        "also": "",
        "nit_levels": False,
        "nit_ante": 0,
    },
    Stakes: {
        "small_blind": 0,
        "big_blind": 0,
        "ante": 0,
        "bring_in": 0,
        "small_bet": 0,
        "big_bet": 0,
        "big_blind_ante": 0,
    },
    Break: {"minutes": 0, "remove": (), "until": None, "name": ""},
    Change: {"remove": (), "minutes": 0},
    DayEnd: {"resumes": None, "remove": (), "minutes": 0},
    FinalTable: {"redraw": False, "break_minutes": 0, "players": 0},
    FloorRules: {
        "balancing": "",
        "chip_race": "",
        "raise_cap": 0,
        "odd_chips": "",
        "button": "",
        "open_pair_doubles": False,
    },
    Level: {
        "stakes": Stakes(),
        "game": "",
        "hands": 0,
        "orbits": 0,
        "hand_each": False,
        "sets": (),
        "rotation": None,
        "special": None,
    },
    Structure: {
        "series": "",
        "rotation": None,
        "final_table": None,
        "notes": (),
        "source": "",
        "day": None,
        "starts": None,
        "zone": "",
        "seats_stated": True,
        "stakes_classes": (),
        "chip_set": (),
        "lammers": None,
        "rebuys": None,
        "re_entries": None,
        "add_ons": None,
        "bounties": None,
        "shootout": None,
        "late_registration": None,
        "big_blind_ante": None,
        "teams": None,
        "special": None,
        "pay_table": "",
        "floor_rules": FloorRules(),
        "expected": None,
    },
    TaxTerms: {"rate": 0},
    TeamEntry: {"cash_value": 0, "first_prize": 0, "house_fee": 0, "staff_fee": 0, "currency": ""},
    Teams: {
        "most_at_table": 0,
        "entry": None,
        "rebuys": False,
        "shared_after_each_level": False,
        "button_seat": 0,
        "tables_combined_at": 0,
        "orbits_end_together": False,
        "cut_after": "",
        "cut_to": 0,
        "chips_a_unit": 0,
    },
}
"""What a sheet, a pay table or the terms of an event leave out."""

STATES: dict[Any, dict[str, object]] = {
    Agreement: {"held": 0, "bounties": "played for"},
    Share: {"bounty": 0},
    BountyAccount: {"won": 0, "kept": 0, "head": 0, "paid": 0, "knocked_out": 0},
    Bust: {"by": (), "round": 0, "left": 0},
    ChipAccount: {"voided": 0, "disqualified": 0, "left_bags": 0, "lost_lammers": 0, "behind": 0},
    Clock: {
        "step": 0,
        "played": timedelta(0),
        "since": None,
        "started": False,
        "begun": None,
        "starts_at": None,
        "stops_after": frozenset(),
        "plan": None,
        "zone": "",
        "held": None,
        "goes_on": False,
        "stood_closed": False,
    },
    Face: {"estimated": False, "over": timedelta(0), "starts_at": None},
    Mark: {"hands": 0, "served": 0},
    Meeting: {"match": 0, "table": None},
    Source: {"table": 0, "entry": None, "match": 0, "going_on": 1},
    Person: {
        "number": 0,
        "name": "",
        "nickname": "",
        "card": "",
        "email": "",
        "telephone": "",
        "notes": "",
        "banned": "",
        "city": "",
        "spelling": "",
    },
    Owed: {"goods": (), "bag": 0},
    Slope: {"depth": 0, "halved_in": ()},
    Bets: {
        "blinds": False,
        "antes": False,
        "bring_in": False,
        "limits": False,
        "no_limit": False,
        "halved": False,
    },
    Matter: {"number": 0},
    TableState: {
        "size": 0,
        "closed": False,
        "locked": "",
        "unavailable": (),
        "next": None,
        "seen": None,
        "opened": (),
        "game": "",
        "ready": False,
        "verified": (),
    },
    Counters: {"entries": 0, "out": 0, "rebuys": 0, "add_ons": 0},
    Standing: {"tied": 1},
    Tournament: {
        "last_entry": 0,
        "alternates": (),
        "late": None,
        "last_turn": 0,
        "hand_for_hand": False,
        "drawn": False,
        "filings": (),
        "bought": 0,
        "turned_in": 0,
        "turned_in_by_those_in": 0,
        "lammers_over": False,
        "deal": None,
        "round_terms": None,
        "rounds": (),
        "flights": (),
        "joined": False,
        "pay_table": None,
        "prize_terms": PrizeTerms(),
        "closed": False,
        "paid_out": False,
    },
}
"""How things are before anything has happened to them."""

QUESTIONS: dict[Any, dict[str, object]] = {
    balance: {"givers": (), "stud_only": False},
    tolerance: {"tight": False},
    bounty: {"split": False},
    table_to_break: {"order": (), "one_more": False},
    next_hand: {"moving_button": False},
    clock_call: {"allowed": 25, "countdown": 5},
    final_table: {"one_more": False},
    counted: {"entered": 0, "out": 0, "bags": 0},
    halt: {"other_sizes": False},
    clock_deduction: {"minutes": 2},
    tied_prizes: {"unit": 1},
    bust_with_lammers: {"exactly_one": False},
    redeemed: {"in_hand": False},
    apportioned: {"unit": 1},
    points: {"tied": 1},
    bounties_out: {"winner_keeps": True},
    shared: {"unit": 1, "money": MoneyTerms()},
    hand_at_deal: {"bring_in": 0},
    hand_on_penalty: {"bring_in": 0},
    hands_left: {"redeals": 0},
    halted: {"now": None, "other_sizes": False},
    proposal: {"order": (), "tight": False, "one_more": False, "now": None},
    redraw_due: {"one_more": False},
    satellite_prizes: {"most": 0},
    satellite: {"money": MoneyTerms(), "most": 0},
    expected_end: {"blinds_at_end": 20},
    bracket: {"advance": 1, "tables": ()},
    tax_notes: {"buy_in": 0, "money": MoneyTerms()},
    evenly: {"smallest": 1},
    won_button: {"side_pots": False},
}
"""What a question takes for granted."""


def left_out(thing: Callable[..., object], said: dict[str, object]) -> dict[str, object]:
    """What it stands for where nothing is said, of what the table speaks of."""
    defaults = {
        name: one.default
        for name, one in signature(thing).parameters.items()
        if one.default is not Parameter.empty
    }
    return {name: defaults.get(name) for name in said}


@pytest.mark.parametrize(
    ("thing", "said"),
    [*FACTS.items(), *COMMANDS.items(), *TERMS.items(), *STATES.items(), *QUESTIONS.items()],
)
def test_what_is_not_said_is_as_it_mostly_is(thing, said):
    assert repr(left_out(thing, said)) == repr(said)
