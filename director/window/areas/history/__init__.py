"""Everything that was done at an event: the list, one record, and taking it back."""
