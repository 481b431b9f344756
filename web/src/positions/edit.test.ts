import { describe, expect, it } from 'vitest';
import { counted, isRest, rolled, sectionOf, turnOf, unrolled, valueOf } from './edit';
import type { Position, SheetField } from './edit';

const field = (more: Partial<SheetField>): SheetField => ({
  key: 'hand',
  label: 'Hand',
  shape: 'counts',
  usual: {},
  names: [],
  values: {},
  least: 0,
  most: 0,
  size: 0,
  rows: 0,
  columns: 0,
  fill: false,
  open: false,
  optional: false,
  ...more,
});
const position: Position = { game: 'x', players: 2, table: { market: { gray: 2 } }, seats: [{}] };

describe('a position that is edited', () => {
  it('has its fields in sections', () => {
    expect(sectionOf(position, 'table')).toBe(position.table);
    expect(sectionOf(position, 'seat 1')).toBe(position.seats[0]);
    expect(sectionOf(position, 'seat 2')).toBe(position.seats[1]);
  });
  it('means the usual value where none is written', () => {
    const usual = { gray: 1 };
    const found = valueOf({}, field({ usual })) as Record<string, number>;
    expect(found).toEqual(usual);
    found['gray'] = 9;
    expect(usual.gray).toBe(1);
    expect(valueOf({ hand: { red: 2 } }, field({}))).toEqual({ red: 2 });
  });
  it('has piles that are whatever is left', () => {
    expect(isRest({}, field({ usual: null }))).toBe(true);
    expect(isRest({ hand: {} }, field({ usual: null }))).toBe(false);
    expect(isRest({}, field({ usual: null, shape: 'word', optional: true }))).toBe(false);
  });
  it('counts', () => {
    expect(counted({}, 'gray', 1)).toEqual({ gray: 1 });
    expect(counted({ gray: 1, red: 2 }, 'gray', -1)).toEqual({ red: 2 });
    expect(counted({}, 'gray', -1)).toEqual({});
  });
  it('fills rows one after the other', () => {
    const rows = [['a', null], ['b']];
    expect(unrolled(rows)).toEqual(['a', null, 'b']);
    expect(rolled(unrolled(rows), 2)).toEqual(rows);
  });
  it('knows whose turn is which', () => {
    expect(turnOf(1, 1, 2)).toBe(1);
    expect(turnOf(2, 1, 2)).toBe(2);
    expect(turnOf(1, 14, 2)).toBe(13);
    expect(turnOf(3, 7, 3)).toBe(9);
    expect(turnOf(2, 0, 3)).toBe(2);
  });
});
