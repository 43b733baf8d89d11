"""What is said on screen has curly quotes and apostrophes, in the program and in the manual."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

CHECKOUT = Path(__file__).parents[2]
SAYING = {"say", "Sentence", "Refused", "Reason", "counted", "Question", "about"}
NAMES = re.compile(r"(?i)hold'em|buck 'em|buy'em|pick'em|(?:dealer|player)'s choice")
"""Games are called so in their files, and are found by it."""
OF_FILES = re.compile(r'"|such as \'|or \'1 alone\'')
"""What is to be written into a file or a record stands in a sentence as it is written there."""
SHOWN_AS_IT_IS = re.compile(r"```.*?```|^    .*?$|`[^`]*`|\]\([^)]*\)|<[^>]*>", re.DOTALL | re.M)


def _said(tree: ast.Module) -> Iterator[ast.Constant]:
    """The texts that are given to what says something."""
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and ast.unparse(call.func).rpartition(".")[2] in SAYING:
            for given in call.args:
                if isinstance(given, ast.Constant) and isinstance(given.value, str):
                    yield given


def test_no_sentence_of_the_program_has_a_straight_quote():
    straight = [
        f"{path.relative_to(CHECKOUT)}:{one.lineno}: {one.value}"
        for path in sorted((CHECKOUT / "director").rglob("*.py"))
        for one in _said(ast.parse(path.read_text(encoding="utf-8")))
        if "'" in NAMES.sub("", str(one.value)) and not OF_FILES.search(str(one.value))
    ]

    assert straight == []


def test_no_sentence_of_the_manual_has_a_straight_quote():
    straight = []
    for path in sorted((CHECKOUT / "resources" / "manual").rglob("*.md")):
        prose = NAMES.sub("", SHOWN_AS_IT_IS.sub("", path.read_text(encoding="utf-8")))
        straight += [f"{path.name}: {one}" for one in prose.splitlines() if set("'\"") & set(one)]

    assert straight == []
