import { expect, it } from 'vitest';
import { nextIn } from './arrows';

const row = [
  { x: 10, y: 10 },
  { x: 60, y: 12 },
  { x: 120, y: 8 },
  { x: 60, y: 70 },
  { x: 70, y: 130 },
];

it('goes to the next thing in a direction', () => {
  expect(nextIn('ArrowRight', row[0]!, row)).toBe(1);
  expect(nextIn('ArrowRight', row[1]!, row)).toBe(2);
  expect(nextIn('ArrowLeft', row[2]!, row)).toBe(1);
  expect(nextIn('ArrowDown', row[1]!, row)).toBe(3);
  expect(nextIn('ArrowDown', row[3]!, row)).toBe(4);
  expect(nextIn('ArrowUp', row[4]!, row)).toBe(3);
});

it('prefers what lies ahead to what is near but aside', () => {
  expect(
    nextIn('ArrowRight', { x: 0, y: 0 }, [
      { x: 10, y: 60 },
      { x: 100, y: 0 },
    ]),
  ).toBe(1);
});

it('stays at the edge', () => {
  expect(nextIn('ArrowLeft', row[0]!, row)).toBe(-1);
  expect(nextIn('ArrowUp', { x: 0, y: 0 }, [])).toBe(-1);
});
