"""Questions about bets and raises: limit, no-limit and pot-limit."""

from director.engine.betting.game_rounds import game_rounds
from director.engine.betting.jam_or_fold import first_action
from director.engine.betting.limit import limit_raise, limit_sizes, open_pair
from director.engine.betting.no_limit import limping, no_limit_raise
from director.engine.betting.pot_limit import pot_limit_raise, pot_miscount
from director.engine.games.streets import Street
from director.rulings.inputs import (
    ACTIONS,
    AMOUNT,
    AMOUNT_BY_SEAT,
    AMOUNTS,
    FLAG,
    SEAT,
    SEATS,
    WHOLE,
    Input,
    Kind,
    game_that,
)  # fmt: skip
from director.rulings.question import Chapter, Question
from director.translation import say

_ACTIONS = Input(
    "actions", say("Done in this round so far, posts included; - where nothing"), ACTIONS
)
_SEAT = Input("seat", say("Whose turn it is"), SEAT)
_FIRST, _LATER = "first, with posts", "later, or bomb pot"
_ROUND = Input(
    "later_round",
    say("Round"),
    Kind(lambda text: text == _LATER, choices=(_FIRST, _LATER)),
    needed=False,
    once_asked=True,
)
_LEAST = Input("least_bet", say("Big blind or bring-in in full"), AMOUNT, hint="200")
_STACKS = Input("stacks", say("Stacks at the start of the round"), AMOUNT_BY_SEAT, needed=False)
_SEATS = Input(
    "seats", say("Seats dealt in, from the first to act"), SEATS, needed=False, once_asked=True
)


def _is_bet(street: Street) -> bool:
    return bool(street.bet)


BETTING = Chapter(
    say("Betting"),
    (
        Question(
            "limit-raise",
            say("Limit: what may be raised, and to what"),
            "S 1.1, TDA 47-B, 48",
            limit_raise,
            (
                _ACTIONS,
                _SEAT,
                Input("bet", say("Bet of this round"), AMOUNT),
                Input(
                    "forced",
                    say("Big blind or bring-in in full"),
                    AMOUNT,
                    needed=False,
                    once_asked=True,
                ),
                _ROUND,
                Input("heads_up", say("The event is heads-up"), FLAG, once_asked=True),
                Input(
                    "open_pair",
                    say("Stud, fourth street: a pair is showing"),
                    FLAG,
                    once_asked=True,
                ),
                Input("big_bet", say("Big bet"), AMOUNT, needed=False, once_asked=True),
                _STACKS,
                _SEATS,
            ),
            {"actions": "1 bet 400, 2 all-in 550, 3 call", "seat": "1", "bet": "400"},
            say(
                "limit raise, half bet, completion, complete, cap, capped, reopen at limit, fixed"
                " limit, short all-in at limit, number of raises, raise cap"
            ),
            house_rules={"most_raises": "most_raises"},
            from_sheet={"open_pair_doubles": "open_pair_doubles"},
        ),
        Question(
            "open-pair",
            say("Stud: does an open pair on fourth street double the bet?"),
            "S 2.47, TDA RP-10-F",
            open_pair,
            words=say(
                "open pair, double bet, paired door card, fourth street, big bet on fourth street"
            ),
            from_sheet={"open_pair_doubles": "open_pair_doubles"},
        ),
        Question(
            "jam-or-fold",
            say("Jam or fold: what may a first action be?"),
            "S 1.8",
            first_action,
            words=say("jam, jam or fold, push or fold, all-in or fold, first action"),
            from_sheet={"jam_or_fold": "jam_or_fold"},
        ),
        Question(
            "limit-sizes",
            say("Limit: blinds and bets of a level"),
            "S 1.1",
            limit_sizes,
            (
                Input("small_bet", say("Small bet"), AMOUNT),
                Input("big_bet", say("Big bet"), AMOUNT),
                Input("rounds", say("Betting rounds"), WHOLE),
                Input("stud", say("A stud game"), FLAG),
            ),
            {"small_bet": "400", "big_bet": "800", "rounds": "4"},
            say("limit sizes, small bet, big bet, blinds and bets, fixed limit"),
        ),
        Question(
            "game-rounds",
            say("How many betting rounds, and at which bets"),
            "S 1.1, S 2",
            game_rounds,
            (
                Input(
                    "game",
                    say("Game"),
                    game_that(lambda game: not game.choices and any(map(_is_bet, game.streets))),
                ),
            ),
            {"game": "bidirectional-chowaha"},
            say(
                "betting rounds, number of rounds, how many bets, which street is the big bet, five"
                " rounds, round after the die"
            ),
        ),
        Question(
            "no-limit-raise",
            say("No-limit: who may raise, and to what at least"),
            "S 1.2, TDA 43, 47-A",
            no_limit_raise,
            (
                _ACTIONS,
                _SEAT,
                _LEAST,
                _ROUND,
                Input("single_draw", say("Deuce-to-seven, single draw"), FLAG, once_asked=True),
                _STACKS,
                _SEATS,
            ),
            {
                "actions": "1 bet 400, 2 all-in 550, 3 call, 4 all-in 800",
                "seat": "1",
                "least_bet": "200",
            },
            say(
                "minimum raise, min raise, least raise, reopen, reopening, reopen the betting,"
                " betting open again, short all-in, all-in less than a raise, incomplete raise"
            ),
            at_times={"no_limping": "no_limping"},
            note=say(
                "Erratum: in the rulebook’s example of a small blind who has raised to 800 the"
                " other player owes 400 to call, not 300 (S 1.2)."
            ),
        ),
        Question(
            "limping",
            say("No-limit deuce-to-seven: may a player limp?"),
            "S App A, TDA RP-17, C34",
            limping,
            words=say(
                "limp, limping, limp in, open limp, open for a call, raise to open, 2-7 single"
                " draw, kansas city"
            ),
            house_rules={"no_limping": "no_limping"},
        ),
        Question(
            "pot-limit-raise",
            say("Pot-limit: the most that may be raised"),
            "S 1.3, TDA 54",
            pot_limit_raise,
            (
                _ACTIONS,
                _SEAT,
                Input("pot", say("Pot before this round"), AMOUNT),
                _LEAST,
                Input(
                    "blinds",
                    say("Blinds due in full, on the first round"),
                    AMOUNTS,
                    needed=False,
                    hint="100, 200",
                    once_asked=True,
                ),
                Input(
                    "big_blind_ante",
                    say("Big blind ante in that pot, on the first round"),
                    AMOUNT,
                    needed=False,
                    hint="200",
                    once_asked=True,
                ),
                _ROUND,
                _STACKS,
                _SEATS,
            ),
            {"actions": "1 bet 1500", "seat": "2", "pot": "1500", "least_bet": "200"},
            say(
                "pot size, pot bet, bet the pot, pot-limit maximum, maximum raise, trail, count"
                " the pot, how much is the pot, reopen at pot-limit"
            ),
            note=say(
                "Erratum: with three limpers of 200 in a pot of 600 the rulebook’s example allows"
                " 1,200; the count makes it 1,400, and 1,200 only for a pot of 400 (S 1.3, C11)."
            ),
            house_rules={"count_ante": "count_ante"},
        ),
        Question(
            "pot-miscount",
            say("Pot-limit: the pot was counted wrong"),
            "TDA 52-B, 54",
            pot_miscount,
            (
                Input("quoted", say("What was said"), AMOUNT),
                Input("correct", say("What is right"), AMOUNT),
                Input("substantial_action", say("Substantial action has followed"), FLAG),
                Input("next_card", say("The next card is out"), FLAG),
            ),
            {"quoted": "1200", "correct": "1400"},
            say("miscount, miscounted pot, misquoted pot, wrong pot size, wrong count"),
        ),
    ),
)
