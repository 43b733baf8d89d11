"""Laws of house games.

Whatever a file says, it is sound or told what is wrong; and what is sound can be dealt at its
largest table and judged.
"""

from random import Random

from hypothesis import HealthCheck, assume, event, given, settings
from hypothesis import strategies as st

from director.engine.cards import in_order
from director.engine.games.boards import in_place
from director.engine.games.library import Library
from director.engine.hands.best_hand import best_hand
from director.engine.hands.fast_hands import rater
from director.engine.showdown.answers import answer
from director.engine.showdown.game_checks import checked_game, wrong_together
from director.engine.showdown.stated_showdowns import read_showdown
from director.files.forms import FileWrong
from director.house import shelf
from director.reports.game_sheets.rule_card import rule_card
from tests.engine.full_tables import full_table
from tests.engine.spoilt_games import PATHS, as_toml, spoilt_games
from tests.rounds import examples

ROUND = settings(
    max_examples=examples(20),
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
"""The same each time."""


def read(folder, text):
    """The library with this file in it, and its game; None where the file is wrong."""
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    library = Library(shelf.games(), folder)
    try:
        return library, library.game("mine")
    except FileWrong as wrong:
        event(f"{len(wrong.faults)} faults, {len(str(wrong))} letters")
        return library, None


def sound(folder, table):
    """The same of a game that is judged from hands, and sound by all but its examples."""
    library, game = read(folder, as_toml(table))
    assume(game is not None and game.kind != "tricks")
    assume(not any(wrong_together(game, library)))
    return library, game


def told_by_the_check(path, library):
    """What the check says of a file, fault by fault; nothing where it calls it sound."""
    try:
        checked_game(path, library)
    except FileWrong as wrong:
        return [str(fault) for fault in wrong.faults]
    return []


@ROUND
@given(table=spoilt_games())
def test_a_file_is_sound_or_told_what_is_wrong_and_nothing_else_happens(tmp_path, table):
    library, game = read(tmp_path, as_toml(table))

    told = told_by_the_check(tmp_path / "mine.toml", library)

    assert told or game is not None


@ROUND
@given(
    path=st.sampled_from(PATHS), at=st.floats(0, 1), text=st.text(max_size=4), cut=st.integers(0, 9)
)
def test_so_it_is_whatever_is_typed_into_a_file(tmp_path, path, at, text, cut):
    before = path.read_text(encoding="utf-8")
    place = int(at * len(before))
    try:
        spoilt = f"{before[:place]}{text}{before[place + cut :]}"
        spoilt.encode()
    except UnicodeEncodeError:
        assume(False)

    library, game = read(tmp_path, spoilt)

    assert (game is None) == (len(library.set_aside()) == 1)


@ROUND
@given(table=spoilt_games(), seed=st.integers(0, 1 << 32))
def test_a_sound_game_is_dealt_at_its_largest_table_and_judged(tmp_path, table, seed):
    library, game = sound(tmp_path, table)

    case = full_table(game, library, Random(seed))
    ruling = answer(case, library)

    assert "error" not in ruling
    assert sum(ruling["awards"].values()) + ruling["carried"] == 100 * len(case["players"])


@ROUND
@given(table=spoilt_games(), seed=st.integers(0, 1 << 32))
def test_quick_and_clear_agree_on_every_sound_game(tmp_path, table, seed):
    library, game = sound(tmp_path, table)

    showdown = read_showdown(full_table(game, library, Random(seed)), library)

    board = in_place(showdown.game.layout, showdown.board)
    for player in list(showdown.players.values())[:2]:
        for portion in showdown.game.all_portions:
            held = player.groups[portion.part] if portion.part else player.cards
            quick = rater(showdown.game, portion, showdown.board)(held, player.groups)
            clear = best_hand(showdown.game, portion, in_order(held), player.groups, board)
            assert (quick and quick.rating) == (clear and clear.rating)


@ROUND
@given(table=spoilt_games())
def test_the_card_of_a_sound_game_can_be_made(tmp_path, table):
    _, game = read(tmp_path, as_toml(table))
    assume(game is not None)

    assert rule_card(game).blocks
