"""`director print`: what it writes, and what it refuses."""

import csv
import json
from dataclasses import replace
from io import StringIO

import pypdfium2
import pytest
from typer.testing import CliRunner

from director.books.book import Books
from director.desk.tickets import held
from director.reports.sheet_register import EVENT_SHEETS
from director.start.print_command import prints
from director.start.self_test.evening import evening, event_list
from director.tournament.commands import AgreePrizes, Eliminate, Register, SetMoney
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.satellite_prizes import satellite_prizes
from director.tournament.structure.games_on_sheet import GameOnSheet
from director.tournament.tickets.commands import IssueTickets
from director.tournament.tickets.entering import UseTickets

RUN = CliRunner()
BOARD = "http://192.168.1.5:8420/e/1"
OF_EVENTS = [kind.id for kind in EVENT_SHEETS.values() if not kind.of_one]


def printed(*words):
    return RUN.invoke(prints, [str(word) for word in words])


def pages(path):
    return pypdfium2.PdfDocument(path.read_bytes())


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    path = tmp_path_factory.mktemp("book") / "events.book"
    kept, _ = evening(path)
    kept.close()
    return path


def test_rule_cards_of_several_games_go_into_one_file(tmp_path):
    file = tmp_path / "cards.pdf"

    done = printed("rule-card", "razz", "badugi", "--copies", 2, "-o", file)

    assert (done.exit_code, len(pages(file))) == (0, 8)  # each has a front and a back


def test_a_rule_card_says_what_the_settings_of_the_house_say(tmp_path, monkeypatch):
    file = tmp_path / "card.pdf"
    monkeypatch.setenv("DIRECTOR_HOME", str(tmp_path))
    (tmp_path / "settings.toml").write_text("faces_count_one = true\n", encoding="utf-8")

    done = printed("rule-card", "dramaha-49", "-o", file)

    text = " ".join(" ".join(page.get_textpage().get_text_range().split()) for page in pages(file))
    assert done.exit_code == 0
    assert "What are face cards worth? One point each. Also played: Nothing." in text
    assert "kings full of aces is two points" not in text


def test_settings_that_cannot_be_read_are_named_before_a_card_is_set(tmp_path, monkeypatch):
    monkeypatch.setenv("DIRECTOR_HOME", str(tmp_path))
    (tmp_path / "settings.toml").write_text("faces_count_one = 7\n", encoding="utf-8")

    done = printed("rule-card", "dramaha-49", "-o", tmp_path / "card.pdf")

    wrong = "line 1: faces_count_one: should be true or false, not 7"
    assert (done.exit_code, done.stderr) == (2, f"{tmp_path / 'settings.toml'}: {wrong}\n")


def test_cards_can_be_set_two_on_a_sheet(tmp_path):
    file = tmp_path / "cards.pdf"

    printed("rule-card", "razz", "badugi", "--paper", "letter, two-up", "-o", file)

    assert [page.get_size() for page in pages(file)] == [(792, 612)] * 2  # fronts and backs


def test_the_rule_book_of_a_selection_is_short(tmp_path):
    file = tmp_path / "book.pdf"

    done = printed("rule-book", "razz", "-o", file)

    assert done.exit_code == 0
    assert len(pages(file)) < 30


def test_a_dealer_test_has_its_key_on_pages_of_its_own(tmp_path):
    file = tmp_path / "test.pdf"

    done = printed("test", "razz", "badugi", "--questions", 4, "--seed", 7, "-o", file)

    texts = [page.get_textpage().get_text_bounded() for page in pages(file)]
    assert done.exit_code == 0
    assert "Dealer test" in texts[0]
    assert [at for at, text in enumerate(texts) if "Key" in text] == [len(texts) - 1]


def test_a_topic_that_there_is_not_is_refused_with_a_suggestion(tmp_path):
    done = printed("test", "--topic", "winers", "-o", tmp_path / "test.pdf")

    wrong = "no such topic “winers”; did you mean “winner”?\n"
    assert (done.exit_code, done.stderr) == (2, wrong)


def test_a_game_that_there_is_not_is_refused_with_a_suggestion(tmp_path):
    done = printed("rule-card", "raaz", "-o", tmp_path / "cards.pdf")

    assert (done.exit_code, done.stderr) == (2, "no such game “raaz”; did you mean “razz”?\n")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_there_is_not_is_refused(tmp_path):
    done = printed("rule-card", "razz", "-o", tmp_path / "not" / "there.pdf")

    assert done.exit_code == 2
    assert "No such file or directory" in done.stderr


@pytest.mark.parametrize("sheet", OF_EVENTS)
def test_every_sheet_of_an_event_can_be_had(tmp_path, book, sheet):
    file = tmp_path / "sheet.pdf"

    done = printed("event", sheet, 1, "--book", book, "--board", BOARD, "-o", file)

    assert done.output == f"{file} written\n"
    assert file.read_bytes().startswith(b"%PDF")


def test_the_results_can_be_had_for_a_web_site(tmp_path, book):
    page, rows = tmp_path / "friday.html", tmp_path / "friday.json"

    for file in (page, rows):
        assert printed("results-page", 1, "--book", book, "-o", file).output == f"{file} written\n"

    assert page.read_text("utf-8").startswith("<!DOCTYPE html>")
    assert json.loads(rows.read_text("utf-8"))["lists"][0]["columns"][:2] == ["Place", "Player"]


def test_a_results_page_of_another_kind_is_refused(tmp_path, book):
    file = tmp_path / "friday.pdf"

    done = printed("results-page", 1, "--book", book, "-o", file)

    sentence = f"{file}: “.pdf” is not a known kind of file; use .html and .json\n"
    assert (done.exit_code, done.output, file.exists()) == (2, sentence, False)


def test_seat_cards_can_be_had_for_the_roll(tmp_path, book):
    file = tmp_path / "cards.pdf"

    printed("event", "seat-cards", 1, "--book", book, "--paper", "80 mm", "-o", file)

    assert {round(page.get_size()[0]) for page in pages(file)} == {227}
    assert len(pages(file)) == 15


def test_seats_can_be_had_as_a_list(tmp_path, book):
    paper, file = tmp_path / "seats.pdf", tmp_path / "seats.csv"

    printed("event", "seats-by-name", 1, "--book", book, "-o", paper)
    printed("event", "seats-by-name", 1, "--book", book, "-o", file)

    rows = list(csv.reader(StringIO(file.read_bytes().decode("utf-8-sig"))))
    text = "".join(page.get_textpage().get_text_range() for page in pages(paper))
    assert rows[0] == ["Player", "Table", "Seat"]
    assert all(row[0] in text for row in rows)


def test_an_event_that_there_is_not_is_refused(tmp_path, book):
    done = printed("event", "pack", "Nowhere", "--book", book, "-o", tmp_path / "pack.pdf")

    assert done.exit_code == 2
    assert done.stderr.startswith(f"{book}: no event “Nowhere”; there is: 1 ")


def test_a_rule_card_for_an_event_says_how_the_event_plays_and_calls_the_game(tmp_path):
    path, file = tmp_path / "events.book", tmp_path / "card.pdf"
    kept = Books(path)
    events = event_list(kept)
    archie = GameOnSheet("archie", name="Nines", options=(("high_qualifier", "99"),))
    events.new("Friday", replace(events.structure("horse"), games=(archie,), rotation=None))
    kept.close()

    done = printed("rule-card", "archie", "--event", "Friday", "--book", path, "-o", file)

    text = " ".join(" ".join(page.get_textpage().get_text_range().split()) for page in pages(file))
    assert done.exit_code == 0
    assert text.startswith("Nines")
    assert "High takes a pair of nines. Also played: High takes a pair of sixes." in text
    assert "a pair of nines or better" in text


def test_a_logo_that_is_no_picture_is_refused_before_a_card_is_set(tmp_path, monkeypatch):
    monkeypatch.setenv("DIRECTOR_HOME", str(tmp_path))
    (tmp_path / "settings.toml").write_text('logo = "none.png"\n', encoding="utf-8")

    done = printed("rule-card", "razz", "-o", tmp_path / "card.pdf")

    why = f"there is no file {tmp_path / 'logos' / 'none.png'}"
    assert (done.exit_code, done.stderr) == (2, f"the house logo of the settings: {why}\n")


def test_the_ticket_list_of_a_book_says_in_which_event_a_ticket_was_used(tmp_path):
    path, file = tmp_path / "events.book", tmp_path / "tickets.pdf"
    kept = Books(path)
    events = event_list(kept)
    satellite = events.new("Satellite", events.structure("horse"))
    satellite.do(SetMoney(MoneyTerms("$", entry=Price(250))))
    for name in ("Ann Ost", "Bob Marek"):
        satellite.do(Register(satellite.player(name), name))
    satellite.do(AgreePrizes(*satellite_prizes(satellite.tournament, "Main event", 500)))
    satellite.do(Eliminate(2))
    satellite.do(IssueTickets("Main event", "A1B2C3"))
    main = events.new("Main event, Saturday", events.structure("horse"))
    main.do(UseTickets("Satellite", held(kept, satellite.event, main.tournament), "seed"))
    kept.close()

    printed("event", "tickets", "Satellite", "--book", path, "-o", file)

    text = " ".join(" ".join(page.get_textpage().get_text_range().split()) for page in pages(file))
    assert "A1B2C3-1 Ann Ost $500 Main event used in Main event, Saturday" in text
