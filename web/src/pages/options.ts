import { called } from '../words/speech.svelte';

// The options of a title in words. Names and values are the server's; one that is not known here is
// shown as it is.

/** Options that only a game against the solo opponent has. */
export const SOLO = new Set([
  'difficulty',
  'deck',
  'cards',
  'extra_workers',
  'first_city',
  'foresight',
  'b_cards',
]);

export type OptionValue = string | number | boolean;

export function optionName(name: string): string {
  return called('option', name) ?? name;
}

export function valueName(name: string, value: OptionValue): string {
  return (
    called('option-value', `${name}:${value}`) ??
    called('option-value', String(value)) ??
    String(value)
  );
}

export function optionText(name: string, value: unknown): string {
  return `${optionName(name)}: ${valueName(name, value as OptionValue)}`;
}
