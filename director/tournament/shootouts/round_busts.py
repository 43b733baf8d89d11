"""Where a bust stands in the order of a shootout: rounds come before the time of day (B18).

Tables play at their own pace, so somebody may go out in the second round before the first is over;
who goes out in an earlier round finishes lower all the same.
"""

from director.tournament.busts.state import ROOM, Bust, EntryNumber, turn_before, with_room
from director.tournament.shootouts.state import BY_TIME, BYE, SHARED, round_of
from director.tournament.state import Tournament


def bust_in_round(
    t: Tournament, entry: EntryNumber, by: tuple[EntryNumber, ...] = ()
) -> tuple[Tournament, Bust]:
    """The bust of an entry that goes out now, and the event with room for it."""
    number = round_of(t.rounds, entry)
    if not number:
        return t, Bust(t.last_turn + ROOM, by)
    round_ = t.rounds[number - 1]
    return _placed(t, Bust(0, by, number, len(round_.left(round_.home[entry], t.busts))))


def back_in_round(t: Tournament, gone: Bust, entry: EntryNumber) -> Tournament:
    """The event once somebody with this bust is in again: one more was left when others went out.

    That counts where places are shared by how many were left at a table.
    """
    if not gone.round or gone.round > len(t.rounds) or not _are_shared(t):
        return t
    round_ = t.rounds[gone.round - 1]
    with_it = [one for one in round_.at.get(round_.home.get(entry, BYE), ()) if one in t.busts]
    after = [one for one in with_it if t.busts[one].left < gone.left]
    for other in sorted(after, key=lambda one: -t.busts[one].left):
        bust = t.busts[other]
        t = t.but(busts=t.busts.delete(other))
        t, bust = _placed(t, bust._replace(left=bust.left + 1))
        t = t.but(busts=t.busts.set(other, bust), last_turn=max(t.last_turn, bust.turn))
    return t


def _are_shared(t: Tournament) -> bool:
    return (t.round_terms.places if t.round_terms else BY_TIME) == SHARED


def _placed(t: Tournament, bust: Bust) -> tuple[Tournament, Bust]:
    """A bust of a round with its turn, and the event with room for it."""
    number, left, shared = bust.round, bust.left, _are_shared(t)
    later: list[tuple[int, EntryNumber]] = []
    for other, one in t.busts.items():
        if one.round == number and shared and one.left == left:
            return t, bust._replace(turn=one.turn)
        if one.round > number or (one.round == number and shared and one.left < left):
            later.append((one.turn, other))
    if not later:
        return t, bust._replace(turn=t.last_turn + ROOM)
    t, turn = with_turn_before(t, min(later)[1])
    return t, bust._replace(turn=turn)


def with_turn_before(t: Tournament, entry: EntryNumber) -> tuple[Tournament, int]:
    """A free turn just before somebody's bust, and the event with room for it."""
    turn = turn_before(t.busts, entry)
    if any(bust.turn == turn for bust in t.busts.values()) or turn == 0:
        busts = with_room(t.busts)
        t = t.but(busts=busts, last_turn=max(bust.turn for bust in busts.values()))
        turn = turn_before(busts, entry)
    return t, turn
