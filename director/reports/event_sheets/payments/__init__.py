"""What the desk prints where money changes hands, most of it to be signed."""
