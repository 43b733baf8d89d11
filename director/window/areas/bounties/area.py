"""Bounties, teams and satellites."""

from functools import partial

from director.tournament.bounties.accounts import has_bounties
from director.window.areas.bounties.bounty_actions import BOUNTIES, BOUNTY_ACTIONS, PayNext
from director.window.areas.bounties.envelope_table import EnvelopeTable, SetUpEnvelopes
from director.window.areas.bounties.satellite import SATELLITE_ACTIONS
from director.window.areas.bounties.screen import BountiesScreen
from director.window.areas.bounties.team_actions import TEAM_ACTIONS
from director.window.areas.bounties.what_is_due import bounties_due
from director.window.event.area import Area
from director.window.event.go_to_screen import going_to

AREA = Area(
    BOUNTIES,
    BountiesScreen,
    going_to(
        BOUNTIES,
        "Bounties",
        "Ctrl+U",
        BOUNTIES,
        words=(
            "bounty, knockouts, PKO, progressive knockout, head hunter, mystery bounty, head "
            "money, heads"
        ),
    ),
    (*BOUNTY_ACTIONS, *TEAM_ACTIONS, *SATELLITE_ACTIONS),
    drops={SetUpEnvelopes: EnvelopeTable},
    answers=(PayNext,),
    there=lambda t: has_bounties(t) or bool(t.teams) or t.terms.bounties != "fixed",
    due=lambda cockpit: partial(bounties_due, cockpit),
)
