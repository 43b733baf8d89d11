"""Cards and how people write them."""

import pickle

import pytest

from director.engine.cards import DECKS, JOKER, PACK, SUITS, NotACard, in_order, read_cards, written

AS, KD, TH = (next(card for card in PACK if card.text == text) for text in ("As", "Kd", "Th"))


@pytest.mark.parametrize(
    "text",
    [
        "As Kd Th",
        "AsKdTh",
        "as kd th",
        "As Kd 10h",
        "AsKd10h",
        "A♠ K♦ T♥",
        "A♠K♦10♥",
        "A♠️ K♦️ T♥️",
        "A♤ K♢ T♡",
        "  As\tKd\nTh ",
    ],
)
def test_cards_are_read_however_they_are_written(text):
    assert read_cards(text) == (AS, KD, TH)


def test_cards_are_always_written_one_way():
    assert written(read_cards("a♠10♥Jo")) == "As Th Jo"


def test_no_text_is_no_cards():
    assert read_cards("") == ()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("As Kx", "“Kx” is not a card: there is no suit “x”"),
        ("1s", "“1s” is not a card: there is no rank “1”"),
        ("As K", "“K” has no suit"),
        ("AsK", "“K” in “AsK” has no suit"),
        ("??", "“??” is not a card"),
        ("As,Kd", "“,K” in “As,Kd” is not a card"),
        ("10", "“10” has no suit"),
    ],
)
def test_what_is_no_card_is_named(text, sentence):
    with pytest.raises(NotACard) as refusal:
        read_cards(text)

    assert str(refusal.value) == sentence


def test_a_card_is_still_itself_after_a_journey():
    assert all(pickle.loads(pickle.dumps(card)) is card for card in (*PACK, JOKER))


def test_decks_have_their_cards():
    assert {name: len(deck) for name, deck in DECKS.items()} == {
        "52": 52,
        "53": 53,
        "36": 36,
        "41": 41,
    }
    assert {card.text[0] for card in DECKS["41"]} == set("A234567JQKJ")


def test_the_pack_goes_from_the_deuce_of_clubs_to_the_ace_of_spades():
    assert [(card.text, card.rank, card.suit) for card in (*PACK[:5], *PACK[-2:], JOKER)] == [
        ("2c", 2, 0), ("2d", 2, 1), ("2h", 2, 2), ("2s", 2, 3), ("3c", 3, 0),
        ("Ah", 14, 2), ("As", 14, 3), ("Jo", 0, -1),
    ]  # fmt: skip
    assert SUITS == "cdhs"


def test_weights_add_up_to_how_many_cards_there_are_of_each_rank_and_suit():
    weight = sum(card.weight for card in read_cards("2c 2d 3c As Ah Ac"))

    assert [weight >> 4 * suit & 15 for suit in range(4)] == [3, 1, 1, 1]
    assert weight >> 16 == 2 + 1 * 5 + 3 * 5**12
    assert (JOKER.weight, JOKER.bits) == (0, 0)


def test_bits_mark_the_rank_and_the_suit():
    assert [card.bits for card in read_cards("2c As")] == [1 << 2 | 1 << 16, 1 << 14 | 1 << 19]
    assert len({card.bits for card in PACK}) == 52


def test_cards_in_order_go_from_the_ace_of_spades_down():
    assert in_order(read_cards("2c Jo As Kd Kh 2s")) == read_cards("As Kh Kd 2s 2c Jo")


@pytest.mark.parametrize(
    ("deck", "ranks", "jokers"),
    [
        ("52", "23456789TJQKA", 0), ("53", "23456789TJQKA", 1),
        ("36", "6789TJQKA", 0), ("41", "234567JQKA", 1),
    ],
)  # fmt: skip
def test_a_deck_has_each_of_its_ranks_in_four_suits(deck, ranks, jokers):
    assert sorted(card.text for card in DECKS[deck]) == sorted(
        [*(rank + suit for rank in ranks for suit in "cdhs"), *["Jo"] * jokers]
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("A", "“A” has no suit"),
        ("x", "“x” is not a card"),
        ("c", "“c” is not a card"),
        ("xc", "“xc” is not a card: there is no rank “x”"),
        ("Ax", "“Ax” is not a card: there is no suit “x”"),
        ("10x", "“10x” is not a card: there is no suit “x”"),
        ("As 10", "“10” has no suit"),
        ("AsKx", "“Kx” in “AsKx” is not a card: there is no suit “x”"),
    ],
)
def test_what_is_wrong_with_a_card_is_said(text, sentence):
    with pytest.raises(NotACard) as refusal:
        read_cards(text)

    assert str(refusal.value) == sentence
