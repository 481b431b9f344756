import { describe, expect, it } from 'vitest';
import type { ElPasoDescription, KansasDescription, KansasObservation } from '../api/types';
import { ElPasoScene } from '../games/elpaso/scene.svelte';
import { KansasScene } from '../games/kansas/scene.svelte';
import { readerOf } from '../games/families';
import { Table } from '../table/table.svelte';
import { courses, description, GAMES, situations } from '../testing';
import { elPasoParts } from './elpaso';
import { itemsOf } from './items';
import { kansasParts } from './kansas';
import { counted, facts, type TextPart } from './parts';

const nothing = { send: async () => undefined, undo: async () => undefined };

function partsOf(game: string, situation: ReturnType<typeof situations>[number]): TextPart[] {
  const d = description(game);
  const table = new Table(situation.view, situation.log, readerOf(d), nothing);
  return d.family === 'kansas'
    ? kansasParts(new KansasScene(d as KansasDescription, table))
    : elPasoParts(new ElPasoScene(d as ElPasoDescription, table));
}

describe('text view', () => {
  it.each(GAMES)('%s: says everything in words in every situation', (game) => {
    const all = situations(`${game}-`);
    expect(all.length).toBeGreaterThan(5);
    for (const situation of all) {
      const parts = partsOf(game, situation);
      expect(new Set(parts.map((part) => part.id)).size).toBe(parts.length);
      const text = JSON.stringify(parts);
      expect(text, situation.name).not.toMatch(/undefined|NaN|\[object|null/);
      for (const { table } of parts)
        for (const row of table?.rows ?? []) expect(row.length).toBe(table!.head.length);
    }
  });

  it('has the cards of my hand, all spaces, all cities and all players', () => {
    const situation = situations('second-edition-3p').find(({ name }) => name.endsWith('phase-a'))!;
    const d = description('second-edition') as KansasDescription;
    const o = situation.view.observation as KansasObservation;
    const parts = new Map(partsOf('second-edition', situation).map((part) => [part.id, part]));
    const cards = Object.entries(o.players[0]!.hand!).filter(([, count]) => count);
    expect(parts.get('hand')!.table!.rows.map(([name, count]) => [name, count])).toEqual(
      cards.map(([id, count]) => [d.cards[id]!.name, String(count)]),
    );
    expect(parts.get('cities')!.table!.rows.length).toBe(d.railroad.cities.length);
    expect(parts.get('trail')!.table!.rows.length).toBe(
      d.trail.spaces.filter((space) => space.kind !== 'start').length +
        (o.players.some((player) => player.herder === d.trail.start) ? 1 : 0),
    );
    expect([0, 1, 2].map((seat) => parts.get(`player-${seat}`)!.lines![0])).toEqual(
      o.players.map((player) => `Money: $${player.money}`),
    );
  });

  it.each(GAMES)('%s: the first item can be taken back wherever one can', (game) => {
    const views = [
      ...situations(`${game}-`).map(({ view }) => view),
      ...courses().flatMap(({ name, views }) => (name.includes(game) ? views : [])),
    ];
    let mixed = 0;
    for (const view of views) {
      const { choices } = new Table(view, [], readerOf(description(game)), nothing);
      const { several, single } = itemsOf(choices);
      const listed = [...several.flatMap(([, group]) => group), ...single];
      const codes = (of: typeof choices): string => `${of.map(({ code }) => code).sort()}`;
      expect(codes(listed)).toBe(codes(choices));
      if (!choices.some(({ final }) => !final)) continue;
      // The head of a group only opens it; inside it the order is the same.
      if (several.length) {
        for (const [, group] of several)
          if (group.some(({ final }) => !final)) expect(group[0]!.final).toBe(false);
      } else expect(single[0]!.final).toBe(false);
      if (choices.some(({ final }) => final)) mixed++;
    }
    expect(views.length).toBeGreaterThan(50);
    expect(mixed).toBeGreaterThan(3);
  });

  it('counts in words', () => {
    expect(counted({ a: 2, b: 0, c: 1 }, (id) => id.toUpperCase(), 'none')).toBe('2 × A, C');
    expect(counted({}, String, 'none')).toBe('none');
    expect(
      facts([
        ['A', 0],
        ['B', undefined],
        ['C', ''],
      ]),
    ).toEqual(['A: 0']);
  });
});
