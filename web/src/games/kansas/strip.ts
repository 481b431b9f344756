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

/** Plates with a width each, from left to right, up to the edge `right`: those that would overlap share the way they
 * have to move, so that each stays near the place it belongs to. */
export function apart(plates: { x: number; w: number }[], gap: number, right: number): number[] {
  interface Group {
    first: number;
    shifts: number[]; // how far each would stand from the first one's place to be in its own
    offsets: number[];
  }
  const groups: Group[] = [];
  const startOf = ({ shifts }: Group): number =>
    shifts.reduce((sum, shift) => sum + shift, 0) / shifts.length;
  plates.forEach(({ x }, i) => {
    let group: Group = { first: i, shifts: [x], offsets: [0] };
    for (let left = groups.at(-1); left; left = groups.at(-1)) {
      const last = left.first + left.offsets.length - 1;
      const next = left.offsets.at(-1)! + (plates[last]!.w + plates[group.first]!.w) / 2 + gap;
      if (startOf(group) - startOf(left) >= next) break;
      groups.pop();
      group = {
        first: left.first,
        shifts: [...left.shifts, ...group.shifts.map((shift) => shift - next)],
        offsets: [...left.offsets, ...group.offsets.map((offset) => offset + next)],
      };
    }
    groups.push(group);
  });
  const found = groups.flatMap((group) => group.offsets.map((offset) => startOf(group) + offset));
  // Nothing sticks out on the right, then nothing on the left.
  let edge = right;
  for (let i = plates.length - 1; i >= 0; i--) {
    found[i] = Math.min(found[i]!, edge - plates[i]!.w / 2);
    edge = found[i]! - plates[i]!.w / 2 - gap;
  }
  edge = 1;
  plates.forEach(({ w }, i) => {
    found[i] = Math.max(found[i]!, edge + w / 2);
    edge = found[i]! + w / 2 + gap;
  });
  return found;
}
