import type {
  KansasDescription,
  KansasObservation,
  LegalMove,
  MoveKind,
  TableView,
} from '../../api/types';
import type { Choice } from '../../table/choices';
import type { MoveReader } from '../../table/table.svelte';
import { t } from '../../words/speech.svelte';
import { noDearer, wayOf } from './ways';

// Which things on the table a move is about. A thing is called by its place and its name in the
// notation: space:A-1, hand:yellow, market:red, job:3:cowboy, rail:T7, city:chicago, disc:hand ...

const ENDS = new Set<MoveKind>(['done', 'decline']);
const SIDES = new Set<MoveKind>(['token', 'play', 'hold']);

export class KansasMoves implements MoveReader {
  constructor(readonly d: KansasDescription) {}

  read(move: LegalMove, view: TableView): { things: string[]; role: Choice['role'] } {
    const kind = move.details.kind;
    let role: Choice['role'] = ENDS.has(kind) ? 'end' : SIDES.has(kind) ? 'side' : 'main';
    if (kind === 'move' && this.isDearer(move, view)) role = 'more';
    return { things: this.things(move, view), role };
  }

  rank({ details }: LegalMove, view: TableView): number {
    if (details.kind === 'objective-top') return Infinity;
    const shown = (view.observation as KansasObservation).objective_display;
    return details.kind === 'objective' ? shown.indexOf(details.fields.card!) : 0;
  }

  there({ details }: LegalMove, view: TableView): string[] {
    const { kind, lies, whose, tile, place, free } = details;
    // Without fees the herder only stops there.
    if ((kind !== 'move' && kind !== 'place') || free === 'yes') return [];
    if (place === this.d.trail.city) {
      const { breeding_value: value } = (view.observation as KansasObservation).facts;
      return [t('there-delivery', { value: value ?? 0 })];
    }
    if (lies === 'neutral') return this.d.neutrals[tile!]!.lines;
    if (lies !== 'private' || whose !== 'you') return [t('there-auxiliary')];
    const risk = this.d.trail.spaces.find(({ id }) => id === place)?.risk;
    return [...this.d.buildings[tile!]!.lines, ...(risk ? [this.d.programs[risk]!.words] : [])];
  }

  /** Another way leads to the same place and costs no more: the longer way round is seldom wanted. */
  private isDearer(move: LegalMove, view: TableView): boolean {
    const way = wayOf(move)!;
    return (view.decision?.legal ?? []).some((other) => {
      if (
        other.code === move.code ||
        other.details.kind !== 'move' ||
        other.details.place !== move.details.place
      )
        return false;
      const rival = wayOf(other)!;
      return noDearer(rival, way) && (!noDearer(way, rival) || other.code < move.code);
    });
  }

  private things(move: LegalMove, view: TableView): string[] {
    const { fields: f, ...details } = move.details;
    switch (f.kind) {
      case 'place':
      case 'hazard':
      case 'outlaw':
      case 'copy':
        return [`space:${f.space}`];
      case 'move':
        return [`space:${details.place}`];
      case 'enter':
        return [`space:${this.d.trail.city}`];
      case 'do':
        return [`action:${f.action}`];
      case 'auxiliary':
        return [`aux:${f.action}:${f.size}`];
      case 'play':
      case 'discard':
      case 'remove':
      case 'raise':
        return [`hand:${f.card}`];
      case 'token':
      case 'hold':
        return ['token'];
      case 'hire':
        return [`job:${f.row}:${f.worker}`];
      case 'buy':
        return [...new Set(details.cards)].map((card) => `market:${card}`);
      case 'reveal':
        return ['market-stack'];
      case 'build':
        return [`shed:${f.number}`, `space:${f.space}`];
      case 'engine':
        return [`rail:${f.position}`];
      case 'upgrade':
      case 'disc-from':
        return [`station:${f.station}`];
      case 'disc':
        return [`disc:${f.disc}`];
      case 'master':
        return [`worker:${f.worker}`];
      case 'objective':
        return [`display:${f.card}`];
      case 'objective-top':
        return ['display-stack'];
      case 'draw':
        return ['deck'];
      case 'foresight':
        return [`foresight:${view.decision!.details.column! - 1}:${f.tile}`];
      case 'keep':
        return [`certificates:${f.certificates}`];
      case 'deliver':
        return [`city:${f.city}`];
      default:
        return [];
    }
  }
}
