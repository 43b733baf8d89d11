"""The ruling as it is shown: who wins what of which pot, with which cards, and why."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from director.engine.pots import Share
from director.engine.rulings import PotRuling, Ruling
from director.gui.look.cards import Deck
from director.gui.look.styles import GRID
from director.gui.parts.labels import column, holding, label, panel, row
from director.gui.showdowns.deals import Dealt
from director.gui.showdowns.hands import HandView
from director.gui.showdowns.judgements import Judgement
from director.words import chips, say


class RulingView(QScrollArea):
    """Shows a ruling, or what is still to come before there is one."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(say("The ruling"))
        self.text: tuple[str, ...] = ()

    def show_judgement(self, judgement: Judgement, advice: str, deck: Deck) -> None:
        """Shows what can be said now."""
        inside = QWidget()
        box = QVBoxLayout(inside)
        box.setContentsMargins(0, 0, GRID, 0)
        box.setSpacing(2 * GRID)
        if judgement.ruling:
            self.text = (judgement.headline, *judgement.reasons)
            for widget in _ruled(judgement, judgement.ruling, deck):
                box.addWidget(widget)
        else:
            self.text = tuple(judgement.wrong.values()) or (advice,)
            for widget in _waiting(judgement, advice):
                box.addWidget(widget)
        box.addStretch(1)
        self.setWidget(inside)
        self.setAccessibleDescription("  ".join(self.text))


def _waiting(judgement: Judgement, advice: str) -> Iterator[QWidget]:
    """What has to be put right or typed before there is a ruling."""
    if judgement.wrong:
        title, lines, role = say("This cannot be right"), judgement.wrong.values(), "fault"
    else:
        title, lines, role = say("No ruling yet"), judgement.to_come.values(), "soft"
    yield label(title, "head")
    for words in dict.fromkeys(lines):
        yield label(words, role, wrap=True)
    yield label(advice, "hint", wrap=True)


def _ruled(judgement: Judgement, ruling: Ruling, deck: Deck) -> Iterator[QWidget]:
    yield label(judgement.headline, "head", wrap=True)
    several = len(ruling.pots) > 1
    for number, pot in enumerate(ruling.pots):
        yield _pot(judgement, ruling, pot, _pot_title(judgement, pot, number, several), deck)
    yield _why(judgement)


def _pot_title(judgement: Judgement, pot: PotRuling, number: int, several: bool) -> str:
    if not judgement.counted:
        return say("The pot")
    if not several:
        return say("Pot of {amount}", amount=chips(pot.amount))
    if number == 0:
        return say("Main pot of {amount}", amount=chips(pot.amount))
    return say("Side pot {number} of {amount}", number=number, amount=chips(pot.amount))


def _pot(judgement: Judgement, ruling: Ruling, pot: PotRuling, title: str, deck: Deck) -> QWidget:
    """A pot with its portions, each with its winners and the cards that play."""
    box = column(label(title, "caption"), gap=GRID)
    titles = {portion.name: portion.title for portion in ruling.game.all_portions}
    for share in pot.shares:
        name = titles.get(share.portion, "") if len(ruling.game.all_portions) > 1 else ""
        for widget in _share(judgement, ruling, share, name, deck):
            box.addWidget(widget)
    if not pot.shares:
        box.addWidget(label(say("It stays for the next deal"), "soft"))
    return panel(box)


def _share(
    judgement: Judgement, ruling: Ruling, share: Share, title: str, deck: Deck
) -> Iterator[QWidget]:
    portions = {portion.name: portion for portion in ruling.game.all_portions}
    for part in share.parts:
        who = ruling.showdown.players[part.seat].title
        amount = label(judgement.amount(part.amount))
        hand = ruling.hands.get(part.seat, {}).get(share.portion)
        words = [title] if title else []
        if hand:
            words.append(portions[share.portion].says(hand.rating))
        if part.odd and judgement.counted:
            words.append(say("with the odd chip of {chip}", chip=chips(part.odd)))
        lines = column(
            holding(row(label(who), None, amount)),
            label("  ·  ".join(words), "soft", wrap=True),
            gap=4,
        )
        if hand:
            cards = HandView(deck)
            cards.show_hand(tuple(Dealt(card) for card in hand.cards), deck)
            lines.addWidget(cards)
        yield holding(lines)


def _why(judgement: Judgement) -> QWidget:
    box = column(label(say("Why"), "caption"), gap=GRID)
    for reason in judgement.reasons:
        box.addWidget(label(reason, "soft", wrap=True))
    return holding(box)
