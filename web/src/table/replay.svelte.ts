import { getContext, setContext } from 'svelte';
import type { Entry, TableView } from '../api/types';
import { standing } from './ledger';
import type { Table } from './table.svelte';

// Going through a game step by step.

const A_MOMENT = 80;
const PACE = 900; // ms between two steps while it plays

/** The step where the turn before or after the one at `step` begins; the ends of the game beyond. */
export function turnStep(moves: Entry[], step: number, by: 1 | -1): number {
  const starts = moves.flatMap((entry, i) =>
    i === 0 || entry.turn !== moves[i - 1]!.turn ? [entry.step - 1] : [],
  );
  if (by > 0) return starts.find((start) => start > step) ?? moves.at(-1)?.step ?? 0;
  return starts.filter((start) => start < step).at(-1) ?? 0;
}

export class Replay {
  step = $state(0); // the one asked for; the view follows
  playing = $state(false);
  problem = $state('');
  readonly log: Entry[]; // everything that stands
  readonly moves: Entry[];
  readonly steps: number;
  private readonly known = new Map<number, Promise<TableView>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The move that led to this step. */
  entry = $derived.by(() => this.moves.find((entry) => entry.step === this.step) ?? null);

  constructor(
    readonly table: Table,
    entries: Entry[],
    private readonly fetchView: (step: number) => Promise<TableView>,
    private readonly onstep: (step: number) => void = () => {},
    private readonly pace: () => number = () => 0,
  ) {
    this.log = standing(entries);
    this.moves = this.log.filter((entry) => entry.kind === 'move');
    this.steps = table.view.steps;
    this.step = table.view.step;
    this.known.set(this.step, Promise.resolve(table.view));
  }

  async go(step: number): Promise<void> {
    this.step = Math.max(0, Math.min(this.steps, step));
    this.problem = '';
    const asked = this.step;
    this.onstep(asked);
    try {
      const view = await this.viewOf(asked);
      if (this.step !== asked) return; // the slider has gone on
      // One step onward is walked; any other goes straight there.
      this.table.walk.skip();
      const following =
        asked === this.table.view.step + 1 ? { watched: () => true, rate: this.pace() } : undefined;
      this.table.update(
        view,
        this.log.filter((entry) => entry.step <= asked),
        following,
      );
      if (asked < this.steps) void this.viewOf(asked + 1).catch(() => undefined); // fetched ahead
    } catch (error) {
      this.playing = false;
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  turn(by: 1 | -1): Promise<void> {
    return this.go(turnStep(this.moves, this.step, by));
  }

  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.step >= this.steps) this.step = -1; // from the start again
    void this.tick();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** The keys of the replay; false for any other. */
  key(key: string): boolean {
    switch (key) {
      case 'ArrowRight':
        void this.go(this.step + 1);
        return true;
      case 'ArrowLeft':
        void this.go(this.step - 1);
        return true;
      case 'ArrowDown':
      case 'PageDown':
        void this.turn(1);
        return true;
      case 'ArrowUp':
      case 'PageUp':
        void this.turn(-1);
        return true;
      case 'Home':
        void this.go(0);
        return true;
      case 'End':
        void this.go(this.steps);
        return true;
      case ' ':
        this.toggle();
        return true;
      default:
        return false;
    }
  }

  private async tick(): Promise<void> {
    await this.go(this.step + 1);
    if (!this.playing) return;
    if (this.step >= this.steps) this.playing = false;
    else this.later(PACE);
  }

  /** The next step, once this one has been shown. */
  private later(ms: number): void {
    this.timer = setTimeout(() => {
      if (this.table.walk.active) this.later(A_MOMENT);
      else void this.tick();
    }, ms);
  }

  private viewOf(step: number): Promise<TableView> {
    const known = this.known.get(step);
    if (known) return known;
    const found = this.fetchView(step);
    this.known.set(step, found);
    found.catch(() => this.known.delete(step)); // to be asked for again
    return found;
  }
}

const KEY = Symbol('replay');

export function setReplay(replay: Replay): Replay {
  return setContext(KEY, replay);
}

/** The replay around a table; none where it is played. */
export function getReplay(): Replay | undefined {
  return getContext<Replay | undefined>(KEY);
}
