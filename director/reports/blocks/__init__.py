"""What can stand on a page: blocks of words, figures and cards, each a value."""
