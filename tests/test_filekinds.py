"""A file is known by what stands in it."""

import pytest

from director.books.book import Books
from director.engine.showdown.game_checks import new_game_file
from director.files.file_kinds import FileKind, NothingOfOurs, kind_of
from director.house import shelf
from tests.shipped import shipped_games


def test_a_book_is_a_book_under_any_name(tmp_path):
    Books(tmp_path / "friday").close()

    assert kind_of(tmp_path / "friday") is FileKind.BOOK


@pytest.mark.parametrize(
    ("folder", "kind"),
    [(shelf.structures(), FileKind.STRUCTURE), (shelf.games(), FileKind.GAME)],
)
def test_every_shipped_file_is_what_its_folder_says(folder, kind):
    assert {kind_of(path) for path in folder.glob("*.toml")} == {kind}


def test_a_house_game_that_was_just_begun_is_a_game(tmp_path):
    path = tmp_path / "ours.toml"
    path.write_text(new_game_file("Ours", shipped_games().game("razz")), encoding="utf-8")

    assert kind_of(path) is FileKind.GAME


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b'colour = "green"', "other.toml is not a book, a structure or a game"),
        (b"\xff\xfe", "other.toml is not a book, a structure or a game: .*utf-8.*"),
        (b"a = = b", "other.toml is not a book, a structure or a game: .*line 1.*"),
    ],
)
def test_what_is_nothing_of_ours_says_so(tmp_path, data, why):
    path = tmp_path / "other.toml"
    path.write_bytes(data)

    with pytest.raises(NothingOfOurs, match=f"^{why}$"):
        kind_of(path)


def test_a_file_that_is_not_there_says_so(tmp_path):
    with pytest.raises(NothingOfOurs, match="No such file or directory"):
        kind_of(tmp_path / "gone.book")
