# Refusals around chat, rematches and watching.

refused-chat-often = That is a lot of chat: at most { $most } lines a minute. Try again in { $wait } s
refused-no-rematch = Nobody is offering a rematch any more
refused-rematch-begun = The rematch has already begun
