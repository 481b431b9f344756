# Those who run the server, and accounts that are suspended or gone.

server-somebody-gone = Former player
refused-suspended = This account is suspended
refused-suspended-until = This account is suspended until { $day }
refused-administrator = Only those who run the server can do this: on its machine, or with an account named in the setting administrators
refused-administrator-too = That is an administrator, or you yourself: change the setting administrators first, or use your account page
refused-no-user = There is no user { $name }
refused-no-report = There is no such report
refused-no-announcement = There is no such announcement
refused-delete-password = This is not your password: nothing was deleted
refused-delete-name = Type your name exactly as it is written: nothing was deleted
