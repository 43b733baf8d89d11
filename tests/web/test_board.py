"""The board: what anybody may read of an evening, and nothing else."""

import json
import re
from base64 import b64encode
from dataclasses import replace
from html import unescape

import pytest

from director.desk.register import Change
from director.tournament.commands import AcceptMoves, Eliminate, MoveClock, PauseClock, SetLogo
from director.tournament.seats.facts import SeatDrawn
from director.tournament.structure.games_on_sheet import GameOnSheet
from director.tournament.structure.rotation import Rotation
from director.tournament.structure.structure import HIDDEN, INITIAL
from director.views.clock import clock
from director.views.public_names import public_name, with_initial
from director.views.wall.wall import NOTHING, poster
from director.views.wall.wall_words import cells
from tests.tournament.evening import STRUCTURE
from tests.web.evening import NAMES

PAGES = (
    "/", "/seat", "/seat?name=ann", "/prizes", "/standings", "/games", "/games/1", "/table/1",
    "/overlay", "/event.json", "/board.css", "/board.js", "/robots.txt", "/e/1", "/e/1/table/1",
)  # fmt: skip

MIXED = replace(
    STRUCTURE,
    games=(GameOnSheet("razz"), GameOnSheet("texas-holdem")),
    rotation=Rotation(levels=1, order=("razz", "texas-holdem")),
)


def words(html):
    """What a reader reads."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


def told(evening):
    return json.loads(evening.site.get("/event.json").body)


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_there_and_its_head_alone_says_the_same(evening, path):
    page, head = evening.site.get(path), evening.site.get(path, "HEAD")

    assert (page.status, head.status, head.body) == (200, 200, "")
    assert page.headers["content-type"] == head.headers["content-type"]


def test_the_board_says_what_the_wall_says(evening):
    evening.do(MoveClock(1))
    evening.wait(minutes=3)
    shown = evening.evenings.shown[evening.desk.event]
    wall = poster(
        evening.desk.tournament, evening.now, shown.library, evening.desk.people(), NOTHING
    )

    said = told(evening)

    assert said["title"] == wall.title
    assert said["players"] == wall.players
    assert said["average"] == wall.average
    assert said["message"] == wall.message
    assert said["figures"] == [cell._asdict() for cell in cells(wall)]
    assert said["stakes"] == [
        {"games": list(kind.games), "bets": [bet._asdict() for bet in kind.bets]}
        for kind in wall.stakes
    ]
    assert said["clock"] == {
        "ends": "2026-01-02T19:20:00.000+00:00",
        "seconds_left": 17 * 60,
        "shows": None,
    }
    page = words(evening.site.get("/").body)
    assert all(cell.figure in page for cell in cells(wall))
    assert f"{wall.time} Level 2" in page


def test_a_clock_that_stands_shows_its_time_and_no_moment(evening):
    evening.wait(minutes=5)

    evening.do(PauseClock())

    assert told(evening)["clock"] == {"ends": None, "seconds_left": None, "shows": "15:00"}
    assert "PAUSED · Level 1" in words(evening.site.get("/").body)


def test_a_level_that_has_ended_is_another_one_without_anybody_acting(evening):
    evening.wait(minutes=20)

    said = told(evening)

    assert (said["title"], said["clock"]["seconds_left"]) == ("Level 2", 20 * 60)


def test_a_seat_is_found_by_the_beginning_of_a_name(evening):
    place = evening.desk.tournament.seats[1]

    page = words(evening.site.get("/seat?name=ann").body)

    assert f"Ann Ost {place.table} {place.seat}" in page
    assert not [name for name in NAMES[1:] if name in page]


def test_nobody_is_found_for_a_name_that_nobody_has(evening):
    assert "nobody of this name has a seat" in evening.site.get("/seat?name=zzz").body


def test_what_is_typed_is_shown_as_text(evening):
    page = evening.site.get("/seat?name=%22%3E%3Cscript%3Ealert(1)%3C/script%3E").body

    assert "<script>alert" not in page
    assert "&quot;&gt;&lt;script&gt;" in page


def test_a_name_of_the_register_is_shown_as_text(evening):
    ann = evening.book.register.person(1)
    evening.book.register.write([Change(ann, ann._replace(name="<b>Ann</b> & Co"))], "Ina", "desk")
    evening.look()

    page = evening.site.get("/seat").body

    assert "&lt;b&gt;Ann&lt;/b&gt; &amp; Co" in page
    assert "<b>Ann" not in page


def test_an_initial_stands_for_the_name_where_the_event_says_so(at):
    evening = at(replace(STRUCTURE, public_names=INITIAL))

    everything = " ".join(evening.site.get(path).body for path in PAGES)

    assert not [name for name in NAMES if name in everything]
    assert "Ann O." in everything


@pytest.mark.parametrize("left", [6, 4, 1])
@pytest.mark.parametrize("wish", ["first name and initial", "initials", "not at all", "nickname"])
def test_who_does_not_want_the_full_name_to_be_read_has_it_nowhere(evening, wish, left):
    register = evening.book.register
    register.write(
        [Change(one, one._replace(shown_as=wish)) for one in register.people()], "Ina", "desk"
    )
    free = next(seat for seat in range(1, 5) if not evening.desk.tournament.sitters[2].get(seat))
    evening.do(AcceptMoves((SeatDrawn(1, 2, free),), "so that somebody is on the way"))
    while evening.desk.tournament.players_left > left:
        evening.do(Eliminate(max(evening.desk.tournament.left)))

    everything = " ".join(evening.site.get(path).body for path in PAGES)

    assert not [name for name in NAMES if name in everything]
    assert (public_name(NAMES[0], register.person(1)) or "Entry 1") in everything


@pytest.mark.parametrize("left", [6, 4, 1])
def test_hidden_names_stand_nowhere(at, left):
    evening = at(replace(STRUCTURE, public_names=HIDDEN))
    while evening.desk.tournament.players_left > left:
        evening.do(Eliminate(max(evening.desk.tournament.left)))

    everything = " ".join(evening.site.get(path).body for path in PAGES)

    assert not [name for name in NAMES if name in everything or with_initial(name) in everything]


def test_the_rule_card_of_a_table_is_that_of_the_game_played_now(at):
    evening = at(MIXED)
    shown = evening.evenings.shown[evening.desk.event]

    first = words(evening.site.get("/table/1").body)
    evening.wait(minutes=20)
    second = words(evening.site.get("/table/1").body)

    assert clock.read(evening.desk.tournament, evening.now, shown.library).game == "Hold'em"
    assert "plays Razz now" in first
    assert "plays Hold'em now" in second
    assert "Texas Hold'em Level 2 Blinds 100–200" in second


def test_a_table_says_who_sits_there_and_one_that_is_not_used_is_not_there(evening):
    t = evening.desk.tournament
    here = {entry for entry, place in t.seats.items() if place.table == 1}

    page = words(evening.site.get("/table/1").body)

    assert {entry for entry, name in enumerate(NAMES, start=1) if name in page} == here
    answer = evening.site.get("/table/9")
    assert (answer.status, "Nobody plays at table 9 now" in answer.body) == (404, True)


@pytest.mark.parametrize(
    "path",
    ["/games/0", "/games/3", "/e/2", "/e/0/seat", "/e/2/table/1", "/table/-1", "/x", "/e/1/"],
)
def test_what_is_not_there_is_said_on_a_page(evening, path):
    answer = evening.site.get(path)

    assert (answer.status, "There is no such page here" in answer.body) == (404, True)


def test_several_events_are_listed_and_a_table_is_looked_for_in_all(evening):
    evening.event("Saturday", names=("Gus Amsel", "Hal Tam"))
    evening.look()

    assert words(evening.site.get("/").body).count("Running") == 2
    assert 'href="/e/2/table/1"' in evening.site.get("/table/1").body
    assert "Table 2" in evening.site.get("/table/2").body
    assert "Gus Amsel" in evening.site.get("/e/2/seat").body
    assert "Gus Amsel" not in evening.site.get("/e/1/seat").body


def test_a_page_that_a_reader_has_already_is_not_sent_again(evening):
    first = evening.site.get("/seat")

    again = evening.site.get("/seat", if_none_match=first.headers["etag"])
    evening.do(Eliminate(1))
    after = evening.site.get("/seat", if_none_match=first.headers["etag"])

    assert (again.status, again.body) == (304, "")
    assert after.status == 200


def test_the_files_of_the_pages_have_their_etag_too(evening):
    for path in ("/board.css", "/board.js"):
        etag = evening.site.get(path).headers["etag"]

        assert evening.site.get(path, if_none_match=etag).status == 304


def test_with_a_token_every_address_on_a_page_has_it(at):
    evening = at(token="K7QM")

    page = evening.site.get("/K7QM/").body

    assert evening.site.get("/").status == 404
    assert set(re.findall(r'(?:href|src|data-feed)="(/[^/"]*)', page)) == {"/K7QM"}


def test_the_first_page_and_its_files_are_small(evening):
    sizes = [len(evening.site.get(path).body.encode()) for path in ("/", "/board.css", "/board.js")]

    assert sum(sizes) < 100_000


def test_a_page_without_scripts_says_when_it_was_made_and_asks_again(evening):
    page = evening.site.get("/").body

    assert re.search(r"As of \d\d:\d\d:\d\d", page)
    assert '<noscript><meta http-equiv="refresh"' in page


def test_nothing_on_a_page_comes_from_elsewhere_or_is_against_the_policy(evening):
    for path in PAGES:
        page = evening.site.get(path).body

        assert "http://" not in page.replace("http://127.0.0.1", "")
        assert "https://" not in page
        assert not re.search(r"<[^>]+ (style|on\w+)=", page)


def test_the_logo_of_the_event_stands_beside_the_ways_and_is_there(evening):
    assert "<img" not in evening.site.get("/").body
    assert evening.site.get("/logo.png").status == 404

    picture = b"\x89PNG\r\n\x1a\n of the house"
    evening.do(SetLogo(b64encode(picture).decode()))

    assert '<img src="/e/1/logo.png" alt="">' in evening.site.get("/").body
    logo = evening.site.get("/e/1/logo.png", "HEAD")
    assert (logo.status, logo.headers["content-type"]) == (200, "image/png")
    assert logo.headers["content-length"] == str(len(picture))


def test_an_announcement_stands_on_the_board_and_over_a_stream(evening):
    evening.evenings.announce(evening.desk.event, "Dinner is <served>")
    evening.look()

    for path in ("/", "/overlay"):
        assert "Dinner is &lt;served&gt;" in evening.site.get(path).body
    assert told(evening)["announcement"] == "Dinner is <served>"


def test_board_and_overlay_have_one_heading_each(evening):
    assert [evening.site.get(path).body.count("<h1") for path in ("/", "/overlay")] == [1, 1]


def test_a_web_site_of_any_origin_may_read_the_json(evening):
    assert evening.site.get("/event.json").headers["access-control-allow-origin"] == "*"
