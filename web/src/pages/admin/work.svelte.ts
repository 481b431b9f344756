import { get } from '../../api/client';
import type { AdminFigures } from '../../api/types';
import { why } from '../../api/why';
import { speech } from '../../words/speech.svelte';

// What the parts of the administrators' page share: doing something and saying what went wrong.

export class Work {
  problem = $state('');
  busy = $state(false);

  async do(what: () => Promise<unknown>): Promise<void> {
    this.problem = '';
    this.busy = true;
    try {
      await what();
    } catch (error) {
      this.problem = why(error);
    } finally {
      this.busy = false;
    }
  }
}

class Tally {
  figures = $state.raw<AdminFigures | null>(null);

  async load(): Promise<void> {
    this.figures = await get<AdminFigures>('/api/admin/figures');
  }
}

/** How many there are of everything, shown above all parts. */
export const tally = new Tally();

export function moment(at: number | null): string {
  if (at === null) return '';
  return new Date(at).toLocaleString(speech.language, { dateStyle: 'medium', timeStyle: 'short' });
}

export function megabytes(bytes: number): string {
  return (bytes / 1e6).toLocaleString(speech.language, { maximumFractionDigits: 1 });
}
