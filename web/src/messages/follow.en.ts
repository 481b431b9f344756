// Texts about following others' moves, the keys, and bringing in a record.

export const follow = {
  skip: 'Skip to the present',
  hurry: 'Faster',
  pace: 'Moves of the others',
  paces: { slow: 'slow', normal: 'usual pace', fast: 'fast', off: 'not animated' },
};
