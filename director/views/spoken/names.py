"""Names of games as they are said: 'Omaha eight or better', not 'Omaha/8' and not 'O8'."""

import re

from director.views.spoken.numbers import number_in_words

_SAID = (
    (r"High[/-]Low (?:Eight|8)[- ]or[- ]Better", "eight or better"),
    (r"(?:Hi[/-]Lo|High[/-]Low),? ?\(?No Qualifier\)?", "high low, no qualifier"),
    (r"\(?\b(?:Hi[/-]Lo|High[/-]Low)\b\)?", "high low"),
    (r"\bPLO[/ -]?8\b", "pot limit Omaha eight or better"),
    (r"\bPLO5\b", "five card pot limit Omaha"),
    (r"\bPLO\b", "pot limit Omaha"),
    (r"\bPLH\b", "pot limit hold'em"),
    (r"\b(?:NLHE|NLH|NLHE)\b", "no limit hold'em"),
    (r"\b(?:LHE|FLHE|FLH)\b", "limit hold'em"),
    (r"\bO[/-]?8\b", "Omaha eight or better"),
    (r"\bS[/-]?8\b", "stud eight or better"),
    (r"(?:/| )NQ\b", " high low, no qualifier"),
    (r"(?:/| )X\b(?! or)", " X or better"),
    (r"/8\b", " eight or better"),
    (r"\b2[-–]7\b", "deuce to seven"),
    (r"\bA[-–]5\b", "ace to five"),
    (r"\bTD\b", "triple draw"),
    (r"\bMiss\.", "Mississippi"),
    (r"\bDeuce-to-Seven\b", "deuce to seven"),
    (r"\bAce-to-Five\b", "ace to five"),
    (r"\b(No|Pot|Half-Pot|Half Pot|Fixed|Spread)[- ]Limit\b", r"\1 limit"),
    (r"\bBBA\b", "big blind ante"),
    (r"\bTOC\b", "T O C"),
    (r"\bw/", "with "),
    (r"(?<=\w)[-–](?=[A-Z])", " "),
    (r"\s*[+&]\s*", " and "),
    (r"\s*[·]\s*", ", "),
    (r"[()*\"]", ""),
)  # fmt: skip
"""What is written, and what is said for it; the first that fits is taken first."""
_FOUND = tuple([(re.compile(one, re.IGNORECASE), said) for one, said in _SAID])
_WORD_OF_CAPITALS = re.compile(r"\b[A-Z]{4,}\b")
_NUMBER = re.compile(r"(?<![A-Za-z])\d{1,3}(?:,\d{3})+|(?<![A-Za-z])\d+")
_LETTER_AFTER = re.compile(r"(?<=\d)(?=[A-Za-z])")


def as_said(name: str) -> str:
    """A name of a game as a dealer would say it.

    >>> as_said("Omaha/8"), as_said("no-limit 2-7 Single Draw"), as_said("Dramaha 49")
    ('Omaha eight or better', 'no limit deuce to seven Single Draw', 'Dramaha forty-nine')
    """
    for found, said in _FOUND:
        name = found.sub(said, name)
    name = _WORD_OF_CAPITALS.sub(
        lambda match: match[0].capitalize(), name
    )  # else it is spelled out
    return figures_said(name)


def figures_said(text: str) -> str:
    """The same with every number in words, and nothing that a voice would read as a sign.

    >>> figures_said("Level 1A"), figures_said("1,500")
    ('Level one A', 'fifteen hundred')
    """
    text = _LETTER_AFTER.sub(" ", text)
    said = _NUMBER.sub(lambda match: number_in_words(int(match[0].replace(",", ""))), text)
    return " ".join(said.replace("/", " ").split())
