import type { Entry } from '../api/types';
import { standing } from '../table/ledger';

// What others did, told by turn.

export interface Told {
  seat: number | null;
  turn: number | null;
  lines: string[];
}

/** Events of others' moves that still stand, gathered by turn; my own moves are left out. */
export function recapLines(entries: Entry[], viewer: number | null): Told[] {
  const told: Told[] = [];
  for (const entry of standing(entries)) {
    if (entry.kind !== 'move' || entry.seat == null || entry.seat === viewer) continue;
    const lines = (entry.events ?? [])
      .filter((event) => event.kind !== 'turn' && event.text)
      .map((event) => event.text);
    if (!lines.length) continue;
    const last = told.at(-1);
    const turn = entry.turn ?? null;
    if (last && last.seat === entry.seat && last.turn === turn) last.lines.push(...lines);
    else told.push({ seat: entry.seat, turn, lines });
  }
  return told;
}
