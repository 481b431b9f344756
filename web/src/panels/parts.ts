import type { Snippet } from 'svelte';
import type { OpenFacts } from '../look/facts';
import type { Tab } from './Tabs.svelte';

/** What a game brings to its table; the layouts say where it stands. */
export interface Parts {
  turn: number;
  money: (seat: number) => number | undefined;
  name: (seat: number) => string;
  facts: Snippet<[number]>; // a player in one line
  tabs: Tab[]; // where there is no room for everything; the points and the log are added
  ratio: number; // of the map
  cut?: { ratio: number; beside: number }; // of the map beside its panels, and how wide these are
  wideMarket?: boolean;
  line: Snippet<[number | null]>; // so many px wide and nothing else on it; null: the desk's
  map: Snippet<[boolean]>; // true: its panels beside it
  board: Snippet<[number, boolean]>; // of a seat; true: in a narrow place
  hand: Snippet<[boolean]>;
  market: Snippet;
  offer?: Snippet; // what the desk's line has besides the line
  sheet: Snippet<[string, boolean]>; // what a tab shows; true: only what is not on the table anyway
  open: () => OpenFacts; // what everybody may look into
  chat?: Snippet | undefined;
}

/** The tab in front, and how to choose one. */
export interface Front {
  open: string;
  lit: string | null;
  pick: (id: string) => void;
}
