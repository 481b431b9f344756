# Absagen rund um Chat, Revanche und Zuschauen.

refused-chat-often = Das ist viel auf einmal: höchstens { $most } Zeilen pro Minute. Versuch es in { $wait } s wieder
refused-no-rematch = Niemand bietet mehr eine Revanche an
refused-rematch-begun = Die Revanche hat schon begonnen
