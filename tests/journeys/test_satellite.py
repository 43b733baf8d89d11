"""A satellite by mouse: tickets used, sold, returned and cashed, and the event they are for."""

from tests.journeys.by_mouse import (
    busts,
    closes,
    confirms,
    goes_to,
    new_event,
    pays_all_prizes,
    seats,
    sign_up,
)

NAMES = [
    "Ann Ost",
    "Bob Marek",
    "Cho Marlin",
    "Dov Kern",
    "Eve Lund",
    "Fay Orr",
    "Gus Amsel",
    "Hal Pike",
]
BUY_IN, FEE, SEAT = 60, 5, 120
POOL = len(NAMES) * BUY_IN
SEATS = POOL // SEAT
IN_DRAWER = POOL + len(NAMES) * FEE - SEAT
"""One ticket is paid in cash; what the others were bought with stays for the event they are for."""
MAIN_BUY_IN, MAIN_FEE = 100, 20
MAIN = 3
"""Two come with tickets, one pays in cash."""


def test_four_tickets_are_won_and_used_sold_returned_and_cashed(ina):
    fields = {"Players expected": "8", "Buy-in to the pool": str(BUY_IN), "Fee": str(FEE)}
    new_event(ina, "Satellite", "No-Limit Turbo", fields)
    sign_up(ina, [f"{name}, paid" for name in NAMES])
    ina.clicks("Draw seats")
    goes_to(ina, "Clock")
    ina.clicks("Start clock")
    ina.wait(minutes=100)

    holders = four_win_a_ticket(ina)
    seller, user, returner, casher = holders
    ticket(ina, "Sell or pass ticket", f"1 {NAMES[0]} 100")
    ina.reads(f"{seller} to {NAMES[0]} for 100")
    ticket(ina, "Return ticket", "3 has to leave")
    ticket(ina, "Cash ticket", "4")
    goes_to(ina, "Prizes")
    states = ina.table("Value", "Holder", "State")
    assert [row[:2] for row in states] == [
        ("120", NAMES[0]),
        ("120", user),
        ("120", returner),
        ("120", casher),
    ]
    assert [state.split()[0].strip(":,") for *_, state in states] == [
        "open",
        "open",
        "returned",
        "cashed",
    ]

    ina.clicks("All events")
    two_play_with_tickets_and_one_with_cash(ina, user)
    ina.clicks("All events")
    ina.double_clicks("Satellite")
    goes_to(ina, "Prizes")
    states = [state.split()[0].strip(":,") for _, state in ina.table("Holder", "State")]
    assert states == ["used", "used", "returned", "cashed"]
    ends_with_four_seats(ina)
    ina.come_back()
    ina.double_clicks("Satellite")
    drawer_is_right(ina)


def four_win_a_ticket(ina):
    """Who holds the first ticket, the second, the third and the fourth."""
    ina.menu("Money", "Prizes", "Award satellite seats")
    ina.types(f"main event {SEAT}")
    ina.reads(f"{SEATS} × main event")
    ina.clicks("Confirm")
    while len(left := list(seats(ina))) > SEATS:
        busts(ina, left[0])
    goes_to(ina, "Prizes")
    ina.clicks("Issue tickets")
    confirms(ina, "Main Event")
    ina.hears("4 tickets issued for Main Event")
    holders = [holder for holder, _ in ina.table("Holder", "State")]
    assert sorted(holders) == sorted(left)
    return holders


def ticket(ina, act, typed):
    ina.menu("Money", "Tickets", act)
    confirms(ina, typed)


def two_play_with_tickets_and_one_with_cash(ina, user):
    """Nothing of what tickets have paid is in this drawer."""
    fields = {
        "Players expected": "8",
        "Buy-in to the pool": str(MAIN_BUY_IN),
        "Fee": str(MAIN_FEE),
    }
    new_event(ina, "Main Event", "No-Limit Turbo", fields)
    ina.menu("Players", "Sign-ups and alternates", "Enter ticket holders")
    ina.reads("2 ticket holders entered from Satellite")
    ina.clicks("Confirm")
    ina.clicks_field("Register a player")
    ina.enters("Zoe Quill")
    assert sorted(ina.table("Name")) == sorted([(NAMES[0],), (user,), ("Zoe Quill",)])
    ina.clicks("Draw seats")
    goes_to(ina, "Clock")
    ina.clicks("Start clock")
    ina.wait(minutes=5)
    busts(ina, user)
    busts(ina, NAMES[0])
    pool = MAIN * MAIN_BUY_IN
    goes_to(ina, "Money")
    assert [ina.beside(one) for one in ("Charged", "For the prize pool", "Cash", "Ticket")] == [
        str(MAIN * (MAIN_BUY_IN + MAIN_FEE)),
        str(pool),
        str(MAIN_BUY_IN + MAIN_FEE),
        str(2 * SEAT),
    ]
    money_comes_from_the_satellite(ina, pool)
    pays_all_prizes(ina)
    closes(ina, str(MAIN * (MAIN_BUY_IN + MAIN_FEE) - pool))


def money_comes_from_the_satellite(ina, pool):
    """The drawer holds one entry in cash; what the tickets were worth is brought over."""
    goes_to(ina, "Money")
    ina.clicks("Pay in or out")
    confirms(ina, f"{2 * SEAT} from the satellite")
    assert ina.beside("Expected in drawer") == str(2 * SEAT + MAIN_BUY_IN + MAIN_FEE)


def ends_with_four_seats(ina):
    """Play ends with a seat for everybody left: nothing is owed."""
    goes_to(ina, "Money")
    ina.clicks("Pay in or out")
    confirms(ina, f"-{2 * SEAT} to the main event")
    ina.menu("Event", "Close event")
    if ina.sees("Close the event with this still open?"):
        assert not ina.sees("4 players are still in")
        confirms(ina, "yes")
    ina.hears("Event closed")
    drawer_is_right(ina)


def drawer_is_right(ina):
    goes_to(ina, "Money")
    assert ina.beside("Expected in drawer") == str(IN_DRAWER - 2 * SEAT)
