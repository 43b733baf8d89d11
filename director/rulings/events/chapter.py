"""The chapter of all questions about the event."""

from director.rulings.events.bounties import BOUNTIES
from director.rulings.events.chip_races import CHIP_RACES
from director.rulings.events.hand_for_hand import HAND_FOR_HAND
from director.rulings.events.lammers import LAMMERS
from director.rulings.events.penalties import PENALTIES
from director.rulings.events.shootouts import SHOOTOUTS
from director.rulings.question import Chapter
from director.translation import say

EVENTS = Chapter(
    say("The event"),
    (*BOUNTIES, *LAMMERS, *SHOOTOUTS, *HAND_FOR_HAND, *CHIP_RACES, *PENALTIES),
)
