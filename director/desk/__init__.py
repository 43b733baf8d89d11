"""Does, writes down, undoes and announces. Knows no window and no database."""
