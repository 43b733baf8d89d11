"""The Rulings screen: find a question, fill its form, read the answer."""
