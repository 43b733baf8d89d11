"""What stands on which side of which paper: pages, cards of two sides, slips to be cut."""
