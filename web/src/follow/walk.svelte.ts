import { before } from './draft';
import { timeOf, type Step } from './steps';

// Shows the steps of others' moves one after another. The table is always further than what is shown:
// `pending` is what has happened but is not on the screen yet.

const HURRIED = 3;
// A long way behind is walked faster.
const MUCH = 14_000;
const TOO_MUCH = 28_000;

export class Walk {
  pending = $state.raw<Step[]>([]);
  current = $state.raw<Step | null>(null); // the one whose line is shown
  moving = $state(false); // its piece is on the way
  hurried = $state(false);
  shown = $state(0); // how many of them, the current one with it
  total = $state(0);
  /** How long the table needs to turn to where a step happens (the tabs of a phone). */
  settle: (step: Step) => number = () => 0;
  private rate = $state(1);
  private run = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ends = 0;
  private go: (() => void) | null = null;

  active = $derived(this.current !== null || this.pending.length > 0);
  changes = $derived(this.pending.flatMap((step) => step.before));
  /** Events that are not on the screen yet. */
  hidden = $derived(new Set(this.pending.flatMap((step) => step.events)));
  speed = $derived.by(() => {
    const left = timeOf(this.pending);
    return (
      this.rate * (this.hurried ? HURRIED : 1) * (left > TOO_MUCH ? 2.5 : left > MUCH ? 1.5 : 1)
    );
  });
  /** The seat whose herder or engine is on the way. */
  away = $derived.by(() => {
    const motion = this.moving ? this.current?.motion : null;
    return motion && motion.what !== 'fly' ? motion : null;
  });

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** What is seen of an observation. */
  seen<T>(observation: T): T {
    return this.changes.length ? before(observation, this.changes) : observation;
  }

  add(steps: Step[], rate: number): void {
    if (!steps.length || rate <= 0) return;
    this.rate = rate;
    this.total = (this.active ? this.total : 0) + steps.length;
    if (!this.active) this.shown = 0;
    const idle = !this.active;
    this.pending = [...this.pending, ...steps];
    if (idle) void this.walk();
  }

  /** Straight to the present. */
  skip(): void {
    this.run += 1;
    clearTimeout(this.timer);
    this.go = null;
    if (!this.active) return;
    this.pending = [];
    this.current = null;
    this.moving = false;
    this.hurried = false;
  }

  hurry(wanted = !this.hurried): void {
    if (!this.active || wanted === this.hurried) return;
    const left = Math.max(0, this.ends - this.now()) * this.speed;
    this.hurried = wanted;
    if (this.go) this.start(left);
  }

  private async walk(): Promise<void> {
    const run = (this.run += 1);
    while (this.pending.length) {
      const step = this.pending[0]!;
      if (step.pause && this.current) {
        await this.wait(step.pause);
        if (run !== this.run) return;
      }
      const settle = this.settle(step);
      this.current = step;
      this.shown += 1;
      if (settle) {
        await this.wait(settle);
        if (run !== this.run) return;
      }
      if (step.move) {
        this.moving = true;
        await this.wait(step.move);
        if (run !== this.run) return;
        this.moving = false;
      }
      this.pending = this.pending.slice(1);
      await this.wait(step.read);
      if (run !== this.run) return;
    }
    this.current = null;
    this.hurried = false;
  }

  private wait(ms: number): Promise<void> {
    return new Promise((done) => {
      this.go = done;
      this.start(ms);
    });
  }

  private start(ms: number): void {
    clearTimeout(this.timer);
    const lasts = ms / this.speed;
    this.ends = this.now() + lasts;
    this.timer = setTimeout(() => {
      const go = this.go;
      this.go = null;
      go?.();
    }, lasts);
  }
}
