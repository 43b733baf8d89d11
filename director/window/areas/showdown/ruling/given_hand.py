"""A judged hand as it is given: read aloud, copied, filed and printed."""

from collections.abc import Mapping
from typing import Any

from director.views.ruling.hand_text import hand_as_text
from director.views.ruling.ruling import SaidRuling
from director.window.printing.sheet import Sheet
from director.window.rulings_desk.give_ruling import Line, Spoken


def spoken(ruled: SaidRuling, case: Mapping[str, Any], sheet: Sheet) -> Spoken:
    """A ruling on a hand as it is given."""
    said = ruled.aloud
    awards: list[Line] = []
    for award in said.awards:
        hands = tuple(hand.cards for hand in award.hands)
        awards.append(Line(award.said(cards=True), hands, award.said(cards=False)))
        awards += [Line(words, is_award=False) for words in award.divisions]
    return Spoken(
        said.game,
        (*awards, *map(Line, said.others)),
        said.reasons,
        ruled.headline,
        ruled.reasons,
        case,
        hand_as_text(ruled),
        sheet,
    )
