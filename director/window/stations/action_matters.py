"""What each action is about, as roles see it: who may never do it does not find it in the menus.

The desk asks again when it is done, by what comes of it. What is not here only shows something.
"""

from collections.abc import Mapping

from director.reports.sheet_register import EVENT_SHEETS
from director.tournament.bounties import facts as bounties
from director.tournament.busts import facts as busts
from director.tournament.chips import facts as chips
from director.tournament.clock import facts as clock
from director.tournament.clock import own_clock_facts as own_clocks
from director.tournament.deals import facts as deals
from director.tournament.entries import facts as entries
from director.tournament.event import facts as event
from director.tournament.facts import Fact
from director.tournament.filed_rulings import facts as filed_rulings
from director.tournament.flights import facts as flights
from director.tournament.lammers import facts as lammers
from director.tournament.money import facts as money
from director.tournament.nit_levels import facts as nit_levels
from director.tournament.prizes import facts as prizes
from director.tournament.seats import facts as seats
from director.tournament.shootouts import facts as shootouts
from director.tournament.staff.role import ERASING_PLAYERS, KEEPING_PLAYERS, Matter
from director.tournament.staff.roles import MATTERS
from director.tournament.teams import facts as teams
from director.tournament.tickets import facts as tickets

_BY_FACT: Mapping[type[Fact], str] = {
    entries.RegistrationSet: "players.registration",
    entries.PlayerRegistered: (
        "players.register players.register_here player.again alternates.in teams.enter"
    ),
    busts.PlayerEliminated: "players.out players.out_here players.name_out players.many_out",
    busts.PlayerReinstated: "players.back player.back_in",
    busts.PlayerTimedOut: "players.call",
    busts.BustMoved: "player.order",
    busts.BustCredited: "player.knocked_out",
    busts.PlayerWarned: "player.warn",
    busts.HandsServed: "player.serve",
    busts.PlayerDisqualified: "player.disqualify",
    busts.ChipsCounted: "player.count",
    chips.ChipsColoredUp: "tables.colored_up",
    busts.HandForHandSet: "event.hand_for_hand",
    money.MoneyTaken: "player.pay players.all_pay players.way",
    money.ChipsBought: "player.rebuy player.add_on",
    money.MoneyReturned: "player.give_back",
    money.PaymentCorrected: "player.correct money.correct prizes.correct",
    money.MoneySet: "money.terms money.open_account",
    money.FloatMoved: "money.float",
    money.DrawerCounted: "money.count money.close",
    entries.EntryRenamed: "player.rename",
    entries.EntryVoided: "player.void",
    entries.AlternateListed: "alternates.list",
    entries.AlternateStruck: "alternates.strike",
    entries.SpotReserved: "players.sign_ups",
    entries.FieldCounted: (
        "clock.count_entry clock.count_entry_less clock.count_add_on clock.count_add_on_less"
        " clock.count_rebuy clock.count_rebuy_less clock.count_entries clock.count_entries_less"
        " clock.count_add_ons clock.count_add_ons_less clock.count_rebuys clock.count_rebuys_less"
        " clock.count_back clock.count_outs"
    ),
    lammers.LammersRedeemed: "player.lammers",
    lammers.AllLammersRedeemed: "lammers.all",
    nit_levels.NitCardTurnedIn: "player.nit_card player.nit_ante",
    nit_levels.LastNitEliminated: "player.last_nit",
    seats.SeatsDrawn: "seats.draw seats.redraw",
    seats.PlayersMoved: "tables.proposal tables.break tables.move tables.give_change",
    seats.SeatLeft: "tables.unseat",
    seats.SeatChangeAsked: "tables.ask_change",
    seats.SeatChangeDropped: "tables.ask_change",
    seats.PlayersSat: "tables.arrive tables.all_arrive",
    seats.SeatsVerified: "tables.check_seat tables.check_table",
    seats.SeatsUnavailable: "tables.bar",
    seats.TableLocked: "tables.lock",
    seats.TablesOpened: "tables.open",
    seats.TableClosed: "tables.close",
    seats.TableGameSet: "tables.turn tables.game",
    clock.ClockStarted: "clock.switch clock.switch_here clock.unlock",
    clock.StepReached: "clock.previous clock.next",
    clock.TimeAdded: "clock.more clock.less clock.much_more clock.much_less",
    clock.ClockPut: "clock.again",
    clock.StartAppointed: "clock.start_at",
    clock.PauseAppointed: "clock.pause_after",
    clock.StepLengthened: "clock.make_up",
    own_clocks.ClockAdded: "clock.own",
    filed_rulings.RulingFiled: "ruling.file",
    prizes.PayTableChosen: (
        "prizes.table prizes.agreed prizes.edit prizes.new_table prizes.satellite"
    ),
    prizes.PrizePaid: "prizes.pay prizes.pay_next prizes.pay_all player.pay_prize teams.pay",
    prizes.PrizeVoided: "prizes.void",
    tickets.TicketsIssued: "tickets.issue",
    tickets.TicketPassed: "tickets.pass_on",
    tickets.TicketReturned: "tickets.return",
    tickets.TicketCashed: "tickets.cash",
    tickets.TicketUsed: "tickets.enter tickets.reserve",
    bounties.BountiesSet: "bounties.way",
    bounties.EnvelopesDeclared: "bounties.envelopes",
    bounties.MysteryDrawn: "bounties.draw bounties.open bounties.unnamed",
    bounties.BountyPaid: "bounties.pay bounties.pay_next bounties.pay_all bounties.collect",
    teams.TeamMembersNamed: "teams.members",
    teams.TeamChipsShared: "teams.chips teams.cut",
    deals.DealMade: "deal.agree",
    deals.DealWithdrawn: "deal.withdraw",
    shootouts.RoundsPlanned: "rounds.plan",
    shootouts.RoundDrawn: "rounds.draw",
    own_clocks.OwnClockChanged: "rounds.clock flights.clock clock.change",
    flights.FlightOpened: "flights.open",
    flights.ChipsBagged: "flights.bag",
    flights.FlightEnded: "flights.end",
    flights.BagsReturned: "flights.join",
    flights.FlightTermsSet: "flights.house",
    event.EventOpened: "start_actions.new start_actions.from_template start_actions.import",
    event.EventRenamed: "event.rename",
    event.StructureChanged: "event.structure",
    event.LogoSet: "event.logo event.no_logo",
    event.EventClosed: "event.close",
    event.EventReopened: "event.reopen",
    event.EventPaidOut: "event.pay_out",
}

MATTER_OF: Mapping[str, Matter] = {
    **{one: MATTERS[kind] for kind, ids in _BY_FACT.items() for one in ids.split()},
    **dict.fromkeys(("register.new", "register.merge", "register.import"), KEEPING_PLAYERS),
    "register.erase": ERASING_PLAYERS,
}
"""By the id of an action: what it brings about, and who may."""

ENTERS = frozenset(
    (*MATTER_OF, "event.undo", "event.redo", "history.take_back", "players.override")
)
"""The actions that enter something, and so are off while nothing can be entered."""

TELLS = frozenset(
    (
        "register.export",
        "save.payments",
        "save.registration",
        *(f"print.{one.id.replace('-', '_')}" for one in EVENT_SHEETS.values() if one.is_private),
    )
)
"""The actions that give payments or contacts away, and so are off while nobody is signed in."""
