"""What the database lets a station do with each table, view and function, one by one."""

from director.tournament.staff.role import Role

WHOLE, SOME = "has_table_privilege", "has_any_column_privilege"
PRIVILEGES = {
    "SELECT": WHOLE, "INSERT": WHOLE, "UPDATE": SOME, "DELETE": WHOLE, "TRUNCATE": WHOLE,
    "REFERENCES": SOME, "TRIGGER": WHOLE,
}  # fmt: skip

READ = {
    "alembic_version", "book", "bounty", "chips_in_play", "deal_share", "elimination", "entry",
    "envelope", "event", "event_now", "flight_entry", "lammer", "payment", "payout", "record",
    "room", "round_entry", "ruling", "seat", "staff_history", "standing", "structure", "table_",
    "team",
}  # fmt: skip


def test_a_station_reads_and_a_phone_does_not_and_nobody_does_anything_else(evening, asked, owner):
    tables = "select relname from pg_class where relnamespace = 'public'::regnamespace"
    names = [name for (name,) in owner.execute(f"{tables} and relkind in ('r', 'v', 'm', 'f')")]

    def has(login, name, privilege):
        query = f"select {PRIVILEGES[privilege]}(%s, %s, %s)"
        return owner.execute(query, (login, f"public.{name}", privilege)).fetchone()[0]

    for role in Role:
        station, phone = asked(role).info.user, asked(role, phone=True).info.user
        for name in names:
            may = [one for one in PRIVILEGES if has(station, name, one)]
            assert may == (["SELECT"] if name in READ else []), (role, name)
            assert [one for one in PRIVILEGES if has(phone, name, one)] == [], (role, name)


def test_a_role_calls_no_function_but_those_of_the_door(evening, asked, owner):
    query = (
        "select nspname || '.' || proname from pg_proc join pg_namespace as its"
        " on its.oid = pronamespace where nspname !~ '^(pg_|information)'"
        " and has_schema_privilege(%s, its.oid, 'USAGE')"
        " and has_function_privilege(%s, pg_proc.oid, 'EXECUTE')"
    )

    for role in Role:
        login = asked(role, phone=True).info.user
        called = {name for (name,) in owner.execute(query, (login, login))}

        assert called == {
            "door.append",
            "door.keep",
            "door.new_event",
            "door.turn",
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
