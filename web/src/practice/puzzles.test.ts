import { describe, expect, it } from 'vitest';
import { nextOf, type Practice, type PuzzleHead } from './puzzles';

const head = (id: string, level: number, solved: boolean | null): PuzzleHead => ({
  id,
  level,
  solved,
  theme: 'cattle',
  players: 2,
  seat: 0,
  gap: 5,
  table: null,
  step: null,
  turn: null,
  at: null,
  others: null,
});
const practice = (rating: number, ...puzzles: PuzzleHead[]): Practice => ({
  game: 'a',
  rating,
  course: [rating],
  puzzles,
  mistakes: [],
});

describe('the next puzzle', () => {
  const all = [head('a', 1, null), head('b', 2, null), head('c', 3, true), head('d', 1, false)];
  it('is new and fits the rating', () => {
    expect(nextOf(practice(1350, ...all), null)?.id).toBe('b');
    expect(nextOf(practice(900, ...all), null)?.id).toBe('a');
  });
  it('is another than this one', () => {
    expect(nextOf(practice(1350, ...all), 'b')?.id).toBe('a');
  });
  it('is one that was not solved, when all were tried', () => {
    const tried = [head('c', 3, true), head('d', 1, false)];
    expect(nextOf(practice(1700, ...tried), null)?.id).toBe('d');
    expect(nextOf(practice(1700, head('c', 3, true)), 'c')).toBeNull();
  });
  it('is another mistake of one’s own after one, while there is one to solve', () => {
    const mistakes = [head('x', 0, false), head('y', 0, true), head('z', 0, null)];
    const known = { ...practice(1350, ...all), mistakes };
    expect(nextOf(known, 'x', true)?.id).toBe('z');
    expect(nextOf(known, 'x')?.id).toBe('b');
    expect(nextOf({ ...known, mistakes: mistakes.slice(0, 2) }, 'x', true)?.id).toBe('b');
  });
});
