import { describe, expect, it } from 'vitest';
import type { Entry, TableView } from '../api/types';
import { readerOf } from '../games/families';
import { description, situations } from '../testing';
import { Replay, turnStep } from './replay.svelte';
import { Table } from './table.svelte';

const move = (step: number, turn: number): Entry => ({
  seq: step,
  at: 0,
  kind: 'move',
  step,
  seat: 0,
  turn,
});
const MOVES = [move(1, 1), move(2, 1), move(3, 2), move(4, 3), move(5, 3)];

describe('replay', () => {
  it('goes from turn to turn', () => {
    expect([0, 1, 2, 3, 5].map((step) => turnStep(MOVES, step, 1))).toEqual([2, 2, 3, 5, 5]);
    expect([0, 1, 2, 3, 5].map((step) => turnStep(MOVES, step, -1))).toEqual([0, 0, 0, 2, 3]);
  });

  it('shows what is asked for last, stays within the game, and fetches a step once', async () => {
    const { view } = situations('second-edition-3p').find(({ name }) => name.endsWith('-over'))!;
    const at = (step: number): TableView => ({ ...view, step, steps: 5 });
    const table = new Table(at(5), [], readerOf(description('second-edition')), {
      send: async () => undefined,
      undo: async () => undefined,
    });
    const fetched: number[] = [];
    const replay = new Replay(table, MOVES, async (step) => {
      fetched.push(step);
      return at(step);
    });
    const slow = replay.go(1);
    await replay.go(3);
    await slow;
    expect(table.view.step).toBe(3);
    expect(table.log.map((entry) => entry.step)).toEqual([1, 2, 3]);
    await replay.go(99);
    expect([replay.step, table.view.step]).toEqual([5, 5]);
    await replay.go(-4);
    expect(replay.step).toBe(0);
    expect(replay.key('ArrowRight')).toBe(true);
    expect(replay.step).toBe(1);
    expect(replay.key('x')).toBe(false);
    expect(replay.key('End')).toBe(true);
    expect(replay.entry!.step).toBe(5);
    expect(new Set(fetched).size).toBe(fetched.length);
  });
});
