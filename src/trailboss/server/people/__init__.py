"""Who somebody is and what they may do: guests, accounts, sessions, tokens, limits."""
