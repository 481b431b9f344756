import type { Glyph } from '../draw/glyphs';

/** What a button of the decision shows: a sign, a short text, and at its end what it costs. */
export interface Label {
  badge?: string; // in a circle: steps, a value
  glyphs?: Glyph[];
  text?: string;
  pays?: { amount: number; payee: number | null }[]; // fees, with who gets them
  end?: string; // price or another figure
}
