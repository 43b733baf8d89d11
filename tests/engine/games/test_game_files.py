"""Game files, and what is wrong with them."""

import pytest

from director.engine.cards import DECKS, read_cards
from director.engine.games.boards import LAYOUTS, REMOVALS
from director.engine.games.game import Game, HouseRule
from director.engine.games.library import Library, UnknownGame
from director.engine.games.portions import FIRSTS
from director.engine.hands.card_orders import card_orders
from director.engine.ranking.jokers import JOKERS
from director.engine.ranking.scales import SCALES
from director.engine.showdown.answers import answer, ruling_on
from director.files.forms import FileWrong
from director.house import shelf
from tests.shipped import shipped_games

SOUND = """
name   = "Two Card"
source = "house"
tldr   = "Two cards and a board of five."
forced = "button and blinds"
street = [
    { name = "hand",  down  = 2, bet = "small" },
    { name = "board", board = 5, bet = "big" },
]
[portion.high]
scale = "high"
plays = "any"
[rule_card]
deal = "Two down, five up."
showdown = "The best five."
[[example]]
title = "Aces"
board = "2c 3d 8h 9s Jd"
hands = { Ann = "As Ad", Bob = "Ks Kd" }
high  = ["Ann"]
"""


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "two-card.toml").write_text(SOUND, encoding="utf-8")
    return tmp_path


def faults_of(folder, text):
    (folder / "two-card.toml").write_text(text, encoding="utf-8")
    with pytest.raises(FileWrong) as wrong:
        Library(folder).game("two-card")
    return [str(fault) for fault in wrong.value.faults]


def test_a_game_is_named_by_its_file(folder):
    game = Library(folder).game("two-card")

    assert (game.id, game.name, [street.name for street in game.streets]) == (
        "two-card",
        "Two Card",
        ["hand", "board"],
    )


def test_all_faults_are_found_at_once_with_line_place_and_suggestion(folder):
    text = (
        SOUND.replace("button and blinds", "button and blindes")
        .replace('bet = "big"', 'bet = "bigg"')
        .replace('plays = "any"', 'plays = "2 and 3"\nqualifer = "8s"')
        .replace('tldr   = "Two cards and a board of five."', "")
        .replace('high  = ["Ann"]', 'high  = ["Anna"]')
    )

    assert faults_of(folder, text) == [
        (
            "line 5: forced: no such choice “button and blindes”; did you mean “button and blinds”?"
            " Known: “button and blinds”, “antes and bring-in”, “antes and button”, “antes”"
        ),
        (
            "line 8: street[2].bet: no such bet “bigg”; did you mean “big”?"
            " Known: “small”, “big”, “small or big”, “any”"
        ),
        (
            "line 12: portion.high.plays: “2 and 3” is no way to make a hand;"
            " write any, hand, 2 + 3 or at most 2"
        ),
        "line 13: portion.high.qualifer: no such key “qualifer”; did you mean “qualifier”?",
        "line 21: example[1].high: no such player “Anna”; did you mean “Ann”?",
        "tldr: is missing: it should be a text in quotation marks",
    ]


def test_a_file_that_is_no_toml_says_where_reading_stopped(folder):
    assert faults_of(folder, 'name = "Two Card"\ntldr = "Two cards\nsource = "us"\n') == [
        (
            'line 2: a quotation mark is not closed on this line: look for a missing "; a text of'
            ' several lines stands between """ and """'
        )
    ]


def test_a_variation_states_only_what_differs(folder):
    (folder / "low-card.toml").write_text(
        'name = "Low Card"\nlike = "two-card"\nsource = "house"\ntldr = "For the low."\n'
        '[portion.high]\nscale = "california"\n',
        encoding="utf-8",
    )

    game = Library(folder).game("low-card")

    assert [portion.scale.name for portion in game.portions] == ["california"]
    assert game.streets == Library(folder).game("two-card").streets
    assert game.examples == ()


def test_a_house_game_covers_the_shipped_one_of_its_name(folder, tmp_path_factory):
    house = tmp_path_factory.mktemp("house")
    (house / "two-card.toml").write_text(
        SOUND.replace("Two Card", "Our Two Card"), encoding="utf-8"
    )

    assert Library(folder, house).game("two-card").name == "Our Two Card"


@pytest.mark.parametrize("name", ["", "three-card", "../three-card", "two-card.toml", "x" * 300])
def test_a_name_without_a_file_is_unknown(folder, name):
    with pytest.raises(UnknownGame):
        Library(folder).game(name)


def house_game(tmp_path, text):
    """A library of the shipped games and one of the house's own, named as it is like another."""
    (tmp_path / "ours.toml").write_text(text, encoding="utf-8")
    return Library(shelf.games(), tmp_path)


OUR_ARCHIE = """
name   = "Archie with Nines"
like   = "archie"
source = "house rules"
tldr   = "Archie, and high needs a pair of nines."
[option.high_qualifier]
default = "99"
"""

OUR_DRAW = """
name   = "Draw without a Joker"
like   = "five-card-draw"
source = "house rules"
tldr   = "Five card draw from 52 cards."
[option.joker]
default = false
"""


def archie_hand(**more):
    hands = ["8c 8d Kh Qs 2c", "8h 6d 4c 3s Ad"]
    players = [{"seat": seat, "cards": cards, "bet": 300} for seat, cards in enumerate(hands, 1)]
    return {"game": "ours", "chip": 100, "players": players, **more}


def test_a_variation_pays_by_its_own_default_of_an_option(tmp_path):
    library = house_game(tmp_path, OUR_ARCHIE)

    by_default = answer(archie_hand(), library)
    nines = answer(archie_hand(options={"high_qualifier": "99"}), library)
    sixes = answer(archie_hand(options={"high_qualifier": "66"}), library)

    assert [one["awards"] for one in (by_default, nines, sixes)] == [
        {"2": 600},
        {"2": 600},
        {"1": 300, "2": 300},
    ]
    assert library.game("ours").portions[0].qualifier == read_cards("9s 9d 4h 3c 2s")


def test_a_game_whose_joker_is_off_by_default_has_none_in_its_deck(tmp_path):
    library = house_game(tmp_path, OUR_DRAW)
    players = [
        {"seat": 1, "cards": "Kc Kd Jo 8h 4s", "bet": 40},
        {"seat": 2, "cards": "Qc Qd 3h 3s 2c", "bet": 40},
    ]
    case = {"game": "ours", "players": players}

    without, with_it = answer(case, library), answer(case | {"options": {"joker": True}}, library)

    assert without["error"] == {
        "code": "card-not-in-deck",
        "field": "players[0].cards",
        "message": "Jo is not in the deck of Draw without a Joker",
    }
    assert with_it["awards"] == {"2": 80}
    assert len(library.game("ours").cards) == 52


def test_a_default_between_the_values_changes_what_it_says(tmp_path):
    library = house_game(
        tmp_path,
        OUR_ARCHIE.replace("archie", "progressive-badugi")
        .replace("high_qualifier", "limit")
        .replace('"99"', '"7"'),
    )
    players = [
        {"seat": 1, "cards": "8c 6d 4h 2s", "bet": 50},
        {"seat": 2, "cards": "Kc Qd 4s 2h", "bet": 50},
    ]
    case = {"game": "ours", "players": players}

    assert answer(case, library)["carried"] == 100
    assert answer(case | {"options": {"limit": "9"}}, library)["awards"] == {"1": 100}


@pytest.mark.parametrize("default", ['"77"', "99", "true"])
def test_a_default_that_is_none_of_the_values_is_a_fault(tmp_path, default):
    library = house_game(tmp_path, OUR_ARCHIE.replace('"99"', default))

    with pytest.raises(FileWrong) as wrong:
        library.game("ours")

    assert [str(one) for one in wrong.value.faults] == [
        'line 7: option.high_qualifier.default: should be one of "66", "99"'
    ]


def test_an_option_without_values_to_choose_from_is_a_fault(tmp_path):
    library = house_game(tmp_path, OUR_ARCHIE.replace('default = "99"', "values = []"))

    with pytest.raises(FileWrong) as wrong:
        library.game("ours")

    assert [str(one) for one in wrong.value.faults][-1] == (
        "line 7: option.high_qualifier.values: should be a list of what may be chosen, texts or"
        " true and false"
    )


THREE_WAYS = """
name   = "Three Ways"
like   = "omaha-high-low"
source = "house"
tldr   = "High, low and the best badugi held."
[portion.badugi]
scale     = "badugi"
plays     = "hand"
"""


def test_the_share_that_nobody_qualifies_for_goes_where_the_file_says(tmp_path):
    (tmp_path / "three-ways.toml").write_text(THREE_WAYS, encoding="utf-8")
    library = Library(shelf.games(), tmp_path)
    hands = {"Ann": "Kc Kd 9h 9s", "Bob": "8c 7d 6h 5s"}
    players = [
        {"seat": seat, "name": name, "cards": cards}
        for seat, (name, cards) in enumerate(hands.items(), start=1)
    ]
    case = {
        "game": "three-ways",
        "button": 2,
        "board": "Ks Qh Jc Tc 2d",
        "players": players,
        "pots": [{"amount": 300, "seats": [1, 2]}],
    }

    ruling, _ = ruling_on(case, library)

    assert ruling.awards == {1: 200, 2: 100}
    assert card_orders(library.game("three-ways"))[1].endswith(
        "at worst 8-7-6-5-4. If nobody qualifies, its share goes to high."
    )


def test_without_a_word_on_it_the_others_share_what_nobody_qualifies_for(tmp_path):
    text = THREE_WAYS + '[portion.low]\notherwise = ""\n'
    (tmp_path / "three-ways.toml").write_text(text, encoding="utf-8")
    library = Library(shelf.games(), tmp_path)

    assert card_orders(library.game("three-ways"))[1].endswith(
        "If nobody qualifies, high and badugi share the whole pot."
    )


def test_a_share_that_goes_to_no_portion_is_a_fault(folder):
    text = SOUND.replace('plays = "any"', 'plays = "any"\notherwise = "hihg"')

    assert faults_of(folder, text) == [
        "line 13: portion.high.otherwise: no such portion “hihg”; did you mean “high”?"
    ]


def test_nothing_is_said_of_a_variation_that_was_true_of_its_parent(tmp_path):
    (tmp_path / "friday.toml").write_text(
        'name = "Friday"\nlike = "stud"\nsource = "house"\ntldr = "Ours."\n', encoding="utf-8"
    )

    game = Library(shelf.games(), tmp_path).game("friday")

    assert (game.rule_card.traps, game.rule_card.notes, game.house_rules) == ((), (), ())
    assert game.rule_card.deal == shipped_games().game("stud").rule_card.deal


def test_the_new_words_of_a_street_are_checked_with_the_others(folder):
    text = (
        SOUND.replace('bet = "small"', 'bet = "small", discard = [4, 0]')
        .replace('bet = "big"', 'bet = "big", dice = 1, dice_when = "before the beting"')
        .replace('forced = "button and blinds"', 'forced = "button and blinds"\nplayers = [8, 2]')
    )

    assert faults_of(folder, text) == [
        ("line 6: players: should be a number, or the least and the most, such as [0, 4]"),
        (
            "line 8: street[1].discard: should be a number, or the least and the most, such as"
            " [0, 4]"
        ),
        (
            "line 9: street[2].dice_when: no such time “before the beting”; did you mean"
            " “before the betting”? Known: “before the betting”, “with the first action”, “after"
            " the betting”"
        ),
    ]


def test_a_game_to_choose_that_there_is_not_is_a_fault(folder):
    text = SOUND.replace("street = [", 'choices = ["two-crad"]\nstreet = [')

    assert faults_of(folder, text) == [
        "line 6: choices[0]: no such game “two-crad”; did you mean “two-card”?"
    ]


def test_what_an_option_says_is_for_one_of_its_values(folder):
    text = SOUND + '[option.wild]\ntitle = "Wild"\n[option.wild.says]\nture = "It is wild."\n'

    assert faults_of(folder, text) == [
        "line 24: option.wild.says.ture: no such value “ture”; did you mean “true”?"
    ]


@pytest.mark.parametrize(
    ("written", "means"),
    [("true", "after a deal"), ("false", ""), ('"at any time"', "at any time")],
)
def test_a_buh_may_be_laid_down_when_the_file_says(folder, written, means):
    (folder / "two-card.toml").write_text(f"declares = {written}\n{SOUND}", encoding="utf-8")

    assert Library(folder).game("two-card").declares == means


@pytest.mark.parametrize("words", [SCALES, LAYOUTS, REMOVALS, JOKERS, FIRSTS, DECKS])
def test_every_word_of_a_game_file_is_in_its_description(words):
    text = " ".join((shelf.games() / "README.md").read_text(encoding="utf-8").split())

    assert [word for word in words if word not in text] == []


def test_rows_make_a_single_number_all_the_cards_of_a_street(folder):
    text = SOUND.replace("board = 5", "board = 6") + "[board]\nrows = 3\n"
    (folder / "two-card.toml").write_text(text, encoding="utf-8")

    assert Library(folder).game("two-card").board == ((2, 2, 2),)
    assert faults_of(folder, text.replace("board = 6", "board = 5")) == [
        "line 8: street[2].board: 5 cards cannot fill 3 rows"
    ]


def street(number):
    return f'{{ name = "street {number}", down = 1, draw = 0 }},\n'


@pytest.mark.parametrize(("count", "there"), [(24, True), (25, False)])
def test_a_game_has_24_streets_at_most(folder, count, there):
    streets = "".join(map(street, range(count)))
    text = SOUND.replace("street = [", f"hand.cards = 2\nstreet = [{streets}")
    many = text.partition('    { name = "hand"')[0] + text.partition('bet = "big" },\n')[2]
    many = many.replace('plays = "any"', 'plays = "hand"').replace(
        "hand.cards = 2", "hand.cards = 5"
    )
    many = many.partition("[[example]]")[0]

    if there:
        (folder / "two-card.toml").write_text(many, encoding="utf-8")
        assert len(Library(folder).game("two-card").streets) == count
        return
    assert faults_of(folder, many) == ["line 7: street: there are too many: at most 24"]


@pytest.mark.parametrize(("count", "there"), [(16, True), (17, False)])
def test_a_game_has_16_options_at_most(folder, count, there):
    options = "".join(f'[option.wild-{one}]\ntitle = "Wild"\n' for one in range(count))
    text = SOUND + options

    if there:
        (folder / "two-card.toml").write_text(text, encoding="utf-8")
        assert len(Library(folder).game("two-card").options) == count
        return
    assert [fault.partition(": ")[2] for fault in faults_of(folder, text)] == [
        "there are too many: at most 16"
    ]


@pytest.mark.parametrize(("count", "there"), [(100, True), (101, False)])
def test_a_game_has_100_examples_at_most(folder, count, there):
    head, _, example = SOUND.partition("[[example]]")
    text = head + f"[[example]]{example}" * count

    if there:
        (folder / "two-card.toml").write_text(text, encoding="utf-8")
        assert len(Library(folder).game("two-card").examples) == count
        return
    assert [fault.partition(": ")[2] for fault in faults_of(folder, text)] == [
        "there are too many: at most 100"
    ]


def test_what_a_file_does_not_say_is_as_in_most_games(folder):
    game = Library(folder).game("two-card")

    assert (game.fewest_cards, game.most_cards, game.stated_players) == (2, 2, ())
    assert (game.deck, game.opener, game.odd_chips) == (
        "52", "left of the button", "by position",
    )  # fmt: skip
    assert (game.joker, game.removal, game.if_nobody) == (None, None, None)
    assert (game.carried, game.shared, game.must_declare) == (False, False, False)
    assert (game.dice, game.case_by, game.cases, game.choices, game.chosen) == (0, "", (), (), ())
    assert (game.declares, game.bring_in, game.short, game.origin) == ("", "", "", "")
    assert (game.betting, game.kind, game.by_choice) == ("limit", "showdown", "")
    assert (game.aliases, game.parts, game.groups, game.options) == ((), {}, (), ())
    assert (game.house_rules, game.by_house) == ((), ())


def test_a_game_made_without_a_file_has_the_same_defaults(folder):
    read = Library(folder).game("two-card")

    made = Game(
        id=read.id, name=read.name, source=read.source, tldr=read.tldr, forced=read.forced,
        streets=read.streets, portions=read.portions, fewest_cards=2, most_cards=2,
        rule_card=read.rule_card, examples=read.examples,
    )  # fmt: skip

    assert made == read


@pytest.mark.parametrize(
    ("players", "stated", "fewest", "most"),
    [("", (), 2, 10), ("players = 6\n", (6, 6), 6, 6), ("players = [3, 9]\n", (3, 9), 3, 9)],
)
def test_players_are_stated_as_a_number_or_from_to(folder, players, stated, fewest, most):
    (folder / "two-card.toml").write_text(players + SOUND, encoding="utf-8")

    game = Library(folder).game("two-card")

    assert game.stated_players == stated
    assert (game.fewest_players, game.most_players) == (fewest, most)


def test_the_house_rules_of_a_game_are_read_in_their_order(folder):
    rules = """
[[house_rule]]
question = "Who deals?"
ours = "The dealer."
[[house_rule]]
question = "Who cuts?"
ours = "Nobody."
others = ["The right.", "The left."]
source = "S 1"
"""
    (folder / "two-card.toml").write_text(SOUND + rules, encoding="utf-8")

    assert Library(folder).game("two-card").house_rules == (
        HouseRule("Who deals?", "The dealer."),
        HouseRule("Who cuts?", "Nobody.", ("The right.", "The left."), "S 1"),
    )


def test_who_takes_the_pot_when_nobody_qualifies_is_one_of_the_portions_or_a_word_for_all(folder):
    text = 'if_nobody = "hihg"\n' + SOUND

    assert [one for one in faults_of(folder, text) if "if_nobody" in one] == [
        "line 1: if_nobody: no such portion “hihg”; did you mean “high”?"
    ]
