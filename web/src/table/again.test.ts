import { describe, expect, it } from 'vitest';
import type { Entry } from '../api/types';
import { offerOf } from './again';

const entry = (seq: number, kind: string, seat: number, data: Record<string, unknown>): Entry => ({
  seq,
  kind,
  seat,
  data,
  at: 0,
  step: 0,
});

describe('a rematch', () => {
  const offer = entry(5, 'rematch', 0, { table: 'new', name: 'Ann' });
  it('is offered, taken up and begun', () => {
    expect(offerOf(null, []).state).toBe('none');
    expect(offerOf('new', [offer])).toMatchObject({ state: 'offered', by: 0, joined: [0] });
    const second = entry(6, 'rematch-join', 2, { table: 'new', begun: false });
    expect(offerOf('new', [offer, second])).toMatchObject({ state: 'offered', joined: [0, 2] });
    const last = entry(7, 'rematch-join', 1, { table: 'new', begun: true });
    const begun = offerOf('new', [offer, second, last]);
    expect(begun).toMatchObject({ state: 'begun', table: 'new', by: 0, seq: 7 });
  });
  it('is turned down, and offered anew by somebody else', () => {
    const no = entry(6, 'no-rematch', 1, { table: 'new' });
    expect(offerOf(null, [offer, no])).toMatchObject({ state: 'declined', by: 1, joined: [] });
    const other = entry(7, 'rematch', 1, { table: 'newer' });
    expect(offerOf('newer', [offer, no, other])).toMatchObject({
      state: 'offered',
      table: 'newer',
      by: 1,
      joined: [1],
    });
  });
  it('of a log before there were offers has begun', () => {
    expect(offerOf('old', []).state).toBe('begun');
  });
});
