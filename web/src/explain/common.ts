import type { Counts } from '../api/types';
import { called, listed, speech, t } from '../words/speech.svelte';
import type { Explanation } from './explanation';

// What every game has: areas of the table, players, piles, prices, certificates, tokens.

/** An area by the name of its heading. */
export function explainArea(name: string): Explanation | null {
  const [title, words] = [speech.find(name), called('area', name)];
  return title && words ? { title, lines: [{ words }] } : null;
}

/** What somebody pays for something, and what there is to pay with. */
export function explainPrice(
  needs: { count: number; worker: string; price: number },
  have: { count: number; money: number | undefined },
): Explanation {
  const { count, worker, price } = needs;
  return {
    title: `$${price}`,
    lines: [{ words: t('purchase-needs', { count, worker }) }],
    notes:
      have.money === undefined
        ? []
        : [t('purchase-have', { count: have.count, worker, money: have.money })],
  };
}

interface Owner {
  money?: number;
  hand_size?: number;
  hand_limit?: number;
  step_limit?: number;
  certificates?: number;
  permanent_certificates?: number;
  exchange_tokens?: number;
  draw_size?: number;
  discard_pile?: Counts;
}

const total = (counts: Counts | undefined): number =>
  Object.values(counts ?? {}).reduce((sum, n) => sum + n, 0);

/** 2 Criollo, 1 Galloway. */
export function inWords(
  counts: Counts,
  faces: Record<string, { name: string; vp: number }>,
): string {
  const names = new Map<string, number>();
  for (const [card, count] of Object.entries(counts)) {
    const face = faces[card];
    if (face && count) names.set(face.name, (names.get(face.name) ?? 0) + count);
  }
  return listed([...names].map(([name, count]) => `${count} ${name}`));
}

/** A player's card in the top bar, and their pieces. */
export function explainSeat(name: string, player: Owner | undefined): Explanation {
  if (!player) return { title: name, lines: [] };
  const lines: string[] = [];
  if (player.money !== undefined) lines.push(t('seat-money', { money: player.money }));
  if (player.hand_size !== undefined)
    lines.push(
      t('seat-cards', {
        hand: player.hand_size,
        limit: player.hand_limit ?? player.hand_size,
        deck: player.draw_size ?? 0,
        discard: total(player.discard_pile),
      }),
    );
  if (player.step_limit !== undefined) lines.push(t('seat-steps', { steps: player.step_limit }));
  if (player.certificates !== undefined)
    lines.push(
      t('seat-certificates', {
        count: player.certificates,
        permanent: player.permanent_certificates ?? 0,
      }),
    );
  return { title: name, lines: lines.map((words) => ({ words })), notes: [t('seat-board')] };
}

/** My deck and my discard pile. */
export function explainDeck(
  player: Owner & { draw_stack?: Counts; draw_pile?: Counts },
  faces: Record<string, { name: string; vp: number }>,
): Explanation {
  const deck = player.draw_stack ?? player.draw_pile;
  const discarded = player.discard_pile ?? {};
  return {
    title: t('deck-line', { deck: player.draw_size ?? 0, discard: total(discarded) }),
    lines: [
      { words: t('deck-about') },
      ...(deck && total(deck) ? [{ words: t('deck-holds', { cards: inWords(deck, faces) }) }] : []),
      ...(total(discarded)
        ? [{ words: t('discard-holds', { cards: inWords(discarded, faces) }) }]
        : []),
    ],
  };
}

export function explainToken(): Explanation {
  return { title: t('exchange-tokens'), lines: [{ words: t('token-about') }] };
}

export function explainCertificates(limit: number | undefined): Explanation {
  return {
    title: t('certificates'),
    lines: [{ words: t('certificates-about') }],
    notes: limit === undefined ? [] : [t('certificates-limit', { limit })],
  };
}

export function explainStack(
  title: string,
  counts: Counts,
  faces: Record<string, { name: string; vp: number }>,
): Explanation {
  const holds = inWords(counts, faces);
  return {
    title,
    lines: [{ words: t('stack-of', { count: total(counts) }) }],
    notes: holds ? [t('stack-holds', { cards: holds })] : [],
  };
}
