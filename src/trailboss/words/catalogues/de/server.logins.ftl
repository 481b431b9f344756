# Anmelden mit einem Schlüssel im Gerät und über einen Anbieter.

refused-no-passkeys = Mit Passkey kann man sich hier nicht anmelden
refused-guest-passkey = Ein Gast hat keine Passkeys: lege ein Konto an
refused-passkeys = Du hast { $most } Passkeys; entferne erst einen
refused-passkey = Dieser Passkey lässt sich nicht verwenden
refused-passkey-old = Das hat zu lange gedauert; versuche es noch einmal
refused-passkey-known = Dieser Passkey ist schon bekannt
refused-passkey-unknown = Zu diesem Passkey gibt es kein Konto
refused-no-passkey = Diesen Passkey hast du nicht
refused-no-provider = Über einen Anbieter kann man sich hier nicht anmelden
refused-provider = Die Antwort des Anbieters lässt sich nicht verwenden; versuche es noch einmal
refused-provider-old = Das hat zu lange gedauert oder in einem anderen Browser begonnen; versuche es noch einmal
refused-provider-down = Der Anbieter antwortet nicht; versuche es später noch einmal
refused-provider-other = Der Anbieter kennt dich hier unter einem anderen Konto
