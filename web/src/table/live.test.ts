import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry, LegalMove, TableView } from '../api/types';
import { Gap, Ledger, standing } from './ledger';
import { delayOf, isDone, LiveConnection, NotDone, type LinkState, type Socket } from './live';

const entry = (seq: number, more: Partial<Entry> = {}): Entry => ({
  seq,
  at: 0,
  kind: 'move',
  step: seq,
  seat: 0,
  ...more,
});
const view = (seq: number, step: number, more: Partial<TableView> = {}): TableView =>
  ({
    table: 'T',
    game: 'second-edition',
    seq,
    step,
    viewer: 0,
    me: [0],
    undo_request: null,
    decision: null,
    ...more,
  }) as TableView;
const MOVE = { code: 7, move: 'x' } as LegalMove;

/** A socket whose other side is the test. */
class Wire implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  sent: Record<string, unknown>[] = [];
  ended = false;
  constructor(readonly path: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.ended = true;
  }
  open(): void {
    this.onopen?.({} as Event);
  }
  say(...messages: object[]): void {
    for (const message of messages)
      this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  break(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }
}

function connected(answers: Record<string, unknown> = {}) {
  const wires: Wire[] = [];
  const states: LinkState[] = [];
  const shown: { view: TableView; seqs: number[] }[] = [];
  const posted: [string, unknown][] = [];
  const refused: string[] = [];
  const renewed: unknown[] = [];
  const link = new LiveConnection(
    'T',
    {
      state: (state) => states.push(state),
      table: () => undefined,
      view: (seen, entries) => shown.push({ view: seen, seqs: entries.map((known) => known.seq) }),
      presence: () => undefined,
      refused: (refusal) => refused.push(refusal.error),
      renewed: (me) => {
        renewed.push(me);
        return (me as { id: string }).id !== 'ann';
      },
    },
    {
      post: async (path, body) => {
        posted.push([path, body]);
        if (!(path in answers)) throw new TypeError('no network');
        return answers[path];
      },
      get: async (path) => {
        if (!(path in answers)) throw new TypeError('no network');
        return answers[path];
      },
    },
    (path) => {
      const wire = new Wire(path);
      wires.push(wire);
      return wire;
    },
    null,
    () => 0.5,
  );
  link.connect();
  return { link, wires, states, shown, posted, refused, renewed };
}
const told = (known: Entry) => ({ type: 'entry', seq: known.seq, entry: known });
const seen = (known: TableView) => ({ type: 'view', seq: known.seq, view: known });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the ledger', () => {
  it('takes every entry once and in order', () => {
    const ledger = new Ledger();
    expect([1, 2, 2, 1, 3].map((seq) => ledger.take(entry(seq)))).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
    expect(ledger.seq).toBe(3);
    expect(() => ledger.take(entry(5))).toThrow(Gap);
    expect(ledger.entries.map((known) => known.seq)).toEqual([1, 2, 3]);
  });

  it('leaves out moves that were taken back, and only them', () => {
    const log = [
      entry(1, { kind: 'start', step: 0 }),
      entry(2, { step: 1 }),
      entry(3, { step: 2 }),
      entry(4, { kind: 'chat', step: 2 }),
      entry(5, { kind: 'undo', step: 1 }),
      entry(6, { step: 2 }),
    ];
    expect(standing(log).map((known) => known.seq)).toEqual([1, 2, 4, 5, 6]);
  });
});

describe('the delay before the next attempt', () => {
  it('doubles up to fifteen seconds and is spread by a quarter', () => {
    expect([0, 1, 2, 5, 6, 20].map((attempt) => delayOf(attempt, 0.5))).toEqual([
      300, 600, 1200, 9600, 15000, 15000,
    ]);
    expect([delayOf(0, 0), delayOf(0, 1)]).toEqual([225, 375]);
  });
});

describe('what was asked before a loss', () => {
  it('is done when the game stands elsewhere', () => {
    const asked = { type: 'move', seat: 0, step: 4, move: 7 } as const;
    expect(isDone(asked, 9, view(9, 4), [])).toBe(false);
    expect(isDone(asked, 9, view(10, 5), [])).toBe(true);
  });
  it('is done when my words are in the log behind what I knew', () => {
    const asked = { type: 'chat', text: 'hello' } as const;
    const mine = entry(10, { kind: 'chat', text: 'hello', seat: 0 });
    expect(isDone(asked, 9, view(10, 4), [mine])).toBe(true);
    expect(isDone(asked, 10, view(10, 4), [mine])).toBe(false);
    expect(isDone(asked, 9, view(10, 4), [{ ...mine, seat: 1 }])).toBe(false);
  });
});

describe('the connection', () => {
  it('goes on behind the last entry after a loss, and shows nothing twice', () => {
    const { wires, states, shown } = connected();
    expect(wires[0]!.path).toBe('/api/tables/T/live?after=0');
    wires[0]!.open();
    wires[0]!.say(told(entry(1)), told(entry(2)), seen(view(2, 2)), told(entry(3)));
    wires[0]!.break();
    vi.advanceTimersByTime(299);
    expect(wires.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(wires[1]!.path).toBe('/api/tables/T/live?after=3');
    wires[0]!.say(told(entry(4))); // what the old one still says is not heard
    wires[1]!.open();
    wires[1]!.say(told(entry(4)), seen(view(4, 4)));
    expect(shown.map((known) => known.seqs)).toEqual([
      [1, 2],
      [1, 2, 3, 4],
    ]);
    expect(states).toEqual(['live', 'lost', 'live']);
  });

  it('begins again behind a gap', () => {
    const { wires } = connected();
    wires[0]!.open();
    wires[0]!.say(told(entry(1)), told(entry(3)));
    expect(wires.map((wire) => wire.path.split('?')[1])).toEqual(['after=0', 'after=1']);
    expect(wires[0]!.ended).toBe(true);
  });

  it('makes a move when the server has said so and its view is shown', async () => {
    const { link, wires } = connected();
    wires[0]!.open();
    wires[0]!.say(told(entry(1)), seen(view(1, 1)));
    let done = false;
    const moving = link.send(link.view!, MOVE).then(() => (done = true));
    expect(wires[0]!.sent).toEqual([{ type: 'move', seat: 0, step: 1, move: 7, id: 1 }]);
    wires[0]!.say({ type: 'answer', id: 1, seq: 2 });
    await Promise.resolve();
    expect(done).toBe(false);
    wires[0]!.say(told(entry(2)), seen(view(2, 2)));
    await moving;
    expect(done).toBe(true);
  });

  it('says what the server refuses', async () => {
    const { link, wires } = connected();
    wires[0]!.open();
    wires[0]!.say(seen(view(1, 1)));
    const moving = link.send(link.view!, MOVE);
    wires[0]!.say({
      type: 'error',
      id: 1,
      status: 409,
      error: 'stale-step',
      detail: 'the game is at step 2',
      step: 2,
    });
    await expect(moving).rejects.toThrow(
      new NotDone({ status: 409, error: 'stale-step', detail: 'the game is at step 2' }).message,
    );
  });

  it('asks again after a loss only what was not done', async () => {
    const { link, wires } = connected();
    wires[0]!.open();
    wires[0]!.say(seen(view(0, 1)));
    const moving = link.send(link.view!, MOVE);
    wires[0]!.break();
    vi.advanceTimersByTime(300);
    wires[1]!.open();
    wires[1]!.say(seen(view(0, 1))); // the move has not arrived
    expect(wires[1]!.sent).toEqual([{ type: 'move', seat: 0, step: 1, move: 7, id: 1 }]);
    wires[1]!.break(); // lost again, but this time it had arrived
    vi.advanceTimersByTime(300);
    wires[2]!.open();
    wires[2]!.say(told(entry(1)), seen(view(1, 2)));
    await moving;
    expect(wires[2]!.sent).toEqual([]);
  });

  it('sends by request while the connection is down', async () => {
    const { link, wires, posted, states, shown } = connected({
      '/api/tables/T/moves': {},
      '/api/tables/T/log?after=1': { more: false, entries: [entry(2)] },
      '/api/tables/T/view': view(2, 2),
    });
    wires[0]!.open();
    wires[0]!.say(told(entry(1)), seen(view(1, 1)));
    wires[0]!.break();
    await link.send(link.view!, MOVE);
    expect(posted).toEqual([['/api/tables/T/moves', { seat: 0, step: 1, move: 7 }]]);
    expect(shown.at(-1)!.seqs).toEqual([1, 2]);
    expect(states).toEqual(['live', 'lost', 'slow']);
  });

  it('notices a silent end by its unanswered question', () => {
    const { wires, states } = connected();
    wires[0]!.open();
    wires[0]!.say(seen(view(1, 1)));
    vi.advanceTimersByTime(20_000);
    expect(wires[0]!.sent).toEqual([{ type: 'ping' }]);
    vi.advanceTimersByTime(6_000);
    expect(states).toEqual(['live', 'lost']);
  });

  it('lets a socket open before it closes it, since a browser complains otherwise', () => {
    const { link, wires } = connected();
    link.retry(); // the network is back while the first attempt still waits
    expect(wires).toHaveLength(2);
    expect(wires[0]!.ended).toBe(false);
    wires[0]!.open();
    expect(wires[0]!.ended).toBe(true);
    wires[0]!.say(seen(view(1, 0)));
    expect(link.view).toBeNull();
    wires[1]!.open();
    link.close();
    expect(wires[1]!.ended).toBe(true);
  });

  it('stays away when the server does not want it', () => {
    const { wires, states, refused } = connected();
    wires[0]!.open();
    wires[0]!.say({
      type: 'error',
      id: null,
      status: 403,
      error: 'not-public',
      detail: 'this table is not public',
    });
    wires[0]!.break(4403);
    vi.advanceTimersByTime(60_000);
    expect([wires.length, states, refused]).toEqual([1, ['ended'], ['not-public']]);
  });

  it('asks who it is when the session has ended, and goes on', async () => {
    const { wires, states, refused, renewed } = connected({ '/api/me': { id: 'ann' } });
    wires[0]!.open();
    wires[0]!.say(told(entry(1)), seen(view(1, 1)));
    wires[0]!.break(4401);
    await vi.advanceTimersByTimeAsync(1);
    expect([renewed, wires.length, wires[1]!.path]).toEqual([
      [{ id: 'ann' }],
      2,
      '/api/tables/T/live?after=1',
    ]);
    wires[1]!.open();
    wires[1]!.say(seen(view(1, 1)));
    expect([states, refused]).toEqual([['live', 'lost', 'live'], []]);
  });

  it('reads anew as somebody else, and gives up when that does not help', async () => {
    const { wires, states, refused } = connected({ '/api/me': { id: 'guest' } });
    wires[0]!.open();
    wires[0]!.say(told(entry(1)), seen(view(1, 1)));
    wires[0]!.break(4401);
    await vi.advanceTimersByTimeAsync(1);
    expect(wires[1]!.path).toBe('/api/tables/T/live?after=0');
    wires[1]!.open();
    wires[1]!.say({
      type: 'error',
      id: null,
      status: 401,
      error: 'not-logged-in',
      detail: 'your session has ended',
    });
    wires[1]!.break(4401);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([wires.length, states, refused]).toEqual([
      2,
      ['live', 'lost', 'ended'],
      ['not-logged-in'],
    ]);
  });

  it('waits for the network when it cannot ask who it is', async () => {
    const { wires, states } = connected();
    wires[0]!.open();
    wires[0]!.say(told(entry(1)), seen(view(1, 1)));
    wires[0]!.break(4401);
    await vi.advanceTimersByTimeAsync(599);
    expect(wires.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect([wires.length, states]).toEqual([2, ['live', 'lost']]);
  });

  it('reads the log anew for another seat', () => {
    const { link, wires, shown } = connected();
    wires[0]!.open();
    wires[0]!.say(told(entry(1)), seen(view(1, 1)));
    link.show(1);
    expect(wires[1]!.path).toBe('/api/tables/T/live?after=0&seat=1');
    wires[1]!.open();
    wires[1]!.say(told(entry(1, { seat: 1 })), seen(view(1, 1, { viewer: 1 })));
    expect([shown.at(-1)!.view.viewer, shown.at(-1)!.seqs]).toEqual([1, [1]]);
  });
});
