import { untrack } from 'svelte';
import { speech } from '../words/speech.svelte';
import { transport } from './transport';
import type { AnyDescription } from '../games/families';
import type { Entry, GameTable, LegalMove, Problem, TableView } from './types';

// Requests to the server. The first one asks who I am and brings a guest's session with its token
// against forged requests, which everything that changes something carries. Until it is answered
// nothing else is asked: a later answer to a stranger would bring a token without a session.

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem & { view?: TableView | null; field?: string },
  ) {
    super(problem.detail);
  }
}

const ME = '/api/me';
let known: Promise<Response> | null = null;

function token(): string {
  return document.cookie.match(/(?:^|; )csrftoken=([^;]*)/)?.[1] ?? '';
}

/** An address of the API with the language in use. What asks is not asked again when that changes. */
export function spoken(path: string): string {
  const language = untrack(() => speech.language);
  return language === 'en' || !path.startsWith('/api/') || /[?&]language=/.test(path)
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}language=${language}`;
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  const first = method === 'GET' && path === ME && !known;
  if (!first && (method !== 'GET' || !token())) {
    known ??= transport.request(spoken(ME));
    await known.catch(() => (known = null)); // the next one introduces itself again
  }
  if (method !== 'GET') headers['x-csrftoken'] = decodeURIComponent(token());
  if (body !== undefined) headers['content-type'] = 'application/json';
  const asked = transport.request(spoken(path), {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (first) known = asked;
  const answer = await asked;
  const data = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw new Refused(answer.status, data);
  return data as T;
}

export const get = <T>(path: string): Promise<T> => request<T>('GET', path);
export const post = <T>(path: string, body?: unknown): Promise<T> => request<T>('POST', path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> =>
  request<T>('PATCH', path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => request<T>('PUT', path, body);
export const remove = <T>(path: string): Promise<T> => request<T>('DELETE', path);

/** What never changes about a game, as it is in the version of its rules that a table has. */
export function getDescription(view: TableView): Promise<AnyDescription> {
  return get(`/api/games/${view.game}/description?version=${view.version}`);
}

export function getView(table: string, seat?: number): Promise<TableView> {
  return get(`/api/tables/${table}/view${seat === undefined ? '' : `?seat=${seat}`}`);
}

export function getLog(
  table: string,
  after = 0,
  seat?: number,
): Promise<{ seq: number; more: boolean; entries: Entry[] }> {
  return get(`/api/tables/${table}/log?after=${after}${seat === undefined ? '' : `&seat=${seat}`}`);
}

export function makeMove(view: TableView, move: LegalMove): Promise<TableView> {
  return post(`/api/tables/${view.table}/moves`, {
    seat: view.viewer,
    step: view.step,
    move: move.code,
  });
}

export function takeBack(view: TableView): Promise<TableView> {
  return post(`/api/tables/${view.table}/undo`, { seat: view.viewer, step: view.step });
}

export function newTable(asked: Record<string, unknown>): Promise<GameTable> {
  return post('/api/tables', asked);
}
