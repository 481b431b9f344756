import { expect, it } from 'vitest';
import { contour, heightAt, smooth, woods } from './terrain';

const HILL = [{ x: 100, y: 100, height: 1, spread: 60 }];
const BOX = { x: 0, y: 0, w: 200, h: 200 };

it('draws a closed line round a hill, at its height', () => {
  const line = contour(HILL, 0.5, BOX);
  expect(line.match(/M/g)).toHaveLength(1);
  expect(line.endsWith('z')).toBe(true);
  for (const [, x, y] of line.matchAll(/Q([\d.-]+) ([\d.-]+)/g)) {
    expect(heightAt(HILL, Number(x), Number(y))).toBeCloseTo(0.5, 1);
  }
});

it('draws nothing above the highest point', () => {
  expect(contour(HILL, 2, BOX)).toBe('');
});

it('rounds a line and keeps its ends', () => {
  expect(
    smooth([
      [0, 0],
      [10, 0],
      [10, 10],
    ]),
  ).toBe('M0 0Q10 0 10 10');
});

it('plants the same trees every time, none on a tile or the trail', () => {
  const patch = [{ x: 100, y: 100, rx: 80, ry: 80, trees: 30 }];
  const tile = { x: 80, y: 80, w: 40, h: 40 };
  const trees = woods(
    patch,
    [tile],
    [
      [
        [0, 150],
        [200, 150],
      ],
    ],
    15,
  );
  expect(trees).toEqual(
    woods(
      patch,
      [tile],
      [
        [
          [0, 150],
          [200, 150],
        ],
      ],
      15,
    ),
  );
  expect(trees.length).toBeGreaterThan(15);
  for (const tree of trees) {
    expect(tree.x > 80 && tree.x < 120 && tree.y > 80 && tree.y < 120).toBe(false);
    expect(Math.abs(tree.y - 6 - 150)).toBeGreaterThanOrEqual(14);
  }
});
