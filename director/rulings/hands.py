"""Questions about hands: which is better, what a low is called, what a card is worth."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from director.engine.betting.sevens_rule import LateBet, SevensRuling, sevens_rule, sevens_violation
from director.engine.cards import Cards
from director.engine.dealing.found_cards import joker_plays
from director.engine.dealing.killer_cards import killer_cards, killer_chart
from director.engine.hands.buh_points import (
    BuhDeclaration,
    Moment,
    buh_declaration,
    buh_draw,
    buh_points,
)
from director.engine.ranking.comparisons import compare, low_that_counts
from director.engine.ranking.jokers import JOKERS
from director.engine.ranking.low_numbers import LOW_SCALES, low_of_number, number_of_low
from director.engine.ranking.orders import what_beats_what
from director.engine.ranking.scales import SCALES
from director.engine.reasons import Reason
from director.rulings.inputs import (
    AMOUNT,
    AMOUNT_BY_SEAT,
    CARDS,
    CARDS_BY_SEAT,
    FLAG,
    SEAT,
    SEATS,
    WHOLE,
    Input,
    choice,
    choice_of,
)
from director.rulings.question import Chapter, Question
from director.translation import say

_SCALE = Input("scale", say("Scale"), choice(*SCALES))
_LOW_SCALE = Input("scale", say("Scale"), choice(*LOW_SCALES))


def sevens_settled(
    pot: int,
    bets: Mapping[int, int],
    hands: Mapping[int, Cards],
    violator: int,
    before: Mapping[int, int] | None = None,
    folded: Sequence[int] = (),
    forfeits_pot: bool = False,
) -> SevensRuling:
    """How a pot is settled after the sevens rule was broken (S App B).

    `bets` are the chips of each seat after the draw, `before` those that were in when the rule had
    been broken. Raises NotPossible.
    """
    there = before or {}
    late = [LateBet(seat, put, there.get(seat, 0), seat in folded) for seat, put in bets.items()]
    return sevens_rule(pot, late, hands, violator, forfeits_pot=forfeits_pot)


class Chart(NamedTuple):
    """A chart, line by line."""

    reasons: tuple[Reason, ...]


def archie_nobody(*, shares: bool = False) -> Chart:
    """Who takes an Archie pot that nobody qualifies for (S 2.4; as a house rule WL 291)."""
    said = (
        Reason("All who are left share the pot", {}, "house rule, WL 291")
        if shares
        else Reason("The best high hand takes the whole pot", {}, "S 2.4; C6")
    )
    steps = (
        "It is so only where nobody has the pair that high needs, and nobody an eight or better",
        "Where one side qualifies, its best hand takes the whole pot",
    )
    return Chart((said, *(Reason(step, {}, "S 2.4; C6") for step in steps)))


def may_declare(
    cards: Cards,
    moment: Moment,
    *,
    must_declare: bool = False,
    after_draw: bool = True,
    now_any_time: bool = True,
    now_must: bool = True,
) -> BuhDeclaration:
    """Whether a buh may be declared now, in Buh or, with `must_declare`, in Buh Now.

    Of the two rules of Buh Now a house may play one alone. Raises NotPossible.
    """
    must, any_time = must_declare and now_must, must_declare and now_any_time
    return buh_declaration(
        cards, moment, after_draw=after_draw, must_declare=must, any_time=any_time
    )


def killer_lines(game: str) -> Chart:
    """The killer-card chart of a game, one line for each number of outs (S App D)."""
    chart = killer_chart(game)
    kills = f"{chart.kills[0]} to {chart.kills[-1]}"
    lines = [
        Reason(
            "{outs} outs, {kills} killers: {chances}",
            {
                "outs": outs,
                "kills": kills,
                "chances": "  ".join(f"{chance:.2f}" for chance in chances),
            },
            "S App D",
        )
        for outs, chances in zip(chart.outs, chart.rows, strict=True)
    ]
    return Chart((*chart.reasons, *lines))


HANDS = Chapter(
    say("Hands"),
    (
        Question(
            "compare",
            say("Two hands against each other"),
            "S App A, App C",
            compare,
            (
                Input("first", say("One hand"), CARDS),
                Input("second", say("The other"), CARDS),
                _SCALE,
            ),
            {"first": "As Ac 7h 6d 5c", "second": "2s 2c 5h 4d 3c", "scale": "california"},
            say(
                "which hand wins, better hand, tie, kicker, read the hands, compare hands, best"
                " hand"
            ),
        ),
        Question(
            "what-beats-what",
            say("What beats what"),
            "S App A, App C",
            what_beats_what,
            (_SCALE,),
            {"scale": "short deck"},
            say(
                "order of hands, hand rankings, flush, full house, straight, flush over full house"
            ),
        ),
        Question(
            "eight-or-better",
            say("Does this low qualify?"),
            "S 1.4, App A",
            low_that_counts,
            (
                Input("cards", say("All cards it may be made of"), CARDS),
                Input("highest", say("Highest card that counts"), WHOLE, needed=False, hint="8"),
            ),
            {"cards": "Ah 2d 4c 7s 8h Kd Kc"},
            say(
                "eight or better, qualifier, qualify, low hand, no low, counterfeited, playable low"
            ),
        ),
        Question(
            "number-of-a-low",
            say("Which number is this low?"),
            "S App A",
            number_of_low,
            (
                Input("cards", say("The hand"), CARDS),
                _LOW_SCALE,
            ),
            {"cards": "7c 6d 5s 4h 2c", "scale": "kansas city"},
            say("number of a low, number four, lowball, deuce to seven"),
        ),
        Question(
            "low-of-a-number",
            say("Which low is this number?"),
            "S App A",
            low_of_number,
            (
                Input("place", say("Number"), WHOLE),
                _LOW_SCALE,
            ),
            {"place": "53", "scale": "kansas city"},
            say("low of a number, number fifty-three, perfect ten"),
        ),
        Question(
            "joker",
            say("What the joker plays as"),
            "S 2.11, 2.22, 2.31, RRP",
            joker_plays,
            (
                Input("cards", say("The hand"), CARDS),
                _SCALE,
                Input("joker", say("How the joker plays"), choice(*JOKERS)),
            ),
            {"cards": "6c 5d 4s 3h Jo", "scale": "california", "joker": "lowest missing"},
            say("joker, bug, wild card, lowest missing"),
        ),
        Question(
            "archie-nobody",
            say("Archie: nobody qualifies"),
            "S 2.4, WL 291, C6",
            archie_nobody,
            words=say("archie, nobody qualifies, no qualifier, archie split, no low and no high"),
            house_rules={"shares": "archie_shares"},
        ),
        Question(
            "sevens-violation",
            say("Sevens rule: was it broken?"),
            "S App B",
            sevens_violation,
            (
                Input("cards", say("The hand"), CARDS),
                Input(
                    "deed",
                    say("What the player did"),
                    choice("check", "call", "complete", "bet", "raise", "fold"),
                ),
                Input("bet", say("Bet after the draw"), AMOUNT),
                Input(
                    "all_in",
                    say("Short all-in that was called, 0 for none"),
                    AMOUNT,
                    needed=False,
                    once_asked=True,
                ),
                Input(
                    "behind",
                    say("Players still to act"),
                    WHOLE,
                    needed=False,
                    once_asked=True,
                ),
                Input("no_limit", say("No-limit"), FLAG),
            ),
            {
                "cards": "7s 5d 4c 3h 2s",
                "deed": "call",
                "bet": "20",
                "all_in": "15",
                "behind": "2",
            },
            say("sevens rule, 7s rule, must bet sevens, check a seven, sevens violation, lowball"),
            house_rules={"half_is_a_bet": "half_is_a_bet"},
            at_times={"no_limit_sevens": "no_limit_sevens"},
        ),
        Question(
            "sevens-rule",
            say("Sevens rule: who gets what after it was broken"),
            "S App B",
            sevens_settled,
            (
                Input("pot", say("Pot before the draw"), AMOUNT),
                Input("violator", say("Seat that broke the rule"), SEAT),
                Input("bets", say("Chips put in after the draw, by seat"), AMOUNT_BY_SEAT),
                Input("hands", say("Hands by seat"), CARDS_BY_SEAT),
                Input(
                    "before",
                    say("Of these, in when the rule had been broken; - for none"),
                    AMOUNT_BY_SEAT,
                ),
                Input("folded", say("Seats that folded"), SEATS, needed=False),
            ),
            {
                "pot": "80",
                "violator": "2",
                "bets": "1: 15, 2: 60, 3: 60, 4: 60",
                "hands": (
                    "1: 8s 4d 3c 2h As, 2: 5s 4c 3d 2c Ah, 3: 6s 4h 3s 2d Ad, 4: 6d 5c 4s 3h 2s"
                ),
                "before": "1: 15, 2: 15",
            },
            say("settle the sevens rule, sevens violation pot"),
            house_rules={"forfeits_pot": "sevens_forfeits_pot"},
        ),
        Question(
            "killer-cards",
            say("Killer cards: how often a draw comes and stays good"),
            "S App D",
            killer_cards,
            (
                Input("outs", say("Outs"), WHOLE),
                Input("kills", say("Cards that kill them"), WHOLE),
                Input("unseen", say("Cards not seen"), WHOLE, hint=say("45, in Omaha 41")),
            ),
            {"outs": "9", "kills": "4", "unseen": "45"},
            say("killer card, odds, outs, probability, percent, equity"),
        ),
        Question(
            "killer-chart",
            say("Killer cards: the chart"),
            "S App D",
            killer_lines,
            (Input("game", say("Game"), choice("hold'em", "omaha")),),
            {"game": "hold'em"},
            say("killer card chart, odds table, percent table"),
        ),
        Question(
            "buh-points",
            say("Buh: the points of a hand"),
            "BUH",
            buh_points,
            (Input("cards", say("The hand"), CARDS),),
            {"cards": "3s 4s 5s Js"},
            say("buh, points, hooch, match, run, skunk, star"),
        ),
        Question(
            "buh-draw",
            say("Buh: how many cards may be drawn"),
            "BUH",
            buh_draw,
            (Input("kept", say("Cards kept"), CARDS), Input("drawn", say("Cards drawn"), AMOUNT)),
            {"kept": "As", "drawn": "3"},
            say("buh draw, granny"),
        ),
        Question(
            "buh-declaration",
            say("Buh: may it be declared now?"),
            "BUH",
            may_declare,
            (
                Input("cards", say("The hand"), CARDS),
                Input("moment", say("When"), choice_of(Moment)),
                Input("must_declare", say("Played as Buh Now"), FLAG),
            ),
            {"cards": "As Ac Jd", "moment": "after a deal"},
            say("declare buh, lay down a buh"),
            house_rules={"after_draw": "buh_after_draw"},
            at_times={"now_any_time": "buh_now_any_time", "now_must": "buh_now_must"},
        ),
    ),
)
