import type { KansasDescription, KansasObservation, LegalMove, TableView } from '../../api/types';
import type { Choice } from '../../table/choices';
import type { MoveReader } from '../../table/table.svelte';
import { Trail, wayAlong, type Way } from './ways';

// Which things on the table a move is about. A thing is called by its place and its name in the
// notation: space:A-1, hand:yellow, market:red, job:3:cowboy, rail:T7, city:chicago, disc:hand ...

const ENDS = new Set(['done', 'decline']);
const SIDES = new Set(['token', 'play']);

/** The column of the foresights that is asked for: it holds all tiles that may be chosen. */
export function foresightColumn(o: KansasObservation, tiles: string[]): number {
  const asked = Number(o.prompt.match(/(\d+)\D*$/)?.[1] ?? 0) - 1;
  const fits = (column: number): boolean => {
    const there = o.foresights[column] ?? [];
    return tiles.every((tile) => there.includes(tile));
  };
  if (fits(asked)) return asked;
  return o.foresights.findIndex((_, column) => fits(column));
}

/** Does a way pay nobody more than another one? */
function noDearer(way: Way, other: Way): boolean {
  const payees = new Set([...way.fees, ...other.fees].map((fee) => fee.payee));
  const sum = (of: Way, payee: number | null): number => of.fees.filter((fee) => fee.payee === payee).reduce((total, fee) => total + fee.paid, 0);
  return [...payees].every((payee) => sum(way, payee) <= sum(other, payee));
}

export class KansasMoves implements MoveReader {
  private readonly trail: Trail;
  private known: { view: TableView; ways: Map<number, Way> } | null = null;

  constructor(readonly d: KansasDescription) {
    this.trail = new Trail(d);
  }

  read(move: LegalMove, view: TableView): { things: string[]; role: Choice['role'] } {
    const kind = move.fields.kind;
    let role: Choice['role'] = ENDS.has(kind) ? 'end' : SIDES.has(kind) ? 'side' : 'main';
    if (kind === 'move' && this.isDearer(move, view)) role = 'more';
    return { things: this.things(move, view), role };
  }

  /** The ways of all moves along the trail that are allowed now, by code. */
  ways(view: TableView): Map<number, Way> {
    if (this.known?.view === view) return this.known.ways;
    const o = view.observation as KansasObservation;
    const seat = view.decision?.seat ?? 0;
    const from = o.players[seat]?.herder ?? '';
    const ways = new Map<number, Way>();
    for (const move of view.decision?.legal ?? []) {
      if (move.fields.kind !== 'move') continue;
      // A ride of an objective card pays no fees: then its words speak of no dollars.
      const free = !move.words.includes('$');
      ways.set(move.code, wayAlong(this.d, o, this.trail.onward(from, move.fields.route!), seat, free));
    }
    this.known = { view, ways };
    return ways;
  }

  /** Another way leads to the same place and costs no more: the longer way round is seldom wanted. */
  private isDearer(move: LegalMove, view: TableView): boolean {
    const ways = this.ways(view);
    const way = ways.get(move.code)!;
    const end = move.fields.route!.split(' ')[0];
    return view.decision!.legal!.some((other) => {
      if (other.code === move.code || other.fields.kind !== 'move' || other.fields.route!.split(' ')[0] !== end) return false;
      const rival = ways.get(other.code)!;
      return noDearer(rival, way) && (!noDearer(way, rival) || other.code < move.code);
    });
  }

  private things(move: LegalMove, view: TableView): string[] {
    const f = move.fields;
    const o = view.observation as KansasObservation;
    switch (f.kind) {
      case 'place':
      case 'hazard':
      case 'outlaw':
      case 'copy':
        return [`space:${f.space}`];
      case 'move':
        return [`space:${f.route!.split(' ')[0]}`];
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
        return ['token'];
      case 'hire':
        return [`job:${f.row}:${f.worker}`];
      case 'buy':
        return [...new Set(f.purchase!.split(' with ')[0]!.split(' '))].map((card) => `market:${card}`);
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
      case 'foresight': {
        const tiles = (view.decision?.legal ?? []).filter((other) => other.fields.kind === 'foresight').map((other) => other.fields.tile!);
        return [`foresight:${foresightColumn(o, tiles)}:${f.tile}`];
      }
      case 'keep':
        return [`certificates:${f.certificates}`];
      case 'deliver':
        return [`city:${f.city}`];
      default:
        return [];
    }
  }
}
