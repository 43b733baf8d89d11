"""The deal on the wall, once everybody agreed."""

from director.tournament.money.amounts import money
from director.translation import listed, say
from director.views.money.deal_words import with_bounties
from director.window.event.cockpit import Cockpit


def show_on_wall(cockpit: Cockpit) -> None:
    """Announces what everybody gets; nothing of it is on the wall before somebody asks."""
    t = cockpit.tournament
    if t.deal:
        each = [
            say(
                "{player} {amount}",
                player=cockpit.name(one.entry),
                amount=with_bounties([one], t.terms),
            )
            for one in t.deal.shares
            if one.entry in t.entries
        ]
        words = say("Deal: {each}", each=listed(each))
        if t.deal.held:
            words += say("; {held} left to play for", held=money(t.deal.held, t.terms))
        cockpit.announce(words)
