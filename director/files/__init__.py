"""Files from outside: what they are, how much is taken of them, and what is wrong with them."""
