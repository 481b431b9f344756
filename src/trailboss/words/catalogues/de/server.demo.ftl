refused-demo = Die Vorführung im Browser kann das nicht, ein eigener Server schon: pip install 'trailboss[server]'
