"""What the database lets each role do with each table and view, one by one, in one table."""

from director.tournament.staff.role import Role

LETTERS = {
    "d": Role.DIRECTOR,
    "f": Role.FLOOR,
    "r": Role.REGISTRATION,
    "c": Role.CASHIER,
    "e": Role.DEALER,
    "s": Role.DISPLAY,
}
WHOLE, SOME = "has_table_privilege", "has_any_column_privilege"
PRIVILEGES = {
    "SELECT": WHOLE, "INSERT": WHOLE, "UPDATE": SOME, "DELETE": WHOLE, "TRUNCATE": WHOLE,
    "REFERENCES": SOME, "TRIGGER": WHOLE,
}  # fmt: skip

# at a phone: reads all of it, adds, changes, takes away; nobody does anything else
ALLOWED = """
alembic_version  dfrces  -      -   -
book             dfrces  -      -   -
bounty           dfrc    dfc    -   dfc
chips_in_play    dfrc    dfrce  -   dfrce
deal_share       dfrc    d      -   d
elimination      dfrc    dfrc   -   dfrc
entry            dfrc    dfrce  -   dfrce
envelope         dfrc    dfc    -   dfc
event            dfrces  d      d   -
event_now        dfrc    -      -   -
flight_entry     dfrc    dfr    -   dfr
lammer           dfrc    dfe    -   dfe
payment          dfrc    drc    -   drc
payout           dfrc    dc     -   dc
player           dr      dr     dr  -
player_history   dr      dr     d   -
record           dfrc    dfrce  -   -
room             dfrc    dfe    -   dfe
round_entry      dfrc    dfr    -   dfr
ruling           dfrc    df     -   df
seat             dfrc    dfr    -   dfr
staff            d       d      d   -
staff_history    dfrces  d      -   -
standing         dfrc    -      -   -
structure        dfrc    dfrce  -   dfrce
table_           dfrc    -      -   -
team             dfrc    dr     -   dr
"""
ASKED = {line.split()[0]: line.split()[1:] for line in ALLOWED.strip().splitlines()}


def test_a_role_has_these_privileges_and_no_other(evening, asked, owner):
    tables = "select relname from pg_class where relnamespace = 'public'::regnamespace"
    names = [name for (name,) in owner.execute(f"{tables} and relkind in ('r', 'v', 'm', 'f')")]

    def has(login, name, privilege):
        query = f"select {PRIVILEGES[privilege]}(%s, %s, %s)"
        return owner.execute(query, (login, f"public.{name}", privilege)).fetchone()[0]

    for letter, role in LETTERS.items():
        login = asked(role, phone=True).info.user
        may = {name: [one for one in PRIVILEGES if has(login, name, one)] for name in names}

        assert may == {
            name: [
                one
                for one, letters in zip(("SELECT", "INSERT", "UPDATE", "DELETE"), who, strict=True)
                if letter in letters
            ]
            for name, who in ASKED.items()
        }, role


def test_a_role_calls_no_function_but_those_of_the_door(evening, asked, owner):
    query = (
        "select nspname || '.' || proname from pg_proc join pg_namespace as its"
        " on its.oid = pronamespace where nspname !~ '^(pg_|information)'"
        " and has_schema_privilege(%s, its.oid, 'USAGE')"
        " and has_function_privilege(%s, pg_proc.oid, 'EXECUTE')"
    )

    for role in LETTERS.values():
        login = asked(role, phone=True).info.user
        called = {name for (name,) in owner.execute(query, (login, login))}

        assert called == {
            "door.names",
            "door.how",
            "door.sign_in",
            "door.sign_out",
            "door.farewell",
            "door.board",
            "door.announce",
            "door.walls",
            "door.say_on_walls",
            "public.told",
        }, role
