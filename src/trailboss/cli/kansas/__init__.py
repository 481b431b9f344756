"""How the Kansas City games look in a terminal. Drawn from an observation and the tables only."""
