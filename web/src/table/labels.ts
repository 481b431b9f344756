import type { Glyph } from '../draw/glyphs';

/** What a button of the decision shows: a sign, a short text, and at its end what it costs. */
export interface Label {
  badge?: string; // in a circle: steps, a value
  glyphs?: Glyph[];
  text?: string;
  words?: string; // what is said beside the signs where there is room; without it the whole sentence
  pays?: { amount: number; payee: number | null }[]; // fees, with who gets them
  end?: string; // price or another figure
  there?: Glyph[]; // what waits where it leads, in signs
}
