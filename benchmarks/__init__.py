"""Speed of the engine, always with the machine and the commit it was measured on."""
