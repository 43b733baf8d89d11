"""Two evenings with bounties by keys: a progressive knockout, then a night of envelopes."""

from tests.journeys.by_keys import busts, closes, new_event, pays_bounties, pays_prizes, sign_up

NAMES = ["Ann Ost", "Bob Marek", "Cho Marlin", "Dov Kern", "Eve Lund", "Fay Orr"]
BUY_IN, FEE = 60, 10
POOL, FEES = len(NAMES) * BUY_IN, len(NAMES) * FEE
KNOCKOUTS = [
    ("Ann Ost", "Bob Marek"),
    ("Cho Marlin", "Bob Marek"),
    ("Dov Kern", "Eve Lund"),
    ("Bob Marek", "Eve Lund"),
    ("Fay Orr", "Eve Lund"),
]
"""Who went out, and by whom; the last one who did it is the winner."""
WINNER = KNOCKOUTS[-1][1]


def test_of_a_progressive_head_half_is_paid_and_half_goes_on_to_the_next(ina):
    head = 40
    evening(ina, "Progressive", head, "progressive 50")
    on_heads = dict.fromkeys(NAMES, head)
    won = dict.fromkeys(NAMES, 0)
    for name, by in KNOCKOUTS:
        busts(ina, name, by)
        half = on_heads.pop(name) // 2
        won[by] += half
        on_heads[by] += half
        ina.press("Ctrl+U")
        assert heads_on_screen(ina) == on_heads | ({WINNER: 0} if name == KNOCKOUTS[-1][0] else {})
    won[WINNER] += on_heads[WINNER]

    assert won_on_screen(ina) == {name: amount for name, amount in won.items() if amount}
    everybody_is_paid(ina, head)


def test_an_envelope_is_drawn_for_each_head_once_they_may_be_drawn(ina):
    head = 50
    evening(ina, "Mystery", head, "mystery")
    ina.finds_anything("set up envelopes")
    for number in ("1", "150", "3", "50"):
        ina.types(number)
        ina.press("Tab")
    ina.press("Tab", "Tab")
    ina.types("level 2")
    ina.press("Tab")
    ina.reads("4 envelopes, 300: the same as the bounties sold")
    ina.press("Return")
    ina.hears("Mystery bounties set: 4 envelopes, drawn from level 2 on")
    for name, by in KNOCKOUTS[:2]:
        busts(ina, name, by)
    ina.wait(minutes=15)
    for name, by in KNOCKOUTS[2:]:
        busts(ina, name, by)
    ina.press("Ctrl+U")
    ina.reads("4 envelopes to draw")
    for left in ("one of 4 envelopes", "one of 3 envelopes", "one of 2 envelopes"):
        ina.press("D")
        ina.reads(f"{WINNER} draws {left}")
        ina.press("Return")
    ina.reads("1 envelope to draw")
    ina.press("D")
    ina.reads(f"{WINNER} draws the last envelope for {WINNER}")
    ina.press("Return")
    assert won_on_screen(ina) == {WINNER: head * len(NAMES)}
    everybody_is_paid(ina, head)


def evening(ina, name, head, form):
    """Six players at one table, the clock running."""
    fields = {
        "Players expected": "6",
        "Buy-in to the pool": str(BUY_IN),
        "Fee": str(FEE),
        "Bounty": str(head),
    }
    new_event(ina, name, "no-limit turbo", fields)
    sign_up(ina, [f"{one}, paid" for one in NAMES])
    ina.finds_anything("bounty format")
    ina.press("Ctrl+A")
    ina.enters(form)
    ina.hears("Bounties set to")
    ina.press("Ctrl+D", "F9")
    ina.wait(minutes=5)


def heads_on_screen(ina):
    """What is on the head of everybody who is in; the column goes with the last head."""
    if not ina.sees_list("Name", "Bounty", "Seat"):
        return {name: 0 for name, seat in ina.table("Name", "Seat") if seat}
    rows = ina.table("Name", "Bounty", "Seat")
    return {name: int(bounty or 0) for name, bounty, seat in rows if seat}


def won_on_screen(ina):
    return {name: int(won) for name, won in ina.table("Name", "Won") if won}


def everybody_is_paid(ina, head):
    heads = len(NAMES) * head
    pays_bounties(ina)
    said = [ina.beside(one) for one in ("Charged", "Won", "Paid", "Still due")]
    assert said == [str(heads)] * 3 + ["0"]
    pays_prizes(ina)
    closes(ina, str(FEES))
    everything_adds_up(ina, heads)
    ina.come_back()
    ina.press("Return")
    ina.reads("Everything is paid")
    everything_adds_up(ina, heads)


def everything_adds_up(ina, heads):
    ina.press("Ctrl+7")
    expected = {
        "Charged": f"{POOL + FEES + heads}",
        "For the prize pool": f"{POOL}",
        "Fee": f"{FEES}",
        "Bounty": f"{heads}",
        "Cash": f"{POOL + FEES + heads}",
        "Cash to players": f"\N{MINUS SIGN}{POOL + heads}",
        "Expected in drawer": f"{FEES}",
    }
    assert {caption: ina.beside(caption) for caption in expected} == expected
