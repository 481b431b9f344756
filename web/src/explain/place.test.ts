import { describe, expect, it } from 'vitest';
import { placeOf, type Box } from './place';

const SCREEN = { width: 1280, height: 800 };
const SIZE = { width: 280, height: 120 };
const thing: Box = { left: 600, top: 400, width: 60, height: 60 };

function meets(at: { left: number; top: number }, other: Box): boolean {
  return (
    at.left < other.left + other.width &&
    other.left < at.left + SIZE.width &&
    at.top < other.top + other.height &&
    other.top < at.top + SIZE.height
  );
}

describe('an explanation', () => {
  it('stands beside its thing on the map, above it elsewhere', () => {
    expect(placeOf(thing, SIZE, SCREEN, [], true).left).toBe(672);
    expect(placeOf(thing, SIZE, SCREEN, [], false)).toMatchObject({ left: 490, top: 268 });
  });

  it('stays on the screen', () => {
    for (const left of [0, 1220])
      for (const top of [0, 740]) {
        const at = placeOf({ ...thing, left, top }, SIZE, SCREEN, [], true);
        expect(at.left).toBeGreaterThanOrEqual(6);
        expect(at.top).toBeGreaterThanOrEqual(6);
        expect(at.left + SIZE.width).toBeLessThanOrEqual(1274);
        expect(at.top + SIZE.height).toBeLessThanOrEqual(794);
      }
  });

  it('goes to the other side of what may be chosen', () => {
    const lit = [{ left: 700, top: 380, width: 60, height: 60 }];
    const at = placeOf(thing, SIZE, SCREEN, lit, true);
    expect(at.left + SIZE.width).toBeLessThanOrEqual(thing.left);
  });

  it('keeps away from all of it, however close it lies round the thing', () => {
    const lit = [-150, 0, 150].flatMap((x) =>
      [-150, 0, 150].map((y) => ({
        left: thing.left + x,
        top: thing.top + y,
        width: 60,
        height: 60,
      })),
    );
    const at = placeOf(thing, SIZE, SCREEN, lit, true);
    expect(lit.filter((box) => meets(at, box))).toEqual([]);
    expect(meets(at, thing)).toBe(false);
  });
});
