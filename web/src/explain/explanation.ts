import type { Glyph } from '../draw/glyphs';

/** What a thing says of itself. */
export interface Explanation {
  title: string;
  lines: { glyphs?: Glyph[]; words: string }[];
  notes?: string[];
}

/** A thing of the description: what it is called, and what it does. */
export function explained({ title, words }: { title: string; words: string }): Explanation {
  return { title, lines: words ? [{ words }] : [] };
}
