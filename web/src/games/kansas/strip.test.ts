import { describe, expect, it } from 'vitest';
import { apart, cityPitch, partAt, railParts } from './strip';

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
  it('knows the part with something', () => {
    const parts = railParts(10);
    expect([0, 0.4, 0.5].map((share) => parts.indexOf(partAt(parts, share, true)))).toEqual([
      0, 0, 1,
    ]);
    expect([0, 0.4, 0.6, 1].map((share) => parts.indexOf(partAt(parts, share, false)))).toEqual([
      0, 1, 2, 3,
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
    expect(apart(far, 4, 600)).toEqual([100, 222]);
    expect(apart([...far, { x: 280, w: 64 }], 4, 600)).toEqual([100, 217, 285]); // both give way
    expect(apart([...far, { x: 280, w: 64 }], 4, 314)).toEqual([100, 214, 282]); // up to the edge
    const near = [
      { x: 20, w: 60 },
      { x: 60, w: 60 },
      { x: 100, w: 60 },
    ];
    expect(apart(near, 2, 600)).toEqual([31, 93, 155]); // nothing begins left of the edge
  });
  it('moves a row that touches as one, about its middle', () => {
    const row = [100, 180, 260, 340].map((x) => ({ x, w: 98 }));
    expect(apart(row, 2, 600)).toEqual([70, 170, 270, 370]);
  });
});
