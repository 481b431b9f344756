import { getContext, setContext } from 'svelte';
import type {
  ElPasoDescription,
  ElPasoObservation,
  ElPasoPlayer,
  RingSpace,
} from '../../api/types';
import { actionGlyphs, programGlyphs, type Glyph, type GlyphNames } from '../../draw/glyphs';
import { t } from '../../words/speech.svelte';
import type { Table } from '../../table/table.svelte';

/** A view of El Paso with everything the drawings look up. */
export class ElPasoScene {
  readonly spaces: Map<string, RingSpace>;
  readonly glyphNames: GlyphNames;

  /** What is drawn: behind the view while others' moves are shown. */
  o = $derived.by(() => this.table.observation as ElPasoObservation);
  /** What is decided on, and spoken of. */
  truth = $derived.by(() => this.table.view.observation as ElPasoObservation);
  me = $derived.by(() => this.table.view.viewer);
  seat = $derived.by(() => this.me ?? 0);
  mine = $derived.by((): ElPasoPlayer => this.truth.players[this.seat]!);
  herders = $derived.by(() => {
    const found = new Map<string, number[]>();
    this.o.players.forEach((player, seat) => {
      if (player.herder === null) return;
      found.set(player.herder, [...(found.get(player.herder) ?? []), seat]);
    });
    return found;
  });
  constructor(
    readonly d: ElPasoDescription,
    readonly table: Table,
  ) {
    this.spaces = new Map(d.ring.spaces.map((space) => [space.id, space]));
    this.glyphNames = {
      outlaw: 'outlaw',
      colours: ['green', 'orange'],
      card: (id) => d.cards[id],
      objective: 'horn',
      wages: true,
    };
  }

  /** For drawings of things that lie on no table: whatever asks for one fails. */
  static withoutTable(d: ElPasoDescription): ElPasoScene {
    return new ElPasoScene(d, undefined as unknown as Table);
  }

  space(id: string): RingSpace {
    return this.spaces.get(id)!;
  }

  glyphs(program: string): Glyph[] {
    const found = this.d.programs[program];
    return found ? programGlyphs(found, this.glyphNames) : [];
  }

  action(action: string[]): Glyph[] {
    return actionGlyphs(action, this.d.programs, this.glyphNames);
  }

  actionsOf(tile: string): string[][] {
    return this.d.buildings[tile]?.actions ?? this.d.neutrals[tile]?.actions ?? [];
  }

  /** What a train card does on the side in play. */
  trainActions(card: string): string[][] {
    const side = this.o.trains[Number(card) - 1] ?? 'front';
    return this.d.trains[card]![side];
  }

  /** The same in words. */
  trainLines(card: string): string[] {
    const known = this.d.trains[card]!;
    return this.o.trains[Number(card) - 1] === 'star' ? known.star_lines : known.front_lines;
  }

  face(number: string): string {
    return this.o.buildings[Number(number) - 1]!;
  }

  name(seat: number): string {
    if (seat === this.o.automa?.seat) return this.d.automa?.name ?? '';
    return this.table.seatName(seat);
  }

  placeName(id: string): string {
    const lying = this.truth.ring[id];
    if (id === this.d.ring.city) return this.space(id).name;
    if (lying?.owner !== undefined)
      return lying.owner === this.me
        ? t('tile-yours', { tile: lying.tile })
        : t('tile-of', { owner: this.name(lying.owner), tile: lying.tile });
    return lying ? t('tile-letter', { letter: lying.tile }) : id;
  }

  /** What an objective needs, as pictures. */
  needs(objective: string): Glyph[] {
    return this.d.objectives[objective]!.needs.flatMap(({ need, count, words }) =>
      Array.from({ length: count }, () => this.need(need, words)),
    );
  }

  private need(need: string, words: string): Glyph {
    if (need === 'building') return { g: 'icon', name: 'house', words };
    if (need === 'bonus') return { g: 'icon', name: 'bell', words };
    if (need.startsWith('post-')) return { g: 'icon', name: 'city', n: need.slice(5), words };
    const card = this.d.cards[need]!;
    if (card.kind === 'cattle') return { g: 'card', colour: card.colour!, words };
    return { g: 'icon', name: need, tone: `var(--${need})`, words };
  }

  /** What a bonus tile gives, as pictures. */
  bonus(tile: string): Glyph[] {
    const known = this.d.bonuses[tile]!;
    if (known.permanent) return [{ g: 'icon', name: 'perm' }];
    if (known.duplicate) return [{ g: 'icon', name: 'duplicate' }];
    return known.action ? this.glyphs(known.action) : [];
  }
}

const KEY = Symbol('elpaso');

export function setScene(scene: ElPasoScene): ElPasoScene {
  return setContext(KEY, scene);
}

export function getScene(): ElPasoScene {
  return getContext<ElPasoScene>(KEY);
}
