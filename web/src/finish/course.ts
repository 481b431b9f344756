import type { Course } from '../api/review';

// The lines of the points over the game: positions in a plot of a given size.

export interface Plot {
  top: number; // of the scale
  ticks: number[];
  turns: number[]; // indices of the turns named below
  lines: { x: number; y: number }[][]; // by seat
  x: (index: number) => number;
  y: (points: number) => number;
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

/** Round figures from at most the least to at least the most, about four of them apart. */
export function ticksOf(least: number, most: number): number[] {
  const span = Math.max(1, most - Math.min(0, least));
  const step = STEPS.find((known) => span / known <= 5) ?? 1000;
  const from = Math.floor(Math.min(0, least) / step) * step;
  const to = Math.ceil(Math.max(most, 1) / step) * step;
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
}

/** One point a turn; the last one is the end of the game. */
export function plotOf(
  course: Course,
  box: { left: number; right: number; top: number; bottom: number },
): Plot {
  const all = course.totals.flat();
  const ticks = ticksOf(Math.min(0, ...all), Math.max(1, ...all));
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const last = Math.max(1, course.totals.length - 1);
  const x = (index: number): number => box.left + ((box.right - box.left) * index) / last;
  const y = (points: number): number =>
    box.bottom - ((box.bottom - box.top) * (points - low)) / (high - low);
  const seats = course.totals[0]?.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) =>
    course.totals.map((totals, index) => ({ x: x(index), y: y(totals[seat]!) })),
  );
  // Where a round number of turns is reached; the solo opponent's turns may have no number of their own.
  const every = STEPS.find((known) => (course.turns.at(-1) ?? 0) / known <= 8) ?? 50;
  const turns = course.turns.flatMap((turn, index) =>
    index > 0 && Math.floor(turn / every) > Math.floor(course.turns[index - 1]! / every)
      ? [index]
      : [],
  );
  return { top: high, ticks, turns, lines, x, y };
}

/** Labels at the ends of the lines, moved apart so that none covers another; the order of the lines is kept. */
export function apart(places: number[], gap: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!);
  const found = [...places];
  for (let i = 1; i < order.length; i += 1) {
    const above = found[order[i - 1]!]!;
    if (found[order[i]!]! - above < gap) found[order[i]!] = above + gap;
  }
  return found;
}

/** The index of the last turn that began at or before a step. */
export function turnAt(course: Course, step: number): number {
  let found = 0;
  course.steps.forEach((begins, index) => {
    if (begins <= step) found = index;
  });
  return found;
}
