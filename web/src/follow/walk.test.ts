import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readerOf } from '../games/families';
import { Table } from '../table/table.svelte';
import { courses, description } from '../testing';
import type { Step } from './steps';
import { Walk } from './walk.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function step(n: number, more: Partial<Step> = {}): Step {
  return {
    seq: n,
    step: n,
    kind: 'engine',
    seat: 1,
    words: [`${n}`],
    events: [],
    motion: { what: 'engine', seat: 1, from: '1', to: '2' },
    dollars: new Map(),
    points: new Map(),
    mine: false,
    before: [[['at'], n]],
    pause: 0,
    move: 300,
    read: 200,
    ...more,
  };
}
const walkNow = (): Walk => new Walk(() => Date.now());

it('shows one step after another and ends in the present', async () => {
  const walk = walkNow();
  walk.add([step(1), step(2, { pause: 250 })], 1);
  expect([walk.current?.seq, walk.moving, walk.seen({ at: 9 })]).toEqual([1, true, { at: 1 }]);
  await vi.advanceTimersByTimeAsync(300);
  expect([walk.current?.seq, walk.moving, walk.seen({ at: 9 })]).toEqual([1, false, { at: 2 }]);
  await vi.advanceTimersByTimeAsync(200 + 249);
  expect(walk.current?.seq).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect([walk.current?.seq, walk.shown, walk.total, walk.away?.what]).toEqual([2, 2, 2, 'engine']);
  await vi.advanceTimersByTimeAsync(300);
  const truth = { at: 9 };
  expect(walk.seen(truth)).toBe(truth);
  await vi.advanceTimersByTimeAsync(200);
  expect([walk.current, walk.active]).toEqual([null, false]);
});

it('takes more while it is under way', async () => {
  const walk = walkNow();
  walk.add([step(1)], 1);
  await vi.advanceTimersByTimeAsync(100);
  walk.add([step(2)], 1);
  expect([walk.current?.seq, walk.total, walk.seen({ at: 9 })]).toEqual([1, 2, { at: 1 }]);
  await vi.advanceTimersByTimeAsync(900);
  expect(walk.active).toBe(false);
});

it('is hurried in the middle of a step', async () => {
  const walk = walkNow();
  walk.add([step(1)], 1);
  await vi.advanceTimersByTimeAsync(150);
  walk.hurry();
  await vi.advanceTimersByTimeAsync(49);
  expect(walk.moving).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(walk.moving).toBe(false);
  await vi.advanceTimersByTimeAsync(67);
  expect([walk.active, walk.hurried]).toEqual([false, false]);
});

it('is skipped at any time, and begins again afterwards', async () => {
  const walk = walkNow();
  walk.add([step(1), step(2)], 1);
  await vi.advanceTimersByTimeAsync(100);
  walk.skip();
  const truth = { at: 9 };
  expect([walk.active, walk.current, walk.moving, walk.seen(truth) === truth]).toEqual([
    false,
    null,
    false,
    true,
  ]);
  walk.add([step(3)], 1);
  await vi.advanceTimersByTimeAsync(499);
  expect(walk.current?.seq).toBe(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(walk.active).toBe(false);
});

it('waits until the table has turned to where a step happens', async () => {
  const walk = walkNow();
  walk.settle = ({ seq }) => (seq === 1 ? 240 : 0);
  walk.add([step(1)], 1);
  expect([walk.current?.seq, walk.moving]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(240);
  expect([walk.moving, walk.seen({ at: 9 })]).toEqual([true, { at: 1 }]);
  await vi.advanceTimersByTimeAsync(500);
  expect(walk.active).toBe(false);
});

it('does not begin without a pace', () => {
  const walk = walkNow();
  walk.add([step(1)], 0);
  expect(walk.active).toBe(false);
});

it('a table follows others, and my own move ends it', async () => {
  const course = courses().find(({ name }) => name === 'second-edition-1p')!;
  const at = course.entries.findIndex(
    (entry) =>
      entry.events?.some(({ kind }) => kind === 'automa') &&
      entry.events.some(({ kind, seat }) => kind === 'moved' && seat === 1),
  );
  const sent: number[] = [];
  const entries = course.entries.slice(0, at);
  const table = new Table(course.views[at]!, entries, readerOf(description('second-edition')), {
    send: async (_, move) => void sent.push(move.code),
    undo: async () => undefined,
  });
  const following = { watched: (seat: number): boolean => seat !== 0, rate: 1 };
  const next = course.views[at + 1]!;
  table.update(next, [...entries, course.entries[at]!], following);
  const herder = (of: unknown): string | null =>
    (of as { players: { herder: string | null }[] }).players[1]!.herder;
  expect(table.walk.active).toBe(true);
  expect(herder(table.observation)).toBe(herder(course.views[at]!.observation));
  expect(herder(table.observation)).not.toBe(herder(next.observation));
  expect(table.recent.size).toBe(0); // what is not shown leaves no mark
  expect(table.mine).toBe(true); // and I may decide
  table.press([table.choices[0]!], null);
  expect(sent).toEqual([table.choices[0]!.code]);
  expect(table.walk.active).toBe(false);
  expect(table.observation).toBe(next.observation);
  expect(table.recent.size).toBeGreaterThan(0);

  // A step back, another pair of eyes, no pace: straight to the present.
  for (const [view, pace] of [
    [course.views[at]!, 1],
    [{ ...next, viewer: null }, 1],
    [next, 0],
  ] as const) {
    table.update(view, [...entries, course.entries[at]!], { ...following, rate: pace });
    expect(table.walk.active).toBe(false);
  }
});
