import type { KansasDescription } from '../../api/types';
import { contour, woods, type Box, type Hill, type Tree } from '../../draw/terrain';

// The land round the Kansas trail. Terrain explains: woods stand at the spaces that count as woods,
// floods follow the river, drought is desert, rockfall is under the mountains, outlaws hide in the canyon.

export const VIEW: Box = { x: 0, y: 161, w: 955, h: 802 };

const HILLS: Hill[] = [
  { x: 640, y: 350, height: 0.8, spread: 120, stretch: 1.5 },
  { x: 930, y: 250, height: 1.2, spread: 130 },
  { x: 620, y: 600, height: 0.55, spread: 95, stretch: 1.4 },
  { x: 470, y: 700, height: 0.4, spread: 90 },
  { x: 310, y: 420, height: 0.7, spread: 100 },
  { x: 180, y: 640, height: 0.6, spread: 110 },
  { x: 690, y: 790, height: 0.35, spread: 80, stretch: 1.8 },
  { x: 420, y: 180, height: 0.5, spread: 90, stretch: 1.6 },
  { x: 900, y: 760, height: 0.5, spread: 100 },
];
const LEVELS = [0.18, 0.3, 0.42, 0.54, 0.66, 0.78, 0.92, 1.06];

export interface Land {
  contours: string[];
  trees: Tree[];
}

const made = new Map<string, Land>();

export function landOf(d: KansasDescription): Land {
  const known = made.get(d.id);
  if (known) return known;
  const boxes = d.trail.spaces
    .filter((space) => space.kind !== 'start' && space.kind !== 'city')
    .map((space) => {
      const house = space.kind === 'neutral' || space.kind === 'building';
      const w = house ? 90 : 52;
      const h = house ? 92 : 60;
      return { x: space.x - w / 2, y: space.y - h / 2, w, h };
    });
  boxes.push({ x: 0, y: 161, w: 212, h: 802 });
  const lines = d.trail.edges.map((edge) => edge.points);
  const patches = d.trail.spaces
    .filter((space) => space.woods)
    .map((space) => ({ x: space.x, y: space.y, rx: 78, ry: 74, trees: 13 }));
  // The woods of neighbours grow together.
  patches.push(
    { x: 678, y: 372, rx: 110, ry: 34, trees: 26 },
    { x: 566, y: 376, rx: 62, ry: 40, trees: 16 },
    { x: 672, y: 262, rx: 70, ry: 26, trees: 12 },
  );
  const land = {
    contours: LEVELS.map((level) =>
      contour(HILLS, level, { x: VIEW.x - 60, y: VIEW.y - 330, w: VIEW.w + 160, h: VIEW.h + 660 }),
    ),
    trees: woods(patches, boxes, lines, 19),
  };
  made.set(d.id, land);
  return land;
}

export const RIVER = [
  [1400, 900],
  [1100, 890],
  [1010, 905],
  [940, 921],
  [884, 948],
  [812, 952],
  [738, 944],
  [660, 950],
  [580, 938],
  [500, 950],
  [420, 940],
  [352, 952],
  [284, 944],
  [210, 956],
  [100, 946],
  [-300, 960],
] as [number, number][];

export const MOUNTAINS = [
  { x: 912, y: 188, s: 1.15 },
  { x: 938, y: 262, s: 1.5 },
  { x: 916, y: 340, s: 1.25 },
  { x: 940, y: 408, s: 1.1 },
  { x: 800, y: 268, s: 0.85 },
  { x: 806, y: 344, s: 0.7 },
  { x: 700, y: 158, s: 0.6 },
  { x: 870, y: 160, s: 0.8 },
];

export const CACTI = [
  [214, 560],
  [222, 690],
  [206, 752],
  [300, 706],
  [216, 842],
  [318, 560],
  [228, 618],
  [296, 620],
] as [number, number][];
