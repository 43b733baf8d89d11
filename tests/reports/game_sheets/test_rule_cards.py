"""Rule cards to be laminated: what stands on which side, in one size of type, on every card."""

import re
from dataclasses import replace

import pypdfium2
import pytest

from director.engine.games.families import Family
from director.engine.games.game import RuleCard
from director.house import shelf
from director.reports.blocks.figures import Figure
from director.reports.blocks.games import CardHead, DealStrip, Hand
from director.reports.documents import Document
from director.reports.game_sheets.card_sources import sources
from director.reports.game_sheets.choice_cards import choice_cards
from director.reports.game_sheets.families import COLORS
from director.reports.game_sheets.rule_card import rule_card
from director.reports.game_sheets.stakes_box import stakes_box
from director.reports.papers import PAPERS, SMALL_CARDS
from director.reports.typesetting.blocks import Sizes, place
from director.reports.typesetting.lettering import fonts
from director.reports.typesetting.sides.cards import SMALLEST
from director.reports.typesetting.typeset import lay_out, set_in_type
from director.tournament.structure.files import load_structure
from director.tournament.structure.structure import Level
from director.translation import capital
from director.views.contrast import contrast
from director.views.diagrams import LAYOUT_WORDS, deal_steps, diagrams
from tests.reports.printed_cards import laid, printed
from tests.reports.typesetting.text_boxes import faults, runs_of, smallest
from tests.shipped import shipped_games

LIBRARY = shipped_games()
GAMES = LIBRARY.ids()
LARGE = ("half letter", "a5", "a4", "letter")
CHOICE = load_structure(shelf.structures() / "barge-2019-six-handed-dealers-choice.toml")
BARGE = load_structure(shelf.structures() / "barge-2019-limit-horse-badacey.toml")


def sides(game_id, paper="half letter"):
    """The words of each side of a card."""
    pages = pypdfium2.PdfDocument(printed(game_id, paper))
    return [" ".join(page.get_textpage().get_text_range().split()) for page in pages]


@pytest.mark.parametrize("game_id", GAMES)
def test_no_sign_on_a_card_is_smaller_than_nine_points_and_none_lies_on_another(game_id):
    pdf = printed(game_id)

    assert faults(pdf) == []
    assert smallest(pdf)[0] >= SMALLEST == 9


@pytest.mark.parametrize("game_id", GAMES)
def test_no_sign_on_an_index_card_is_smaller_either(game_id):
    pdf = printed(game_id, "index card")

    assert faults(pdf) == []
    assert smallest(pdf)[0] >= SMALLEST


@pytest.mark.parametrize("paper", PAPERS)
def test_choice_cards_have_the_colors_and_the_legible_type_of_rule_cards(paper):
    document = choice_cards(CHOICE, LIBRARY, paper)
    pdf = set_in_type(document)

    assert {card.blocks[1] for card in document.blocks} == {
        rule_card(LIBRARY.game(game.id)).blocks[0] for game in CHOICE.games
    }
    assert faults(pdf) == []
    assert smallest(pdf)[0] >= SMALLEST


@pytest.mark.parametrize("paper", LARGE)
def test_every_game_has_a_front_and_a_back_and_no_second_card(paper):
    assert {len(laid(name, paper).pages) for name in GAMES} == {2}


@pytest.mark.parametrize("paper", SMALL_CARDS[:3])
def test_a_small_card_has_at_most_two_sides(paper):
    assert {len(laid(name, paper).pages) for name in GAMES} == {1, 2}


def test_cards_of_long_and_of_short_games_are_set_in_one_size_of_type():
    def of_sentences(game_id):
        pdf = pypdfium2.PdfDocument(printed(game_id))
        runs = [run for page in pdf for run in runs_of(page)]
        return {round(run.size, 1) for run in runs if len(run.text) > 60}

    assert of_sentences("omaha") == of_sentences("paradise-road-pickem") == {9.0, 9.9}


def test_stakes_of_the_level_leave_the_card_its_two_sides():
    level = next(one for one in BARGE.steps if isinstance(one, Level))

    for name in GAMES:
        game = LIBRARY.game(name)
        box = stakes_box(level, game.forced)
        assert len(lay_out(rule_card(game, "a5", box)).pages) == 2


# what stands in front

CITED = re.compile(r"\bS \d|\bR26\b|\bTDA\b|\bBUH\b|Rulebook|Sources")


@pytest.mark.parametrize("game_id", GAMES)
def test_the_front_cites_nothing_and_the_back_ends_with_the_sources(game_id):
    front, back = sides(game_id)

    assert CITED.findall(front) == []
    assert back.endswith(" ".join(sources(LIBRARY.game(game_id)).split()))


def test_sources_are_named_in_words():
    assert sources(LIBRARY.game("murder")) == "Sources: BARGE Rulebook 2.33, 1.4"
    assert sources(LIBRARY.game("buck-em")) == "Sources: The rules of Buck 'em"
    assert sources(LIBRARY.game("badeucy")) == "Sources: BARGE Rulebook 2.6, 1.4"


def test_at_most_three_cautions_stand_in_front_and_the_others_on_the_back():
    game = LIBRARY.game("chowaha")

    front, back = sides("chowaha")

    assert [trap in front for trap in game.rule_card.traps] == [True, True, True, False]
    assert game.rule_card.traps[3] in back


def test_cautions_that_have_no_room_in_front_stand_on_the_back():
    game = LIBRARY.game("paradise-road-pickem")
    long = tuple(f"{number} is a caution of many words. {'No word of it is lost. ' * 9}".strip()
                 for number in range(3))  # fmt: skip
    card = rule_card(replace(game, rule_card=RuleCard(traps=long)), "half letter")

    front, back = [
        " ".join(page.get_textpage().get_text_range().split())
        for page in pypdfium2.PdfDocument(set_in_type(card))
    ]

    assert [caution in front for caution in long] == [True, False, False]
    assert [caution in back for caution in long] == [False, True, True]


def test_a_game_that_is_not_dealt_in_streets_says_in_front_step_by_step_how_it_goes():
    front, _ = sides("buck-em")
    words = LIBRARY.game("buck-em").rule_card

    for told in (words.deal, words.showdown):
        for number, sentence in enumerate(re.split(r"(?<=[.]) ", told), start=1):
            assert f"{number} {sentence}" in front


def test_cards_of_a_deal_in_lines_are_no_larger_than_the_words_beside_them_allow():
    game = LIBRARY.game("buck-em")
    fonts.load()
    sizes = Sizes(9, 256, least=SMALLEST)

    usual, larger = (
        place(DealStrip(deal_steps(game)), sizes._replace(pictures=scale)) for scale in (1, 2.2)
    )

    assert usual.height < larger.height < 1.4 * usual.height


PLAYED_BY_ROWS = [
    name
    for name in GAMES
    if LIBRARY.game(name).layout in LAYOUT_WORDS or LIBRARY.game(name).removal
]


@pytest.mark.parametrize("game_id", PLAYED_BY_ROWS)
def test_which_rows_of_a_board_play_together_is_drawn_in_front(game_id):
    game = LIBRARY.game(game_id)
    words = capital("; ".join(diagrams(game)[0].captions))

    assert words in sides(game_id)[0]


def white_below(paper, side):
    """Of one side of each game's card, the part of its frame below what stands on it."""
    shares = {}
    for name in GAMES:
        card = laid(name, paper)
        room = card.height - 2 * card.margin
        placed = [one for one in card.pages[side].placed if one[1] + one[0].height < room * 0.97]
        shares[name] = 1 - max(down + one.height for one, down in placed) / room
    return shares


@pytest.mark.parametrize("paper", LARGE)
def test_no_side_of_a_card_is_white_for_a_third_of_it(paper):
    assert max(white_below(paper, 0).values()) < 0.15
    assert max(white_below(paper, 1).values()) < 0.33


def test_what_is_too_long_for_two_sides_goes_on_another_card_in_the_same_type():
    game = LIBRARY.game("omaha")
    many = tuple(f"Note {number}: {'the board never plays alone. ' * 9}" for number in range(20))
    card = rule_card(replace(game, rule_card=RuleCard(deal=" ".join(many))))
    pdf = set_in_type(card)

    assert len(lay_out(card).pages) > 2
    assert faults(pdf) == []
    assert smallest(pdf)[0] >= SMALLEST


def test_an_index_card_has_name_deal_how_the_pot_is_won_and_the_order_in_words():
    (front,) = sides("omaha", "index card")

    assert front == (
        "Omaha Omaha Button and blinds Deck: 52 cards Players: 2 to 10 hand small bet flop small"
        " bet turn big bet river big bet The best high hand takes the pot: exactly two hole cards"
        " and three from the board. What beats what Straight flush > four of a kind > full house >"
        " flush > straight > three of a kind > two pair > pair > no pair. Within a kind higher"
        " cards win, first those that make it, then the others from the top; the ace is high."
        " Straights run from A-K-Q-J-T down to 5-4-3-2-A."
    )


def test_a_name_too_long_for_its_place_stands_above_the_cards():
    hand = Hand(
        "Bartholomew the Younger", LIBRARY.game("omaha").examples[0].case and (), "wins all"
    )
    pdf = set_in_type(Document("Hand", "index card", (hand,), is_card=True))

    assert faults(pdf) == []
    assert smallest(pdf)[0] >= SMALLEST


# families


def test_every_family_has_a_color_of_its_own_on_which_white_is_read():
    assert set(COLORS) == set(Family)
    assert len(set(COLORS.values())) == len(Family)
    assert min(contrast(color, "#ffffff") for color in COLORS.values()) >= 4.5


def test_the_family_is_written_on_both_sides_for_printers_without_color():
    assert [side.count("Several boards") for side in sides("murder")] == [1, 1]


def test_the_head_has_the_logo_of_the_house_in_front_alone(tmp_path):
    logo = str(tmp_path / "house.png")
    card = rule_card(LIBRARY.game("razz"), logo=logo)

    heads = [one for one in (*card.blocks, *card.back) if isinstance(one, CardHead)]
    assert [(one.name, one.logo, one.is_small) for one in heads] == [
        ("Razz", logo, False),
        ("Razz", "", True),
    ]


def test_what_is_posted_stands_large_and_the_deck_beside_it():
    posted = rule_card(LIBRARY.game("stud")).blocks[1]

    assert posted.text == "Antes and bring-in (low card)"
    assert posted.beside == (Figure("Deck", "52 cards"), Figure("Players", "2 to 8"))
