import type { Choice } from '../table/choices';

// The decision as a numbered list.

const MANY = 12;

export interface Items {
  several: [string, Choice[]][]; // groups by the first thing their choices are about; they come first
  single: Choice[];
}

/** Few choices stand one by one, many in groups. What can be taken back comes first: nobody presses the first item by
 * habit and regrets it. */
export function itemsOf(all: Choice[]): Items {
  const choices = [...all.filter(({ final }) => !final), ...all.filter(({ final }) => final)];
  if (choices.length <= MANY) return { several: [], single: choices };
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const about = choice.role === 'end' ? '' : (choice.things[0] ?? '');
    groups.set(about, [...(groups.get(about) ?? []), choice]);
  }
  const alone = ([about, found]: [string, Choice[]]): boolean => about === '' || found.length === 1;
  return {
    several: [...groups].filter((group) => !alone(group)),
    single: [...groups].filter(alone).flatMap(([, found]) => found),
  };
}
