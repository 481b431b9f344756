import type { KansasPlayer, Station } from '../api/types';
import { railPlace } from '../games/kansas/places';
import type { KansasScene } from '../games/kansas/scene.svelte';
import { t } from '../words/speech.svelte';
import { counted, facts, total, type TextPart } from './parts';
import { thingParts } from '../table/thing';

// A Kansas City game as text.

export function kansasParts(scene: KansasScene): TextPart[] {
  const { d, o, table } = scene;
  const card = (id: string): string => d.cards[id]?.name ?? id;
  const tile = (id: string): string => d.tiles[id]?.name ?? id;
  const worker = (id: string): string => d.workers.find((known) => known.id === id)?.name ?? id;
  const city = (id: string): string =>
    d.railroad.cities.find((known) => known.id === id)?.name ?? id;
  const about = ({ title, words }: { title: string; words: string }): string =>
    words ? `${title}: ${words}` : title;
  const building = (id: string): string => (d.buildings[id] ? about(d.buildings[id]!) : id);
  const names = (seats: number[]): string => seats.map((seat) => scene.name(seat)).join(', ');
  const withDiscs = (has: (player: KansasPlayer) => number): string =>
    o.players
      .flatMap((player, seat) =>
        has(player)
          ? [has(player) > 1 ? `${scene.name(seat)} ${has(player)} ×` : scene.name(seat)]
          : [],
      )
      .join(', ') || t('text-nothing');
  const discs = (player: KansasPlayer): string =>
    counted(
      player.discs,
      (id) => d.board.discs.find((disc) => disc.id === id)?.name ?? id,
      t('text-nothing'),
    );

  // A station stands at a space of the line, or at a turnout after one.
  const stationPlace = (station: Station): string => {
    const order = d.railroad.positions.find((known) => known.id === station.position)!.order;
    return Number.isInteger(order)
      ? station.position
      : t('text-after', { position: Math.floor(order) });
  };

  const rows = d.job_market.cost.length;
  const marked = new Set(
    d.trail.spaces
      .filter((space) => space.kind === 'neutral' || space.kind === 'building')
      .map((space) => space.id),
  );
  const place = (id: string): string => (marked.has(id) ? id : scene.placeName(id));

  const parts: TextPart[] = [];
  if (scene.me !== null) {
    const hand = scene.mine.hand ?? {};
    parts.push({
      id: 'hand',
      title: t('your-hand'),
      table: {
        head: [t('text-card'), t('text-count'), t('text-what')],
        rows: Object.entries(hand).flatMap(([id, count]) =>
          count ? [[card(id), String(count), d.cards[id]?.words ?? '']] : [],
        ),
      },
      lines: facts([[t('hand-value'), scene.truth.facts.breeding_value]]),
    });
  } else parts.push({ id: 'hand', title: t('your-hand'), lines: [t('text-no-hand')] });

  const order =
    table.view.viewer === null
      ? o.players.map((_, seat) => seat)
      : [scene.seat, ...o.players.map((_, seat) => seat).filter((seat) => seat !== scene.seat)];
  for (const seat of order) {
    const player = o.players[seat]!;
    const built = Object.entries(o.trail).filter(([, lying]) => lying.owner === seat);
    parts.push({
      id: `player-${seat}`,
      title: t('board-of', { name: scene.name(seat) }),
      lines: facts([
        [t('text-money'), player.money === undefined ? undefined : `$${player.money}`],
        [
          t('text-herder', { game: d.like }),
          player.herder ? scene.placeName(player.herder) : t('text-not-placed'),
        ],
        [t('text-engine'), railPlace(d, player.engine)],
        [t('workers'), counted(player.workers, worker, t('text-nothing'))],
        [
          t('certificates'),
          player.certificates === undefined
            ? undefined
            : t('text-certificates-of', {
                count: player.certificates,
                limit: player.certificate_limit ?? 0,
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
          built.map(([space, lying]) => `${lying.tile} (${space})`).join(', ') || t('text-nothing'),
        ],
        [t('text-unbuilt'), player.unbuilt.join(', ') || t('text-nothing')],
        [t('text-discs-left'), player.discs ? discs(player) : player.discs_left],
        [t('text-cities'), counted(player.cities, city, t('text-nothing'))],
        [t('text-stations'), player.stations.join(', ') || t('text-nothing')],
        [
          t('text-master'),
          player.station_masters.map((id) => d.masters[id]?.words ?? id).join('; ') ||
            t('text-nothing'),
        ],
        [t('text-taken'), counted(player.tiles, tile, t('text-nothing'))],
        [
          t('text-objectives'),
          Object.entries(player.objectives)
            .flatMap(([id, count]) => (count ? [d.cards[id]?.words ?? id] : []))
            .join('; ') || t('text-nothing'),
        ],
      ]),
    });
  }

  parts.push({
    id: 'trail',
    title: t('trail'),
    table: {
      head: [t('text-space'), t('text-lies'), t('text-fee'), t('text-here'), t('text-next')],
      rows: d.trail.spaces
        .filter((space) => space.kind !== 'start' || scene.herders.has(space.id))
        .map((space) => {
          const lying = o.trail[space.id];
          const known = lying
            ? (d.buildings[lying.tile] ?? d.neutrals[lying.tile] ?? d.tiles[lying.tile])
            : undefined;
          const words = known
            ? about(known)
            : space.kind === 'city'
              ? space.words
              : t('text-empty');
          const fee = scene.me === null ? null : scene.fee(space.id);
          return [
            place(space.id),
            lying?.owner === undefined ? words : `${scene.name(lying.owner)}: ${words}`,
            fee ? t('text-fee-to', { dollars: fee.amount, payee: scene.payeeName(fee.payee) }) : '',
            names(scene.herders.get(space.id) ?? []),
            space.next.map(place).join(', '),
          ];
        }),
    },
  });
  parts.push({
    id: 'cities',
    title: t('text-cities'),
    table: {
      head: [t('text-city'), t('text-value'), t('text-discs'), t('text-what')],
      rows: d.railroad.cities.map((known) => [
        known.name,
        String(known.value),
        withDiscs((player) => player.cities[known.id] ?? 0),
        known.words,
      ]),
    },
  });
  parts.push({
    id: 'stations',
    title: t('text-stations'),
    table: {
      head: [
        t('text-station'),
        t('text-space'),
        t('text-cost'),
        t('text-points'),
        t('text-discs'),
        t('text-master'),
      ],
      rows: d.railroad.stations.map((station) => {
        const master = o.station_masters[station.id];
        const there = !master
          ? ''
          : master.master
            ? (d.masters[master.master]?.words ?? master.master)
            : master.worker
              ? worker(master.worker)
              : scene.name(master.taken_by!);
        return [
          station.mark,
          stationPlace(station),
          `$${station.cost}`,
          String(station.vp),
          withDiscs((player) => (player.stations.includes(station.id) ? 1 : 0)),
          there,
        ];
      }),
    },
  });
  parts.push({
    id: 'jobs',
    title: t('job-market'),
    table: {
      head: [t('text-row'), t('text-cost'), t('workers')],
      rows: o.job_market.map((row, i) => [
        String(i + 1),
        `$${d.job_market.cost[i] ?? ''}`,
        row.map((id) => (id ? (d.tiles[id]?.name ?? worker(id)) : t('text-empty'))).join(', '),
      ]),
    },
    lines: [
      o.workers_placed < rows * o.seats
        ? t('text-job-token', { row: Math.floor(o.workers_placed / o.seats) + 1, rows })
        : t('text-job-full'),
      t('text-cattle-after', { rows: d.job_market.cattle_after.join(', ') }),
    ],
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
    lines: [t('text-stack', { count: total(o.market_stack) })],
  });
  parts.push({
    id: 'foresights',
    title: t('foresights'),
    lines: o.foresights.map(
      (column, i) =>
        `${t('text-column', { number: i + 1 })}: ${column.map((id) => (id ? about(d.tiles[id]!) : t('text-empty'))).join('; ')}`,
    ),
  });
  parts.push({
    id: 'offer',
    title: t('objectives-on-offer'),
    lines: [
      ...o.objective_display.map((id) => (id ? (d.cards[id]?.words ?? id) : t('text-empty'))),
      t('text-stack', { count: total(o.objective_stack) }),
    ],
  });
  parts.push({ id: 'buildings', title: t('buildings'), lines: o.buildings.map(building) });
  return parts;
}

/** A thing that several choices are about. */
export function kansasThing(scene: KansasScene, thing: string): string {
  const [what, name] = thingParts(thing);
  if (what === 'shed') return scene.d.buildings[scene.face(name)]?.title ?? scene.face(name);
  if (what === 'space') return scene.placeName(name);
  if (what === 'market' || what === 'hand' || what === 'display')
    return scene.d.cards[name]?.name ?? name;
  if (what === 'city')
    return scene.d.railroad.cities.find((city) => city.id === name)?.name ?? name;
  if (what === 'token') return t('exchange-tokens');
  return name || what;
}
