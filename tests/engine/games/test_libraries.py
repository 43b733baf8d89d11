"""A library of game files: which file counts, and what becomes of one that is faulty."""

import gc
import os
import weakref
from pathlib import Path

import pytest

from director.engine.games.library import Library, UnknownGame
from director.engine.showdown.answers import answer
from director.files.forms import FileWrong
from director.house import shelf

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
"""
LIKE = 'name = "{name}"\nlike = "{like}"\nsource = "house"\ntldr = "Ours."\n'
QUOTE = (
    'line 1: a quotation mark is not closed on this line: look for a missing "; a text of several'
    ' lines stands between """ and """'
)
RAZZ = {
    "game": "razz",
    "players": [
        {"seat": 1, "cards": "As 2c 3d 4h 6s Jc Qd", "bet": 100},
        {"seat": 2, "cards": "Ks Kc 3s 4d 9c Jd Qh", "bet": 100},
    ],
}


@pytest.fixture
def house(tmp_path):
    def write(**files):
        for name, text in files.items():
            path = tmp_path / f"{name.replace('_', '-')}.toml"
            path.write_text(text, encoding="utf-8")
        return Library(shelf.games(), tmp_path)

    write.folder = tmp_path
    return write


def faults_of(library, name):
    with pytest.raises(FileWrong) as wrong:
        library.game(name)
    return wrong.value.file, [str(fault) for fault in wrong.value.faults]


def told(library):
    return [(one.name, [str(fault) for fault in one.faults]) for one in library.set_aside()]


def an_open_quote(folder):
    (folder / "bad.toml").write_text('name = "Bad\n')


def no_right_to_read(folder):
    """Root reads what it may not; the memory of a process is a file that nobody reads like this."""
    memory = Path("/proc/self/mem")
    if memory.exists():
        (folder / "bad.toml").symlink_to(memory)
    else:
        (folder / "bad.toml").write_text(SOUND)
        (folder / "bad.toml").chmod(0)


def a_folder(folder):
    (folder / "bad.toml").mkdir()


def a_large_file(folder):
    with (folder / "bad.toml").open("wb") as file:
        file.truncate(50 << 20)


def no_text(folder):
    (folder / "bad.toml").write_bytes(b"\xff\xfe\x00")


def nested(folder):
    (folder / "bad.toml").write_text(f"aliases = {'[' * 5000}")


def a_link_to_itself(folder):
    (folder / "bad.toml").symlink_to(folder / "bad.toml")


def a_pipe(folder):
    os.mkfifo(folder / "bad.toml")


def aliases_that_are_no_list(folder):
    (folder / "bad.toml").write_text(LIKE.format(name="Bad", like="razz") + "aliases = 5\n")


def a_table_for_a_name(folder):
    (folder / "bad.toml").write_text('[name]\nx = 1\n[like]\ny = "razz"\n')


SPOILT = [
    an_open_quote,
    no_right_to_read, a_folder, a_large_file, no_text, nested, a_link_to_itself,
    aliases_that_are_no_list, a_table_for_a_name,
    *([a_pipe] if hasattr(os, "mkfifo") else []),
]  # fmt: skip


@pytest.mark.parametrize("spoil", SPOILT)
def test_a_faulty_file_of_the_house_is_set_aside_and_stops_nothing_else(tmp_path, spoil):
    spoil(tmp_path)
    (tmp_path / "good.toml").write_text(LIKE.format(name="Good", like="razz"))
    shipped = Library(shelf.games())

    library = Library(shelf.games(), tmp_path)

    assert [one.path for one in library.set_aside()] == [tmp_path / "bad.toml"]
    assert [game.id for game in library.sound()] == sorted([*shipped.ids(), "good"])
    assert answer(RAZZ, library) == answer(RAZZ, shipped)
    assert answer(RAZZ | {"game": "plo8"}, library) == answer(RAZZ | {"game": "plo8"}, shipped)
    assert answer(RAZZ | {"game": "good"}, library)["awards"] == {"1": 200}
    assert answer(RAZZ | {"game": "bad"}, library)["error"]["message"].startswith(
        "the game’s own file is faulty: bad.toml: "
    )


def test_a_file_that_was_removed_since_the_folder_was_read_is_set_aside(house):
    library = house(ours=SOUND)
    assert "ours" in library.ids()

    (house.folder / "ours.toml").unlink()

    assert told(library) == [("ours.toml", ["cannot be read: No such file or directory"])]


def test_a_folder_that_is_none_is_set_aside_as_a_whole(tmp_path):
    (tmp_path / "games").write_text("no folder")

    library = Library(shelf.games(), tmp_path / "games", tmp_path / "nowhere")

    assert told(library) == [("games", ["cannot be read: Not a directory"])]
    assert library.game("razz").name == "Razz"


def test_hidden_files_and_other_files_are_no_games(house):
    (house.folder / "._razz.toml").write_bytes(b"\x00\x05\x16\x07")
    (house.folder / "notes.txt").write_text("shopping")

    library = house()

    assert (library.set_aside(), library.ids()) == ([], Library(shelf.games()).ids())


def test_a_name_that_no_screen_can_show_is_told_written_out(house):
    (house.folder / "a\x1b[2J.toml").write_text(SOUND)

    assert told(house()) == [
        ("a\\x1b[2J.toml", ["its name has a character in it that cannot be printed"])
    ]


def test_a_faulty_file_that_covers_a_shipped_game_stops_that_game_alone(house):
    library = house(razz='name = "Our Razz"\nlike = "razz"\n')

    assert faults_of(library, "razz") == (
        "razz.toml",
        [
            "source: is missing: it should be a text in quotation marks",
            "tldr: is missing: it should be a text in quotation marks",
        ],
    )
    assert library.game("action-razz") == Library(shelf.games()).game("action-razz")
    assert "razz" not in [game.id for game in library.sound()]


def test_a_file_may_be_like_the_shipped_game_that_it_covers(house):
    library = house(razz=LIKE.format(name="Our Razz", like="razz"))

    ours = library.game("razz")

    assert (ours.name, ours.streets) == ("Our Razz", Library(shelf.games()).game("razz").streets)
    assert library.game("action-razz") == Library(shelf.games()).game("action-razz")


def test_other_games_of_the_house_are_like_its_own_game_and_not_like_the_shipped_one(house):
    library = house(
        razz=LIKE.format(name="Our Razz", like="razz") + 'odd_chips = "by position"\n',
        friday=LIKE.format(name="Friday", like="razz"),
    )

    assert library.game("friday").odd_chips == "by position"


def test_what_is_like_a_faulty_game_says_so_with_its_file_and_its_own_faults(house):
    library = house(
        friday=LIKE.format(name="Friday", like="razz") + "aliases = 5\n",
        late=LIKE.format(name="Late", like="friday") + 'froced = "antes"\n',
    )

    assert faults_of(library, "late") == (
        "late.toml",
        [
            (
                "line 2: like: friday.toml is faulty: "
                "line 5: aliases: should be a list of texts, not 5"
            ),
            "line 5: froced: no such key “froced”; did you mean “forced”?",
        ],
    )


@pytest.mark.parametrize(
    ("like", "said"),
    [
        ("raz", "no such game “raz”; did you mean “razz”?"),
        ("ours", "“ours” is this game itself"),
        ("plo8", "“plo8” is omaha-high-low: write its id"),
    ],
)
def test_a_game_that_is_like_none_says_only_that(house, like, said):
    library = house(ours=LIKE.format(name="Ours", like=like))

    assert faults_of(library, "ours") == ("ours.toml", [f"line 2: like: {said}"])


def test_games_that_are_like_each_other_say_so(house):
    library = house(
        one=LIKE.format(name="One", like="two"),
        two=LIKE.format(name="Two", like="three"),
        three=LIKE.format(name="Three", like="two"),
    )

    circle = "line 2: like: goes round in a circle: {} and {}"
    one, two, three = "line 2: like: two.toml", "two.toml", "three.toml"
    assert told(library) == [
        (
            "one.toml",
            [f"{one} is faulty: line 2: like: {three} is faulty: {circle.format(two, three)}"],
        ),
        (three, [f"line 2: like: {two} is faulty: {circle.format(three, two)}"]),
        (two, [f"line 2: like: {three} is faulty: {circle.format(two, three)}"]),
    ]


def test_a_long_line_of_games_ends_with_a_sentence(house):
    files = {f"g{number}": LIKE.format(name="G", like=f"g{number + 1}") for number in range(2000)}

    library = house(**files)

    assert faults_of(library, "g0")[1][0].endswith("too many games are like one another in a row")


@pytest.mark.parametrize("alias", ["razz", "plo8"])
def test_no_alias_of_the_house_takes_a_name_from_a_shipped_game(house, alias):
    library = house(
        ours=f'{LIKE.format(name="Ours", like="stud")}aliases = ["{alias}", "our-stud"]\n'
    )

    assert library.game(alias) == Library(shelf.games()).game(alias)
    assert library.game("our-stud").name == "Ours"


def test_an_alias_of_two_games_of_the_house_is_neither(house):
    ours = LIKE.format(name="Ours", like="stud") + 'aliases = "friday"\n'
    library = house(one=ours, two=ours)

    assert faults_of(library, "friday") == (
        "two.toml",
        ["aliases: “friday” is an alias of one.toml and two.toml"],
    )
    assert answer(RAZZ | {"game": "friday"}, library)["error"]["code"] == "unknown-game"


@pytest.mark.parametrize(
    "name", ["", "a" * 5000, "../razz", "razz.toml", "a\x00b", "\ud800", "bad/name"]
)
def test_a_name_that_no_file_can_have_is_unknown(house, name):
    with pytest.raises(UnknownGame):
        house().game(name)


def test_a_game_with_dice_may_be_among_those_to_choose_from(house):
    library = house(
        pick=LIKE.format(name="Pick", like="paradise-road-pickem")
        + 'choices = ["razz", "binglaha"]\n'
    )
    hands = [
        {"seat": 1, "cards": "As 2s Kh Kc", "bet": 100},
        {"seat": 2, "cards": "2c 5d Qh Jh", "bet": 100},
    ]
    case = {"game": "pick", "choice": "binglaha", "board": "8c 6d 3h Ks Qs", "players": hands}

    ruled = [answer(case | {"dice": [die], "button": 1}, library) for die in (2, 5)]

    played = [[one["name"] for one in ruling["pots"][0]["portions"]] for ruling in ruled]
    assert played == [["high", "low"], ["high"]]
    assert {ruling["game"] for ruling in ruled} == {"pick"}


def test_a_faulty_game_among_those_to_choose_from_stops_only_itself(house):
    library = house(razz='name = "Our Razz"\nlike = "razz"\n')
    hands = [
        {"seat": 1, "cards": "As 2c 3d 4h 6s Jc Qd", "bet": 100},
        {"seat": 2, "cards": "Ks Kc 3s 4d 9c Jd Qh", "bet": 100},
    ]
    case = {"game": "paradise-road-pickem", "players": hands, "button": 1}

    stud, razz = [answer(case | {"choice": one}, library) for one in ("stud", "razz")]

    assert stud["awards"] == {"2": 200}
    assert razz["error"]["message"].startswith("the game’s own file is faulty: razz.toml: ")


def test_what_is_set_aside_holds_on_to_nobody_who_asked(house):
    """Kept exceptions hold frames, and with them widgets that are then destroyed at any time."""

    class Asker:
        pass

    def ask(library):
        asker = Asker()
        assert library.set_aside()
        return weakref.ref(asker)

    library = house(friday="name = 5\n")

    gc.disable()
    try:
        assert ask(library)() is None
    finally:
        gc.enable()


def test_a_house_game_whose_names_are_others_already_is_told_all_of_them(house):
    library = house(
        plo8=LIKE.format(name="Pot Limit", like="stud") + 'aliases = ["razz", "our-stud", "o8"]\n',
        ours=LIKE.format(name="Mine", like="stud"),
    )

    assert library.taken_names(library.game("ours")) == []
    assert library.taken_names(library.load(house.folder / "plo8.toml")) == [
        ("aliases[0]", "“razz” is razz already"),
        ("aliases[2]", "“o8” is omaha-high-low already"),
        (
            "",
            ("the file’s name is a name of omaha-high-low, which is not found by it any more"),
        ),
    ]


def test_no_spelling_of_a_shipped_name_is_a_house_games_name(house):
    library = house(ours=LIKE.format(name="RAZZ", like="stud") + 'short = "Our Stud"\n')

    assert library.names()["ours"] == ("Our Stud",)


def test_a_game_to_choose_from_is_judged_from_hands_and_has_no_choice_of_its_own(house):
    library = house(
        pick=LIKE.format(name="Pick", like="paradise-road-pickem")
        + 'choices = ["razz", "buck-em", "pick", "paradise-road-pickem"]\n'
    )

    assert faults_of(library, "pick") == (
        "pick.toml",
        [
            "line 5: choices[1]: “buck-em” cannot be chosen in it",
            "line 5: choices[2]: “pick” cannot be chosen in it",
            "line 5: choices[3]: “paradise-road-pickem” cannot be chosen in it",
        ],
    )


def test_the_games_to_choose_from_come_with_the_game(house):
    library = house(
        pick=LIKE.format(name="Pick", like="paradise-road-pickem") + 'choices = ["razz", "stud"]\n'
    )

    assert library.game("pick").chosen == (library.game("razz"), library.game("stud"))
    assert library.game("razz").chosen == ()


def test_names_that_are_no_texts_are_no_names_of_a_game(house):
    library = house(
        ours='name = 5\nshort = ""\naliases = ["our-stud", 7]\n', two='name = ""\nshort = "Two"\n'
    )

    assert (library.names()["ours"], library.names()["two"]) == (("our-stud",), ("Two",))


def test_a_folder_that_a_link_leads_to_has_the_same_games(house, tmp_path_factory):
    house(
        razz=LIKE.format(name="Our Razz", like="razz"),
        friday=LIKE.format(name="Friday", like="razz"),
    )
    link = tmp_path_factory.mktemp("elsewhere") / "games"
    link.symlink_to(house.folder, target_is_directory=True)

    library = Library(shelf.games(), link)

    assert (told(library), library.game("razz").name) == ([], "Our Razz")
    assert library.load(link / "friday.toml").name == "Friday"
    assert library.own_files() == [house.folder / "friday.toml", house.folder / "razz.toml"]


def test_a_chosen_game_is_played_under_the_name_of_the_game_of_the_choice(house):
    library = house()
    pick = library.game("paradise-road-pickem")
    chosen = library.chosen(pick, "texas-holdem")
    plain = library.game("texas-holdem")

    played = [library.under(one, {}, "") for one in (chosen, plain)]

    assert [(one.id, one.by_choice, one.source, one.name) for one in played] == [
        (pick.id, "texas-holdem", f"{pick.source}, {plain.source}", plain.name),
        (plain.id, "", plain.source, plain.name),
    ]
    with pytest.raises(UnknownGame):
        library.chosen(pick, "omaha")
