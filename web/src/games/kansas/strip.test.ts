import { describe, expect, it } from 'vitest';
import { apart, cityPitch, railParts } from './strip';

describe('the railroad', () => {
  it('gives ten cities their usual place', () => {
    expect(cityPitch(10)).toBe(63);
    expect(railParts(10)).toEqual([
      '0 0 322 127',
      '312 0 330 127',
      '624 62 350 65',
      '920 62 348 65',
    ]);
  });
  it.each([11, 12, 14])('finds room for %i cities and cuts none', (cities) => {
    const pitch = cityPitch(cities);
    expect(pitch * cities).toBeLessThanOrEqual(630);
    const [left, right] = railParts(cities).map((box) => box.split(' ').map(Number));
    expect(left![2]! % pitch).toBeCloseTo(7, 0);
    expect(right![0]! + right![2]!).toBeCloseTo(642, 0);
  });
  it('moves stations apart that would overlap, and no others', () => {
    const far = [
      { x: 100, w: 64 },
      { x: 222, w: 64 },
    ];
    expect(apart(far, 4)).toEqual([100, 222]);
    expect(apart([...far, { x: 280, w: 64 }], 4)).toEqual([100, 212, 280]);
  });
});
