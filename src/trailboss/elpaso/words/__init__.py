"""Words for players, all made from the tables. Not compiled: nothing here is in a hurry."""
