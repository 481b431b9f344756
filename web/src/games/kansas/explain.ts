import {
  explainArea,
  explainCertificates,
  explainDeck,
  explainSeat,
  explainStack,
  explainToken,
  inWords,
} from '../../explain/common';
import { explained, type Explanation } from '../../explain/explanation';
import { listed, t } from '../../words/speech.svelte';
import { railPlace } from './places';
import type { KansasScene } from './scene.svelte';
import { thingParts } from '../../table/thing';

// What things say of themselves, in the words of the description.

export function explainKansas(scene: KansasScene, key: string): Explanation | null {
  const { d, o } = scene;
  const [kind, name] = thingParts(key);
  switch (kind) {
    case 'space':
      return explainSpace(scene, name);
    case 'building':
      return building(scene, name);
    case 'tile':
      return explained(d.tiles[name]!);
    case 'card':
      return explained(d.cards[name]!);
    case 'city': {
      const found = explained(d.railroad.cities.find((city) => city.id === name)!);
      const there = o.players.flatMap((player, seat) =>
        player.cities[name]
          ? [`${scene.name(seat)}${player.cities[name]! > 1 ? ` ${player.cities[name]}×` : ''}`]
          : [],
      );
      const notes: string[] = [];
      if (there.length) notes.push(t('discs-here', { names: there.join(', ') }));
      const cost = scene.me === null ? 0 : scene.transport(name, scene.seat);
      if (cost) notes.push(t('transport-costs', { cost }));
      return { ...found, notes };
    }
    case 'arrow': {
      const arrow = d.railroad.arrows.find((known) => known.from === name)!;
      const city = (id: string): string => d.railroad.cities.find((known) => known.id === id)!.name;
      return { title: `${city(arrow.from)} – ${city(arrow.to)}`, lines: [{ words: arrow.words }] };
    }
    case 'station': {
      const found = explained(d.railroad.stations.find((station) => station.id === name)!);
      const there = o.players.flatMap((player, seat) =>
        player.stations.includes(name) ? [scene.name(seat)] : [],
      );
      const master = o.station_masters[name];
      if (master?.master) found.lines.push({ words: d.masters[master.master]!.words });
      return {
        ...found,
        notes: there.length ? [t('discs-here', { names: there.join(', ') })] : [],
      };
    }
    case 'master':
      return explained(d.masters[name]!);
    case 'rail': {
      const position = d.railroad.positions.find((known) => known.id === name)!;
      const station = d.railroad.stations.find((known) => known.id === position.station);
      const there = scene.engines.get(name) ?? [];
      return {
        title: railPlace(d, name),
        lines: station ? [{ words: station.words }] : [],
        notes: there.length
          ? [t('engines-here', { names: there.map((seat) => scene.name(seat)).join(', ') })]
          : [],
      };
    }
    case 'disc':
      return explained(d.board.discs.find((disc) => disc.id === name)!);
    case 'aux': {
      const action = d.board.auxiliary.find((known) => known.id === name)!;
      return {
        title: action.title,
        lines: [
          { glyphs: scene.glyphs(action.single), words: d.programs[action.single]!.words },
          { glyphs: scene.glyphs(action.double), words: d.programs[action.double]!.words },
        ],
      };
    }
    case 'workerspace': {
      const [id, place] = name.split(':') as [string, string];
      const worker = d.workers.find((known) => known.id === id)!;
      const space = worker.spaces[Number(place)]!;
      return {
        title: `${worker.title} ${Number(place) + 1}`,
        lines: space.words
          ? [{ glyphs: space.action ? scene.glyphs(space.action) : [], words: space.words }]
          : [],
      };
    }
    case 'jobrow': {
      const row = Number(name);
      const notes = d.job_market.cattle_after.includes(row + 1) ? [t('row-refills-market')] : [];
      return {
        title: `${t('job-market')}, ${t('row-number', { row: row + 1 })}`,
        lines: [{ words: t('price-now', { price: d.job_market.cost[row]! }) }],
        notes,
      };
    }
    case 'cattle-arrow':
      return { title: t('cattle-market'), lines: [{ words: t('row-refills-market') }] };
    case 'area':
      return explainArea(name);
    case 'seat':
      return explainSeat(scene.name(Number(name)), o.players[Number(name)]);
    case 'certificates':
      return explainCertificates(o.players[scene.table.shownSeat]?.certificate_limit);
    case 'permanent':
      return {
        title: t('permanent-certificates'),
        lines: [{ words: t('permanent-about') }],
      };
    case 'token':
      return explainToken();
    case 'deck':
      return explainDeck(scene.mine, d.cards);
    case 'market-stack':
      return explainStack(t('cattle-market'), o.market_stack, d.cards);
    case 'objective-stack':
      return {
        title: t('objectives-on-offer'),
        lines: [{ words: t('objective-stack-about') }],
      };
    case 'purchase':
      return explainPurchase(scene, name);
    case 'job-token':
      return { title: t('job-market'), lines: [{ words: t('job-token-about') }] };
    case 'taken-hazards': {
      const tiles = Object.entries(o.players[Number(name)]?.tiles ?? {}).filter(
        ([tile]) => d.tiles[tile]?.kind === 'hazard',
      );
      return {
        title: t('taken-hazards'),
        lines: tiles.map(([tile, count]) => ({ words: `${count} × ${d.tiles[tile]!.title}` })),
      };
    }
    case 'cattle-of':
      return {
        title: t('cattle-owned'),
        lines: [{ words: inWords(o.players[Number(name)]?.cattle ?? {}, d.cards) }],
      };
    default:
      return null;
  }
}

/** A line of the price list, by its number. */
function explainPurchase(scene: KansasScene, name: string): Explanation {
  const option = scene.d.cattle_market.options[Number(name)]!;
  const cowboy = scene.d.workers.find(({ id }) => id === 'cowboy')!.name;
  return {
    title: t('purchase-title', { cards: option.cards, value: option.value, price: option.price }),
    lines: [{ words: t('purchase-needs', { count: option.cowboys, worker: cowboy }) }],
    notes: [
      t('purchase-have', {
        count: scene.mine.workers.cowboy ?? 0,
        worker: cowboy,
        money: scene.mine.money ?? 0,
      }),
    ],
  };
}

function building(scene: KansasScene, tile: string): Explanation {
  const face = scene.d.buildings[tile] ?? scene.d.neutrals[tile]!;
  return {
    title: face.title,
    lines: face.lines.map((words, i) => ({ glyphs: scene.action(face.actions[i]!), words })),
  };
}

function explainSpace(scene: KansasScene, id: string): Explanation {
  const { d, o } = scene;
  const space = scene.space(id);
  const lying = o.trail[id];
  const notes: string[] = [];
  let found: Explanation = { title: scene.placeName(id), lines: [] };
  if (lying && (d.buildings[lying.tile] || d.neutrals[lying.tile])) {
    found = building(scene, lying.tile);
    if (lying.owner !== undefined) notes.push(t('belongs-to', { name: scene.name(lying.owner) }));
  } else if (lying) {
    found = explained(d.tiles[lying.tile]!);
  }
  const fee = scene.me === null ? null : scene.fee(id);
  if (fee) notes.push(t('fee-for-you', { amount: fee.amount, payee: scene.payeeName(fee.payee) }));
  if (space.kind !== 'neutral' && space.kind !== 'city') {
    // Its name is said already where it is the title.
    notes.push(
      space.words && !lying ? space.words : [space.title, space.words].filter(Boolean).join(': '),
    );
  }
  const beside = space.kind === 'building' ? scene.beside(id) : [];
  if (beside.length)
    notes.push(t('beside-it', { names: listed(beside.map((other) => scene.placeName(other))) }));
  const there = scene.herders.get(id) ?? [];
  if (there.length)
    notes.push(t('herders-here', { names: there.map((seat) => scene.name(seat)).join(', ') }));
  return { ...found, notes };
}
