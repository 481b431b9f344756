import { describe, expect, it } from 'vitest';
import type { ElPasoDescription } from '../../api/types';
import { Table, type Connection } from '../../table/table.svelte';
import { description, icons, situations } from '../../testing';
import { explainElPaso } from './explain';
import { choiceLabel, optionLabel } from './labels';
import { ElPasoScene } from './scene.svelte';
import { ElPasoMoves } from './things';

const NOBODY: Connection = { send: async () => {}, undo: async () => {} };
const d = description('el-paso') as ElPasoDescription;
const ALL = situations('el-paso');
const ICONS = icons();

const AREAS = [
  'auxiliary',
  'abilities',
  'worker-area',
  'train',
  'objective-tiles',
  'bonus-tiles',
  'worker-supply',
  'trading-posts',
  'cattle-market',
  'buildings',
  'hand-value',
];

describe.each(ALL.map((situation) => [situation.name, situation] as const))(
  '%s',
  (_, { view, log }) => {
    const table = new Table(view, log, new ElPasoMoves(d), NOBODY);
    const scene = new ElPasoScene(d, table);

    it('knows what every move is about, and has a button for it', () => {
      for (const choice of table.choices) {
        if (choice.role !== 'end') expect(choice.things, choice.move).not.toHaveLength(0);
        const label = choiceLabel(scene, choice);
        expect(Boolean(label.text || label.glyphs?.length || label.badge), choice.move).toBe(true);
        for (const glyph of label.glyphs ?? [])
          if (glyph.g === 'icon') expect(ICONS).toContain(glyph.name);
      }
      for (const option of table.options) expect(optionLabel(scene, option)).toBeTruthy();
    });

    it('shows the way of every move along the ring', () => {
      for (const { details } of table.choices) {
        if (details.kind !== 'move') continue;
        expect(details.path!.at(-1)).toBe(details.place);
        expect(details.steps).toBeLessThanOrEqual(details.path!.length);
      }
    });

    it('values the hand as a delivery does', () => {
      for (const { details } of table.choices)
        if (details.kind === 'keep') expect(scene.truth.facts.breeding_value).toBe(details.value);
    });

    it('explains everything that lies on the table', () => {
      const keys = [
        ...d.ring.spaces.map((space) => `space:${space.id}`),
        ...d.posts.map((post) => `post:${post.id}`),
        ...Object.keys(d.trains).map((card) => `train:${card}`),
        ...Object.keys(d.cards)
          .filter((card) => d.cards[card]!.kind === 'cattle')
          .map((card) => `card:${card}`),
        ...d.workers.map((worker) => `worker:${worker.id}`),
        ...Object.keys(d.objectives).map((tile) => `objective:${tile}`),
        ...Object.keys(d.bonuses).map((tile) => `bonus:${tile}`),
        ...d.board.discs.map((disc) => `disc:${disc.id}`),
        ...d.board.auxiliary.map((action) => `aux:${action.id}`),
        ...scene.o.buildings.flatMap((face) => [`building:${face}`, `building-price:${face}`]),
        ...Object.keys(d.cards)
          .filter((card) => d.cards[card]!.cowboys)
          .map((card) => `card-price:${card}`),
        ...AREAS.map((area) => `area:${area}`),
      ];
      for (const key of keys)
        expect(explainElPaso(scene, key)?.title.length, key).toBeGreaterThan(0);
    });
  },
);
