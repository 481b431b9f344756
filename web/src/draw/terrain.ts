// A surveyor's land, made from a few hills: contour lines by marching squares, woods by scattering
// trees where they touch nothing. The same every time.

export interface Hill {
  x: number;
  y: number;
  height: number;
  spread: number;
  stretch?: number; // wider than high
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

type Point = [number, number];

export function heightAt(hills: Hill[], x: number, y: number): number {
  let sum = 0;
  for (const hill of hills) {
    const dx = (x - hill.x) / (hill.spread * (hill.stretch ?? 1));
    const dy = (y - hill.y) / hill.spread;
    sum += hill.height * Math.exp(-(dx * dx + dy * dy));
  }
  // A little unrest, so that no line looks drawn with a compass.
  return (
    sum +
    0.035 * Math.sin(x / 47 + Math.sin(y / 61) * 1.7) +
    0.03 * Math.sin(y / 39 + Math.cos(x / 53) * 1.9)
  );
}

/** The line of one height through a box, as the data of a path. */
export function contour(hills: Hill[], level: number, box: Box, cell = 12): string {
  const columns = Math.ceil(box.w / cell);
  const rows = Math.ceil(box.h / cell);
  const heights: number[] = [];
  for (let r = 0; r <= rows; r++) {
    for (let c = 0; c <= columns; c++)
      heights.push(heightAt(hills, box.x + c * cell, box.y + r * cell));
  }
  const at = (c: number, r: number): number => heights[r * (columns + 1) + c]!;
  // Pieces through single cells, joined end to end by the grid edge they cross.
  const joins = new Map<string, string[]>();
  const places = new Map<string, Point>();
  const cross = (c1: number, r1: number, c2: number, r2: number): string => {
    const key = `${c1},${r1},${c2},${r2}`;
    const part = (level - at(c1, r1)) / (at(c2, r2) - at(c1, r1));
    places.set(key, [
      box.x + (c1 + (c2 - c1) * part) * cell,
      box.y + (r1 + (r2 - r1) * part) * cell,
    ]);
    return key;
  };
  const join = (a: string, b: string): void => {
    joins.set(a, [...(joins.get(a) ?? []), b]);
    joins.set(b, [...(joins.get(b) ?? []), a]);
  };
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const corners = [at(c, r), at(c + 1, r), at(c + 1, r + 1), at(c, r + 1)].map(
        (height) => height > level,
      );
      const edges: string[] = [];
      if (corners[0] !== corners[1]) edges.push(cross(c, r, c + 1, r));
      if (corners[1] !== corners[2]) edges.push(cross(c + 1, r, c + 1, r + 1));
      if (corners[3] !== corners[2]) edges.push(cross(c, r + 1, c + 1, r + 1));
      if (corners[0] !== corners[3]) edges.push(cross(c, r, c, r + 1));
      if (edges.length >= 2) join(edges[0]!, edges[1]!);
      if (edges.length === 4) join(edges[2]!, edges[3]!);
    }
  }
  const used = new Set<string>();
  let data = '';
  const starts = [...joins.keys()].sort((a, b) => joins.get(a)!.length - joins.get(b)!.length);
  for (const first of starts) {
    if (used.has(first)) continue;
    const line: Point[] = [];
    let here: string | undefined = first;
    while (here !== undefined && !used.has(here)) {
      used.add(here);
      line.push(places.get(here)!);
      here = joins.get(here)!.find((other) => !used.has(other));
    }
    const closed = joins.get(first)!.length > 1 && line.length > 2;
    if (line.length > 3) data += smooth(line, closed);
  }
  return data;
}

/** A line rounded through the middles of its pieces. */
export function smooth(line: Point[], closed = false): string {
  const n = (value: number): string => value.toFixed(1).replace(/\.0$/, '');
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  if (closed) {
    const start = middle(line[line.length - 1]!, line[0]!);
    let data = `M${n(start[0])} ${n(start[1])}`;
    line.forEach((point, i) => {
      const end = middle(point, line[(i + 1) % line.length]!);
      data += `Q${n(point[0])} ${n(point[1])} ${n(end[0])} ${n(end[1])}`;
    });
    return data + 'z';
  }
  let data = `M${n(line[0]![0])} ${n(line[0]![1])}`;
  for (let i = 1; i < line.length - 1; i++) {
    const end = i === line.length - 2 ? line[i + 1]! : middle(line[i]!, line[i + 1]!);
    data += `Q${n(line[i]![0])} ${n(line[i]![1])} ${n(end[0])} ${n(end[1])}`;
  }
  if (line.length === 2) data += `L${n(line[1]![0])} ${n(line[1]![1])}`;
  return data;
}

/** A small generator of our own, so that the woods stand still. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 15), z | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return ((z ^ (z >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Tree {
  x: number;
  y: number;
  h: number;
  dark: boolean;
}

/** Trees in patches, none on a box or nearer than `clear` to a line; the nearer ones last. */
export function woods(
  patches: { x: number; y: number; rx: number; ry: number; trees: number }[],
  boxes: Box[],
  lines: Point[][],
  clear: number,
): Tree[] {
  const roll = dice(1873);
  const trees: Tree[] = [];
  for (const patch of patches) {
    for (let tried = 0, stood = 0; tried < patch.trees * 12 && stood < patch.trees; tried++) {
      const turn = roll() * Math.PI * 2;
      const far = Math.sqrt(roll());
      const x = patch.x + Math.cos(turn) * far * patch.rx;
      const y = patch.y + Math.sin(turn) * far * patch.ry;
      const h = 19 + roll() * 11;
      const inBox = boxes.some(
        (box) =>
          x > box.x - 9 && x < box.x + box.w + 9 && y > box.y - 4 && y < box.y + box.h + h - 2,
      );
      if (
        inBox ||
        lines.some((line) =>
          line.some((point, i) => i > 0 && distance(line[i - 1]!, point, [x, y - 6]) < clear),
        )
      )
        continue;
      if (trees.some((other) => Math.abs(other.x - x) < 8 && Math.abs(other.y - y) < 7)) continue;
      trees.push({ x: Math.round(x), y: Math.round(y), h: Math.round(h), dark: roll() > 0.45 });
      stood++;
    }
  }
  return trees.sort((a, b) => a.y - b.y);
}

function distance(a: Point, b: Point, p: Point): number {
  const length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
  const part = length
    ? Math.min(
        1,
        Math.max(0, ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length),
      )
    : 0;
  return Math.hypot(p[0] - a[0] - part * (b[0] - a[0]), p[1] - a[1] - part * (b[1] - a[1]));
}
