"""What a login writes is looked at by the database before it is there: who writes, and what.

A record is of kinds that the role may write, looks as facts of its kinds do, and is linked to the
one before it: what every station can read. The owner's own writes pass. Who writes is the login
itself, whatever role it has set meanwhile.
"""

PRIVATE = "admission"
"""The schema of what no login sees: who was admitted, and which kinds each role may write."""

_MOST = 8_000_000
"""Signs of the facts of a record: those of a draw of 25,000 seats are some two million."""
_LONGEST_LABEL = 4_000
_MOMENT = r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}[+]00:00$"

_SAFE = "language plpgsql security definer set search_path = pg_catalog, pg_temp"

STATEMENTS = (
    f"create schema {PRIVATE}",
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
    # as `chains` works it out
    f"""
    create function {PRIVATE}.digest(before text, new public.record) returns text
    language sql immutable set search_path = pg_catalog, pg_temp as $$
        select left(encode(sha256(convert_to(
            before || ' ' || new.number || ' ' || new.at
            || ' ' || length(new.uid) || ' ' || length(new.who) || ' ' || length(new.station)
            || ' ' || length(new.label) || ' ' || length(new.label_values)
            || ' ' || length(new.facts) || E'\\n'
            || new.uid || new.who || new.station || new.label || new.label_values || new.facts,
            'UTF8')), 'hex'), 32)
    $$
    """,
    # a sentence whose places have values, and people's are numbers
    f"""
    create function {PRIVATE}.is_sentence(label text, told jsonb) returns boolean
    language sql immutable set search_path = pg_catalog, pg_temp as $$
        select jsonb_typeof(told) = 'object' and length(label) between 1 and {_LONGEST_LABEL}
            and (told = '{{}}' or label ~ '^([^{{}}]|[{{][a-z_0-9]+[}}])*$')
            and not exists (select from regexp_matches(label, '[{{]([a-z_0-9]+)[}}]', 'g') as place
                where told <> '{{}}' and not told ? place[1])
            and not exists (select from jsonb_each(told) as one where key like 'player%' and not
                jsonb_path_match(value, 'strict ($.type() == "number") || ($.type() == "array"
                    && !exists($[*] ? (@.type() != "number" && @.type() != "null")))'))
    $$
    """,
    # nobody for the owner
    f"""
    create function {PRIVATE}.writer(who text, station text)
    returns {PRIVATE}.admitted {_SAFE} as $$
    declare mine {PRIVATE}.admitted;
    begin
        if pg_has_role(session_user, current_user, 'member') then return null; end if;
        select * into mine from {PRIVATE}.admitted where login = session_user;
        if not found or mine.until < clock_timestamp() then
            raise exception 'not admitted' using errcode = '42501', detail = 'ended';
        end if;
        if mine.person = '' and mine.station <> '' and exists (
            select from public.staff where gone = '' and pin <> '')
        then
            raise exception 'nobody' using errcode = '42501', detail = 'nobody';
        end if;
        if mine.person not in ('', who) or mine.station not in ('', station) then
            raise exception 'in another name' using errcode = '42501', detail = 'name';
        end if;
        return mine;
    end $$
    """,
    f"""
    create function {PRIVATE}.check_record() returns trigger {_SAFE} as $$
    declare
        mine {PRIVATE}.admitted;
        facts jsonb;
        numbers bigint[];
        foreign_kind text;
        before text;
    begin
        mine := {PRIVATE}.writer(new.who, new.station);
        if mine.login is null then return new; end if;
        if length(new.facts) > {_MOST} then
            raise exception 'too long' using errcode = '42501', detail = 'form';
        end if;
        facts := new.facts::jsonb;
        if jsonb_typeof(facts) <> 'array' or new.number < 1 or new.number > 1 + coalesce(
            (select max(number) from public.record where event = new.event), 0)
        then
            raise exception 'no record' using errcode = '42501', detail = 'form';
        end if;
        select array_agg(number) into numbers from (
            select (fact ->> 'record')::bigint as number from jsonb_array_elements(facts) as fact
                where fact ->> 'kind' in ('RecordUndone', 'RecordRedone')
            union all
            select jsonb_array_elements_text(fact -> 'records')::bigint
                from jsonb_array_elements(facts) as fact
                where fact ->> 'kind' in ('RecordsUndone', 'RecordsRedone')
        ) as named;
        select kind into foreign_kind from (
            select coalesce(fact ->> 'kind', '') as kind from jsonb_array_elements(facts) as fact
            union all
            select coalesce(fact ->> 'kind', '')
                from public.record, jsonb_array_elements(record.facts::jsonb) as fact
                where record.event = new.event and record.number = any(numbers)
        ) as kinds where not exists (
            select from {PRIVATE}.may_write as may
                where may.role = mine.role and may.kind = kinds.kind
        ) limit 1;
        if found then
            raise exception 'not this role'
                using errcode = '42501', detail = mine.role || ' ' || foreign_kind;
        end if;
        select digest into before from public.record
            where event = new.event and number = new.number - 1;
        if new.at !~ '{_MOMENT}' or length(new.uid) not between 1 and 100
            or not {PRIVATE}.is_sentence(new.label, new.label_values::jsonb)
            or jsonb_array_length(facts) = 0
            -- outside of texts: what is counted has no fractions
            or regexp_replace(new.facts, '"([^"\\\\]|\\\\.)*"', '', 'g') ~ '[0-9][.eE]'
            or exists (select from jsonb_array_elements(facts) as fact
                left join {PRIVATE}.shape on shape.kind = fact ->> 'kind'
                where jsonb_path_match(fact, fits, silent => true) is not true)
            or new.digest <> {PRIVATE}.digest(coalesce(before, ''), new)
        then
            raise exception 'no record' using errcode = '42501', detail = 'form';
        end if;
        return new;
    end $$
    """,
    f"""
    create trigger check_record before insert on public.record
        for each row execute function {PRIVATE}.check_record()
    """,
    # who is out of service, or is something else now, is so at every station at once
    f"""
    create function {PRIVATE}.follow_staff() returns trigger {_SAFE} as $$
    begin
        perform {PRIVATE}.hand_over(login,
                case when new.gone = '' and new.pin <> '' then new.name else '' end,
                case when new.gone = '' and new.pin <> '' then new.role else 'display' end)
            from {PRIVATE}.admitted where person = old.name;
        return null;
    end $$
    """,
    f"""
    create trigger follow_staff after update of name, role, pin, gone on public.staff
        for each row when (old.gone <> new.gone or old.role <> new.role or old.name <> new.name)
        execute function {PRIVATE}.follow_staff()
    """,
    f"""
    create function {PRIVATE}.check_line() returns trigger {_SAFE} as $$
    begin
        perform {PRIVATE}.writer(new.who, new.station);
        return new;
    end $$
    """,
    # words go only as where somebody is erased
    f"""
    create function {PRIVATE}.check_erasing() returns trigger {_SAFE} as $$
    begin
        if not pg_has_role(session_user, current_user, 'member')
            and (new.old, new.new, new.salt) is distinct from ('', '', '')
        then
            raise exception 'no erasing' using errcode = '42501', detail = 'form';
        end if;
        return new;
    end $$
    """,
    f"""
    create trigger check_line before insert on public.player_history
        for each row execute function {PRIVATE}.check_line()
    """,
    f"""
    create trigger check_line before insert on public.staff_history
        for each row execute function {PRIVATE}.check_line()
    """,
    f"""
    create trigger check_erasing before update on public.player_history
        for each row execute function {PRIVATE}.check_erasing()
    """,
)
"""All of it, in the order in which it is made."""
