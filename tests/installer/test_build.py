"""What a build says of its packages, and what its status is."""

from build import packages
from building.contents import contents
from building.frozen import NotBuilt, NotHere


def of_another_system(what, folder, build):
    raise NotHere("it needs macOS")


def broken(what, folder, build):
    raise NotBuilt("the disk is full")


def test_what_another_system_makes_is_no_fault(tmp_path, capsys):
    sound = packages({"disk image": of_another_system}, contents(), tmp_path)

    assert (sound, capsys.readouterr().err) == (True, "disk image: not made here: it needs macOS\n")


def test_what_goes_wrong_is_a_fault_and_the_others_are_made_all_the_same(tmp_path, capsys):
    makers = {"tarball": broken, "disk image": of_another_system}

    sound = packages(makers, contents(), tmp_path)

    assert (sound, capsys.readouterr().err.splitlines()) == (
        False,
        ["tarball: went wrong: the disk is full", "disk image: not made here: it needs macOS"],
    )
