"""Figures of one's own: files, rules with them, records that carry them."""
