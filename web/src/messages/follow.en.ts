// Texts about following others' moves, the keys, and bringing in a record.

export const follow = {
  skip: 'Skip to the present',
  hurry: 'Faster',
  pace: 'Moves of the others',
  paces: { slow: 'slow', normal: 'usual pace', fast: 'fast', off: 'not animated' },

  signedOut: 'Your session has ended.',
  signedOutHint: 'You were logged out, on this device or another one. The game goes on; log in to sit at your place again.',
  lookOn: 'Look on',
  resignedPoints: 'The other has resigned: the points are those on the table then and decide nothing.',

  keyList: [['Tab', 'from area to area: players, decision, hand, board, markets, map, line'], ['← ↑ → ↓', 'inside an area: to the next thing that can be touched'], ['Shift + ← ↑ → ↓', 'to any thing, also one that cannot be used; Enter says why not'], ['S', 'skip the others’ moves that are shown (Esc does, too)'], ['F', 'show the others’ moves faster']] as [string, string][],

  record: {
    title: 'Bring in a record',
    link: 'Bring in a record',
    lead: 'A record is a whole game as text: saved here from a score sheet, or written by the command line. A finished game opens as a replay, from where you can fork; an unfinished one goes on as a sandbox.',
    file: 'From a file',
    drop: 'or drop one here',
    paste: 'Or paste the text',
    name: 'Name of the table',
    nameHint: 'May stay empty.',
    bring: 'Bring it in',
    empty: 'There is no record yet: choose a file, or paste the text that begins with “trailboss record”.',
    refused: (reason: string) => `This record was not taken: ${reason}`,
    unreadable: (name: string, reason: string) => `${name} cannot be read: ${reason}`,
  },
};
