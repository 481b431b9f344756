import type { Component, Snippet } from 'svelte';
import type {
  ElPasoDescription,
  FigureField,
  KansasDescription,
  LogEvent,
  TableView,
} from '../api/types';
import type { Draft } from '../follow/draft';
import { carryOutElPaso, motionElPaso, pointsElPaso } from '../follow/elpaso';
import { carryOutKansas, motionKansas, pointsKansas } from '../follow/kansas';
import type { Motion } from '../follow/steps';
import type { MoveReader } from '../table/table.svelte';
import { elPasoCandidates, kansasCandidates } from '../understand/candidates';
import { ElPasoMoves } from './elpaso/things';
import { KansasMoves } from './kansas/things';

export type AnyDescription = KansasDescription | ElPasoDescription;
export type FamilyId = AnyDescription['family'];

/** What the client has of a family of titles; everything else is the same for all. */
export interface Family<D extends AnyDescription> {
  /** How moves are about things on the table. */
  reader(d: D): MoveReader;
  /** What an event changes on the table, and how that is shown. */
  carryOut(d: D, draft: Draft, event: LogEvent): void;
  motion(d: D, draft: Draft, event: LogEvent): Motion | null;
  points(d: D, draft: Draft, event: LogEvent): number;
  /** Moves that somebody may have meant by touching a thing: kind and notation. */
  candidates(d: D, view: TableView, thing: string, touched: string[]): [string, string][];
  /** The table, and the table as text; loaded when they are needed. */
  table(): Promise<{ default: Component<{ description: D; chat?: Snippet }> }>;
  text(): Promise<{ default: Component<{ description: D; onclose: () => void }> }>;
  /** The map alone, to look at. */
  map(): Promise<{ default: Component<{ description: D }> }>;
  /** A component of the printed game by its place in the tables, for who compares the figures. */
  figure(): Promise<{
    default: Component<{ description: D; path: string; fields: FigureField[] }>;
  }>;
}

const FAMILIES: { [F in FamilyId]: Family<Extract<AnyDescription, { family: F }>> } = {
  kansas: {
    reader: (d) => new KansasMoves(d),
    carryOut: carryOutKansas,
    motion: motionKansas,
    points: pointsKansas,
    candidates: kansasCandidates,
    table: () => import('./kansas/KansasTable.svelte'),
    text: () => import('../textview/KansasText.svelte'),
    map: () => import('./kansas/MapPreview.svelte'),
    figure: () => import('./kansas/FigurePicture.svelte'),
  },
  elpaso: {
    reader: (d) => new ElPasoMoves(d),
    carryOut: carryOutElPaso,
    motion: (d, _, event) => motionElPaso(d, event),
    points: (d, _, event) => pointsElPaso(d, event),
    candidates: (_, view, thing, touched) => elPasoCandidates(view, thing, touched),
    table: () => import('./elpaso/ElPasoTable.svelte'),
    text: () => import('../textview/ElPasoText.svelte'),
    map: () => import('./elpaso/MapPreview.svelte'),
    figure: () => import('./elpaso/FigurePicture.svelte'),
  },
};

/** The family of a title. */
export function familyOf(description: AnyDescription): Family<AnyDescription> {
  // The description says itself which of the two it is.
  return FAMILIES[description.family] as unknown as Family<AnyDescription>;
}

/** How the moves of a title are about things on its table. */
export function readerOf(description: AnyDescription): MoveReader {
  return familyOf(description).reader(description);
}
