"""The kinds of files that a list can go into, by the endings of their names."""

from collections.abc import Callable, Mapping

from director.reports.documents import Document
from director.reports.lists.csv_files import as_csv
from director.reports.lists.listings import listings
from director.reports.lists.spreadsheets import as_spreadsheet
from director.reports.lists.web_pages import as_web_page

LIST_FILES: Mapping[str, Callable[[Document], bytes]] = {
    ".csv": lambda document: as_csv(listings(document)),
    ".xlsx": lambda document: as_spreadsheet(listings(document)),
    ".html": lambda document: as_web_page(listings(document), document.title),
}
