# Alle, die den Server betreiben; gesperrte und gelöschte Konten.

server-somebody-gone = Ehemals dabei
refused-suspended = Dieses Konto ist gesperrt
refused-suspended-until = Dieses Konto ist bis { $day } gesperrt
refused-administrator = Das ist denen vorbehalten, die den Server betreiben: am Rechner selbst oder mit einem Konto, das die Einstellung administrators nennt
refused-administrator-too = Das ist ein Administrator oder du selbst: ändere zuerst die Einstellung administrators, oder nimm deine Kontoseite
refused-no-user = { $name } gibt es hier nicht
refused-no-report = Diese Meldung gibt es nicht
refused-no-announcement = Diese Ankündigung gibt es nicht
refused-delete-password = Das ist nicht dein Passwort: nichts wurde gelöscht
refused-delete-name = Gib deinen Namen genau so ein, wie er dasteht: nichts wurde gelöscht
