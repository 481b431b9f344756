refused-demo = La démonstration dans le navigateur ne sait pas le faire, ton propre serveur, si : pip install 'trailboss[server]'
