"""Questions about the event: bounties, lammers, shootouts, places, chip races, penalties."""

import re
from collections.abc import Mapping, Sequence

from director.engine.cards import Cards
from director.engine.not_possible import NotPossible
from director.rulings.inputs import (
    AMOUNT,
    AMOUNTS,
    CARDS_BY_SEAT,
    FLAG,
    SEAT,
    SEATS,
    WHOLE,
    Input,
    Kind,
    NotRead,
)  # fmt: skip
from director.rulings.question import Chapter, Question
from director.tournament.bounties.awards import Bounty, WonPot, bounty
from director.tournament.busts.hand_for_hand import Bust, Places, clock_deduction, places
from director.tournament.busts.penalties import (
    disqualified,
    hand_at_deal,
    hand_on_penalty,
    hands_left,
    missed_rounds,
)
from director.tournament.chips.chip_race import ChipRace, Racer, Rounding, chip_race, found_chips
from director.tournament.clock.called_clock import clock_call
from director.tournament.lammers.turning_in import (
    bust_with_lammers,
    chips_in_play,
    last_lammer_level_over,
    redeemed,
)
from director.tournament.shootouts.bracket import bracket
from director.translation import say


def _threes(text: str) -> tuple[tuple[int, int, int], ...]:
    """Reads "12 at table 4 with 3,500; 7 4 900": three numbers between semicolons."""
    found = []
    for piece in re.split(r"[;\n]+", text):
        if not piece.strip():
            continue
        numbers = [int(one.replace(",", "")) for one in re.findall(r"\d[\d,]*", piece)]
        if len(numbers) != 3:
            raise NotRead(say("'{text}' should have three numbers", text=piece.strip()))
        found.append((numbers[0], numbers[1], numbers[2]))
    return tuple(found)


_BUSTS = Kind(_threes, "12 at table 4 with 3500; 7 at table 9 with 900", wide=True)
_RACERS = Kind(_threes, "1: 3 chips, 4000; 2: 1 chip, 2500", wide=True)


def _pots(text: str) -> tuple[WonPot, ...]:
    """Reads "1 2 3: 1; 2 3: 2 / 3": who could win each pot, and who won its high and low."""
    pots = []
    for piece in re.split(r"[;\n]+", text):
        if not piece.strip():
            continue
        seats, colon, won = piece.partition(":")
        if not colon:
            raise NotRead(say("'{text}' should be seats, a colon and who won", text=piece.strip()))
        portions = tuple(SEATS.read(portion) for portion in won.split("/"))
        pots.append(WonPot(SEATS.read(seats), portions))
    return tuple(pots)


_POTS = Kind(_pots, "1 2 3: 1; 2 3: 2 / 3", wide=True)


def whose_bounty(
    gone: int,
    amount: int,
    winners: Sequence[int],
    button: int | None = None,
    split: bool = False,
) -> Bounty:
    """Who gets a bounty, from the winners of the last pot that the player could win (S 1.7).

    Raises NotPossible.
    """
    return bounty_of_pots(
        gone, amount, (WonPot((gone, *winners), (tuple(winners),)),), button, split
    )


def bounty_of_pots(
    gone: int,
    amount: int,
    pots: Sequence[WonPot],
    button: int | None = None,
    split: bool = False,
) -> Bounty:
    """Who gets a bounty, from every pot of the hand, the main pot first (S 1.7, WT 39).

    A button of 0 is none: the winners are then in the order of odd chips. Raises NotPossible.
    """
    last = next((pot for pot in reversed(pots) if gone in pot.seats), None)
    tied = last is not None and any(len(portion) > 1 for portion in last.winners)
    if tied and button is None:
        message = say(
            "several tie: where is the button? In stud write 0, and the winners in the order of"
            " their highest card"
        )
        raise NotPossible("button", message)
    for pot in pots:
        strangers = [seat for portion in pot.winners for seat in portion if seat not in pot.seats]
        if strangers:
            message = say("seat {seat} could not win that pot", seat=strangers[0])
            raise NotPossible("pots", message)
    return bounty(gone, amount, pots, button or None, split=split)


def places_on_a_hand(busts: Sequence[tuple[int, int, int]], left: int) -> Places:
    """The places of those who went out on one hand, `left` being in before it (TDA RP-8)."""
    return places([Bust(*one) for one in busts], left)


def race(
    racers: Sequence[tuple[int, int, int]],
    old: int,
    new: int,
    cards: Mapping[int, Cards],
    rounding: Rounding,
) -> ChipRace:
    """A table's chip race with the cards that were dealt (TDA 24)."""
    return chip_race([Racer(*one) for one in racers], old, new, cards, rounding=rounding)


_STACK = Input("stack", say("Stack"), AMOUNT)
_LAMMERS = Input("lammers", say("Lammers"), WHOLE)
_VALUE = Input("value", say("Chips a lammer"), AMOUNT)
_OLD = Input("old", say("Chip that leaves play"), AMOUNT)

EVENTS = Chapter(
    say("The event"),
    (
        Question(
            "bounty",
            say("Who gets the bounty"),
            "S 1.7, C42",
            whose_bounty,
            (
                Input("gone", say("Seat of the player who is out"), SEAT),
                Input("amount", say("Bounty"), AMOUNT),
                Input(
                    "winners",
                    say("Who won the high portion of the last pot that player was in"),
                    SEATS,
                ),
                Input("button", say("Button, 0 in stud"), SEAT, needed=False, once_asked=True),
            ),
            {"gone": "3", "amount": "50", "winners": "2, 7", "button": "5"},
            say("bounty, knockout, split bounty, who gets the bounty, bounty in a split pot"),
            house_rules={"split": "bounty_split"},
        ),
        Question(
            "bounty-pots",
            say("Who gets the bounty, with side pots"),
            "S 1.7, WT 39, C42",
            bounty_of_pots,
            (
                Input("gone", say("Seat of the player who is out"), SEAT),
                Input("amount", say("Bounty"), AMOUNT),
                Input(
                    "pots",
                    say("Each pot, the main pot first: who could win it: who won high / low"),
                    _POTS,
                ),
                Input("button", say("Button, 0 in stud"), SEAT, needed=False, once_asked=True),
            ),
            {"gone": "3", "amount": "50", "pots": "1 2 3: 1; 2 3: 2", "button": "5"},
            say("bounty with side pots, several pots, knockout side pot, last pot"),
            house_rules={"split": "bounty_split"},
        ),
        Question(
            "lammers",
            say("Lammers: turning some in"),
            "S 1.9, MB2",
            redeemed,
            (
                _STACK,
                _LAMMERS,
                Input("count", say("How many are turned in"), WHOLE),
                _VALUE,
                Input("in_hand", say("The player is in a hand"), FLAG),
            ),
            {"stack": "2000", "lammers": "2", "count": "1", "value": "5000"},
            say("lammer, turn in a lammer, redeem"),
        ),
        Question(
            "bust-with-lammers",
            say("Lammers: the last chip is gone"),
            "S 1.9, MB2",
            bust_with_lammers,
            (_LAMMERS,),
            {"lammers": "2"},
            say("lammer bust, broke with a lammer"),
            house_rules={"exactly_one": "exactly_one_lammer"},
        ),
        Question(
            "last-lammers",
            say("Lammers: the last level for them is over"),
            "S 1.9",
            last_lammer_level_over,
            (_STACK, _LAMMERS, _VALUE),
            {"stack": "7500", "lammers": "1", "value": "5000"},
            say("last lammer level, lammers over, collect lammers"),
        ),
        Question(
            "chips-in-play",
            say("Lammers: chips in play"),
            "S 1.9",
            chips_in_play,
            (
                Input("stacks", say("Stacks"), AMOUNTS),
                Input("lammers", say("Lammers, player by player"), AMOUNTS),
                _VALUE,
            ),
            {"stacks": "10000, 12000, 8000", "lammers": "2, 1, 0", "value": "5000"},
            say("chips in play, average with lammers"),
        ),
        Question(
            "shootout",
            say("The bracket of a shootout"),
            "S 1.10, C16",
            bracket,
            (
                Input("entries", say("Entries"), WHOLE),
                Input("seats", say("Seats a table"), WHOLE),
                Input("advance", say("Go on from each table"), WHOLE, needed=False, hint="1"),
                Input("tables", say("Tables of each round, if you decide"), AMOUNTS, needed=False),
            ),
            {"entries": "75", "seats": "9"},
            say("shootout, shootout bracket, rounds, advance"),
        ),
        Question(
            "hand-for-hand",
            say("Hand for hand: places of those who went out"),
            "TDA RP-8",
            places_on_a_hand,
            (
                Input("busts", say("Player, table and stack at the start of the hand"), _BUSTS),
                Input("left", say("Players left before the hand"), WHOLE),
            ),
            {"busts": "12 at table 4 with 3500; 7 at table 9 with 900", "left": "52"},
            say(
                "hand for hand, h4h, bubble, busted on the same hand, two out on one hand, tie for"
                " a place"
            ),
        ),
        Question(
            "hand-for-hand-clock",
            say("Hand for hand: what comes off the clock"),
            "TDA RP-8-B",
            clock_deduction,
            (
                Input("hands", say("Hands dealt"), WHOLE),
                Input("minutes", say("Minutes a hand"), WHOLE, needed=False, hint="2"),
            ),
            {"hands": "6"},
            say("hand for hand clock, clock in hand for hand"),
        ),
        Question(
            "chip-race",
            say("A chip race"),
            "TDA 24",
            race,
            (
                Input("racers", say("Seat, chips that leave play, worth of the others"), _RACERS),
                _OLD,
                Input("new", say("Chip that they are raced for"), AMOUNT),
                Input("cards", say("Cards dealt, one for each odd chip"), CARDS_BY_SEAT),
            ),
            {
                "racers": "1: 3 chips, 4000; 2: 1 chip, 2500; 4: 2 chips, 0",
                "old": "25",
                "new": "100",
                "cards": "1: 9h 4c Kd, 2: As, 4: 2c 7s",
            },
            say("chip race, race off, color up, race chips"),
            house_rules={"rounding": "race_rounding"},
        ),
        Question(
            "found-chips",
            say("Old chips turn up after the race"),
            "TDA 24",
            found_chips,
            (
                Input("count", say("How many"), WHOLE),
                _OLD,
                Input("smallest", say("Smallest chip in play now"), AMOUNT),
            ),
            {"count": "7", "old": "25", "smallest": "100"},
            say("old chips, chips found after the race, forgotten chips, late color up"),
        ),
        Question(
            "penalty",
            say("A penalty of rounds, in hands"),
            "TDA 71, 29",
            missed_rounds,
            (
                Input("players", say("Players at the table now, the offender included"), WHOLE),
                Input("rounds", say("Rounds to miss"), WHOLE),
            ),
            {"players": "8", "rounds": "2"},
            say("penalty round, round penalty, missed round, how many hands is a penalty"),
        ),
        Question(
            "penalty-left",
            say("A penalty: hands still to miss"),
            "TDA 71",
            hands_left,
            (
                Input("hands", say("Hands of the penalty"), WHOLE),
                Input("deals", say("Deals since"), WHOLE),
                Input("redeals", say("Of them re-deals after a misdeal"), WHOLE, hint="0"),
            ),
            {"hands": "16", "deals": "5", "redeals": "1"},
            say("hands left of a penalty, penalty count"),
        ),
        Question(
            "penalty-hand",
            say("A hand that is dealt to a player on penalty"),
            "TDA 30, 71",
            hand_on_penalty,
            (
                Input("blinds", say("Blinds due"), AMOUNT),
                Input("ante", say("Ante due"), AMOUNT),
                Input("bring_in", say("Bring-in, if dealt it"), AMOUNT, needed=False),
            ),
            {"blinds": "0", "ante": "100"},
            say(
                "hand of an absent player, on penalty, absent player, away from the table, dealt"
                " to an empty seat, blinded off, sitting out"
            ),
        ),
        Question(
            "at-the-seat",
            say("A player comes back while cards are dealt"),
            "TDA 29, 30",
            hand_at_deal,
            (
                Input("blinds", say("Blinds due"), AMOUNT),
                Input("ante", say("Ante due"), AMOUNT),
                Input("bring_in", say("Bring-in, if dealt it"), AMOUNT, needed=False),
                Input("at_seat", say("At the seat when the last card of the deal came"), FLAG),
            ),
            {"blinds": "0", "ante": "100"},
            say(
                "at the seat, not at the seat, late to the seat, back from the restroom, in reach"
                " of the chair"
            ),
        ),
        Question(
            "clock-call",
            say("The clock on a player"),
            "TDA 29",
            clock_call,
            (
                Input("seconds", say("Seconds since it was called"), WHOLE),
                Input("facing_bet", say("The player faces a bet"), FLAG),
            ),
            {"seconds": "31", "facing_bet": "yes"},
            say(
                "call the clock, clock, called clock, time, thirty seconds, countdown, taking too"
                " long, tanking"
            ),
        ),
        Question(
            "disqualified",
            say("A player is disqualified"),
            "TDA 71",
            disqualified,
            (Input("stack", say("Chips of the player"), AMOUNT),),
            {"stack": "12500"},
            say("disqualified, disqualification, dq, thrown out"),
        ),
    ),
)
