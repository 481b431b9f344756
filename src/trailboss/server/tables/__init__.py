"""Tables in memory, and what people do at them: functions from a table to a change."""
