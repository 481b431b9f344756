import { get } from '../api/client';
import { myself } from '../settings/me.svelte';
import type { People } from '../api/club';

// Whom I want to hear nothing of, by the id of the user; asked for once a visit.

class Muted {
  ids = $state.raw<ReadonlySet<string>>(new Set());
  private asked = false;

  load(): void {
    if (this.asked || !myself.user || myself.user.guest) return;
    this.asked = true;
    get<People>('/api/me/people')
      .then(({ people }) => {
        this.ids = new Set(people.filter((one) => one.kind !== 'friend').map((one) => one.user));
      })
      .catch(() => (this.asked = false));
  }
}

export const muted = new Muted();
