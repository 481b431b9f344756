import type { Entry } from '../api/types';

// The log of a table as it comes over the connection: every entry once, in order.

export class Gap extends Error {}

export class Ledger {
  entries: Entry[] = [];

  /** The number of the last entry; a new connection goes on after it. */
  get seq(): number {
    return this.entries.at(-1)?.seq ?? 0;
  }

  /** Take the next entry; false if it is known already. One that is missing before it is a Gap. */
  take(entry: Entry): boolean {
    if (entry.seq <= this.seq) return false;
    if (entry.seq !== this.seq + 1) throw new Gap(`entry ${entry.seq} came after ${this.seq}`);
    this.entries.push(entry);
    return true;
  }

  clear(): void {
    this.entries = [];
  }
}

/** The entries that still stand: moves that were taken back are left out, everything else stays. */
export function standing(entries: Entry[]): Entry[] {
  const found: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'undo') {
      for (let i = found.length - 1; i >= 0; i -= 1) {
        const known = found[i]!;
        if (known.kind === 'move' && known.step > entry.step) found.splice(i, 1);
      }
    }
    found.push(entry);
  }
  return found;
}
