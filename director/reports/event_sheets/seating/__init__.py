"""What the floor hands out about seats, tables and the chips on them."""
