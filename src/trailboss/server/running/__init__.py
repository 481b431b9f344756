"""Starting a server and looking after it: settings, clocks, logs, figures, backup."""
