### For those who run the server; announcements; one's own data.

## Announcements

announcement = Announcement
announcement-close = Got it

## Your data

own-data = Your data
    .hint = Everything this server stores about you, with the records of your finished games, in one file.
own-data-take = Download
delete-account = Delete account
    .hint = Games nobody else played in are deleted, and games in progress are resigned. Games with others stay, without your name. This cannot be undone.
delete-sure = Delete everything for good?
delete-with-name = Your name, exactly as written
confirm-again = Send the link again
confirm-sent = A link is on its way.

## Administration

administration = Administration
admin-users = Users
admin-tables = Tables
admin-reports = Reports
admin-announcements = Announcements
admin-log = Log
admin-accounts = accounts
admin-guests = guests
admin-seen-lately = logged in within a week
admin-suspended = suspended
admin-tables-of = tables { $state }
admin-megabytes = MB in logs
admin-watchers = at a table now
admin-in-memory = tables in memory
admin-none = Nothing here.
admin-find = Find
admin-find-user = Name or e-mail
admin-with-guests = include guests
admin-largest = the largest
admin-is = administrator
admin-suspended-until = suspended until { $when }
admin-suspended-for-good = suspended for good
admin-no-mail = no e-mail
admin-since = since { $when }
admin-has = { $tables } of { $most } tables, { $size } of { $room } MB
admin-more = More
admin-readmit = Readmit
admin-suspend = Suspend
admin-suspend-for = Suspend for
admin-days =
    { $days ->
        [0] good
        [one] { $days } day
       *[other] { $days } days
    }
admin-reason = Reason (for the log)
admin-quota-tables = Tables at a time
admin-quota-megabytes = MB in all
admin-quota-set = Set quota
admin-password-link = Link for a new password
admin-link-hour = Pass it on to the owner of the account. It works once, within an hour.
admin-delete = Delete
admin-delete-user-sure = Delete { $name } for good?
admin-find-table = Title or player
admin-state = State
admin-any-state = any
admin-size = { $size } MB
admin-end = End
admin-end-sure = End this game? Nobody wins.
admin-delete-table-sure = Delete this table for good?
admin-handled-too = include handled ones
admin-reported = { $name }, { $when }
admin-handled-by = handled by { $name }, { $when }
admin-handle = Handled
admin-to-table = To the table
admin-no-reports = No reports waiting.
admin-command = command line
admin-announcement = What should everyone know?
admin-how-long = How long
admin-until-removed = until it is removed
admin-announce = Announce
admin-withdraw = Remove
admin-deed =
    { $action ->
        [suspend] suspended
        [readmit] readmitted
        [delete-user] deleted a user
        [delete-myself] deleted their account
        [password-link] made a password link for
        [quota] set the quota of
        [end-table] ended a table
        [delete-table] deleted a table
        [handle-report] handled a report
        [announce] announced
        [withdraw] removed an announcement
       *[other] { $action }
    }
admin-detail =
    { $name ->
        [days] days: { $value }
        [reason] reason: { $value }
        [tables] tables: { $value }
        [megabytes] MB: { $value }
        [title] “{ $value }”
       *[text] “{ $value }”
    }

## Logging in without a password

passkeys = Passkeys
    .hint = Log in with your device’s screen lock instead of a password.
passkeys-missing = This browser does not support passkeys.
passkey-name = Which device?
passkey-new = New passkey
passkey-used = last used on { $date }
passkey-enter = Log in with a passkey
passkey-not-made = No passkey was created.
passkey-not-found = No passkey was used.
provider-enter = Log in with { $provider }
provider-link = Connect with { $provider }
    .hint = Once connected, it logs you in to this account.
