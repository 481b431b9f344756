"""People over many games: ratings, statistics, tournaments, the game of the day."""
