import { getContext, setContext } from 'svelte';
import type { KansasDescription, KansasObservation, KansasPlayer, Space } from '../../api/types';
import { actionGlyphs, programGlyphs, type Glyph, type GlyphNames } from '../../draw/glyphs';
import { called, t } from '../../words/speech.svelte';
import type { Choice } from '../../table/choices';
import type { Table } from '../../table/table.svelte';
import { riskyPlace } from './places';
import type { KansasMoves } from './things';
import { feeOn, Trail, type Way } from './ways';

/** A view of a Kansas City game with everything the drawings look up. */
export class KansasScene {
  readonly trail: Trail;
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
  /** The ways of the moves along the trail that can be chosen now, by code. */
  ways = $derived.by(() => (this.table.reader as KansasMoves).ways(this.table.view));

  constructor(readonly d: KansasDescription, readonly table: Table) {
    this.trail = new Trail(d);
    const outlaws = Object.values(d.tiles).filter((tile) => tile.kind === 'outlaw');
    this.glyphNames = {
      outlaw: outlaws[0]!.picture,
      colours: [outlaws[0]!.colour!, outlaws[1]!.colour!],
      card: (id) => d.cards[id],
    };
  }

  space(id: string): Space {
    return this.trail.spaces.get(id)!;
  }

  glyphs(program: string): Glyph[] {
    const found = this.d.programs[program];
    return found ? programGlyphs(found, this.glyphNames, 'kansas') : [];
  }

  action(action: string[]): Glyph[] {
    return actionGlyphs(action, this.d.programs, this.glyphNames, 'kansas');
  }

  outlawColour(tile: string): string {
    return `var(--outlaw-${this.d.tiles[tile]?.colour ?? 'green'})`;
  }

  /** The local actions of the tile on a space. */
  actionsOf(tile: string): string[][] {
    return this.d.buildings[tile]?.actions ?? this.d.neutrals[tile]?.actions ?? [];
  }

  fee(space: string) {
    return feeOn(this.d, this.truth, space, this.seat);
  }

  payeeName(seat: number | null): string {
    return seat === null ? t('the-bank') : this.table.seatName(seat);
  }

  name(seat: number): string {
    if (seat === this.o.automa?.seat) return this.d.automa?.name ?? '';
    return this.table.seatName(seat);
  }

  /** A space by what lies on it: Tile C, your 4a, Drought 1, A-1. */
  placeName(id: string): string {
    const space = this.space(id);
    const lying = this.truth.trail[id];
    if (space.kind === 'city') return space.name;
    if (lying?.owner !== undefined) {
      return lying.owner === this.me ? t('tile-yours', { tile: lying.tile }) : t('tile-of', { owner: this.name(lying.owner), tile: lying.tile });
    }
    if (lying && this.d.neutrals[lying.tile]) return t('tile-letter', { letter: lying.tile });
    const number = id.slice(id.lastIndexOf('-') + 1);
    return called('hazard', space.kind) || space.kind === 'outlaw' ? riskyPlace(this.d, space.kind, number) : id;
  }

  /** The way of least fees among moves, for the badge on their common end. */
  bestWay(choices: Choice[]): Way | null {
    let best: Way | null = null;
    for (const choice of choices) {
      const way = this.ways.get(choice.code);
      if (way && (!best || way.paid < best.paid || (way.paid === best.paid && way.steps < best.steps))) best = way;
    }
    return best;
  }

  /** Breeding value of cards in hand: each colour once, its best card. */
  breedingValue(hand: Record<string, number>): number {
    const best = new Map<string, number>();
    for (const [id, count] of Object.entries(hand)) {
      const card = this.d.cards[id];
      if (!count || card?.kind !== 'cattle') continue;
      best.set(card.colour!, Math.max(best.get(card.colour!) ?? 0, card.value!));
    }
    return [...best.values()].reduce((sum, value) => sum + value, 0);
  }

  /** Transport to a city from where the engine of a seat is. */
  transport(city: string, seat: number): number {
    const value = this.d.railroad.cities.find((other) => other.id === city)!.value;
    const position = this.d.railroad.positions.find((other) => other.id === this.truth.players[seat]!.engine)!;
    const nose = Math.ceil(position.order);
    return this.d.railroad.crosses.filter((cross) => nose <= cross && cross < value).length;
  }

  /** The face in play of a building number. */
  face(number: string): string {
    return this.o.buildings[Number(number) - 1]!;
  }

  /** The first sum of dollars in a sentence: the price of what it offers. */
  priceIn(words: string): number | null {
    const found = words.match(/\$(\d+)/);
    return found ? Number(found[1]) : null;
  }
}

const KEY = Symbol('kansas');

export function setScene(scene: KansasScene): KansasScene {
  return setContext(KEY, scene);
}

export function getScene(): KansasScene {
  return getContext<KansasScene>(KEY);
}
