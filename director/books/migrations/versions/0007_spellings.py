"""The register keeps how a name of another script is spelled in Latin letters."""

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """A spelling for everybody, of whom none is known yet."""
    op.execute("ALTER TABLE player ADD COLUMN spelling VARCHAR DEFAULT '' NOT NULL")
