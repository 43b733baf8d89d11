"""What `scripts/torture.py` does to books, and how it looks at them afterwards."""
