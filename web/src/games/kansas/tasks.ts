import type { Card } from '../../api/types';
import type { Glyph } from '../../draw/glyphs';
import type { KansasScene } from './scene.svelte';

/** The tasks of an objective card as pictures, one for each thing asked for, and how many of each are done. */
export function taskGlyphs(
  scene: KansasScene,
  card: Card,
  done: Record<string, number> = {},
): Glyph[] {
  const line: Glyph[] = [];
  for (const { task, count, words } of card.tasks ?? []) {
    for (let n = 0; n < count; n++)
      line.push({
        ...taskGlyph(scene, task, words),
        ...(n < (done[task] ?? 0) ? { done: true } : {}),
      } as Glyph);
  }
  return line;
}

/** What is done of each of these objective cards of a seat, as the scoring deals things out to them. */
export function tasksDone(
  scene: KansasScene,
  seat: number,
  cards: string[],
): Record<string, number>[] {
  const known = (scene.o.facts.players[seat]?.tasks ?? []).filter((card) => card.in_area);
  return cards.map((id) => {
    const at = known.findIndex((card) => card.card === id);
    const [found] = at < 0 ? [] : known.splice(at, 1);
    return Object.fromEntries((found?.tasks ?? []).map(({ task, done }) => [task, done]));
  });
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
