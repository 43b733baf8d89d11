"""The bracket of a shootout: its rounds beside each other, and what is done about them."""
