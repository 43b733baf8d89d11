"""The question about the bracket of a shootout."""

from director.rulings.inputs import AMOUNTS, WHOLE, Input
from director.rulings.question import Question
from director.tournament.shootouts.bracket import bracket
from director.translation import say

SHOOTOUTS = (
    Question(
        "shootout",
        say("The bracket of a shootout"),
        "S 1.10, C16",
        bracket,
        (
            Input("entries", say("Entries"), WHOLE),
            Input("seats", say("Seats a table"), WHOLE),
            Input("advance", say("Go on from each table"), WHOLE, needed=False, hint="1"),
            Input("tables", say("Tables of each round, if you decide"), AMOUNTS, needed=False),
        ),
        {"entries": "75", "seats": "9"},
        say("shootout, shootout bracket, rounds, advance"),
    ),
)
