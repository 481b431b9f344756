import { describe, expect, it } from 'vitest';
import { Table, type Connection } from '../table/table.svelte';
import type { Label } from '../table/labels';
import { description, GAMES, situations, type Situation } from '../testing';
import { choiceLabel as elPasoLabel } from './elpaso/labels';
import { ElPasoScene } from './elpaso/scene.svelte';
import { choiceLabel as kansasLabel } from './kansas/labels';
import { KansasScene } from './kansas/scene.svelte';
import { readerOf } from './families';

// What a move is about, its price and its points are the same whatever language its words are in.

const NOBODY: Connection = { send: async () => {}, undo: async () => {} };

/** Everything about the moves of a situation that is no word. */
function facts({ view, log }: Situation, folder: string): unknown[] {
  const d = description(view.game, folder);
  const table = new Table(view, log, readerOf(d), NOBODY);
  const label = ((): ((choice: (typeof table.choices)[number]) => Label) => {
    if (d.family === 'kansas') {
      const scene = new KansasScene(d, table);
      return (choice) => kansasLabel(scene, choice);
    }
    const scene = new ElPasoScene(d, table);
    return (choice) => elPasoLabel(scene, choice);
  })();
  return table.choices.map((choice) => {
    const { end, badge, pays, glyphs } = label(choice);
    return {
      move: choice.move,
      things: choice.things,
      role: choice.role,
      end,
      badge,
      pays,
      glyphs: glyphs?.map((glyph) => ({ ...glyph, words: undefined })),
    };
  });
}

describe.each(GAMES)('%s', (game) => {
  const english = situations(game);
  const german = situations(game, 'de/');

  it('has the same moves in German', () => {
    expect(english.length).toBeGreaterThan(20);
    for (const [at, situation] of english.entries())
      expect(facts(german[at]!, 'de/'), situation.name).toEqual(facts(situation, ''));
  });

  it('says them in other words', () => {
    const same = english.flatMap(({ view }, at) =>
      (view.decision?.legal ?? []).filter(
        (move, n) => move.text === german[at]!.view.decision!.legal![n]!.text,
      ),
    );
    expect(same).toEqual([]);
    const events = english.flatMap(({ log }, at) =>
      log.flatMap((entry, n) =>
        (entry.events ?? []).filter(
          (event, m) => event.text === german[at]!.log[n]!.events![m]!.text,
        ),
      ),
    );
    expect(events).toEqual([]);
  });
});
