import type { FamilyId } from '../games/families';

// Where in the rules the present decision is spoken of: the chapters for each kind of decision, the
// nearest first.

const KANSAS: Record<string, string[]> = {
  place: ['TU', 'SU'],
  'phase-a': ['MV', 'TU'],
  move: ['MV', 'OB'],
  'phase-b': ['PB', 'AX', 'DC'],
  offer: ['PB', 'DC'],
  auxiliary: ['AX'],
  copy: ['CP'],
  'pay-card': ['DC'],
  discard: ['DR', 'PC'],
  draw: ['DR'],
  remove: ['DR', 'AX'],
  hire: ['HI', 'JM'],
  build: ['BL', 'RK'],
  buy: ['CM', 'SI'],
  simmental: ['SI', 'KC'],
  engine: ['EN'],
  'engine-back': ['EN', 'XD'],
  'engine-return': ['EN', 'XD'],
  'engine-deliver': ['XD', 'EN'],
  upgrade: ['ST'],
  'upgrade-behind': ['ST', 'EN'],
  master: ['ST'],
  disc: ['ST', 'KC'],
  hazard: ['HZ'],
  outlaw: ['OL'],
  objective: ['OB'],
  'enter-city': ['KC'],
  foresight: ['KC', 'JM'],
  income: ['KC', 'CE'],
  held: ['KC', 'DR'],
  city: ['KC', 'XD'],
  over: ['EG'],
};

const EL_PASO: Record<string, string[]> = {
  'start-objective': ['SU', 'TI'],
  place: ['TU', 'MV'],
  move: ['MV'],
  action: ['AC', 'EF', 'PB'],
  offer: ['EF', 'AC'],
  auxiliary: ['PB'],
  again: ['DR', 'EF'],
  'pay-card': ['EF'],
  'pay-workers': ['EF', 'WB'],
  discard: ['DR'],
  remove: ['EF', 'DR'],
  hire: ['EF'],
  build: ['BL'],
  buy: ['EF'],
  train: ['EF'],
  'train-actions': ['EF', 'AC'],
  tile: ['TI'],
  keep: ['PO', 'CE'],
  post: ['PO'],
  disc: ['PO', 'PB'],
  'last-call': ['EG', 'WB'],
  over: ['EG'],
};

/** The chapters about a decision; about the end when there is none. */
export function chaptersFor(family: FamilyId, decision: string | null): string[] {
  return CHAPTERS[family][decision ?? 'over'] ?? ['TU'];
}

export const CHAPTERS: Record<FamilyId, Record<string, string[]>> = {
  kansas: KANSAS,
  elpaso: EL_PASO,
};
