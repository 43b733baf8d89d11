"""What `scripts/stations.py` lets many stations do at once, and how it looks at them afterwards."""
