import type { Glyph } from '../draw/glyphs';

// What everybody may look into: it is open at a real table, too, and only takes time to count.

/** A kind of card or tile with its sign. */
export interface Kind {
  id: string;
  name: string;
  sign: Glyph[];
}

/** How many cards of a kind lie where; of others, hand and draw pile are known together only. */
export interface CardRow extends Kind {
  hand: number;
  draw: number;
  together: number; // hand and draw pile of somebody else
  discard: number;
}

export interface Deck {
  seat: number;
  mine: boolean;
  rows: CardRow[];
}

/** What is left in a face-down stack, or of a supply. */
export interface Stack {
  title: string;
  rows: (Kind & { count: number })[];
}

/** What there are workers and money for, and where a delivery is still possible. */
export interface Reach {
  seat: number;
  buys: Kind[];
  delivers: Kind[];
}

export interface OpenFacts {
  order: string[]; // of the points' categories
  decks: Deck[];
  left: Stack[];
  reach: Reach[];
}

type Counts = Record<string, number>;

interface Owner {
  hand?: Counts;
  face_down?: Counts;
  discard_pile?: Counts;
}

/** The cards of a player by kind; `draw` is the own draw pile. */
export function deckOf(
  seat: number,
  owner: Owner,
  draw: Counts | undefined,
  kindOf: (card: string) => Kind,
  rank: (card: string) => number,
): Deck {
  const piles = [owner.hand, draw, owner.face_down, owner.discard_pile];
  const cards = new Set(piles.flatMap((pile) => Object.keys(pile ?? {})));
  const rows = [...cards]
    .sort((a, b) => rank(a) - rank(b))
    .map((card) => ({
      ...kindOf(card),
      hand: owner.hand?.[card] ?? 0,
      draw: draw?.[card] ?? 0,
      together: owner.face_down?.[card] ?? 0,
      discard: owner.discard_pile?.[card] ?? 0,
    }))
    .filter((row) => row.hand + row.draw + row.together + row.discard > 0);
  return { seat, mine: owner.hand !== undefined, rows };
}

export function stackOf(title: string, counts: Counts, kindOf: (id: string) => Kind): Stack {
  const rows = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => ({ ...kindOf(id), count }));
  return { title, rows };
}
