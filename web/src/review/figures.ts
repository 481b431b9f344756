import { speech } from '../words/speech.svelte';

/** A figure with one decimal: 3.0. */
export function decimal(number: number): string {
  return number.toLocaleString(speech.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}

/** The same with its sign: +3.0, −2.4. */
export function signed(number: number): string {
  const text = decimal(Math.abs(number));
  return Math.abs(number) < 0.05 ? text : number > 0 ? `+${text}` : `−${text}`;
}
