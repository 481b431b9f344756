import { expect, it } from 'vitest';
import type { GameTable } from '../../api/types';
import { kindOf, sorted } from './mine';

function table(id: string, more: Partial<GameTable>): GameTable {
  const usual = {
    id,
    status: 'playing',
    my_turn: false,
    deadline: null,
    changed_at: 0,
    origin: null,
  };
  return { ...usual, ...more } as GameTable;
}
const fork = { kind: 'fork', table: null, step: 3, turn: 2, names: null, puzzle: null } as const;

it('puts what waits for me first, what runs out before the rest, copies last', () => {
  const tables = [
    table('copy', { my_turn: true, origin: fork, changed_at: 9 }),
    table('theirs', { changed_at: 8 }),
    table('open', { status: 'open', changed_at: 7 }),
    table('mine', { my_turn: true, changed_at: 6 }),
    table('urgent', { my_turn: true, changed_at: 1, deadline: 50 }),
    table('soon', { my_turn: true, changed_at: 2, deadline: 70 }),
  ];
  expect(sorted(tables).map(({ id }) => id)).toEqual([
    'urgent',
    'soon',
    'mine',
    'open',
    'theirs',
    'copy',
  ]);
  expect(tables.map(kindOf)).toEqual(['copies', 'waiting', 'open', 'due', 'due', 'due']);
});
