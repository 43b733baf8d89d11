"""Facts as the book keeps them."""

import pytest

from director.books import upgrades
from director.books.codec import facts_as_text, facts_from_texts
from director.tournament.bounties.facts import (
    BountiesSet,
    BountyPaid,
    EnvelopesDeclared,
    MysteryDrawn,
)
from director.tournament.busts.facts import (
    BustCredited,
    BustMoved,
    ChipsCounted,
    Count,
    HandForHandSet,
    HandsServed,
    PlayerDisqualified,
    PlayerReinstated,
    PlayerWarned,
)
from director.tournament.chips.facts import ChipsColoredUp
from director.tournament.clock.facts import (
    ClockPaused,
    ClockPut,
    ClockStarted,
    MachineClockMoved,
    PauseAppointed,
    StartAppointed,
    StepLengthened,
    StepReached,
    TimeAdded,
)
from director.tournament.clock.own_clock_facts import ClockAdded, ClockRemoved, OwnClockChanged
from director.tournament.deals.facts import DealMade, DealWithdrawn
from director.tournament.deals.state import Share
from director.tournament.entries.facts import (
    AlternateListed,
    AlternateStruck,
    EntryRenamed,
    EntryVoided,
    FieldCounted,
    RegistrationSet,
    ReservationDropped,
    SpotReserved,
)
from director.tournament.event.facts import (
    EventClosed,
    EventPaidOut,
    EventRenamed,
    EventReopened,
    LogoSet,
    StructureChanged,
)
from director.tournament.facts import (
    FACTS,
    ContinuedFromCopy,
    EventOpened,
    Fact,
    PlayerEliminated,
    PlayerRegistered,
    PlayerTimedOut,
    RecordRedone,
    RecordsRedone,
    RecordsUndone,
    RecordUndone,
    RulingFiled,
    SeatDrawn,
    SeatsDrawn,
)
from director.tournament.filed_rulings.state import Occasion
from director.tournament.flights.facts import (
    BagForfeited,
    BagsReturned,
    ChipsBagged,
    FlightEnded,
    FlightOpened,
    FlightTermsSet,
)
from director.tournament.flights.state import FlightTerms
from director.tournament.halves.facts import ActSettled
from director.tournament.lammers.facts import AllLammersRedeemed, LammersRedeemed
from director.tournament.money.facts import (
    ChipsBought,
    DrawerCounted,
    FloatMoved,
    MoneyReturned,
    MoneySet,
    MoneyTaken,
    PaymentCorrected,
)
from director.tournament.money.state import LineNumber, MoneyTerms, MysteryPrize, Price
from director.tournament.nit_levels.facts import LastNitEliminated, NitCardTurnedIn
from director.tournament.prizes.facts import (
    PayTableChosen,
    PrizePaid,
    PrizeTermsSet,
    PrizeVoided,
)
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from director.tournament.prizes.payouts import Lock, PayoutTerms
from director.tournament.prizes.rounding import Rounding
from director.tournament.prizes.state import PrizeTerms
from director.tournament.seats.buttons import Positions
from director.tournament.seats.facts import (
    ButtonSeen,
    PlayersMoved,
    PlayersSat,
    SeatChangeAsked,
    SeatChangeDropped,
    SeatLeft,
    SeatsUnavailable,
    SeatsVerified,
    TableClosed,
    TableGameSet,
    TableLocked,
    TablesOpened,
)
from director.tournament.shootouts.facts import RoundDrawn, RoundsPlanned
from director.tournament.shootouts.state import RoundTerms
from director.tournament.state import EntryNumber, PlayerNumber
from director.tournament.teams.facts import TeamChipsShared, TeamMembersNamed
from director.tournament.tickets.facts import (
    Issued,
    TicketCashed,
    TicketPassed,
    TicketReturned,
    TicketsIssued,
    TicketUsed,
)
from tests.tournament.evening import FRIDAY, STRUCTURE

ANN, HERS, HIS = PlayerNumber(117), EntryNumber(1), EntryNumber(2)
FIRST = LineNumber(1)

TABLE = PayTable(
    "Two",
    rounding=Rounding(5),
    brackets=(Bracket(2, None, (PlaceRange(1, 1, 6500), PlaceRange(2, 2, 3500))),),
)

EXAMPLES: dict[Fact, str | None] = {
    EventOpened("Friday", STRUCTURE): None,
    PlayerRegistered(HERS, ANN): '[{"kind":"PlayerRegistered","entry":1,"player":117}]',
    SeatsDrawn("2f1c", (SeatDrawn(HERS, 2, 3), SeatDrawn(EntryNumber(2), 1, 4))): (
        '[{"kind":"SeatsDrawn","seed":"2f1c","seats":[[1,2,3],[2,1,4]]}]'
    ),
    ClockStarted(): '[{"kind":"ClockStarted"}]',
    ClockPaused(): '[{"kind":"ClockPaused"}]',
    StepReached(4): '[{"kind":"StepReached","step":4}]',
    TimeAdded(-60): '[{"kind":"TimeAdded","seconds":-60}]',
    StepLengthened(6, -300): '[{"kind":"StepLengthened","step":6,"seconds":-300}]',
    ClockPut(4, 61500): '[{"kind":"ClockPut","step":4,"milliseconds":61500}]',
    StartAppointed(FRIDAY): '[{"kind":"StartAppointed","moment":"2026-01-02T19:00:00+00:00"}]',
    PauseAppointed(4): '[{"kind":"PauseAppointed","step":4}]',
    MachineClockMoved(-7000): '[{"kind":"MachineClockMoved","milliseconds":-7000}]',
    PlayerTimedOut(HERS): '[{"kind":"PlayerTimedOut","entry":1}]',
    PlayerEliminated(HERS): '[{"kind":"PlayerEliminated","entry":1}]',
    RulingFiled("{}", "Ann wins 100", ("why",), Occasion(3, "1A", "", "late")): (
        '[{"kind":"RulingFiled","case":"{}","headline":"Ann wins 100","reasons":["why"],'
        '"occasion":[3,"1A","","late"]}]'
    ),
    PlayerRegistered(HIS, ANN, Price(100, 20), "late flight"): (
        '[{"kind":"PlayerRegistered","entry":2,"player":117,"price":[100,20,0,0,0],'
        '"note":"late flight"}]'
    ),
    EntryVoided(HERS, "twice"): '[{"kind":"EntryVoided","entry":1,"reason":"twice"}]',
    EntryRenamed(HERS, ANN): '[{"kind":"EntryRenamed","entry":1,"player":117}]',
    AlternateListed(ANN): '[{"kind":"AlternateListed","player":117}]',
    AlternateStruck(ANN): '[{"kind":"AlternateStruck","player":117}]',
    SpotReserved(ANN, "card", 50, "late"): (
        '[{"kind":"SpotReserved","player":117,"pays":"card","paid":50,"note":"late"}]'
    ),
    ReservationDropped(ANN): '[{"kind":"ReservationDropped","player":117}]',
    RegistrationSet(True): '[{"kind":"RegistrationSet","open":true}]',
    FieldCounted(out=1): '[{"kind":"FieldCounted","out":1}]',
    MoneySet(MoneyTerms("$", 0, Price(100, 20), guarantee=5000)): (
        '[{"kind":"MoneySet","terms":{"currency":"$","decimals":0,"entry":[100,20,0,0,0],'
        '"re_entry":null,"rebuy":null,"add_on":null,"guarantee":5000,"bounties":"fixed","kept":50,'
        '"shared":false,"mystery":[],"winner_keeps":true,"mystery_from":""}}]'
    ),
    ChipsBought(HERS, "rebuy", 5000, Price(60)): (
        '[{"kind":"ChipsBought","entry":1,"what":"rebuy","chips":5000,"price":[60,0,0,0,0]}]'
    ),
    MoneyTaken(FIRST, HERS, 120, "cash"): (
        '[{"kind":"MoneyTaken","line":1,"entry":1,"amount":120,"method":"cash"}]'
    ),
    MoneyTaken(FIRST, HERS, 75, "cash", tendered=100): (
        '[{"kind":"MoneyTaken","line":1,"entry":1,"amount":75,"method":"cash","tendered":100}]'
    ),
    MoneyReturned(FIRST, HERS, 120, "cash"): (
        '[{"kind":"MoneyReturned","line":1,"entry":1,"amount":120,"method":"cash"}]'
    ),
    PaymentCorrected(FIRST, 100, "card"): (
        '[{"kind":"PaymentCorrected","line":1,"amount":100,"method":"card"}]'
    ),
    FloatMoved(200): '[{"kind":"FloatMoved","amount":200}]',
    DrawerCounted(440, True): '[{"kind":"DrawerCounted","counted":440,"closed":true}]',
    PlayersMoved((SeatDrawn(HERS, 2, 3),), "TDA 11-A"): (
        '[{"kind":"PlayersMoved","seats":[[1,2,3]],"why":"TDA 11-A"}]'
    ),
    PlayersSat((HERS,)): '[{"kind":"PlayersSat","entries":[1]}]',
    SeatLeft(HERS): '[{"kind":"SeatLeft","entry":1}]',
    SeatChangeAsked(HERS, 2): '[{"kind":"SeatChangeAsked","entry":1,"table":2}]',
    SeatChangeAsked(HERS, 2, 5): '[{"kind":"SeatChangeAsked","entry":1,"table":2,"seat":5}]',
    SeatChangeDropped(HERS): '[{"kind":"SeatChangeDropped","entry":1}]',
    TablesOpened((1, 2), 8): '[{"kind":"TablesOpened","tables":[1,2],"size":8}]',
    TableClosed(2): '[{"kind":"TableClosed","table":2}]',
    TableLocked(2, "on the stream"): '[{"kind":"TableLocked","table":2,"reason":"on the stream"}]',
    SeatsUnavailable(2, (9,)): '[{"kind":"SeatsUnavailable","table":2,"seats":[9]}]',
    ButtonSeen(2, Positions(1, 2, 3)): '[{"kind":"ButtonSeen","table":2,"next":[1,2,3]}]',
    TableGameSet(2, "razz"): '[{"kind":"TableGameSet","table":2,"game":"razz"}]',
    TableGameSet(2, "razz", 5): '[{"kind":"TableGameSet","table":2,"game":"razz","seat":5}]',
    SeatsVerified(2, (1, 2)): '[{"kind":"SeatsVerified","table":2,"seats":[1,2]}]',
    ChipsColoredUp((25,), (1, 2)): '[{"kind":"ChipsColoredUp","chips":[25],"tables":[1,2]}]',
    PlayerEliminated(HERS, (HIS,), before=HIS): (
        '[{"kind":"PlayerEliminated","entry":1,"by":[2],"before":2}]'
    ),
    PlayerReinstated(HERS): '[{"kind":"PlayerReinstated","entry":1}]',
    BustMoved(HERS, HIS): '[{"kind":"BustMoved","entry":1,"before":2}]',
    BustCredited(HERS, (HIS,)): '[{"kind":"BustCredited","entry":1,"by":[2]}]',
    DealMade("even", (Share(HERS, 900, 60, 50), Share(HIS, 300, 40, 50, 5)), bounties="own"): (
        '[{"kind":"DealMade","way":"even","shares":[[1,900,60,50,0],[2,300,40,50,5]],'
        '"bounties":"own"}]'
    ),
    DealWithdrawn("a stack was miscounted"): (
        '[{"kind":"DealWithdrawn","reason":"a stack was miscounted"}]'
    ),
    HandForHandSet(True): '[{"kind":"HandForHandSet","on":true}]',
    ChipsCounted((Count(HERS, 12500),)): '[{"kind":"ChipsCounted","counts":[[1,12500]]}]',
    PlayerWarned(HERS, "phone", 8): (
        '[{"kind":"PlayerWarned","entry":1,"reason":"phone","hands":8}]'
    ),
    HandsServed(HERS, 1): '[{"kind":"HandsServed","entry":1,"hands":1}]',
    PlayerDisqualified(HERS, "collusion", 12500): (
        '[{"kind":"PlayerDisqualified","entry":1,"reason":"collusion","chips":12500}]'
    ),
    NitCardTurnedIn(HERS, 3): '[{"kind":"NitCardTurnedIn","entry":1,"step":3}]',
    LastNitEliminated(HERS, 700): '[{"kind":"LastNitEliminated","entry":1,"chips":700}]',
    LammersRedeemed(HERS, 1): '[{"kind":"LammersRedeemed","entry":1,"count":1}]',
    AllLammersRedeemed(): '[{"kind":"AllLammersRedeemed"}]',
    MysteryDrawn(HERS, HIS, 500, "2f1c"): (
        '[{"kind":"MysteryDrawn","entry":1,"gone":2,"amount":500,"seed":"2f1c"}]'
    ),
    BountiesSet("progressive", 40): '[{"kind":"BountiesSet","way":"progressive","kept":40}]',
    EnvelopesDeclared((MysteryPrize(500, 2),), "day 2"): (
        '[{"kind":"EnvelopesDeclared","prizes":[[500,2]],"begins":"day 2"}]'
    ),
    BountyPaid(FIRST, HERS, 25, "cash"): (
        '[{"kind":"BountyPaid","line":1,"entry":1,"amount":25,"method":"cash"}]'
    ),
    TeamMembersNamed(HERS, (ANN, PlayerNumber(118))): (
        '[{"kind":"TeamMembersNamed","entry":1,"members":[117,118]}]'
    ),
    TeamChipsShared(HERS, (16000, 15000)): (
        '[{"kind":"TeamChipsShared","entry":1,"chips":[16000,15000]}]'
    ),
    PayTableChosen(TABLE): (
        '[{"kind":"PayTableChosen","pay_table":{"name":"Two","bracket":'
        '[{"entries":"2+","percent":{"1":65,"2":35}}],"rounding":{"unit":5}}}]'
    ),
    PrizeTermsSet(PrizeTerms(PayoutTerms(saves=(50,), locks=(Lock(1, 900),)), 25), "agreed"): (
        '[{"kind":"PrizeTermsSet","terms":{"payout":{"bounties":0,"saves":[50],"minimum":0,'
        '"locks":[[1,900]],"goods":[],"rounding":null},"bounty":25,"tax":null,"seats":null},'
        '"note":"agreed"}]'
    ),
    PrizePaid(LineNumber(8), HERS, 900, "cash", ("bracelet",)): (
        '[{"kind":"PrizePaid","line":8,"entry":1,"amount":900,"method":"cash",'
        '"goods":["bracelet"]}]'
    ),
    PrizeVoided(LineNumber(8), "paid to a namesake"): (
        '[{"kind":"PrizeVoided","line":8,"reason":"paid to a namesake"}]'
    ),
    TicketsIssued("Main event", (Issued("A1B2C3-1", HERS, ANN, 500, "a seat"),)): (
        '[{"kind":"TicketsIssued","event":"Main event",'
        '"tickets":[["A1B2C3-1",1,117,500,"a seat"]]}]'
    ),
    TicketPassed("A1B2C3-1", ANN, 450): (
        '[{"kind":"TicketPassed","ticket":"A1B2C3-1","player":117,"paid":450}]'
    ),
    TicketReturned("A1B2C3-1", "late"): (
        '[{"kind":"TicketReturned","ticket":"A1B2C3-1","reason":"late"}]'
    ),
    TicketCashed(LineNumber(9), "A1B2C3-1", 480, "cash"): (
        '[{"kind":"TicketCashed","line":9,"ticket":"A1B2C3-1","amount":480,"method":"cash"}]'
    ),
    TicketUsed("A1B2C3-1", "Satellite", 500, ANN, HERS): (
        '[{"kind":"TicketUsed","ticket":"A1B2C3-1","satellite":"Satellite","value":500,'
        '"player":117,"entry":1}]'
    ),
    OwnClockChanged("1A", TimeAdded(60)): (
        '[{"kind":"OwnClockChanged","clock":"1A","change":{"kind":"TimeAdded","seconds":60}}]'
    ),
    ClockAdded("table 4"): '[{"kind":"ClockAdded","clock":"table 4"}]',
    ClockRemoved("table 4"): '[{"kind":"ClockRemoved","clock":"table 4"}]',
    RoundsPlanned(RoundTerms(9, tables=(10,))): (
        '[{"kind":"RoundsPlanned","terms":[9,1,[10],true,false,"by time",false]}]'
    ),
    RoundDrawn(2, (SeatDrawn(HERS, 2, 3),), "2f1c", (HIS,)): (
        '[{"kind":"RoundDrawn","number":2,"seats":[[1,2,3]],"seed":"2f1c","byes":[2]}]'
    ),
    FlightTermsSet(FlightTerms("all", percent=15)): (
        '[{"kind":"FlightTermsSet","terms":["all",0,15,0]}]'
    ),
    FlightOpened("1A", FRIDAY): (
        '[{"kind":"FlightOpened","label":"1A","starts":"2026-01-02T19:00:00+00:00"}]'
    ),
    ChipsBagged(HERS, 40000): '[{"kind":"ChipsBagged","entry":1,"chips":40000}]',
    BagForfeited(HERS): '[{"kind":"BagForfeited","entry":1}]',
    FlightEnded("1A", "a chip is missing"): (
        '[{"kind":"FlightEnded","label":"1A","note":"a chip is missing"}]'
    ),
    BagsReturned("1B"): '[{"kind":"BagsReturned","clock":"1B"}]',
    EventRenamed("Saturday"): '[{"kind":"EventRenamed","name":"Saturday"}]',
    LogoSet("aGk="): '[{"kind":"LogoSet","picture":"aGk="}]',
    StructureChanged(STRUCTURE): None,
    EventClosed(): '[{"kind":"EventClosed"}]',
    EventReopened(): '[{"kind":"EventReopened"}]',
    EventPaidOut(): '[{"kind":"EventPaidOut"}]',
    ActSettled("c0ffee", 41, FRIDAY, "Uwe", "desk 2", False, "twice"): (
        '[{"kind":"ActSettled","act":"c0ffee","number":41,"at":"2026-01-02T19:00:00+00:00",'
        '"who":"Uwe","station":"desk 2","entered":false,"note":"twice"}]'
    ),
    RecordsUndone((7, 9)): '[{"kind":"RecordsUndone","records":[7,9]}]',
    RecordUndone(9): '[{"kind":"RecordUndone","record":9}]',
    RecordRedone(9): '[{"kind":"RecordRedone","record":9}]',
    RecordsRedone((7, 9)): '[{"kind":"RecordsRedone","records":[7,9]}]',
    ContinuedFromCopy(21, "desk 1"): (
        '[{"kind":"ContinuedFromCopy","record":21,"station":"desk 1"}]'
    ),
}


@pytest.mark.parametrize("fact", EXAMPLES, ids=lambda fact: type(fact).__name__)
def test_a_fact_comes_back_as_it_was(fact):
    assert facts_from_texts([facts_as_text((fact,))]) == [(fact,)]


@pytest.mark.parametrize("fact", EXAMPLES, ids=lambda fact: type(fact).__name__)
def test_a_fact_is_kept_in_this_form_for_ever(fact):
    assert facts_as_text((fact,)) == (EXAMPLES[fact] or facts_as_text((fact,)))


def test_terms_of_money_without_what_was_added_later_are_read():
    old = (
        '[{"kind":"MoneySet","terms":{"currency":"$","decimals":0,"entry":[100,0,0,25,0],'
        '"re_entry":null,"rebuy":null,"add_on":null,"guarantee":0,"bounties":"progressive",'
        '"kept":50,"shared":false,"mystery":[]}}]'
    )

    assert facts_from_texts([old]) == [
        (MoneySet(MoneyTerms("$", entry=Price(100, bounty=25), bounties="progressive")),)
    ]


def test_every_kind_has_its_example():
    assert {type(fact).__name__ for fact in EXAMPLES} == set(FACTS)


def test_a_fact_of_an_older_program_is_turned_into_todays(monkeypatch):
    monkeypatch.setitem(
        upgrades.UPGRADES,
        "PlayerBusted",
        lambda old: {"kind": "PlayerEliminated", "entry": old["player"]},
    )

    assert facts_from_texts(['[{"kind":"PlayerBusted","player":5}]']) == [(PlayerEliminated(5),)]


def test_terms_that_have_got_a_field_since_are_read_from_a_book_without_it():
    older = '[{"kind":"PrizeTermsSet","terms":{"bounty":25,"tax":null}}]'

    assert facts_from_texts([older]) == [(PrizeTermsSet(PrizeTerms(bounty=25)),)]

    older = '[{"kind":"RoundsPlanned","terms":[9,1,[10],true,false,"by time"]}]'

    assert facts_from_texts([older]) == [(RoundsPlanned(RoundTerms(9, tables=(10,))),)]
