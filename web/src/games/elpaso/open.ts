import { CATTLE_ORDER } from '../../draw/cattle';
import type { Glyph } from '../../draw/glyphs';
import { deckOf, stackOf, type Kind, type OpenFacts } from '../../look/facts';
import { t } from '../../words/speech.svelte';
import type { ElPasoScene } from './scene.svelte';

/** What everybody may look into in El Paso. */
export function openElPaso(scene: ElPasoScene): OpenFacts {
  const { d, truth } = scene;
  const tone = (worker: string): string => (worker === 'joker' ? 'var(--p2)' : `var(--${worker})`);
  const card = (id: string): Kind => {
    const face = d.cards[id]!;
    const sign: Glyph[] =
      face.kind === 'cattle'
        ? [
            { g: 'card', colour: face.colour! },
            { g: 'vp', n: face.vp },
          ]
        : [{ g: 'icon', name: id, tone: tone(id) }];
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
  const worker = (id: string): Kind => ({
    id,
    name: d.workers.find((known) => known.id === id)!.name,
    sign: [{ g: 'icon', name: id, tone: tone(id) }],
  });
  const building = (number: string): Kind => ({
    id: `building-${number}`,
    name: scene.face(number),
    sign: [
      { g: 'icon', name: 'house' },
      { g: 'text', text: scene.face(number) },
    ],
  });
  const train = (id: string): Kind => ({
    id: `train-${id}`,
    name: d.trains[id]!.title,
    sign: [{ g: 'icon', name: 'train' }],
  });
  return {
    order: d.score,
    decks: truth.players.flatMap((player, seat) =>
      player.discard_pile ? [deckOf(seat, player, player.draw_pile, card, rank)] : [],
    ),
    left: [
      stackOf(t('left-objective-tiles'), truth.objective_stack, (id) => ({
        id,
        name: '',
        sign: [...scene.needs(id), { g: 'vp', n: d.objectives[id]!.vp }],
      })),
      stackOf(t('left-bonus-tiles'), truth.bonus_stack, (id) => ({
        id,
        name: '',
        sign: [...scene.bonus(id), { g: 'vp', n: d.bonuses[id]!.vp }],
      })),
      stackOf(t('worker-supply'), truth.worker_supply, worker),
      stackOf(t('cattle-market'), truth.cattle_market, card),
      stackOf(t('buildings'), truth.building_display, building),
    ],
    reach: truth.facts.players.map((facts, seat) => ({
      seat,
      buys: [
        ...facts.affordable.cattle.map(card),
        ...facts.affordable.buildings.map(building),
        ...facts.affordable.trains.map(train),
      ],
      delivers: facts.open.map((id) => ({ id, name: id, sign: [] })),
    })),
  };
}
