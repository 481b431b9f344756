import type { LegalMove } from '../api/types';

// A choice is a legal move with the things on the table it is about. Touching a thing keeps the
// choices about it; when one is left it is the move, otherwise one further question is asked.

export interface Choice extends LegalMove {
  things: string[];
  /** The move that begins the action of which this is the second half; both are sent together. */
  begun?: LegalMove;
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

/** Tells choices apart. */
export function keyOf({ begun, code }: Choice): string {
  return begun ? `${begun.code}>${code}` : `${code}`;
}

const CARDS = ['discard', 'remove']; // say what is given, not what for

/** What actions that could begin now can be done to: touched on the table, action and answer are one. Of two that do
 * the same the cheaper is meant. */
export function reached(
  choices: Choice[],
  read: (move: LegalMove) => Pick<Choice, 'things' | 'role'>,
): Choice[] {
  const found: Choice[] = [];
  for (const begun of choices) {
    if (begun.role !== 'main') continue;
    for (const move of begun.leads ?? []) {
      if (move.details.kind === begun.details.kind) continue; // the next of several
      const about = read(move);
      if (about.role !== 'main' || !about.things.length) continue;
      const text = CARDS.includes(move.details.kind) ? `${begun.text}: ${move.text}` : move.text;
      found.push({ ...move, ...about, text, begun });
    }
  }
  const price = ({ details }: Choice): number => details.price ?? 0;
  return found.filter(
    (choice) => !found.some((other) => other.code === choice.code && price(other) < price(choice)),
  );
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
const LISTED = ['buy']; // all of them, however many: each has a price of its own

/** The buttons: one for each choice while they are few, otherwise one for the first untouched thing of each. */
export function optionsOf(choices: Choice[], touched: string[]): Option[] {
  const options: Option[] = [];
  const byThing = new Map<string, Option>();
  const left = narrowed(choices, touched);
  const main = left.filter((choice) => choice.role === 'main');
  const few = main.length <= FEW || main.some(({ details }) => LISTED.includes(details.kind));
  for (const choice of left) {
    const thing = choice.things.find((about) => !touched.includes(about)) ?? null;
    const known = thing === null || choice.role === 'more' ? undefined : byThing.get(thing);
    if (known && !few) {
      known.choices.push(choice);
      continue;
    }
    const option = { key: keyOf(choice), thing, choices: [choice] };
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
