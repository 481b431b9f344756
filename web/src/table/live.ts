import type { Entry, FromServer, GameTable, LegalMove, TableView } from '../api/types';
import { Gap, Ledger } from './ledger';
import type { Connection } from './table.svelte';

// The live connection of a table. Entries come once and in order; after a loss it goes on behind the
// last one. Nothing is shown before the server has said it. What is asked names the step it was
// decided at, so asking again after a loss never does it twice.

/** connecting: for the first time; live; slow: no live connection, but the server answers when asked;
 * lost; ended: the server does not want us. */
export type LinkState = 'connecting' | 'live' | 'slow' | 'lost' | 'ended';

export interface Refusal {
  status: number;
  error: string;
  detail: string;
}

/** Who has the table open: users, those of them who look elsewhere, how many only watch. */
export interface Presence {
  users: string[];
  away: string[];
  watchers: number;
}

/** What the page hears. */
export interface Hearing {
  state(state: LinkState): void;
  /** `entries`: what has been said and done so far. */
  table(table: GameTable, entries: Entry[]): void;
  view(view: TableView, entries: Entry[]): void;
  presence(present: Presence): void;
  refused(refusal: Refusal): void;
  /** The session had ended and there is one again: is it somebody else's? */
  renewed(me: unknown): boolean;
}

/** As much of a WebSocket as is used. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Requests, where the live connection is down. */
export interface Requests {
  post(path: string, body: unknown): Promise<unknown>;
  get(path: string): Promise<unknown>;
}

export type Asked =
  | { type: 'move'; seat: number; step: number; move: number; then?: number[] }
  | { type: 'undo'; seat: number; step: number; to?: number }
  | { type: 'reset-turn' | 'undo-request'; seat: number; step: number }
  | { type: 'undo-answer'; seat: number; to: number; agree: boolean }
  | { type: 'chat'; text: string };

interface Waiting {
  asked: Asked;
  since: number; // the last entry known when it was asked
  sent: boolean; // over the socket that is open now
  requested: boolean; // by a request that is not answered yet
  answered: number | null; // the entry that has to be shown first
  done: () => void;
  failed: (error: Error) => void;
}

/** The server said no. */
export class NotDone extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.detail);
  }
}

const FIRST_DELAY = 300;
const LONGEST_DELAY = 15_000;
const SLOW_DELAY = 2_000; // between two questions without a live connection
const PING_EVERY = 20_000;
const PONG_WITHIN = 6_000;
const REFUSED_FROM = 4000; // close codes of the server: 4000 + status
const TOO_MANY = 4429;
const NO_SESSION = 4401;

/** How long to wait before the next attempt; `chance` from 0 to 1 spreads those who were lost together. */
export function delayOf(attempt: number, chance: number): number {
  return Math.round(Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** attempt) * (0.75 + chance / 2));
}

/** Has what was asked been done, as far as the entries and the view tell? */
export function isDone(
  asked: Asked,
  since: number,
  view: TableView | null,
  entries: Entry[],
): boolean {
  if (asked.type === 'chat') {
    const mine = (entry: Entry): boolean =>
      view === null || (entry.seat != null && view.me.includes(entry.seat));
    return entries.some(
      (entry) =>
        entry.seq > since && entry.kind === 'chat' && entry.text === asked.text && mine(entry),
    );
  }
  if (view === null) return false;
  if (asked.type === 'undo-answer')
    return view.undo_request === null || view.undo_request.agreed.includes(asked.seat);
  if (asked.type === 'undo-request' && view.undo_request !== null) return true;
  return view.step !== asked.step;
}

export class LiveConnection implements Connection {
  readonly ledger = new Ledger();
  state: LinkState = 'connecting';
  view: TableView | null = null;
  private socket: Socket | null = null;
  private attempt = 0;
  private opened = false; // has the socket of this attempt been open?
  private number = 0;
  private waiting = new Map<number, Waiting>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private pong: ReturnType<typeof setTimeout> | undefined;
  private refusal: Refusal | null = null;
  private closed = false;
  private renewals = 0; // since the connection was live
  private looksAway = false;

  constructor(
    readonly table: string,
    private readonly hearing: Hearing,
    private readonly requests: Requests,
    private readonly open: (path: string) => Socket,
    public seat: number | null = null,
    private readonly chance: () => number = Math.random,
  ) {}

  // Being connected ------------------------------------------------------------------------------

  connect(): void {
    clearTimeout(this.timer);
    this.drop();
    this.opened = false;
    this.refusal = null;
    const seat = this.seat === null ? '' : `&seat=${this.seat}`;
    const socket = this.open(`/api/tables/${this.table}/live?after=${this.ledger.seq}${seat}`);
    this.socket = socket;
    socket.onopen = () => {
      this.opened = true;
      clearInterval(this.pinging);
      this.pinging = setInterval(() => this.check(), PING_EVERY);
      if (this.looksAway) this.tellAway();
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  /** Forget the socket without waiting for it to end. */
  private drop(): void {
    clearInterval(this.pinging);
    clearTimeout(this.pong);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    // A browser complains when a socket is closed before it was open: that one ends when it opens.
    socket.onopen = this.opened ? null : () => socket.close();
    if (this.opened) socket.close();
  }

  private lost(code: number): void {
    const ended = code === NO_SESSION && this.renewals === 0;
    const refused = code >= REFUSED_FROM && code !== TOO_MANY && !ended;
    this.drop();
    for (const wait of this.waiting.values()) wait.sent = false;
    if (this.closed) return;
    if (ended) {
      void this.renew();
      return;
    }
    if (refused) {
      this.become('ended');
      const refusal = this.refusal ?? { status: code - REFUSED_FROM, error: 'refused', detail: '' };
      this.hearing.refused(refusal);
      for (const [id, wait] of this.waiting)
        this.settle(id, () => wait.failed(new NotDone(refusal)));
      return;
    }
    if (this.state !== 'slow') this.become('lost');
    // A socket that never opened may be in the way of something that lets only requests through.
    if (!this.opened) void this.catchUp();
    const delay = delayOf(this.attempt, this.chance());
    this.attempt += 1;
    this.timer = setTimeout(
      () => this.connect(),
      this.state === 'slow' ? Math.min(delay, SLOW_DELAY) : delay,
    );
  }

  /** The session is over (logged out elsewhere, or too old): ask who I am now, then go on. */
  private async renew(): Promise<void> {
    this.renewals += 1;
    if (this.state !== 'slow') this.become('lost');
    try {
      if (this.hearing.renewed(await this.requests.get('/api/me'))) this.ledger.clear(); // what one has read is not for the next
      if (!this.closed) this.connect();
    } catch {
      this.renewals = 0; // no answer: asked again when the connection says so again
      if (!this.closed)
        this.timer = setTimeout(() => this.connect(), delayOf((this.attempt += 1), this.chance()));
    }
  }

  /** Is the server still there? A socket may be dead for minutes before anybody notices. */
  check(): void {
    if (!this.socket || !this.opened) return;
    clearTimeout(this.pong);
    this.pong = setTimeout(() => this.lost(0), PONG_WITHIN);
    this.socket.send(JSON.stringify({ type: 'ping' }));
  }

  /** Nobody looks at the page, or somebody does again: the others are told. */
  lookAway(away: boolean): void {
    if (away === this.looksAway) return;
    this.looksAway = away;
    if (this.socket && this.opened) this.tellAway();
  }

  private tellAway(): void {
    this.socket!.send(JSON.stringify({ type: 'away', away: this.looksAway }));
  }

  /** The device says that the network has gone: whoever answers quickly is still there. */
  doubt(within = 1500): void {
    if (!this.socket || !this.opened) return;
    this.check();
    clearTimeout(this.pong);
    this.pong = setTimeout(() => this.lost(0), within);
  }

  /** The network is back, or somebody presses the button: try now. */
  retry(): void {
    if (this.closed || this.state === 'ended') return;
    if (this.state === 'live') this.check();
    else {
      this.attempt = 0;
      this.connect();
    }
  }

  /** Look from another seat (null: what everybody may see). What one seat has read is not for the next. */
  show(seat: number | null): void {
    this.seat = seat;
    this.ledger.clear();
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.drop();
  }

  private become(state: LinkState): void {
    if (state === this.state) return;
    this.state = state;
    this.hearing.state(state);
  }

  // Hearing ----------------------------------------------------------------------------------------

  private hear(message: FromServer): void {
    clearTimeout(this.pong);
    switch (message.type) {
      case 'entry':
        try {
          this.ledger.take(message.entry as Entry);
        } catch (error) {
          if (!(error instanceof Gap)) throw error;
          this.connect(); // it begins again behind the last entry that came in order
        }
        break;
      case 'table':
        this.isLive();
        this.hearing.table(message.table, [...this.ledger.entries]);
        if (!this.view) this.again(); // before the start there is only talk
        break;
      case 'view':
        this.isLive();
        this.see(message.view as TableView);
        this.again();
        break;
      case 'presence':
        this.isLive();
        this.hearing.presence(message);
        break;
      case 'answer': {
        const wait = message.id === null ? undefined : this.waiting.get(message.id);
        if (!wait) break;
        wait.answered = message.seq;
        this.finish();
        break;
      }
      case 'error': {
        const wait = message.id === null ? undefined : this.waiting.get(message.id);
        if (wait) this.settle(message.id!, () => wait.failed(new NotDone(message)));
        else this.refusal = message;
      }
    }
  }

  private isLive(): void {
    this.attempt = 0;
    this.renewals = 0;
    this.become('live');
  }

  /** Show a view, unless a newer one is shown. */
  private see(view: TableView): void {
    if (this.view && view.viewer === this.view.viewer && view.seq < this.view.seq) return;
    this.view = view;
    this.hearing.view(view, [...this.ledger.entries]);
    this.finish();
  }

  private finish(): void {
    for (const [id, wait] of this.waiting) {
      if (
        wait.answered !== null &&
        (wait.asked.type === 'chat' || (this.view !== null && this.view.seq >= wait.answered))
      )
        this.settle(id, wait.done);
    }
  }

  private settle(id: number, end: () => void): void {
    this.waiting.delete(id);
    end();
  }

  // Asking -----------------------------------------------------------------------------------------

  readonly together = true;

  send(view: TableView, move: LegalMove, then: LegalMove[] = []): Promise<void> {
    return this.ask({
      type: 'move',
      seat: view.viewer!,
      step: view.step,
      move: move.code,
      ...(then.length ? { then: then.map(({ code }) => code) } : {}),
    });
  }

  undo(view: TableView, to?: number): Promise<void> {
    const back = to === undefined ? {} : { to };
    return this.ask({ type: 'undo', seat: view.viewer!, step: view.step, ...back });
  }

  ask(asked: Asked): Promise<void> {
    return new Promise((done, failed) => {
      const id = (this.number += 1);
      this.waiting.set(id, {
        asked,
        since: this.ledger.seq,
        sent: false,
        requested: false,
        answered: null,
        done,
        failed,
      });
      if (this.state === 'live' && this.opened && this.socket) this.post(id);
      else void this.request(id);
    });
  }

  private post(id: number): void {
    const wait = this.waiting.get(id)!;
    wait.sent = true;
    this.socket!.send(JSON.stringify({ ...wait.asked, id }));
  }

  /** After a loss: what has been done is done, the rest is asked again. */
  private again(): void {
    for (const [id, wait] of this.waiting) {
      if (wait.sent || wait.requested) continue;
      if (isDone(wait.asked, wait.since, this.view, this.ledger.entries))
        this.settle(id, wait.done);
      else this.post(id);
    }
  }

  /** The same by request. Without any network it waits for the connection. */
  private async request(id: number): Promise<void> {
    const wait = this.waiting.get(id)!;
    const { type, ...body } = wait.asked;
    wait.requested = true;
    try {
      await this.requests.post(
        `/api/tables/${this.table}/${type === 'move' ? 'moves' : type}`,
        body,
      );
      if (!this.waiting.has(id)) return; // it came over the connection in the meantime
      await this.catchUp();
      if (this.waiting.has(id)) this.settle(id, wait.done);
    } catch (error) {
      const refusal = (error as { problem?: Refusal }).problem;
      if (refusal === undefined || !this.waiting.has(id)) return;
      this.settle(id, () => wait.failed(new NotDone(refusal)));
    } finally {
      wait.requested = false;
    }
  }

  /** Read by request what the connection would have told. */
  private async catchUp(): Promise<void> {
    const seat = this.seat === null ? '' : `&seat=${this.seat}`;
    try {
      for (let more = true; more;) {
        const from = this.ledger.seq;
        const log = (await this.requests.get(
          `/api/tables/${this.table}/log?after=${from}${seat}`,
        )) as { more: boolean; entries: Entry[] };
        if (this.ledger.seq !== from) return; // the connection was quicker
        for (const entry of log.entries) this.ledger.take(entry);
        more = log.more;
      }
      const view = (await this.requests.get(
        `/api/tables/${this.table}/view${seat.replace('&', '?')}`,
      )) as TableView;
      if (this.state === 'lost' || this.state === 'connecting') this.become('slow');
      this.see(view);
      for (const [id, wait] of this.waiting) {
        if (wait.sent || wait.requested) continue;
        if (isDone(wait.asked, wait.since, view, this.ledger.entries)) this.settle(id, wait.done);
        else if (this.state === 'slow') void this.request(id);
      }
    } catch {
      if (this.state === 'slow') this.become('lost');
    }
  }
}
