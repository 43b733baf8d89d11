"""Signing in at a server: the database itself checks a PIN, and hands the station's login over.

The station makes of the PIN what takes long to make, with the salt that it is told, and proves with
that; the database keeps only the digest of it. The station that had it wrong five times waits, and
nobody else does; that is counted where nothing is undone with a transaction.
"""

from collections.abc import Iterator

from director.books.server.checked_writes import DOOR, PRIVATE, SAFE, SAFE_SQL, who_may
from director.tournament.staff.role import SIGNING_IN

TRIES = 5
"""So many wrong PINs, then one waits: half a minute, and twice as long after each further one."""
_FORGOTTEN = 900
"""Seconds after which nothing is left of wrong PINs, and the most that one waits."""


def statements() -> Iterator[str]:
    """All that is needed for it."""
    yield f"""
    create function {DOOR}.names() returns setof text
    {SAFE_SQL} as $$
        select name from public.staff where gone = '' and pin <> ''
    $$
    """
    yield f"""
    create function {DOOR}.how(whose text) returns text
    {SAFE_SQL} as $$
        select regexp_replace(pin, ':[^:]*$', '') from public.staff
            where name = whose and gone = '' and pin <> ''
    $$
    """
    yield f"""
    create function {PRIVATE}.proved(whose text, proof bytea) returns text
    {SAFE_SQL} as $$
        select coalesce((
            select case when encode(sha256(proof), 'base64') = split_part(pin, ':', 6)
                then 'in ' || role else 'wrong ' || number % 999 + 1 end
            from public.staff where name = whose and gone = '' and pin <> ''
        ), 'wrong')
    $$
    """
    # when the last was wrong, whose PIN it was not, and how many lie in a sequence: no transaction
    # takes them back. A right PIN forgives those of the same person alone: with a PIN of one's own
    # nobody has new tries at another's
    yield f"""
    create function {DOOR}.sign_in(whose text, proof bytea) returns text {SAFE} as $$
    declare
        answer text;
        as_role text;
        counted text := format('{PRIVATE}.%I', 'wrong_' || session_user);
        noted bigint;
        now_is bigint := extract(epoch from clock_timestamp());
        wrong bigint;
        whom bigint;
        who_is bigint;
        since bigint;
    begin
        -- one try after the other
        perform 1 from {PRIVATE}.admitted
            where login = session_user and until > clock_timestamp() for update;
        if not found then
            raise exception 'not admitted' using errcode = '42501', detail = 'ended';
        end if;
        execute format('select last_value from %s', counted) into noted;
        since := now_is - noted / 1000000;
        whom := noted / 1000 % 1000;
        wrong := noted % 1000;
        if wrong >= {TRIES} then
            since := since - least(30 * power(2, least(wrong - {TRIES}, 10)), {_FORGOTTEN})::bigint;
            if since < 0 then return 'wait ' || -since; end if;
        end if;
        if since > {_FORGOTTEN} then wrong := 0; end if;
        answer := {PRIVATE}.proved(whose, proof);
        if answer like 'wrong %' then
            who_is := substr(answer, 7);
            perform setval(counted::regclass, now_is * 1000000
                + 1000 * case when wrong = 0 or whom = who_is then who_is else 0 end
                + least(wrong + 1, 900));
            return 'wrong';
        end if;
        if answer = 'wrong' then return answer; end if;
        if wrong > 0 and whom = (select number % 999 + 1 from public.staff where name = whose) then
            perform setval(counted::regclass, 0);
        end if;
        as_role := substr(answer, 4);
        if as_role not in ({who_may(SIGNING_IN)}) then return 'not ' || as_role; end if;
        update {PRIVATE}.admitted set person = whose, role = as_role where login = session_user;
        return answer;
    end $$
    """
    yield f"""
    create function {DOOR}.sign_out() returns void {SAFE} as $$
    begin
        if exists (select from {DOOR}.names()) then
            update {PRIVATE}.admitted set person = '', role = 'display' where login = session_user;
        end if;
    end $$
    """
