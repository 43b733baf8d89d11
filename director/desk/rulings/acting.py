"""Questions about chips and words: what a player has done by saying or pushing something."""

from director.desk.rulings.inputs import (
    AMOUNT,
    AMOUNTS,
    FLAG,
    Input,
    Kind,
    NotRead,
    choice,
    choice_of,
)  # fmt: skip
from director.desk.rulings.questions import Chapter, Question
from director.engine.betting_rounds import Deed
from director.engine.declarations import Word, declared, declared_raise, unclear_amount
from director.engine.out_of_turn import out_of_turn, substantial_action
from director.engine.short_wagers import under_call, under_raise
from director.engine.silent_chips import chip_declared_raise, silent_chips
from director.words import say

_DONE = ("fold", "check", "call", "bet", "raise", "all-in")


def _deeds(text: str) -> tuple[Deed, ...]:
    """Reads "check, bet 200, call": the deeds alone."""
    deeds = []
    for piece in text.split(","):
        word = piece.split()[0].lower() if piece.split() else ""
        if word and word not in (*_DONE, "post"):
            raise NotRead(say("'{word}' is none of {deeds}", word=word, deeds=", ".join(_DONE)))
        if word:
            deeds.append(word)
    return tuple(deeds)  # type: ignore[arg-type]


_DEEDS = Kind(_deeds, "check, bet, call", wide=True)
_LEVEL = Input("level", say("Bet to be called, in all"), AMOUNT)
_LAST = Input("last_raise", say("Last full bet or raise"), AMOUNT)

ACTING = Chapter(
    say("Acting"),
    (
        Question(
            "silent-chips",
            say("Chips pushed in without a word"),
            "TDA 43, 45, 46",
            silent_chips,
            (
                Input("put_out", say("New chips, one number a chip"), AMOUNTS),
                _LEVEL,
                _LAST,
                Input("prior", say("Chips already in front"), AMOUNTS, needed=False),
                Input("pulled_back", say("Some of those were pulled back"), FLAG),
                Input("last_chips", say("They are the player's last chips"), FLAG),
            ),
            {"put_out": "500, 100, 100, 100, 100, 100", "level": "700", "last_raise": "450"},
            say("overchip oversized chip silent multiple chips string"),
        ),
        Question(
            "chip-declared-raise",
            say("'Raise', with one chip and no amount"),
            "TDA 45",
            chip_declared_raise,
            (
                Input("chip", say("The chip"), AMOUNT),
                _LEVEL,
                _LAST,
                Input("in_front", say("Chips already in front"), AMOUNT, needed=False),
            ),
            {"chip": "5000", "level": "1000", "last_raise": "600"},
            say("overchip declared raise single chip"),
        ),
        Question(
            "declared-amount",
            say("'Raise', with an amount"),
            "TDA 42",
            declared_raise,
            (Input("amount", say("The amount"), AMOUNT), _LEVEL, _LAST),
            {"amount": "1200", "level": "600", "last_raise": "400"},
            say("declaration raise to total"),
        ),
        Question(
            "declared-word",
            say("A word that does not fit: 'call' with no bet, 'check' facing one"),
            "TDA 54-D, 55",
            declared,
            (
                Input("word", say("The word"), choice_of(Word)),
                _LEVEL,
                _LAST,
                Input("pot_limit", say("Pot-limit"), FLAG),
            ),
            {"word": "check", "level": "400", "last_raise": "400"},
            say("invalid declaration pot in no-limit"),
        ),
        Question(
            "unclear-amount",
            say("An amount that can mean two things"),
            "TDA 57",
            unclear_amount,
            (
                Input("readings", say("What it may mean"), AMOUNTS, hint="500, 5000"),
                Input("pot", say("Pot before the bet"), AMOUNT),
            ),
            {"readings": "500, 5000", "pot": "2200"},
            say("ambiguous five unclear bet"),
        ),
        Question(
            "under-call",
            say("Less than the call was put in"),
            "TDA 51",
            under_call,
            (
                Input("put_in", say("What was put in"), AMOUNT),
                Input("owed", say("What the call is"), AMOUNT),
                Input("players", say("Players left in the hand"), AMOUNT),
                Input("opening_bet", say("It is the round's opening bet"), FLAG),
                Input("declared", say("The player said 'call'"), FLAG),
            ),
            {"put_in": "400", "owed": "1000", "players": "3"},
            say("undercall under-call short call"),
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
            say("underraise minimum raise mistake"),
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
            say("oot action binding skipped"),
        ),
        Question(
            "substantial-action",
            say("Is there substantial action?"),
            "TDA 36",
            substantial_action,
            (Input("deeds", say("Actions in turn"), _DEEDS),),
            {"deeds": "bet, call"},
            say("two actions three actions misdeal too late"),
        ),
    ),
)
