"""The register of staff knows everybody's role and PIN, and who is out of service."""

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Columns for what nobody has been asked for yet."""
    for column in ("role", "pin", "gone"):
        op.execute(f"ALTER TABLE staff ADD COLUMN {column} VARCHAR DEFAULT '' NOT NULL")
