import type { Program, Step } from '../api/types';

// The grammar of a line: what is required, an arrow, what it gives. One glyph is one small picture;
// widths are on the grid of the icons, 24 high.

export type Glyph =
  | { g: 'icon'; name: string; n?: string; tone?: string; words?: string; done?: boolean }
  | { g: 'coin' | 'pay'; n: number; words?: string }
  | { g: 'card'; colour: string; words?: string }
  | { g: 'value'; n: string; words?: string; done?: boolean }
  | { g: 'vp'; n: number; words?: string }
  | { g: 'text'; text: string; tone?: string; words?: string }
  | { g: 'arrow' }
  | { g: 'slash' }
  | { g: 'dot' };

export interface GlyphNames {
  outlaw: string; // the picture of the title's outlaw tiles
  colours: [string, string]; // of its two kinds
  card(id: string): { colour?: string; value?: number } | undefined;
  worker?(id: string): boolean;
  objective?: string; // the picture of an objective, where it is no card
  wages?: boolean; // is hiring printed with what it costs?
}

const COUNTED: Record<string, string> = {
  cowboys: 'cowboy',
  builders: 'builder',
  engineers: 'engineer',
  woods: 'woods',
  buildings: 'house',
  hazards: 'hazard',
  stations: 'station',
  objectives: 'objective',
  certificates: 'cert',
  workers: 'hire',
};

const TONES: Record<string, string> = {
  cowboy: 'var(--cowboy)',
  builder: 'var(--builder)',
  engineer: 'var(--engineer)',
  woods: 'var(--wood2)',
  hazard: 'var(--hazard)',
};

/** The picture of a thing that is counted. */
export function countedGlyphs(thing: string, names: GlyphNames): Glyph[] {
  if (thing === 'pairs') {
    return names.colours.map((colour) => ({
      g: 'icon' as const,
      name: names.outlaw,
      tone: `var(--outlaw-${colour})`,
    }));
  }
  const name = COUNTED[thing] ?? thing;
  return [{ g: 'icon', name, tone: TONES[name] }];
}

function cardGlyph(of: string, names: GlyphNames, words: string): Glyph {
  if (of === 'pair') return { g: 'icon', name: 'pair', words };
  if (of === 'objective') return { g: 'icon', name: 'objective', words };
  if (of === 'cattle') return { g: 'icon', name: 'cattle', words };
  if (of.startsWith('value-')) return { g: 'value', n: of.slice(6), words };
  return { g: 'card', colour: names.card(of)?.colour ?? of, words };
}

const SIMPLE: Record<string, string> = {
  objective: 'objective',
  buy: 'buy',
  deliver: 'extra',
  copy: 'copy',
  'upgrade-behind': 'upgrade',
  train: 'train',
  build: 'build',
  bonus: 'bell',
  engine: 'engine',
  'engine-back': 'back',
  move: 'move',
  ride: 'free',
  draw: 'draw',
  cycle: 'cycle',
  exchange: 'cycle',
  remove: 'remove',
  token: 'token',
  certificate: 'cert',
  hire: 'hire',
  'hire-another': 'hire',
  hazard: 'unhazard',
};

const NUMBERED = new Set([
  'engine',
  'engine-back',
  'move',
  'ride',
  'draw',
  'cycle',
  'exchange',
  'remove',
]);

/** Lines one after another, for one line of running text. */
export function sideBySide(lines: Glyph[][]): Glyph[] {
  return lines.flatMap((line, i) => (i ? [{ g: 'dot' as const }, ...line] : line));
}

/** One step as glyphs, with its words on the first. */
export function stepGlyphs(step: Step, names: GlyphNames): Glyph[] {
  const words = step.words;
  const amount = step.amount ?? 1;
  switch (step.effect) {
    case 'money':
      return [{ g: 'coin', n: amount, words }];
    case 'pay':
      return [{ g: 'pay', n: amount, words }];
    case 'discard':
      return [cardGlyph(step.of ?? '', names, words)];
    case 'sell':
      return [
        { g: 'value', n: '?', words },
        { g: 'arrow' },
        { g: 'text', text: `${amount}×`, words },
        { g: 'icon', name: 'money', tone: 'var(--buckle)' },
      ];
    case 'outlaw':
      return [{ g: 'icon', name: names.outlaw, words }];
    case 'certificate-max':
      return [{ g: 'icon', name: 'max', words }];
    case 'certificate':
      return Array.from({ length: Math.min(amount, 3) }, () => ({
        g: 'icon' as const,
        name: 'cert',
        words,
      }));
    case 'token':
      return Array.from({ length: Math.min(amount, 2) }, () => ({
        g: 'icon' as const,
        name: 'token',
        words,
      }));
    case 'auxiliary-single':
      return [{ g: 'icon', name: 'aux', words }];
    case 'auxiliary-double':
      return [{ g: 'icon', name: 'aux2', words }];
    case 'auxiliary':
      return [{ g: 'icon', name: amount > 1 ? 'aux2' : 'aux', words }];
    case 'hire':
      if (names.wages)
        return amount
          ? [
              { g: 'icon', name: 'hire', words },
              { g: 'pay', n: amount },
            ]
          : [{ g: 'icon', name: 'hire', words }];
      if (amount < 0 && step.amount !== undefined)
        return [
          { g: 'icon', name: 'hire', words },
          { g: 'text', text: `−${-amount}`, tone: 'var(--ok)' },
        ];
      if (step.amount)
        return [
          { g: 'icon', name: 'hire', words },
          { g: 'pay', n: amount },
        ];
      return [{ g: 'icon', name: 'hire', words }];
    case 'hire-another':
      return [
        { g: 'icon', name: 'hire', words },
        { g: 'pay', n: amount },
      ];
    case 'build':
      return step.amount
        ? [
            { g: 'icon', name: 'build', words },
            { g: 'pay', n: amount },
          ]
        : [{ g: 'icon', name: 'build', words }];
    case 'hazard':
      return step.amount
        ? [
            { g: 'icon', name: 'unhazard', words },
            { g: 'pay', n: amount },
          ]
        : [{ g: 'icon', name: 'unhazard', words }];
    case 'objective':
    case 'objective-hand':
      return [{ g: 'icon', name: names.objective ?? 'objective', words }];
    case 'any-tile':
      return [
        { g: 'icon', name: 'horn', words },
        { g: 'slash' },
        { g: 'icon', name: 'bell', words },
      ];
    case 'gain':
      return [{ g: 'card', colour: names.card(step.of ?? '')?.colour ?? 'gray', words }];
    case 'remove':
      if (step.of && step.of !== 'cattle')
        return [
          cardGlyph(step.of, names, words),
          { g: 'arrow' },
          { g: 'icon', name: 'remove', words },
        ];
      break;
    case 'engine':
      if (step.per === 'engineers') return [{ g: 'icon', name: 'enginex', words }];
      break;
  }
  const name = SIMPLE[step.effect] ?? step.effect;
  const numbered =
    NUMBERED.has(step.effect) &&
    !step.per &&
    (amount > 1 || step.effect === 'move' || step.effect === 'engine');
  return [{ g: 'icon', name, n: numbered ? String(amount) : undefined, words }];
}

/** A program as a line of glyphs. */
export function programGlyphs(program: Program, names: GlyphNames): Glyph[] {
  const line: Glyph[] = [];
  const counted = [
    ...new Set([...program.needs, ...program.gives].map((step) => step.per).filter(Boolean)),
  ] as string[];
  const implied =
    counted.length === 1 &&
    counted[0] === 'engineers' &&
    program.gives.every((step) => step.effect === 'engine');
  if (!implied) for (const thing of counted) line.push(...countedGlyphs(thing, names));
  for (const step of program.needs) line.push(...stepGlyphs(step, names));
  if (line.length) line.push({ g: 'arrow' });
  for (const step of program.gives) line.push(...stepGlyphs(step, names));
  return line;
}

/** The alternatives of one action on one line. */
export function actionGlyphs(
  action: string[],
  programs: Record<string, Program>,
  names: GlyphNames,
): Glyph[] {
  const line: Glyph[] = [];
  action.forEach((text, at) => {
    if (at) line.push({ g: 'slash' });
    const program = programs[text];
    if (program) line.push(...programGlyphs(program, names));
  });
  return line;
}

/** Lines that would become too small are broken: at an either/or, else after the arrow. */
export function broken(lines: Glyph[][], size: number, fit: number): Glyph[][] {
  return lines.flatMap((line) => {
    if ((lineWidth(line) * size) / 24 <= fit * 1.25) return [line];
    const at = line.findIndex((glyph) => glyph.g === 'slash');
    const cut = at >= 0 ? at : line.findIndex((glyph) => glyph.g === 'arrow');
    return cut < 0 ? [line] : [line.slice(0, cut + 1), line.slice(cut + 1)];
  });
}

const GAP = 2;

/** The size of figures on that grid, where nothing asks for larger ones. */
export const FIGURE = 18;
/** The least size of figures, in px: on a drawing that is not scaled, its units. */
export const LETTERS = 12;
const DIGIT = 0.52; // its width, of the size of the letters

export function glyphWidth(glyph: Glyph, figure = FIGURE): number {
  const digits = (text: string): number => DIGIT * figure * text.length;
  switch (glyph.g) {
    case 'icon':
      return 24 + (glyph.n ? 2 + digits(glyph.n) : 0);
    case 'coin':
      return Math.max(23, digits(`${glyph.n}`) + 8);
    case 'pay':
      return Math.max(23, digits(`−${glyph.n}`) + 8);
    case 'card':
      return 17;
    case 'value':
      return Math.max(18, digits(glyph.n) + 7);
    case 'vp':
      return Math.max(glyph.n > 9 ? 27 : 20, digits(`${glyph.n}`) + 9);
    case 'text':
      return digits(glyph.text);
    case 'arrow':
      return 10;
    case 'slash':
      return 8;
    case 'dot':
      return 14;
  }
}

export function lineWidth(line: Glyph[], figure = FIGURE): number {
  return (
    line.reduce((sum, glyph) => sum + glyphWidth(glyph, figure), 0) +
    GAP * Math.max(0, line.length - 1)
  );
}

/** How much a line is scaled to stand `size` high and at most `fit` wide, and its figures on the grid: where the
    icons have to shrink, figures keep the size `least`. */
export function fitted(
  line: Glyph[],
  size: number,
  fit = Infinity,
  least = LETTERS,
): { scale: number; figure: number } {
  let scale = size / 24;
  let figure = FIGURE;
  for (let round = 0; round < 4; round += 1) {
    figure = Math.max(FIGURE, least / scale);
    scale = Math.min(size / 24, fit / lineWidth(line, figure));
  }
  return { scale, figure };
}

/** How wide a line is drawn. */
export function drawnWidth(line: Glyph[], size: number, fit = Infinity, least = LETTERS): number {
  const { scale, figure } = fitted(line, size, fit, least);
  return lineWidth(line, figure) * scale;
}

/** Where each glyph begins. */
export function placed(line: Glyph[], figure = FIGURE): { glyph: Glyph; x: number; w: number }[] {
  let x = 0;
  return line.map((glyph) => {
    const w = glyphWidth(glyph, figure);
    const here = { glyph, x, w };
    x += w + GAP;
    return here;
  });
}
