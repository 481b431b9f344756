import type { components } from './schema';

// Short names for what the server sends; the types are made from its OpenAPI document (`npm run types`).

type Schemas = components['schemas'];

// The table ----------------------------------------------------------------------------------------

export type TableView = Schemas['TableView'];
export type Decision = Schemas['Decision'];
export type LegalMove = Schemas['LegalMove'];
export type Details = Schemas['Details'];
export type MoveKind = Details['kind'];
export type Score = Schemas['Sheet'];
export type Entry = Schemas['Entry'];
export type LogEvent = Schemas['Event'];
export type Observation = TableView['observation'];
export type Counts = Record<string, number>;

// Titles -------------------------------------------------------------------------------------------

export type Description = KansasDescription | ElPasoDescription;
export type Step = Schemas['Step'];
export type Program = Schemas['Program'];
export type Edge = Schemas['Edge'];

export type KansasDescription = Schemas['KansasDescription'];
export type KansasObservation = Schemas['KansasObservation'];
export type KansasPlayer = Schemas['KansasPlayer'];
export type Space = Schemas['TrailSpace'];
export type Card = Schemas['KansasCard'];
export type City = Schemas['City'];
export type Station = Schemas['Station'];

export type ElPasoDescription = Schemas['ElPasoDescription'];
export type ElPasoObservation = Schemas['ElPasoObservation'];
export type ElPasoPlayer = Schemas['ElPasoPlayer'];
export type RingSpace = Schemas['RingSpace'];

// Figures of one's own ---------------------------------------------------------------------------

export type Figures = Schemas['FiguresPage'];
export type FiguresShown = Schemas['FiguresShown'];
export type FigureComponent = Schemas['FigureComponent'];
export type FigureField = Schemas['FigureField'];
export type FigureNote = Schemas['FigureNote'];

// People and tables --------------------------------------------------------------------------------

export type Seat = Schemas['Seat'];
export type GameTable = Schemas['Table'];
export type Invitation = Schemas['Invitation'];
export type Problem = Schemas['Problem'];
export type Me = Schemas['Me'];
export type Lobby = Schemas['Lobby'];
export type Games = Schemas['Games'];
export type GameInfo = Schemas['GameInfo'];
export type Token = Schemas['Token'];
export type FreshToken = Schemas['FreshToken'];
export type Session = Schemas['Session'];
export type Passkey = Schemas['Passkey'];
export type Push = Schemas['Push'];
export type Vacation = Schemas['Vacation'];
export type Health = Schemas['Health'];
export type Course = Schemas['Course'];
export type FromServer = Schemas['LiveFromServer'];

// Those who run the server ---------------------------------------------------------------------

export type Announcement = Schemas['Announcement'];
export type AdminUser = Schemas['AdminUser'];
export type AdminTable = Schemas['AdminTable'];
export type AdminReport = Schemas['AdminReport'];
export type AdminNote = Schemas['AdminNote'];
export type AdminFigures = Schemas['AdminFigures'];
