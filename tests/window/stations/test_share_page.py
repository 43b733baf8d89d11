"""Sharing an evening as the window does it: the book moves, and what is open stays open."""

from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from director.desk.closed_book import ClosedBook
from director.desk.stations import Address, How, LeftBehind, Shared, Station, Stranger
from director.tournament.commands import Register
from director.tournament.log.books import BookFailed, EventNumber
from director.window.settings_and_help.page_names import SHARE
from tests.notebooks import Notebook
from tests.stations_of_paper import NETWORKS, SERVER, PaperStations, on
from tests.window.stages import NAMES, Stage


def shown(stage):
    stage.window.beside.show_aside(SHARE)
    return stage.window.beside.asides.page


def carried(stage):
    """The server's book, into which the evening was carried."""
    book = Notebook()
    book.logs = {event: list(records) for event, records in stage.book.logs.items()}
    book.register = stage.book.register
    return book


def begun(sharing_stage, qtbot, *stations):
    """An evening of seven that is shared."""
    stage, paper = sharing_stage
    stage.event(*NAMES, running=True)
    paper.books |= {SERVER: carried(stage), "": stage.book}
    page = shown(stage)
    page.begins.click()
    qtbot.waitUntil(lambda: bool(paper.sharing.asked))
    paper.sharing.tell(on(stage.now, *stations))
    qtbot.waitUntil(lambda: stage.event_list.book is paper.books[SERVER])
    return page


def test_the_evening_is_shared_on_the_network_that_was_chosen(sharing_stage, qtbot):
    stage, paper = sharing_stage
    stage.event(*NAMES)
    page = shown(stage)

    page.network.pick("10.0.0.4")
    page.board.setChecked(True)
    page.begins.click()
    qtbot.waitUntil(lambda: bool(paper.sharing.asked))

    assert paper.sharing.asked == ["begin 10.0.0.4 Friday True False"]


def test_a_network_that_comes_or_goes_while_the_page_is_open_is_offered_within_seconds(
    sharing_stage, qtbot
):
    stage, paper = sharing_stage
    stage.event(*NAMES)
    paper.sharing.networks = ()
    page = shown(stage)
    offered = [(page.network.text(), page.begins.isEnabled())]

    for networks in (NETWORKS, (Address("fe80::5%eth0", "eth0"),)):
        paper.sharing.networks = networks
        qtbot.waitUntil(lambda n=networks: len(page.network.choices_of) == len(n))
        offered.append((page.network.text(), page.begins.isEnabled()))
    page.begins.click()
    qtbot.waitUntil(lambda: bool(paper.sharing.asked))

    assert offered == [
        ("", False),
        ("Wi-Fi  ·  192.168.1.5", True),
        ("eth0  ·  fe80::5", True),
    ]
    assert paper.sharing.asked == ["begin fe80::5%eth0 Friday False False"]


def test_an_address_of_ipv6_is_shown_as_it_is_typed(sharing_stage, qtbot):
    stage, paper = sharing_stage
    page = begun(sharing_stage, qtbot)

    paper.sharing.tell(on(stage.now)._replace(address="fd07::5"))
    qtbot.waitUntil(lambda: page.invitation.where.text() == "Address: [fd07::5]:4545")

    assert page.invitation.where.text() == "Address: [fd07::5]:4545"


def test_while_the_server_starts_nothing_can_be_entered_and_the_book_is_closed(
    sharing_stage, qtbot
):
    stage, paper = sharing_stage
    desk = stage.event(*NAMES)
    paper.books |= {SERVER: carried(stage)}
    shown(stage).begins.click()
    qtbot.waitUntil(lambda: bool(paper.sharing.asked))
    bridge = stage.window.events.kept[EventNumber(1)].cockpit.bridge

    bridge.do(Register(desk.player("Hal Ito"), "late"))

    assert len(stage.book.logs[EventNumber(1)]) == 1 + len(NAMES)
    assert stage.said == "Friday: one moment: sharing this evening …"


def test_what_sharing_needs_is_got_ready_while_somebody_looks_at_the_page(sharing_stage):
    stage, paper = sharing_stage
    shown(stage)
    looked_at = paper.sharing.prepared

    stage.window.beside.asides.page.left.emit()

    assert (looked_at, paper.sharing.prepared) == (1, 0)


def test_the_servers_book_is_opened_once_however_often_it_is_told(sharing_stage, qtbot):
    stage, paper = sharing_stage
    stage.event(*NAMES, running=True)
    paper.books |= {SERVER: carried(stage)}
    shown(stage).begins.click()
    qtbot.waitUntil(lambda: bool(paper.sharing.asked))

    paper.sharing.tell(on(stage.now)._replace(code=""))
    paper.sharing.tell(on(stage.now))
    qtbot.waitUntil(lambda: stage.event_list.book is paper.books[SERVER])
    qtbot.waitUntil(lambda: not stage.window.station_work.evening.moving)

    assert paper.opened == [SERVER]
    assert stage.said == ""  # what the event was busy with has ended


def test_an_event_that_is_open_goes_on_in_the_servers_book(sharing_stage, qtbot):
    stage, paper = sharing_stage
    begun(sharing_stage, qtbot)
    kept = stage.window.events.kept[EventNumber(1)]

    kept.cockpit.bridge.do(Register(kept.cockpit.bridge.desk.player("Hal Ito"), "late"))

    assert kept.cockpit.bridge.desk.book is paper.books[SERVER]
    own, servers = stage.book.logs[EventNumber(1)], paper.books[SERVER].logs[EventNumber(1)]
    assert (len(servers) - len(own), len(kept.cockpit.tournament.entries)) == (1, 8)


def test_when_sharing_fails_the_evening_goes_on_in_its_file(sharing_stage, qtbot):
    stage, paper = sharing_stage
    stage.event(*NAMES)
    paper.books[""] = stage.book
    page = shown(stage)
    page.begins.click()
    qtbot.waitUntil(lambda: bool(paper.sharing.asked))

    paper.sharing.tell(Shared(How.FAILED, "the disk is full"))
    qtbot.waitUntil(lambda: stage.event_list.book is stage.book)

    assert page._why.text() == "The disk is full"
    assert stage.window.events.kept[EventNumber(1)].cockpit.bridge.busy == ""


def test_the_code_is_shown_in_two_groups_with_the_time_it_is_good_for(sharing_stage, qtbot):
    page = begun(sharing_stage, qtbot)

    card = page.invitation

    assert (card.code.text(), card.good.text()) == ("K7Q M3X", "Good for 4:31")
    assert card.qr.accessibleName() == "QR code for another laptop"


def test_a_code_that_was_opened_by_itself_says_why(sharing_stage, qtbot):
    stage, paper = sharing_stage
    page = begun(sharing_stage, qtbot)

    why = "a new code was opened after 2,000 wrong tries"
    paper.sharing.tell(on(stage.now)._replace(code_ended=why))

    said = "Good for 4:31\nA new code was opened after 2,000 wrong tries"
    qtbot.waitUntil(lambda: page.invitation.good.text() == said)


def test_a_code_that_has_gone_leaves_no_qr_code_behind(sharing_stage, qtbot):
    stage, paper = sharing_stage
    page = begun(sharing_stage, qtbot)

    gone = on(stage.now)._replace(code="", code_ended="the code has run out; nobody used it")
    paper.sharing.tell(gone)
    qtbot.waitUntil(lambda: page.invitation.code.text() == "––– –––")

    assert page.invitation.good.text() == "The code has run out; nobody used it"
    assert page.invitation.qr._squares == ()
    assert page.invitation.qr.isHidden()


def test_a_house_without_staff_is_shown_the_pin_of_the_remote(sharing_stage, qtbot):
    stage, paper = sharing_stage
    page = begun(sharing_stage, qtbot)

    paper.sharing.tell(on(stage.now)._replace(remote_pin="4821"))
    qtbot.waitUntil(lambda: page.cards[1].advice.endswith(" PIN: 4821"))

    assert "PIN: " not in page.cards[0].advice


def test_whatever_is_asked_of_a_book_that_is_closed_fails_in_a_sentence():
    closed = ClosedBook("sharing this evening")

    for asked in (closed.events, closed.checkpoint, closed.copy):
        with pytest.raises(BookFailed, match=r"^one moment: sharing this evening …$"):
            asked()
    closed.close()


def test_a_station_is_dismissed_only_after_a_question(sharing_stage, qtbot):
    stage, paper = sharing_stage
    page = begun(sharing_stage, qtbot, Station("Bar", "", "Display", stage.now, stage.now))

    page.dismisses.click()
    before = list(paper.sharing.asked)
    page.question.deed.click()

    assert (before[1:], paper.sharing.asked[1:]) == ([], ["dismiss Bar by Ina"])


def test_an_address_with_wrong_tries_is_shut_out_by_one_button_and_let_in_by_the_same(
    sharing_stage, qtbot
):
    stage, paper = sharing_stage
    page = begun(sharing_stage, qtbot)
    none = page.strangers.isVisible()
    neighbor = Stranger("192.0.2.7", codes=5, remotes=1, pins=2)

    paper.sharing.tell(on(stage.now)._replace(strangers=(neighbor, Stranger("192.0.2.8", pins=1))))
    qtbot.waitUntil(page.strangers.isVisible)
    listed = [page.stranger_model.cell(row, 0).words for row in range(2)]
    page.shuts_out.click()
    paper.sharing.tell(on(stage.now)._replace(strangers=(neighbor._replace(shut_out=True),)))
    qtbot.waitUntil(lambda: page.shuts_out.text() == "Let in again")
    page.shuts_out.click()

    assert (none, listed) == (
        False,
        [
            "192.0.2.7 has typed 5 wrong codes, 1 wrong address of the remote, 2 wrong PINs",
            "192.0.2.8 has typed 1 wrong PIN",
        ],
    )
    assert paper.sharing.asked[1:] == ["shut out 192.0.2.7", "let in 192.0.2.7"]


def test_where_sharing_is_not_in_sight_the_status_line_says_once_who_tries(sharing_stage, qtbot):
    stage, paper = sharing_stage
    begun(sharing_stage, qtbot)
    seen, unseen = Stranger("192.0.2.6", codes=5), Stranger("192.0.2.7", pins=5)
    paper.sharing.tell(on(stage.now)._replace(strangers=(seen,)))
    qtbot.wait(20)
    in_sight = stage.said

    stage.window.beside.asides.page.left.emit()
    paper.sharing.tell(on(stage.now)._replace(strangers=(seen, Stranger("192.0.2.8", pins=4))))
    qtbot.wait(20)
    few = stage.said
    paper.sharing.tell(on(stage.now)._replace(strangers=(seen, unseen)))
    qtbot.waitUntil(lambda: stage.said != few)
    said = stage.said
    stage.window.status.say("")
    paper.sharing.tell(on(stage.now)._replace(strangers=(seen, unseen._replace(pins=6))))
    qtbot.wait(20)

    assert "192.0.2" not in in_sight + few
    assert said == "192.0.2.7 has typed 5 wrong PINs: see Event ▸ Share this evening"
    assert stage.said == ""


def test_escape_leaves_the_sharing_as_it_is(sharing_stage, qtbot):
    stage, paper = sharing_stage
    page = begun(sharing_stage, qtbot)
    page.ends.setFocus()
    page.ends.click()
    asked = page.question.words

    stage.press(Qt.Key.Key_Escape)

    assert asked == "End sharing? The evening comes back into its file on this computer."
    assert (page.question.words, paper.sharing.asked[1:]) == ("", [])
    assert QApplication.focusWidget() is page.ends


def test_the_end_of_sharing_brings_the_evening_back_into_its_file(sharing_stage, qtbot):
    stage, paper = sharing_stage
    page = begun(sharing_stage, qtbot)

    page.ends.click()
    page.question.deed.click()
    qtbot.waitUntil(lambda: paper.sharing.asked[-1] == "end by Ina")
    paper.sharing.tell(Shared(How.OFF))
    qtbot.waitUntil(lambda: stage.event_list.book is stage.book)

    assert stage.window.events.kept[EventNumber(1)].cockpit.bridge.desk.book is stage.book


def test_board_and_remote_are_switched_while_it_is_shared(sharing_stage, qtbot):
    _, paper = sharing_stage
    page = begun(sharing_stage, qtbot)

    page.cards[1].on.click()

    assert paper.sharing.asked[1:] == ["board True remote False"]


def test_an_evening_left_on_its_server_is_gone_on_with_before_anything_is_entered(
    dressed, qtbot, tmp_path
):
    paper = PaperStations({})
    paper.sharing.left = "Friday"
    stage = Stage(tmp_path, stations=paper.ways())

    page = stage.window.beside.asides.page

    assert (page.begins.text(), page.takes_back.isHidden()) == ("Share it again", False)
    with pytest.raises(BookFailed, match="“Friday” is not in its file yet"):
        stage.event_list.events()
    stage.close()


@pytest.fixture
def cut_off_while_sharing(dressed, qtbot, tmp_path):
    """Started again after a shared evening whose clock runs; its file is as it was before."""
    first = Stage(tmp_path)
    first.event(*NAMES, running=True)
    paper = PaperStations({"": first.book, SERVER: carried(first)})
    paper.sharing.left, paper.sharing.shown = "Friday", (True, False)
    last = first.now + timedelta(minutes=21)
    paper.sharing.behind = (LeftBehind("Friday", 5, 7, "Level 3", True, last),)
    first.close()
    again = Stage(tmp_path, first.book, later=timedelta(minutes=8), stations=paper.ways())
    paper.now = lambda: again.now
    qtbot.waitUntil(again.window.beside.asides.page.begins.isEnabled)
    yield again, paper
    again.close()


def test_how_the_evening_stands_on_its_server_is_said_before_it_is_settled(
    cut_off_while_sharing, qtbot
):
    stage, _ = cut_off_while_sharing
    page = stage.window.beside.asides.page

    qtbot.waitUntil(page.begins.isEnabled)

    assert page._left_over.text() == (
        "“Friday” was shared when the program ended, and lies on its server.\n"
        "Friday: 5 of 7 left, Level 3, clock running; last entered 19:21\n"
        "Share it again, and its stations come back by themselves; or end the sharing, and it comes"
        " back into its file."
    )
    assert stage.focus is page.begins


def test_the_old_file_of_a_shared_evening_is_not_resumed(cut_off_while_sharing):
    stage, _ = cut_off_while_sharing

    assert (stage.window.events.kept, stage.said) == ({}, "")


def test_a_running_evening_that_was_cut_off_is_shared_again_and_resumed(
    cut_off_while_sharing, qtbot
):
    stage, paper = cut_off_while_sharing
    stage.window.beside.asides.page.begins.click()
    qtbot.waitUntil(lambda: bool(paper.sharing.asked))
    paper.sharing.tell(on(stage.now))

    qtbot.waitUntil(lambda: stage.page is not None)
    assert paper.sharing.asked == ["begin 192.168.1.5 Friday True False"]
    assert (paper.opened, stage.cockpit.bridge.desk.book) == ([SERVER], paper.books[SERVER])


def test_a_running_evening_that_was_cut_off_is_taken_back_and_resumed(cut_off_while_sharing, qtbot):
    stage, paper = cut_off_while_sharing
    stage.window.beside.asides.page.takes_back.click()
    qtbot.waitUntil(lambda: paper.sharing.asked == ["end by Ina"])
    paper.sharing.left = ""
    paper.sharing.tell(Shared(How.OFF))

    qtbot.waitUntil(lambda: stage.page is not None)
    assert (paper.opened, stage.cockpit.bridge.desk.book) == ([""], paper.books[""])


@pytest.mark.parametrize(
    ("how", "said"),
    [
        (How.STARTING, "The evening moves into a server on this computer"),
        (How.ENDING, "The evening comes back into its file"),
    ],
)
def test_while_the_evening_moves_the_page_says_where_to(sharing_stage, qtbot, how, said):
    stage, paper = sharing_stage
    stage.event(*NAMES)
    page = shown(stage)

    paper.sharing.tell(Shared(how))

    qtbot.waitUntil(lambda: page.header.sum_line.text() == said)


def test_the_tab_key_goes_from_the_code_to_the_board_and_the_remote(sharing_stage, qtbot):
    stage, _ = sharing_stage
    page = begun(sharing_stage, qtbot)
    stage.window.activateWindow()
    page.invitation.renew.setFocus()

    reached = []
    for _ in page.cards:
        qtbot.keyClick(stage.window.focusWidget(), Qt.Key.Key_Tab)
        reached.append(stage.window.focusWidget())

    assert reached == [card.on for card in page.cards]


def test_why_there_is_no_board_is_said_once_and_the_evening_is_shared(sharing_stage, qtbot):
    stage, paper = sharing_stage
    begun(sharing_stage, qtbot)

    said = []
    stage.window.station_work.evening.said.connect(lambda words, _: said.append(words))
    why = "cannot listen on 192.168.1.5, port 8420: no"
    for code in ("K7QM3X", "M3XK7Q"):
        shared = on(stage.now)._replace(board="", code=code, why=why)
        paper.sharing.tell(shared)
    qtbot.waitUntil(lambda: said == [why])

    assert stage.event_list.book is paper.books[SERVER]


def test_the_board_is_switched_by_the_space_bar(sharing_stage, qtbot):
    _, paper = sharing_stage
    page = begun(sharing_stage, qtbot)

    qtbot.keyClick(page.cards[0].on, Qt.Key.Key_Space)

    assert paper.sharing.asked[-1] == "board False remote True"


def test_sharing_that_does_not_answer_is_said_and_goes_on_at_one_click(sharing_stage, qtbot):
    stage, paper = sharing_stage
    page = begun(sharing_stage, qtbot)
    assert not page.begins_again.isVisible()

    paper.sharing.tell(paper.sharing.shared._replace(silent=True))
    qtbot.waitUntil(page.begins_again.isVisible)
    assert stage.focus is page.begins_again
    assert page.header.sum_line.text() == "Shared on 192.168.1.5  ·  does not answer"
    page.begins_again.click()
    qtbot.waitUntil(lambda: paper.sharing.asked[1:] == ["begin again"])
    other = "postgresql://director@127.0.0.1:40002/evening"
    paper.books[other] = paper.books[SERVER]
    paper.sharing.tell(on(stage.now)._replace(book=other))

    qtbot.waitUntil(lambda: stage.event_list.book is paper.books[other])
    assert not page.begins_again.isVisible()
    assert opened_bridge(stage).busy == ""


def opened_bridge(stage):
    return stage.window.events.kept[EventNumber(1)].cockpit.bridge


def test_sharing_that_has_stopped_by_itself_is_begun_again_on_the_same_page(sharing_stage, qtbot):
    stage, paper = sharing_stage
    page = begun(sharing_stage, qtbot)
    page.left.emit()
    page = shown(stage)  # which networks there are is not asked while it is shared

    paper.sharing.left = "Friday"
    paper.sharing.tell(Shared(How.FAILED, "sharing has stopped by itself"))
    qtbot.waitUntil(page.begins.isVisible)
    assert (page.begins.text(), page._why.text()) == (
        "Share it again",
        "Sharing has stopped by itself",
    )
    assert opened_bridge(stage).busy.startswith("“Friday” is not in its file yet")
    assert page.header.sum_line.text() == "Stopped: “Friday” is still on its server"
    page.begins.click()
    qtbot.waitUntil(lambda: len(paper.sharing.asked) == 2)
    paper.sharing.tell(on(stage.now)._replace(book=SERVER))

    qtbot.waitUntil(lambda: stage.event_list.book is paper.books[SERVER])
    assert paper.sharing.asked[1] == "begin 192.168.1.5 Friday True True"
    assert opened_bridge(stage).busy == ""
