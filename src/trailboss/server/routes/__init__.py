"""The HTTP endpoints: they read the request, call the part that does it, and answer."""
