import { getContext, setContext } from 'svelte';
import { speech } from '../words/speech.svelte';
import type { Table } from '../table/table.svelte';
import { canWait, fitting, lessonOf, tipOf, type Family } from './cards';
import { LESSONS, onward, type LessonStep } from './lesson';

// The first-game guide: a tip when a kind of decision first appears. What was seen is kept on this device.

interface Kept {
  on: boolean;
  seen: string[];
  learned: string[]; // families of which a whole game was played with the guide
  played: string[]; // families of which a whole game was played on this device
  lessons: Record<string, number>; // guided games, and the card each has come to
}

const KEY = 'guide';
const NOTHING: Kept = { on: true, seen: [], learned: [], played: [], lessons: {} };
const MOST_LESSONS = 12; // remembered

function list(value: unknown): string[] {
  return Array.isArray(value)
    ? value.filter((name): name is string => typeof name === 'string')
    : [];
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept> | null;
    return {
      on: kept?.on !== false,
      seen: list(kept?.seen),
      learned: list(kept?.learned),
      played: list(kept?.played),
      lessons: Object.fromEntries(
        Object.entries(kept?.lessons ?? {}).filter(([, at]) => typeof at === 'number'),
      ),
    };
  } catch {
    return NOTHING; // nothing is kept here, or something else
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

  /** A game was played to its end. */
  learn(family: Family): void {
    const added = (names: string[]): string[] => [...new Set([...names, family])];
    this.keep({
      ...this.kept,
      learned: added(this.kept.learned),
      played: added(this.kept.played),
    });
  }

  finished(family: string): boolean {
    return this.kept.played.includes(family);
  }

  /** Which card a guided game has come to; null at other tables. */
  lessonAt(table: string): number | null {
    return this.kept.lessons[table] ?? null;
  }

  /** A table is a guided game, at this card from now on; null: no longer. */
  lead(table: string, at: number | null = 0): void {
    const others = Object.entries(this.kept.lessons).filter(([known]) => known !== table);
    const lessons = Object.fromEntries(
      at === null ? others : [...others.slice(1 - MOST_LESSONS), [table, at]],
    );
    this.keep({ ...this.kept, lessons, ...(at === 0 ? { on: true } : {}) });
  }

  /** Off until it is turned on again; then also where a game was finished. */
  turn(on: boolean): void {
    this.keep({ ...this.kept, on, learned: [] });
  }

  /** As if nothing had been seen. */
  anew(): void {
    this.keep({ ...this.kept, on: true, seen: [], learned: [] });
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
  ending = $state(false); // the game has ended under the guide: its last tip
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
    () =>
      this.table.view.viewer !== null &&
      (this.ending || this.lessonCard !== null || this.device.activeFor(this.family)),
  );
  private steps = $derived.by(() => LESSONS[this.family]);
  /** The card a guided game has come to, whether it is shown or not. */
  lessonCard = $derived.by((): { step: LessonStep; number: number; of: number } | null => {
    const at = this.device.lessonAt(this.table.view.table);
    if (at === null || this.table.view.status !== 'playing') return null;
    const number = onward(this.steps, at, this.table);
    const step = this.steps[number];
    return step ? { step, number: number + 1, of: this.steps.length } : null;
  });
  /** The same while it is shown: not where a decision it is not about has a tip of its own. */
  lesson = $derived.by(() => {
    const card = this.lessonCard;
    if (!card || !this.told) return null;
    if (!card.step.done) return card;
    if (this.closedAt === this.table.view.step) return null;
    const kind = this.table.view.decision?.kind ?? '';
    return this.table.mine && !card.step.about?.includes(kind) && this.ownTip ? null : card;
  });
  /** The tip about this kind of decision that has not been seen. */
  private ownTip = $derived(
    this.fits.find((name) => name.includes(':') && !this.device.saw(name)) ?? null,
  );
  /** The tip of the present decision, closed or not; none until the texts are there to tell it. */
  about = $derived(
    this.told ? (this.fits.find((name) => name.includes(':')) ?? this.fits[0] ?? null) : null,
  );
  name = $derived.by((): string | null => {
    if (!this.active || this.lesson) return null;
    if (this.ending) return `${this.family}:over`;
    if (this.recalled && this.fits.includes(this.recalled)) return this.recalled;
    if (this.lessonCard) return this.ownTip; // the cards say the rest
    const enough = this.closedAt === this.table.view.step;
    return this.fits.find((name) => !this.device.saw(name) && !(enough && canWait(name))) ?? null;
  });
  tip = $derived.by(() => {
    const game = this.table.reader.d?.like ?? '';
    if (this.lesson) return lessonOf(this.family, this.lesson.step.id, game);
    return this.name && this.told ? tipOf(this.name, game) : null;
  });

  async load(): Promise<void> {
    const guided = this.lessonCard !== null; // only those read the words of the first game
    await Promise.all([speech.with('tips'), guided && speech.with('lesson')]);
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
    const card = this.lessonCard;
    if (card && card.number - 1 !== this.device.lessonAt(view.table))
      this.device.lead(view.table, card.number - 1);
    if (this.played && !this.ending && this.active && playedToItsEnd(this.table)) {
      this.ending = true;
      this.device.see([`${this.family}:over`]);
      this.device.learn(this.family);
    }
  }

  /** "Got it". */
  close(): void {
    if (this.lesson) {
      if (this.lesson.step.done) this.closedAt = this.table.view.step;
      else this.device.lead(this.table.view.table, this.lesson.number);
      return;
    }
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

  /** No more cards; the usual tips go on. */
  leaveLesson(): void {
    this.device.lead(this.table.view.table, null);
  }

  stop(): void {
    this.close();
    this.device.turn(false);
  }
}

/** Has the game ended by its rules? Somebody who gave up has not seen all of it. */
function playedToItsEnd({ view, log }: Table): boolean {
  return (
    view.status === 'finished' &&
    log.some((entry) => entry.kind === 'finish' && entry.data?.reason === 'rules')
  );
}

const CONTEXT = Symbol('guide');

export function setGuide(own: TableGuide): TableGuide {
  return setContext(CONTEXT, own);
}

export function getGuide(): TableGuide | undefined {
  return getContext<TableGuide | undefined>(CONTEXT);
}
