import { describe, expect, it } from 'vitest';
import type { GameReview, ReviewDecision } from '../api/review';
import { courseOf, decisive, luckOf, marked, plotOf, roomy } from './chart';

function decision(step: number, seat: number, turn: number, win: number): ReviewDecision {
  return {
    step,
    seat,
    turn,
    win,
    margin: 0,
    cost: 0,
    doubt: 0,
    win_cost: 0,
    looks: 0,
    mark: 'fine',
    theme: 'tempo',
    why: null,
  };
}

function review(decisions: ReviewDecision[]): GameReview {
  return {
    state: 'done',
    samples: 16,
    most: 64,
    points: [10, 12],
    players: [],
    decisions,
    luck: [
      { step: 1, seat: 0, turn: 1, points: 2 },
      { step: 2, seat: 0, turn: 1, points: -3 },
      { step: 3, seat: 1, turn: 2, points: 1 },
    ],
  };
}

const why = {
  played: { move: 'a', text: 'a', details: { kind: 'done', fields: {} } },
  best: { move: 'b', text: 'b', details: { kind: 'done', fields: {} } },
  line: [],
  lines: {},
  facts: [],
} as unknown as NonNullable<ReviewDecision['why']>;

describe('marks on the line', () => {
  const marks = [
    { x: 0, y: 0, step: 1, cost: 2 },
    { x: 10, y: 0, step: 2, cost: 5 },
    { x: 40, y: 0, step: 3, cost: 1 },
  ];
  it('do not cover a dearer one', () => {
    expect([...roomy(marks, 20, null)].sort()).toEqual([2, 3]);
    expect([...roomy(marks, 5, null)].sort()).toEqual([1, 2, 3]);
  });
  it('leave room for the one that is read', () => {
    expect([...roomy(marks, 20, 1)].sort()).toEqual([1, 3]);
  });
});

describe('the chance to win', () => {
  it('is one line where two play, and ends with the result', () => {
    const course = courseOf(
      review([decision(0, 0, 1, 0.5), decision(1, 0, 1, 0.9), decision(2, 1, 2, 0.7)]),
      2,
      [1],
    );
    expect(course.map((one) => one.turn)).toEqual([1, 2, 3]);
    expect(course[0]!.wins).toEqual([0.5, 0.5]);
    expect(course[1]!.wins[0]).toBeCloseTo(0.4);
    expect(course[2]!.wins).toEqual([0, 1]);
    const plot = plotOf(course, { left: 0, right: 100, top: 0, bottom: 50 });
    expect(plot.lines[0]!.map(({ x }) => x)).toEqual([0, 50, 100]);
    expect(plot.lines[1]![2]!.y).toBe(0);
  });
  it('is a line for each of several', () => {
    const course = courseOf(review([decision(0, 0, 1, 0.5), decision(1, 2, 2, 0.2)]), 3, []);
    expect(course.at(-1)!.wins).toEqual([0.5, 1 / 3, 0.2]);
  });
});

describe('what stands out', () => {
  it('is what was marked and explained; the dearest turning point decides', () => {
    const some = [
      { ...decision(0, 0, 1, 0.5), mark: 'mistake' as const, why },
      { ...decision(1, 0, 2, 0.5), mark: 'turning-point' as const, win_cost: 0.2, why },
      { ...decision(2, 1, 3, 0.5), mark: 'turning-point' as const, win_cost: 0.4, why },
      decision(3, 1, 4, 0.5),
    ];
    expect(marked(review(some)).map((one) => one.step)).toEqual([0, 1, 2]);
    expect(decisive(review(some))?.step).toBe(2);
    expect(decisive(review([]))).toBeNull();
  });
  it('luck is summed by turn and seat', () => {
    expect(luckOf(review([]))).toEqual([
      { turn: 1, seat: 0, points: -1 },
      { turn: 2, seat: 1, points: 1 },
    ]);
  });
});
