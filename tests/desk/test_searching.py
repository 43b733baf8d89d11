"""The search finds the ruling: what a floor says opens what answers it."""

from collections import Counter
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.house import shelf
from director.rulings.catalogue import CHAPTERS, QUESTIONS
from director.rulings.glossary import load_floor_rules, load_glossary
from director.rulings.matching import joined
from director.rulings.search import (
    FILED,
    GAME,
    RULE,
    RULING,
    TERM,
    Entry,
    belonging,
    entries,
    filed,
    search,
)
from director.tournament.filed_rulings.state import Filing, Occasion
from tests.shipped import shipped_games

LIBRARY = shipped_games()
RULES = load_floor_rules(shelf.rules())
TERMS = load_glossary(shelf.rules() / "glossary.toml")
GAMES = [LIBRARY.game(name) for name in LIBRARY.ids()]
FOUND = entries(CHAPTERS, GAMES, RULES, TERMS)

QUESTIONED = {
    "misdeal": "misdeal",
    "boxed card": "misdeal",
    "exposed card": "misdeal",
    "redeal": "misdeal",
    "dealt out": "misdeal",
    "out of turn": "out-of-turn",
    "OOT": "out-of-turn",
    "skipped player": "out-of-turn",
    "odd chip": "odd-chips",
    "who gets the odd chip": "odd-chips",
    "quartered": "odd-chips",
    "side pot": "side-pots",
    "all in": "side-pots",
    "uncalled bet": "side-pots",
    "penalty": "penalties",
    "warning": "penalties",
    "soft play": "penalties",
    "penalty round": "penalty",
    "bounty": "bounty",
    "knockout": "bounty",
    "bring-in": "bring-in",
    "bring in": "bring-in",
    "wrong bring-in": "wrong-bring-in",
    "sevens rule": "sevens-violation",
    "under-raise": "under-raise",
    "underbet": "under-raise",
    "overchip": "silent-chips",
    "one chip": "silent-chips",
    "oversized chip": "silent-chips",
    "raise with one chip": "chip-declared-raise",
    "shootout": "shootout",
    "fouled deck": "found-card",
    "two of the same card": "found-card",
    "qualifier": "eight-or-better",
    "reopen": "no-limit-raise",
    "reopening": "no-limit-raise",
    "7s rule": "sevens-violation",
    "h4h": "hand-for-hand",
    "4 card flop": "flop",
    "one chip rule": "silent-chips",
    "button": "next-hand",
    "re-open": "no-limit-raise",
    "minimum raise": "no-limit-raise",
    "min raise": "no-limit-raise",
    "short all-in": "no-limit-raise",
    "half bet": "limit-raise",
    "cap": "limit-raise",
    "pot size": "pot-limit-raise",
    "bet the pot": "pot-limit-raise",
    "miscount": "pot-miscount",
    "undercall": "under-call",
    "all-in under call": "under-call",
    "unclear bet": "unclear-amount",
    "checked facing a bet": "declared-word",
    "substantial action": "substantial-action",
    "four card flop": "flop",
    "scramble": "flop",
    "burn": "burns",
    "burn card": "burns",
    "forgot to burn": "burns",
    "too many cards": "card-count",
    "dead hand": "card-count",
    "last aggressor": "who-shows-first",
    "who shows first": "who-shows-first",
    "ask to see a hand": "ask-to-see",
    "i want to see that hand": "ask-to-see",
    "call the clock": "clock-call",
    "clock": "clock-call",
    "dead button": "next-hand",
    "wrong button": "button-mistake",
    "heads-up": "heads-up",
    "late arrival": "dealt-in",
    "new player": "dealt-in",
    "Win the button": "won-button",
    "Chip race": "chip-race",
    "Color up": "chip-race",
    "chips found after the race": "found-chips",
    "Hand for hand": "hand-for-hand",
    "bubble": "hand-for-hand",
    "balance": "who-moves",
    "short table": "halt",
    "Final table": "final-table",
    "redraw": "final-table",
    "lammer": "lammers",
    "Big blind ante": "big-blind-ante",
    "BBA": "big-blind-ante",
    "sixth street": "first-to-act",
    "community card": "seventh-street",
    "reshuffle": "draw-deck",
    "picked up the cards": "upcards",
    "joker": "joker",
    "flush over full house": "what-beats-what",
    "dice": "dice-mean",
    "absent player": "penalty-hand",
    "not at the seat": "at-the-seat",
    "disqualified": "disqualified",
    "open pair": "open-pair",
    "nobody qualifies": "archie-nobody",
    "lone player": "lone-player",
    "last card": "heads-up",
    "bounty with side pots": "bounty-pots",
    "floor decision": "fairness",
    "best interest of the game": "fairness",
}
"""What floors say, and the question that it opens."""

RULED = {
    "string bet": "String bets and raises",
    "string raise": "String bets and raises",
    "binding": "What is said and what is pushed",
    "forward motion": "What is said and what is pushed",
    "betting line": "What is said and what is pushed",
    "verbal": "What is said and what is pushed",
    "accepted action": "Accepted action",
    "Chip count": "Count of a stack",
    "hidden chip": "Chips found behind an all-in",
    "chips in a pocket": "Chips out of sight",
    "going south": "Chips out of sight",
    "found chip": "Lost and found chips",
    "making change": "Betting for change",
    "in the dark": "Said too early, or with an if",
    "conditional declaration": "Said too early, or with an if",
    "folded to no bet": "Folding without a bet",
    "protect your hand": "Protect your hand",
    "dealer mucked my hand": "Protect your hand",
    "muck": "Mucked cards at the showdown",
    "retrieve a hand": "Mucked cards at the showdown",
    "tabled": "Tabling a hand",
    "play the board": "Tabling a hand",
    "must the winner show": "The last live hand",
    "show one show all": "Show one, show all",
    "exposing cards": "Cards exposed by a player",
    "folded face up": "Cards exposed by a player",
    "one player to a hand": "One player to a hand",
    "coaching": "One player to a hand",
    "collusion": "Soft play, chip dumping and collusion",
    "chip dumping": "Soft play, chip dumping and collusion",
    "checked the nuts": "Soft play, chip dumping and collusion",
    "stalling": "Etiquette",
    "slow roll": "Etiquette",
    "splash": "Splashing the pot",
    "rabbit": "Rabbit hunting",
    "deck change": "Deck changes",
    "rebuy": "Rebuys at the table",
    "new level": "A new level",
    "wrong blinds": "A new level",
    "wrong pot": "Disputed hands and pots",
    "missed blinds": "Dodged and missed blinds",
    "straddle": "Straddles and kills",
    "button straddle": "Straddles and kills",
    "kill": "Straddles and kills",
    "run it twice": "Straddles and kills",
    "Late registration": "Late entries and re-entries",
    "re-entry": "Late entries and re-entries",
    "sat in the wrong seat": "In the wrong seat",
    "premature": "Cards dealt too early",
    "dropped the deck": "A stub that was dropped",
    "seventh street exposed": "Exposed cards in stud",
    "left the table": "Away from the table with a live hand",
    "phone": "Phones and other devices",
    "english only": "Language at the table",
    "all-in button": "All-in buttons, and bets that are left in place",
    "break a table": "Breaking a table",
    "cards speak": "Cards speak",
    "bomb pot": "Bomb pot and jam-or-fold",
}
"""What floors say where no form answers, and the rule that it opens."""


def first(text: str) -> tuple[str, str]:
    return search(text, FOUND)[0][:2]


@pytest.mark.parametrize("said", QUESTIONED)
def test_what_a_floor_says_finds_its_question_first(said):
    assert first(said) == (RULING, QUESTIONED[said])


@pytest.mark.parametrize("said", RULED)
def test_what_no_form_answers_finds_its_rule_first(said):
    assert first(said) == (RULE, RULED[said])


def test_reopening_is_found_for_every_kind_of_betting():
    found = [one.key for one in search("reopen", FOUND) if one.kind == RULING]

    assert found == ["no-limit-raise", "limit-raise", "pot-limit-raise"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("mideal", "misdeal"),
        ("penlaty", "penalties"),
        ("odd chpi", "odd-chips"),
        ("overhcip", "silent-chips"),
        ("qualifer", "eight-or-better"),
        ("shoot-out", "shootout"),
        ("bringin", "bring-in"),
        ("over-chip", "silent-chips"),
        ("under raises", "under-raise"),
        ("MISDEALS", "misdeal"),
        ("colour up", "chip-race"),
    ],
)
def test_hyphens_spaces_plurals_and_a_slip_of_the_fingers_change_nothing(typed, meant):
    assert first(typed) == (RULING, meant)


@pytest.mark.parametrize("said", [*QUESTIONED, *RULED])
def test_rule_cards_are_found_by_their_names_alone(said):
    names = {game.id: {game.name, game.id, *game.aliases} for game in GAMES}

    found = [one for one in search(said, FOUND) if one.kind == GAME]

    wanted = set(said.casefold().replace("-", " ").split())
    for one in found:
        words = " ".join(names[one.key]).casefold().replace("-", " ").split()
        assert all(any(word.startswith(part) for word in words) for part in wanted)


@pytest.mark.parametrize(("typed", "key"), [("Murder", "murder"), ("o8", "omaha-high-low")])
def test_a_game_is_found_first_by_its_name_or_short_name(typed, key):
    assert first(typed) == (GAME, key)


def test_a_word_of_the_trade_is_listed_after_what_answers_it():
    kinds = [one.kind for one in search("misdeal", FOUND)]

    assert kinds.index(RULING) < kinds.index(RULE) < kinds.index(TERM)


def test_a_word_that_only_the_trade_knows_is_found_all_the_same():
    assert first("undercut") == (TERM, "undercut")


def test_a_section_finds_what_rests_on_it():
    assert first("TDA 53") == (RULING, "out-of-turn")


def test_half_a_word_finds_what_it_begins():
    assert first("misd") == (RULING, "misdeal")


def test_no_words_list_what_was_filed_and_then_all_questions():
    filing = Filing(1, "{}", "Ann wins 400", (), Occasion(3), datetime(2026, 1, 2, tzinfo=UTC))

    found = search(" ", [*filed([filing]), *FOUND])

    assert [one.key for one in found] == ["1", *QUESTIONS]


def test_a_filed_ruling_is_found_by_its_table_and_comes_after_what_can_be_asked():
    at = datetime(2026, 1, 2, tzinfo=UTC)
    filing = Filing(1, "{}", "It is a misdeal", (), Occasion(3), at)
    among = [*filed([filing]), *FOUND]

    assert search("table 3", among)[0].kind == FILED
    assert [one.kind for one in search("misdeal", among)[:2]] == [RULING, RULE]
    assert (FILED, "1") in [one[:2] for one in search("misdeal", among)]


@pytest.mark.parametrize(
    "one", [one for one in FOUND if one.kind in (RULING, RULE)], ids=lambda one: one.key
)
def test_no_entry_has_the_same_name_twice(one):
    names = Counter(joined(name) for name in one.names)

    assert [name for name, times in names.items() if times > 1] == []


def test_every_question_has_what_floors_call_it():
    without = [one.key for one in FOUND if one.kind == RULING and not one.names]

    assert without == []


def test_no_two_rules_have_the_same_title():
    titles = Counter(rule.word for rule in RULES)

    assert set(titles.values()) == {1}


def test_every_rule_cites_its_source():
    assert [rule.word for rule in RULES if not rule.source] == []


@given(st.text(max_size=30))
def test_anything_typed_is_answered_or_nothing_is_found(text):
    found = search(text, FOUND)

    assert len(found) == len(set(found))


@given(st.sampled_from([one for one in FOUND if one.kind in (RULING, RULE, GAME)]))
def test_whatever_there_is_is_found_by_its_title(entry):
    assert entry in search(entry.title, FOUND)


def test_the_questions_and_rules_of_a_word_belong_to_it():
    word = next(one for one in FOUND if one[:2] == (TERM, "odd chip"))

    found = [one[:2] for one in belonging(word, FOUND)]

    assert found == [
        (RULING, "odd-chips"),
        (RULING, "eight-or-better"),
        (RULE, "Odd chips"),
        (RULE, "Odd chips in stud"),
        (RULE, "Odd chips in split pots"),
    ]


def test_what_rests_on_the_same_section_belongs_together():
    rule = next(one for one in FOUND if one.key == "Misdeals and wrong counts")

    found = [one.key for one in belonging(rule, FOUND)]

    assert {"misdeal", "card-count", "burns", "flop"} <= set(found)


def test_nothing_belongs_to_itself():
    for entry in FOUND:
        if entry.kind in (RULE, TERM):
            assert entry not in belonging(entry, FOUND)


def test_an_entry_needs_no_names():
    entry = Entry(RULE, "Rabbit hunting", "Rabbit hunting", "rule")

    assert search("rabbit", [entry]) == [entry]
