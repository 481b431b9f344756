"""What all games of the family share: frames, moves, chance, piles, records, scores."""
