refused-demo = La démonstration dans le navigateur ne sait pas le faire, un serveur à vous le sait : pip install 'trailboss[server]'
