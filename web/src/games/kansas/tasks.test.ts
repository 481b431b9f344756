import { expect, test } from 'vitest';
import { Table } from '../../table/table.svelte';
import { kansas, situations } from '../../testing';
import { KansasScene } from './scene.svelte';
import { tasksDone, taskGlyphs } from './tasks';
import { KansasMoves } from './things';

test('tasks are marked as done as far as the scoring deals things out to the card', () => {
  let done = 0;
  for (const { view, log } of situations('second-edition')) {
    const d = kansas(view.game);
    const scene = new KansasScene(
      d,
      new Table(view, log, new KansasMoves(d), { send: async () => {}, undo: async () => {} }),
    );
    scene.o.players.forEach((player, seat) => {
      const cards = Object.entries(player.objectives).flatMap(([card, count]) =>
        Array.from({ length: count }, () => card),
      );
      const marked = tasksDone(scene, seat, cards).map(
        (tasks, i) =>
          taskGlyphs(scene, d.cards[cards[i]!]!, tasks).filter(
            (glyph) => 'done' in glyph && glyph.done,
          ).length,
      );
      const known = scene.o.facts.players[seat]!.tasks.filter((card) => card.in_area).flatMap(
        (card) => card.tasks.map((task) => task.done),
      );
      expect(marked.reduce((sum, n) => sum + n, 0)).toBe(known.reduce((sum, n) => sum + n, 0));
      done += known.reduce((sum, n) => sum + n, 0);
    });
  }
  expect(done).toBeGreaterThan(20);
});
