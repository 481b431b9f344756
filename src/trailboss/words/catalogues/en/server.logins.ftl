# Logging in by a key in one's device, and by a provider.

refused-no-passkeys = This server does not offer passkeys
refused-guest-passkey = A guest has no passkeys: create an account
refused-passkeys = You have { $most } passkeys; remove one first
refused-passkey = This passkey cannot be used
refused-passkey-old = That took too long; try again
refused-passkey-known = This passkey is already known
refused-passkey-unknown = There is no account with this passkey
refused-no-passkey = You have no such passkey
refused-no-provider = This server has no login provider
refused-provider = The provider's answer cannot be used; try again
refused-provider-old = That took too long, or began in another browser; try again
refused-provider-down = The provider does not answer; try again later
refused-provider-other = Your login at the provider belongs to another account here
