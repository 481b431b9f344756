import { called } from '../words/speech.svelte';

// The options of a title in words. Names and values are the server's; one that is not known here is
// shown as it is.

/** Options that only a game against the solo opponent has. */
export const SOLO = new Set(['difficulty', 'deck', 'cards', 'extra_workers', 'first_city']);

export type OptionValue = string | number | boolean;

export function optionName(name: string): string {
  return called('option', name) ?? name;
}

export function valueName(name: string, value: OptionValue): string {
  return called('option-value', `${name}:${value}`) ?? called('option-value', String(value)) ?? String(value);
}

export function optionText(name: string, value: unknown): string {
  return `${optionName(name)}: ${valueName(name, value as OptionValue)}`;
}

/** "12 letters a or b" stands for a text of so many letters: how many, and which. */
export function lettersOf(value: OptionValue): { count: number; of: string } | null {
  const found = /^(\d+) letters (\w) or (\w)$/.exec(String(value));
  return found ? { count: Number(found[1]), of: found[2]! + found[3]! } : null;
}
