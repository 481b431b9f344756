"""How El Paso looks in a terminal."""
