"""Sees to it that no station holds the others up: whoever writes has written within a second.

By SQL of its own a station can take its turn and keep it, or do at length what is of no use: no
right takes that away. So whoever has the owner's login looks, cuts that line, and says whose it is.
"""

from collections.abc import Callable
from threading import Event, Thread
from time import monotonic
from typing import Any

import psycopg

from director.books.server.checked_writes import PRIVATE

_A_LOOK, _AGAIN = 0.25, 1.0
_HELD, _BUSY = 0.8, 4.0
"""Seconds for which a turn may be held, and for which the server may work for one question."""
_HOLDING = f"""
    select pid, xact_start, case when holds then null else query_start end, holds, station
    from (
        select one.*, admitted.station, one.backend_xid is not null or exists (
            select from pg_locks as held where held.pid = one.pid and held.granted
                and held.relation = 'public.book'::regclass and held.mode = 'ExclusiveLock'
        ) as holds
        from pg_stat_activity as one join {PRIVATE}.admitted on login = one.usename
        where station <> '' and datname = current_database() and xact_start is not null
    ) as each
    where wait_event_type is distinct from 'Lock'
        and (holds or state = 'active' and wait_event_type is distinct from 'Client')
"""
"""Who waits for another holds nobody up, and whoever is slow to read what it has asked for."""
_CUT = (
    "select pg_terminate_backend(pid) from pg_stat_activity"
    " where usename = (select usename from pg_stat_activity where pid = %s)"
)
"""All that it has: else the next of them takes the turn."""


class Watching:
    """Looks at who writes, in a thread of its own, until it is stopped."""

    def __init__(self, line: Any, cut: Callable[[str], object]) -> None:
        """`line` is how the owner reaches the server; `cut` hears whose line was cut."""
        self._line, self._cut = line, cut
        self._ended = Event()
        self._seen: dict[object, float] = {}
        """Since when what is going on has been seen."""
        self._just = set[str]()
        """The stations that were cut at the last look."""
        self._thread = Thread(target=self._watch, name="watching", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Looks no more."""
        self._ended.set()
        self._thread.join()

    def _watch(self) -> None:
        while not self._ended.is_set():
            try:
                with psycopg.connect(**self._line, autocommit=True) as owner:
                    while not self._ended.wait(_A_LOOK):
                        self._look(owner)
            except psycopg.Error:  # it is just being started again
                self._seen = {}
                self._ended.wait(_AGAIN)

    def _look(self, owner: psycopg.Connection[Any]) -> None:
        now, before, self._seen = monotonic(), self._seen, {}
        cut = set[str]()
        for pid, *told, holds, station in owner.execute(_HOLDING):
            key = (pid, *told)
            since = self._seen[key] = before.get(key, now)
            if station not in {*cut, *self._just} and now - since > (_HELD if holds else _BUSY):
                self._cut(station)  # first: whoever goes on by it may ask who it was
                owner.execute(_CUT, (pid,))
                cut.add(station)
        self._just = cut  # what is ended takes a moment to end
