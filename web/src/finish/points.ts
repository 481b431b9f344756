import { speech } from '../words/speech.svelte';

/** A number of points with its sign and at most one decimal: +3.5, −2, 0. */
export function signedPoints(points: number): string {
  const rounded = Math.round(points * 10) / 10;
  const text = Math.abs(rounded).toLocaleString(speech.language);
  return rounded > 0 ? `+${text}` : rounded < 0 ? `−${text}` : '0';
}
