import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LegalMove, TableView } from '../api/types';
import { readerOf } from '../games/families';
import { description, flow } from '../testing';
import { clear, Passing } from './passing.svelte';
import { Table } from './table.svelte';

const game = flow();
const reader = readerOf(description('second-edition'));
const nothing = { send: async () => {}, undo: async () => {}, together: true };

/** Is this a move that one click on the table makes together with the next one of the game? */
function atOnce(table: Table, code: number, next: number | undefined): boolean {
  return [...table.lit.values()].some(
    (about) => about.length === 1 && about[0]!.begun?.code === code && about[0]!.code === next,
  );
}

/** The fewest clicks, with a mouse, that make a move: on the table or among the buttons. */
function clicks(table: Table, code: number, deepest = 3): number {
  const passes = clear(table.choices);
  if (passes?.code === code) return 0;
  if (deepest === 0) return Infinity;
  const { touched } = table;
  let fewest = Infinity;
  for (const { choices, thing } of [...table.buttons, ...table.options]) {
    if (!choices.some((choice) => choice.code === code)) continue;
    if (choices.length === 1) fewest = 1;
    else if (thing !== null && fewest > 2) {
      table.touched = [...touched, thing];
      fewest = Math.min(fewest, 1 + clicks(table, code, deepest - 1));
      table.touched = touched;
    }
  }
  for (const [thing, about] of table.lit) {
    if (fewest <= 2 || !about.some((choice) => choice.code === code)) continue;
    table.touched = [...touched, thing];
    fewest = Math.min(fewest, 1 + clicks(table, code, deepest - 1));
    table.touched = touched;
  }
  return fewest;
}

/** A table that notes what is sent and goes on to the next decision of the recorded game. */
function playing(at: number): { table: Table; passing: Passing; sent: number[] } {
  const sent: number[] = [];
  let now = at;
  const table = new Table(game[at]!.view, [], reader, {
    send: async (view: TableView, move: LegalMove) => {
      sent.push(move.code);
      now += 1;
      table.update({ ...game[now]!.view, step: view.step + 1 });
    },
    undo: async () => {
      now -= 1;
      table.update(game[now]!.view);
    },
  });
  const passing = new Passing(table);
  return { table, passing, sent };
}

const place = (fits: (at: number) => boolean): number =>
  game.findIndex((_, at) => fits(at) && at > 0);
const only = (at: number): LegalMove | null => {
  const legal = game[at]!.view.decision!.legal!;
  return legal.length === 1 ? legal[0]! : null;
};
const easy = place((at) => only(at)?.final === false);
const hard = place((at) => only(at)?.final === true);
const choice = place((at) => game[at]!.view.decision!.legal!.length > 4);

describe('what needs no choice', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is made at once where it can be taken back', async () => {
    const { passing, sent } = playing(easy);
    passing.follow(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual([only(easy)!.code]);
    expect(passing.made?.text).toBe(only(easy)!.text);
  });

  it('waits a moment where it cannot, and can be stopped', async () => {
    const first = playing(hard);
    first.passing.follow(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(first.passing.waits?.code).toBe(only(hard)!.code);
    expect(first.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(first.sent).toEqual([only(hard)!.code]);
    expect(first.passing.made).toBeNull();
    const second = playing(hard);
    second.passing.follow(true);
    second.passing.stop();
    second.passing.follow(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(second.sent).toEqual([]);
  });

  it('is not made again when it was taken back', async () => {
    const { table, passing, sent } = playing(easy);
    passing.follow(true);
    await vi.advanceTimersByTimeAsync(1_000);
    passing.follow(true);
    table.update({ ...table.view, can_undo: true });
    await table.undo();
    passing.follow(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(1);
  });

  it('is left alone where there is a choice, or nothing may pass', async () => {
    const open = playing(choice);
    open.passing.follow(true);
    const off = playing(easy);
    off.passing.follow(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([open.sent, off.sent]).toEqual([[], []]);
  });

  it('is marked in the log by the step it led to', async () => {
    const { table, passing } = playing(easy);
    passing.follow(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...table.passed]).toEqual([game[easy]!.view.step + 1]);
  });

  it('is also a bonus nobody would refuse, and no other', () => {
    const table = new Table(game[0]!.view, [], reader, nothing);
    const offers = game.filter(({ view }) => view.decision!.kind === 'offer');
    const taken = offers.filter(({ view }) => {
      table.update(view);
      return view.decision!.legal!.length > 1 && clear(table.choices);
    });
    expect(taken.length).toBeGreaterThan(0);
    for (const { view, code } of taken) {
      table.update(view);
      expect(clear(table.choices)!.code).toBe(code);
      expect(clear(table.choices)!.details.program!.needs).toEqual([]);
    }
    expect(offers.length).toBeGreaterThan(taken.length);
  });
});

describe('a recorded game', () => {
  it('of 249 decisions takes at most 190 clicks', () => {
    const table = new Table(game[0]!.view, [], reader, nothing);
    let sum = 0;
    for (let at = 0; at < game.length; at += 1) {
      const { view, code } = game[at]!;
      table.update(view);
      const next = game[at + 1];
      const follows = next?.view.step === view.step + 1 ? next.code : undefined;
      if (atOnce(table, code, follows)) {
        sum += 1;
        at += 1;
      } else sum += clicks(table, code);
    }
    expect(game.length).toBe(249);
    expect(sum).toBeLessThanOrEqual(190);
    expect(sum).toBe(160);
  });
});
