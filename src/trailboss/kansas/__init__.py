"""The Kansas City games: Great Western Trail, first and second edition."""
