"""Cards and how people write them."""

import pickle

import pytest

from director.engine.cards import DECKS, JOKER, PACK, NotACard, read_cards, written

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
        ("As Kx", "'Kx' is no card: there is no suit 'x'"),
        ("1s", "'1s' is no card: there is no rank '1'"),
        ("As K", "'K' has no suit"),
        ("AsK", "'K' in 'AsK' has no suit"),
        ("??", "'??' is no card"),
        ("As,Kd", "',K' in 'As,Kd' is no card"),
        ("10", "'10' is no card"),
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
