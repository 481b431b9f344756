import { getContext, setContext } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { ReviewDecision } from '../api/review';
import type { Entry, LegalMove, TableView } from '../api/types';
import {
  inOrder,
  keyOf,
  litThings,
  narrowed,
  optionsOf,
  reached,
  type Choice,
  type Option,
} from './choices';
import { stepsOf } from '../follow/steps';
import { Walk } from '../follow/walk.svelte';
import type { AnyDescription } from '../games/families';
import { named, said } from './named';
import { recentMarks } from './recent';
import { Several, severalOf, type Wanted } from './several.svelte';
import { t } from '../words/speech.svelte';

/** How a game's moves are about things on the table. */
export interface MoveReader {
  readonly d?: AnyDescription;
  read(move: LegalMove, view: TableView): { things: string[]; role: Choice['role'] };
  /** Where its button stands among those alike: as what it is about lies on the table. */
  rank(move: LegalMove, view: TableView): number;
  /** What a move of the herder leads to, in words: the actions there, one by one. */
  there(move: LegalMove, view: TableView): string[];
}

/** Whose moves are shown on their way, and how fast. */
export interface Following {
  watched(seat: number): boolean;
  rate: number;
}

export interface Connection {
  /** `then`: the moves that follow at once. Without `together` one move at a time is sent. */
  send(view: TableView, move: LegalMove, then?: LegalMove[]): Promise<void>;
  /** `to`: the step to go back to; without it one move. */
  undo(view: TableView, to?: number): Promise<void>;
  readonly together?: boolean;
}

const MOST_MOVES = 80;

/** The table as one player sees it: the last view, what is touched and pointed at, and `send`. */
export class Table {
  view = $state.raw() as TableView;
  log = $state.raw<Entry[]>([]);
  reader = $state.raw() as MoveReader; // speaks the language of its description
  touched = $state.raw<string[]>([]);
  pending = $state.raw<Choice | null>(null); // chosen, waits for the confirmation
  pointed = $state.raw<Choice[] | null>(null); // under the pointer or the focus, or hinted at
  hinted: Choice[] | null = null;
  /** In a review: what the champion would have done, as numbers on things; and what was played, by seat. */
  better = $state.raw<ReadonlyMap<string, number>>(new Map());
  played = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** Looks at a move before it is made, for who wants to be warned; asks once for each decision. */
  warn: ((view: TableView, move: LegalMove) => Promise<ReviewDecision | null>) | null = null;
  warning = $state.raw<{ moves: LegalMove[]; found: ReviewDecision } | null>(null);
  private warnedAt = -1;
  busy = $state(false);
  problem = $state('');
  shownSeat = $state(0); // whose board is open
  readonly walk = new Walk();
  /** Moves that were made by themselves on this screen, by the step they led to; see `passing`. */
  readonly passed = new SvelteSet<number>();
  /** Several moves made as one action: the step they led to, and the one before them. */
  private readonly wholes = new Map<number, number>();

  choices: Choice[] = $derived.by(() => {
    const view = this.view;
    const decision = view.decision;
    if (!decision?.legal) return [];
    return decision.legal
      .map((move) => ({ move, rank: this.reader.rank(move, view) }))
      .sort((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank))
      .map(({ move }) => ({ ...move, ...this.reader.read(move, view) }));
  });
  /** What could be done at once by an action that would have to begin first. */
  reach: Choice[] = $derived.by(() =>
    this.connection.together
      ? reached(this.choices, (move) => this.reader.read(move, this.view))
      : [],
  );
  private wanted: Wanted | null = $derived.by(() =>
    this.connection.together ? severalOf(this.view, this.choices) : null,
  );
  readonly several = new Several(() => ({ wanted: this.wanted, view: this.view }));
  private all = $derived([...this.choices, ...this.reach]);
  open = $derived(narrowed(this.touched.length ? this.all : this.choices, this.touched));
  lit: Map<string, Choice[]> = $derived.by(() => {
    const lit = litThings(this.all, this.touched);
    if (!this.wanted) return lit;
    // Those that are chosen can be put back.
    const open = new Set(this.several.open.map(({ things }) => things[0]!));
    for (const { things } of this.wanted.choices)
      if (!open.has(things[0]!) && !this.several.count(things[0]!)) lit.delete(things[0]!);
    return lit;
  });
  options: Option[] = $derived(
    optionsOf(this.touched.length ? this.all : this.choices, this.touched),
  );
  buttons = $derived(inOrder(this.options));
  mine = $derived(this.choices.length > 0);
  recent = $derived(recentMarks(this.log, this.view.viewer, this.walk.hidden));
  /** The table as it is shown: behind the view while others' moves are on their way. */
  observation = $derived(this.walk.seen(this.view.observation));
  names = $derived(new Map(this.view.seats.map((seat) => [seat.seat, seat.name])));
  /** What the preview speaks of: the choice that waits, or the one pointed at. */
  shown = $derived(this.pending ?? (this.pointed?.length === 1 ? this.pointed[0]! : null));

  constructor(
    view: TableView,
    log: Entry[],
    reader: MoveReader,
    readonly connection: Connection,
  ) {
    this.reader = reader;
    this.view = view;
    this.log = log;
    this.shownSeat = view.viewer ?? 0;
  }

  /** A new state of the game. What was touched stays touched while the same is asked. */
  update(view: TableView, log?: Entry[], following?: Following): void {
    const before = this.view;
    const known = this.log.at(-1)?.seq ?? 0;
    this.view = view;
    if (log) this.log = log;
    if (view.step !== before.step || view.viewer !== before.viewer)
      this.follow(before, known, following);
    if (view.viewer !== before.viewer) this.shownSeat = view.viewer ?? 0;
    if (!sameQuestion(before, view)) this.forget();
  }

  /** A move in words, with what waits where it leads as far as there is room. */
  said(choice: Choice, most?: number): string {
    return said(choice, this.reader.there(choice, this.view), most);
  }

  /** What a button or a thing about these choices is called. */
  named(about: Choice[], most?: number): string {
    return named(about, this.reader.there(about[0]!, this.view), most);
  }

  /** Is this the choice that waits for the confirmation? */
  waitsFor(choice: Choice): boolean {
    return this.pending !== null && keyOf(this.pending) === keyOf(choice);
  }

  private follow(before: TableView, known: number, following: Following | undefined): void {
    const fresh = this.log.filter((entry) => entry.seq > known);
    const moves = fresh.filter((entry) => entry.kind === 'move');
    const onward =
      leadsOn(before, this.view, moves.length) && !fresh.some((entry) => entry.kind === 'undo');
    if (!following || !following.rate || !onward || !this.reader.d) return this.walk.skip();
    this.walk.add(
      stepsOf(
        this.reader.d,
        before.observation,
        this.view.observation,
        moves,
        following.watched,
        this.view.viewer,
      ),
      following.rate,
    );
  }

  forget(): void {
    this.hinted = null;
    this.touched = [];
    this.pending = null;
    this.pointed = null;
    this.several.picks = [];
  }

  /** Touch a thing: its only move is made, several ask which. `careful` asks before every move. `copy`: which of
   * those alike. */
  touch(thing: string, careful = false, copy = 0): void {
    const about = this.lit.get(thing);
    if (!about || this.busy) return;
    this.walk.skip();
    this.problem = '';
    if (this.isOneOfSeveral(about)) {
      this.pending = null;
      this.several.toggle(thing, copy);
      return;
    }
    if (about.length === 1) {
      const choice = about[0]!;
      if (this.waitsFor(choice)) void this.send(choice);
      else if (careful || choice.final) {
        this.pending = choice;
        this.pointed = null;
      } else void this.send(choice);
      return;
    }
    this.touched = [...this.touched, thing];
    this.pending = null;
    this.pointed = null;
  }

  /** Press a button of the list. */
  press(choices: Choice[], thing: string | null): void {
    this.walk.skip();
    if (thing !== null && this.isOneOfSeveral(choices)) {
      this.pending = null;
      if (!this.busy) this.several.press(thing);
    } else if (thing !== null && choices.length > 1) this.touch(thing);
    else if (choices.length === 1) void this.send(choices[0]!);
  }

  /** Is this about a card of which several are asked for? */
  isOneOfSeveral(about: Choice[]): boolean {
    const { wanted } = this;
    return about.some(
      ({ code, begun }) => !begun && wanted?.choices.some((known) => known.code === code),
    );
  }

  /** Take the last touch back; false when there was none. */
  back(): boolean {
    if (this.pending) {
      this.pending = null;
      return true;
    }
    if (this.several.picks.length) {
      this.several.picks = this.several.picks.slice(0, -1);
      return true;
    }
    if (!this.touched.length) return false;
    this.touched = this.touched.slice(0, -1);
    return true;
  }

  point(choices: Choice[] | null): void {
    this.pointed = choices ?? this.hinted;
  }

  /** Light up what a hint is about until the next move. */
  hint(choices: Choice[] | null): void {
    this.touched = [];
    this.pending = null;
    this.hinted = choices;
    this.pointed = choices;
  }

  async send(choice: LegalMove & { begun?: LegalMove }): Promise<void> {
    await this.make(choice.begun ? [choice.begun, choice] : [choice]);
  }

  /** Send all cards that were chosen. */
  async sendSeveral(): Promise<void> {
    if (this.several.ready) await this.make(this.several.chosen);
  }

  /** Make moves as one action, which is also taken back as one. */
  private async make([move, ...then]: LegalMove[]): Promise<void> {
    if (this.busy || !move) return;
    this.walk.skip();
    const { step } = this.view;
    let warned = false;
    await this.ask(async () => {
      this.warning = null;
      if (this.warn) warned = await this.warned([move, ...then]); // without it a move leaves at once
      if (warned) return;
      await this.connection.send(this.view, move, then);
      if (then.length) this.wholes.set(step + 1 + then.length, step);
    });
    this.forget();
  }

  /** Is something wrong with a move? Where nobody can say, it is made. */
  private async warned(moves: LegalMove[]): Promise<boolean> {
    const view = this.view;
    if (!this.warn || this.warnedAt === view.step || this.choices.length < 2) return false;
    const found = await this.warn(view, moves[0]!).catch(() => null);
    if (!found || this.view.step !== view.step) return false;
    this.warnedAt = view.step;
    this.warning = { moves, found };
    return true;
  }

  /** Make what was warned of all the same. */
  async anyway(): Promise<void> {
    const moves = this.warning?.moves;
    this.warning = null;
    if (moves) await this.make(moves);
  }

  async undo(): Promise<void> {
    if (this.busy || !this.view.can_undo) return;
    this.walk.skip();
    const to = this.wholes.get(this.view.step);
    this.wholes.delete(this.view.step);
    await this.ask(() => this.connection.undo(this.view, to));
  }

  private async ask(request: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = '';
    try {
      await request();
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      this.busy = false;
    }
  }

  seatName(seat: number): string {
    return this.names.get(seat) || t('seat-number', { number: seat + 1 });
  }
}

/** Do these moves lead from one view to the next, for the same eyes? More than a few turns are not walked. */
function leadsOn(one: TableView, next: TableView, moves: number): boolean {
  return (
    one.viewer === next.viewer && moves > 0 && moves <= MOST_MOVES && next.step === one.step + moves
  );
}

/** Is it the same seat that chooses among the same moves? Talk at the table changes the view, too. */
function sameQuestion(one: TableView, other: TableView): boolean {
  const moves = (view: TableView): string =>
    (view.decision?.legal ?? []).map((move) => move.code).join();
  return one.step === other.step && one.viewer === other.viewer && moves(one) === moves(other);
}

const KEY = Symbol('table');

export function setTable(table: Table): Table {
  return setContext(KEY, table);
}

export function getTable(): Table {
  return getContext<Table>(KEY);
}
