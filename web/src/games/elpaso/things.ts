import type {
  ElPasoDescription,
  ElPasoObservation,
  LegalMove,
  MoveKind,
  TableView,
} from '../../api/types';
import type { Choice } from '../../table/choices';
import type { MoveReader } from '../../table/table.svelte';

// Which things on the table a move is about: space:S3, post:10, train:2, supply:cowboy,
// worker:joker (in my area), market:corriente, building:4, hand:criollo, disc:step ...

const ENDS = new Set<MoveKind>(['done', 'decline']);
const SIDES = new Set<MoveKind>(['token', 'bonus']);

export class ElPasoMoves implements MoveReader {
  constructor(readonly d: ElPasoDescription) {}

  read(move: LegalMove, _view: TableView): { things: string[]; role: Choice['role'] } {
    const kind = move.details.kind;
    return {
      things: this.things(move),
      role: ENDS.has(kind) ? 'end' : SIDES.has(kind) ? 'side' : 'main',
    };
  }

  rank({ details }: LegalMove, view: TableView): number {
    const { objective_display: objectives, bonus_display: bonuses } =
      view.observation as ElPasoObservation;
    if (details.kind === 'objective') return objectives.indexOf(details.fields.tile!);
    if (details.kind === 'objective-top') return objectives.length;
    if (details.kind === 'bonus-tile') return 100 + bonuses.indexOf(details.fields.tile!);
    return details.kind === 'bonus-top' ? 200 : 0;
  }

  /** What the buildings of others leave one, and what El Paso brings, the move says itself. */
  there({ details }: LegalMove): string[] {
    const { kind, lies, whose, tile } = details;
    if (kind !== 'move' && kind !== 'place') return [];
    if (lies === 'neutral') return this.d.neutrals[tile!]!.lines;
    return lies === 'building' && whose === 'you' ? this.d.buildings[tile!]!.lines : [];
  }

  private things(move: LegalMove): string[] {
    const f = move.details.fields;
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
