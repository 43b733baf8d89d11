"""The figures that follow from an event, by name, and what they are called on the floor."""

from director.tournament.effects.titles import CHIPS, MONEY, OPEN, Title

PLAYERS_LEFT, ENTERED, FINISH = "players left", "entries", "place"
POOL, OVERLAY, PRIZE, PLACES_PAID = "prize pool", "overlay", "prize", "places paid"
UNPAYABLE, DUE, LEFT_TO_PAY = "why prizes cannot be paid", "prize due", "prizes left to pay"
HEAD, BOUNTY_WON, BOUNTY_DUE = "bounty on the head", "bounties won", "bounties due"
KNOCKED_OUT, UNCLAIMED = "players knocked out", "unclaimed bounties"
IN_POOL, IN_ENVELOPES = "bounty left in the pool", "in envelopes"
TABLES, UNSEATED = "tables in play", "players without a seat"
IN_PLAY, AVERAGE, LAMMERS, BEHIND = "chips in play", "average", "lammers", "chips in lammers"
OWES, OWED, DUE_BACK = "owes", "owed by players", "refunds due"
DRAWER, PAID_OUT = "expected in drawer", "total paid out"
FACE, LATE, REGISTRATION, STATE = "clock", "minutes late", "registration", "state"
ISSUED, NIT_ANTE = "chips given out", "nit ante"

_MONEY = (
    POOL,
    OVERLAY,
    PRIZE,
    DUE,
    LEFT_TO_PAY,
    HEAD,
    BOUNTY_WON,
    BOUNTY_DUE,
    UNCLAIMED,
    IN_POOL,
    IN_ENVELOPES,
    OWES,
    OWED,
    DUE_BACK,
    DRAWER,
    PAID_OUT,
)
_CHIPS = (IN_PLAY, AVERAGE, BEHIND, ISSUED, NIT_ANTE)
_PLAIN = (
    PLAYERS_LEFT,
    ENTERED,
    FINISH,
    PLACES_PAID,
    UNPAYABLE,
    KNOCKED_OUT,
    TABLES,
    UNSEATED,
    LAMMERS,
    FACE,
    LATE,
    STATE,
)

FIGURE_TITLES: dict[str, Title] = {
    **{name: Title(name) for name in _PLAIN},
    REGISTRATION: Title(REGISTRATION, words=OPEN),
    **{name: Title(name, CHIPS) for name in _CHIPS},
    **{name: Title(name, MONEY) for name in _MONEY},
}
