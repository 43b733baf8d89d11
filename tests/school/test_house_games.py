"""Games of a house's own are practiced like shipped ones, whatever their files say."""

from pathlib import Path

from hypothesis import HealthCheck, assume, given, settings
from practising.clear_path import wrong

from director.engine.games.library import Library
from director.engine.showdown.game_checks import wrong_together
from director.files.forms import FileWrong
from director.house import shelf
from director.school.exercise import STRENGTHS, Name
from director.school.making import NoSuchExercise, exercise
from director.school.topics import topics_of
from tests.engine.spoilt_games import as_toml, spoilt_games
from tests.rounds import examples

ROUND = settings(
    max_examples=examples(15),
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
"""The same each time."""


def test_every_topic_of_a_house_game_comes_about_and_has_the_engines_answer():
    library = Library(shelf.games(), Path(__file__).parents[1] / "games" / "house")
    made = [
        exercise(Name(path.stem, topic.id, STRENGTHS[at % 3], at), library)
        for path in library.own_files()
        for at, topic in enumerate(topics_of(library.game(path.stem)))
    ]

    assert len(made) > 30
    assert [fault for one in made if (fault := wrong(one, library))] == []


@ROUND
@given(table=spoilt_games())
def test_of_a_sound_file_there_is_an_exercise_with_the_engines_answer_or_none(tmp_path, table):
    (tmp_path / "mine.toml").write_text(as_toml(table), encoding="utf-8")
    library = Library(shelf.games(), tmp_path)
    try:
        game = library.game("mine")
    except FileWrong:
        assume(False)
    assume(not any(wrong_together(game, library)))

    for at, topic in enumerate(topics_of(game)):
        try:
            made = exercise(Name("mine", topic.id, STRENGTHS[at % 3], at), library)
        except NoSuchExercise:
            continue
        assert wrong(made, library) == ""
