"""Questions about the deal: who acts, what to do with a wrong card, what the dice mean."""

from collections.abc import Sequence
from typing import NamedTuple

from director.engine.betting.big_blind_ante import big_blind_ante
from director.engine.dealing.deck_sizes import deck_size
from director.engine.dealing.dice import misroll_price, roll_counts, roller
from director.engine.dealing.first_to_act import bring_in, first_to_act, wrong_bring_in
from director.engine.dealing.found_cards import Found, found_card
from director.engine.dealing.short_stubs import Stud, draw_deck, seventh_street
from director.engine.games.game import Game
from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.engine.showdown.showing_hands import may_ask_to_see, who_shows_first
from director.rulings.inputs import (
    AMOUNT,
    AMOUNT_BY_SEAT,
    AMOUNTS,
    CARD_BY_SEAT,
    CARDS_BY_SEAT,
    FLAG,
    SEAT,
    SEATS,
    WHOLE,
    Input,
    choice_of,
    game_that,
)  # fmt: skip
from director.rulings.question import Chapter, Question
from director.translation import say


class DiceMean(NamedTuple):
    """What a roll brings about in a game."""

    case: str
    reasons: tuple[Reason, ...]


def dice_mean(game: Game, dice: Sequence[int]) -> DiceMean:
    """What these dice mean in a game, and what other rolls would have meant. Raises NotPossible."""
    if len(dice) != game.dice or not all(1 <= die <= 6 for die in dice):
        message = say("{game} rolls {count} dice, each 1 to 6", game=game.name, count=game.dice)
        raise NotPossible("dice", message)
    case = game.case_of(tuple(dice), ())
    titles = {one.name: one.title for one in game.cases}
    values = {"sum": sum(dice), "case": titles[case]}
    said = Reason("A roll of {sum} means: {case}", values, game.source)
    others = [
        Reason("{rolls} means: {case}", {"rolls": name, "case": title}, game.source)
        for name, title in titles.items()
        if name != case
    ]
    return DiceMean(case, (said, *others))


DEALING = Chapter(
    say("Dealing"),
    (
        Question(
            "bring-in",
            say("Who brings it in"),
            "S 1.1, TDA RP-10",
            bring_in,
            (
                Input("game", say("Game"), game_that(lambda game: bool(game.bring_in))),
                Input("upcards", say("Upcards by seat"), CARD_BY_SEAT),
                Input("amount", say("Bring-in"), AMOUNT, needed=False),
                Input("stacks", say("Stacks after the antes"), AMOUNT_BY_SEAT, needed=False),
            ),
            {"game": "stud", "upcards": "1: 2s, 3: 9h, 5: 2c"},
            say("bring-in, low card, door card, third street, who opens"),
        ),
        Question(
            "first-to-act",
            say("Who acts first, by the boards"),
            "S 2, TDA RP-10",
            first_to_act,
            (
                Input("game", say("Game"), game_that(lambda game: game.up > 0)),
                Input("boards", say("Upcards by seat"), CARDS_BY_SEAT),
                Input("button", say("Button"), SEAT, needed=False),
                Input("all_in", say("Seats that are all-in"), SEATS, needed=False),
                Input("sixth_street_starter", say("Who began sixth street"), SEAT, needed=False),
            ),
            {"game": "stud", "boards": "1: Ks 9c, 3: Kh 9d, 4: Qc Qd"},
            say(
                "first to act, who acts first, high board, low board, fourth street, fifth street,"
                " sixth street, seventh street, tied boards"
            ),
            house_rules={"tied_by_position": "tied_by_position"},
        ),
        Question(
            "wrong-bring-in",
            say("The wrong player brought it in"),
            "WT",
            wrong_bring_in,
            (Input("next_has_acted", say("The next player has acted"), FLAG),),
            {},
            say("wrong bring-in, bring-in mistake, wrong low card"),
        ),
        Question(
            "big-blind-ante",
            say("Big blind ante: a short stack, or few players"),
            "S 1.5, TDA RP-11",
            big_blind_ante,
            (
                Input("stack", say("Stack of the big blind"), AMOUNT),
                Input("small_blind", say("Small blind"), AMOUNT),
                Input("big_blind", say("Big blind"), AMOUNT),
                Input("ante", say("Ante of the level"), AMOUNT),
                Input("players", say("Players dealt in"), WHOLE),
                Input(
                    "reduced_at",
                    say("Reduced with so many players, 0 for never"),
                    WHOLE,
                    needed=False,
                    hint="4",
                    once_asked=True,
                ),
                Input(
                    "removed_at",
                    say("No ante with so many players, 0 for never"),
                    WHOLE,
                    needed=False,
                    hint="2",
                    once_asked=True,
                ),
                Input("final_table", say("At the final table"), FLAG),
            ),
            {
                "stack": "1300",
                "small_blind": "500",
                "big_blind": "1000",
                "ante": "1000",
                "players": "8",
                "reduced_at": "4",
            },
            say(
                "big blind ante, bba, ante first, short big blind, short blind, ante reduced,"
                " ante heads-up, heads-up ante, six-handed ante"
            ),
            house_rules={"ante_first": "ante_first", "reduced": "ante_reduced"},
            from_sheet={
                "reduced_at": "ante_reduced_at",
                "removed_at": "ante_removed_at",
                "poster": "ante_poster",
            },
        ),
        Question(
            "who-shows-first",
            say("Who shows first"),
            "TDA 16, 17",
            who_shows_first,
            (
                Input("live", say("Seats still in"), SEATS),
                Input("last_aggressor", say("Who bet or raised last"), SEAT, needed=False),
                Input("first", say("Else the first to act"), SEAT, needed=False),
                Input("all_in", say("Somebody is all-in"), FLAG),
                Input("betting_over", say("No more betting is possible"), FLAG),
            ),
            {"live": "2, 5, 8", "last_aggressor": "5", "betting_over": "yes"},
            say(
                "who shows first, last aggressor, showdown order, order of show, all-in face up,"
                " turn the cards up, face up"
            ),
        ),
        Question(
            "ask-to-see",
            say("May a player insist on seeing a hand?"),
            "TDA 18",
            may_ask_to_see,
            (
                Input("river_bet", say("There was a bet on the river"), FLAG),
                Input("asker_called", say("The player asking called it"), FLAG),
                Input("asker_has_cards", say("That player still has the cards"), FLAG),
                Input("asked_was_aggressor", say("It is the hand of the last aggressor"), FLAG),
            ),
            {
                "river_bet": "yes",
                "asker_called": "yes",
                "asker_has_cards": "yes",
                "asked_was_aggressor": "yes",
            },
            say(
                "ask to see a hand, i want to see that hand, right to see, see a mucked hand, show"
                " his hand, paid to see it"
            ),
        ),
        Question(
            "deck-size",
            say("How many players the deck serves"),
            "S 1.11",
            deck_size,
            (
                Input("game", say("Game"), game_that(lambda game: game.kind == "showdown")),
                Input("players", say("Players"), WHOLE),
            ),
            {"game": "big-o", "players": "9"},
            say("how many players, deck size, enough cards, too many players, stripped deck"),
        ),
        Question(
            "found-card",
            say("A joker, a wrong card or two alike are found"),
            "WL 115, TDA 35-E",
            found_card,
            (
                Input("found", say("What is found"), choice_of(Found)),
                Input("acted", say("Its holder has acted, or there was substantial action"), FLAG),
            ),
            {"found": "joker", "acted": "yes"},
            say(
                "fouled deck, foul deck, duplicate card, two of the same card, wrong card, found"
                " card, wrong back, extra joker, scrap of paper"
            ),
        ),
        Question(
            "seventh-street",
            say("Stud: the stub is short on seventh street"),
            "TDA RP-10-H",
            seventh_street,
            (
                Input("players", say("Players left"), WHOLE),
                Input("stub", say("Cards in the stub"), WHOLE),
                Input("burns", say("Burns"), WHOLE, hint="3"),
                Input("game", say("Game"), choice_of(Stud)),
            ),
            {"players": "8", "stub": "7", "burns": "3", "game": "stud"},
            say(
                "community card, stub too short, not enough cards for seventh street, run out of"
                " cards in stud"
            ),
        ),
        Question(
            "draw-deck",
            say("Draw: the stub runs out"),
            "WT, PAG",
            draw_deck,
            (
                Input("wanted", say("Cards still to be drawn"), WHOLE),
                Input("stub", say("Cards in the stub"), WHOLE),
                Input("muck", say("Folded cards"), WHOLE),
                Input("earlier_discards", say("Discards of earlier draws"), WHOLE, hint="0"),
            ),
            {"wanted": "6", "stub": "3", "muck": "10", "earlier_discards": "8"},
            say("reshuffle, deck runs out, out of cards, run out of cards, reshuffle the discards"),
            house_rules={"deal_out_stub": "deal_out_stub"},
        ),
        Question(
            "roller",
            say("Who rolls the dice"),
            "S 1.13, C19",
            roller,
            (
                Input("button", say("Button"), SEAT),
                Input("live", say("Seats still in"), SEATS),
                Input("absent", say("Seats whose players are away"), SEATS, needed=False),
            ),
            {"button": "4", "live": "2, 6, 7"},
            say("who rolls, dice roller, die"),
        ),
        Question(
            "roll",
            say("Does the roll count?"),
            "S 1.13",
            roll_counts,
            (
                Input("tumbled", say("Every die tumbled"), FLAG),
                Input("landed_flush", say("Every die landed flat"), FLAG),
                Input("reached_far_side", say("Every die reached the far side of the box"), FLAG),
            ),
            {"tumbled": "yes", "landed_flush": "yes"},
            say("valid roll, does the roll count, cocked die"),
        ),
        Question(
            "dice-mean",
            say("What the dice mean in this game"),
            "S 2.8, 2.10, 2.37",
            dice_mean,
            (
                Input("game", say("Game"), game_that(lambda game: game.dice > 0)),
                Input("dice", say("The roll"), AMOUNTS, hint="5, 4"),
            ),
            {"game": "omaha-x-or-better", "dice": "5, 4"},
            say("dice, what the dice mean, roll of the dice"),
        ),
        Question(
            "misroll",
            say("What a misroll costs"),
            "R26",
            misroll_price,
            (Input("misrolls", say("Which misroll of this player it is"), WHOLE),),
            {"misrolls": "3"},
            say("misroll, price of a misroll"),
        ),
    ),
)
