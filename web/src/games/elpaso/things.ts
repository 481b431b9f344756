import type { ElPasoDescription, ElPasoObservation, LegalMove, TableView } from '../../api/types';
import type { Choice } from '../../table/choices';
import type { MoveReader } from '../../table/table.svelte';

// Which things on the table a move is about: space:S3, post:10, train:2, supply:cowboy,
// worker:joker (in my area), market:corriente, building:4, hand:criollo, disc:step ...

const ENDS = new Set(['done', 'decline']);
const SIDES = new Set(['token', 'bonus']);

export interface Way {
  spaces: string[]; // entered, in order
  steps: number;
}

export class ElPasoMoves implements MoveReader {
  private readonly next: Map<string, string[]>;

  constructor(readonly d: ElPasoDescription) {
    this.next = new Map(d.ring.spaces.map((space) => [space.id, space.next]));
  }

  read(move: LegalMove, _view: TableView): { things: string[]; role: Choice['role'] } {
    const kind = move.fields.kind;
    return { things: this.things(move), role: ENDS.has(kind) ? 'end' : SIDES.has(kind) ? 'side' : 'main' };
  }

  /** The way of fewest locations from one space to another, the inner branch first. */
  way(o: ElPasoObservation, from: string, to: string): Way | null {
    let open: Way[] = [{ spaces: [], steps: 0 }];
    let best: Way | null = null;
    while (open.length) {
      const further: Way[] = [];
      for (const way of open) {
        for (const space of this.next.get(way.spaces.at(-1) ?? from) ?? []) {
          const steps = way.steps + (o.ring[space] || space === this.d.ring.city ? 1 : 0);
          const longer = { spaces: [...way.spaces, space], steps };
          if (space === to) {
            if (!best || steps < best.steps) best = longer;
          } else if (space !== this.d.ring.city && longer.spaces.length < this.next.size) further.push(longer);
        }
      }
      open = further;
    }
    return best;
  }

  private things(move: LegalMove): string[] {
    const f = move.fields;
    switch (f.kind) {
      case 'place':
      case 'move':
        return [`space:${f.space}`];
      case 'do':
        return [`action:${f.action}`];
      case 'auxiliary':
        return [`aux:${f.action}`];
      case 'token':
        return ['token'];
      case 'bonus':
        return [`worker:${f.worker}`];
      case 'jokers':
        return ['worker:joker'];
      case 'hire':
        return [`supply:${f.worker}`];
      case 'buy':
        return [`market:${f.card}`];
      case 'train':
        return [`train:${f.card}`];
      case 'build':
        return [`building:${f.building}`, `space:${f.space}`];
      case 'objective':
        return [`objective:${f.tile}`];
      case 'objective-top':
        return ['objective-stack'];
      case 'bonus-tile':
        return [`bonus:${f.tile}`];
      case 'bonus-top':
        return ['bonus-stack'];
      case 'discard':
      case 'remove':
        return [`hand:${f.card}`];
      case 'again':
        return ['deck'];
      case 'keep':
        return [`certificates:${f.certificates}`];
      case 'deliver':
        return [`post:${f.post}`];
      case 'disc':
        return [`disc:${f.disc}`];
      default:
        return [];
    }
  }
}
