"""The register keeps under which name somebody is shown in public."""

from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """A wish for everybody, of whom none is known yet."""
    op.execute("ALTER TABLE player ADD COLUMN shown_as VARCHAR DEFAULT '' NOT NULL")
