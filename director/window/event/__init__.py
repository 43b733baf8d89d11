"""What the screens of one event share."""
