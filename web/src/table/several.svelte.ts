import type { TableView } from '../api/types';
import type { Choice } from './choices';

// Several cards as one action: they are touched in any order, touched again to put them back, and sent together.

/** One card among those alike: `hand:gray`, the second of them. */
export interface Pick {
  thing: string;
  copy: number;
}

/** How many are asked for, and the choices among which; null where each move stands alone. */
export interface Wanted {
  least: number;
  most: number;
  choices: Choice[];
}

/** Do moves of the same kind follow? Then a question asks for several. */
export function severalOf(view: TableView, choices: Choice[]): Wanted | null {
  const asked = view.decision;
  const among = choices.filter(
    ({ role, details, leads, things }) =>
      role === 'main' &&
      things.length === 1 &&
      (leads ?? []).some((next) => next.details.kind === details.kind),
  );
  if (!asked || !among.length) return null;
  const most = asked.count ?? asked.most ?? 2;
  const main = choices.filter(({ role }) => role === 'main');
  return { least: asked.count === null && asked.optional ? 1 : most, most, choices: main };
}

export class Several {
  picks = $state.raw<Pick[]>([]);

  constructor(private readonly source: () => { wanted: Wanted | null; view: TableView }) {}

  get wanted(): Wanted | null {
    return this.source().wanted;
  }

  get ready(): boolean {
    const { wanted } = this;
    return wanted !== null && this.picks.length >= wanted.least;
  }

  /** The picks as choices, in the order in which every version of the rules takes them. */
  get chosen(): Choice[] {
    return this.picks
      .flatMap(({ thing }) => this.choiceOf(thing) ?? [])
      .sort((one, other) => one.code - other.code);
  }

  has(thing: string, copy: number): boolean {
    return this.picks.some((pick) => pick.thing === thing && pick.copy === copy);
  }

  count(thing: string): number {
    return this.picks.filter((pick) => pick.thing === thing).length;
  }

  /** What can be added to the picks now. */
  get open(): Choice[] {
    const { wanted } = this;
    if (!wanted || this.picks.length >= wanted.most) return [];
    const [first] = this.picks;
    const next =
      first && new Set((this.choiceOf(first.thing)?.leads ?? []).map(({ code }) => code));
    return wanted.choices.filter(
      ({ code, things }) =>
        (!next || next.has(code)) && this.count(things[0]!) < this.copies(things[0]!),
    );
  }

  /** Can one more of these be added? */
  more(thing: string): boolean {
    return this.open.some(({ things }) => things[0] === thing);
  }

  /** Touch a card: it is added, or put back. */
  toggle(thing: string, copy: number): void {
    if (this.has(thing, copy))
      this.picks = this.picks.filter((pick) => pick.thing !== thing || pick.copy !== copy);
    else if (this.more(thing)) this.picks = [...this.picks, { thing, copy }];
  }

  /** Press the button of all cards alike: one more of them, and after the last none. */
  press(thing: string): void {
    const copies = Array.from({ length: this.copies(thing) }, (_, copy) => copy);
    const free = copies.find((copy) => !this.has(thing, copy));
    if (free !== undefined && this.more(thing)) this.toggle(thing, free);
    else this.picks = this.picks.filter((pick) => pick.thing !== thing);
  }

  private choiceOf(thing: string): Choice | undefined {
    return this.wanted?.choices.find(({ things }) => things[0] === thing);
  }

  /** How many of a kind there are to choose from. */
  private copies(thing: string): number {
    const { viewer, observation } = this.source().view;
    const hand = viewer === null ? undefined : observation.players[viewer]?.hand;
    return hand?.[thing.slice(thing.indexOf(':') + 1)] ?? 1;
  }
}
