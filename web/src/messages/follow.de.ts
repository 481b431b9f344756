import type { follow as en } from './follow.en';

export const follow: typeof en = {
  skip: 'Zum jetzigen Stand',
  hurry: 'Schneller',
  pace: 'Züge der anderen',
  paces: { slow: 'langsam', normal: 'übliches Tempo', fast: 'schnell', off: 'ohne Bewegung' },
};
