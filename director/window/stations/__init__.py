"""Several stations at one evening: sharing and joining it, who is at this one, and a lost line."""
