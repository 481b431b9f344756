import { CATTLE_ORDER } from '../../draw/cattle';
import type { Glyph } from '../../draw/glyphs';
import { deckOf, stackOf, type Kind, type OpenFacts } from '../../look/facts';
import { t } from '../../words/speech.svelte';
import type { KansasScene } from './scene.svelte';

/** What everybody may look into in a Kansas City game. */
export function openKansas(scene: KansasScene): OpenFacts {
  const { d, truth } = scene;
  const card = (id: string): Kind => {
    const face = d.cards[id]!;
    const sign: Glyph[] =
      face.kind === 'cattle'
        ? [
            { g: 'card', colour: face.colour! },
            { g: 'vp', n: face.vp },
          ]
        : [{ g: 'icon', name: 'objective' }];
    return {
      id,
      name: face.name,
      sign: face.vp || face.kind !== 'cattle' ? sign : sign.slice(0, 1),
    };
  };
  const rank = (id: string): number => {
    const face = d.cards[id]!;
    return face.kind === 'cattle'
      ? face.value! * 100 + CATTLE_ORDER.indexOf(face.colour!) * 8 + face.vp
      : 9999;
  };
  const tile = (id: string): Kind => {
    const face = d.tiles[id]!;
    const tone =
      face.kind === 'hazard'
        ? 'var(--hazard)'
        : face.kind === 'outlaw'
          ? scene.outlawColour(id)
          : `var(--${id})`;
    const sign: Glyph[] = [{ g: 'icon', name: face.picture, tone }];
    // Hazards of one name differ in hand and points.
    if (face.kind === 'hazard')
      sign.push(
        { g: 'icon', name: 'hand', tone: `var(--hand-${face.green ? 'green' : 'black'})` },
        { g: 'vp', n: face.vp },
      );
    return { id, name: face.name, sign };
  };
  const city = (id: string): Kind => ({
    id,
    name: d.railroad.cities.find((known) => known.id === id)!.name,
    sign: [],
  });
  return {
    order: d.score,
    decks: truth.players.flatMap((player, seat) =>
      player.discard_pile ? [deckOf(seat, player, player.draw_stack, card, rank)] : [],
    ),
    left: [
      ...truth.bags.map((bag, i) => stackOf(t('left-foresights', { number: i + 1 }), bag, tile)),
      stackOf(t('left-cattle'), truth.market_stack, card),
      stackOf(t('left-objectives'), truth.objective_stack, card),
    ],
    reach: truth.facts.players.map((facts, seat) => ({
      seat,
      buys: facts.buys.map(card),
      delivers: facts.open.map(city),
    })),
  };
}
