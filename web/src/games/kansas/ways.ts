import type { KansasDescription, KansasObservation, Space } from '../../api/types';

// Ways along the trail, worked out for drawing: which spaces a move passes, its steps and its fees.

export interface Fee {
  space: string;
  payee: number | null; // null: the bank
  due: number;
  paid: number;
}

export interface Way {
  spaces: string[]; // entered, in order; the last is where the herder stops
  steps: number;
  fees: Fee[];
  paid: number;
}

export class Trail {
  readonly spaces = new Map<string, Space>();
  constructor(readonly d: KansasDescription) {
    for (const space of d.trail.spaces) this.spaces.set(space.id, space);
  }

  /** All spaces of a route as the notation names it: its end, and the branches it takes that are not their fork's first. */
  route(name: string): string[] {
    const [end, branches] = name.split(' via ') as [string, string | undefined];
    const taken = branches ? branches.split(' ') : [];
    const path = [this.d.trail.start];
    let here = this.spaces.get(this.d.trail.start);
    while (here && here.id !== end) {
      const next: string | undefined = here.next.slice(1).includes(taken[0] ?? '') ? taken.shift() : here.next[0];
      if (next === undefined) return [];
      path.push(next);
      here = this.spaces.get(next);
    }
    return path;
  }

  /** The spaces entered by a herder that stands on `from`. */
  onward(from: string, name: string): string[] {
    const path = this.route(name);
    const at = path.indexOf(from);
    return at < 0 ? [] : path.slice(at + 1);
  }
}

/** What the hands on the tile of a space cost a seat. */
export function feeOn(d: KansasDescription, o: KansasObservation, space: string, seat: number): Fee | null {
  const lying = o.trail[space];
  if (!lying || lying.owner === seat) return null;
  const face = d.buildings[lying.tile] ?? d.tiles[lying.tile];
  if (!face) return null;
  const players = String(o.seats);
  const due = face.green * (d.fees.green[players] ?? 0) + face.black * (d.fees.black[players] ?? 0);
  // The solo opponent collects nothing: his fees go to the bank.
  const payee = lying.owner === undefined || lying.owner === o.automa?.seat ? null : lying.owner;
  return due ? { space, payee, due, paid: due } : null;
}

export function wayAlong(
  d: KansasDescription, o: KansasObservation, spaces: string[], seat: number, free: boolean,
): Way {
  let money = o.players[seat]?.money ?? 0;
  const fees: Fee[] = [];
  let steps = 0;
  for (const space of spaces) {
    if (o.trail[space] || space === d.trail.city) steps += 1;
    const fee = free ? null : feeOn(d, o, space, seat);
    if (fee) {
      fee.paid = Math.min(fee.due, money);
      money -= fee.paid;
      fees.push(fee);
    }
  }
  return { spaces, steps, fees, paid: fees.reduce((sum, fee) => sum + fee.paid, 0) };
}
