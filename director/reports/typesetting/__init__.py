"""Sets documents in type: blocks measured and drawn, fonts, pages."""
