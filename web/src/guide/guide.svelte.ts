import { getContext, setContext } from 'svelte';
import { speech } from '../words/speech.svelte';
import type { Table } from '../table/table.svelte';
import { canWait, fitting, tipOf, type Family } from './cards';

// The first-game guide: a tip when a kind of decision first appears. What was seen is kept on this device.

interface Kept {
  on: boolean;
  seen: string[];
  learned: string[]; // families of which a whole game was played with the guide
}

const KEY = 'guide';

function list(value: unknown): string[] {
  return Array.isArray(value)
    ? value.filter((name): name is string => typeof name === 'string')
    : [];
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept> | null;
    return { on: kept?.on !== false, seen: list(kept?.seen), learned: list(kept?.learned) };
  } catch {
    return { on: true, seen: [], learned: [] }; // nothing is kept here, or something else
  }
}

/** What this device knows of the guide. */
export class Guide {
  private kept = $state.raw<Kept>(read());

  get on(): boolean {
    return this.kept.on;
  }

  /** Are there tips at a table of this family? From a finished game on there are none. */
  activeFor(family: Family): boolean {
    return this.kept.on && !this.kept.learned.includes(family);
  }

  saw(name: string): boolean {
    return this.kept.seen.includes(name);
  }

  see(names: string[]): void {
    const fresh = names.filter((name) => !this.saw(name));
    if (fresh.length) this.keep({ ...this.kept, seen: [...this.kept.seen, ...fresh] });
  }

  learn(family: Family): void {
    if (!this.kept.learned.includes(family))
      this.keep({ ...this.kept, learned: [...this.kept.learned, family] });
  }

  /** Off until it is turned on again; then also where a game was finished. */
  turn(on: boolean): void {
    this.keep({ ...this.kept, on, learned: [] });
  }

  /** As if nothing had been seen. */
  anew(): void {
    this.keep({ on: true, seen: [], learned: [] });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Kept until the page is closed.
    }
  }
}

export const guide = new Guide();

/** The guide at one table: the tip that is shown. */
export class TableGuide {
  private told = $state(false); // the tips are there
  private recalled = $state<string | null>(null); // asked for again
  private closedAt = $state(-1); // the step at which a tip was closed: one is enough for it
  private ending = $state(false); // the game has ended under the guide: its last tip
  private before: { step: number; mine: boolean; name: string | null } | null = null;
  private played = false;

  constructor(
    readonly table: Table,
    readonly family: Family,
    readonly device: Guide = guide,
  ) {}

  private fits = $derived.by(() => {
    const { view, log, mine, choices } = this.table;
    return fitting(this.family, {
      view,
      log,
      mine,
      canEnd: choices.some((choice) => choice.role === 'end'),
    });
  });
  active = $derived.by(
    () => this.table.view.viewer !== null && (this.ending || this.device.activeFor(this.family)),
  );
  /** The tip of the present decision, closed or not; none until the texts are there to tell it. */
  about = $derived(
    this.told ? (this.fits.find((name) => name.includes(':')) ?? this.fits[0] ?? null) : null,
  );
  name = $derived.by((): string | null => {
    if (!this.active) return null;
    if (this.ending) return `${this.family}:over`;
    if (this.recalled && this.fits.includes(this.recalled)) return this.recalled;
    const enough = this.closedAt === this.table.view.step;
    return this.fits.find((name) => !this.device.saw(name) && !(enough && canWait(name))) ?? null;
  });
  tip = $derived.by(() =>
    this.name && this.told ? tipOf(this.name, this.table.reader.d?.like ?? '') : null,
  );

  async load(): Promise<void> {
    await speech.withTips();
    this.told = true;
  }

  /** To be called whenever view or tip change. Somebody who has decided has seen the tip about it;
   * somebody who has played to the end needs no guide in the next game. */
  follow(): void {
    const { view, mine } = this.table;
    const { before } = this;
    if (before?.mine && before.step !== view.step) {
      this.played = true;
      this.recalled = null;
      if (before.name) this.device.see([before.name]);
    }
    this.before = { step: view.step, mine, name: this.name };
    if (this.played && !this.ending && view.status === 'finished' && this.active) {
      this.ending = true;
      this.device.see([`${this.family}:over`]);
      this.device.learn(this.family);
    }
  }

  /** "Got it". */
  close(): void {
    const name = this.name;
    if (name) this.device.see([name]);
    if (name !== 'turn') this.closedAt = this.table.view.step;
    this.recalled = null;
    if (this.ending) this.played = false;
    this.ending = false;
  }

  recall(): void {
    this.recalled = this.about;
  }

  stop(): void {
    this.close();
    this.device.turn(false);
  }
}

const CONTEXT = Symbol('guide');

export function setGuide(own: TableGuide): TableGuide {
  return setContext(CONTEXT, own);
}

export function getGuide(): TableGuide | undefined {
  return getContext<TableGuide | undefined>(CONTEXT);
}
