import type { Entry } from '../api/types';

// Playing again, as the log of a table that is over tells it.

export interface Again {
  /** none; offered: somebody waits for the others; begun: its game is being played; declined. */
  state: 'none' | 'offered' | 'begun' | 'declined';
  table: string | null; // the new one
  by: number | null; // the seat that offers it, or has declined
  joined: number[]; // seats that play again, of this table
  seq: number; // the entry that says so
}

const KINDS = ['rematch', 'rematch-join', 'no-rematch'];

/** How it stands with a rematch; `table` is the one there is. */
export function offerOf(table: string | null, entries: Entry[]): Again {
  const told = entries.filter((entry) => KINDS.includes(entry.kind));
  const last = told.at(-1);
  const none: Again = { state: 'none', table: null, by: null, joined: [], seq: last?.seq ?? 0 };
  if (!last) return table ? { ...none, state: 'begun', table } : none; // of a log before offers
  if (last.kind === 'no-rematch') return { ...none, state: 'declined', by: last.seat ?? null };
  const about = told.filter((entry) => entry.data?.table === last.data?.table);
  const seats = about.flatMap((entry) => (entry.seat == null ? [] : [entry.seat]));
  return {
    state: about.some((entry) => entry.data?.begun === true) ? 'begun' : 'offered',
    table: String(last.data?.table),
    by: about[0]!.seat ?? null,
    joined: [...new Set(seats)],
    seq: last.seq,
  };
}
