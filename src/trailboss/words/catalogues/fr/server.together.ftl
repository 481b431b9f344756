# Refus autour de la discussion, de la revanche et du public.

refused-chat-often = C’est beaucoup à la fois : { $most } lignes par minute au plus. Réessaie dans { $wait } s
refused-no-rematch = Personne ne propose plus de revanche
refused-rematch-begun = La revanche a déjà commencé
