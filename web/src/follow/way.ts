import type { Edge } from '../api/types';

// Where a piece goes on a drawing.

export type Point = readonly [number, number];

/** The line along some edges; where there is none it goes straight. The ends are where the piece stands. */
export function wayAlongEdges(
  edges: Edge[],
  spaces: (id: string) => { x: number; y: number } | undefined,
  way: string[],
  start: Point,
  end: Point,
): Point[] {
  const line: Point[] = [start];
  for (let i = 1; i < way.length; i += 1) {
    const edge = edges.find((known) => known.from === way[i - 1] && known.to === way[i]);
    const to = spaces(way[i]!);
    if (edge) line.push(...(edge.points.slice(1) as Point[]));
    else if (to) line.push([to.x, to.y]);
  }
  line[line.length - 1] = end;
  return line.length > 1 ? line : [start, end];
}

/** How much of the whole length lies before each point. */
export function shares(line: Point[]): number[] {
  let sum = 0;
  const far = line.map((point, i) =>
    i ? (sum += Math.hypot(point[0] - line[i - 1]![0], point[1] - line[i - 1]![1])) : 0,
  );
  return far.map((length) => (sum ? length / sum : 0));
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Points of a view box (kept in shape, in the middle) in pixels of a box around it. `scale` is pixels a unit. */
export function inBox(
  view: { x: number; y: number; width: number; height: number },
  drawn: Box,
  around: Box,
  own: number,
  line: Point[],
): { points: Point[]; scale: number } {
  const scale = Math.min(drawn.width / view.width, drawn.height / view.height);
  const left = drawn.left - around.left + (drawn.width - view.width * scale) / 2;
  const top = drawn.top - around.top + (drawn.height - view.height * scale) / 2;
  const k = own / around.width; // the box may be enlarged itself
  return {
    scale: scale * k,
    points: line.map(([x, y]) => [
      (left + (x - view.x) * scale) * k,
      (top + (y - view.y) * scale) * k,
    ]),
  };
}
