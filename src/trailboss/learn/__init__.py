"""Training of networks that play: `trailboss train RUN.toml`. Needs the extra `learn`."""
