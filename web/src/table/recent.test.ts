import { expect, it } from 'vitest';
import type { Entry, LogEvent } from '../api/types';
import { recentMarks } from './recent';

let seq = 0;
function move(seat: number, ...events: [string, LogEvent['fields']][]): Entry {
  seq += 1;
  const told: LogEvent[] = events.map(([kind, fields]) => ({ kind, seat, text: '', fields }));
  return { seq, at: 0, kind: 'move', step: seq, seat, events: told };
}

it('marks what others did since my last move', () => {
  const log = [
    move(1, ['built', { space: 'A-1' }]),
    move(0, ['moved', { from: 'A', to: 'B' }]),
    move(1, ['moved', { from: 'C', to: 'D' }]),
    move(1, ['engine', { from: '3', to: '5' }], ['money', { dollars: 2 }]),
    move(2, ['delivered', { city: 'peoria' }], ['upgraded', { station: 'S1' }]),
  ];
  expect([...recentMarks(log, 0)]).toEqual([
    ['space:D', 1],
    ['rail:5', 1],
    ['city:peoria', 2],
    ['station:S1', 2],
  ]);
});

it('forgets where a piece stood before it went on', () => {
  const log = [
    move(0),
    move(1, ['engine', { from: '3', to: '5' }]),
    move(1, ['engine', { from: '5', to: '6' }]),
  ];
  expect([...recentMarks(log, 0)]).toEqual([['rail:6', 1]]);
});

it('shows a spectator no marks', () => {
  expect(recentMarks([move(1, ['placed', { space: 'A' }])], null).size).toBe(0);
});

it("marks the solo opponent's turn that my move set off", () => {
  const done = move(0);
  done.events = [
    { kind: 'moved', seat: 0, text: '', fields: { from: 'A', to: 'B' } },
    { kind: 'moved', seat: 1, text: '', fields: { from: 'C', to: 'D' } },
  ];
  expect([...recentMarks([done], 0)]).toEqual([['space:D', 1]]);
  expect([...recentMarks([done, move(0)], 0)]).toEqual([]);
  expect([...recentMarks([done], 0, new Set(done.events))]).toEqual([]);
});
