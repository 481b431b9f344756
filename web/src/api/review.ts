import { get, post } from './client';
import type { components } from './schema';
import type { Entry, GameTable, TableView } from './types';

// What is asked about a game rather than played in it: earlier steps, points, analysis, rules.

type Schemas = components['schemas'];

export type Course = Schemas['Course'];
export type Analysis = Schemas['Analysis'];
export type Hint = Schemas['Hint'];
export type RulePage = Schemas['RulePage'];
export type Why = Schemas['Why'];
export type GameReview = Schemas['GameReview'];
export type ReviewDecision = Schemas['ReviewDecision'];
export type ReviewMove = Schemas['ReviewMove'];
export type ReviewPlayer = Schemas['ReviewPlayer'];

export function viewAt(table: string, step: number, seat: number | null): Promise<TableView> {
  return get(`/api/tables/${table}/view?step=${step}${seat === null ? '' : `&seat=${seat}`}`);
}

/** The whole log, page by page. */
export async function wholeLog(table: string, seat: number | null): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (;;) {
    const page = await get<{ more: boolean; entries: Entry[] }>(
      `/api/tables/${table}/log?limit=1000&after=${entries.at(-1)?.seq ?? 0}${seat === null ? '' : `&seat=${seat}`}`,
    );
    entries.push(...page.entries);
    if (!page.more || !page.entries.length) return entries;
  }
}

export const getTable = (table: string): Promise<GameTable> => get(`/api/tables/${table}`);
export const getCourse = (table: string): Promise<Course> => get(`/api/tables/${table}/course`);
export const getRules = (game: string): Promise<RulePage[]> => get(`/api/games/${game}/rules`);
export const getRecap = (
  table: string,
  seat: number,
): Promise<{ more: boolean; entries: Entry[] }> => get(`/api/tables/${table}/recap?seat=${seat}`);

export function whyNot(table: string, seat: number, move: string): Promise<Why> {
  return get(`/api/tables/${table}/why?seat=${seat}&move=${encodeURIComponent(move)}`);
}

export function analyse(table: string, seat: number, ms: number, step?: number): Promise<Analysis> {
  return post(`/api/tables/${table}/analysis`, {
    seat,
    ms,
    ...(step === undefined ? {} : { step }),
  });
}

export const getReview = (table: string): Promise<GameReview> => get(`/api/tables/${table}/review`);
export const askReview = (table: string): Promise<GameReview> =>
  post(`/api/tables/${table}/review`);

/** What is wrong with a move; null: nothing. */
export async function askWarning(view: TableView, code: number): Promise<ReviewDecision | null> {
  const asked = { seat: view.viewer, step: view.step, code };
  return (await post<Schemas['MoveWarning']>(`/api/tables/${view.table}/warning`, asked)).warned;
}

/** Take a seat over from a step, against the champion. */
export function takeOver(table: string, step: number, seat: number): Promise<GameTable> {
  return post(`/api/tables/${table}/fork`, { step, seat });
}

export function fork(table: string, step: number): Promise<GameTable> {
  return post(`/api/tables/${table}/fork`, { step });
}

export function getRecord(table: string): Promise<{ record: string }> {
  return get(`/api/tables/${table}/record?format=text`);
}
