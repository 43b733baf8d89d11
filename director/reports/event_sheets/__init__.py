"""What sheets of an event say."""
