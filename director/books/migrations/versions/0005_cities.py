"""The register knows where somebody is from: of two people of one name that tells them apart."""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """A city for everybody, of whom none is known yet."""
    op.execute("ALTER TABLE player ADD COLUMN city VARCHAR DEFAULT '' NOT NULL")
