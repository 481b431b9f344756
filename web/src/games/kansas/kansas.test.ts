import { describe, expect, it } from 'vitest';
import type { KansasObservation } from '../../api/types';
import { tileParts } from '../../draw/building';
import { Table, type Connection } from '../../table/table.svelte';
import { icons, kansas, situations } from '../../testing';
import { explainKansas } from './explain';
import { choiceLabel, optionLabel } from './labels';
import { KansasScene } from './scene.svelte';
import { foresightColumn, KansasMoves } from './things';
import { Trail } from './ways';

const NOBODY: Connection = { send: async () => {}, undo: async () => {} };
const ALL = [...situations('first-edition'), ...situations('second-edition')];
const ICONS = icons();

function sceneOf({ view, log }: (typeof ALL)[number]): KansasScene {
  const d = kansas(view.game);
  return new KansasScene(d, new Table(view, log, new KansasMoves(d), NOBODY));
}

describe('routes', () => {
  const trail = new Trail(kansas('second-edition'));
  it('follow the first branch unless another is named', () => {
    expect(trail.route('B')).toEqual(['START', 'A', 'A-1', 'A-2', 'A-3', 'B']);
    expect(trail.route('D via FLOOD-1 D').slice(-4)).toEqual(['B-2', 'B-3', 'C', 'D']);
    expect(trail.route('D via FLOOD-1 D')).toContain('FLOOD-B2');
  });
  it('go on from where the herder stands', () => {
    expect(trail.onward('B', 'C via DROUGHT-1')).toEqual(['DROUGHT-1', 'DROUGHT-2', 'DROUGHT-3', 'DROUGHT-4', 'DROUGHT-B1', 'C']);
    expect(trail.onward('G', 'KC')).toEqual(['G-1', 'KC']);
  });
});

describe.each(ALL.map((situation) => [situation.name, situation] as const))('%s', (_, situation) => {
  const scene = sceneOf(situation);
  const table = scene.table;

  it('knows what every move is about, and has a button for it', () => {
    for (const choice of table.choices) {
      if (choice.role !== 'end') expect(choice.things, choice.move).not.toHaveLength(0);
      const label = choiceLabel(scene, choice);
      expect(Boolean(label.text || label.glyphs?.length || label.badge), choice.move).toBe(true);
      for (const glyph of label.glyphs ?? []) if (glyph.g === 'icon') expect(ICONS).toContain(glyph.name);
    }
    for (const option of table.options) expect(optionLabel(scene, option)).toBeTruthy();
  });

  it('counts steps and fees as the rules do', () => {
    for (const choice of table.choices) {
      if (choice.fields.kind !== 'move') continue;
      const way = scene.ways.get(choice.code)!;
      const said = choice.words.split(';')[0]!;
      expect(way.steps, choice.words).toBe(Number(said.match(/^Move (\d+) /)![1]));
      const dollars = [...said.matchAll(/\$(\d+)(?: of \$\d+)? to /g)].reduce((sum, found) => sum + Number(found[1]), 0);
      expect(way.paid, choice.words).toBe(dollars);
      for (const fee of way.fees) expect(said).toContain(`$${fee.paid}${fee.paid < fee.due ? ` of $${fee.due}` : ''} to ${scene.payeeName(fee.payee)} at ${fee.space}`);
    }
  });

  it('offers one best way to a place unless they cannot be compared', () => {
    for (const [thing, about] of table.lit) {
      if (about[0]!.fields.kind !== 'move' || !thing.startsWith('space:')) continue;
      expect(about.length, thing).toBeLessThanOrEqual(2);
    }
  });

  it('explains everything that lies on the table', () => {
    const { d, o } = scene;
    const keys = [
      ...d.trail.spaces.map((space) => `space:${space.id}`),
      ...d.railroad.cities.map((city) => `city:${city.id}`),
      ...d.railroad.stations.map((station) => `station:${station.id}`),
      ...d.railroad.positions.map((position) => `rail:${position.id}`),
      ...d.railroad.arrows.map((arrow) => `arrow:${arrow.from}`),
      ...d.board.discs.map((disc) => `disc:${disc.id}`),
      ...d.board.auxiliary.map((action) => `aux:${action.id}`),
      ...Object.keys(d.cards).map((card) => `card:${card}`),
      ...Object.keys(d.tiles).map((tile) => `tile:${tile}`),
      ...Object.keys(d.masters).map((master) => `master:${master}`),
      ...o.buildings.map((face) => `building:${face}`),
    ];
    for (const key of keys) {
      const found = explainKansas(scene, key);
      expect(found, key).not.toBeNull();
      expect(found!.title.length, key).toBeGreaterThan(0);
    }
  });
});

describe('foresights', () => {
  const situation = situations('second-edition-3p-foresight')[0]!;
  const o = situation.view.observation as KansasObservation;
  it('belong to the column that is asked for', () => {
    const tiles = situation.view.decision!.legal!.filter((move) => move.fields.kind === 'foresight').map((move) => move.fields.tile!);
    const column = foresightColumn(o, tiles);
    expect(o.prompt).toContain(`column ${column + 1}`);
    expect(o.foresights[column]!.filter(Boolean).sort()).toEqual([...tiles].sort());
  });
});

describe('the actions of a tile', () => {
  const scene = sceneOf(ALL.find(({ name }) => name === 'second-edition-3p-phase-b')!);
  it('take up a part of it each, alternatives beside each other or one below the other', () => {
    const parts = tileParts(scene.d.neutrals.D!.actions, (action) => scene.action(action), true);
    expect(parts.map((part) => part.program)).toEqual(['outlaw', 'pay 2 => engine 2', 'auxiliary double']);
    const c = tileParts(scene.d.neutrals.C!.actions, (action) => scene.action(action), true);
    expect(c.map((part) => part.program)).toEqual(['certificate 1', 'objective', 'engine engineers']);
    expect(c[0]!.y).toBe(c[1]!.y);
    expect(c[0]!.x).toBeLessThan(c[1]!.x);
    for (const part of [...parts, ...c]) {
      expect(Math.abs(part.x) + part.w / 2).toBeLessThanOrEqual(42);
      expect(Math.abs(part.y) + part.h / 2).toBeLessThanOrEqual(42);
    }
  });
});

describe('transport', () => {
  const scene = sceneOf(ALL.find(({ name }) => name === 'second-edition-3p-city')!);
  it('is what the moves say', () => {
    for (const choice of scene.table.choices) {
      if (choice.fields.kind !== 'deliver') continue;
      const said = choice.words.match(/\$(\d+) transport/);
      expect(scene.transport(choice.fields.city!, 0), choice.words).toBe(said ? Number(said[1]) : 0);
    }
  });
});

it('calls places in sentences what the buttons call them', () => {
  const situation = ALL.find(({ view }) => view.game === 'second-edition')!;
  const { table } = sceneOf(situation);
  expect(table.named('Move 3 steps to OUTLAW-4 via FLOOD-1, not FLOOD-B1')).toBe('Move 3 steps to Outlaw 4 via Flood 1, not FLOOD-B1');
});
