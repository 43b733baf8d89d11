"""Every house rule: what is answered with our own way and with each of the others."""

import pytest

from director.engine.showdown.answers import answer
from director.house.house_rules import HOUSE_RULES, PAYING, otherwise, paying
from director.rulings.catalogue import QUESTIONS
from director.rulings.inputs import NO, YES
from director.rulings.question import Answer, Unanswered
from tests.shipped import shipped_games

LIBRARY = shipped_games()
OURS = {key: one.default for key, one in HOUSE_RULES.items()}


def asked(question, house=None, **typed):
    """The answer to what is typed; what is not said yes to is said no to."""
    noes = {one.key: NO for one in QUESTIONS[question].inputs if one.kind.flag}
    return QUESTIONS[question].answer(noes | typed, OURS | (house or {}), LIBRARY)


BBA = {"stack": "9000", "small_blind": "500", "big_blind": "1000", "ante": "1000", "players": "4"}
BBA |= {"reduced_at": "4", "removed_at": "0"}
FIRST_IN = {"actions": "1 post 100, 2 post 200, 3 fold", "seat": "4", "seats": "3, 4, 1, 2"}
FIRST_IN |= {"least_bet": "200"}
RAISED = {"actions": "1 bet 400, 2 raise 800, 3 raise 1200, 1 raise 1600", "bet": "400"}
SEVEN = {"cards": "7s 5d 4c 3h 2s", "deed": "call", "bet": "20", "all_in": "15", "behind": "2"}
FORFEIT = dict(QUESTIONS["sevens-rule"].example)

ANSWERS = [
    (
        "ante_first", "big-blind-ante", BBA | {"stack": "1300", "players": "8"}, {
            False: "The big blind posts a blind of 1,000 and an ante of 300",
            True: "The big blind posts a blind of 300 and an ante of 1,000",
        },
    ),
    (
        "most_raises", "limit-raise", RAISED | {"seat": "2"}, {
            3: "Seat 2 may call 800 or fold, and may not raise",
            4: "Seat 2 may call 800 or raise to 2,000",
        },
    ),
    (
        "ante_reduced", "big-blind-ante", BBA, {
            "table": "The big blind posts a blind of 1,000 and an ante of 500",
            "final table": "The big blind posts a blind of 1,000 and an ante of 1,000",
            "never": "The big blind posts a blind of 1,000 and an ante of 1,000",
        },
    ),
    (
        "tied_by_position", "first-to-act", {"game": "stud", "boards": "1: Kh 9d, 3: Ks 9c"}, {
            False: "Seat 3 acts first",
            True: "Seat 1 acts first",
        },
    ),
    (
        "deal_out_stub", "draw-deck",
        {"wanted": "6", "stub": "3", "muck": "10", "earlier_discards": "8"}, {
            False: "Deal 2 from the stub, shuffle 19 cards, and deal 4 from those",
            True: "Deal 3 from the stub, shuffle 18 cards, and deal 3 from those",
        },
    ),
    (
        "buh_after_draw", "buh-declaration", {"cards": "As Ac Jd", "moment": "after the draw"}, {
            True: "As Ac Jd may be declared and wins the pot at once",
            False: "As Ac Jd may not be declared",
        },
    ),
    (
        "buh_now_any_time", "buh-declaration",
        {"cards": "As Ac Jd", "moment": "betting", "must_declare": YES}, {
            True: "As Ac Jd may be declared and wins the pot at once",
            False: "As Ac Jd may not be declared",
        },
    ),
    (
        "moving_button", "next-hand", {"last": "4, 5, 6", "seats": "1, 2, 3, 4, 6, 7, 8, 9"}, {
            False: "The button is on seat 5, small blind seat 6, big blind seat 7",
            True: "The button is on seat 6, small blind seat 7, big blind seat 8",
        },
    ),
    (
        "halt_other_sizes", "halt",
        {"full": "1, 2, 3, 4, 5, 6", "short": "1, 3, 4", "short_next": "1, 2, 3", "size": "6"}, {
            False: "The table plays on",
            True: "Table 2 stops until it gets players",
        },
    ),
    (
        "tight_tables", "tolerance", {"tables": "5"}, {
            False: "Tables may differ by 2",
            True: "Tables may differ by 1",
        },
    ),
    (
        "final_table_one_more", "final-table", {"seats": "9"}, {
            False: "The final table starts with 9 players",
            True: "The final table starts with 10 players",
        },
    ),
    (
        "bounty_split", "bounty",
        {"gone": "3", "amount": "50", "winners": "2, 7", "button": "5"}, {
            False: "Seat 7 gets the bounty of seat 3, 50",
            True: "The bounty of seat 3 is split: 25 to seat 7 and 25 to seat 2",
        },
    ),
    (
        "exactly_one_lammer", "bust-with-lammers", {"lammers": "2"}, {
            False: "1 to 2 lammers are turned in before the next hand",
            True: "One lammer is turned in before the next hand",
        },
    ),
    (
        "race_rounding", "chip-race", dict(QUESTIONS["chip-race"].example), {
            "half up": "Seats 2 and 1 win a chip of 100 each; seat 4 is not raced out and gets one",
            "up": "Seats 2 and 1 win a chip of 100 each; seat 4 is not raced out and gets one",
            "down": "Seat 2 wins a chip of 100; seat 4 is not raced out and gets one",
        },
    ),
    (
        "race_rounding", "chip-race",
        {"racers": "1: 3 chips, 4000; 2: 2 chips, 2500", "old": "25", "new": "100",
         "cards": "1: 9h 4c Kd, 2: As 2d"}, {
            "half up": "Seat 2 wins a chip of 100",
            "up": "Seats 2 and 1 win a chip of 100 each",
            "down": "Seat 2 wins a chip of 100",
        },
    ),
    (
        "half_is_a_bet", "sevens-violation", SEVEN, {
            False: "The sevens rule is broken",
            True: "The sevens rule is kept",
        },
    ),
    (
        "no_limit_sevens", "sevens-violation", SEVEN | {"no_limit": YES}, {
            False: "The sevens rule is not broken in no-limit",
            True: "The sevens rule is broken",
        },
    ),
    (
        "sevens_forfeits_pot", "sevens-rule", FORFEIT, {
            False: "Of the pot seat 2 wins 110",
            True: "Of the pot seat 3 wins 275",
        },
    ),
    (
        "count_ante", "pot-limit-raise",
        FIRST_IN | {"pot": "200", "blinds": "100, 200", "big_blind_ante": "200"}, {
            False: "Seat 4 may call 200 or raise, to 400 at least and 700 at most",
            True: "Seat 4 may call 200 or raise, to 400 at least and 900 at most",
        },
    ),
    (
        "no_limping", "no-limit-raise", FIRST_IN | {"single_draw": YES}, {
            False: "Seat 4 may call 200 or raise, to 400 at least and all its chips at most",
            True: "Seat 4 may fold or raise, to 400 at least and all its chips at most",
        },
    ),
    (
        "no_limping", "limping", {}, {
            False: "A player may limp, in deuce-to-seven single draw too",
            True: "Nobody may limp: whoever opens the pot has to raise, to the minimum at least",
        },
    ),
    (
        "archie_shares", "archie-nobody", {}, {
            False: "The best high hand takes the whole pot",
            True: "All who are left share the pot",
        },
    ),
    (
        "super_stud8_high_brings_in", "bring-in",
        {"game": "super-stud-high-low", "upcards": "1: 2s, 3: Kh, 5: Ac"}, {
            False: "Seat 1 brings it in with 2s",
            True: "Seat 3 brings it in with Kh",
        },
    ),
    (
        "bidirectional_five_rounds", "game-rounds", {"game": "bidirectional-chowaha"}, {
            False: "Bidirectional Chowaha (High/Low) has 4 betting rounds",
            True: "Bidirectional Chowaha (High/Low) has 5 betting rounds",
        },
    ),
]  # fmt: skip
"""The house rule, the question, what is typed, and the answer of each way."""

NAMES = [f"{key}: {question}" for key, question, _, _ in ANSWERS]


@pytest.mark.parametrize(("key", "question", "typed", "verdicts"), ANSWERS, ids=NAMES)
def test_each_way_of_a_house_rule_has_its_own_answer_and_is_said_beside_it(
    key, question, typed, verdicts
):
    given = {way: asked(question, {key: way}, **typed) for way in HOUSE_RULES[key].ways}

    assert {way: said.verdict for way, said in given.items()} == verdicts
    always = key in QUESTIONS[question].house_rules.values()
    for way, said in given.items():
        told = always or verdicts[way] != verdicts[HOUSE_RULES[key].default]
        assert (HOUSE_RULES[key].says(way) in said.house_rules) == told


def test_every_way_that_is_not_ours_changes_an_answer_or_who_is_paid():
    others = {(key, way) for key, one in HOUSE_RULES.items() for way in one.ways}
    others -= set(OURS.items())
    others -= {("buh_now_must", False)}  # a step of the answer, see below
    changed = {
        (key, way)
        for key, _, _, verdicts in ANSWERS
        for way, said in verdicts.items()
        if said != verdicts[OURS[key]]
    }

    assert changed | {(key, True) for key in PAYING} == others


@pytest.mark.parametrize("key", HOUSE_RULES)
def test_a_question_that_a_house_rule_always_decides_says_so_beside_its_worked_answer(key):
    for question in QUESTIONS.values():
        if key not in question.house_rules.values():
            continue
        for way in HOUSE_RULES[key].ways:
            said = question.answer(question.worked, OURS | {key: way}, LIBRARY)
            assert isinstance(said, Answer)
            assert HOUSE_RULES[key].says(way) in said.house_rules


def test_a_house_rule_of_some_games_is_said_only_where_the_answer_hangs_on_it():
    everything = {key: one.default is False or one.default for key, one in HOUSE_RULES.items()}
    stud = asked("bring-in", everything, game="stud", upcards="1: 2s, 3: Kh, 5: Ac")
    later = {"actions": "1 bet 400", "seat": "2", "least_bet": "200"}

    assert (stud.verdict, stud.house_rules) == ("Seat 1 brings it in with 2s", ())
    assert asked("no-limit-raise", everything, **later, single_draw=YES).house_rules == ()
    assert asked("sevens-violation", **SEVEN).house_rules == (
        HOUSE_RULES["half_is_a_bet"].says(False),
    )


def test_c34_whether_it_is_single_draw_is_asked_only_where_nobody_may_limp():
    left = QUESTIONS["no-limit-raise"].answer

    assert left(FIRST_IN, OURS, LIBRARY).verdict.startswith("Seat 4 may call 200")
    assert left(FIRST_IN, OURS | {"no_limping": True}, LIBRARY) == Unanswered({}, ("single_draw",))


@pytest.mark.parametrize(
    ("actions", "seat", "more", "verdict"),
    [
        (
            "1 post 100, 2 post 200, 3 raise 400",
            "4",
            {},
            "Seat 4 may call 400 or raise, to 600 at least and all its chips at most",
        ),
        (
            "1 post 100, 2 post 200, 3 fold, 4 fold",
            "1",
            {},
            "Seat 1 may fold or raise, to 400 at least and all its chips at most",
        ),
        (
            "1 post 100, 2 post 200, 3 fold",
            "4",
            {"stacks": "1: 5000, 2: 5000, 3: 5000, 4: 300"},
            "Seat 4 may fold or go all-in, 300 in all",
        ),
        (
            "1 post 100, 2 post 200, 3 fold",
            "4",
            {"stacks": "1: 5000, 2: 5000, 3: 5000, 4: 150"},
            "Seat 4 may call all-in for 150 or fold, and may not raise",
        ),
    ],
)
def test_c34_only_whoever_opens_the_pot_has_to_raise(actions, seat, more, verdict):
    typed = FIRST_IN | {"actions": actions, "seat": seat, "single_draw": YES} | more

    assert asked("no-limit-raise", {"no_limping": True}, **typed).verdict == verdict


@pytest.mark.parametrize(
    ("typed", "reasons"),
    [
        (
            SEVEN | {"deed": "check", "all_in": "0"},
            [
                "The sevens rule is not broken in no-limit (S 2.11, C33)",
                "In no-limit a seven or better may be checked (house rule, C33)",
            ],
        ),
        (
            SEVEN,
            [
                "The sevens rule is broken (S App B)",
                (
                    "It just called 15, less than the bet of 20, with players still to act"
                    " (house rule, C33; S App B)"
                ),
            ],
        ),
    ],
)
def test_c33_in_no_limit_a_house_has_short_all_ins_completed_and_checks_allowed(typed, reasons):
    said = asked("sevens-violation", {"no_limit_sevens": True}, **typed, no_limit=YES)

    told = [f"{said.verdict} ({said.rule})", *map(str, said.steps)]
    assert told[:2] == reasons


def test_in_buh_now_a_buh_has_to_be_declared_unless_the_house_lets_one_keep_quiet():
    held = {"cards": "As Ac Jd", "moment": "after a deal", "must_declare": YES}

    ours, quiet = (asked("buh-declaration", {"buh_now_must": way}, **held) for way in (True, False))

    assert [*map(str, ours.steps)][1:] == ["It has to be declared (house rule, Buh Now)"]
    assert [*map(str, quiet.steps)][1:] == []
    assert HOUSE_RULES["buh_now_must"].says(False) in quiet.house_rules
    assert asked("buh-declaration", **held | {"must_declare": NO}).steps == quiet.steps


def test_a_house_that_plays_as_we_do_plays_nothing_otherwise():
    assert (otherwise(OURS), paying(OURS)) == (frozenset(), ())
    assert otherwise(OURS | {"buh_after_draw": False, "archie_shares": True}) == {
        "buh_after_draw",
        "archie_shares",
    }


def test_no_house_rule_touches_a_showdown_unless_somebody_asks_for_it():
    examples = [
        example for game in LIBRARY.sound() if game.kind == "showdown" for example in game.examples
    ]

    alone = [key for key in HOUSE_RULES if key not in PAYING]

    assert all(
        answer(one.case, LIBRARY, alone).get("awards") == answer(one.case, LIBRARY).get("awards")
        for one in examples
    )
