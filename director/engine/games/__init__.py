"""Games as their files declare them."""
