"""What both sides agree on: only with the same code, seeing the same."""

import pytest

from director.sharing.pairing import Circumstances, EveningSide, NotTheSame, StationSide

SEEN = Circumstances("ab" * 32, "2.1", "2.1", "Floor")


def both(station_code="K7QM3X", evening_code="K7QM3X", station_sees=SEEN, evening_sees=SEEN):
    station, evening = StationSide(station_code), EveningSide(evening_code)
    return station.agreed(evening.message, station_sees), evening.agreed(
        station.message, evening_sees
    )


def test_with_one_code_each_confirms_to_the_other_and_opens_what_is_sealed():
    station, evening = both()

    evening.check_station(station.station_tag())
    station.check_evening(evening.evening_tag())
    assert station.open(evening.seal(b"a password")) == b"a password"
    assert station.station_tag() != station.evening_tag()


@pytest.mark.parametrize(
    "apart",
    [
        {"station_code": "K7QM3W"},
        {"station_sees": SEEN._replace(fingerprint="cd" * 32)},
        {"station_sees": SEEN._replace(evening="2.2")},
        {"evening_sees": SEEN._replace(station="2.2")},
        {"evening_sees": SEEN._replace(name="Clock")},
        {"evening_sees": SEEN._replace(station="2.12", evening="2.")},
    ],
)
def test_where_anything_is_not_the_same_nobody_confirms_or_opens_anything(apart):
    station, evening = both(**apart)

    with pytest.raises(NotTheSame):
        evening.check_station(station.station_tag())
    with pytest.raises(NotTheSame):
        station.check_evening(evening.evening_tag())
    with pytest.raises(NotTheSame):
        station.open(evening.seal(b"a password"))


def test_a_tag_sent_back_to_who_made_it_confirms_nothing():
    station, evening = both()

    with pytest.raises(NotTheSame):
        station.check_evening(station.station_tag())
    with pytest.raises(NotTheSame):
        evening.check_station(evening.evening_tag())


@pytest.mark.parametrize(
    "message", [b"", bytes(33), b"B" + bytes(32), b"B" + b"\xff" * 32, b"B" + b"\x01" + bytes(31)]
)
def test_what_is_no_message_is_refused(message):
    with pytest.raises(NotTheSame):
        StationSide("K7QM3X").agreed(message, SEEN)


def test_a_station_does_not_agree_with_its_own_message():
    station = StationSide("K7QM3X")

    with pytest.raises(NotTheSame):
        station.agreed(station.message, SEEN)


def test_what_was_sealed_and_then_altered_is_not_opened():
    station, evening = both()
    sealed = evening.seal(b"a password")

    for at in range(len(sealed)):
        altered = sealed[:at] + bytes([sealed[at] ^ 1]) + sealed[at + 1 :]
        with pytest.raises(NotTheSame):
            station.open(altered)
