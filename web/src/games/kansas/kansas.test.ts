import { describe, expect, it } from 'vitest';
import type { KansasObservation } from '../../api/types';
import { tileParts } from '../../draw/building';
import { Table, type Connection } from '../../table/table.svelte';
import { icons, kansas, situations } from '../../testing';
import { explainKansas } from './explain';
import { choiceLabel, optionLabel } from './labels';
import { KansasScene } from './scene.svelte';
import { KansasMoves } from './things';
import { paidTo, wayOf } from './ways';

const NOBODY: Connection = { send: async () => {}, undo: async () => {} };
const ALL = [...situations('first-edition'), ...situations('second-edition')];
const ICONS = icons();
const AREAS = [
  'auxiliary',
  'workers',
  'limits',
  'to-build',
  'job-market',
  'cattle-market',
  'foresights',
  'objectives-on-offer',
  'hand-value',
];

function sceneOf({ view, log }: (typeof ALL)[number]): KansasScene {
  const d = kansas(view.game);
  return new KansasScene(d, new Table(view, log, new KansasMoves(d), NOBODY));
}

describe.each(ALL.map((situation) => [situation.name, situation] as const))(
  '%s',
  (_, situation) => {
    const scene = sceneOf(situation);
    const table = scene.table;

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

    it('shows the steps and fees of every way', () => {
      for (const choice of table.choices) {
        if (choice.details.kind !== 'move') continue;
        const way = wayOf(choice)!;
        expect(way.spaces.at(-1), choice.move).toBe(choice.details.place);
        expect(
          [...paidTo(way).values()].reduce((sum, paid) => sum + paid, 0),
          choice.move,
        ).toBe(way.paid);
        for (const fee of way.fees)
          expect(scene.fee(fee.place), choice.move).toEqual({
            amount: fee.due,
            payee: fee.payee ?? null,
          });
      }
    });

    it('offers one best way to a place unless they cannot be compared', () => {
      for (const [thing, about] of table.lit) {
        if (about[0]!.details.kind !== 'move' || !thing.startsWith('space:')) continue;
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
        `space:${d.trail.start}`,
        ...AREAS.map((area) => `area:${area}`),
      ];
      for (const key of keys) {
        const found = explainKansas(scene, key);
        expect(found, key).not.toBeNull();
        expect(found!.title.length, key).toBeGreaterThan(0);
      }
    });
  },
);

describe.each(['first-edition', 'second-edition'])('station masters of the %s', (game) => {
  it('have a picture each', () => {
    const scene = sceneOf(ALL.find(({ view }) => view.game === game)!);
    const masters = Object.keys(scene.d.masters).map((id) => scene.master(id));
    expect(masters.length).toBeGreaterThan(4);
    // With room for both halves, and where only one is drawn.
    for (const picture of [
      masters.map(({ gives, counts }) => [...gives, ...counts]),
      masters.map(({ gives, counts }) => (counts.length ? counts : gives)),
    ])
      expect(new Set(picture.map((line) => JSON.stringify(line))).size).toBe(masters.length);
  });
});

describe('foresights', () => {
  const { view } = situations('second-edition-3p-foresight')[0]!;
  const o = view.observation as KansasObservation;
  it('belong to the column that is asked for', () => {
    const moves = new KansasMoves(kansas(view.game));
    const column = view.decision!.details.column! - 1;
    const tiles = view
      .decision!.legal!.filter(({ details }) => details.kind === 'foresight')
      .map((move) => moves.read(move, view).things[0]!);
    expect(
      o.foresights[column]!.filter(Boolean)
        .map((tile) => `foresight:${column}:${tile}`)
        .sort(),
    ).toEqual(tiles.sort());
  });
});

describe('the actions of a tile', () => {
  const scene = sceneOf(ALL.find(({ name }) => name === 'second-edition-3p-phase-b')!);
  it('take up a part of it each, alternatives beside each other or one below the other', () => {
    const parts = tileParts(scene.d.neutrals.D!.actions, (action) => scene.action(action), true);
    expect(parts.map((part) => part.program)).toEqual([
      'outlaw',
      'pay 2 => engine 2',
      'auxiliary double',
    ]);
    const c = tileParts(scene.d.neutrals.C!.actions, (action) => scene.action(action), true);
    expect(c.map((part) => part.program)).toEqual([
      'certificate 1',
      'objective',
      'engine engineers',
    ]);
    expect(c[0]!.y).toBe(c[1]!.y);
    expect(c[0]!.x).toBeLessThan(c[1]!.x);
    for (const part of [...parts, ...c]) {
      expect(Math.abs(part.x) + part.w / 2).toBeLessThanOrEqual(42);
      expect(Math.abs(part.y) + part.h / 2).toBeLessThanOrEqual(42);
    }
  });
});

it('knows what transport costs', () => {
  const scene = sceneOf(ALL.find(({ name }) => name === 'second-edition-3p-city')!);
  const deliveries = scene.table.choices.filter(({ details }) => details.kind === 'deliver');
  expect(deliveries.length).toBeGreaterThan(1);
  for (const { details } of deliveries)
    expect(scene.transport(details.city!, 0), details.city).toBe(details.transport);
});

it('calls a place what the language calls it', () => {
  const scene = sceneOf(ALL.find(({ name }) => name === 'second-edition-3p-start')!);
  expect(['FLOOD-2', 'OUTLAW-4', 'A-1', 'KC'].map((id) => scene.placeName(id))).toEqual([
    'Flood 2',
    'Outlaw 4',
    'A-1',
    'Kansas City',
  ]);
});

it('names the buildings next to a space, either way along the trail', () => {
  const scene = sceneOf(ALL.find(({ name }) => name === 'second-edition-3p-start')!);
  for (const { id, kind } of scene.d.trail.spaces.filter((space) => space.kind === 'neutral')) {
    const around = scene.d.trail.spaces.filter(
      (space) => space.kind === 'building' && scene.beside(space.id).includes(id),
    );
    expect(around.length, `${kind} ${id}`).toBeGreaterThan(0);
    for (const space of around)
      expect(space.next.includes(id) || scene.space(id).next.includes(space.id)).toBe(true);
  }
});
