import type { Counts, DescriptionBase, Edge } from './types';

// El Paso: description and observation.

export interface RingSpace {
  id: string;
  name: string;
  kind: 'city' | 'neutral' | 'building';
  x: number;
  y: number;
  next: string[];
  cost: number;
  words: string;
}

export interface Post {
  id: string;
  value: number;
  dark: boolean;
  repeat: boolean;
  action: string | null;
  vp: number;
  words: string;
}

export interface PublicBuilding {
  number: number;
  workers: number;
  price: number;
  vp: number;
  actions: string[][];
  words: string;
}

export interface ElPasoCard {
  kind: 'cattle' | 'worker';
  name: string;
  vp: number;
  words: string;
  colour?: string;
  value?: number;
  cowboys?: number;
}

export interface ElPasoDescription extends DescriptionBase {
  family: 'elpaso';
  ring: { spaces: RingSpace[]; edges: Edge[]; city: string };
  neutrals: Record<string, { actions: string[][]; words: string }>;
  buildings: Record<string, PublicBuilding>;
  trains: Record<string, { engineers: number; price: number; front: string[][]; star: string[][]; words: string }>;
  posts: Post[];
  cards: Record<string, ElPasoCard>;
  workers: { id: string; name: string; bonus: string | null; words: string }[];
  dollars_per_worker: number;
  joker_extra: number;
  objectives: Record<string, { vp: number; needs: { need: string; count: number; words: string }[]; words: string }>;
  bonuses: Record<string, { vp: number; action: string | null; permanent: number; duplicate: number; words: string }>;
  display: number;
  simmental: { card: string; cards: Record<string, number>; vp: number };
  income: number;
  board: {
    hand_limit: number;
    steps: number;
    certificate_limit: number;
    markers: number;
    discs: {
      id: string; name: string; dark: boolean; money: number; permanent: number; cards: number;
      steps: number; words: string;
    }[];
    auxiliary: { id: string; disc: string; locked: boolean; action: string; upgraded: string; words: string }[];
  };
  automa: { name: string; cards: Record<string, string> } | null;
}

export interface ElPasoPlayer {
  herder: string | null;
  markers: number;
  posts: Counts;
  worker_area: Counts;
  objectives: Counts;
  bonus_tiles: Counts;
  money?: number;
  exchange_tokens?: number;
  certificates?: number;
  permanent_certificates?: number;
  step_limit?: number;
  hand_limit?: number;
  discs?: string[];
  discard_pile?: Counts;
  hand_size?: number;
  draw_size?: number;
  hand?: Counts;
  draw_pile?: Counts;
  face_down?: Counts;
  known_in_hand?: Counts;
  discs_left?: number;
  cattle?: Counts;
}

export interface ElPasoObservation {
  game: string;
  seats: number;
  buildings: string[];
  trains: ('front' | 'star')[];
  turn: number;
  seat: number | null;
  decision: string;
  prompt: string;
  last_round: boolean;
  claimer: number | null;
  ring: Record<string, { tile: string; owner?: number }>;
  building_display: Counts;
  cattle_market: Counts;
  worker_supply: Counts;
  simmental: number;
  objective_display: (string | null)[];
  objective_stack: Counts;
  bonus_display: (string | null)[];
  bonus_stack: Counts;
  box: Counts;
  players: ElPasoPlayer[];
  automa?: { seat: number; order: string[]; cards_left: Counts; cards_used: Counts; supply: Counts };
}
