import type { LogEvent } from '../api/types';

/** The fields of events by name; which of them an event has follows from its kind. */
export interface Told {
  space: string;
  from: string;
  to: string;
  path?: string[];
  dollars: number;
  payee?: number; // nobody: the bank
  tokens: number;
  certificates: number;
  cards: number;
  card: string;
  worker: string;
  row: number; // rows and columns are counted from 1
  price?: number;
  number: number;
  station: string;
  tile: string;
  column: number;
  city: string;
  post: string;
  train: string;
  left: number;
  kind: string; // of a tile of El Paso: objective or bonus
}

export function told(event: LogEvent): Told {
  return event.fields as unknown as Told;
}
