"""The coach: what the decisions of a game were worth, as the champion sees them."""
