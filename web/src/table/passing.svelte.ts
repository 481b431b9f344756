import { getContext, setContext } from 'svelte';
import type { Choice } from './choices';
import type { Table } from './table.svelte';

// What needs no choice is made by itself: the only move there is, and a bonus nobody would refuse. What can be taken
// back is made at once; what cannot waits a moment, in which somebody can stop it.

const AT_ONCE = 450; // ms: the eye still sees what was asked
const A_MOMENT = 3_000;
const TAKE_BACK = 7_000; // how long it is offered

const GIFTS = ['do-money', 'do-certificate', 'do-token'];

/** Does a move only give something, whatever comes? */
function isGift({ details }: Choice): boolean {
  const program = details.program;
  return (
    details.kind === 'do' &&
    program !== undefined &&
    program.needs.length === 0 &&
    program.gives.every(({ kind }) => GIFTS.includes(kind))
  );
}

/** The move that is made whoever decides; null where there is something to choose. */
export function clear(choices: Choice[]): Choice | null {
  if (choices.length === 1) return choices[0]!;
  if (choices.length !== 2) return null;
  const other = choices.find(({ details }) => details.kind !== 'decline');
  const declines = choices.some(({ details }) => details.kind === 'decline');
  return declines && other && isGift(other) ? other : null;
}

/** What passes by itself at a table. */
export class Passing {
  waits = $state.raw<Choice | null>(null); // is made when its moment is over
  made = $state.raw<{ step: number; text: string } | null>(null); // the last that can be taken back
  private held = -1; // the step at which somebody wants to decide, or it was tried
  private last = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  /** The view has changed, or whether something may pass now. */
  follow(may: boolean): void {
    clearTimeout(this.timer);
    const { table } = this;
    const step = table.view.step;
    if (step < this.last) this.held = step; // taken back: whoever did so wants to decide
    this.last = step;
    if (this.made && this.made.step + 1 !== step) this.made = null;
    const free =
      may &&
      step !== this.held &&
      !table.busy &&
      !table.touched.length &&
      !table.several.picks.length;
    const choice = free ? clear(table.choices) : null;
    this.waits = choice;
    if (choice)
      this.timer = setTimeout(() => void this.pass(choice), choice.final ? A_MOMENT : AT_ONCE);
  }

  /** Stop: what waits is left to whoever is asked. */
  stop(): void {
    clearTimeout(this.timer);
    this.held = this.table.view.step;
    this.waits = null;
  }

  end(): void {
    clearTimeout(this.timer);
    clearTimeout(this.fading);
  }

  private async pass(choice: Choice): Promise<void> {
    const step = this.table.view.step;
    this.stop(); // once is enough, whatever becomes of it
    this.table.passed.add(step + 1);
    await this.table.send(choice);
    if (choice.final || this.table.problem) return;
    this.made = { step, text: choice.text };
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.made = null), TAKE_BACK);
  }
}

const KEY = Symbol('passing');

export function setPassing(passing: Passing): Passing {
  return setContext(KEY, passing);
}

/** None where a game is only looked at. */
export function getPassing(): Passing | undefined {
  return getContext<Passing | undefined>(KEY);
}
