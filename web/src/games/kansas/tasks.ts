import type { Card } from '../../api/kansas';
import type { Glyph } from '../../draw/glyphs';
import type { KansasScene } from './scene.svelte';

/** The tasks of an objective card as pictures, one for each thing asked for. */
export function taskGlyphs(scene: KansasScene, card: Card): Glyph[] {
  const line: Glyph[] = [];
  for (const { task, count, words } of card.tasks ?? []) {
    for (let n = 0; n < count; n++) line.push(taskGlyph(scene, task, words));
  }
  return line;
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
