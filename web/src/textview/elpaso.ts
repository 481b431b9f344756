import type { ElPasoPlayer } from '../api/types';
import type { ElPasoScene } from '../games/elpaso/scene.svelte';
import { speech } from '../messages/index.svelte';
import { counted, facts, total, type TextPart } from './parts';

// A game of El Paso as text.

export function elPasoParts(scene: ElPasoScene): TextPart[] {
  const { d, o, table } = scene;
  const m = speech.m;
  const inside = (words: string): string => words[0]!.toLowerCase() + words.slice(1);
  const x = m.text;
  const viewer = table.view.viewer;
  const card = (id: string): string => d.cards[id]?.name ?? d.workers.find((known) => known.id === id)?.name ?? id;
  const worker = (id: string): string => d.workers.find((known) => known.id === id)?.name ?? id;
  const space = (id: string): string => d.ring.spaces.find((known) => known.id === id)?.name ?? id;
  const discs = (has: (player: ElPasoPlayer) => number): string =>
    o.players.flatMap((player, seat) => (has(player) ? [has(player) > 1 ? `${scene.name(seat)} ${has(player)} ×` : scene.name(seat)] : [])).join(', ') || x.nothing;

  const parts: TextPart[] = [];
  const own = viewer === null ? undefined : o.players[viewer];
  if (own) {
    parts.push({
      id: 'hand', title: x.hand,
      table: { head: [x.card, x.count, x.what], rows: Object.entries(own.hand ?? {}).flatMap(([id, count]) => (count ? [[card(id), String(count), d.cards[id]?.words ?? '']] : [])) },
    });
  } else parts.push({ id: 'hand', title: x.hand, lines: [x.noHand] });

  const seats = o.players.map((_, seat) => seat);
  for (const seat of viewer === null ? seats : [viewer, ...seats.filter((other) => other !== viewer)]) {
    const player = o.players[seat]!;
    const built = Object.entries(o.ring).filter(([, lying]) => lying.owner === seat);
    parts.push({
      id: `player-${seat}`, title: x.board(scene.name(seat)),
      lines: facts([
        [x.money, player.money === undefined ? undefined : `$${player.money}`],
        [x.herder, player.herder ? space(player.herder) : x.notPlaced],
        [x.workerArea, counted(player.worker_area, worker, x.nothing)],
        [x.certificates, player.certificates === undefined ? undefined : x.certificatesOf(player.certificates, d.board.certificate_limit, player.permanent_certificates ?? 0)],
        [x.tokens, player.exchange_tokens],
        [x.steps, player.step_limit],
        [x.handLimit, player.hand_limit],
        [x.handCards, player.hand_size],
        [x.deck, player.draw_size],
        [x.discard, player.discard_pile === undefined ? undefined : counted(player.discard_pile, card, x.nothing)],
        [x.built, built.map(([id, lying]) => `${d.buildings[lying.tile]?.words ?? lying.tile} (${id})`).join('; ') || x.nothing],
        [x.discsLeft, player.discs ? player.discs.map((id) => d.board.discs.find((disc) => disc.id === id)?.name ?? id).join(', ') || x.nothing : player.discs_left],
        [x.posts, counted(player.posts, (id) => id, x.nothing)],
        [x.ownBonus, Object.entries(player.bonus_tiles).flatMap(([id, count]) => (count ? [d.bonuses[id]?.words ?? id] : [])).join('; ') || x.nothing],
        [x.objectives, Object.entries(player.objectives).flatMap(([id, count]) => (count ? [d.objectives[id]?.words ?? id] : [])).join('; ') || x.nothing],
      ]),
    });
  }

  parts.push({
    id: 'ring', title: x.ring,
    table: {
      head: [x.space, x.lies, x.here, x.next],
      rows: d.ring.spaces.map((known) => {
        const lying = o.ring[known.id];
        const words = lying ? (d.buildings[lying.tile]?.words ?? d.neutrals[lying.tile]?.words ?? lying.tile) : known.kind === 'city' ? known.words : `${x.empty}, $${known.cost}`;
        const there = o.players.flatMap((player, seat) => (player.herder === known.id ? [scene.name(seat)] : []));
        return [known.name, lying?.owner === undefined ? words : `${scene.name(lying.owner)}: ${words}`, there.join(', '), known.next.map(space).join(', ')];
      }),
    },
  });
  parts.push({ id: 'posts', title: x.posts, table: { head: [x.post, x.discs, x.what], rows: d.posts.map((post) => [post.id, discs((player) => player.posts[post.id] ?? 0), post.words]) } });
  parts.push({ id: 'train', title: x.train, lines: Object.entries(d.trains).map(([id, train]) => `${train.words.split('. ')[0]!}: ${scene.trainActions(id).map((action) => action.map((program, i) => (i ? inside(d.programs[program]!.words) : d.programs[program]!.words)).join(m.or)).join('; ')}`) });
  parts.push({ id: 'supply', title: x.supply, lines: [counted(o.worker_supply, worker, x.nothing)] });
  parts.push({
    id: 'market', title: x.market,
    table: { head: [x.card, x.count, x.what], rows: Object.entries(o.cattle_market).flatMap(([id, count]) => (count ? [[card(id), String(count), d.cards[id]?.words ?? '']] : [])) },
    lines: [x.simmental(o.simmental)],
  });
  parts.push({
    id: 'buildings', title: x.buildingOffer,
    table: { head: [x.card, x.count], rows: Object.entries(o.building_display).flatMap(([id, count]) => (count ? [[d.buildings[id]?.words ?? d.buildings[scene.face(id)]?.words ?? id, String(count)]] : [])) },
  });
  parts.push({ id: 'objectives', title: x.objectiveTiles, lines: [...o.objective_display.map((id) => (id ? (d.objectives[id]?.words ?? id) : x.empty)), x.stack(total(o.objective_stack))] });
  parts.push({ id: 'bonuses', title: x.bonusTiles, lines: [...o.bonus_display.map((id) => (id ? (d.bonuses[id]?.words ?? id) : x.empty)), x.stack(total(o.bonus_stack))] });
  return parts;
}

export function elPasoThing(scene: ElPasoScene, thing: string): string {
  const [what, name = ''] = thing.split(/:(.*)/) as [string, string?];
  if (what === 'building') return scene.d.buildings[scene.face(name)]?.words ?? name;
  if (what === 'space') return scene.d.ring.spaces.find((space) => space.id === name)?.name ?? name;
  if (what === 'market' || what === 'hand') return scene.d.cards[name]?.name ?? name;
  if (what === 'token') return speech.m.tokens;
  return name || what;
}
