import { describe, expect, it } from 'vitest';
import { apart, plotOf, ticksOf, turnAt } from './course';
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

describe('points', () => {
  it('have a sign and one decimal at most', () => {
    expect([3.46, -2, 0.04].map(signedPoints)).toEqual(['+3.5', '−2', '0']);
  });
});
