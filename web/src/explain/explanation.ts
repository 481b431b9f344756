import type { Glyph } from '../draw/glyphs';

/** What a thing says of itself. */
export interface Explanation {
  title: string;
  lines: { glyphs?: Glyph[]; words: string }[];
  notes?: string[];
}

/** The engine writes "Name: what it does"; the name is the title. */
export function split(words: string): Explanation {
  const at = words.indexOf(': ');
  if (at < 0 || at > 70) return { title: words, lines: [] };
  const rest = words.slice(at + 2);
  return { title: words.slice(0, at), lines: [{ words: rest[0]!.toUpperCase() + rest.slice(1) }] };
}
