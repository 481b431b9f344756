"""How bots judge a position: beside the rules, not part of them."""
