import { getContext, setContext } from 'svelte';

// What a thing is called, for those who hear the table: the heading of its explanation.

type Titles = (key: string) => string | undefined;

const KEY = Symbol('titles');

export function setTitles(titles: Titles): void {
  setContext(KEY, titles);
}

export function getTitles(): Titles {
  return getContext<Titles | undefined>(KEY) ?? (() => undefined);
}
