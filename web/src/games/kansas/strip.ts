// Where things of the railroad are drawn: cities in a row above it, stations in a row below.

const WIDTH = 630; // of the cities' row: the objective cards on offer lie to the right of it
const WIDEST = 63;

/** From one city to the next: they share the room there is. */
export function cityPitch(cities: number): number {
  return Math.min(WIDEST, WIDTH / cities);
}

/** The parts of the railroad a phone shows one below the other; no city is cut. */
export function railParts(cities: number): string[] {
  const pitch = cityPitch(cities);
  const half = Math.ceil(cities / 2) * pitch;
  const rest = cities * pitch - half;
  const box = (...sizes: number[]): string => sizes.map((size) => +size.toFixed(1)).join(' ');
  return [
    box(0, 0, half + 7, 127),
    box(half - 3, 0, rest + 15, 127),
    box(624, 62, 350, 65),
    box(920, 62, 348, 65),
  ];
}

/** Which of the parts shows something: a city by its share of the row, anything else by its share of the track. */
export function partAt(parts: string[], share: number, city: boolean): string {
  if (city) return parts[share < 0.5 ? 0 : 1]!;
  const x = 38 + 1189.5 * share;
  const shown = parts.find((part) => {
    const [left, , width] = part.split(' ').map(Number) as [number, number, number];
    return x >= left && x < left + width;
  });
  return shown ?? parts.at(-1)!;
}

/** Plates with a width each, from left to right, moved to the left where they would overlap, and back where the edge is. */
export function apart(plates: { x: number; w: number }[], gap: number): number[] {
  const found = plates.map(({ x }) => x);
  for (let i = plates.length - 2; i >= 0; i--) {
    const most = found[i + 1]! - (plates[i]!.w + plates[i + 1]!.w) / 2 - gap;
    found[i] = Math.min(found[i]!, most);
  }
  let edge = 1; // right of the plate before
  plates.forEach(({ w }, i) => {
    found[i] = Math.max(found[i]!, edge + w / 2);
    edge = found[i]! + w / 2 + gap;
  });
  return found;
}
