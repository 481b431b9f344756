import { describe, expect, it } from 'vitest';
import { histogram, ticksOf } from './plots';

describe('plots', () => {
  it('have round ticks that cover everything', () => {
    expect(ticksOf(0, 100)).toEqual([0, 50, 100]);
    expect(ticksOf(983, 1052)).toEqual([980, 1000, 1020, 1040, 1060]);
    expect(ticksOf(7, 7)).toEqual([7, 8]);
    for (const [least, most] of [
      [-22, 31],
      [3, 4],
      [1040, 1041],
    ] as const) {
      const ticks = ticksOf(least, most);
      expect(ticks[0]).toBeLessThanOrEqual(least);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
    }
  });

  it('count everything once', () => {
    expect(histogram([])).toEqual([]);
    expect(histogram([40, 40, 41])).toEqual([
      { from: 40, to: 40, count: 2 },
      { from: 41, to: 41, count: 1 },
    ]);
    const many = Array.from({ length: 57 }, (_, n) => 30 + ((n * 17) % 41));
    expect(histogram(many).reduce((sum, bar) => sum + bar.count, 0)).toBe(57);
    expect(histogram(many).length).toBeLessThanOrEqual(8);
  });
});
