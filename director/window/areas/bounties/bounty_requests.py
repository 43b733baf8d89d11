"""The words by which the screens of bounties and teams are asked for."""

BOUNTIES = "bounties"
"""The screen."""

WAY, ENVELOPES, DRAW, OPEN, PAY_BOUNTY = (
    "way of bounties",
    "envelopes",
    "draw an envelope",
    "open an envelope",
    "pay a bounty",
)
TEAM, MEMBERS, TEAM_CHIPS, CUT = "team", "members", "team chips", "cut"
