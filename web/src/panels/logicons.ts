import type { Description, LogEvent } from '../api/types';

// The small picture of a line of the log.

const ICONS: Record<string, string> = {
  // Along the trail and the rails.
  placed: 'move',
  moved: 'move',
  fee: 'hand',
  engine: 'engine',
  train: 'train',
  upgraded: 'upgrade',
  master: 'master',
  'disc-moved': 'station',
  disc: 'city',
  delivered: 'deliver',
  income: 'money',
  value: 'deliver',
  copied: 'copy',
  // Cards.
  drew: 'draw',
  card: 'draw',
  shuffled: 'cycle',
  discarded: 'discard',
  removed: 'remove',
  bought: 'buy',
  revealed: 'cattle',
  shown: 'cattle',
  raised: 'max',
  simmental: 'cattle',
  objective: 'objective',
  played: 'objective',
  // People and houses.
  hired: 'hire',
  worker: 'hire',
  spent: 'hire',
  spec: 'hire',
  supply: 'draw',
  bonus: 'bell',
  built: 'build',
  used: 'house',
  auxiliary: 'aux',
  // On the trail.
  hazard: 'unhazard',
  outlaw: 'outlaw',
  tile: 'teepee',
  foresight: 'teepee',
  // What one has.
  token: 'token',
  certificate: 'cert',
  // The course of the game.
  automa: 'log',
  skipped: 'close',
  lapsed: 'close',
  claimed: 'horn',
  'last-round': 'clock',
  over: 'stop',
  // What people do.
  undo: 'undo',
  'undo-request': 'undo',
  'undo-answer': 'undo',
  chat: 'people',
  join: 'people',
  leave: 'people',
  return: 'people',
  resign: 'close',
  timeout: 'clock',
  finish: 'stop',
};
const WORKERS = new Set(['cowboy', 'builder', 'engineer', 'joker']);

/** The icon of an event (or of an entry that is no move); null for the heading of a turn and what is not known. */
export function iconOf(
  kind: string,
  fields: LogEvent['fields'] = {},
  d?: Description,
): string | null {
  if (kind === 'money') return (fields.dollars ?? 0) < 0 ? 'pay' : 'money';
  if (kind === 'tile' && fields.what) return fields.what === 'bonus' ? 'bell' : 'horn';
  if (fields.worker && WORKERS.has(fields.worker)) return fields.worker;
  const tile = d && 'tiles' in d && fields.tile ? d.tiles[fields.tile] : undefined;
  if (tile?.kind === 'outlaw') return 'outlaw';
  if (tile && kind !== 'hazard') return tile.picture;
  return ICONS[kind] ?? null;
}
