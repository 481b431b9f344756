import type { components } from './schema';

// What the server says about people over many games.

type Schemas = components['schemas'];

export type Profile = Schemas['Profile'];
export type Statistics = Schemas['Statistics'];
export type PlayerNamed = Pick<Schemas['PastSeat'], 'name' | 'kind' | 'level'>;
export type Leaders = Schemas['Leaders'];
export type People = Schemas['People'];
export type TournamentInfo = Schemas['TournamentInfo'];
export type Tournaments = Schemas['Tournaments'];
export type Tournament = Schemas['Tournament'];
export type Waiting = Schemas['Waiting'];
export type Day = Schemas['Day'];
export type DayGame = Schemas['DayGame'];
