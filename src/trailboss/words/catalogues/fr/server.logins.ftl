# Se connecter par une clé dans son appareil, et par un fournisseur.

refused-no-passkeys = On ne peut pas se connecter par clé d’accès ici
refused-guest-passkey = Un invité n’a pas de clé d’accès : crée un compte
refused-passkeys = Tu as { $most } clés d’accès ; retires-en une d’abord
refused-passkey = Cette clé d’accès n’est pas utilisable
refused-passkey-old = C’était trop long ; essaie encore
refused-passkey-known = Cette clé d’accès est déjà connue
refused-passkey-unknown = Aucun compte n’a cette clé d’accès
refused-no-passkey = Tu n’as pas cette clé d’accès
refused-no-provider = On ne peut pas se connecter par un fournisseur ici
refused-provider = La réponse du fournisseur est inutilisable ; essaie encore
refused-provider-old = C’était trop long, ou commencé dans un autre navigateur ; essaie encore
refused-provider-down = Le fournisseur ne répond pas ; essaie plus tard
refused-provider-other = Le fournisseur te connaît ici sous un autre compte
