"""The scripts of the floor's remote: small files that find each other, without a circle."""

import re

import pytest

from director.house import shelf
from director.web.pages import asset, remote_scripts
from director.web.remote_page import words

SCRIPTS = {name: asset(name).body.decode() for name in remote_scripts()}
IMPORT = re.compile(r'^import \{ ([^}]+) \} from "\./([\w.-]+)";$', re.MULTILINE)
EXPORTS = re.compile(r"^export (?:async )?(?:function|const) ([^;{]+)", re.MULTILINE)
MOST_LINES, MOST_BYTES = 120, 40_000


def imports(name):
    return [
        (one, source) for some, source in IMPORT.findall(SCRIPTS[name]) for one in some.split(", ")
    ]


def exports(name):
    """What a line declares: "app = at(...), bar = ...", or "draw(" of a function."""
    lines = EXPORTS.findall(SCRIPTS[name])
    return {one for line in lines for one in re.findall(r"(?:^|, )(\w+)(?= =|\()", line)}


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_opens_with_a_sentence_and_stays_small(name):
    lines = SCRIPTS[name].splitlines()

    assert re.match(r"// [A-Z].*[.,;:\w]$", lines[0])
    assert len(lines) <= MOST_LINES


@pytest.mark.parametrize("name", SCRIPTS)
def test_what_a_script_imports_is_exported_where_it_says_and_used(name):
    body = IMPORT.sub("", SCRIPTS[name])

    for one, source in imports(name):
        assert one in exports(source), f"{one} from {source}"
        assert re.search(rf"\b{one}\b", body), one
    assert SCRIPTS[name].count("\nimport ") == len(IMPORT.findall(SCRIPTS[name]))


def test_every_script_is_reached_from_the_first_and_none_needs_itself():
    def below(name, above=()):
        assert name not in above, " > ".join((*above, name))
        return {name}.union(*(below(source, (*above, name)) for _, source in set(imports(name))))

    assert below("remote.js") == set(SCRIPTS)


def test_the_scripts_say_every_word_that_the_page_brings_and_no_other():
    every = "\n".join(SCRIPTS.values())
    said = set(re.findall(r"\bW\.(\w+)", every))
    by_key = {"bust", "move", "clock", "count", "not_yet", "done", "refused"}  # W[word], W[status]
    by_key |= {"pot", "button", "chip", "dice", "choice", "note"}

    assert said - set(words()) == set()
    assert set(words()) - said - by_key == set()


def test_all_of_the_remote_is_soon_there():
    files = [*SCRIPTS.values(), *(asset(one).body.decode() for one in ("remote.css", "board.css"))]

    assert sum(len(one.encode()) for one in files) < MOST_BYTES + 20_000
    assert {path.suffix for path in (shelf.web() / "remote").iterdir()} == {".js"}


@pytest.mark.parametrize("name", ["../board.py", "words.py", "remote/words.js", "secret.js"])
def test_no_other_file_is_an_asset(name):
    with pytest.raises(KeyError):
        asset(name)
