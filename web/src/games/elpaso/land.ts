import { contour, type Box, type Hill } from '../../draw/terrain';

// The dry land round El Paso: open hills, the river in the south, cacti.

export const VIEW: Box = { x: 0, y: 0, w: 955, h: 802 };

const HILLS: Hill[] = [
  { x: 480, y: 400, height: 0.75, spread: 190, stretch: 1.4 },
  { x: 330, y: 30, height: 0.5, spread: 90, stretch: 1.8 },
  { x: 940, y: 60, height: 0.8, spread: 110 },
  { x: 940, y: 700, height: 0.6, spread: 110 },
  { x: 20, y: 420, height: 0.5, spread: 100 },
  { x: 640, y: 640, height: 0.4, spread: 80, stretch: 1.6 },
  { x: 30, y: 740, height: 0.5, spread: 90 },
];

let made: string[] | null = null;

export function contours(): string[] {
  made ??= [0.18, 0.3, 0.42, 0.54, 0.66, 0.78].map((level) =>
    contour(HILLS, level, { x: -90, y: -330, w: VIEW.w + 220, h: VIEW.h + 660 }),
  );
  return made;
}

export const RIVER = [
  [-400, 790],
  [-100, 796],
  [60, 786],
  [170, 798],
  [300, 784],
  [430, 798],
  [560, 786],
  [700, 798],
  [830, 784],
  [960, 796],
  [1300, 780],
] as [number, number][];
export const CACTI = [
  [330, 36],
  [668, 34],
  [940, 196],
  [28, 452],
  [22, 372],
  [938, 640],
  [936, 372],
  [590, 780],
  [34, 610],
] as [number, number][];
export const POSTS: Box = { x: 274, y: 158, w: 416, h: 484 };
