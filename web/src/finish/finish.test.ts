import { describe, expect, it } from 'vitest';
import type { Analysis, Hint } from '../api/review';
import type { Entry, MoveKind } from '../api/types';
import { apart, plotOf, ticksOf, turnAt } from './course';
import { candidates, changes, isUnthought, momentOf, weightiest } from './moments';
import { called, languages, speech } from '../words/speech.svelte';
import { signedPoints } from './points';
import { lead, placesOf, rowsOf, tieBreak } from './sheet';
import { GAMES, description, situations } from '../testing';

const SCORES = [
  { total: 30, lines: { money: 3, cities: -6, cattle: 33 } },
  { total: 30, lines: { money: 2, cities: 10, cattle: 18 } },
  { total: 12, lines: { money: 3, cities: 0, cattle: 9 } },
];

describe('score sheet', () => {
  it('has the rows of the pad, with the best figures and bars of the longest', () => {
    const rows = rowsOf(['money', 'buildings', 'cities', 'cattle'], SCORES);
    expect(rows.map((row) => row.name)).toEqual(['money', 'cities', 'cattle']);
    expect(rows[0]!.best).toEqual([true, false, true]);
    expect(rows[1]!.points).toEqual([-6, 10, 0]);
    expect(rows[1]!.bars).toEqual([6 / 33, 10 / 33, 0]);
  });

  it('underlines nothing where all are equal', () => {
    expect(
      rowsOf(
        ['a'],
        [
          { total: 1, lines: { a: 1 } },
          { total: 1, lines: { a: 1 } },
        ],
      )[0]!.best,
    ).toEqual([false, false]);
  });

  it('puts the winner of a tie first, and lets equals share a place', () => {
    expect(placesOf(SCORES, [1])).toEqual([2, 1, 3]);
    expect(placesOf(SCORES, [0, 1])).toEqual([1, 1, 3]);
    expect(lead(SCORES, [1])).toBe(0);
    expect(lead([SCORES[0]!, SCORES[2]!], [0])).toBe(18);
  });

  it('tells the money that decided a tie, and nothing without one', () => {
    expect(tieBreak(SCORES, [1], [16, 14, 15], 5)).toEqual([
      { seat: 0, left: 1 },
      { seat: 1, left: 4 },
    ]);
    expect(tieBreak(SCORES, [0, 1], [16, 14, 15], 5)).toBeNull();
    expect(tieBreak([SCORES[0]!, SCORES[2]!], [0], [16, 14], 5)).toBeNull();
  });

  it('adds up in every real game, and names every line in every language', async () => {
    for (const game of GAMES) {
      const { score } = description(game);
      for (const { view } of situations(`${game}-`).filter(({ name }) => name.endsWith('-over'))) {
        const rows = rowsOf(score, view.scores!);
        view.scores!.forEach((sheet, seat) =>
          expect(rows.reduce((sum, row) => sum + row.points[seat]!, 0)).toBe(sheet.total),
        );
      }
      for (const language of languages.keys()) {
        await speech.use(language);
        for (const name of score)
          expect(called('score', name), `${language}: ${name}`).not.toBeNull();
      }
      await speech.use('en');
    }
  });
});

const COURSE = {
  steps: [0, 5, 9, 14, 20],
  turns: [1, 2, 3, 4, 4],
  totals: [
    [0, 0],
    [0, 1],
    [7, 1],
    [7, 3],
    [8, 9],
  ],
};

describe('course of the points', () => {
  it('has round ticks around all points', () => {
    expect(ticksOf(0, 118)).toEqual([0, 25, 50, 75, 100, 125]);
    expect(ticksOf(-6, 12)).toEqual([-10, -5, 0, 5, 10, 15]);
  });

  it('draws from edge to edge', () => {
    const plot = plotOf(COURSE, { left: 10, right: 110, top: 0, bottom: 100 });
    expect(plot.lines[0]!.map(({ x }) => x)).toEqual([10, 35, 60, 85, 110]);
    expect(plot.ticks).toEqual([0, 2, 4, 6, 8, 10]);
    expect(plot.turns).toEqual([1, 2, 3]);
    expect(plot.lines[1]!.at(-1)!.y).toBeCloseTo(10);
  });

  it('names about every tenth turn, also where turns are skipped', () => {
    const turns = Array.from({ length: 40 }, (_, i) => 2 * i + 1);
    const course = { steps: turns, turns, totals: turns.map(() => [0]) };
    expect(
      plotOf(course, { left: 0, right: 1, top: 0, bottom: 1 }).turns.map((index) => turns[index]),
    ).toEqual([11, 21, 31, 41, 51, 61, 71]);
  });

  it('moves labels apart and keeps their order', () => {
    expect(apart([50, 10, 12], 19)).toEqual([50, 10, 29]);
  });

  it('finds the turn of a step', () => {
    expect([0, 4, 5, 13, 99].map((step) => turnAt(COURSE, step))).toEqual([0, 0, 1, 2, 4]);
  });
});

const entry = (step: number, seat: number, turn: number, move: string): Entry => ({
  seq: step,
  at: 0,
  kind: 'move',
  step,
  seat,
  turn,
  move,
  act: move.split(' ')[0] as MoveKind,
  code: step,
});
const hint = (code: number, margin: number, lines: Record<string, number> = {}): Hint => ({
  code,
  move: `m${code}`,
  text: `Move ${code}`,
  details: { kind: 'done', fields: { kind: 'done' } },
  margin,
  share: 0.5,
  interval: [margin - 1, margin + 1],
  win: 0.5,
  looks: 20,
  lines,
  follows: [],
  then: null,
});
const analysis = (...hints: Hint[]): Analysis => ({ step: 0, seat: 0, simulations: 1, hints });

describe('decisions that mattered', () => {
  const log = [
    entry(1, 0, 1, 'place herder on A'),
    entry(2, 0, 1, 'done'),
    entry(3, 1, 2, 'move to B'),
    entry(6, 0, 3, 'discard gray'),
    entry(7, 0, 3, 'build 2 on A-1'),
    entry(8, 0, 3, 'done'),
    entry(15, 0, 4, 'move to C'),
    entry(16, 1, 5, 'done'),
  ];
  it('looks at the first weighty decision of the turns that changed most', () => {
    expect(candidates(log, COURSE, 0, 2).map(({ step }) => step)).toEqual([6, 14]);
    expect(candidates(log, COURSE, 0, 9).map(({ step, again }) => [step, again])).toEqual([
      [0, true],
      [6, true],
      [14, false],
    ]);
  });

  it('leaves out what was taken back', () => {
    const undone = [...log, { seq: 17, at: 0, kind: 'undo', step: 14 }];
    expect(candidates(undone, COURSE, 0, 9).map(({ step }) => step)).toEqual([0, 6]);
  });

  const candidate = { step: 6, again: true, turn: 3, entry: log[4]! };
  it('compares the played move with the best', () => {
    const moment = momentOf(
      candidate,
      analysis(hint(3, 9, { cities: 6, money: 1 }), hint(7, 2, { money: 1.2 })),
    )!;
    expect(moment.worth).toBe(-7);
    expect(moment.lines).toEqual([{ name: 'cities', points: 6 }]);
  });

  it('counts the best move over the next best', () => {
    expect(momentOf(candidate, analysis(hint(7, 9), hint(3, 4)))!.worth).toBe(5);
  });

  it('asks the decision after it about a move nobody thought of', () => {
    const first = analysis(hint(3, 9), hint(4, 8));
    expect(isUnthought(candidate, first)).toBe(true);
    expect(momentOf(candidate, first)!.worth).toBeNull();
    const moment = momentOf(candidate, first, analysis(hint(1, 5, { money: 4 })))!;
    expect([moment.worth, moment.lines]).toEqual([-4, []]);
  });

  it('needs two moves to compare', () => {
    expect(momentOf(candidate, analysis(hint(7, 1)))).toBeNull();
  });

  it('keeps the weightiest in the order of the game', () => {
    const moments = [1, -8, 5].map((worth, i) => ({
      ...momentOf({ ...candidate, step: i }, analysis(hint(7, 1), hint(3, 0)))!,
      worth,
    }));
    expect(weightiest(moments, 2).map(({ worth }) => worth)).toEqual([-8, 5]);
  });

  it('tells changes worth telling', async () => {
    expect(changes({ a: 1, b: 0.2 }, { a: 3, c: 1 })).toEqual([
      { name: 'a', points: -2 },
      { name: 'c', points: -1 },
    ]);
    expect([3.46, -2, 0.04].map(signedPoints)).toEqual(['+3.5', '−2', '0']);
    await speech.use('de');
    expect(signedPoints(-8.64)).toBe('−8,6');
    await speech.use('en');
  });
});
