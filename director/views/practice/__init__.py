"""What the school shows: a table before anybody has ruled, and the ruling."""
