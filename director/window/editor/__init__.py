"""The structure editor: steps in cells, the rest in fields, the printed sheet beside them."""
