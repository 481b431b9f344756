import type { Space } from '../../api/types';
import { VIEW } from './land';

// Which part of the map is shown where it does not fit whole.

export const LEFT = 196; // where the trail begins: further left lie the panels of the city
export const CUT = (VIEW.w - LEFT) / VIEW.h;

/** The part with these spaces, in shares of the map from where the trail begins. */
export function focusOn(
  points: Space[],
  edge: number,
): { x: number; y: number; w: number; h: number } | null {
  const on = points
    .map((space) => (space.kind === 'city' ? { ...space, x: LEFT + 66, y: VIEW.y + 48 } : space))
    .filter((space) => space.x > LEFT);
  if (!on.length) return null;
  const most = Math.max(LEFT, Math.min(...on.map((space) => space.x)) - edge);
  const x = most - LEFT < 80 ? LEFT : most; // the city's plate is seen whole or not at all
  const right = Math.min(VIEW.w, Math.max(...on.map((space) => space.x)) + edge);
  const y = Math.max(VIEW.y, Math.min(...on.map((space) => space.y)) - edge);
  const bottom = Math.min(VIEW.y + VIEW.h, Math.max(...on.map((space) => space.y)) + edge);
  const w = VIEW.w - LEFT;
  return {
    x: (x - LEFT) / w,
    y: (y - VIEW.y) / VIEW.h,
    w: (right - x) / w,
    h: (bottom - y) / VIEW.h,
  };
}
