"""What is done to seats and tables, declared as data."""

from director.tournament.commands import CloseTable, TurnGame
from director.tournament.seats.choosing import is_chosen
from director.tournament.state import EntryNumber, Tournament
from director.translation import say
from director.window.areas.tables import seat_questions
from director.window.areas.tables.breaking_several import break_table, break_title, no_break
from director.window.areas.tables.chip_race import ask_chip_race, no_table_to_race
from director.window.areas.tables.colored_up import done_at, nothing_to_color_up
from director.window.areas.tables.table_games import next_game, no_table_games, same_everywhere
from director.window.areas.tables.table_questions import CHANGE, GAME, OPEN, UNSEAT
from director.window.areas.tables.table_requests import (
    NameReinstated,
    ShowProposal,
    SwitchOverview,
)
from director.window.areas.tables.where_colored_up import COLORED_UP
from director.window.event import menus
from director.window.event.asking.chosen_first import a_player
from director.window.event.asking.chosen_table import a_seat, a_table, is_broken
from director.window.event.asking.question import asks, nobody_left, when_closed
from director.window.event.cockpit import Cockpit
from director.window.event.requests import AskSeat, NameOut
from director.window.event.room.games_of_tables import sheet_games
from director.window.event.screen_names import PLAYERS, TABLES
from director.window.widgets.action import Action


def show_proposal(cockpit: Cockpit) -> None:
    """Goes to what there is to do about the tables."""
    if cockpit.screen != TABLES:
        cockpit.ask_for(TABLES)
    cockpit.request(ShowProposal())


def turn(cockpit: Cockpit) -> None:
    """The chosen table plays the next game, or the one that is chosen there."""
    if is_chosen(cockpit.tournament):
        cockpit.request(GAME)
    elif cockpit.place:
        game = next_game(cockpit)
        called = sheet_games(cockpit)[game]
        cockpit.bridge.do(TurnGame(cockpit.place.table, game, called))


def turn_title(cockpit: Cockpit) -> str:
    """Whether the next game follows, or somebody chooses it."""
    return say("Choose game …") if is_chosen(cockpit.tournament) else say("Next game")


def _no_other(cockpit: Cockpit, _: int) -> str | None:
    return None if len(cockpit.tournament.tables) > 1 else say("there is no other table")


def _no_games(cockpit: Cockpit, table: int) -> str | None:
    return same_everywhere(cockpit) or is_broken(cockpit, table)


def _not_in(t: Tournament, entry: EntryNumber) -> str | None:
    return None if t.is_in(entry) else say("this player has busted")


def _has_no_seat(t: Tournament, entry: EntryNumber) -> str | None:
    return None if entry in t.seats else say("this player has no seat")


def _nobody_back(cockpit: Cockpit) -> str | None:
    if why_not := when_closed(cockpit):
        return why_not
    return None if cockpit.tournament.busts else say("no player has busted yet")


TABLE_ACTIONS: tuple[Action[Cockpit], ...] = (
    Action(
        "tables.proposal",
        "Balance and break tables",
        show_proposal,
        menus.TABLES,
        "Ctrl+Shift+B",
        refusal=lambda c: None if c.tournament.drawn else say("no seats are drawn yet"),
        words=(
            "balance, balance tables, balancing, rebalance, table balance, short table, "
            "consolidate, collapse tables, what to do about the tables, who moves, uneven tables, "
            "big blind moves, worst position"
        ),
    ),
    Action(
        "tables.break",
        "Break table …",
        break_table,
        menus.TABLES,
        "Shift+B",
        screen=TABLES,
        needs=a_table(_no_other),
        refusal=no_break,
        title=break_title,
        words="break this table, collapse table, table break, break down table, bust table",
    ),
    Action(
        "tables.chip_race",
        "Chip race …",
        ask_chip_race,
        menus.TABLES,
        screen=TABLES,
        needs=a_table(done=done_at),
        refusal=no_table_to_race,
        words=(
            "color up, color-up, colour up, coloring up, race off, race chips, chip up, "
            "leftover chips, remove chips, chip change"
        ),
    ),
    Action(
        "tables.colored_up",
        "Chips colored up …",
        asks(COLORED_UP),
        menus.TABLES,
        refusal=nothing_to_color_up,
        words=(
            "color up done, coloured up, colored up, chips removed, chip race done, raced off, "
            "chips off the table"
        ),
    ),
    Action(
        "tables.overview",
        "All tables at once",
        lambda c: c.request(SwitchOverview()),
        menus.TABLES,
        "Z",
        screen=TABLES,
        refusal=lambda c: None if c.tournament.seats else say("no players are seated"),
        words="overview, room map, map of the room, zoom out, whole room, tiles, floor plan",
    ),
    Action(
        "tables.go",
        "Go to seat …",
        lambda c: c.request(AskSeat()),
        menus.TABLES,
        "Ctrl+T",
        refusal=lambda c: None if c.tournament.seats else say("no players are seated"),
        words="find seat, who sits, table and seat, seat lookup",
    ),
    Action(
        "tables.move",
        "Move player …",
        seat_questions.move,
        menus.TABLES,
        "M",
        screen=TABLES,
        needs=a_player(_not_in),
        also_on=(PLAYERS,),
        refusal=seat_questions.nobody,
        title=seat_questions.move_title,
        words=(
            "change seat, seat change, transfer player, move seat, switch tables, swap seats, "
            "moved player, transfer, wrong seat"
        ),
    ),
    Action(
        "tables.ask_change",
        "Request another seat …",
        asks(CHANGE),
        menus.TABLES,
        screen=TABLES,
        needs=a_player(_has_no_seat, lambda t: t.seats),
        also_on=(PLAYERS,),
        refusal=seat_questions.nobody,
        words="seat change request, asks for another seat, seat change list, wants another seat",
    ),
    Action(
        "tables.give_change",
        "Grant requested seat",
        seat_questions.grant,
        menus.TABLES,
        refusal=seat_questions.nothing_to_grant,
        title=seat_questions.grant_title,
        words="seat is open, next seat change",
    ),
    Action(
        "tables.unseat",
        "Unseat player …",
        asks(UNSEAT),
        menus.TABLES,
        "Delete",
        screen=TABLES,
        needs=a_player(_has_no_seat, lambda t: t.seats),
        refusal=seat_questions.not_seated,
        words=(
            "take the seat away, remove from seat, vacate seat, empty seat, pick up stack, no- "
            "show, never came, absent player, missed blinds"
        ),
    ),
    Action(
        "tables.arrive",
        "Mark arrived",
        seat_questions.arrive,
        menus.TABLES,
        "A",
        screen=TABLES,
        needs=a_player(among=lambda t: sorted(t.moving)),
        refusal=seat_questions.not_on_the_way,
        words="has arrived, player arrived, player seated, on the way",
    ),
    Action(
        "tables.all_arrive",
        "Mark all arrived",
        lambda c: c.bridge.do(seat_questions.all_on_the_way(c)),
        menus.TABLES,
        "Shift+A",
        screen=TABLES,
        refusal=lambda c: None if c.tournament.moving else say("no player is moving"),
        words="all have arrived, everybody arrived, all seated",
    ),
    Action(
        "tables.check_seat",
        "Confirm seat",
        lambda c: c.bridge.do(seat_questions.checking(c, whole=False)),
        menus.TABLES,
        "V",
        screen=TABLES,
        needs=a_seat(),
        refusal=lambda c: seat_questions.refused(c, seat_questions.checking(c, whole=False)),
        words="verify seat, right player sits here, check seat",
    ),
    Action(
        "tables.check_table",
        "Confirm table",
        lambda c: c.bridge.do(seat_questions.checking_tables(c)),
        menus.TABLES,
        "Shift+V",
        screen=TABLES,
        needs=a_table(),
        refusal=lambda c: seat_questions.table_refused(c, seat_questions.checking_tables(c)),
        title=seat_questions.check_title,
        words="verify table, table check, check seating, whole table sits right",
    ),
    Action(
        "tables.bar",
        "Block seat",
        lambda c: c.bridge.do(seat_questions.barring(c)),
        menus.TABLES,
        "N",
        screen=TABLES,
        needs=a_seat(),
        refusal=lambda c: seat_questions.refused(c, seat_questions.barring(c)),
        title=seat_questions.bar_title,
        words=(
            "do not use this seat, dead seat, disable seat, seat not in use, nine-handed, broken "
            "chair, empty seat stays empty"
        ),
    ),
    Action(
        "tables.lock",
        "Lock table …",
        seat_questions.lock,
        menus.TABLES,
        "K",
        screen=TABLES,
        needs=a_table(),
        refusal=seat_questions.no_table,
        title=seat_questions.lock_title,
        words="freeze table, feature table, TV table, hold table, do not balance, streaming table",
    ),
    Action(
        "tables.open",
        "Open tables …",
        asks(OPEN),
        menus.TABLES,
        "O",
        screen=TABLES,
        refusal=when_closed,
        words="add table, new table, more tables, open table",
    ),
    Action(
        "tables.close",
        "Close table",
        lambda c: c.bridge.do(seat_questions.closing(c)),
        menus.TABLES,
        "Shift+O",
        screen=TABLES,
        refusal=lambda c: seat_questions.table_refused(c, seat_questions.closing(c)),
        needs=a_table(lambda c, table: c.bridge.refusal(CloseTable(table))),
        words="remove table, delete table, empty table",
    ),
    Action(
        "tables.turn",
        "Next game",
        turn,
        menus.TABLES,
        "G",
        screen=TABLES,
        needs=a_table(_no_games),
        refusal=no_table_games,
        title=turn_title,
        words=(
            "who chooses next, change game, rotate game, game change, mixed game rotation, "
            "next game at the table"
        ),
    ),
    Action(
        "tables.game",
        "Set game …",
        asks(GAME),
        menus.TABLES,
        "Shift+G",
        screen=TABLES,
        needs=a_table(_no_games),
        refusal=no_table_games,
        words="table plays, dealer's choice, which game, wrong game, correct game",
    ),
    Action(
        "players.many_out",
        "Bust several …",
        lambda c: c.request(NameOut(several=True)),
        menus.FLOOR,
        "Shift+F8",
        refusal=nobody_left,
        words=(
            "bust multiple players, several out, double knockout, two out on one hand, "
            "simultaneous bust, mass bust"
        ),
    ),
    Action(
        "players.back",
        "Undo bust …",
        lambda c: c.request(NameReinstated()),
        menus.FLOOR,
        "Ctrl+F8",
        refusal=_nobody_back,
        words=(
            "reinstate, reinstate player, bring back, un-bust, unbust, back in, not out, still in"
        ),
    ),
    Action(
        "event.hand_for_hand",
        "Hand for hand",
        lambda c: c.bridge.do(seat_questions.hand_for_hand(c)),
        menus.FLOOR,
        "Ctrl+Shift+H",
        refusal=lambda c: c.bridge.refusal(seat_questions.hand_for_hand(c)),
        checked=lambda c: c.tournament.hand_for_hand,
        words="H4H, HFH, hand-for-hand, bubble play, money bubble, bubble",
    ),
)
