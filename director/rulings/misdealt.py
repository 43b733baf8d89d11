"""Questions about what went wrong in the deal, and what only a person can decide."""

from director.engine.dealing.burn_cards import burn_remedy, flop_remedy
from director.engine.dealing.card_counts import Family, When, card_count, upcards_touched
from director.engine.dealing.misdeals import Cause, misdeal
from director.rulings.inputs import FLAG, WHOLE, Input, choice, choice_of
from director.rulings.question import Chapter, Question, steps
from director.translation import say

_ACTED = Input("acted", say("There has been action since"), FLAG)

MISDEALT = Chapter(
    say("Mistakes"),
    (
        Question(
            "misdeal",
            say("Is it a misdeal?"),
            "TDA 35",
            misdeal,
            (
                Input("cause", say("What happened"), choice_of(Cause)),
                Input("substantial_action", say("There was substantial action"), FLAG),
            ),
            {"cause": "first card to the wrong seat"},
            say(
                "misdeal, boxed card, exposed card, flashed card, dealer exposed a card,"
                " redeal, wrong seat, dealt out, missed a player, first card wrong"
            ),
        ),
        Question(
            "card-count",
            say("A hand with too many or too few cards"),
            "TDA 35, 37, 66; WL 106, 271",
            card_count,
            (
                Input("cards", say("Cards held"), WHOLE),
                Input("wanted", say("Cards it should have"), WHOLE),
                Input("family", say("Kind of game"), choice_of(Family)),
                Input("when", say("When it is seen"), choice_of(When)),
                Input("button", say("It is the button’s hand"), FLAG),
                Input("button_acted", say("The button has acted"), FLAG),
            ),
            {"cards": "6", "wanted": "7", "family": "stud", "when": "at the showdown"},
            say(
                "wrong number of cards, too many cards, too few cards, short hand, missing card,"
                " extra card, three cards, one card, dead hand, fouled hand"
            ),
        ),
        Question(
            "flop",
            say("A flop of the wrong size, or without a burn"),
            "TDA 39, WL 231",
            flop_remedy,
            (
                Input("cards", say("Cards on the flop"), WHOLE),
                Input("burned", say("A card was burned before"), FLAG),
                _ACTED,
            ),
            {"cards": "4", "burned": "yes"},
            say(
                "four card flop, 4 card flop, wrong flop, flop without a burn, scramble, two card"
                " flop"
            ),
        ),
        Question(
            "burns",
            say("The wrong number of burns"),
            "TDA 38, WL 231",
            burn_remedy,
            (
                Input("burns", say("Burns on this street"), WHOLE),
                Input("next_card_out", say("The next card is out"), FLAG),
                _ACTED,
            ),
            {"burns": "0", "next_card_out": "yes"},
            say("burn, burn card, no burn, two burns, forgot to burn, missed burn, burned twice"),
        ),
        Question(
            "upcards",
            say("Upcards in stud are lifted or moved"),
            "TDA 66, S 1.14",
            upcards_touched,
            (
                Input(
                    "what",
                    say("What was done with them"),
                    choice("picked up", "put in another order", "hidden"),
                ),
                Input("facing_action", say("The player faced action"), FLAG),
            ),
            {"what": "put in another order"},
            say("upcards, picked up the cards, order of upcards, stud muck"),
        ),
        Question(
            "odd-chips",
            say("Odd chips: who gets them"),
            "S 1.4, TDA 20, 21",
            steps(
                (
                    (
                        "Odd chips go by pot: in a high-low game the one between the halves to the"
                        " high side, those among tied hands one each in order"
                    ),
                    "S 1.4, TDA 20",
                ),
                ("Each pot is split by itself, side pots before the main pot", "TDA 21"),
                ("The pot is broken into the smallest chip in play", "S 1.4-1"),
                (
                    "With a button, the first tied hand clockwise from it takes the first odd chip",
                    "S 1.4-3a, TDA 20-A",
                ),
                (
                    (
                        "In stud it is the highest card by suit among the five that play: spades,"
                        " hearts, diamonds, clubs"
                    ),
                    "S 1.4-3b, TDA 20-B",
                ),
                (
                    (
                        "Five-card hands come before badugis, the draw hand before the Omaha"
                        " hand, the Omaha hand before the hold'em hand"
                    ),
                    "S 1.4-3c",
                ),
                (
                    (
                        "Nobody takes two odd chips of a pot while another winner of that"
                        " portion has none"
                    ),
                    "S 1.4-2",
                ),
                ("The Showdown screen places them by name and says why", "S 1.4"),
            ),
            (),
            {},
            say("odd chip, extra chip, split pot, quartered, chop the pot, worst position"),
        ),
        Question(
            "side-pots",
            say("Side pots and uncalled bets"),
            "TDA 15-B, 21",
            steps(
                (
                    (
                        "What nobody called goes back first; then a side pot is built at every"
                        " different all-in amount, smallest first"
                    ),
                    "TDA 21",
                ),
                (
                    (
                        "A bet above every other, folded ones included, is cut to the next highest,"
                        " and its player takes the rest back"
                    ),
                    "TDA 21",
                ),
                (
                    (
                        "So does a bettor whose hand was killed or mucked: what was called is lost,"
                        " what nobody called goes back"
                    ),
                    "TDA 15-B, 65-A",
                ),
                ("Chips of folded players stay in the pots that they reach", "TDA 21"),
                (
                    (
                        "A big blind ante, a dead blind or a penalty is dead money in the main"
                        " pot and never part of a bet"
                    ),
                    "rules B2",
                ),
                ("Side pots are awarded before the main pot", "TDA 21"),
                ("Type the bets on the Showdown screen: the pots are built as you type", "TDA 21"),
            ),
            (),
            {},
            say(
                "side pot, main pot, all-in, uncalled bet, killed hand, mucked hand, dead money,"
                " build the side pots"
            ),
        ),
        Question(
            "penalties",
            say("Which penalty?"),
            "TDA 70, 71",
            steps(
                (
                    (
                        "The director weighs the offence: a warning, missed hands, missed"
                        " rounds, or disqualification"
                    ),
                    "TDA 71",
                ),
                ("Repeated offences are answered with more each time", "TDA 71"),
                (
                    (
                        "Soft play, collusion, abuse, exposed cards with action left and disruption"
                        " are the usual reasons"
                    ),
                    "TDA 70, 71",
                ),
                (
                    (
                        "A missed round is a hand for each player at the table when it is given;"
                        " a move to another table does not change how many"
                    ),
                    "TDA 71",
                ),
                ("File it in the log with a sentence on what happened", "TDA 1"),
            ),
            (),
            {},
            say(
                "penalty, warning, abuse, soft play, etiquette, missed hand penalty, angle"
                " shooting, angle"
            ),
        ),
        Question(
            "fairness",
            say("No rule fits"),
            "TDA 1",
            steps(
                (
                    (
                        "Decide what is fair and in the best interest of the game, even where"
                        " a rule says otherwise by its letter"
                    ),
                    "TDA 1",
                ),
                ("Hear both players and the dealer before you say anything", "TDA 1"),
                ("Rebuild the action from the last point on which all agree", "TDA 1"),
                ("Say the ruling, say the reason, and have the game go on", "TDA 1"),
                ("A reading that changes nothing for anybody needs no ruling", "TDA 1"),
            ),
            (),
            {},
            say(
                "floor decision, common sense, best interest, dispute, fairness, best interest of"
                " the game"
            ),
        ),
    ),
)
