import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ElPasoDescription, Entry, KansasDescription, TableView } from './api/types';

// Real situations for tests: what web/dev/fixtures.py has written.

const FOLDER = new URL('../dev/fixtures/', import.meta.url);

function read<T>(name: string): T {
  const file = new URL(`${name}.json`, FOLDER);
  if (!existsSync(file))
    throw new Error(`${file.pathname} is missing: run web/dev/fixtures.py first`);
  return JSON.parse(readFileSync(file, 'utf-8')) as T;
}

export function description(game: string, folder = ''): KansasDescription | ElPasoDescription {
  return read(`${folder}description-${game}`);
}

export function kansas(game: string): KansasDescription {
  return read(`description-${game}`);
}

export interface Situation {
  name: string;
  view: TableView;
  log: Entry[];
}

/** `folder`: 'de/' for the same in German. */
export function situations(start: string, folder = ''): Situation[] {
  return read<string[]>('index')
    .filter((name) => name.startsWith(start))
    .map((name) => ({ name, ...read<Omit<Situation, 'name'>>(folder + name) }));
}

/** Every kind of decision of the engine, by family. */
export function decisions(): { kansas: string[]; elpaso: string[] } {
  return read('decisions');
}

/** The names of all icons of the sheet. */
export function icons(): Set<string> {
  const sheet = readFileSync(new URL('./draw/icons.svg', import.meta.url), 'utf-8');
  return new Set([...sheet.matchAll(/id="i-([^"]+)"/g)].map((found) => found[1]!));
}

export const GAMES = readdirSync(FOLDER)
  .filter((file) => file.startsWith('description-'))
  .map((file) => file.slice('description-'.length, -'.json'.length));

/** Some moves in a row of a game: the entry after each view leads to the next one. */
export interface Course {
  name: string;
  views: TableView[];
  entries: Entry[];
}

export function courses(): Course[] {
  return readdirSync(FOLDER)
    .filter((file) => file.startsWith('course-'))
    .map((file) => ({
      name: file.slice('course-'.length, -'.json'.length),
      ...read<Omit<Course, 'name'>>(file.slice(0, -'.json'.length)),
    }));
}

/** A decision of a recorded game, and what was decided. */
export interface Decided {
  view: TableView;
  code: number;
}

/** Every decision of the first seat in the game of web/dev/flow.txt. */
export function flow(): Decided[] {
  return read('flow');
}
