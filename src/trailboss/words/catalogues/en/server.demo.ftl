refused-demo = The demonstration in the browser cannot do that. A server of your own can: pip install 'trailboss[server]'
