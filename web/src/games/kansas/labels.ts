import { t } from '../../words/speech.svelte';
import type { Choice, Option } from '../../table/choices';
import type { Label } from '../../table/labels';
import type { KansasScene } from './scene.svelte';
import { taskGlyphs } from './tasks';

// The short form of a choice for its button; the whole sentence stands in the preview.

export function optionLabel(scene: KansasScene, option: Option): Label {
  const first = option.choices[0]!;
  if (option.choices.length === 1) return choiceLabel(scene, first);
  const label = groupLabel(scene, option.thing!, option.choices);
  return { ...label, end: label.end ?? (first.fields.kind === 'move' ? t('way-count', { count: option.choices.length }) : '…') };
}

function groupLabel(scene: KansasScene, thing: string, choices: Choice[]): Label {
  const [what, name] = thing.split(/:(.*)/) as [string, string];
  if (what === 'shed') {
    const face = scene.face(name);
    const tile = scene.d.buildings[face]!;
    return { text: face, glyphs: [{ g: 'icon', name: 'builder', tone: 'var(--builder)', n: String(tile.builders) }], end: t('place-count', { count: choices.length }) };
  }
  if (what === 'market') return cattle(scene, [name]);
  if (what === 'space') {
    const way = scene.bestWay(choices);
    return { ...(way ? { badge: String(way.steps) } : {}), text: scene.placeName(name) };
  }
  if (what === 'aux') return { glyphs: scene.glyphs(scene.d.board.auxiliary.find((known) => known.id === name.split(':')[0])!.single) };
  if (what === 'token') return { glyphs: [{ g: 'icon', name: 'token' }], text: t('exchange-tokens') };
  return choiceLabel(scene, choices[0]!);
}

function cattle(scene: KansasScene, cards: string[]): Label {
  const faces = cards.map((card) => scene.d.cards[card]!);
  return {
    glyphs: faces.flatMap((face) => [{ g: 'card' as const, colour: face.colour! }, ...(face.vp ? [{ g: 'vp' as const, n: face.vp }] : [])]),
    ...(faces.length === 1 ? { text: faces[0]!.name } : {}),
  };
}

export function choiceLabel(scene: KansasScene, choice: Choice): Label {
  const f = choice.fields;
  const price = scene.priceIn(choice.words);
  switch (f.kind) {
    case 'place':
    case 'copy':
    case 'outlaw':
      return { text: scene.placeName(f.space!), ...(f.kind === 'outlaw' ? { glyphs: scene.glyphs(scene.space(f.space!).bounty ?? '') } : {}) };
    case 'hazard': {
      const tile = scene.d.tiles[scene.truth.trail[f.space!]?.tile ?? ''];
      return { text: scene.placeName(f.space!), end: price === null ? '' : `$${price}`, ...(tile ? { badge: `${tile.vp}` } : {}) };
    }
    case 'move': {
      const way = scene.ways.get(choice.code);
      const end = f.route!.split(' ')[0]!;
      if (!way) return { text: scene.placeName(end) };
      const sums = new Map<number | null, number>();
      for (const fee of way.fees) sums.set(fee.payee, (sums.get(fee.payee) ?? 0) + fee.paid);
      return {
        badge: String(way.steps),
        text: scene.placeName(end),
        ...(sums.size ? { pays: [...sums].map(([payee, amount]) => ({ amount, payee })) } : { end: t('no-fee') }),
      };
    }
    case 'do':
      return { glyphs: scene.glyphs(f.action!) };
    case 'auxiliary': {
      const action = scene.d.board.auxiliary.find((known) => known.id === f.action)!;
      return { glyphs: scene.glyphs(f.size === 'double' ? action.double : action.single), end: f.size === 'double' ? '2×' : '1×' };
    }
    case 'play': {
      const card = scene.d.cards[f.card!]!;
      return { glyphs: [{ g: 'icon', name: 'objective' }, { g: 'arrow' }, ...scene.glyphs(card.action ?? '')], text: t('play-objective') };
    }
    case 'token':
      return { glyphs: [{ g: 'icon', name: 'token' }], text: t('draw-cards', { count: f.cards! }) };
    case 'draw':
      return { glyphs: [{ g: 'icon', name: 'draw' }], text: t('draw-cards', { count: f.cards! }) };
    case 'discard':
    case 'remove':
    case 'raise': {
      const card = scene.d.cards[f.card!]!;
      if (card.kind !== 'cattle') return { glyphs: [{ g: 'icon', name: 'objective' }, ...taskGlyphs(scene, card)] };
      return cattle(scene, [f.card!]);
    }
    case 'hire':
      return {
        glyphs: [{ g: 'icon', name: f.worker!, tone: `var(--${f.worker})` }],
        text: t('row-number', { row: Number(f.row) }),
        end: price === null ? '' : `$${price}`,
      };
    case 'buy': {
      const [cards, cowboys] = f.purchase!.split(' with ') as [string, string];
      const label = cattle(scene, cards.split(' '));
      return { glyphs: [...(label.glyphs ?? []), { g: 'icon', name: 'cowboy', tone: 'var(--cowboy)', n: cowboys }], end: `$${price}` };
    }
    case 'reveal':
      return { glyphs: [{ g: 'icon', name: 'cowboy', tone: 'var(--cowboy)', n: String(scene.d.cattle_market.reveal.cowboys) }], text: t('add-to-market', { cards: scene.d.cattle_market.reveal.cards }) };
    case 'build': {
      const space = scene.space(f.space!);
      return {
        text: scene.table.touched.length ? scene.placeName(f.space!) : `${scene.face(f.number!)} · ${scene.placeName(f.space!)}`,
        glyphs: [...(space.woods ? [{ g: 'icon' as const, name: 'woods', tone: 'var(--wood2)' }] : []), ...(space.risk ? scene.glyphs(space.risk).slice(-1) : [])],
        end: price === null ? '' : `$${price}`,
      };
    }
    case 'engine': {
      const station = scene.d.railroad.stations.find((known) => known.position === f.position);
      return { badge: f.position!, ...(station ? { glyphs: [{ g: 'icon', name: 'station' }, { g: 'pay', n: station.cost }] } : { glyphs: [{ g: 'icon', name: 'engine' }] }) };
    }
    case 'upgrade':
      return { glyphs: [{ g: 'icon', name: 'upgrade' }], text: t('upgrade-station', { station: f.station!.slice(1) }), end: price === null ? '' : `$${price}` };
    case 'disc':
      return discLabel(scene, f.disc!);
    case 'disc-from':
      return { text: t('disc-from', { station: f.station!.slice(1) }) };
    case 'master':
      return { glyphs: [{ g: 'icon', name: f.worker!, tone: `var(--${f.worker})` }, { g: 'arrow' }, { g: 'icon', name: 'master' }], text: scene.d.workers.find((worker) => worker.id === f.worker)!.name };
    case 'objective': {
      const card = scene.d.cards[f.card!]!;
      return { glyphs: [...scene.glyphs(card.action ?? ''), { g: 'arrow' }, ...taskGlyphs(scene, card), { g: 'vp', n: card.vp }] };
    }
    case 'foresight': {
      const tile = scene.d.tiles[f.tile!]!;
      return { glyphs: [{ g: 'icon', name: tile.picture, tone: tile.kind === 'worker' ? `var(--${f.tile})` : tile.kind === 'hazard' ? 'var(--hazard)' : scene.outlawColour(f.tile!) }], text: tile.name.split(' (')[0]!, ...(tile.vp ? { end: `${tile.vp}` } : {}) };
    }
    case 'keep':
      return { glyphs: [{ g: 'icon', name: 'cert' }], text: t('keep-certificates', { count: f.certificates! }), ...(price === null ? {} : { end: `+$${price}` }) };
    case 'deliver': {
      const city = scene.d.railroad.cities.find((known) => known.id === f.city)!;
      const ordinary = scene.mine.herder === scene.d.trail.city; // an extraordinary delivery costs no transport
      const cost = ordinary ? scene.transport(f.city!, scene.seat) : 0;
      return { badge: String(city.value), text: city.name, end: cost ? `−$${cost}` : city.bonus ? `+$${city.bonus}` : '' };
    }
    case 'objective-top':
      return { glyphs: [{ g: 'icon', name: 'objective' }], text: t('stack-of', { count: Object.values(scene.truth.objective_stack).reduce((sum, n) => sum + n, 0) }) };
    default:
      return { text: scene.table.named(choice.words) };
  }
}

function discLabel(scene: KansasScene, id: string): Label {
  const disc = scene.d.board.discs.find((known) => known.id === id)!;
  const end = disc.gain ? `+$${disc.gain}` : disc.pay ? `−$${disc.pay}` : disc.vp ? `+${disc.vp}` : '';
  const action = scene.d.board.auxiliary.find((known) => known.disc === id);
  if (action) return { glyphs: [{ g: 'icon', name: 'aux' }, { g: 'arrow' }, ...scene.glyphs(action.single)], end: (scene.mine.discs?.[id] ?? 0) > 1 ? '1×' : '2×' };
  return { text: disc.name, end };
}
