// Texts about following others' moves, the keys, and bringing in a record.

export const follow = {
  skip: 'Skip to the present',
  hurry: 'Faster',
  pace: 'Moves of the others',
  paces: { slow: 'slow', normal: 'usual pace', fast: 'fast', off: 'not animated' },

  signedOut: 'Your session has ended.',
  signedOutHint: 'You were logged out, on this device or another one. The game goes on; log in to sit at your place again.',
  lookOn: 'Look on',
};
