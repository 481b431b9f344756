// Where an explanation stands: near its thing, on the screen, and not over what may be chosen next.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 12;
const EDGE = 6;
const STEPS = 9; // places tried across and down where no place beside the thing is free

function covered(one: Box, other: Box): number {
  const w =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const h = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return w > 0 && h > 0 ? w * h : 0;
}

/** The place of a bubble for a thing: beside, above or below it, whichever covers least of what is to be kept free;
 * `beside`: left and right are tried first. If none is free, the free place nearest to the thing. */
export function placeOf(
  thing: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
  free: Box[],
  beside: boolean,
): { left: number; top: number } {
  const { width: w, height: h } = size;
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  const within = (left: number, top: number): Box => ({
    left: Math.max(EDGE, Math.min(left, screen.width - w - EDGE)),
    top: Math.max(EDGE, Math.min(top, screen.height - h - EDGE)),
    width: w,
    height: h,
  });
  const sides = [
    within(thing.left + thing.width + GAP, middle.y - h / 2),
    within(thing.left - GAP - w, middle.y - h / 2),
  ];
  const ends = [
    within(middle.x - w / 2, thing.top - GAP - h),
    within(middle.x - w / 2, thing.top + thing.height + GAP),
  ];
  const cost = (box: Box): number =>
    covered(box, thing) * 4 + free.reduce((sum, other) => sum + covered(box, other), 0);
  const best = (among: Box[]): Box => among.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  const near = best(beside ? [...sides, ...ends] : [...ends, ...sides]);
  if (!cost(near)) return near;
  const far: Box[] = [near];
  for (let i = 0; i < STEPS; i += 1)
    for (let j = 0; j < STEPS; j += 1)
      far.push(
        within(
          EDGE + (i / (STEPS - 1)) * (screen.width - w - 2 * EDGE),
          EDGE + (j / (STEPS - 1)) * (screen.height - h - 2 * EDGE),
        ),
      );
  const away = (box: Box): number =>
    Math.hypot(box.left + w / 2 - middle.x, box.top + h / 2 - middle.y);
  const none = far.filter((box) => !cost(box)).sort((a, b) => away(a) - away(b));
  return none[0] ?? best(far);
}
