"""Which sections of which book a rule rests on, read from its citation."""

import re
from functools import lru_cache

_SECTION = re.compile(
    r"\s*(?:(?P<book>TDA|WL|WT|S)\s+)?"
    r"(?P<section>App [A-Z]|RP-\d+|\d+\.\d+|\d+)(?:-(?P<last>\d+)\b)?"
)


@lru_cache(maxsize=1 << 10)
def sections(source: str) -> frozenset[str]:
    """The sections that a citation names, without their letters and points.

    >>> sorted(sections("TDA 35-37, 66; S 1.4-3a, App A; TDA RP-8-B; house rule, C4"))
    ['S 1.4', 'S App A', 'TDA 35', 'TDA 36', 'TDA 37', 'TDA 66', 'TDA RP-8']
    """
    found, book = [], ""
    for part in re.split("[;,]", source):
        read = _SECTION.match(part)
        book = (read["book"] or book) if read else ""
        if not read or not book:
            continue
        first = read["section"]
        if read["last"] and first.isdecimal():
            found += [f"{book} {one}" for one in range(int(first), int(read["last"]) + 1)]
        else:
            found.append(f"{book} {first}")
    return frozenset(found)
