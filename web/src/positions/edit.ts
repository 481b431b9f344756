import type { components } from '../api/schema';
import { get, post } from '../api/client';
import type { GameTable } from '../api/types';

// A position as it is edited: the server's data, with its form. The client knows the shapes of values and no
// rule: what can be and what cannot, the server says.

type Schemas = components['schemas'];
export type PositionSheet = Schemas['PositionSheet'];
export type SheetField = Schemas['SheetField'];
export type SheetSection = Schemas['SheetSection'];
export type PositionProblem = Schemas['PositionProblem'];
export type WrittenPosition = Schemas['WrittenPosition'];

export type Value =
  number | string | null | Record<string, number | string> | (string | null | (string | null)[])[];
export type Section = Record<string, Value>;
export interface Position {
  game: string;
  players: number;
  turn?: number;
  deciding?: number;
  table: Section;
  seats: Section[];
  decision?: { frame: string }[];
  [more: string]: unknown;
}

export const UNKNOWN = 'unknown';

export function exportOf(
  table: string,
  step: number | null,
  seat: number | null,
): Promise<WrittenPosition> {
  const asked = new URLSearchParams();
  if (step !== null) asked.set('step', String(step));
  if (seat !== null) asked.set('seat', String(seat));
  return get(`/api/tables/${table}/position${asked.size ? `?${asked}` : ''}`);
}

export function lookAt(asked: {
  position?: Position | string;
  game?: string;
  players?: number;
}): Promise<PositionSheet> {
  return post('/api/positions', asked);
}

export function playFrom(position: Position, bots: (string | null)[]): Promise<GameTable> {
  return post('/api/tables/position', { position, bots });
}

/** Where the fields of a section have their values. */
export function sectionOf(position: Position, id: string): Section {
  return id === 'table' ? position.table : (position.seats[Number(id.split(' ')[1]) - 1] ??= {});
}

/** The value of a field; the usual one where none is written. */
export function valueOf(own: Section, field: SheetField): Value {
  const value = own[field.key];
  return value === undefined ? (structuredClone(field.usual) as Value) : value;
}

/** Is a field whatever the others leave? */
export function isRest(own: Section, field: SheetField): boolean {
  return field.shape === 'counts' && field.usual === null && own[field.key] === undefined;
}

/** Counts with one more or less of something; what there is none of is left out. */
export function counted(
  counts: Record<string, number>,
  name: string,
  by: number,
): Record<string, number> {
  const found = { ...counts };
  const number = Math.max(0, (found[name] ?? 0) + by);
  if (number) found[name] = number;
  else delete found[name];
  return found;
}

/** The rows of places that are filled one after the other, as one list; the last ones may be missing. */
export function unrolled(rows: (string | null)[][]): (string | null)[] {
  return rows.flat();
}

export function rolled(places: (string | null)[], columns: number): (string | null)[][] {
  const rows: (string | null)[][] = [];
  for (let at = 0; at < places.length; at += columns) rows.push(places.slice(at, at + columns));
  return rows;
}

/** The turn of a seat that is nearest to a turn, not before its round began. Turns go round. */
export function turnOf(seat: number, turn: number, seats: number): number {
  const round = Math.max(0, Math.floor((turn - 1) / seats));
  return round * seats + seat;
}

/** The problems of a field. */
export function problemsAt(
  problems: PositionProblem[],
  section: string,
  key: string,
): PositionProblem[] {
  return problems.filter((problem) => problem.section === section && problem.key === key);
}
