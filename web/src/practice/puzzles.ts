import { get, post } from '../api/client';
import type { components } from '../api/schema';
import type { GameTable } from '../api/types';

export type Practice = components['schemas']['Practice'];
export type PuzzleHead = components['schemas']['PuzzleHead'];
export type PuzzleAnswer = components['schemas']['PuzzleAnswer'];
export type PuzzleState = components['schemas']['PuzzleState'];

/** Usual ratings of who solves half of the puzzles of a level. */
const LEVELS: Record<number, number> = { 1: 1000, 2: 1300, 3: 1600 };

export const practiceOf = (game: string): Promise<Practice> => get(`/api/practice/${game}`);

export const stateAt = (table: string): Promise<PuzzleState> => post(`/api/tables/${table}/puzzle`);

/** A table with the puzzle; its address. */
export async function begin(game: string, puzzle: string): Promise<string> {
  return `/table/${(await post<GameTable>(`/api/practice/${game}/${puzzle}`)).id}`;
}

/** The level of a mistake of one's own. */
export const OWN = 0;

/** What comes next: something new, as hard as fits. When all is done, what was not solved, and then
 * anything else than this one. After a mistake of one's own comes another, while there is one to
 * solve. */
export function nextOf(practice: Practice, now: string | null, own = false): PuzzleHead | null {
  const mine = practice.mistakes.find((one) => one.id !== now && !one.solved);
  if (own && mine) return mine;
  const others = practice.puzzles.filter((one) => one.id !== now);
  const open = others.filter((one) => one.solved == null);
  const wrong = others.filter((one) => one.solved === false);
  const among = open.length ? open : wrong.length ? wrong : others;
  const apart = (one: PuzzleHead): number =>
    Math.abs((LEVELS[one.level] ?? 1300) - practice.rating);
  return among.reduce<PuzzleHead | null>(
    (best, one) => (best === null || apart(one) < apart(best) ? one : best),
    null,
  );
}
