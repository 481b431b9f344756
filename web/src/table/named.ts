import type { LegalMove } from '../api/types';

// Moves in words: whole in the preview, shorter where they are the name of a button or of a thing.

export const NAME = 160; // letters: a name has fewer
const DOT = ' · ';

/** Parts that belong together, as many as are no longer than `most`; the last is cut at a word. */
export function fitted(parts: string[], most: number, between = DOT): string {
  if (!parts.length) return '';
  const all = parts.join(between);
  if (all.length <= most) return all;
  let found = '';
  for (const part of parts) {
    const next = found ? found + between + part : part;
    if (next.length > most - 2) break;
    found = next;
  }
  if (found) return `${found}\u00a0…`;
  const cut = parts[0]!.slice(0, most - 2);
  return `${cut.slice(0, cut.lastIndexOf(' '))}\u00a0…`;
}

/** A move, and what waits where it leads. */
export function said(move: LegalMove, there: string[], most = Infinity): string {
  return fitted([move.text, ...there], Math.max(most, move.text.length));
}

/** What a button or a thing is called; the moves it stands for lead to one place, if to any. What waits there is told
 * before all fees of a long way are. */
export function named(moves: LegalMove[], there: string[], most = NAME - 1): string {
  const ways = fitted(
    moves.map(({ text }) => text),
    there.length ? most - there[0]!.length - 5 : most,
    '; ',
  );
  return fitted([ways, ...there], most);
}
