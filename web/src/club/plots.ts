// Where marks and lines of small plots lie.

export interface Point {
  x: number;
  y: number;
}

/** Round steps that cover a range, three to six of them. */
export function ticksOf(least: number, most: number): number[] {
  const range = Math.max(1, most - least);
  const rough = range / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((factor) => factor * power).find((wide) => wide >= rough)!,
  );
  const first = Math.floor(least / step) * step;
  const ticks: number[] = [];
  for (let tick = first; tick < most + step; tick += step) ticks.push(tick);
  return ticks.length > 1 ? ticks : [first, first + step];
}

/** How many values fall into each of some equally wide ranges. */
export function histogram(
  values: number[],
  most = 8,
): { from: number; to: number; count: number }[] {
  if (!values.length) return [];
  const least = Math.min(...values);
  const wide = Math.max(1, Math.ceil((Math.max(...values) - least + 1) / most));
  const found: { from: number; to: number; count: number }[] = [];
  for (let from = least; from <= Math.max(...values); from += wide)
    found.push({
      from,
      to: from + wide - 1,
      count: values.filter((value) => value >= from && value < from + wide).length,
    });
  return found;
}
