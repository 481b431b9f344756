import { describe, expect, it } from 'vitest';
import type { ReviewDecision } from '../api/review';
import type { LegalMove, TableView } from '../api/types';
import { Table } from '../table/table.svelte';

const move = (code: number): LegalMove =>
  ({ code, move: `m${code}`, text: '', final: false, details: {} }) as unknown as LegalMove;
const view = (step: number): TableView =>
  ({ step, viewer: 0, decision: { legal: [move(1), move(2)] } }) as unknown as TableView;
const FOUND = { cost: 4, doubt: 1 } as ReviewDecision;

function table(): { table: Table; sent: number[] } {
  const sent: number[] = [];
  const reader = {
    read: () => ({ things: [], role: 'main' as const }),
    rank: () => 0,
    there: () => [],
  };
  const made = new Table(view(7), [], reader, {
    send: async (_, choice) => void sent.push(choice.code),
    undo: async () => undefined,
  });
  return { table: made, sent };
}

describe('a warning before a mistake', () => {
  it('asks once, and then lets go', async () => {
    const { table: one, sent } = table();
    one.warn = async (_, choice) => (choice.code === 1 ? FOUND : null);
    await one.send(move(1));
    expect([sent, one.warning?.moves[0]!.code, one.busy]).toEqual([[], 1, false]);
    await one.anyway();
    expect([sent, one.warning]).toEqual([[1], null]);
  });
  it('says nothing of a good move, nor where nobody can say', async () => {
    const { table: one, sent } = table();
    one.warn = async () => null;
    await one.send(move(2));
    one.warn = async () => Promise.reject(new Error('busy'));
    await one.send(move(1));
    expect([sent, one.warning]).toEqual([[2, 1], null]);
  });
});
