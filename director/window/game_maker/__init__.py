"""The game maker: a house's own game as a form beside its file's text."""
