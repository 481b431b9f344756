import type { KansasDescription, KansasObservation, KansasPlayer, LogEvent } from '../api/types';
import type { Draft } from './draft';
import type { Motion } from './steps';
import { told } from './told';

// What an event of the Kansas City games changes on the table, and how it is shown.

type Row = (string | null)[];

export function carryOutKansas(_d: KansasDescription, draft: Draft, event: LogEvent): void {
  const f = told(event);
  const me = ['players', event.seat];
  const own = (...path: (string | number)[]): (string | number)[] => [...me, ...path];
  switch (event.kind) {
    case 'placed':
      return draft.set(own('herder'), f.space);
    case 'moved':
      draft.set(own('herder'), f.from); // the way from the city back to the start is not told
      return draft.set(own('herder'), f.to);
    case 'fee':
      draft.add(own('money'), -f.dollars);
      if (f.payee !== undefined) draft.add(['players', f.payee, 'money'], f.dollars);
      return;
    case 'money':
      return draft.add(own('money'), f.dollars);
    case 'token':
      return draft.add(own('exchange_tokens'), f.tokens);
    case 'certificate':
      return draft.get(...own('certificates')) === undefined
        ? undefined
        : draft.set(own('certificates'), f.certificates);
    case 'drew':
      return draft.add(own('hand_size'), f.cards);
    case 'card':
      return draft.add(own('hand_size'), 1);
    case 'played':
      draft.touch(...own('objectives'));
      return draft.add(own('hand_size'), -1);
    case 'discarded':
    case 'removed':
      return draft.add(own('hand_size'), -1);
    case 'hired': {
      draft.add(own('workers', f.worker), 1, true);
      const row = draft.get<Row>('job_market', f.row - 1) ?? [];
      const place = row.indexOf(f.worker);
      if (place >= 0) draft.set(['job_market', f.row - 1, place], null);
      return;
    }
    case 'bought':
      return draft.add(['cattle_market', f.card], -1, true);
    case 'revealed':
      return draft.add(['cattle_market', f.card], 1, true);
    case 'built': {
      draft.touch('trail', f.space);
      draft.touch(...own('unbuilt'));
      return;
    }
    case 'engine':
      return draft.set(own('engine'), f.to);
    case 'upgraded':
    case 'disc-moved':
      draft.touch(...own('discs_left'));
      return draft.touch(...own('stations'));
    case 'disc': // the disc lies where it goes only once it is chosen
      for (const part of [
        'discs',
        'cities',
        'stations',
        'hand_limit',
        'step_limit',
        'certificate_limit',
        'permanent_certificates',
      ])
        draft.touch(...own(part));
      return;
    case 'master':
      draft.touch('station_masters');
      for (const part of ['station_masters', 'workers', 'permanent_certificates'])
        draft.touch(...own(part));
      return;
    case 'objective':
      draft.touch('objective_display');
      draft.touch(...own('objectives'));
      return;
    case 'hazard':
    case 'outlaw':
      draft.set(['trail', f.space], undefined);
      return draft.add(own('tiles', f.tile), 1, true);
    case 'tile': {
      const from = foresightOf(draft, f.tile);
      if (from) draft.set(['foresights', ...from], null);
      if (f.space) return draft.set(['trail', f.space], { tile: f.tile });
      if (f.row !== undefined) layWorker(draft, f.row - 1, f.tile);
      return;
    }
    case 'foresight': {
      const column = draft.get<Row>('foresights', f.column - 1) ?? [];
      const place = column.indexOf(null);
      if (place >= 0) draft.set(['foresights', f.column - 1, place], f.tile);
      return;
    }
    case 'delivered':
      draft.touch(...own('discs_left'));
      return draft.touch(...own('cities'));
  }
}

/** Where in the foresights a tile that is laid comes from: of two alike the one that is gone in the end. */
function foresightOf(draft: Draft, tile: string): [number, number] | null {
  const alike = (draft.get<Row[]>('foresights') ?? []).flatMap((tiles, column) =>
    tiles.flatMap((known, place) => (known === tile ? [[column, place] as [number, number]] : [])),
  );
  return (
    alike.find(([column, place]) => !draft.isTrue(['foresights', column, place])) ??
    alike[0] ??
    null
  );
}

function layWorker(draft: Draft, row: number, worker: string): void {
  const places = draft.get<Row>('job_market', row) ?? [];
  const place = places.indexOf(null);
  if (place < 0) return;
  draft.set(['job_market', row, place], worker);
  draft.add(['workers_placed'], 1);
  draft.touch('open_rows');
}

export function motionKansas(d: KansasDescription, draft: Draft, event: LogEvent): Motion | null {
  const f = told(event);
  const seat = event.seat;
  const card = `seat:${seat}`;
  switch (event.kind) {
    case 'placed':
      return { what: 'fly', piece: { what: 'herder', seat }, from: card, to: `space:${f.space}` };
    case 'moved':
      return { what: 'herder', seat, way: [f.from, ...(f.path ?? [f.to])] };
    case 'engine':
      return { what: 'engine', seat, from: f.from, to: f.to };
    case 'fee':
      return {
        what: 'fly',
        piece: { what: 'coin', dollars: f.dollars },
        from: card,
        to: f.payee !== undefined ? `seat:${f.payee}` : null,
      };
    case 'hired':
      return {
        what: 'fly',
        piece: { what: 'worker', worker: f.worker },
        from: `job:${f.row}:${f.worker}`,
        to: card,
      };
    case 'bought':
      return { what: 'fly', piece: cardPiece(d, f.card), from: `market:${f.card}`, to: card };
    case 'revealed':
      return {
        what: 'fly',
        piece: cardPiece(d, f.card),
        from: 'market-stack',
        to: `market:${f.card}`,
      };
    case 'built':
      return {
        what: 'fly',
        piece: { what: 'house', seat, name: String(f.number) },
        from: card,
        to: `space:${f.space}`,
      };
    case 'upgraded':
      return placed(draft, seat)
        ? { what: 'fly', piece: { what: 'disc', seat }, from: card, to: `station:${f.station}` }
        : null;
    case 'disc': {
      const to = placed(draft, seat);
      return to ? { what: 'fly', piece: { what: 'disc', seat }, from: card, to } : null;
    }
    case 'disc-moved':
      return { what: 'fly', piece: { what: 'disc', seat }, from: `station:${f.station}`, to: card };
    case 'delivered':
      return placed(draft, seat)
        ? { what: 'fly', piece: { what: 'disc', seat }, from: card, to: `city:${f.city}` }
        : null;
    case 'objective':
      return {
        what: 'fly',
        piece: { what: 'icon', icon: 'objective' },
        from: `display:${f.card}`,
        to: card,
      };
    case 'hazard':
    case 'outlaw':
      return {
        what: 'fly',
        piece: { what: 'icon', icon: d.tiles[f.tile]?.picture ?? event.kind },
        from: `space:${f.space}`,
        to: card,
      };
    case 'tile': {
      const column = foresightOf(draft, f.tile)?.[0];
      const from = column === undefined ? card : `foresight:${column}:${f.tile}`;
      if (f.space)
        return {
          what: 'fly',
          piece: { what: 'icon', icon: d.tiles[f.tile]?.picture ?? 'hazard' },
          from,
          to: `space:${f.space}`,
        };
      if (f.row === undefined) return null;
      return {
        what: 'fly',
        piece: { what: 'worker', worker: f.tile },
        from,
        to: `jobrow:${f.row - 1}`,
      };
    }
    default:
      return null;
  }
}

/** Victory points that come with what happened. */
export function pointsKansas(d: KansasDescription, draft: Draft, event: LogEvent): number {
  const f = told(event);
  switch (event.kind) {
    case 'built': {
      const face = (draft.truth as KansasObservation).buildings[f.number - 1];
      return d.buildings[face ?? '']?.vp ?? 0;
    }
    case 'bought':
      return d.cards[f.card]?.vp ?? 0;
    case 'hazard':
      return d.tiles[f.tile]?.vp ?? 0;
    case 'upgraded':
      return d.railroad.stations.find(({ id }) => id === f.station)?.vp ?? 0;
    case 'claimed':
      return f.points;
    default:
      return 0;
  }
}

/** The city or station where a new disc of a seat lies in the end. */
function placed(draft: Draft, seat: number): string | null {
  const then = (draft.truth as KansasObservation).players[seat];
  const now = draft.get<KansasPlayer>('players', seat);
  if (!then || !now) return null;
  const city = Object.keys(then.cities).find((id) => then.cities[id]! > (now.cities[id] ?? 0));
  if (city) return `city:${city}`;
  const station = then.stations.find((id) => !now.stations.includes(id));
  return station ? `station:${station}` : null;
}

function cardPiece(d: KansasDescription, id: string): Extract<Motion, { what: 'fly' }>['piece'] {
  const card = d.cards[id];
  return card?.kind === 'cattle'
    ? { what: 'card', colour: card.colour!, value: card.value! }
    : { what: 'icon', icon: 'cattle' };
}
