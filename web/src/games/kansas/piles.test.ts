import { describe, expect, it } from 'vitest';
import { highOf, pileSizes, wideOf, type PileGroup } from './piles';

// As wide as German prices are: of the calf, and of values 3, 4 and 5.
const calf = { piles: 1, prices: [36, 36] };
const group = (piles: number, prices: number[]): PileGroup => ({ piles, prices });
const three = (piles: number): PileGroup => group(piles, [36, 36, 58]);
const four = (piles: number): PileGroup => group(piles, [42, 36, 58]);
const five = (piles: number): PileGroup => group(piles, [42, 36]);
const room = { w: 331, h: 81 }; // at 1280 by 800

describe('sizes of the piles', () => {
  it('are the large ones while there is room', () => {
    expect(pileSizes([three(2), four(1), five(1)], room)).toEqual({
      card: 42,
      apart: 7,
      between: 10,
      rows: 2,
    });
    expect(pileSizes([three(3), four(2), five(2)], room)).toEqual({
      card: 34,
      apart: 7,
      between: 10,
      rows: 2,
    });
  });
  it('give every pile its place, with calves and every kind of cattle', () => {
    for (const a of [1, 2, 3])
      for (const b of [1, 2, 3])
        for (const c of [1, 2, 3]) {
          const groups = [calf, three(a), four(b), five(c)];
          const sizes = pileSizes(groups, room);
          expect(wideOf(groups, sizes)).toBeLessThanOrEqual(room.w);
          if (sizes.rows > 2) expect(highOf(sizes)).toBeLessThanOrEqual(room.h + 2);
          expect(sizes.card).toBeGreaterThanOrEqual(27);
        }
  });
  it('take prices in three rows before piles get too small', () => {
    expect(pileSizes([calf, three(2), four(2), five(3)], room)).toEqual({
      card: 30,
      apart: 7,
      between: 10,
      rows: 3,
    });
  });
  it('are the smallest where nothing fits', () => {
    expect(pileSizes([calf, three(3), four(3), five(3)], { w: 100, h: 81 }).card).toBe(24);
  });
});
