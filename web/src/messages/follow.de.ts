import type { follow as en } from './follow.en';

export const follow: typeof en = {
  skip: 'Zum jetzigen Stand',
  hurry: 'Schneller',
  pace: 'Züge der anderen',
  paces: { slow: 'langsam', normal: 'übliches Tempo', fast: 'schnell', off: 'ohne Bewegung' },

  signedOut: 'Deine Sitzung ist beendet.',
  signedOutHint: 'Du wurdest abgemeldet, auf diesem Gerät oder einem anderen. Das Spiel geht weiter; melde dich an, um wieder an deinem Platz zu sitzen.',
  lookOn: 'Zuschauen',
};
