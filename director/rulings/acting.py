"""Questions about chips and words: what a player has done by saying or pushing something."""

from collections.abc import Mapping

from director.engine.betting.declarations import Word, declared, declared_raise, unclear_amount
from director.engine.betting.out_of_turn import out_of_turn, substantial_action
from director.engine.betting.rounds import Deed
from director.engine.betting.short_wagers import under_call, under_raise
from director.engine.betting.silent_chips import chip_declared_raise, silent_chips
from director.rulings.inputs import (
    AMOUNT,
    AMOUNTS,
    FLAG,
    WHOLE,
    Input,
    Kind,
    NotRead,
    choice,
    choice_of,
)  # fmt: skip
from director.rulings.question import Chapter, Question
from director.translation import say

_DONE: tuple[Deed, ...] = ("fold", "check", "call", "bet", "raise", "all-in")
_POSTED: Deed = "post"
_TYPED: Mapping[str, Deed] = {one: one for one in (*_DONE, _POSTED)}


def _deeds(text: str) -> tuple[Deed, ...]:
    """Reads "check, bet 200, call": the deeds alone."""
    deeds = []
    for piece in text.split(","):
        word = piece.split()[0].lower() if piece.split() else ""
        if word and word not in _TYPED:
            raise NotRead(say("“{word}” is none of {deeds}", word=word, deeds=", ".join(_DONE)))
        if word:
            deeds.append(_TYPED[word])
    return tuple(deeds)


_DEEDS = Kind(_deeds, "check, bet, call", wide=True)
_LEVEL = Input("level", say("Bet to be called, in all"), AMOUNT)
_LAST = Input("last_raise", say("Last full bet or raise"), AMOUNT)

ACTING = Chapter(
    say("Acting"),
    (
        Question(
            "silent-chips",
            say("Chips pushed in without a word"),
            "TDA 43-46",
            silent_chips,
            (
                Input("put_out", say("New chips, one number a chip"), AMOUNTS),
                _LEVEL,
                _LAST,
                Input("prior", say("Chips already in front, 0 for none"), AMOUNTS, hint="0"),
                Input("pulled_back", say("Some of those were pulled back"), FLAG),
                Input("last_chips", say("They are the player’s last chips"), FLAG),
            ),
            {
                "put_out": "500, 100, 100, 100, 100, 100",
                "level": "700",
                "last_raise": "450",
                "prior": "0",
            },
            say(
                "overchip, oversized chip, single chip, one chip, one-chip rule, silent chips,"
                " silent bet, multiple chips, chips pulled back, last chips"
            ),
        ),
        Question(
            "chip-declared-raise",
            say("“Raise”, with one chip and no amount"),
            "TDA 44",
            chip_declared_raise,
            (
                Input("chip", say("The chip"), AMOUNT),
                _LEVEL,
                _LAST,
                Input("in_front", say("Chips already in front, 0 for none"), AMOUNT, hint="0"),
            ),
            {"chip": "5000", "level": "1000", "last_raise": "600", "in_front": "0"},
            say("raise with one chip, declared raise, raise no amount"),
        ),
        Question(
            "declared-amount",
            say("“Raise”, with an amount"),
            "TDA 43-B",
            declared_raise,
            (Input("amount", say("The amount"), AMOUNT), _LEVEL, _LAST),
            {"amount": "1200", "level": "600", "last_raise": "400"},
            say("raise amount, raise to, raise by, declared amount, total"),
        ),
        Question(
            "declared-word",
            say("A word that does not fit: “call” with no bet, “check” facing one"),
            "TDA 54-D, 55",
            declared,
            (
                Input("word", say("The word"), choice_of(Word)),
                _LEVEL,
                _LAST,
                Input("pot_limit", say("Pot-limit"), FLAG),
            ),
            {"word": "check", "level": "400", "last_raise": "400"},
            say(
                "invalid declaration, called with no bet, checked facing a bet, check facing a"
                " bet, raise with no bet, pot in no-limit"
            ),
        ),
        Question(
            "unclear-amount",
            say("An amount that can mean two things"),
            "TDA 57",
            unclear_amount,
            (
                Input("readings", say("What it may mean"), AMOUNTS, hint="500, 5000"),
                Input("pot", say("Pot before the bet"), AMOUNT),
                _LEVEL,
                _LAST,
            ),
            {"readings": "500, 5000", "pot": "2200", "level": "0", "last_raise": "200"},
            say("unclear bet, unclear amount, ambiguous bet, i bet five, non-standard bet"),
        ),
        Question(
            "under-call",
            say("Less than the call was put in"),
            "TDA 51",
            under_call,
            (
                Input("put_in", say("What was put in"), AMOUNT),
                Input("owed", say("What the call is"), AMOUNT),
                Input("players", say("Players left in the hand"), WHOLE),
                Input(
                    "earlier_bet",
                    say("Earlier bet that the chips would call, 0 for none"),
                    AMOUNT,
                    needed=False,
                    hint="400",
                    once_asked=True,
                ),
                Input("opening_bet", say("It is the round’s opening bet"), FLAG),
                Input("declared", say("The player said “call”"), FLAG),
            ),
            {"put_in": "500", "owed": "1200", "players": "3", "earlier_bet": "400"},
            say("under-call, short call, call short, all-in under call, tiny chip call"),
        ),
        Question(
            "under-raise",
            say("Less than the least raise was put in"),
            "TDA 52-A",
            under_raise,
            (
                Input("to", say("Raised to"), AMOUNT),
                _LEVEL,
                _LAST,
                Input("too_late", say("The next card is out, or the hands are shown"), FLAG),
            ),
            {"to": "1050", "level": "600", "last_raise": "500"},
            say("under-raise, raised too little, under-bet, too small a raise"),
        ),
        Question(
            "out-of-turn",
            say("Somebody acted out of turn"),
            "TDA 53",
            out_of_turn,
            (
                Input("deed", say("What was done out of turn"), choice(*_DONE)),
                Input("since", say("What those due before then did"), _DEEDS, needed=True),
                Input("skipped_silent", say("A skipped player let it go by"), FLAG),
            ),
            {"deed": "bet", "since": "check"},
            say(
                "out of turn, oot, acted out of turn, bet out of turn, raise out of turn, fold out"
                " of turn, skipped player, skipped"
            ),
        ),
        Question(
            "substantial-action",
            say("Is there substantial action?"),
            "TDA 36",
            substantial_action,
            (Input("deeds", say("Actions in turn"), _DEEDS),),
            {"deeds": "bet, call"},
            say("substantial action, sa, too late for a misdeal, two actions"),
        ),
    ),
)
