import type { Counts, DescriptionBase, Edge } from './types';

// The Kansas City games, both editions: description and observation.

export type SpaceKind =
  | 'start' | 'neutral' | 'building' | 'flood' | 'drought' | 'rockfall' | 'outlaw' | 'city';

export interface Space {
  id: string;
  name: string;
  kind: SpaceKind;
  x: number;
  y: number;
  next: string[];
  woods: boolean;
  risk: string | null;
  bounty: string | null;
  words: string;
}

export interface Building {
  number: number;
  builders: number;
  vp: number;
  green: number;
  black: number;
  actions: string[][];
  words: string;
}

export interface Card {
  kind: 'cattle' | 'objective' | 'starting';
  name: string;
  vp: number;
  words: string;
  colour?: string;
  value?: number;
  variant?: string;
  action?: string | null;
  penalty?: number;
  tasks?: { task: string; count: number; words: string }[];
}

export interface SupplyTile {
  kind: 'worker' | 'hazard' | 'outlaw';
  name: string;
  picture: string;
  colour?: string;
  vp: number;
  green: number;
  black: number;
  words: string;
}

export interface Worker {
  id: string;
  name: string;
  words: string;
  spaces: { action: string | null; vp: number; words: string }[];
}

export interface Master {
  action: string[];
  permanent: number;
  vp: number;
  per: number;
  of: string;
  words: string;
}

export interface Station {
  id: string;
  position: string;
  cost: number;
  vp: number;
  dark: boolean;
  master: boolean;
  words: string;
}

export interface City {
  id: string;
  name: string;
  value: number;
  dark: boolean;
  repeat: boolean;
  bonus: number;
  vp: number;
  words: string;
}

export interface Arrow {
  from: string;
  to: string;
  vp: number;
  action: string | null;
  words: string;
}

export interface Disc {
  id: string;
  name: string;
  count: number;
  dark: boolean;
  gain: number;
  pay: number;
  vp: number;
  cards: number;
  steps: Record<string, number>;
  certificates: number;
  words: string;
}

export interface Auxiliary {
  id: string;
  free: number;
  disc: string;
  single: string;
  double: string;
  words: string;
}

export interface PurchaseOption {
  cowboys: number;
  price: number;
  cards: number;
  value: number;
  variant: string;
}

export interface KansasDescription extends DescriptionBase {
  family: 'kansas';
  trail: {
    spaces: Space[];
    edges: Edge[];
    start: string;
    city: string;
    city_spots: [number, number][];
  };
  neutrals: Record<string, { actions: string[][]; words: string }>;
  buildings: Record<string, Building>;
  cards: Record<string, Card>;
  cattle_market: {
    options: PurchaseOption[];
    reveal: { cowboys: number; cards: number };
    size: Record<string, number>;
    size_variant: Record<string, number>;
  };
  objective_display: number;
  tiles: Record<string, SupplyTile>;
  fees: { green: Record<string, number>; black: Record<string, number> };
  workers: Worker[];
  job_market: { cost: number[]; cattle_after: number[]; token_row: number; token_vp: number };
  railroad: {
    positions: { id: string; order: number; station: string | null }[];
    last: number;
    last_bonus: number;
    crosses: number[];
    stations: Station[];
    cities: City[];
    arrows: Arrow[];
  };
  masters: Record<string, Master>;
  board: {
    hand_limit: number;
    steps: Record<string, number>;
    certificates: number[];
    certificate_limit: number;
    token_draw: number;
    discs: Disc[];
    auxiliary: Auxiliary[];
  };
  automa: { name: string; cards: string[]; levels: string[] } | null;
}

export interface TileOnTrail {
  tile: string;
  owner?: number;
}

/** What is seen of a player; the solo opponent has only the parts that are not optional. */
export interface KansasPlayer {
  herder: string | null;
  engine: string;
  workers: Counts;
  cities: Counts;
  stations: string[];
  station_masters: string[];
  unbuilt: string[];
  tiles: Counts;
  objectives: Counts;
  money?: number;
  exchange_tokens?: number;
  certificates?: number;
  certificate_limit?: number;
  permanent_certificates?: number;
  step_limit?: number;
  hand_limit?: number;
  discs?: Counts;
  discard_pile?: Counts;
  hand_size?: number;
  draw_size?: number;
  hand?: Counts;
  draw_stack?: Counts;
  face_down?: Counts;
  known_in_hand?: Counts;
  discs_left?: number;
  cattle?: Counts;
}

export type MasterSpace = { master: string } | { worker: string } | { taken_by: number };

export interface KansasObservation {
  game: string;
  seats: number;
  simmental: boolean;
  buildings: string[];
  turn: number;
  seat: number | null;
  decision: string;
  prompt: string;
  last_round: boolean;
  job_market_token: number | null;
  trail: Record<string, TileOnTrail>;
  job_market: (string | null)[][];
  workers_placed: number;
  open_rows: number;
  foresights: (string | null)[][];
  bags: Counts[];
  cattle_market: Counts;
  market_stack: Counts;
  beside: Counts;
  objective_display: (string | null)[];
  objective_stack: Counts;
  station_masters: Record<string, MasterSpace>;
  box: { cards: Counts; tiles: Counts };
  players: KansasPlayer[];
  automa?: {
    seat: number;
    specialization: string;
    deck: string;
    first_city: string;
    cards_left: Counts;
    cards_used: Counts;
  };
}
