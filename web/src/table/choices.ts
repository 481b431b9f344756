import type { LegalMove } from '../api/types';

// A choice is a legal move with the things on the table it is about. Touching a thing keeps the
// choices about it; when one is left it is the move, otherwise one further question is asked.

export interface Choice extends LegalMove {
  things: string[];
  /** main: answers the question; more: answers it, but another choice does the same for less; side:
   * possible at any time beside the question; end: done, decline. */
  role: 'main' | 'more' | 'side' | 'end';
}

/** One button of the decision, standing for all choices about a thing. */
export interface Option {
  key: string;
  thing: string | null;
  choices: Choice[];
}

export function narrowed(choices: Choice[], touched: string[]): Choice[] {
  return choices.filter((choice) => touched.every((thing) => choice.things.includes(thing)));
}

/** The things that can be touched next, each with the choices about it. */
export function litThings(choices: Choice[], touched: string[]): Map<string, Choice[]> {
  const lit = new Map<string, Choice[]>();
  for (const choice of narrowed(choices, touched)) {
    if (choice.role === 'more') continue;
    for (const thing of new Set(choice.things)) {
      if (touched.includes(thing)) continue;
      const about = lit.get(thing);
      if (about) about.push(choice);
      else lit.set(thing, [choice]);
    }
  }
  return lit;
}

const FEW = 8; // so many choices stand side by side without grouping

/** The buttons: one for each choice while they are few, otherwise one for the first untouched thing of each. */
export function optionsOf(choices: Choice[], touched: string[]): Option[] {
  const options: Option[] = [];
  const byThing = new Map<string, Option>();
  const left = narrowed(choices, touched);
  const few = left.filter((choice) => choice.role === 'main').length <= FEW;
  for (const choice of left) {
    const thing = choice.things.find((about) => !touched.includes(about)) ?? null;
    const known = thing === null || choice.role === 'more' ? undefined : byThing.get(thing);
    if (known && !few) {
      known.choices.push(choice);
      continue;
    }
    const option = { key: `${choice.code}`, thing, choices: [choice] };
    if (thing !== null && choice.role !== 'more') byThing.set(thing, option);
    options.push(option);
  }
  return options;
}

const ORDER = ['main', 'more', 'side'];

/** The options with a button of their own, in the order of the buttons and of the number keys. */
export function inOrder(options: Option[]): Option[] {
  return ORDER.flatMap((role) => options.filter((option) => option.choices[0]!.role === role));
}
