import { broken, fitted, glyphWidth, lineWidth, type Glyph } from './glyphs';

// Where the actions of a building tile stand, on a tile of 83 round 0,0: for drawing and for touching.

export interface TileRow {
  line: Glyph[];
  y: number;
  icon: number; // height of its icons
}

export interface TilePart {
  program: string;
  x: number; // centre
  y: number;
  w: number;
  h: number;
}

export const FIT = 76;
export const LEAST = 17.9; // the size of figures: 12 px on the smallest tile of 56 px

export function tileRows(lines: Glyph[][], neutral: boolean): TileRow[] {
  const rows = broken(lines, 24, FIT);
  const top = neutral ? -37 : -17;
  const height = (neutral ? 74 : 55) / Math.max(rows.length, neutral ? 2 : 1);
  const icon = Math.min(28, height - 2);
  return rows.map((line, at) => ({
    line,
    y: neutral && rows.length < 2 ? 0 : top + height * (at + 0.5),
    icon,
  }));
}

/** The part of the tile each alternative of its actions takes up. */
export function tileParts(
  actions: string[][],
  glyphs: (action: string[]) => Glyph[],
  neutral: boolean,
): TilePart[] {
  const rows = tileRows(actions.map(glyphs), neutral);
  const parts: TilePart[] = [];
  let at = 0;
  for (const action of actions) {
    const taken = broken([glyphs(action)], 24, FIT).length;
    const own = rows.slice(at, at + taken);
    at += taken;
    let place = 0;
    for (const row of own) {
      const { scale, figure } = fitted(row.line, row.icon, FIT, LEAST);
      let x = (-lineWidth(row.line, figure) * scale) / 2;
      let begin = x;
      row.line.forEach((glyph, i) => {
        x += (glyphWidth(glyph, figure) + 2) * scale;
        const last = i === row.line.length - 1;
        if (glyph.g !== 'slash' && !last) return;
        add(parts, action[Math.min(place, action.length - 1)]!, begin, x, row.y, row.icon);
        if (glyph.g === 'slash') place += 1;
        begin = x;
      });
    }
  }
  return parts;
}

function add(
  parts: TilePart[],
  program: string,
  left: number,
  right: number,
  y: number,
  h: number,
): void {
  const known = parts.find((part) => part.program === program);
  if (!known) {
    parts.push({ program, x: (left + right) / 2, y, w: right - left + 4, h: h + 2 });
    return;
  }
  const top = Math.min(known.y - known.h / 2, y - h / 2);
  const bottom = Math.max(known.y + known.h / 2, y + h / 2);
  const from = Math.min(known.x - known.w / 2, left);
  const to = Math.max(known.x + known.w / 2, right);
  Object.assign(known, {
    x: (from + to) / 2,
    y: (top + bottom) / 2,
    w: to - from,
    h: bottom - top,
  });
}
