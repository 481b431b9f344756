import type { GameReview, ReviewDecision } from '../api/review';

// The chance to win over a game: positions in a plot.

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface At {
  turn: number;
  wins: number[]; // by seat, from 0 to 1
}

/** The chances at the beginning of every turn, and at the end. Everybody's own estimate counts from their turn on; where two
 * play, who know different things, the line is in the middle between both. */
export function courseOf(review: GameReview, seats: number, winners: number[]): At[] {
  const found: At[] = [];
  const own = Array.from({ length: seats }, () => 1 / seats);
  const seen = new Set<number>();
  let turn = -1;
  for (const one of review.decisions) {
    if (one.turn === turn) continue;
    turn = one.turn;
    own[one.seat] = one.win;
    seen.add(one.seat);
    found.push({ turn, wins: between(own, seen, one.seat) });
  }
  if (winners.length)
    found.push({
      turn: turn + 1,
      wins: own.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    });
  return found;
}

function between(own: number[], seen: Set<number>, seat: number): number[] {
  if (own.length !== 2) return [...own];
  const other = seen.size === 2 ? 1 - own[1 - seat]! : own[seat]!;
  const win = (own[seat]! + other) / 2;
  return seat === 0 ? [win, 1 - win] : [1 - win, win];
}

export interface Plot {
  x: (turn: number) => number;
  y: (win: number) => number;
  lines: { x: number; y: number }[][]; // by seat
  turns: number[]; // those named below
}

export function plotOf(course: At[], box: Box): Plot {
  const first = course[0]?.turn ?? 0;
  const last = Math.max(first + 1, course.at(-1)?.turn ?? 1);
  const x = (turn: number): number =>
    box.left + ((box.right - box.left) * (turn - first)) / (last - first);
  const y = (win: number): number => box.bottom - (box.bottom - box.top) * win;
  const seats = course[0]?.wins.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) =>
    course.map(({ turn, wins }) => ({ x: x(turn), y: y(wins[seat]!) })),
  );
  const every = [1, 2, 5, 10, 20, 50].find((step) => (last - first) / step <= 8) ?? 100;
  const turns = course
    .map((one) => one.turn)
    .filter((turn, at) => turn % every === 0 && at < course.length - 1);
  return { x, y, lines, turns };
}

/** What was drawn in every turn, by seat. */
export function luckOf(review: GameReview): { turn: number; seat: number; points: number }[] {
  const found = new Map<string, { turn: number; seat: number; points: number }>();
  for (const { turn, seat, points } of review.luck ?? []) {
    const key = `${turn} ${seat}`;
    const known = found.get(key);
    if (known) known.points += points;
    else found.set(key, { turn, seat, points });
  }
  return [...found.values()];
}

/** What is worth a look, in the order of the game. */
export function marked(review: GameReview): ReviewDecision[] {
  return review.decisions.filter((one) => one.mark !== 'fine' && one.why);
}

/** Which marks have room: the dearest first, and none where it would cover another. The rest are dots on the line. */
export function roomy(
  marks: { x: number; y: number; step: number; cost: number }[],
  apart: number,
  first: number | null,
): Set<number> {
  const placed: { x: number; y: number; step: number }[] = [];
  const order = [...marks].sort((a, b) =>
    a.step === first ? -1 : b.step === first ? 1 : b.cost - a.cost,
  );
  for (const one of order)
    if (placed.every(({ x, y }) => Math.hypot(one.x - x, one.y - y) >= apart)) placed.push(one);
  return new Set(placed.map(({ step }) => step));
}

/** The dearest of the turning points; else of the mistakes. */
export function decisive(review: GameReview): ReviewDecision | null {
  const turning = marked(review).filter((one) => one.mark === 'turning-point');
  return turning.reduce<ReviewDecision | null>(
    (best, one) => (best && best.win_cost >= one.win_cost ? best : one),
    null,
  );
}
