import { Refused } from '../api/client';
import { askReview, getReview, type GameReview } from '../api/review';

// A review that gets sharper while one reads.

const PAUSE = 1200; // ms between two questions

export class Reading {
  review = $state.raw<GameReview | null>(null);
  problem = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over = false;

  constructor(private readonly table: string) {}

  async begin(): Promise<void> {
    try {
      await this.take(askReview(this.table));
    } catch (error) {
      // Who is not logged in reads what others have asked for.
      if (error instanceof Refused && error.status === 401) await this.again();
      else this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  stop(): void {
    this.over = true;
    clearTimeout(this.timer);
  }

  private async take(asked: Promise<GameReview>): Promise<void> {
    const found = await asked;
    this.problem = '';
    // What is read stays as it is while nothing is new.
    const known = this.review;
    if (!known || known.samples !== found.samples || known.state !== found.state)
      this.review = found;
    if (found.state === 'working' && !this.over)
      this.timer = setTimeout(() => void this.again(), PAUSE);
  }

  private async again(): Promise<void> {
    try {
      await this.take(getReview(this.table));
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      if (!this.over) this.timer = setTimeout(() => void this.again(), 4 * PAUSE);
    }
  }
}
