# `trailboss admin`: for whoever runs a server.

cli-admin-sure = this cannot be undone; add --yes to do it
cli-admin-none = There is nothing.
cli-admin-user-deleted = { $name } was deleted.
cli-admin-table-ended = Table { $table } was ended.
cli-admin-table-deleted = Table { $table } was deleted.
cli-admin-report-handled = The report is marked as handled.
cli-admin-withdrawn = The announcement was removed.
cli-admin-for-good = for good
cli-admin-command = (by command)

## Columns

cli-admin-name = Name (* guest)
cli-admin-email = E-mail
cli-admin-created = Since
cli-admin-suspended = Suspended until
cli-admin-tables = Tables
cli-admin-size = MB
cli-admin-id = Id
cli-admin-title = Title
cli-admin-game = Game
cli-admin-status = Status
cli-admin-players = Players
cli-admin-changed = Last change
cli-admin-reporter = Reported by
cli-admin-about = About
cli-admin-reason = Reason
cli-admin-text = Text
cli-admin-handled = Handled
cli-admin-until = Until
cli-admin-when = When
cli-admin-who = Who
cli-admin-action = Action
cli-admin-details = Details

## Figures

cli-admin-count-accounts = Accounts
cli-admin-count-guests = Guests
cli-admin-count-suspended = Suspended
cli-admin-count-seen-lately = Logged in within a week
cli-admin-count-reports = Reports that wait
cli-admin-count-bytes = MB in logs
cli-admin-count-tables = Tables
cli-admin-count-games = Tables
