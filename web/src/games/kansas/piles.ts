// How large the piles of the cattle market are drawn, so that all of them and their prices find room.

export interface PileGroup {
  piles: number;
  prices: number[]; // how wide each price is written
}
export interface PileSizes {
  card: number; // width of a pile
  apart: number; // between piles of a group
  between: number; // between groups
  rows: number; // of prices
}

const PRICE_GAP = 7;
const PRICE_HIGH = 13.8;
const EDGE = 2; // left of a group's first pile

function pricesWide(prices: number[], rows: number): number {
  let wide = 0;
  for (let i = 0; i < prices.length; i += rows)
    wide += Math.max(...prices.slice(i, i + rows)) + (i ? PRICE_GAP : 0);
  return wide;
}

export function wideOf(groups: PileGroup[], { card, apart, between, rows }: PileSizes): number {
  const each = groups.map(({ piles, prices }) =>
    Math.max(EDGE + piles * card + (piles - 1) * apart, pricesWide(prices, rows)),
  );
  return each.reduce((sum, wide) => sum + wide, 0) + Math.max(0, groups.length - 1) * between;
}

export function highOf({ card, rows }: PileSizes): number {
  return card * 1.25 + 1 + (rows > 2 ? 3 : 6) + rows * PRICE_HIGH;
}

const BELOW = 2; // of the panel's edge, which three rows may use; two always find room

/** The largest sizes that fit in; the smallest where none do. */
export function pileSizes(groups: PileGroup[], room: { w: number; h: number }): PileSizes {
  const count = groups.reduce((sum, { piles }) => sum + piles, 0);
  const card = count > 8 ? 29 : count > 6 ? 34 : 42;
  const tried: PileSizes[] = [{ card, apart: 7, between: 10, rows: 2 }];
  for (let less = card; less >= 29; less--)
    tried.push({ card: less, apart: 4, between: 8, rows: 2 });
  for (let less = card; less >= 24; less--)
    for (const apart of [7, 5, 3]) tried.push({ card: less, apart, between: apart + 3, rows: 3 });
  return (
    tried.find(
      (sizes) =>
        wideOf(groups, sizes) <= room.w && (sizes.rows < 3 || highOf(sizes) <= room.h + BELOW),
    ) ?? tried.at(-1)!
  );
}
