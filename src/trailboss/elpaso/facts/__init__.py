"""What is said to players, as facts: messages whose arguments are what they are about. Not
compiled: nothing here is in a hurry."""
