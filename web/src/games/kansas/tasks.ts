import type { Card } from '../../api/types';
import type { Glyph } from '../../draw/glyphs';
import type { KansasScene } from './scene.svelte';

/** The tasks of an objective card as pictures, one for each thing asked for, and how many of each are done. */
export function taskGlyphs(scene: KansasScene, card: Card, done: Record<string, number> = {}): Glyph[] {
  const line: Glyph[] = [];
  for (const { task, count, words } of card.tasks ?? []) {
    for (let n = 0; n < count; n++) line.push({ ...taskGlyph(scene, task, words), ...(n < (done[task] ?? 0) ? { done: true } : {}) } as Glyph);
  }
  return line;
}

/** What a player owns of the things objective cards ask for; cattle only where the deck is known. */
export function taskItems(scene: KansasScene, seat: number): Record<string, number> {
  const player = scene.o.players[seat]!;
  const items: Record<string, number> = {
    building: Object.values(scene.o.trail).filter((tile) => tile.owner === seat).length,
    station: player.stations.length,
    'last-city': player.cities[scene.d.railroad.cities.at(-1)!.id] ?? 0,
  };
  const add = (task: string, count: number): void => void (items[task] = (items[task] ?? 0) + count);
  for (const [tile, count] of Object.entries(player.tiles)) add(scene.d.tiles[tile]?.kind === 'hazard' ? 'hazard' : tile, count);
  for (const pile of [player.hand, player.draw_stack, player.discard_pile, player.face_down, player.cattle]) {
    for (const [id, count] of Object.entries(pile ?? {})) {
      const card = scene.d.cards[id];
      if (card?.kind === 'cattle' && !card.variant) add(`cattle-${card.value}`, count);
    }
  }
  return items;
}

/** What is done of each card when a thing counts for one card only: cards that are complete take theirs first. */
export function tasksDone(cards: Pick<Card, 'tasks' | 'vp'>[], items: Record<string, number>): Record<string, number>[] {
  const left = { ...items };
  const done: Record<string, number>[] = cards.map(() => ({}));
  const order = cards.map((_, i) => i).sort((a, b) => cards[b]!.vp - cards[a]!.vp);
  const take = (i: number): void => {
    for (const { task, count } of cards[i]!.tasks ?? []) {
      const taken = Math.min(count, left[task] ?? 0);
      left[task] = (left[task] ?? 0) - taken;
      done[i]![task] = taken;
    }
  };
  const complete = (i: number): boolean => (cards[i]!.tasks ?? []).every(({ task, count }) => (left[task] ?? 0) >= count);
  const later: number[] = [];
  for (const i of order) {
    if (complete(i)) take(i);
    else later.push(i);
  }
  later.forEach(take);
  return done;
}

function taskGlyph(scene: KansasScene, task: string, words: string): Glyph {
  switch (task) {
    case 'building':
      return { g: 'icon', name: 'house', words };
    case 'station':
      return { g: 'icon', name: 'station', words };
    case 'hazard':
      return { g: 'icon', name: 'hazard', tone: 'var(--hazard)', words };
    case 'green-outlaw':
    case 'orange-outlaw':
      return { g: 'icon', name: scene.glyphNames.outlaw, tone: scene.outlawColour(task), words };
    case 'last-city':
      return { g: 'icon', name: 'city', n: String(scene.d.railroad.cities.at(-1)!.value), words };
    default:
      return { g: 'value', n: task.slice(task.indexOf('-') + 1), words };
  }
}
