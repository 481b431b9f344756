import type { components } from './schema';

// What the server sends: made from its OpenAPI document (`npm run types`), with exact types where
// that only says "an object", and the description of a title.

type Schemas = components['schemas'];

export interface Fields {
  kind: string;
  [field: string]: string;
}

export type LegalMove = Omit<Schemas['LegalMove'], 'fields'> & { fields: Fields };
export type Decision = Omit<Schemas['Decision'], 'legal'> & { legal: LegalMove[] | null };
export type Seat = Schemas['Seat'];
export type Score = Schemas['Sheet'];
export type LogEvent = Omit<Schemas['Event'], 'fields'> & { fields: Record<string, unknown> };
export type Entry = Omit<Partial<Schemas['Entry']>, 'events' | 'data'> &
  Pick<Schemas['Entry'], 'seq' | 'at' | 'kind' | 'step'> & { events?: LogEvent[] | null; data?: Record<string, unknown> | null };
/** `observation` is a KansasObservation or an ElPasoObservation. */
export type TableView = Omit<Schemas['TableView'], 'observation' | 'options' | 'decision'> & {
  observation: unknown;
  options: Record<string, unknown>;
  decision: Decision | null;
};
export type GameTable = Schemas['Table'];
export type Problem = Schemas['Problem'];

// Description: what all titles share ------------------------------------------------------------

export interface Step {
  effect: string;
  words: string;
  amount?: number;
  per?: string;
  of?: string;
}

export interface Program {
  words: string;
  needs: Step[];
  gives: Step[];
}

export interface Edge {
  from: string;
  to: string;
  points: [number, number][];
}

export interface DescriptionBase {
  id: string;
  name: string;
  version: number;
  players: [number, number];
  words: Record<string, string>;
  dollars_per_vp: number;
  programs: Record<string, Program>;
  sets: Record<string, string[]>;
  score: string[];
  figures: { table: string; about: string; confidence: string; check: string }[];
}

export type Counts = Record<string, number>;

// People and tables ------------------------------------------------------------------------------

export type Me = Schemas['Me'];
export type Lobby = Schemas['Lobby'];
export type Games = Schemas['Games'];
export type GameInfo = Schemas['GameInfo'];
export type Token = Schemas['Token'];
export type FreshToken = Schemas['FreshToken'];
export type Health = Schemas['Health'];
export type Course = Schemas['Course'];
export type FromServer = Schemas['LiveFromServer'];
