"""How lines are broken to see whether a test notices: `scripts/mutants.py`."""

from mutating.breaks import breaks

SOURCE = b'''"""What 1 < 2 says in words is left alone."""

def odd(chips: int, *, least: int = 0) -> int:
    """The chips > 1 that cannot be split."""
    if chips < least and not chips % 2:
        log.append(f"{chips + 1}")
        return -sorted(zip(chips, chips, strict=True))
    raise Refused("no more than", 3)
'''


def changes() -> list[tuple[int, str, str, str]]:
    return [(one.line, one.kind, one.was, one.now) for one in breaks(SOURCE)]


def test_each_line_that_decides_something_can_be_broken_and_no_wording_can():
    assert changes() == [
        (3, "constant", "0", "1"),
        (5, "comparison", "<", "<="),
        (5, "condition", "and", "or"),
        (5, "condition", "not ", ""),
        (5, "constant", "2", "3"),
        (5, "sign", "%", "//"),
        (6, "dropped call", 'log.append(f"{chips + 1}")', "pass"),
        (
            7,
            "dropped call",
            "sorted(zip(chips, chips, strict=True))",
            "(zip(chips, chips, strict=True))",
        ),
        (7, "sign", "-", ""),
    ]


def test_a_broken_file_differs_in_that_one_place():
    first, *_ = (one for one in breaks(SOURCE) if one.kind == "comparison")

    broken = first.applied(SOURCE)

    assert broken == SOURCE.replace(b"chips < least", b"chips <= least")


def test_a_break_knows_the_function_that_tests_must_go_through_and_defaults_are_in_none():
    by_line = {one.line: one.function for one in breaks(SOURCE)}

    assert (by_line.pop(min(by_line)), set(by_line.values())) == ("", {"odd"})
