import type { Score } from '../api/types';

// The score sheet: a row for each category, places, and how a tie at the top was decided.

export interface Row {
  name: string;
  points: number[]; // by seat
  best: boolean[]; // seats with the most of the line, when it is more than another's
  bars: number[]; // 0 to 1, of the longest bar of the sheet
}

export const CATEGORY_ICONS: Record<string, string> = {
  money: 'money',
  buildings: 'house',
  cities: 'city',
  stations: 'station',
  hazards: 'hazard',
  cattle: 'cattle',
  objectives: 'objective',
  'station masters': 'master',
  workers: 'cowboy',
  'step bonus': 'move',
  'job market token': 'clock',
  'trading posts': 'deliver',
  'bonus tiles': 'bell',
};

export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** The rows in the order of the pad; lines nobody has are left out. */
export function rowsOf(order: string[], scores: Score[]): Row[] {
  const names = order.filter((name) => scores.some((score) => name in score.lines));
  const most = Math.max(
    1,
    ...scores.flatMap((score) => names.map((name) => Math.abs(score.lines[name] ?? 0))),
  );
  return names.map((name) => {
    const points = scores.map((score) => score.lines[name] ?? 0);
    const top = Math.max(...points);
    const differs = points.some((count) => count !== top);
    return {
      name,
      points,
      best: points.map((count) => differs && count === top),
      bars: points.map((count) => Math.abs(count) / most),
    };
  });
}

/** The place of every seat: 1 for the winners, the rest by points, equal points sharing a place. */
export function placesOf(scores: Score[], winners: number[]): number[] {
  return scores.map((score, seat) => {
    if (winners.includes(seat)) return 1;
    const ahead = scores.filter(
      (other, rival) =>
        rival !== seat &&
        (other.total > score.total || (other.total === score.total && winners.includes(rival))),
    );
    return ahead.length + 1;
  });
}

/** How far the winner is ahead of the best other; 0 when the victory is shared or was decided by the tie-break. */
export function lead(scores: Score[], winners: number[]): number {
  const others = scores.filter((_, seat) => !winners.includes(seat)).map((score) => score.total);
  if (!winners.length || !others.length) return 0;
  return scores[winners[0]!]!.total - Math.max(...others);
}

/** The money that decided between seats with equal points: what is left after the money line; null where nothing had to be decided. */
export function tieBreak(
  scores: Score[],
  winners: number[],
  money: (number | undefined)[],
  perPoint: number,
): { seat: number; left: number }[] | null {
  const top = scores[winners[0] ?? -1]?.total;
  const tied = scores.flatMap((score, seat) => (score.total === top ? [seat] : []));
  if (winners.length !== 1 || tied.length < 2) return null;
  return tied.map((seat) => ({ seat, left: (money[seat] ?? 0) % perPoint }));
}
