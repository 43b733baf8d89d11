"""Files are written whole or not at all, and nothing else is put in the place of what is there."""

import os
from pathlib import Path

import pytest

from director.files.whole_files import put_bytes, put_text


def test_a_file_is_replaced_and_nothing_is_left_beside_it(tmp_path):
    path = tmp_path / "card.pdf"
    put_bytes(b"old", path)

    assert put_bytes(b"new", path) == path
    assert [(one.name, one.read_bytes()) for one in tmp_path.iterdir()] == [("card.pdf", b"new")]


def test_what_cannot_be_put_in_place_leaves_nothing(tmp_path):
    path = tmp_path / "card.pdf"
    (tmp_path / "card.pdf.new").mkdir()

    with pytest.raises((IsADirectoryError, PermissionError)):
        put_bytes(b"new", path)

    assert not path.exists()


def test_a_folder_is_not_written_over(tmp_path):
    folder = tmp_path / "cards"
    folder.mkdir()

    with pytest.raises((IsADirectoryError, PermissionError)):
        put_text("new", folder)

    assert folder.is_dir()


def test_a_device_stays_a_device():
    nothing = Path(os.devnull)

    put_bytes(b"new", nothing)

    assert not nothing.is_file()


def test_a_link_stays_and_what_it_leads_to_is_written(tmp_path):
    path, link = tmp_path / "card.pdf", tmp_path / "newest.pdf"
    put_bytes(b"old", path)
    link.symlink_to(path)

    put_bytes(b"new", link)

    assert (link.is_symlink(), path.read_bytes()) == (True, b"new")
