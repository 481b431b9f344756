import { getContext, setContext } from 'svelte';
import type { Glyph } from '../draw/glyphs';
import type { Choice } from '../table/choices';

// What can be built, tile by tile: what it does, what it costs, and where that is possible.

/** A tile to place, or to put in the place of another one of mine. */
export interface Plan {
  key: string;
  thing: string; // the tile as a thing of the table
  face: string;
  vp: number;
  lines: { glyphs: Glyph[]; words: string }[];
  fees: { kind: 'green' | 'black'; n: number }[];
  notes: string[]; // what else it brings or takes away
  workers: string; // how many it needs, in words
  least: number; // what it costs, and where that depends on the place at least
  most: number;
  instead: string | null; // for which tile of mine, and where
  short: string | null; // why it is out of reach
  choices: Choice[];
}

/** What a table says about building. */
export interface Building {
  plans: Plan[]; // empty while nothing is built
  place(space: string): string; // what a space is called
}

const KEY = Symbol('building');

export function setBuilding(building: () => Building): void {
  setContext(KEY, building);
}

export function getBuilding(): () => Building | null {
  return getContext<(() => Building) | undefined>(KEY) ?? (() => null);
}

/** A choice to build in short: for the line that sums it up, and for its button. */
export function summed(
  { details }: Choice,
  { plans, place }: Building,
): { tile: string; place: string; price: number; left: number } | null {
  const plan = plans.find(({ choices }) => choices.some((known) => known.details === details));
  return plan && details.kind === 'build'
    ? {
        tile: plan.face,
        place: place(details.fields.space!),
        price: details.price ?? 0,
        left: details.left?.money ?? 0,
      }
    : null;
}

/** The choices of a decision by tile: those on free places together, each replacement alone. */
export function gathered(
  choices: Choice[],
): { thing: string; instead: boolean; choices: Choice[] }[] {
  const found: { thing: string; instead: boolean; choices: Choice[] }[] = [];
  for (const choice of choices) {
    if (choice.details.kind !== 'build') continue;
    const thing = choice.things[0]!;
    const instead = choice.details.replaces !== undefined;
    const known = found.find((plan) => plan.thing === thing && !plan.instead && !instead);
    if (known) known.choices.push(choice);
    else found.push({ thing, instead, choices: [choice] });
  }
  return found;
}

export function prices(choices: Choice[]): { least: number; most: number } {
  const all = choices.map(({ details }) => details.price ?? 0);
  return { least: Math.min(...all), most: Math.max(...all) };
}
