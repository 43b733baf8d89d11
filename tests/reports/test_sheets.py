"""Sheets: what they say, and that it stands on the paper as it should."""

import re
import subprocess
import sys
from dataclasses import replace
from functools import partial

import pypdfium2
import pytest

from director.engine.cards import JOKER, read_cards
from director.engine.dealing.procedures import procedures
from director.engine.games.game import RuleCard, as_key
from director.engine.hands.how_to_win import how_to_win
from director.engine.hands.pictured_orders import pictured_orders
from director.house import shelf
from director.reports.blocks.figures import Column, Figure, Figures, Grid, Row
from director.reports.blocks.games import Hand, TrickLine, Tricks
from director.reports.blocks.text import Heading, Prose
from director.reports.documents import Document
from director.reports.event_sheets.structures.structure import structure_sheet
from director.reports.game_sheets.card_sections import house_rules, odd_chip, variations
from director.reports.game_sheets.rule_card import rule_card
from director.reports.game_sheets.worked_hands import worked_hands
from director.reports.typesetting.lettering.letters import lacks
from director.reports.typesetting.typeset import lay_out, set_in_type
from director.tournament.structure.files import load_structure
from tests.reports.printed_cards import printed
from tests.shipped import shipped_games
from tests.tournament.evening import STRUCTURE

LIBRARY = shipped_games()
BARGE = load_structure(shelf.structures() / "barge-2019-limit-horse-badacey.toml")


def card(game_id, *paper):
    return rule_card(LIBRARY.game(game_id), *paper)


SHEETS = {
    "structure sheet": partial(structure_sheet, BARGE, LIBRARY),
    "structure sheet, A4": partial(structure_sheet, BARGE, LIBRARY, "a4"),
    **{game_id: partial(card, game_id) for game_id in LIBRARY.ids()},
    **{
        f"{game_id}, {paper}": partial(card, game_id, paper)
        for game_id in LIBRARY.ids()
        for paper in ("a5", "index card", "a4", "letter", "quarter letter", "a6")
    },
}


def text_of(pdf):
    pages = pypdfium2.PdfDocument(pdf)
    text = "\n".join(page.get_textpage().get_text_range() for page in pages)
    return text.replace("\r\n", "\n")


def on_one_line(text):
    return " ".join(text.split())


def test_a_structure_sheet_says_what_the_structure_states():
    assert structure_sheet(STRUCTURE, LIBRARY).blocks[:2] == (
        Heading("Three levels"),
        Figures(
            (
                Figure("Game", "Limit Texas Hold'em"),
                Figure("Starting chips", "1,000"),
                Figure("Players per table", "4"),
                Figure("Levels", "20 minutes"),
            )
        ),
    )
    grid = next(one for one in structure_sheet(STRUCTURE, LIBRARY).blocks if isinstance(one, Grid))
    assert grid == Grid(
        (
            Column("Level", figures=False),
            Column("Small", over="Blinds"),
            Column("Big", over="Blinds"),
        ),
        (
            Row(("1", "50", "100")),
            Row(("2", "100", "200")),
            Row(("Break, 10 minutes – color up the T25 chips",)),
            Row(("3", "200", "400")),
        ),
    )


def said_by(game):
    """The sentences of a game's file and of the engine that stand on its card."""
    words = game.rule_card
    return (
        game.name,
        how_to_win(game),
        *([words.deal, words.showdown] if game.streets else []),
        *words.traps,
        *(one.removeprefix("First to act: ") for one in procedures(game)),
        *variations(game),
        *house_rules(game),
        *((odd_chip(game),) if game.portions else ()),
        *(sentence for order in pictured_orders(game) for sentence in order.sentences),
    )


@pytest.mark.parametrize("game_id", LIBRARY.ids())
def test_a_rule_card_says_all_that_is_asked_at_a_table(game_id):
    game = LIBRARY.game(game_id)

    text = on_one_line(text_of(printed(game_id)))

    assert [words for words in said_by(game) if on_one_line(words) not in text] == []
    assert all(street.name in text for street in game.streets)


def test_who_takes_the_odd_chip_is_said_for_each_kind_of_game():
    assert odd_chip(LIBRARY.game("badacey")) == (
        "Between the ace-to-five half and the badugi half it goes to the ace-to-five half."
        " Odd chips go one each to the tied hands, clockwise from the button."
    )
    assert odd_chip(LIBRARY.game("razz")) == (
        "Odd chips go one each to the tied hands, to the highest cards first, equal ones by suit:"
        " spades, hearts, diamonds, clubs."
    )


def test_cards_carry_their_suits_as_signs():
    text = text_of(printed("omaha-high-low"))

    assert all(text.count(suit) > 2 for suit in "♠♥♦♣")


@pytest.mark.parametrize("name", SHEETS)
def test_nothing_is_wider_or_longer_than_its_frame(name):
    laid = lay_out(SHEETS[name]())

    width, height = laid.width - 2 * laid.margin, laid.height - 2 * laid.margin
    for page in laid.pages:
        for placed, down in page.placed:
            assert placed.widest <= width + 0.1
            assert down + placed.height <= height + 0.1


@pytest.mark.parametrize("name", [*SHEETS][::4])
def test_the_same_document_makes_the_same_bytes(name):
    assert set_in_type(SHEETS[name]()) == set_in_type(SHEETS[name]())


@pytest.mark.parametrize("name", ["structure sheet", "omaha-high-low"])
def test_every_font_is_shipped_and_embedded(name):
    pdf = set_in_type(SHEETS[name]())

    names = set(re.findall(rb"/BaseFont /([^\s/]+)", pdf))
    assert names
    assert all(re.fullmatch(rb"[A-Z]{6}\+(IBMPlexSans|LiberationSans).*", name) for name in names)


def test_a_letter_that_the_family_lacks_is_set_in_the_other_font():
    document = Document("Names", "letter", (Prose("Łukasz Đorđe Ægir Ņina A♠ Ω Ж ß"),))

    assert lacks("Łukasz Đorđe Ægir Ņina A♠ Ω Ж ß") == set()
    assert on_one_line(text_of(set_in_type(document))) == "Łukasz Đorđe Ægir Ņina A♠ Ω Ж ß"


def test_a_long_document_goes_on_over_the_page_and_loses_nothing():
    words = [f"Sentence number {number} of a long rule." for number in range(400)]
    document = Document("Long", "a5", tuple(Prose(word) for word in words))

    text = on_one_line(text_of(set_in_type(document)))

    assert len(lay_out(document).pages) > 1
    assert all(word in text for word in words)


def test_what_a_page_says_is_made_without_the_library_that_sets_it():
    code = (
        "import sys, director.reports.game_sheets.rule_card;"
        "import director.reports.event_sheets.structures.structure;"
        "print('reportlab' in sys.modules)"
    )

    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert run.stdout.strip() == "False"


def examples_of(game, pdf):
    """The titles of the worked hands that stand on the printed card."""
    text = on_one_line(text_of(pdf))
    return [one.title for one in game.examples if f"Example: {on_one_line(one.title)}" in text]


@pytest.mark.parametrize("game_id", LIBRARY.ids())
def test_a_worked_hand_stands_on_each_card(game_id):
    assert examples_of(LIBRARY.game(game_id), printed(game_id)) != []


def test_a_card_with_room_has_four_worked_hands():
    short = replace(LIBRARY.game("omaha"), rule_card=RuleCard(), house_rules=(), origin="")

    assert examples_of(short, set_in_type(rule_card(short))) == [
        one.title for one in short.examples[:4]
    ]


def hands_of(game_id):
    card = rule_card(LIBRARY.game(game_id))
    return [one for group in card.if_room for one in group if isinstance(one, Hand)]


@pytest.mark.parametrize("game_id", ["mexican-poker", "quick-quads", "five-card-draw"])
def test_a_game_with_a_joker_shows_one(game_id):
    assert any(JOKER in hand.cards for hand in hands_of(game_id))


def test_hands_that_are_kept_apart_lie_apart():
    ann = hands_of("sohe")[0]

    assert [group.title for group in ann.groups] == ["Omaha", "hold'em"]
    assert [len(group.cards) for group in ann.groups] == [4, 2]
    assert {group.title for hand in hands_of("mexican-poker") for group in hand.groups} == {
        "down",
        "up",
        "exposed",
    }


def test_where_an_odd_chip_is_placed_from_the_button_it_is_seen():
    assert [hand.note for hand in hands_of("omaha-high-low")[:2]] == ["", "button"]
    assert "dealer" in [hand.note for hand in hands_of("best-buh")]
    assert {hand.note for hand in hands_of("stud")} == {""}


def test_a_worked_hand_of_tricks_shows_trump_the_cards_and_who_takes_each_trick():
    game = LIBRARY.game("buck-em")
    trump, ann, *_ = hands = [
        one for one in worked_hands(game, game.examples[:1]) if isinstance(one, Hand)
    ]
    (tricks,) = [one for one in rule_card(game).if_room[0] if isinstance(one, Tricks)]

    assert trump == Hand("Trump", read_cards("9h"))
    assert [group.title for group in ann.groups] == ["dealt", "discarded", "drawn"]
    assert [hand.name for hand in hands] == ["Trump", "Ann", "Cy", "Dee"]
    assert tricks.players == ("Ann", "Cy", "Dee")
    assert tricks.lines[:3] == (
        TrickLine(read_cards("Ad 4d Kd"), 0, 0, "highest ♦ led"),
        TrickLine(read_cards("Kh Ah 8h"), 0, 1, "highest trump"),
        TrickLine((*read_cards("8s"), *read_cards("As Ks")), 1, 1, "highest ♠ led"),
    )
    assert tricks.results == ("15 of 25", "10 of 25", "burned, matches 25")


def test_a_rule_card_shows_the_tricks_alone_since_they_show_every_card():
    (worked, *_) = rule_card(LIBRARY.game("buck-em")).if_room

    assert [type(one).__name__ for one in worked] == ["Section", "Hand", "Tricks", "Prose"]


# what a card never says

DAMAGE = re.compile(
    r"[Ee]rrat|damaged|lost in print|prints the|breaks off|\(C\d+\)|\b[BC]\d{1,2}\b|seed|OCR"
)


@pytest.mark.parametrize("game_id", LIBRARY.ids())
def test_a_card_speaks_of_no_damage_no_errata_and_no_decisions_by_number(game_id):
    told = text_of(printed(game_id))

    assert DAMAGE.findall(told) == []


def test_what_is_written_down_and_played_otherwise_elsewhere_stands_under_variations():
    assert [*variations(LIBRARY.game("oklahoma"))] == [
        (
            "What if all three river cards are of one rank? No board is removed, and all three"
            " play, as in tournaments. Also played: In cash games all three boards are removed,"
            " and the dealer wins the pot."
        )
    ]
    assert [*variations(LIBRARY.game("chowaha"))] == [
        "High and low split the pot. Also played: The best high hand takes the whole pot."
    ]
    assert "Also played: No limping" in " ".join(variations(LIBRARY.game("deuce-to-seven-lowball")))


@pytest.mark.parametrize("game_id", LIBRARY.ids())
def test_every_option_says_what_is_played_with_each_of_its_values(game_id):
    silent = [
        (option.name, value)
        for option in LIBRARY.game(game_id).options
        for value in option.values
        if as_key(value) not in option.says
    ]

    assert silent == []


def test_three_shares_are_no_halves():
    game = LIBRARY.game("omaha-high-low")
    third = replace(game.portions[1], name="badugi", title="badugi")

    assert odd_chip(replace(game, portions=(*game.portions, third))).startswith(
        "Chips left over between the shares go one each to high and low, in that order."
    )
