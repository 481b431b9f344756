import type { Details, LegalMove } from '../../api/types';

// Ways along the trail, as the moves tell them.

export type Fee = NonNullable<Details['fees']>[number];

export interface Way {
  spaces: string[]; // entered, in order; the last is where the herder stops
  steps: number;
  fees: Fee[];
  paid: number;
}

/** The way of a move along the trail; null for other moves. */
export function wayOf({ details }: LegalMove): Way | null {
  const { path, steps, fees, paid } = details;
  return path && steps !== undefined
    ? { spaces: path, steps, fees: fees ?? [], paid: paid ?? 0 }
    : null;
}

/** What each payee gets on a way; null is the bank. */
export function paidTo(way: Way): Map<number | null, number> {
  const sums = new Map<number | null, number>();
  for (const { payee = null, amount } of way.fees) sums.set(payee, (sums.get(payee) ?? 0) + amount);
  return sums;
}

/** Does a way pay nobody more than another one? */
export function noDearer(way: Way, other: Way): boolean {
  const most = paidTo(other);
  return [...paidTo(way)].every(([payee, amount]) => amount <= (most.get(payee) ?? 0));
}
