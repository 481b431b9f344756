import { getContext, setContext } from 'svelte';
import type { KansasDescription, KansasObservation, KansasPlayer, Space } from '../../api/types';
import {
  actionGlyphs,
  countedGlyphs,
  programGlyphs,
  type Glyph,
  type GlyphNames,
} from '../../draw/glyphs';
import { t } from '../../words/speech.svelte';
import type { Choice } from '../../table/choices';
import type { Table } from '../../table/table.svelte';
import { wayOf, type Way } from './ways';

/** A view of a Kansas City game with everything the drawings look up. */
export class KansasScene {
  readonly spaces: Map<string, Space>;
  readonly glyphNames: GlyphNames;

  /** What is drawn: behind the view while others' moves are shown. */
  o = $derived.by(() => this.table.observation as KansasObservation);
  /** What is decided on, and spoken of. */
  truth = $derived.by(() => this.table.view.observation as KansasObservation);
  me = $derived.by(() => this.table.view.viewer);
  seat = $derived.by(() => this.me ?? 0); // whose fees and prices are shown
  mine = $derived.by((): KansasPlayer => this.truth.players[this.seat]!);
  /** Herders by space. */
  herders = $derived.by(() => {
    const found = new Map<string, number[]>();
    this.o.players.forEach((player, seat) => {
      if (player.herder === null) return;
      found.set(player.herder, [...(found.get(player.herder) ?? []), seat]);
    });
    return found;
  });
  engines = $derived.by(() => {
    const found = new Map<string, number[]>();
    this.o.players.forEach((player, seat) => {
      found.set(player.engine, [...(found.get(player.engine) ?? []), seat]);
    });
    return found;
  });

  constructor(
    readonly d: KansasDescription,
    readonly table: Table,
  ) {
    this.spaces = new Map(d.trail.spaces.map((space) => [space.id, space]));
    const outlaws = Object.values(d.tiles).filter((tile) => tile.kind === 'outlaw');
    this.glyphNames = {
      outlaw: outlaws[0]!.picture,
      colours: [outlaws[0]!.colour!, outlaws[1]!.colour!],
      card: (id) => d.cards[id],
    };
  }

  /** For drawings of things that lie on no table: whatever asks for one fails. */
  static withoutTable(d: KansasDescription): KansasScene {
    return new KansasScene(d, undefined as unknown as Table);
  }

  space(id: string): Space {
    return this.spaces.get(id)!;
  }

  glyphs(program: string): Glyph[] {
    const found = this.d.programs[program];
    return found ? programGlyphs(found, this.glyphNames) : [];
  }

  action(action: string[]): Glyph[] {
    return actionGlyphs(action, this.d.programs, this.glyphNames);
  }

  outlawColour(tile: string): string {
    return `var(--outlaw-${this.d.tiles[tile]?.colour ?? 'green'})`;
  }

  /** The local actions of the tile on a space. */
  actionsOf(tile: string): string[][] {
    return this.d.buildings[tile]?.actions ?? this.d.neutrals[tile]?.actions ?? [];
  }

  /** What passing a space costs me. */
  fee(space: string): { amount: number; payee: number | null } | undefined {
    return this.truth.facts.fees[space];
  }

  payeeName(seat: number | null): string {
    return seat === null ? t('the-bank') : this.table.seatName(seat);
  }

  name(seat: number): string {
    if (seat === this.o.automa?.seat) return this.d.automa?.name ?? '';
    return this.table.seatName(seat);
  }

  /** Buildings next to a space of the trail, either way: what stands there may use them. */
  beside(id: string): string[] {
    return this.d.trail.spaces
      .filter((other) => other.next.includes(id) || this.space(id).next.includes(other.id))
      .filter(({ id: other, kind }) => {
        return (kind === 'neutral' || kind === 'building') && this.truth.trail[other];
      })
      .map((other) => other.id);
  }

  /** A space by what lies on it: Tile C, your 4a, Drought 1, A-1. */
  placeName(id: string): string {
    const space = this.space(id);
    const lying = this.truth.trail[id];
    if (space.kind === 'city') return space.name;
    if (lying?.owner !== undefined) {
      return lying.owner === this.me
        ? t('tile-yours', { tile: lying.tile })
        : t('tile-of', { owner: this.name(lying.owner), tile: lying.tile });
    }
    return lying && this.d.neutrals[lying.tile]
      ? t('tile-letter', { letter: lying.tile })
      : space.name;
  }

  /** The way of least fees among moves, for the badge on their common end. */
  bestWay(choices: Choice[]): Way | null {
    let best: Way | null = null;
    for (const choice of choices) {
      const way = wayOf(choice);
      if (
        way &&
        (!best || way.paid < best.paid || (way.paid === best.paid && way.steps < best.steps))
      )
        best = way;
    }
    return best;
  }

  /** Transport to a city from where the engine of a seat is. */
  transport(city: string, seat: number): number {
    return this.truth.facts.players[seat]?.transport[city] ?? 0;
  }

  /** The picture of a station master: what it gives at once, and what it counts at the end, if anything. Several give
   * the same; no two of them count the same. */
  master(id: string): { gives: Glyph[]; counts: Glyph[] } {
    const { action, permanent, of } = this.d.masters[id]!;
    const gives: Glyph[] = permanent
      ? Array.from({ length: permanent }, () => ({ g: 'icon', name: 'perm' }))
      : this.action(action);
    const counted = of ? countedGlyphs(of, this.glyphNames) : [];
    // In one colour: they stand on that of points.
    return { gives, counts: counted.map((glyph) => ({ ...glyph, tone: undefined })) };
  }

  /** The face in play of a building number. */
  face(number: string): string {
    return this.o.buildings[Number(number) - 1]!;
  }
}

const KEY = Symbol('kansas');

export function setScene(scene: KansasScene): KansasScene {
  return setContext(KEY, scene);
}

export function getScene(): KansasScene {
  return getContext<KansasScene>(KEY);
}
