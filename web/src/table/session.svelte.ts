import { muted } from '../club/muted.svelte';
import { getContext, setContext } from 'svelte';
import { get, getDescription, post, spoken } from '../api/client';
import { transport } from '../api/transport';
import type { Entry, GameTable, Me, TableView } from '../api/types';
import { readerOf, type AnyDescription } from '../games/families';
import { t } from '../words/speech.svelte';
import { notice, sound } from '../settings/alerts';
import { myself } from '../settings/me.svelte';
import { paceNow } from '../follow/pace';
import { standing } from './ledger';
import { offerOf } from './again';
import { LiveConnection, type Asked, type LinkState, type Refusal } from './live';
import { Table } from './table.svelte';

export type Whereabouts = 'here' | 'away' | 'gone';

/** A table on the server with its people, as long as its page is open. */
export class Session {
  state = $state<LinkState>('connecting');
  everLost = $state(false);
  people = $state.raw<GameTable | null>(null);
  view = $state.raw<TableView | null>(null);
  entries = $state.raw<Entry[]>([]);
  present = $state.raw<string[]>([]);
  away = $state.raw<string[]>([]); // present, but looking elsewhere
  watchers = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  game = $state.raw<{ table: Table; description: AnyDescription } | null>(null);
  signedOut = $state(false); // the session has ended while the page was open
  skew = $state(0); // my clock minus the server's
  menu = $state(false);
  chatRead = $state(0); // the last line of talk that was on the screen
  talks = $state(0); // places on the screen where the talk is shown
  connection: LiveConnection;
  private description: Promise<AnyDescription> | null = null;
  private resumed = true; // what was missed is not shown step by step

  /** What was said, but for those one has muted. */
  chat = $derived(
    this.entries.filter(
      (entry) => entry.kind === 'chat' && !muted.ids.has(String(entry.data?.user ?? '')),
    ),
  );
  unread = $derived(
    this.chat.filter((entry) => entry.seq > this.chatRead && !this.isMine(entry.seat)).length,
  );
  seated = $derived(this.people?.seats.some((seat) => seat.mine) ?? false);
  /** May I say something here? */
  mayTalk = $derived(this.seated || (this.people?.watchers_talk ?? false));
  /** Is there anybody to talk to? */
  company = $derived(
    this.chat.length > 0 ||
      this.watchers > 0 ||
      (this.people?.seats.some(
        (seat) => !seat.mine && ['person', 'open', 'invited'].includes(seat.kind),
      ) ??
        false),
  );
  again = $derived(offerOf(this.people?.rematch ?? null, this.entries));
  me = $derived(this.view?.me ?? []);
  myTurn = $derived(this.view?.decision != null && this.me.includes(this.view.decision.seat));
  /** The seat of mine that has to be given the screen first. */
  curtain = $derived.by((): number | null => {
    const view = this.view;
    if (!view?.decision || view.me.length < 2) return null;
    const seat = view.decision.seat;
    const row = view.seats[seat];
    return view.me.includes(seat) && seat !== view.viewer && row && !row.absent && !row.resigned
      ? seat
      : null;
  });
  over = $derived(this.people?.status === 'finished' || this.view?.status === 'finished');

  constructor(readonly id: string) {
    this.connection = new LiveConnection(
      id,
      {
        state: (state) => {
          if (state === 'lost' || state === 'slow') this.everLost = true;
          this.resumed = true;
          this.state = state;
        },
        table: (table, entries) => {
          this.people = table;
          this.entries = entries;
        },
        view: (view, entries) => void this.see(view, entries),
        presence: ({ users, away, watchers }) => {
          this.present = users;
          this.away = away;
          this.watchers = watchers;
        },
        refused: (refusal) => (this.refusal = refusal),
        renewed: (me) => {
          const before = myself.user?.id;
          const now = myself.renewed(me as Me).id;
          if (before !== undefined && before !== now) this.signedOut = true;
          return before !== now;
        },
      },
      { get, post },
      (path) => transport.socket(spoken(path)),
    );
  }

  /** Connect; somebody new is made a guest first. */
  async open(): Promise<void> {
    muted.load();
    this.people = await get<GameTable>(`/api/tables/${this.id}`);
    this.connection.connect();
  }

  close(): void {
    this.connection.close();
  }

  /** Everything anew, in the language that is in use now. */
  async retell(): Promise<void> {
    this.description = null;
    if (this.view && this.game) {
      const description = await this.describe(this.view);
      this.game.table.reader = readerOf(description);
      this.game = { ...this.game, description };
    }
    this.connection.show(this.connection.seat);
  }

  private describe(view: TableView): Promise<AnyDescription> {
    return (this.description ??= getDescription(view));
  }

  private isMine(seat: number | null | undefined): boolean {
    return seat != null && (this.people?.seats[seat]?.mine ?? false);
  }

  private async see(view: TableView, entries: Entry[]): Promise<void> {
    this.skew = Date.now() - view.now;
    const before = this.view;
    const resumed = this.resumed;
    this.resumed = this.state === 'slow';
    const waited = before !== null && !this.myTurn;
    this.entries = entries;
    this.view = view;
    if (waited && this.myTurn && view.viewer !== null) this.tell(view);
    if (!this.game) {
      const description = await this.describe(view);
      this.game ??= {
        description,
        table: new Table(this.view, this.log(), readerOf(description), this.connection),
      };
      if (import.meta.env.DEV) Object.assign(window, { table: this.game.table });
    }
    const viewer = this.view.viewer;
    this.game.table.update(
      this.view,
      this.log(),
      resumed ? undefined : { watched: (seat) => seat !== viewer, rate: paceNow() },
    );
  }

  private log(): Entry[] {
    return standing(this.entries).map((entry) =>
      entry.kind === 'move' ? entry : { ...entry, text: this.words(entry) },
    );
  }

  /** What an entry that is no move says in the log. */
  private words(entry: Entry): string {
    const name = this.nameOf(entry.seat);
    const data = entry.data ?? {};
    switch (entry.kind) {
      case 'undo':
        return t('log-undo', { name, moves: ((data.taken as unknown[]) ?? []).length });
      case 'undo-request':
        return t('log-asks', { name });
      case 'undo-answer':
        return data.agree ? t('log-agrees', { name }) : t('log-refuses', { name });
      case 'chat':
        return `${String(data.name ?? name)}: ${entry.text ?? ''}`;
      case 'join':
        return t('log-joins', { name: String(data.name ?? name) });
      case 'leave':
        return t('log-leaves', { name: name || String(data.name ?? '') });
      case 'resign':
        return t('log-resigns', { name });
      case 'timeout':
        return t('log-timeout', { name });
      case 'return':
        return t('log-returns', { name });
      case 'finish':
        return data.reason === 'rules' ? '' : t('game-over'); // otherwise the game itself says so
      default:
        return '';
    }
  }

  /** Where somebody else is: at the table, looking elsewhere, or gone. Null for bots and myself. */
  whereIs(seat: number): Whereabouts | null {
    const row = this.people?.seats[seat] ?? this.view?.seats[seat];
    if (!row?.user || row.mine || row.kind !== 'person') return null;
    if (!this.present.includes(row.user)) return 'gone';
    return this.away.includes(row.user) ? 'away' : 'here';
  }

  nameOf(seat: number | null | undefined): string {
    if (seat == null) return '';
    return this.view?.seats[seat]?.name ?? this.people?.seats[seat]?.name ?? '';
  }

  private tell(view: TableView): void {
    // A computer answers at once: nobody has to be called back to the screen.
    if (this.company || document.hidden) sound();
    const wishes = myself.user?.notify;
    if (!wishes?.browser || (this.people?.clock.kind === 'live' && !wishes.live)) return;
    notice(
      t('your-turn'),
      `${this.people?.title || this.game?.description.short}: ${view.decision!.text}`,
      this.id,
    );
  }

  // What people do besides moving ---------------------------------------------------------------------

  ask(asked: Asked): Promise<void> {
    return this.connection.ask(asked);
  }

  /** A request about the table; its answer, when it is the table, is shown. */
  async at(path: string, body?: unknown): Promise<GameTable> {
    const found = await post<GameTable>(`/api/tables/${this.id}/${path}`, body);
    if (found.id === this.id) this.people = found;
    return found;
  }
}

const KEY = Symbol('session');

export function setSession(session: Session): Session {
  return setContext(KEY, session);
}

/** The session around a table; none where a situation is only shown. */
export function getSession(): Session | undefined {
  return getContext<Session | undefined>(KEY);
}
