"""Where a bust stands in the order of a shootout: rounds come before the time of day (B18).

Tables play at their own pace, so somebody may go out in the second round before the first is over;
who goes out in an earlier round finishes lower all the same.
"""

from director.tournament.busts import ROOM, Bust, EntryNumber, turn_before, with_room
from director.tournament.rounds import BY_TIME, SHARED, round_of
from director.tournament.tournaments import Tournament


def bust_in_round(
    t: Tournament, entry: EntryNumber, by: tuple[EntryNumber, ...] = ()
) -> tuple[Tournament, Bust]:
    """The bust of an entry that goes out now, and the event with room for it."""
    number = round_of(t.rounds, entry)
    if not number:
        return t, Bust(t.last_turn + ROOM, by)
    round_ = t.rounds[number - 1]
    left = len(round_.left(round_.home[entry], t.busts))
    shared = (t.round_terms.places if t.round_terms else BY_TIME) == SHARED
    later: list[tuple[int, EntryNumber]] = []
    for other, bust in t.busts.items():
        if bust.round == number and shared and bust.left == left:
            return t, Bust(bust.turn, by, number, left)
        if bust.round > number or (bust.round == number and shared and bust.left < left):
            later.append((bust.turn, other))
    if not later:
        return t, Bust(t.last_turn + ROOM, by, number, left)
    t, turn = with_turn_before(t, min(later)[1])
    return t, Bust(turn, by, number, left)


def with_turn_before(t: Tournament, entry: EntryNumber) -> tuple[Tournament, int]:
    """A free turn just before somebody's bust, and the event with room for it."""
    turn = turn_before(t.busts, entry)
    if any(bust.turn == turn for bust in t.busts.values()) or turn == 0:
        busts = with_room(t.busts)
        t = t.but(busts=busts, last_turn=max(bust.turn for bust in busts.values()))
        turn = turn_before(busts, entry)
    return t, turn
