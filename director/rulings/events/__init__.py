"""Questions about the event, subject by subject."""
