"""Questions about the button, the blinds and the seats."""

from collections.abc import Sequence

from director.engine.not_possible import NotPossible
from director.rulings.inputs import AMOUNT, AMOUNTS, FLAG, SEAT, SEATS, WHOLE, Input
from director.rulings.question import Chapter, Question, steps
from director.tournament.seats.balancing import Balance, balance, tolerance
from director.tournament.seats.buttons import (
    Positions,
    button_mistake,
    dealt_in,
    frozen_hand,
    next_hand,
    opening_hand,
)
from director.tournament.seats.final_table import final_table
from director.tournament.seats.halted_tables import Halt, halt
from director.tournament.seats.lone_player import lone_player
from director.tournament.seats.tables import Table
from director.tournament.seats.win_the_button import won_button
from director.translation import say

_LAST = Input("last", say("Button, small and big blind of the last hand"), AMOUNTS, hint="4, 5, 6")
_NEXT = Input("hand", say("Button, small and big blind of the next hand"), AMOUNTS, hint="4, 5, 6")
_SEATS = Input("seats", say("Seats with a player now"), SEATS)


def _positions(field: str, seats: Sequence[int]) -> Positions:
    if len(seats) != 3:
        raise NotPossible(field, say("these are three seats: button, small blind, big blind"))
    return Positions(*seats)


def who_moves(
    full: Sequence[int],
    full_next: Sequence[int],
    short: Sequence[int],
    short_next: Sequence[int],
    size: int,
    within: int,
) -> Balance:
    """Who goes from the fuller of two tables to the other, and to which seat (TDA 11).

    `full` and `short` are their seats with a player, `full_next` and `short_next` where button,
    small and big blind lie in their next hands; tables may differ by `within` players. Raises
    NotPossible.
    """
    tables = (
        _table(1, full, size, _positions("full_next", full_next)),
        _table(2, short, size, _positions("short_next", short_next)),
    )
    said = balance(tables, within)
    told = [reason for move in said.moves for reason in move.reasons]
    more = [reason for reason in told if reason not in said.reasons]
    return said._replace(reasons=(*said.reasons, *more))


def does_it_halt(
    full: Sequence[int],
    short: Sequence[int],
    short_next: Sequence[int],
    size: int,
    other_sizes: bool = False,
) -> Halt:
    """Whether the shorter of two tables stops before its next hand (TDA 11-D)."""
    table = _table(2, short, size, _positions("short_next", short_next))
    return halt(2, (_table(1, full, size, None), table), other_sizes=other_sizes)


def _table(number: int, seats: Sequence[int], size: int, following: Positions | None) -> Table:
    """A table whose players are known by their table and seat alone."""
    return Table(number, {seat: 100 * number + seat for seat in seats}, size, following)


POSITIONS = Chapter(
    say("Seats"),
    (
        Question(
            "next-hand",
            say("Where the button and the blinds go next"),
            "TDA 32, 34",
            lambda last, seats, moving_button: next_hand(
                _positions("last", last), seats, moving_button=moving_button
            ),
            (_LAST, _SEATS),
            {"last": "4, 5, 6", "seats": "1, 2, 3, 4, 6, 7, 8, 9"},
            say(
                "dead button, moving button, next button, next blinds, busted small blind, busted"
                " big blind, dead small blind, where is the button, button"
            ),
            house_rules={"moving_button": "moving_button"},
        ),
        Question(
            "opening-hand",
            say("The blinds of a first hand, from the button"),
            "TDA 34-B",
            opening_hand,
            (Input("button", say("Button"), SEAT), _SEATS),
            {"button": "3", "seats": "3, 7"},
            say("heads-up button, heads-up blinds, first hand, high card for the button"),
        ),
        Question(
            "heads-up",
            say("Heads-up: who has the button, the last card and the first action"),
            "TDA 34-B",
            steps(
                (
                    (
                        "The button has the small blind, is dealt the last card, acts first before"
                        " the flop and last on every later round"
                    ),
                    "TDA 34-B",
                ),
                ("The other player has the big blind and is dealt the first card", "TDA 34-B"),
                (
                    (
                        "Where two are left of three the button is placed so that nobody has the"
                        " big blind twice in a row"
                    ),
                    "TDA 34-B",
                ),
            ),
            words=say("heads-up, last card, who is dealt first, two players, button heads-up"),
        ),
        Question(
            "lone-player",
            say("Only one player is at the table"),
            "WT 36",
            lone_player,
            (
                Input("minutes", say("Minutes that the player has been alone"), WHOLE),
                Input("small_blind", say("Small blind"), AMOUNT),
                Input("big_blind", say("Big blind"), AMOUNT),
            ),
            {"minutes": "15", "small_blind": "100", "big_blind": "200"},
            say("one player present, lone player, alone at the table, nobody else is there"),
        ),
        Question(
            "frozen-hand",
            say("The first hand with blinds after stud"),
            "TDA 11-B",
            lambda last, seats: frozen_hand(_positions("last", last), seats),
            (
                Input("last", say("Button and blinds where they were frozen"), AMOUNTS),
                _SEATS,
            ),
            {"last": "4, 5, 6", "seats": "1, 2, 3, 5, 6, 7, 8"},
            say("frozen button, button after stud, mixed game button, rotation"),
        ),
        Question(
            "dealt-in",
            say("Is a new player dealt in here?"),
            "TDA 8-A, 10-A",
            lambda seat, hand: dealt_in(seat, _positions("hand", hand)),
            (Input("seat", say("The new player’s seat"), SEAT), _NEXT),
            {"seat": "5", "hand": "4, 6, 7"},
            say(
                "new player, late arrival, moved player, between small blind and button, dealt in,"
                " wait for the button"
            ),
        ),
        Question(
            "button-mistake",
            say("The button went to the wrong seat"),
            "TDA 34-A",
            button_mistake,
            (Input("substantial_action", say("There was substantial action"), FLAG),),
            {},
            say(
                "wrong button, button in the wrong place, button mistake, button moved twice,"
                " button error"
            ),
        ),
        Question(
            "won-button",
            say("Who has won the button"),
            "S 1.12, C15",
            lambda button, winners, side_pots: won_button(button, (winners,), side_pots=side_pots),
            (
                Input("button", say("The old button"), SEAT),
                Input("winners", say("Winners of the main pot’s high or only portion"), SEATS),
                Input("side_pots", say("There were side pots"), FLAG),
            ),
            {"button": "4", "winners": "2, 7"},
            say("win the button, won the button"),
        ),
        Question(
            "who-moves",
            say("Who moves when two tables are balanced"),
            "TDA 11",
            who_moves,
            (
                Input("full", say("Fuller table: seats with a player"), SEATS),
                Input("full_next", say("Its next button, small and big blind"), AMOUNTS),
                Input("short", say("Shorter table: seats with a player"), SEATS),
                Input("short_next", say("Its next button, small and big blind"), AMOUNTS),
                Input("size", say("Seats a table"), WHOLE),
                Input("within", say("Tables may differ by"), WHOLE, hint="1"),
            ),
            {
                "full": "1, 2, 3, 4, 5, 6, 7, 8",
                "full_next": "2, 3, 4",
                "short": "1, 3, 4, 6, 8",
                "short_next": "8, 1, 3",
                "size": "8",
                "within": "1",
            },
            say("balance, balancing, balance tables, who moves, which seat, worst seat"),
        ),
        Question(
            "halt",
            say("Does a short table stop?"),
            "TDA 11-D",
            does_it_halt,
            (
                Input("full", say("Largest table: seats with a player"), SEATS),
                Input("short", say("Short table: seats with a player"), SEATS),
                Input("short_next", say("Its next button, small and big blind"), AMOUNTS),
                Input("size", say("Seats a table"), WHOLE),
            ),
            {
                "full": "1, 2, 3, 4, 5, 6, 7, 8, 9",
                "short": "1, 3, 4, 6, 8",
                "short_next": "1, 2, 3",
                "size": "9",
            },
            say("halt, stop a short table, short table, table stops, three short"),
            house_rules={"other_sizes": "halt_other_sizes"},
        ),
        Question(
            "tolerance",
            say("How far tables may differ"),
            "MB2, TDA 11-D",
            tolerance,
            (Input("tables", say("Tables in play"), WHOLE),),
            {"tables": "5"},
            say("tolerance, how far tables may differ, uneven tables"),
            house_rules={"tight": "tight_tables"},
        ),
        Question(
            "final-table",
            say("How many make the final table"),
            "TDA RP-9",
            final_table,
            (Input("seats", say("Seats a table"), WHOLE),),
            {"seats": "8"},
            say("final table, final table size, combine tables, redraw, last two tables"),
            house_rules={"one_more": "final_table_one_more"},
        ),
    ),
)
