import { getContext, setContext } from 'svelte';
import { Refused } from '../api/client';
import { analyse, whyNot, type Analysis, type Hint } from '../api/review';
import type { TableView } from '../api/types';
import type { AnyDescription } from '../games/families';
import type { Table } from '../table/table.svelte';
import { candidateMoves } from './candidates';

export type Part = 'hints' | 'rules' | 'recap' | 'keys';

const MS = 2000;

/** Hints are given where nobody else would be at a disadvantage. */
export function mayAsk(view: TableView): boolean {
  return view.seats.every((seat) => seat.mine || seat.kind === 'bot' || seat.kind === 'automa');
}

/** Everything that explains the game at a table: which part is open, hints, the reason of what is not possible. */
export class Help {
  open = $state<Part | null>(null);
  text = $state(false); // the text view instead of the drawn table
  thinking = $state(false);
  analysis = $state.raw<Analysis | null>(null);
  problem = $state('');
  reason = $state.raw<{ words: string; x: number; y: number } | null>(null);
  private asked = 0;

  constructor(
    readonly table: Table,
    readonly description: AnyDescription,
  ) {}

  /** The hints that are about the state on the table. */
  hints = $derived.by((): Hint[] =>
    this.analysis &&
    this.analysis.step === this.table.view.step &&
    this.analysis.seat === this.table.view.viewer
      ? this.analysis.hints
      : [],
  );

  toggle(part: Part): void {
    this.reason = null;
    this.open = this.open === part ? null : part;
  }

  async think(): Promise<void> {
    const view = this.table.view;
    if (view.viewer === null || this.thinking) return;
    this.thinking = true;
    this.problem = '';
    try {
      this.analysis = await analyse(view.table, view.viewer, MS, view.step);
      if (this.hints.length) this.show(this.hints[0]!);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      this.thinking = false;
    }
  }

  /** Light up what a hint is about. */
  show(hint: Hint): void {
    const choice = this.table.choices.find((known) => known.code === hint.code);
    this.table.hint(choice ? [choice] : null);
  }

  do(hint: Hint): void {
    const choice = this.table.choices.find((known) => known.code === hint.code);
    if (choice) void this.table.send(choice);
  }

  /** Somebody touched a thing that is not lit: say why nothing can be done with it. */
  async askWhy(thing: string, x: number, y: number): Promise<void> {
    const view = this.table.view;
    if (!view.decision?.mine || view.viewer === null || view.decision.seat !== view.viewer) return;
    const asked = (this.asked += 1);
    this.reason = null;
    for (const move of candidateMoves(this.description, view, thing, this.table.touched)) {
      try {
        const { possible, reason } = await whyNot(view.table, view.viewer, move);
        if (asked !== this.asked) return;
        if (possible || !reason) return; // it is one of the choices after all
        this.reason = { words: reason[0]!.toUpperCase() + reason.slice(1), x, y };
        return;
      } catch (error) {
        // Not a move of this title: the next candidate may be one.
        if (!(error instanceof Refused) || error.status !== 400) return;
      }
    }
  }
}

const KEY = Symbol('help');

export function setHelp(help: Help): Help {
  return setContext(KEY, help);
}

export function getHelp(): Help | undefined {
  return getContext<Help | undefined>(KEY);
}
