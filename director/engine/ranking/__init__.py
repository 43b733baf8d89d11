"""What beats what, on every scale, and what a hand is called."""
