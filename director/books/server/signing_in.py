"""Signing in at a server: the database itself checks a PIN, and hands the station's login over.

The station makes of the PIN what takes long to make, with the salt that it is told, and proves with
that; the database keeps only the digest of it. Whose PIN was wrong five times waits, and that is
counted where nothing is undone with a transaction.
"""

from collections.abc import Iterator

from director.books.server.checked_writes import PRIVATE
from director.tournament.staff.role import SIGNING_IN, Role

DOOR = "door"
"""The schema of what every login may ask."""
_COUNTS = 64
"""Of wrong PINs: beyond so many people two have one."""
_SAFE = "language plpgsql security definer set search_path = pg_catalog, pg_temp"
_ROLES = ", ".join(f"'{role.value}'" for role in Role)
_AT_STATIONS = ", ".join(f"'{role.value}'" for role in Role if role in SIGNING_IN.roles)


def statements(number: int) -> Iterator[str]:
    """All that is needed for it, in the database of this number."""
    for count in range(_COUNTS):
        yield f"create sequence {PRIVATE}.wrong_{count} minvalue 0"
    yield f"create schema {DOOR}"
    yield f"""
    create function {PRIVATE}.hand_over(whose text, in_name text, as_role text) returns boolean
    {_SAFE} as $$
    declare one text;
    begin
        update {PRIVATE}.admitted set person = in_name, role = as_role where login = whose;
        if not found then return false; end if;
        foreach one in array array[{_ROLES}] loop
            if one <> as_role and pg_has_role(whose, 'td_{number}_' || one, 'member') then
                execute format('revoke %I from %I', 'td_{number}_' || one, whose);
            end if;
        end loop;
        execute format('grant %I to %I with inherit true, set false',
            'td_{number}_' || as_role, whose);
        execute format('alter role %I set search_path = %I, public', whose, 'for_' || as_role);
        return true;
    end $$
    """
    yield f"""
    create function {DOOR}.names() returns setof text
    language sql security definer set search_path = pg_catalog, pg_temp as $$
        select name from public.staff where gone = '' and pin <> ''
    $$
    """
    yield f"""
    create function {DOOR}.how(whose text) returns text
    language sql security definer set search_path = pg_catalog, pg_temp as $$
        select regexp_replace(pin, ':[^:]*$', '') from public.staff
            where name = whose and gone = '' and pin <> ''
    $$
    """
    # the count and until when one waits lie in a sequence: no transaction takes them back
    yield f"""
    create function {PRIVATE}.proved(whose text, proof bytea) returns text {_SAFE} as $$
    declare
        member public.staff;
        counted text;
        noted bigint;
        now_is bigint := extract(epoch from clock_timestamp());
        wrong bigint;
    begin
        select * into member from public.staff where name = whose and gone = '' and pin <> '';
        if not found then return 'wrong'; end if;
        counted := format('{PRIVATE}.wrong_%s', member.number % {_COUNTS});
        perform pg_advisory_xact_lock(7002, (member.number % {_COUNTS})::int);
        execute format('select last_value from %s', counted) into noted;
        if noted / 1000 > now_is then return 'wait ' || (noted / 1000 - now_is); end if;
        if encode(sha256(proof), 'base64') is distinct from split_part(member.pin, ':', 6) then
            wrong := least(noted % 1000 + 1, 900);
            perform setval(counted::regclass, wrong + case when wrong < 5 then 0
                else 1000 * (now_is + least(30 * power(2, least(wrong - 5, 10)), 900)::bigint)
                end);
            return 'wrong';
        end if;
        perform setval(counted::regclass, 0);
        return 'in ' || member.role;
    end $$
    """
    yield f"""
    create function {DOOR}.sign_in(whose text, proof bytea) returns text {_SAFE} as $$
    declare
        answer text;
        as_role text;
    begin
        perform 1 from {PRIVATE}.admitted
            where login = session_user and until > clock_timestamp();
        if not found then
            raise exception 'not admitted' using errcode = '42501', detail = 'ended';
        end if;
        answer := {PRIVATE}.proved(whose, proof);
        as_role := substr(answer, 4);
        if answer not like 'in %' then return answer; end if;
        if as_role not in ({_AT_STATIONS}) then return 'not ' || as_role; end if;
        perform {PRIVATE}.hand_over(session_user, whose, as_role);
        return answer;
    end $$
    """
    yield f"""
    create function {DOOR}.sign_out() returns void {_SAFE} as $$
    begin
        if exists (select from {DOOR}.names()) then
            perform {PRIVATE}.hand_over(session_user, '', 'display');
        end if;
    end $$
    """
