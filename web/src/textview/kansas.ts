import type { KansasPlayer } from '../api/types';
import type { KansasScene } from '../games/kansas/scene.svelte';
import { speech } from '../messages/index.svelte';
import { counted, facts, total, type TextPart } from './parts';

// A Kansas City game as text.

export function kansasParts(scene: KansasScene): TextPart[] {
  const { d, o, table } = scene;
  const m = speech.m;
  const x = m.text;
  const card = (id: string): string => d.cards[id]?.name ?? id;
  const tile = (id: string): string => d.tiles[id]?.name ?? id;
  const worker = (id: string): string => d.workers.find((known) => known.id === id)?.name ?? id;
  const city = (id: string): string => d.railroad.cities.find((known) => known.id === id)?.name ?? id;
  const building = (id: string): string => d.buildings[id]?.words ?? id;
  const names = (seats: number[]): string => seats.map((seat) => scene.name(seat)).join(', ');
  const withDiscs = (has: (player: KansasPlayer) => number): string =>
    o.players.flatMap((player, seat) => (has(player) ? [has(player) > 1 ? `${scene.name(seat)} ${has(player)} ×` : scene.name(seat)] : [])).join(', ') || x.nothing;
  const discs = (player: KansasPlayer): string => counted(player.discs, (id) => d.board.discs.find((disc) => disc.id === id)?.name ?? id, x.nothing);

  const rows = d.job_market.cost.length;
  const marked = new Set(d.trail.spaces.filter((space) => space.kind === 'neutral' || space.kind === 'building').map((space) => space.id));
  const place = (id: string): string => (marked.has(id) ? id : scene.placeName(id));

  const parts: TextPart[] = [];
  if (scene.me !== null) {
    const hand = scene.mine.hand ?? {};
    parts.push({
      id: 'hand', title: x.hand,
      table: { head: [x.card, x.count, x.what], rows: Object.entries(hand).flatMap(([id, count]) => (count ? [[card(id), String(count), d.cards[id]?.words ?? '']] : [])) },
      lines: facts([[m.handValue, scene.breedingValue(hand)]]),
    });
  } else parts.push({ id: 'hand', title: x.hand, lines: [x.noHand] });

  const order = table.view.viewer === null ? o.players.map((_, seat) => seat) : [scene.seat, ...o.players.map((_, seat) => seat).filter((seat) => seat !== scene.seat)];
  for (const seat of order) {
    const player = o.players[seat]!;
    const built = Object.entries(o.trail).filter(([, lying]) => lying.owner === seat);
    parts.push({
      id: `player-${seat}`, title: x.board(scene.name(seat)),
      lines: facts([
        [x.money, player.money === undefined ? undefined : `$${player.money}`],
        [x.herder, player.herder ? scene.placeName(player.herder) : x.notPlaced],
        [x.engine, x.spaceOf(player.engine)],
        [x.workers, counted(player.workers, worker, x.nothing)],
        [x.certificates, player.certificates === undefined ? undefined : x.certificatesOf(player.certificates, player.certificate_limit ?? 0, player.permanent_certificates ?? 0)],
        [x.tokens, player.exchange_tokens],
        [x.steps, player.step_limit],
        [x.handLimit, player.hand_limit],
        [x.handCards, player.hand_size],
        [x.deck, player.draw_size],
        [x.discard, player.discard_pile === undefined ? undefined : counted(player.discard_pile, card, x.nothing)],
        [x.built, built.map(([space, lying]) => `${lying.tile} (${space})`).join(', ') || x.nothing],
        [x.unbuilt, player.unbuilt.join(', ') || x.nothing],
        [x.discsLeft, player.discs ? discs(player) : player.discs_left],
        [x.cities, counted(player.cities, city, x.nothing)],
        [x.stations, player.stations.join(', ') || x.nothing],
        [x.master, player.station_masters.map((id) => d.masters[id]?.words ?? id).join('; ') || x.nothing],
        [x.taken, counted(player.tiles, tile, x.nothing)],
        [x.objectives, Object.entries(player.objectives).flatMap(([id, count]) => (count ? [d.cards[id]?.words ?? id] : [])).join('; ') || x.nothing],
      ]),
    });
  }

  parts.push({
    id: 'trail', title: x.trail,
    table: {
      head: [x.space, x.lies, x.fee, x.here, x.next],
      rows: d.trail.spaces.filter((space) => space.kind !== 'start' || scene.herders.has(space.id)).map((space) => {
        const lying = o.trail[space.id];
        const words = lying ? (d.buildings[lying.tile]?.words ?? d.neutrals[lying.tile]?.words ?? d.tiles[lying.tile]?.words ?? lying.tile) : space.kind === 'city' ? space.words : x.empty;
        const fee = scene.me === null ? null : scene.fee(space.id);
        return [
          place(space.id),
          lying?.owner === undefined ? words : `${scene.name(lying.owner)}: ${words}`,
          fee ? x.feeTo(fee.due, scene.payeeName(fee.payee)) : '',
          names(scene.herders.get(space.id) ?? []),
          space.next.map(place).join(', '),
        ];
      }),
    },
  });
  parts.push({
    id: 'cities', title: x.cities,
    table: { head: [x.city, x.value, x.discs, x.what], rows: d.railroad.cities.map((known) => [known.name, String(known.value), withDiscs((player) => player.cities[known.id] ?? 0), known.words]) },
  });
  parts.push({
    id: 'stations', title: x.stations,
    table: {
      head: [x.station, x.space, x.cost, x.points, x.discs, x.master],
      rows: d.railroad.stations.map((station) => {
        const master = o.station_masters[station.id];
        const there = !master ? '' : master.master ? (d.masters[master.master]?.words ?? master.master) : master.worker ? worker(master.worker) : scene.name(master.taken_by!);
        return [station.id, station.position, `$${station.cost}`, String(station.vp), withDiscs((player) => (player.stations.includes(station.id) ? 1 : 0)), there];
      }),
    },
  });
  parts.push({
    id: 'jobs', title: x.job,
    table: {
      head: [x.row, x.cost, x.workers],
      rows: o.job_market.map((row, i) => [String(i + 1), `$${d.job_market.cost[i] ?? ''}`, row.map((id) => (id ? (d.tiles[id]?.name ?? worker(id)) : x.empty)).join(', ')]),
    },
    lines: [o.workers_placed < rows * o.seats ? x.jobToken(Math.floor(o.workers_placed / o.seats) + 1, rows) : x.jobFull, x.cattleAfter(d.job_market.cattle_after.join(', '))],
  });
  parts.push({
    id: 'market', title: x.market,
    table: { head: [x.card, x.count, x.what], rows: Object.entries(o.cattle_market).flatMap(([id, count]) => (count ? [[card(id), String(count), d.cards[id]?.words ?? '']] : [])) },
    lines: [x.stack(total(o.market_stack))],
  });
  parts.push({ id: 'foresights', title: x.foresights, lines: o.foresights.map((column, i) => `${x.column(i + 1)}: ${column.map((id) => (id ? (d.tiles[id]?.words ?? id) : x.empty)).join('; ')}`) });
  parts.push({ id: 'offer', title: x.onOffer, lines: [...o.objective_display.map((id) => (id ? (d.cards[id]?.words ?? id) : x.empty)), x.stack(total(o.objective_stack))] });
  parts.push({ id: 'buildings', title: m.buildings, lines: o.buildings.map(building) });
  return parts;
}

/** A thing that several choices are about. */
export function kansasThing(scene: KansasScene, thing: string): string {
  const [what, name = ''] = thing.split(/:(.*)/) as [string, string?];
  if (what === 'shed') return scene.d.buildings[scene.face(name)]?.words ?? scene.face(name);
  if (what === 'space') return scene.placeName(name);
  if (what === 'market' || what === 'hand' || what === 'display') return scene.d.cards[name]?.name ?? name;
  if (what === 'city') return scene.d.railroad.cities.find((city) => city.id === name)?.name ?? name;
  if (what === 'token') return speech.m.tokens;
  return name || what;
}
