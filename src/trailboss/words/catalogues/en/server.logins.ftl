# Logging in by a key in one's device, and by a provider.

refused-no-passkeys = One cannot log in by passkey here
refused-guest-passkey = A guest has no passkeys: make an account
refused-passkeys = You have { $most } passkeys; remove one first
refused-passkey = This passkey cannot be used
refused-passkey-old = That took too long; try again
refused-passkey-known = This passkey is known already
refused-passkey-unknown = There is no account with this passkey
refused-no-passkey = You have no such passkey
refused-no-provider = One cannot log in by a provider here
refused-provider = The provider's answer cannot be used; try again
refused-provider-old = That took too long, or began in another browser; try again
refused-provider-down = The provider does not answer; try again later
refused-provider-other = The provider knows you here by another account
