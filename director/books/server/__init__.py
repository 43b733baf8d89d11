"""A book on a PostgreSQL server: its tables, the way to them, and hearing of what others write."""
