import type { ElPasoPlayer } from '../api/types';
import type { ElPasoScene } from '../games/elpaso/scene.svelte';
import { t } from '../words/speech.svelte';
import { counted, facts, total, type TextPart } from './parts';
import { thingParts } from '../table/thing';

// A game of El Paso as text.

export function elPasoParts(scene: ElPasoScene): TextPart[] {
  const { d, o, table } = scene;
  const about = ({ title, words }: { title: string; words: string }): string =>
    `${title}: ${words}`;
  const viewer = table.view.viewer;
  const card = (id: string): string =>
    d.cards[id]?.name ?? d.workers.find((known) => known.id === id)?.name ?? id;
  const worker = (id: string): string => d.workers.find((known) => known.id === id)?.name ?? id;
  const space = (id: string): string => d.ring.spaces.find((known) => known.id === id)?.name ?? id;
  const discs = (has: (player: ElPasoPlayer) => number): string =>
    o.players
      .flatMap((player, seat) =>
        has(player)
          ? [has(player) > 1 ? `${scene.name(seat)} ${has(player)} ×` : scene.name(seat)]
          : [],
      )
      .join(', ') || t('text-nothing');

  const parts: TextPart[] = [];
  const own = viewer === null ? undefined : o.players[viewer];
  if (own) {
    parts.push({
      id: 'hand',
      title: t('your-hand'),
      table: {
        head: [t('text-card'), t('text-count'), t('text-what')],
        rows: Object.entries(own.hand ?? {}).flatMap(([id, count]) =>
          count ? [[card(id), String(count), d.cards[id]?.words ?? '']] : [],
        ),
      },
    });
  } else parts.push({ id: 'hand', title: t('your-hand'), lines: [t('text-no-hand')] });

  const seats = o.players.map((_, seat) => seat);
  for (const seat of viewer === null
    ? seats
    : [viewer, ...seats.filter((other) => other !== viewer)]) {
    const player = o.players[seat]!;
    const built = Object.entries(o.ring).filter(([, lying]) => lying.owner === seat);
    parts.push({
      id: `player-${seat}`,
      title: t('board-of', { name: scene.name(seat) }),
      lines: facts([
        [t('text-money'), player.money === undefined ? undefined : `$${player.money}`],
        [
          t('text-herder', { game: d.like }),
          player.herder ? space(player.herder) : t('text-not-placed'),
        ],
        [t('worker-area'), counted(player.worker_area, worker, t('text-nothing'))],
        [
          t('certificates'),
          player.certificates === undefined
            ? undefined
            : t('text-certificates-of', {
                count: player.certificates,
                limit: d.board.certificate_limit,
                permanent: player.permanent_certificates ?? 0,
              }),
        ],
        [t('exchange-tokens'), player.exchange_tokens],
        [t('text-steps'), player.step_limit],
        [t('text-hand-limit'), player.hand_limit],
        [t('cards-in-hand'), player.hand_size],
        [t('text-deck'), player.draw_size],
        [
          t('text-discard'),
          player.discard_pile === undefined
            ? undefined
            : counted(player.discard_pile, card, t('text-nothing')),
        ],
        [
          t('text-built'),
          built
            .map(
              ([id, lying]) =>
                `${d.buildings[lying.tile] ? about(d.buildings[lying.tile]!) : lying.tile} (${id})`,
            )
            .join('; ') || t('text-nothing'),
        ],
        [
          t('text-discs-left'),
          player.discs
            ? player.discs
                .map((id) => d.board.discs.find((disc) => disc.id === id)?.name ?? id)
                .join(', ') || t('text-nothing')
            : player.discs_left,
        ],
        [t('trading-posts'), counted(player.posts, (id) => id, t('text-nothing'))],
        [
          t('bonus-tiles'),
          Object.entries(player.bonus_tiles)
            .flatMap(([id, count]) => (count ? [d.bonuses[id]?.words ?? id] : []))
            .join('; ') || t('text-nothing'),
        ],
        [
          t('text-objectives'),
          Object.entries(player.objectives)
            .flatMap(([id, count]) => (count ? [d.objectives[id]?.words ?? id] : []))
            .join('; ') || t('text-nothing'),
        ],
      ]),
    });
  }

  parts.push({
    id: 'ring',
    title: t('text-ring'),
    table: {
      head: [t('text-space'), t('text-lies'), t('text-here'), t('text-next')],
      rows: d.ring.spaces.map((known) => {
        const lying = o.ring[known.id];
        const tile = lying ? (d.buildings[lying.tile] ?? d.neutrals[lying.tile]) : undefined;
        const words = tile
          ? about(tile)
          : known.kind === 'city'
            ? known.words
            : `${t('text-empty')}, $${known.cost}`;
        const there = o.players.flatMap((player, seat) =>
          player.herder === known.id ? [scene.name(seat)] : [],
        );
        return [
          known.name,
          lying?.owner === undefined ? words : `${scene.name(lying.owner)}: ${words}`,
          there.join(', '),
          known.next.map(space).join(', '),
        ];
      }),
    },
  });
  parts.push({
    id: 'posts',
    title: t('trading-posts'),
    table: {
      head: [t('text-post'), t('text-discs'), t('text-what')],
      rows: d.posts.map((post) => [
        post.id,
        discs((player) => player.posts[post.id] ?? 0),
        post.words,
      ]),
    },
  });
  parts.push({
    id: 'train',
    title: t('train'),
    lines: Object.entries(d.trains).map(
      ([id, train]) => `${train.title}: ${scene.trainLines(id).join('; ')}`,
    ),
  });
  parts.push({
    id: 'supply',
    title: t('worker-supply'),
    lines: [counted(o.worker_supply, worker, t('text-nothing'))],
  });
  parts.push({
    id: 'market',
    title: t('cattle-market'),
    table: {
      head: [t('text-card'), t('text-count'), t('text-what')],
      rows: Object.entries(o.cattle_market).flatMap(([id, count]) =>
        count ? [[card(id), String(count), d.cards[id]?.words ?? '']] : [],
      ),
    },
    lines: [t('text-simmental', { count: o.simmental })],
  });
  parts.push({
    id: 'buildings',
    title: t('text-building-offer'),
    table: {
      head: [t('text-card'), t('text-count')],
      rows: Object.entries(o.building_display).flatMap(([id, count]) =>
        count ? [[about((d.buildings[id] ?? d.buildings[scene.face(id)])!), String(count)]] : [],
      ),
    },
  });
  parts.push({
    id: 'objectives',
    title: t('text-objective-tiles'),
    lines: [
      ...o.objective_display.map((id) => (id ? (d.objectives[id]?.words ?? id) : t('text-empty'))),
      t('text-stack', { count: total(o.objective_stack) }),
    ],
  });
  parts.push({
    id: 'bonuses',
    title: t('text-bonus-tiles'),
    lines: [
      ...o.bonus_display.map((id) => (id ? (d.bonuses[id]?.words ?? id) : t('text-empty'))),
      t('text-stack', { count: total(o.bonus_stack) }),
    ],
  });
  return parts;
}

export function elPasoThing(scene: ElPasoScene, thing: string): string {
  const [what, name] = thingParts(thing);
  if (what === 'building') return scene.d.buildings[scene.face(name)]?.title ?? name;
  if (what === 'space') return scene.d.ring.spaces.find((space) => space.id === name)?.name ?? name;
  if (what === 'market' || what === 'hand') return scene.d.cards[name]?.name ?? name;
  if (what === 'token') return t('exchange-tokens');
  return name || what;
}
