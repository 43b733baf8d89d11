"""What this program does without in Python's regular expressions: early 3.11 gets it wrong."""

import re
from pathlib import Path

import director

POSSESSIVE_GROUP = re.compile(r"\)[*+?]\+|\(\?>")


def test_no_expression_has_a_possessive_group():
    # before Python 3.11.5 a group with a choice in it, repeated so, matches too little
    modules = sorted(Path(director.__file__).parent.rglob("*.py"))

    assert [one.name for one in modules if POSSESSIVE_GROUP.search(one.read_text("utf-8"))] == []
