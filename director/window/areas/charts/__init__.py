"""The event in charts."""
