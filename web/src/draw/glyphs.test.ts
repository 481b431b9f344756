import { describe, expect, it } from 'vitest';
import { description, GAMES, icons } from '../testing';
import { BREEDS } from './cattle';
import { broken, fitted, lineWidth, placed, programGlyphs, type GlyphNames } from './glyphs';

const ICONS = icons();

describe.each(GAMES)('glyphs of %s', (game) => {
  const d = description(game);
  const names: GlyphNames = {
    outlaw: 'outlaw',
    colours: ['green', 'orange'],
    card: (id) => d.cards[id],
  };

  it.each(Object.keys(d.programs))('%s', (text) => {
    const line = programGlyphs(d.programs[text]!, names);
    expect(line.length).toBeGreaterThan(0);
    for (const glyph of line) {
      if (glyph.g === 'icon') expect(ICONS).toContain(glyph.name);
      if (glyph.g === 'card') expect(Object.keys(BREEDS)).toContain(glyph.colour);
    }
    // What is required stands before an arrow, what it gives after it.
    if (d.programs[text]!.needs.length)
      expect(line.some((glyph) => glyph.g === 'arrow')).toBe(true);
    expect(line.at(-1)!.g).not.toBe('arrow');
  });
});

describe('a line', () => {
  it('is as wide as its glyphs and the gaps between them', () => {
    const line = [
      { g: 'coin' as const, n: 2 },
      { g: 'arrow' as const },
      { g: 'icon' as const, name: 'move', n: '3' },
    ];
    expect(lineWidth(line)).toBeCloseTo(23 + 2 + 10 + 2 + 35.36);
    expect(placed(line).map((glyph) => glyph.x)).toEqual([0, 25, 37]);
  });

  it('shrinks its icons where it has to, and never its figures', () => {
    const line = [
      { g: 'icon' as const, name: 'hire' },
      { g: 'pay' as const, n: 12 },
      { g: 'arrow' as const },
      { g: 'icon' as const, name: 'move', n: '3' },
    ];
    const { scale, figure } = fitted(line, 16, 50, 12);
    expect(scale).toBeLessThan(16 / 24);
    expect(figure * scale).toBeCloseTo(12, 0);
    expect(lineWidth(line, figure) * scale).toBeLessThanOrEqual(50.5);
    expect(fitted(line, 24, 500, 12)).toEqual({ scale: 1, figure: 18 });
  });

  it('is broken at an either/or when it would become too small', () => {
    const coin = { g: 'coin' as const, n: 1 };
    const long = [coin, coin, { g: 'slash' as const }, coin, coin];
    expect(broken([long], 24, 76)).toEqual([
      [coin, coin, { g: 'slash' }],
      [coin, coin],
    ]);
    expect(broken([[coin, coin]], 24, 76)).toEqual([[coin, coin]]);
  });
});
