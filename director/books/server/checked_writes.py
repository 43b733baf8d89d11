"""The functions of the database by which stations write: nobody admitted has any other way.

One appends a record: it is signed by who writes it, at the station of the login, of kinds that the
role may write, looks as facts of its kinds do, and is the next one, linked to the one before it.
One changes a register, with its lines of history. One opens the number of an event. Each takes the
book for itself, by a lock that no login can take otherwise, and gives it back when it is committed.
"""

from collections.abc import Iterable

from director.books.register_chains import STAFF_FIELDS
from director.tournament.entries.people import FIELDS
from director.tournament.staff.role import (
    ERASING_PLAYERS,
    KEEPING_PLAYERS,
    KEEPING_STAFF,
    Matter,
    Role,
)

PRIVATE = "admission"
"""The schema of what no login sees: who was admitted, and which kinds each role may write."""
DOOR = "door"
"""The schema of what every login may call."""
ALONE = "lock table public.book in exclusive mode"
"""Whoever writes is alone in the book: that needs a right which no login has, and stops no reader.

It takes a millisecond; a table that never changes is none that the server clears up.
"""

_PATIENCE = "1900ms"
_MOST = 8_000_000
"""Signs of the facts of a record: those of a draw of 25,000 seats are some two million."""
_LONGEST_LABEL = 4_000
_MOMENT = "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[.][0-9]{6}[+]00:00$"

# what is read in a function is read as it was written, whatever a login has set
_READ = "set search_path = pg_catalog, pg_temp set standard_conforming_strings = on"
SAFE = f"language plpgsql security definer {_READ}"
"""How every function here is made."""
SAFE_SQL = f"language sql security definer {_READ}"


def who_may(matter: Matter) -> str:
    """The roles that may, as SQL has them."""
    return _texts([one.value for one in Role if one in matter.roles])


def _texts(names: Iterable[str]) -> str:
    return ", ".join(f"'{one}'" for one in names)


STATEMENTS = (
    f"create schema {PRIVATE}",
    f"create schema {DOOR}",
    f"""
    create table {PRIVATE}.admitted (
        login text primary key,
        person text not null,
        station text not null,
        role text not null,
        until timestamptz not null
    )
    """,
    f"create table {PRIVATE}.may_write (role text, kind text, primary key (role, kind))",
    f"create table {PRIVATE}.shape (kind text primary key, fits jsonpath not null)",
    f"create table {PRIVATE}.looked_up (event bigint primary key, number bigint not null)",
    # as `chains` works it out
    f"""
    create function {PRIVATE}.link(before text, head text, variadic texts text[]) returns text
    language sql immutable {_READ} as $$
        select left(encode(sha256(convert_to(before || ' ' || head || ' '
            || (select string_agg(length(one)::text, ' ' order by place)
                from unnest(texts) with ordinality as each(one, place))
            || chr(10) || array_to_string(texts, ''), 'UTF8')), 'hex'), 32)
    $$
    """,
    # a sentence whose places have values, and people's are numbers
    f"""
    create function {PRIVATE}.is_sentence(label text, told jsonb) returns boolean
    language sql immutable {_READ} as $$
        select jsonb_typeof(told) = 'object' and length(label) between 1 and {_LONGEST_LABEL}
            and (told = '{{}}' or label ~ '^([^{{}}]|[{{][a-z_0-9]+[}}])*$')
            and not exists (select from regexp_matches(label, '[{{]([a-z_0-9]+)[}}]', 'g') as place
                where told <> '{{}}' and not told ? place[1])
            and not exists (select from jsonb_each(told) as one where key like 'player%' and not
                jsonb_path_match(value, 'strict ($.type() == "number") || ($.type() == "array"
                    && !exists($[*] ? (@.type() != "number" && @.type() != "null")))'))
    $$
    """,
    # is there a login for it, and somebody at it where the house has staff
    f"""
    create function {PRIVATE}.writer() returns {PRIVATE}.admitted {SAFE} as $$
    declare mine {PRIVATE}.admitted;
    begin
        select * into mine from {PRIVATE}.admitted where login = session_user;
        if not found or mine.until < clock_timestamp() then
            raise exception 'not admitted' using errcode = '42501', detail = 'ended';
        end if;
        if mine.person = '' and mine.station <> '' and exists (
            select from public.staff where gone = '' and pin <> '')
        then
            raise exception 'nobody' using errcode = '42501', detail = 'nobody';
        end if;
        return mine;
    end $$
    """,
    f"""
    create function {PRIVATE}.writer(who text, station text) returns {PRIVATE}.admitted {SAFE} as $$
    declare mine {PRIVATE}.admitted := {PRIVATE}.writer();
    begin
        if who is null or station is null
            or mine.person not in ('', who) or mine.station not in ('', station)
        then
            raise exception 'in another name' using errcode = '42501', detail = 'name';
        end if;
        return mine;
    end $$
    """,
    f"""
    create function {PRIVATE}.alone() returns void {SAFE} set lock_timeout = '{_PATIENCE}' as $$
    begin {ALONE}; end $$
    """,
    # for who has to look before it writes: until the transaction ends, which is soon
    f"""
    create function {DOOR}.turn() returns void {SAFE} as $$
    begin
        perform {PRIVATE}.writer();
        perform {PRIVATE}.alone();
    end $$
    """,
    f"""
    create function {PRIVATE}.refuse_kind(as_role text, kinds text[]) returns void {SAFE} as $$
    declare foreign_kind text;
    begin
        select kind into foreign_kind from unnest(kinds) as named(kind) where not exists (
            select from {PRIVATE}.may_write as may
                where may.role = as_role and may.kind = named.kind
        ) limit 1;
        if found then
            raise exception 'not this role'
                using errcode = '42501', detail = as_role || ' ' || coalesce(foreign_kind, '');
        end if;
    end $$
    """,
    # once: who asks again with the same record, because the answer was lost, has written it
    f"""
    create function {DOOR}.append(new public.record) returns void {SAFE} as $$
    declare
        mine {PRIVATE}.admitted := {PRIVATE}.writer(new.who, new.station);
        made jsonb;
        there public.record;
    begin
        if length(new.facts) > {_MOST} then
            raise exception 'too long' using errcode = '42501', detail = 'form';
        end if;
        made := new.facts::jsonb;
        if jsonb_typeof(made) <> 'array' then
            raise exception 'no record' using errcode = '42501', detail = 'form';
        end if;
        perform {PRIVATE}.refuse_kind(mine.role, array(
            select coalesce(fact ->> 'kind', '') from jsonb_array_elements(made) as fact));
        if (new is not null and new.at ~ '{_MOMENT}' and length(new.uid) between 1 and 100
            and {PRIVATE}.is_sentence(new.label, new.label_values::jsonb)
            and jsonb_array_length(made) > 0
            -- outside of texts: what is counted has no fractions
            and regexp_replace(new.facts, '"([^"\\\\]|\\\\.)*"', '', 'g') !~ '[0-9][.eE]'
            and not exists (select from jsonb_array_elements(made) as fact
                left join {PRIVATE}.shape on shape.kind = fact ->> 'kind'
                where jsonb_path_match(fact, fits, silent => true) is not true)) is not true
        then
            raise exception 'no record' using errcode = '42501', detail = 'form';
        end if;
        perform {PRIVATE}.alone();
        select * into there from public.record where event = new.event and number = new.number;
        if found and there.uid = new.uid and there.digest = new.digest then return; end if;
        if found then raise exception 'taken' using errcode = '23505'; end if;
        select * into there from public.record where event = new.event
            order by number desc limit 1;
        if new.number <> coalesce(there.number, 0) + 1
            or new.digest <> {PRIVATE}.link(coalesce(there.digest, ''), new.number || ' ' || new.at,
                new.uid, new.who, new.station, new.label, new.label_values, new.facts)
        then
            raise exception 'not linked' using errcode = '42501', detail = 'form';
        end if;
        -- who takes back what somebody else did, or brings it back, may do that too
        perform {PRIVATE}.refuse_kind(mine.role, array(
            select coalesce(fact ->> 'kind', '')
                from public.record, jsonb_array_elements(record.facts::jsonb) as fact
                where record.event = new.event and record.number = any(array(
                    select (fact ->> 'record')::bigint from jsonb_array_elements(made) as fact
                        where fact ->> 'kind' in ('RecordUndone', 'RecordRedone')
                    union all
                    select jsonb_array_elements_text(fact -> 'records')::bigint
                        from jsonb_array_elements(made) as fact
                        where fact ->> 'kind' in ('RecordsUndone', 'RecordsRedone')))));
        insert into public.record values (new.*);
    end $$
    """,
    f"""
    create function {DOOR}.new_event() returns bigint {SAFE} as $$
    declare
        mine {PRIVATE}.admitted := {PRIVATE}.writer();
        free bigint;
    begin
        perform {PRIVATE}.refuse_kind(mine.role, array['EventOpened']);
        perform {PRIVATE}.alone();
        select 1 + greatest(
            (select max(number) from public.event), (select max(event) from public.record), 0)
            into free;
        insert into public.event (number, name) values (free, '');
        return free;
    end $$
    """,
    # lines as `register_chains` has them: what they say is done, and nothing else is
    f"""
    create function {DOOR}.keep(register text, who text, station text, lines jsonb)
    returns void {SAFE} as $$
    declare
        mine {PRIVATE}.admitted := {PRIVATE}.writer(who, station);
        at text := to_char(clock_timestamp() at time zone 'UTC',
            'YYYY-MM-DD"T"HH24:MI:SS.US+00:00');
        fields text[] := case register when 'player' then array[{_texts(FIELDS)}]
            when 'staff' then array[{_texts(STAFF_FIELDS)}] end;
        number bigint;
        before text;
        one record;
        kept text;
        changed bigint;
        content text;
    begin
        if (register = 'player' and mine.role in ({who_may(KEEPING_PLAYERS)})
            or register = 'staff' and mine.role in ({who_may(KEEPING_STAFF)})) is not true
        then
            raise exception 'not this role' using errcode = '42501', detail = 'role';
        end if;
        perform {PRIVATE}.alone();
        execute format('select line, digest from public.%I order by line desc limit 1',
            register || '_history') into number, before;
        number := coalesce(number, 0);
        before := coalesce(before, '');
        for one in select * from jsonb_to_recordset(lines)
            as line(whom bigint, field text, old text, new text, salt text)
        loop
            if not (one is not null) or length(one.salt) not between 16 and 100 then
                raise exception 'no line' using errcode = '42501', detail = 'form';
            end if;
            if one.field = any(fields) then
                execute format('select %I from public.%I where number = $1', one.field, register)
                    into kept using one.whom;
                if kept is null and one.old = '' then
                    execute format('insert into public.%I (number, %s) select $1%s'
                        ' where $1 = 1 + (select coalesce(max(number), 0) from public.%1$I)',
                        register, array_to_string(fields, ', '),
                        repeat(', $2', cardinality(fields))) using one.whom, '';
                elsif kept is distinct from one.old then
                    raise exception 'moved on' using errcode = '40001';
                end if;
                execute format('update public.%I set %I = $1 where number = $2',
                    register, one.field) using one.new, one.whom;
                get diagnostics changed = row_count;
                if changed <> 1 then
                    raise exception 'nobody' using errcode = '42501', detail = 'form';
                end if;
            elsif register = 'player' and one.field = 'merged' and (one.old = '') <> (one.new = '')
            then
                update public.player set merged_into = nullif(one.new, '')::bigint
                    where one.new <> '' and (player.number = one.whom or merged_into = one.whom);
            elsif register = 'player' and one.field = 'erased' and one.old = '' and one.new = ''
                and mine.role in ({who_may(ERASING_PLAYERS)})
            then
                update public.player_history as had set old = '', new = '', salt = ''
                    from public.player where player.number = had.player
                        and one.whom in (player.number, merged_into);
                update public.player set {", ".join(f"{one} = ''" for one in FIELDS)}
                    where one.whom in (player.number, merged_into);
            else
                raise exception 'no line' using errcode = '42501', detail = 'form';
            end if;
            if one.field = 'pin' then
                one.old := case one.old when '' then '' else {PRIVATE}.link('', 'pin', one.old) end;
                one.new := case one.new when '' then '' else {PRIVATE}.link('', 'pin', one.new) end;
            end if;
            number := number + 1;
            content := {PRIVATE}.link(one.salt, '', one.old, one.new);
            before := {PRIVATE}.link(before, number || ' '
                || case register when 'staff' then 'staff ' else '' end || one.whom || ' ' || at,
                one.field, who, station, content);
            execute format('insert into public.%I (line, %I, field, old, new, at, who, station,'
                ' salt, content, digest) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
                register || '_history', register) using number, one.whom, one.field, one.old,
                one.new, at, who, station, one.salt, content, before;
        end loop;
    end $$
    """,
    # who is out of service, or is something else now, is so at every station at once
    f"""
    create function {PRIVATE}.follow_staff() returns trigger {SAFE} as $$
    declare is_in boolean := new.gone = '' and new.pin <> '';
    begin
        update {PRIVATE}.admitted set person = case when is_in then new.name else '' end,
            role = case when is_in then new.role else 'display' end where person = old.name;
        return null;
    end $$
    """,
    f"""
    create trigger follow_staff after update of name, role, pin, gone on public.staff
        for each row when (old.name <> ''
            and (old.gone, old.role, old.name) is distinct from (new.gone, new.role, new.name))
        execute function {PRIVATE}.follow_staff()
    """,
)
"""All of it, in the order in which it is made."""
