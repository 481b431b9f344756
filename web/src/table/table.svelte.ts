import { getContext, setContext } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { Entry, LegalMove, TableView } from '../api/types';
import { inOrder, litThings, narrowed, optionsOf, type Choice } from './choices';
import { stepsOf } from '../follow/steps';
import { Walk } from '../follow/walk.svelte';
import type { AnyDescription } from '../games/families';
import { recentMarks } from './recent';
import { t } from '../words/speech.svelte';

/** How a game's moves are about things on the table. */
export interface MoveReader {
  readonly d?: AnyDescription;
  read(move: LegalMove, view: TableView): { things: string[]; role: Choice['role'] };
}

/** Whose moves are shown on their way, and how fast. */
export interface Following {
  watched(seat: number): boolean;
  rate: number;
}

export interface Connection {
  send(view: TableView, move: LegalMove): Promise<void>;
  undo(view: TableView): Promise<void>;
}

const MOST_MOVES = 80;

/** The table as one player sees it: the last view, what is touched and pointed at, and `send`. */
export class Table {
  view = $state.raw() as TableView;
  log = $state.raw<Entry[]>([]);
  touched = $state.raw<string[]>([]);
  pending = $state.raw<Choice | null>(null); // chosen, waits for the confirmation
  pointed = $state.raw<Choice[] | null>(null); // under the pointer or the focus, or hinted at
  hinted: Choice[] | null = null;
  busy = $state(false);
  problem = $state('');
  shownSeat = $state(0); // whose board is open
  readonly walk = new Walk();
  /** Moves that were made by themselves on this screen, by the step they led to; see `passing`. */
  readonly passed = new SvelteSet<number>();

  choices: Choice[] = $derived.by(() => {
    const view = this.view;
    const decision = view.decision;
    if (!decision?.legal) return [];
    return decision.legal.map((move) => ({ ...move, ...this.reader.read(move, view) }));
  });
  open = $derived(narrowed(this.choices, this.touched));
  lit = $derived(litThings(this.choices, this.touched));
  options = $derived(optionsOf(this.choices, this.touched));
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
    readonly reader: MoveReader,
    readonly connection: Connection,
  ) {
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

  private follow(before: TableView, known: number, following: Following | undefined): void {
    const fresh = this.log.filter((entry) => entry.seq > known);
    const moves = fresh.filter((entry) => entry.kind === 'move');
    const onward =
      leadsOn(before, this.view, moves.length) && !fresh.some((entry) => entry.kind === 'undo');
    if (!following || !following.rate || !onward || !this.reader.d) return this.walk.skip();
    this.walk.add(
      stepsOf(this.reader.d, before.observation, this.view.observation, moves, following.watched),
      following.rate,
    );
  }

  forget(): void {
    this.hinted = null;
    this.touched = [];
    this.pending = null;
    this.pointed = null;
  }

  /** Touch a thing: its only move is made, several ask which. `careful` asks before every move. */
  touch(thing: string, careful = false): void {
    const about = this.lit.get(thing);
    if (!about || this.busy) return;
    this.walk.skip();
    this.problem = '';
    if (about.length === 1) {
      const choice = about[0]!;
      if (this.pending?.code === choice.code) void this.send(choice);
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
    if (thing !== null && choices.length > 1) this.touch(thing);
    else if (choices.length === 1) void this.send(choices[0]!);
  }

  /** Take the last touch back; false when there was none. */
  back(): boolean {
    if (this.pending) {
      this.pending = null;
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

  async send(choice: LegalMove): Promise<void> {
    if (this.busy) return;
    this.walk.skip();
    this.busy = true;
    this.problem = '';
    try {
      await this.connection.send(this.view, choice);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      this.busy = false;
      this.forget();
    }
  }

  async undo(): Promise<void> {
    if (this.busy || !this.view.can_undo) return;
    this.walk.skip();
    this.busy = true;
    this.problem = '';
    try {
      await this.connection.undo(this.view);
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
