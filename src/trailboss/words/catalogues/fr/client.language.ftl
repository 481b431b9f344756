### Le nom que la langue se donne, à choisir dans les réglages.

language-name = Français
