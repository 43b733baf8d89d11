"""Evenings of another program come into a book on a server as into a file."""

from director.desk.tdt.taking_over import TakingOver
from tests import tdt_evening


def test_evenings_are_taken_over_into_a_book_on_a_server(event_list, book, tmp_path):
    path = tmp_path / "friday.tdt"
    path.write_text(tdt_evening.text(), encoding="utf-8")
    work = TakingOver(event_list)
    work.look_at([path])

    ((_, number),) = work.write().events

    assert [(row.name, row.entries, row.phase) for row in book.events()] == [("Friday", 4, "paid")]
    assert list(book.log(number).records) == list(work.found[0].log.records)
    assert book.differences() == []
