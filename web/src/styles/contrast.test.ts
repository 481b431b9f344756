import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// Text on its ground has a contrast of 4.5 to 1 at least, in every theme there is.

const CSS = readFileSync(new URL('./theme.css', import.meta.url), 'utf-8');
type Theme = Map<string, string>;

/** The colours of each theme; a later one has what it does not name from the first. */
function themes(): Map<string, Theme> {
  const found = new Map<string, Theme>();
  let first: Theme = new Map();
  for (const [, selector, body] of CSS.matchAll(/(:root[^{]*)\{([^}]*)\}/g)) {
    const own = [...body!.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,8})\s*;/gi)].map(
      ([, name, colour]) => [name!, colour!] as const,
    );
    const theme = new Map([...first, ...own]);
    if (!found.size) first = theme;
    found.set(selector!.trim(), theme);
  }
  return found;
}

/** The relative luminance of WCAG 2. */
function luminance(colour: string): number {
  const hex = colour.slice(1);
  const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g)!;
  const [r, g, b] = pairs.map((pair) => {
    const part = parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['bg', 'panel', 'raise', 'mine'];
const PAIRS: [string, string][] = [
  ...['ink', 'ink2', 'accent', 'bad', 'ok', 'pay'].flatMap((ink) =>
    GROUNDS.map((ground) => [ink, ground] as [string, string]),
  ),
  ['accent-ink', 'accent'],
  ['legal-ink', 'legal'],
  ['legal', 'panel'],
  ['legal', 'raise'],
  ['ink', 'legal-wash'],
  ['tile-ink', 'tile'],
  ['tile-ink', 'neutral'],
  ['coin-ink', 'coin'],
  ['buckle-ink', 'buckle'],
  ['worker-ink', 'cowboy'],
  ['worker-ink', 'builder'],
  ['worker-ink', 'engineer'],
  ['hand-ink', 'hand-green'],
  ['hand-ink', 'hand-black'],
  ...[0, 1, 2, 3].map((seat) => [`p${seat}i`, `p${seat}`] as [string, string]),
  ['panel', 'ink'],
];

describe('the colours of text', () => {
  it('are those of black and white at the ends of the scale', () => {
    expect(contrast('#000', '#fff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('there are two themes at least', () => expect(themes().size).toBeGreaterThanOrEqual(2));

  it.each([...themes()])('%s', (_, theme) => {
    const low = PAIRS.flatMap(([ink, ground]) => {
      const ratio = contrast(theme.get(ink)!, theme.get(ground)!);
      return ratio < 4.5 ? [`${ink} on ${ground}: ${ratio.toFixed(2)}`] : [];
    });
    expect(low).toEqual([]);
  });
});
