import type { Analysis, Course, Hint } from '../api/review';
import type { Entry, MoveKind } from '../api/types';
import { standing } from '../table/ledger';
import { turnAt } from './course';

// Which decisions of a seat are worth a look, and what the analysis says of them.

/** Moves that only finish or pay for something tell little about a plan. */
const SMALL = new Set<MoveKind>([
  'done',
  'decline',
  'discard',
  'draw',
  'token',
  'again',
  'keep',
  'enter',
  'jokers',
  'bonus',
  'bonus-tile',
  'bonus-top',
]);

export interface Candidate {
  step: number; // before the move
  again: boolean; // does the seat decide again right after it?
  turn: number;
  entry: Entry;
}

/** The first weighty decision of those turns of the seat in which its lead changed most, in the order of the game. */
export function candidates(log: Entry[], course: Course, seat: number, count: number): Candidate[] {
  const first = new Map<number, Candidate>();
  const moves = standing(log).filter((entry) => entry.kind === 'move');
  for (const [i, entry] of moves.entries()) {
    if (entry.seat !== seat || !entry.act || SMALL.has(entry.act)) continue;
    const turn = entry.turn ?? 0;
    if (!first.has(turn))
      first.set(turn, { step: entry.step - 1, again: moves[i + 1]?.seat === seat, turn, entry });
  }
  const lead = (totals: number[]): number =>
    totals[seat]! -
    Math.max(...totals.filter((_, other) => other !== seat), totals.length > 1 ? -Infinity : 0);
  const weight = ({ step }: Candidate): number => {
    const before = turnAt(course, step);
    const after = Math.min(before + 1, course.totals.length - 1);
    return Math.abs(lead(course.totals[after]!) - lead(course.totals[before]!));
  };
  return [...first.values()]
    .map((candidate) => ({ candidate, weight: weight(candidate) }))
    .sort((a, b) => b.weight - a.weight || a.candidate.step - b.candidate.step)
    .slice(0, count)
    .map(({ candidate }) => candidate)
    .sort((a, b) => a.step - b.step);
}

export interface Moment {
  candidate: Candidate;
  best: Hint;
  played: Pick<Hint, 'margin'> | null; // null: nothing is known of the move
  second: Hint | null;
  /** Expected points lost (below 0) against the best, or gained over the next best. */
  worth: number | null;
  lines: { name: string; points: number }[]; // how the score lines of the best move's turn differ from the played one's
}

/** Is a move too bad, at first sight, to have been thought about? Then the decision after it tells its worth. */
export function isUnthought(candidate: Candidate, analysis: Analysis): boolean {
  return !analysis.hints.some((hint) => hint.code === candidate.entry.code);
}

/** What an analysis says of the move that was played; `after` is that of the decision that followed it. */
export function momentOf(
  candidate: Candidate,
  analysis: Analysis,
  after: Analysis | null = null,
): Moment | null {
  const best = analysis.hints[0];
  if (!best || analysis.hints.length < 2) return null;
  const thought = analysis.hints.find((hint) => hint.code === candidate.entry.code) ?? null;
  const played = thought ?? after?.hints[0] ?? null;
  const second = analysis.hints.find((hint) => hint !== best) ?? null;
  const right = played === best;
  const worth = right ? best.margin - second!.margin : played ? played.margin - best.margin : null;
  // The decision after a move counts its lines from another step: they cannot be compared.
  const compared = right ? second : thought;
  return {
    candidate,
    best,
    played,
    second,
    worth,
    lines: compared ? changes(best.lines, compared.lines) : [],
  };
}

const LEAST = 0.5; // smaller changes of a line are noise

export function changes(
  lines: Record<string, number>,
  from: Record<string, number>,
): { name: string; points: number }[] {
  const names = new Set([...Object.keys(lines), ...Object.keys(from)]);
  return [...names]
    .map((name) => ({ name, points: (lines[name] ?? 0) - (from[name] ?? 0) }))
    .filter(({ points }) => Math.abs(points) >= LEAST)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

/** The moments that matter most; those without a figure come last. */
export function weightiest(moments: Moment[], count: number): Moment[] {
  return [...moments]
    .sort((a, b) => Math.abs(b.worth ?? 0) - Math.abs(a.worth ?? 0))
    .slice(0, count)
    .sort((a, b) => a.candidate.step - b.candidate.step);
}
