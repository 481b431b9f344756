import type { GameTable } from '../../api/types';

// My games in the order in which they matter.

/** due: they wait for me; waiting: for others; open: not begun; copies: forks and the like, to try things. */
export type Kind = 'due' | 'waiting' | 'open' | 'copies';

const COPIES = ['fork', 'import', 'position'];

export function kindOf(table: GameTable): Kind {
  if (COPIES.includes(table.origin?.kind ?? '')) return 'copies';
  if (table.status === 'open') return 'open';
  return table.my_turn ? 'due' : 'waiting';
}

const ORDER: Kind[] = ['due', 'open', 'waiting', 'copies'];

/** Those that wait for me first, and among these the one whose time runs out; then the newest. */
export function sorted(tables: GameTable[]): GameTable[] {
  const place = (table: GameTable): number => ORDER.indexOf(kindOf(table));
  return [...tables].sort(
    (a, b) =>
      place(a) - place(b) ||
      (a.my_turn && b.my_turn ? (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || 0 : 0) ||
      b.changed_at - a.changed_at,
  );
}
