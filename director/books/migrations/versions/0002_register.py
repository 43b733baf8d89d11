"""The register knows more of a person than the name, and who was merged into whom."""

from alembic import op

revision = "0002"
down_revision = "0001"

STATEMENTS = (
    "DROP INDEX ix_player_name",
    "ALTER TABLE player RENAME TO player_before",
    """
CREATE TABLE player (
    number INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    nickname VARCHAR NOT NULL,
    card VARCHAR NOT NULL,
    email VARCHAR NOT NULL,
    telephone VARCHAR NOT NULL,
    notes VARCHAR NOT NULL,
    banned VARCHAR NOT NULL,
    merged_into INTEGER,
    PRIMARY KEY (number)
)
    """,
    """
INSERT INTO player
SELECT number, name, '', '', '', '', '', '', NULL FROM player_before
    """,
    "DROP TABLE player_before",
    "CREATE INDEX ix_player_name ON player (name)",
    "CREATE INDEX ix_player_card ON player (card)",
    "CREATE INDEX ix_player_merged_into ON player (merged_into)",
    "CREATE INDEX ix_player_history_player ON player_history (player)",
)


def upgrade() -> None:
    """Makes the table of players anew, with everybody in it."""
    for statement in STATEMENTS:
        op.execute(statement)
